"""The line over a chouette's board: what it waits for, or how its last game ended."""

from collections import Counter
from collections.abc import Sequence

from bot.engine import Side
from bot.engine.chouette import (
    Chouette,
    ChouettePhase,
    Decision,
    Need,
    Settlement,
    holding,
    is_in_grace,
    sums,
)
from bot.engine.chouette.answers import offers_due
from bot.engine.chouette.people import bets_played_by
from bot.play.chouette.members import asked_task, partner_in, settled
from bot.play.chouette.text.people import Names, plain_player_name
from bot.play.chouette.text.status import call, to_answer
from bot.text.catalogue import phrase


def headline(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    """Return the current task; it begins with the name of the box or captain if it is theirs."""
    if chouette.is_closed:
        return phrase("chouette-over")
    if not waiting:
        return _waits_for_crew(chouette, names) if is_in_grace(chouette) else ""
    match chouette.phase:
        case ChouettePhase.ANSWER | ChouettePhase.EXTRAS:
            return _answers(chouette, waiting, names)
        case ChouettePhase.PARTNER if waiting[0].need is Need.BE_PARTNER:
            player, members = plain_player_name(names, waiting[0].of), len(waiting)
            return phrase("chouette-picture-to-answer-box", player=player, members=members)
        case ChouettePhase.CUBE if chouette.current.doubling.is_roll_pressed:
            return _waits(chouette, names)
        case _:
            return call(_acting(chouette, waiting[0], names), asked_task(chouette, waiting[0], names))


def _waits_for_crew(chouette: Chouette, names: Names) -> str:
    return phrase("chouette-picture-waits-for-crew", captain=_captain(chouette, names))


def _waits(chouette: Chouette, names: Names) -> str:
    """For whom the roll waits."""
    held_by = holding(chouette)
    return phrase(
        "chouette-picture-waits-for",
        captain=_captain(chouette, names),
        player=plain_player_name(names, held_by[0]),
        members=len(held_by),
    )


def _acting(chouette: Chouette, asked: Decision, names: Names) -> str:
    """Return the player who must act, after the name of the box or captain if they act for them."""
    who, current = plain_player_name(names, asked.player), chouette.in_play
    if current is None:
        return who
    is_boxs = asked.player == current.substitute
    plate = current.box if is_boxs else current.captain if asked.player == current.relief else asked.player
    return who if plate == asked.player else f"{plain_player_name(names, plate)} · {who}"


def _answers(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    """Return the player who must answer, and how many doubles; of several members, only their number."""
    current = chouette.current
    left = tuple(dict.fromkeys(each.of for each in waiting))
    if left == (current.box,):
        return call(_acting(chouette, waiting[0], names), _to_box(chouette))
    if len(left) == 1:
        return call(plain_player_name(names, waiting[0].player), _to_member(chouette, waiting[0]))
    if current.lone is None:
        asked = len({offer.player for offer in offers_due(chouette)} | set(left))
        captain = _captain(chouette, names)
        return phrase("chouette-picture-answers", captain=captain, left=len(left), asked=asked)
    player, asked = plain_player_name(names, current.lone.player), max(len(current.lone.droppers), len(left))
    return phrase("chouette-picture-answers-extra", player=player, left=len(left), asked=asked)


def _to_box(chouette: Chouette) -> str:
    found = [offer for offer in offers_due(chouette) if offer.player == chouette.current.box]
    if len(found) > 1:
        return phrase("chouette-picture-task-answer-cubes", stage=found[0].stage, cubes=len(found))
    return to_answer(Counter(offer.stage for offer in found))


def _to_member(chouette: Chouette, asked: Decision) -> str:
    stages = [offer.stage for offer in offers_due(chouette) if offer.player == asked.of]
    return to_answer({stages[0]: 1} if asked.need is Need.ANSWER and stages else {})


def _captain(chouette: Chouette, names: Names) -> str:
    return plain_player_name(names, chouette.current.captain)


def winning_side(last: Settlement) -> Side | None:
    """White for the box with a partner, Black for the team; None if even."""
    net = _net_of_box(last)
    return None if net == 0 else Side.BLACK if net < 0 else Side.WHITE


def _net_of_box(last: Settlement) -> int:
    """Return the points that the box won in a game, with its partner's."""
    won, partner = sums(last.transfers), partner_in(last)
    return won.get(last.game.bets[0].white, 0) + (won.get(partner, 0) if partner is not None else 0)


def settled_headline(last: Settlement, names: Names) -> str:
    """Return the points that the box, with its partner, or the team won in a game."""
    box, partner, net = plain_player_name(names, last.game.bets[0].white), partner_in(last), _net_of_box(last)
    if net == 0:
        return phrase("chouette-picture-ends-even", number=last.number)
    if net < 0:
        return phrase("chouette-picture-team-wins", points=-net)
    if partner is None:
        return phrase("chouette-picture-box-wins", box=box, points=net)
    return phrase(
        "chouette-picture-partners-win", box=box, partner=plain_player_name(names, partner), points=net
    )


OF_THE_TURN = (Need.ROLL, Need.HOLD, Need.MOVE)


def side_awaited(chouette: Chouette, waiting: Sequence[Decision]) -> Side | None:
    """The side that the game waits for, between games the winner's; None if neither."""
    last = settled(chouette)
    if last is not None:
        return winning_side(last)
    if not waiting:
        return chouette.game.on_roll if is_in_grace(chouette) else None
    first = waiting[0]
    if chouette.in_play is None:
        return Side.WHITE if first.of == chouette.box else Side.BLACK
    if first.need in OF_THE_TURN:
        return chouette.game.on_roll
    return chouette.game.side_of(bets_played_by(chouette, first.of)) or Side.WHITE
