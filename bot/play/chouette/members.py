"""The words for each member beside a chouette's board, and the headline for all."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from bot.engine import Answer, Bet, Ending, Game, OfferStage, Side, WinKind
from bot.engine.chouette import (
    Chouette,
    ChouetteGame,
    ChouettePhase,
    CubeAnswer,
    Decision,
    LoneRule,
    Need,
    Settlement,
    Why,
    box_won_by,
    cubes_to_offer,
    holding,
    main_bet,
    sums,
)
from bot.engine.chouette import transfers as paid_so_far
from bot.engine.chouette.answers import offers_due, open_offers
from bot.engine.chouette.people import bets_played_by, box_player, is_out, is_present
from bot.engine.keys import PlayerId
from bot.play.chouette.text.ledger import REFUSED
from bot.play.chouette.text.people import Names
from bot.play.chouette.text.people import called_plainly as called
from bot.play.chouette.text.status import gone, to_play
from bot.play.text.words import ANSWERS, KINDS, STAGES, count

ANSWERED: Final = "has answered"
WON: Final = {
    Ending.DROPPED: "cashed",
    Ending.RESIGNED: "box conceded",
    Ending.SETTLED: "settled",
    Ending.FORFEITED: "box forfeited",
}
LOST: Final = {Ending.DROPPED: "passed", Ending.RESIGNED: "conceded", Ending.SETTLED: "settled"}


def asked_task(chouette: Chouette, asked: Decision, names: Names) -> str:  # noqa: PLR0911 - a match
    """What the game waits for: of the player, or of whoever speaks for them."""
    match asked.need:
        case Need.ANSWER | Need.BE_PARTNER:
            return _to_answer(asked, names)
        case Need.ROLL:
            return _to_roll(chouette, asked.player)
        case Need.HOLD:
            return "may still double"
        case Need.EXTRA:
            return "to give an extra"
        case Need.LAST_WORD:
            is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
            return "to keep or retract" if is_extras else "to beaver or pass"
        case Need.MOVE:
            return to_play(chouette.game.roll)
        case Need.SEEK_PARTNER:
            return "to seek a partner"
        case unknown:
            assert_never(unknown)


def _to_answer(asked: Decision, names: Names) -> str:
    return "to answer" if asked.player == asked.of else f"{called(names, asked.player)} to answer"


def _to_roll(chouette: Chouette, player: PlayerId) -> str:
    return "to roll or double" if cubes_to_offer(chouette, player) else "to roll"


def state_task(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """The note about somebody whom the game does not wait for: what matters most, or ""."""
    return next((words for describe in _STATES for words in describe(chouette, player, names)), "")


def _answered(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """That a double was answered, and how if that may be seen."""
    given = [one for one in chouette.current.answers if one.player == player]
    if any(offer.player == player for offer in open_offers(chouette)):
        is_asked = any(offer.player == player for offer in offers_due(chouette))
        yield from (_given(one) for one in given)
        yield ANSWERED if is_asked else "after the captain"
    search = chouette.search
    if search and any(reply.player == player for reply in search.replies):
        yield ANSWERED


def _given(given: CubeAnswer) -> str:
    if given.answer is None:
        return ANSWERED
    does = ANSWERS[given.answer].does
    return does if given.is_shown else f"{does}, sealed"


def _doubles(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """That somebody has doubled, or will when the cube phase ends."""
    bet = main_bet(chouette.current, player)
    if bet is None or not bet.is_active or (chouette.sheet.is_single and player != chouette.current.captain):
        return
    cube = chouette.game.cubes[bet.cube]
    if cube.offer and cube.offer.to is Side.WHITE:
        yield f"{STAGES[cube.offer.stage]}s to {cube.accepted_value}"
    elif bet.cube in chouette.current.window.offers and chouette.game.on_roll is Side.BLACK:
        yield "will double"


def _alone(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """The lone taker, and who gives them extras."""
    lone = chouette.current.lone
    if lone is None:
        return
    if player == lone.player:
        yield "takes alone" if lone.answer is Answer.TAKE else "beavers alone"
    if player in lone.givers:
        yield "gives an extra"
    if any(reply.player == player for reply in lone.replies):
        yield ANSWERED


def _plays_for_others(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    """Who plays for the box, or with extras, after their own bet is over."""
    current = chouette.current
    if player == current.substitute:
        yield "plays for the box"
    for bet in current.game.active_bets(player):
        if bet.white == player:
            yield "gave an extra"
        elif bet.white != current.box and _is_over(main_bet(current, player)):
            yield "plays the extras"


def _over(chouette: Chouette, player: PlayerId, _names: Names) -> Iterator[str]:
    bet = main_bet(chouette.current, player)
    if bet is not None and _is_over(bet):
        yield ending(chouette.game, bet)


def _gone(chouette: Chouette, player: PlayerId, names: Names) -> Iterator[str]:
    """Who no longer acts for themselves, and who answers for them."""
    if is_present(chouette, player):
        return
    where = gone(chouette, player)
    proxies = (one.proxy for one in chouette.current.proxies if one.member == player)
    proxy = next((proxy for proxy in proxies if is_present(chouette, proxy)), None)
    yield where if proxy is None else f"{where}, proxy {called(names, proxy)}"


def _is_over(bet: Bet | None) -> bool:
    return bet is not None and not bet.is_active


def ending(game: Game, bet: Bet) -> str:
    """How a member's bet ended, from where they sit; "" while it has not."""
    result = bet.result
    if result is None:
        return ""
    is_won = result.winner is Side.BLACK
    refused = REFUSED.get(result.points // game.cubes[bet.cube].value)
    if result.ending is Ending.DROPPED and refused is not None:
        stage = STAGES[refused]
        return f"box refused a {stage}" if is_won else f"refused a {stage}"
    known = (WON if is_won else LOST).get(result.ending)
    if known is not None:
        return known
    kind = "" if result.kind is WinKind.SINGLE else f" {KINDS[result.kind]}"
    return f"{'won' if is_won else 'lost'}{kind}"


_STATES: Final[tuple[Callable[[Chouette, PlayerId, Names], Iterator[str]], ...]] = (
    _alone,
    _answered,
    _doubles,
    _plays_for_others,
    _over,
    _gone,
)
"""In the order in which they matter."""


BOX_MARK, CAPTAIN_MARK, PARTNER_MARK = "B", "C", "P"
CAPTAIN, ACTING_CAPTAIN, PARTNER = "captain", "acting captain", "box's partner"
NEXT_BOX, NEXT_CAPTAIN = "→ box", "→ captain"
NO_MARK: Final = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A member, or the partner of the box.

    Args:
        mark: The badge: B, C, P, or the place in the line.
        role: Their role, or that in the next game; "" for crew.
        task: What they must do, have done, or how their bet ended; "" if they just play on.
        bet: The bet whose cube is drawn beside them: with the box, or on an extra that they gave.
        is_asked: Whether the game waits for them.
        is_out: Whether they have nothing left to play for.
    """

    player: PlayerId
    mark: str
    side: Side = Side.BLACK
    role: str = ""
    task: str = ""
    bet: Bet | None = None
    result: int | None = None
    is_asked: bool = False
    is_out: bool = False

    @property
    def is_giver(self) -> bool:
        """Whether the cube beside them is an extra that they gave."""
        return self.bet is not None and self.bet.white == self.player


def rows_in_play(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> tuple[Row, ...]:
    """In the order of the line, as somebody may see them."""
    won = sums(paid_so_far(chouette.current))
    return tuple(_row(chouette, player, waiting, names, won) for player in chouette.line)


def _row(
    chouette: Chouette,
    player: PlayerId,
    waiting: Sequence[Decision],
    names: Names,
    won: Mapping[PlayerId, int],
) -> Row:
    current = chouette.current
    asked = next((each for each in waiting if each.of == player), None)
    main = main_bet(current, player)
    is_over = main is not None and not main.is_active
    is_partner = player == current.partner
    return Row(
        player=player,
        mark=mark_of(chouette, player),
        side=Side.WHITE if is_partner else Side.BLACK,
        role=PARTNER if is_partner else _captaincy(current, player),
        task=asked_task(chouette, asked, names) if asked else _state(chouette, player, names),
        bet=_extra_of(current.game, player) or (main if main and main.is_active else None),
        result=won.get(player, 0) if is_over else None,
        is_asked=asked is not None,
        is_out=is_out(chouette, player),
    )


def _state(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """The note about somebody whom the game does not wait for, and that they have won the box."""
    task = state_task(chouette, player, names)
    return f"{task} {NEXT_BOX}".strip() if player == box_won_by(chouette) else task


def stands_in(chouette: Chouette, names: Names) -> str:
    """Who plays for a box that is gone: a name, or "autopilot"; "" where it plays itself."""
    if is_present(chouette, chouette.current.box):
        return ""
    player = box_player(chouette)
    return "autopilot" if player is None else called(names, player)


def mark_of(chouette: Chouette, player: PlayerId) -> str:
    """The mark of somebody's badge in a game in play."""
    if player == chouette.current.captain:
        return CAPTAIN_MARK
    return PARTNER_MARK if player == chouette.current.partner else str(chouette.line.index(player) + 1)


def _captaincy(current: ChouetteGame, player: PlayerId) -> str:
    if player != current.captain:
        return ""
    return CAPTAIN if player in current.captains[-1:] else ACTING_CAPTAIN


def _extra_of(game: Game, giver: PlayerId) -> Bet | None:
    return next((bet for bet in game.active_bets(giver) if bet.white == giver), None)


def rows_settled(chouette: Chouette, last: Settlement) -> tuple[Row, ...]:
    """Those who played against the box in the last game, with what they won, and their next roles."""
    won = sums(last.transfers)
    box = last.game.bets[0].white
    members = [bet for bet in last.game.bets if bet.white == box]
    rows = [
        Row(
            bet.black,
            _next_mark(chouette, bet.black),
            role=_next_role(chouette, bet.black),
            task=ending(last.game, bet),
            result=won.get(bet.black, 0),
        )
        for bet in members
    ]
    partner = partner_in(last)
    if partner is not None:
        mark, role = _next_mark(chouette, partner), _next_role(chouette, partner)
        rows.append(Row(partner, mark, Side.WHITE, role or PARTNER, result=won[partner]))
    return tuple(rows)


def partner_in(last: Settlement) -> PlayerId | None:
    """Who shared the box's result in a game; None if there was nothing to share."""
    box = last.game.bets[0].white
    shared = (paid for paid in last.transfers if paid.why is Why.PARTNER)
    return next((paid.payer if paid.payee == box else paid.payee for paid in shared), None)


def _next_mark(chouette: Chouette, player: PlayerId) -> str:
    if chouette.is_closed or player not in chouette.dealt:
        return NO_MARK
    if player == chouette.box:
        return BOX_MARK
    place = chouette.line.index(player)
    return str(place + 1) if place else CAPTAIN_MARK


def _next_role(chouette: Chouette, player: PlayerId) -> str:
    if chouette.is_closed:
        return ""
    if player == chouette.box:
        return NEXT_BOX
    return NEXT_CAPTAIN if player in chouette.line[:1] else ""


TEAM = "The team"


def headline(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    """What the game waits for; it begins with the name of the box or captain where it is about them."""
    if chouette.is_closed:
        return "The chouette is over"
    if not waiting:
        return ""
    match chouette.step:
        case ChouettePhase.ANSWER | ChouettePhase.EXTRAS:
            return _answers(chouette, waiting, names)
        case ChouettePhase.PARTNER if waiting[0].need is Need.BE_PARTNER:
            return f"{_together([each.of for each in waiting], names)} to answer"
        case ChouettePhase.CUBE if chouette.current.window.is_roll_pressed:
            return f"{_captain(chouette, names)} waits for {_together(holding(chouette), names)}"
        case _:
            return f"{_acting(chouette, waiting[0], names)} {asked_task(chouette, waiting[0], names)}"


def _acting(chouette: Chouette, asked: Decision, names: Names) -> str:
    """Who must act: after the name of the box or captain, on whose plate it stands, if for them."""
    who, current = called(names, asked.player), chouette.round
    if current is None:
        return who
    is_boxs = asked.player == current.substitute
    plate = current.box if is_boxs else current.captain if asked.player == current.relief else asked.player
    return who if plate == asked.player else f"{called(names, plate)} · {who}"


def _answers(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    """Who must answer, and how many doubles; of several members only how many."""
    current = chouette.current
    left = tuple(dict.fromkeys(each.of for each in waiting))
    if left == (current.box,):
        return f"{_acting(chouette, waiting[0], names)} {_to_box(chouette)}"
    if len(left) == 1:
        return f"{called(names, waiting[0].player)} {_to_member(chouette, waiting[0])}"
    lone = current.lone
    asked = lone.droppers if lone else dict.fromkeys(offer.player for offer in offers_due(chouette))
    whose = f"{called(names, lone.player)} alone" if lone else _captain(chouette, names)
    return f"{whose} · {len(left)} of {max(len(asked), len(left))} to answer"


def _to_box(chouette: Chouette) -> str:
    found = [offer for offer in offers_due(chouette) if offer.player == chouette.current.box]
    if len(found) == 1:
        return _answer_headline(found[0].stage)
    return f"to answer {count(len(found), STAGES[found[0].stage])}" if found else "to answer"


def _to_member(chouette: Chouette, asked: Decision) -> str:
    stages = [offer.stage for offer in offers_due(chouette) if offer.player == asked.of]
    return _answer_headline(stages[0]) if asked.need is Need.ANSWER and stages else "to answer"


def _answer_headline(stage: OfferStage) -> str:
    return "to take or pass" if stage is OfferStage.DOUBLE else f"to answer the {STAGES[stage]}"


def _captain(chouette: Chouette, names: Names) -> str:
    return called(names, chouette.current.captain)


def _together(players: Sequence[PlayerId], names: Names) -> str:
    return called(names, players[0]) if len(players) == 1 else f"{len(players)} members"


def winning_side(last: Settlement) -> Side | None:
    """White for the box with a partner, Black for the team; None if even."""
    net = _net_of_box(last)
    return None if net == 0 else Side.BLACK if net < 0 else Side.WHITE


def _net_of_box(last: Settlement) -> int:
    """What the box won in a game, with its partner."""
    won, partner = sums(last.transfers), partner_in(last)
    return won.get(last.game.bets[0].white, 0) + (won.get(partner, 0) if partner is not None else 0)


def settled_headline(last: Settlement, names: Names) -> str:
    """What the box, with its partner, or the team won in a game."""
    box, partner = last.game.bets[0].white, partner_in(last)
    net = _net_of_box(last)
    if net == 0:
        return f"Game {last.number} ends even"
    if net < 0:
        return f"{TEAM} wins {count(-net, 'point')}"
    if partner is None:
        return f"{called(names, box)} wins {count(net, 'point')}"
    return f"{called(names, box)} and {called(names, partner)} win {count(net, 'point')}"


OF_THE_TURN = (Need.ROLL, Need.HOLD, Need.MOVE)


def settled(chouette: Chouette) -> Settlement | None:
    """The last game while the board shows it; None once another has begun."""
    return chouette.last if chouette.round is None and chouette.search is None else None


def side_awaited(chouette: Chouette, waiting: Sequence[Decision]) -> Side | None:
    """The side that the game waits for, between games the winner's; None if neither."""
    last = settled(chouette)
    if last is not None:
        return winning_side(last)
    if not waiting:
        return None
    first = waiting[0]
    if chouette.round is None:
        return Side.WHITE if first.of == chouette.box else Side.BLACK
    if first.need in OF_THE_TURN:
        return chouette.game.on_roll
    return chouette.game.side_of(bets_played_by(chouette, first.of)) or Side.WHITE
