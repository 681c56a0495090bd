"""The ledger: standings, every payment with its reason, and the shortest way to settle all."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.engine.chouette import Payment, Transfer, Why
from bot.presenters.sentences.chouette.people import Names, called, called_plainly, signed
from bot.presenters.sentences.words import count

SESSION: Final = "This session"
ALL_TIME: Final = "All time, on this server"
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


def audit_lines(number: int, transfers: Sequence[Transfer], names: Names) -> list[str]:
    """Return every payment of a game, under its heading: "Ann → Ben 8, played to the end"."""
    lines = [f"**Game {number}**: {count(len(transfers), 'payment')}"]
    return lines + [
        f"{_arrow(each.payer, each.payee, each.points, names)}, {WHY[each.why]}" for each in transfers
    ]


def payment_lines(payments: Iterable[Payment], names: Names, stake: int = 1) -> list[str]:
    """Return the shortest list of payments after which everybody is even; at a stake, what they are worth."""
    lines = [_payment(each, names, stake) for each in payments]
    return lines or [EVEN]


def _payment(payment: Payment, names: Names, stake: int) -> str:
    worth = "" if stake == 1 else f", {payment.points * stake} at the stake of {stake}"
    return f"{_arrow(payment.payer, payment.payee, payment.points, names)}{worth}"


def _arrow(payer: int, payee: int, points: int, names: Names) -> str:
    return f"{called(names, payer)} → {called(names, payee)} {points}"
