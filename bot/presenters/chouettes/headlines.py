"""What a chouette waits for, or how its last game ended, in the few words that stand in the picture."""

from collections.abc import Sequence

from bot.engine import Side, Stage
from bot.engine.chouette import Chouette, Decision, Need, Settlement, Step, holding, sums
from bot.engine.chouette.asks import asked_now
from bot.presenters.chouettes.rows import partner_in
from bot.presenters.chouettes.tasks import asked_task
from bot.presenters.sentences.chouette.people import Names
from bot.presenters.sentences.chouette.people import called_plainly as called
from bot.presenters.sentences.words import STAGES, count

TEAM = "The team"


def headline(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    """Return what is waited for; it begins with the name of the box or captain where it is about him."""
    if chouette.is_closed:
        return "The chouette is over"
    if not waiting:
        return ""
    match chouette.step:
        case Step.ANSWER | Step.EXTRAS:
            return _answers(chouette, waiting, names)
        case Step.PARTNER if waiting[0].need is Need.BE_PARTNER:
            return f"{_together([each.of for each in waiting], names)} to answer"
        case Step.CUBE if chouette.current.window.is_roll_pressed:
            return f"{_captain(chouette, names)} waits for {_together(holding(chouette), names)}"
        case _:
            return f"{called(names, waiting[0].player)} {asked_task(chouette, waiting[0], names)}"


def _answers(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    """Say who must answer, and to how many doubles; of several members how many still must."""
    current = chouette.current
    left = tuple(dict.fromkeys(each.of for each in waiting))
    if left == (current.box,):
        return f"{called(names, waiting[0].player)} {_to_box(chouette)}"
    if len(left) == 1:
        return f"{called(names, waiting[0].player)} {_to_member(chouette, waiting[0])}"
    lone = current.lone
    asked = lone.droppers if lone else dict.fromkeys(ask.player for ask in asked_now(chouette))
    whose = f"{called(names, lone.player)} alone" if lone else _captain(chouette, names)
    return f"{whose} · {len(left)} of {max(len(asked), len(left))} to answer"


def _to_box(chouette: Chouette) -> str:
    found = [ask for ask in asked_now(chouette) if ask.player == chouette.current.box]
    if len(found) == 1:
        return _to_answer(found[0].stage)
    return f"to answer {count(len(found), STAGES[found[0].stage])}" if found else "to answer"


def _to_member(chouette: Chouette, asked: Decision) -> str:
    stages = [ask.stage for ask in asked_now(chouette) if ask.player == asked.of]
    return _to_answer(stages[0]) if asked.need is Need.ANSWER and stages else "to answer"


def _to_answer(stage: Stage) -> str:
    return "to take or pass" if stage is Stage.DOUBLE else f"to answer the {STAGES[stage]}"


def _captain(chouette: Chouette, names: Names) -> str:
    return called(names, chouette.current.captain)


def _together(players: Sequence[int], names: Names) -> str:
    return called(names, players[0]) if len(players) == 1 else f"{len(players)} members"


def winning_side(last: Settlement) -> Side | None:
    """Return the side that won a game, White for the box with a partner, Black for the team; None if even."""
    net = _net_of_box(last)
    return None if net == 0 else Side.BLACK if net < 0 else Side.WHITE


def _net_of_box(last: Settlement) -> int:
    """Return what the box won in a game, with his partner."""
    won, partner = sums(last.transfers), partner_in(last)
    return won.get(last.game.bets[0].white, 0) + (won.get(partner, 0) if partner is not None else 0)


def settled_headline(last: Settlement, names: Names) -> str:
    """Return what the box, with his partner, or the team won in a game."""
    box, partner = last.game.bets[0].white, partner_in(last)
    net = _net_of_box(last)
    if net == 0:
        return f"Game {last.number} ends even"
    if net < 0:
        return f"{TEAM} wins {count(-net, 'point')}"
    if partner is None:
        return f"{called(names, box)} wins {count(net, 'point')}"
    return f"{called(names, box)} and {called(names, partner)} win {count(net, 'point')}"
