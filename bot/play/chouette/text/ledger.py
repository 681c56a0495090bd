"""The settlement of a game, in words: bet by bet, who pays whom and why, then the new line."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import Bet, BetResult, Ending, Game, WinKind
from bot.engine.chouette import Chouette, Payment, Settlement, Transfer, Why, sums
from bot.engine.keys import PlayerId
from bot.play.chouette.ledger import Paid
from bot.play.chouette.text.people import Names, all_named, called, called_plainly, named, signed
from bot.play.chouette.text.roles import NOBODY_LEFT, box_of, totals
from bot.play.chouette.text.status import HEADS_UP
from bot.play.keys import TableId
from bot.play.text.words import KINDS

EMPTY: Final = "Nobody has won or lost anything yet."
EVEN: Final = "Everybody is even: nobody owes anybody."
POINTS_ONLY: Final = "-# Points only; no money moves."
LONGEST_NAME: Final = 18
"""So that a line of the table fits a phone."""

WHY: Final = {
    Why.BORNE_OFF: "played to the end",
    Why.DROPPED: "passed",
    Why.RESIGNED: "resigned",
    Why.SETTLED: "settled",
    Why.FORFEITED: "forfeited",
    Why.EXTRA: "for an extra cube",
    Why.PARTNER: "partner's half",
}
REFUSED: Final = {2: "a beaver", 4: "a raccoon"}
"""What was refused, by the multiple of the cube that it cost."""
KINDS_ALONE: Final = {
    WinKind.SINGLE: "single game",
    WinKind.GAMMON: "gammon",
    WinKind.BACKGAMMON: "backgammon",
}


def score_line(score: Mapping[PlayerId, int], names: Names) -> str:
    """The most first: "Score: Ben +8 · Ann -8"; "" before the first game is settled."""
    return f"Score: {totals(dict(score), names)}" if any(score.values()) else ""


def standings_table(points: Mapping[PlayerId, int], names: Names) -> str:
    """The most first, in a block whose columns are aligned."""
    if not any(points.values()):
        return EMPTY
    ranked = sorted(points.items(), key=lambda each: (-each[1], called_plainly(names, each[0])))
    rows = [(_short(called_plainly(names, player)), signed(won)) for player, won in ranked]
    width, digits = (max(map(len, column)) for column in zip(*rows, strict=True))
    lines = "\n".join(f"{who:<{width}}  {won:>{digits}}" for who, won in rows)
    return f"```\n{lines}\n```"


def _short(who: str) -> str:
    """A name for a block of code: nothing in it ends the block, or takes two lines."""
    shown = " ".join(who.replace("`", "'").split())
    return shown if len(shown) <= LONGEST_NAME else f"{shown[: LONGEST_NAME - 1]}…"


def transfer_lines(transfers: Iterable[Transfer], names: Names) -> list[str]:
    """Payments of a game, each with its reason: "Ann → Ben 8, gammon on a 4 cube"."""
    return [f"{_paid(each, names)}, {_why_paid(each)}" for each in transfers]


def _why_paid(paid: Transfer) -> str:
    """The reason of a payment, with cube and kind, which are not known of old payments."""
    if paid.cube is None:
        return WHY[paid.why]
    refused = REFUSED.get(paid.points // paid.cube) if paid.why is Why.DROPPED else None
    on = f"on {'an' if str(paid.cube).startswith('8') else 'a'} {paid.cube} cube"
    match paid.why:
        case Why.DROPPED if refused is not None:
            return f"refused {refused} {on}"
        case Why.BORNE_OFF if paid.kind is not None:
            is_once = paid.kind is not WinKind.SINGLE and paid.points == paid.cube
            return f"{KINDS_ALONE[paid.kind]} {on}{', once by Jacoby' if is_once else ''}"
        case Why.RESIGNED | Why.FORFEITED if paid.kind is not None:
            return f"{WHY[paid.why]} {KINDS[paid.kind]} {on}"
        case Why.EXTRA:
            return f"{WHY[paid.why]} at {paid.cube}"
        case _:
            return f"{WHY[paid.why]} {on}"


def payment_lines(payments: Iterable[Payment], names: Names) -> list[str]:
    """Payments after which everybody is even: "Ann → Ben 8"."""
    return [_paid(each, names) for each in payments] or [EVEN]


def _paid(paid: Payment | Transfer, names: Names) -> str:
    return f"{called(names, paid.payer)} → {called(names, paid.payee)} {paid.points}"


TIMES: Final = {WinKind.GAMMON: "twice", WinKind.BACKGAMMON: "three times"}
BESIDE: Final = {Why.EXTRA: "for the extra cube", Why.PARTNER: "the partner's half"}
ANYBODY: Final = PlayerId(0)
"""Stands for any player, where it does not matter who."""


def settlement_heading(settlement: Settlement) -> str:
    """Such as "Game 3, settled bet by bet"."""
    return f"Game {settlement.number}, settled bet by bet"


@dataclass(frozen=True, slots=True)
class _Payment:
    """What one player pays another, and why; points are 0 if they are even."""

    payer: PlayerId
    payee: PlayerId
    points: int
    why: str


def settlement_lines(settlement: Settlement, names: Names) -> list[str]:
    """Every payment with its reason, bet by bet: "Ann pays Ben 2: single game, cube on 2".

    Equal payments for the same reason share a line that names all.
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
    """Payments that share a line: of several to one, else of one to several."""
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
            refused = REFUSED.get(result.points // game.cubes[bet.cube].value)
            return "passed" if refused is None else f"refused {refused}"
        case Ending.SETTLED:
            return "settled"
        case Ending.FORFEITED:
            return "forfeited a single game"
        case Ending.RESIGNED | Ending.TIMED_OUT:
            return f"{result.ending.value}, {_counted(game, bet, result)}"
        case Ending.BORNE_OFF:
            return _counted(game, bet, result)


def _counted(game: Game, bet: Bet, result: BetResult) -> str:
    """Such as "gammon, twice the cube on 4"; by Jacoby, once where nobody doubled."""
    cube = game.cubes[bet.cube]
    kind = KINDS_ALONE[result.kind]
    if result.kind is WinKind.SINGLE:
        return f"{kind}, cube on {cube.value}"
    if game.terms.is_jacoby and not cube.was_turned:
        return f"{kind}, single by Jacoby: cube on {cube.value}, not doubled"
    return f"{kind}, {TIMES[result.kind]} the cube on {cube.value}"


def totals_line(settlement: Settlement, names: Names) -> str:
    """The result of the game: "Ben +8 · Dora +4 · Carl -1 · Ann -11"."""
    return totals(sums(settlement.transfers), names)


def seating_lines(chouette: Chouette, names: Names) -> list[str]:
    """The box and the line of the next game, and why somebody does not play on."""
    if chouette.box is None:
        return [NOBODY_LEFT]
    return list(_seating(chouette, chouette.box, names))


def _seating(chouette: Chouette, box: PlayerId, names: Names) -> Iterator[str]:
    last = chouette.last
    verb = "is" if last is None else "keeps" if box == box_of(last.game) else "takes"
    yield f"{called(names, box)} {verb} the box."
    captain, *others = chouette.line or (None,)
    if captain is not None:
        line = f", then {named(names, others)}" if others else ""
        yield f"Line: {called(names, captain)} (captain){line}."
    away = [player for player in chouette.away if player not in chouette.dealt]
    if away:
        yield f"Away: {named(names, away)}."
    if len(chouette.dealt) == HEADS_UP:
        yield "Two are left: they play on heads-up."


SERVER: Final = "All chouettes of this server"
STANDINGS: Final = "Standings"
FINAL_STANDINGS: Final = "Final standings"
EVERY_PAYMENT: Final = "Every payment"
SETTLE_UP: Final = "Settle up"
THIS_CHOUETTE: Final = "This chouette"
ALONE_HERE: Final = "which is all of this server so far"
LEDGER: Final = "Ledger"
ALL_TIME: Final = "All time"
NEWER: Final = "Newer"
OLDER: Final = "Older"
NO_PAYMENTS: Final = "Nothing was paid yet."
NO_MORE_PAYMENTS: Final = "There are no older payments."
HOW_TO_SETTLE: Final = "-# With these payments, and no fewer, everybody would be even."
MOST_IN_TABLE: Final = 40
MOST_PAYMENTS: Final = 20
"""As many as fit a message with the longest names."""


def heading(what: str, table: TableId | None, *, is_alone: bool = False) -> str:
    """The heading of a page of the ledger; `is_alone`: the server has nothing else."""
    alone = f", {ALONE_HERE}" if is_alone else ""
    where = SERVER if table is None else f"{THIS_CHOUETTE} (#{table}){alone}"
    return f"### {what}\n{where}"


def standings(won: Mapping[PlayerId, int], names: Names) -> str:
    """The most first; of very many, those who won or lost most."""
    extreme = sorted(won, key=lambda player: -abs(won[player]))[:MOST_IN_TABLE]
    table = standings_table({player: won[player] for player in extreme}, names)
    left = len(won) - len(extreme)
    return f"{table}\n-# {left} more who won or lost less" if left else table


def first_payments(lines: list[str]) -> list[str]:
    """As many payments as fit a message, and how many more there are."""
    left = len(lines) - MOST_PAYMENTS
    return lines if left <= 0 else [*lines[:MOST_PAYMENTS], f"-# … and {left} more"]


def games_paid(games: Sequence[Paid], names: Names, *, is_of_server: bool) -> Iterator[str]:
    """Payments game by game, each under its heading; on a server, with the chouette's name."""
    for paid in games:
        of_table = f"#{paid.table}, game {paid.game}" if is_of_server else f"Game {paid.game}"
        stake = "" if paid.stake == 1 else f", stake {paid.stake}"
        yield f"**{of_table}**{stake}{', in play' if paid.is_open else ''}"
        yield from transfer_lines(paid.transfers, names)
