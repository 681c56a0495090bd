"""The settlement of a game as it was computed: bet by bet, who pays whom and why, then the new line."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import Bet, BetResult, Ending, Game, WinKind
from bot.engine.chouette import Chouette, Settlement, Why, sums
from bot.presenters.sentences.chouette.ledger import KINDS_ALONE
from bot.presenters.sentences.chouette.people import Names, all_named, called, named
from bot.presenters.sentences.chouette.seats import NOBODY_LEFT, box_of, totals
from bot.presenters.sentences.chouette.status import HEADS_UP

TIMES: Final = {WinKind.GAMMON: "twice", WinKind.BACKGAMMON: "three times"}
BESIDE: Final = {Why.EXTRA: "for the extra cube", Why.PARTNER: "the partner's half"}
ANYBODY: Final = 0
"""Our key of nobody: where it does not matter who it is."""


def settlement_heading(settlement: Settlement) -> str:
    """Return whose settlement it is: "Game 3, settled bet by bet"."""
    return f"Game {settlement.number}, settled bet by bet"


@dataclass(frozen=True, slots=True)
class _Payment:
    """What one player pays another, and why; of nothing if they are even."""

    payer: int
    payee: int
    points: int
    why: str


def settlement_lines(settlement: Settlement, names: Names) -> list[str]:
    """Return every payment with its reason, bet by bet: "Ann pays Ben 2: single game, cube on 2".

    Bets that come to the same for the same reason share a line, in which all are named.
    """
    game = settlement.game
    bets = [_of_bet(game, bet, bet.result) for bet in game.bets if bet.result is not None]
    beside = [
        _Payment(each.payer, each.payee, each.points, BESIDE[each.why])
        for each in settlement.transfers
        if each.why in BESIDE
    ]
    return [_line(group, names) for group in _together([*bets, *beside])]


def _together(payments: Sequence[_Payment]) -> Iterable[Sequence[_Payment]]:
    """Return payments that one line can tell together: of several to one, else of one to several."""
    to_one = Counter(replace(each, payer=ANYBODY) for each in payments)
    groups: dict[_Payment, list[_Payment]] = {}
    for each in payments:
        same = replace(each, payer=ANYBODY)
        key = same if to_one[same] > 1 else replace(each, payee=ANYBODY)
        groups.setdefault(key, []).append(each)
    return groups.values()


def _line(group: Sequence[_Payment], names: Names) -> str:
    points, why = group[0].points, group[0].why
    payers, payees = ({each.payer: None for each in group}, {each.payee: None for each in group})
    if not points:
        return f"{all_named(names, (*payers, *payees))} are even: {why}"
    pay, each = "pays" if len(payers) == 1 else "pay", " each" if len(group) > 1 else ""
    return f"{named(names, payers)} {pay} {named(names, payees)} {points}{each}: {why}"


def _of_bet(game: Game, bet: Bet, result: BetResult) -> _Payment:
    extra = ", on the extra cube" if bet.white != box_of(game) else ""
    payer, payee = bet.player(result.winner.other), bet.player(result.winner)
    return _Payment(payer, payee, result.points, f"{_why(game, bet, result)}{extra}")


def _why(game: Game, bet: Bet, result: BetResult) -> str:
    match result.ending:
        case Ending.DROPPED:
            return "passed"
        case Ending.SETTLED:
            return "settled"
        case Ending.FORFEITED:
            return "forfeited a single game"
        case Ending.RESIGNED | Ending.TIMED_OUT:
            return f"{result.ending.value}, {_counted(game, bet, result)}"
        case Ending.BORNE_OFF:
            return _counted(game, bet, result)


def _counted(game: Game, bet: Bet, result: BetResult) -> str:
    """Return how a bet counts: "gammon, twice the cube on 4"; by Jacoby, once where nobody doubled."""
    cube = game.cubes[bet.cube]
    kind = KINDS_ALONE[result.kind]
    if result.kind is WinKind.SINGLE:
        return f"{kind}, cube on {cube.value}"
    if game.terms.is_jacoby and not cube.was_turned:
        return f"{kind}, single by Jacoby: cube on {cube.value}, not doubled"
    return f"{kind}, {TIMES[result.kind]} the cube on {cube.value}"


def totals_line(settlement: Settlement, names: Names) -> str:
    """Return what everybody won or lost in the game: "Ben +8 · Dora +4 · Carl -1 · Ann -11"."""
    return totals(sums(settlement.transfers), names)


def seating_lines(chouette: Chouette, names: Names) -> list[str]:
    """Return who is box and in what order the others stand for the next game, and why nobody plays on."""
    if chouette.box is None:
        return [NOBODY_LEFT]
    return list(_seating(chouette, chouette.box, names))


def _seating(chouette: Chouette, box: int, names: Names) -> Iterator[str]:
    last = chouette.last
    verb = "is" if last is None else "keeps" if box == box_of(last.game) else "takes"
    yield f"{called(names, box)} {verb} the box."
    captain, *others = chouette.line or (None,)
    if captain is not None:
        line = f", then {named(names, others)}" if others else ""
        yield f"Line: {called(names, captain)} (captain){line}."
    if len(chouette.dealt) == HEADS_UP:
        yield "Two are left: they play on heads-up."
