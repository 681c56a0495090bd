"""The ledger: the score, standings, every payment with its reason, and the shortest way to settle all."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.engine.chouette import Payment, Transfer, Why
from bot.engine.scoring import WinKind
from bot.presenters.sentences.chouette.people import Names, called, called_plainly, signed
from bot.presenters.sentences.chouette.seats import totals
from bot.presenters.sentences.words import KINDS

SESSION: Final = "This session"
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
KINDS_ALONE: Final = {
    WinKind.SINGLE: "single game",
    WinKind.GAMMON: "gammon",
    WinKind.BACKGAMMON: "backgammon",
}


def score_line(score: Mapping[int, int], names: Names) -> str:
    """Return what everybody has won so far, the most first: "Score: Ben +8 · Ann -8"; "" before that."""
    return f"Score: {totals(dict(score), names)}" if score else ""


def standings_table(points: Mapping[int, int], names: Names) -> str:
    """Return what everybody has won or lost, the most first, in a block whose columns are aligned."""
    if not points:
        return EMPTY
    ranked = sorted(points.items(), key=lambda each: (-each[1], called_plainly(names, each[0])))
    rows = [(_short(called_plainly(names, player)), signed(won)) for player, won in ranked]
    width, digits = (max(map(len, column)) for column in zip(*rows, strict=True))
    lines = "\n".join(f"{who:<{width}}  {won:>{digits}}" for who, won in rows)
    return f"```\n{lines}\n```"


def _short(who: str) -> str:
    """Return a name as it may stand in a block of code: nothing in it ends the block, or takes two lines."""
    shown = " ".join(who.replace("`", "'").split())
    return shown if len(shown) <= LONGEST_NAME else f"{shown[: LONGEST_NAME - 1]}…"


def transfer_lines(transfers: Iterable[Transfer], names: Names) -> list[str]:
    """Return payments of a game, each with its reason: "Ann → Ben 8, gammon on a 4 cube"."""
    return [f"{_paid(each, names)}, {_why(each)}" for each in transfers]


def _why(paid: Transfer) -> str:
    """Return what was paid for, with cube and kind; of old payments these may not be known."""
    if paid.cube is None:
        return WHY[paid.why]
    on = f"on {'an' if str(paid.cube).startswith('8') else 'a'} {paid.cube} cube"
    match paid.why:
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
    """Return payments after which everybody is even: "Ann → Ben 8"."""
    return [_paid(each, names) for each in payments] or [EVEN]


def _paid(paid: Payment | Transfer, names: Names) -> str:
    return f"{called(names, paid.payer)} → {called(names, paid.payee)} {paid.points}"
