"""What is asked of one member alone: on the pages of My seat, and before what cannot be taken back."""

from typing import Final

from bot.presenters.sentences.chouette.people import in_a_row
from bot.presenters.sentences.words import count

ORDERS_HEADING: Final = (
    "### Instructions\n-# Until this game is over; nobody else sees them, but the board asks you by name "
    "when **Ask me each turn** makes the roll wait. Press one to switch it."
)
PROXY_QUESTION: Final = "### Proxy\nWho may answer for your cube, beside you?"
LEAVE_OUT: Final = "Press a name to leave it out."
LEAVE_QUESTION: Final = (
    "Leave this chouette? In a game others act for your bets that are still open, to its end; "
    "your points stay in the ledger."
)
AWAY_QUESTION: Final = (
    "Go away? Others act for you in this game: your proxy answers for your cube, or else it follows the "
    "captain. You sit out until you come back, at the bottom of the line."
)
CHOOSE_CUBES: Final = "Press a name to change it; nothing counts before **Confirm**."
WHOM_TO_DOUBLE: Final = f"Whom do you double? {CHOOSE_CUBES}"
NOBODY_CHOSEN: Final = "Nobody is chosen: press a name, then **Confirm**; or press **Roll** on the board."


def cubes_to_answer(number: int) -> str:
    """Return what is asked on the panel on which several cubes are answered together."""
    return f"{count(number, 'cube')} to answer. {CHOOSE_CUBES}"


def settlement_asked(others: list[str], points: int, cube: int, most: int) -> str:
    """Return what a settlement would mean to its proposer, with `others` on the other side of the bets."""
    whom, each = in_a_row(others), " each" if others[1:] else ""
    if points > 0:
        what = f"{whom} {'pay' if others[1:] else 'pays'} you {count(points, 'point')}{each}"
    else:
        what = f"you pay {whom} {count(-points, 'point')}{each}" if points else f"you and {whom} are even"
    if others[1:]:
        over, limit = "these bets are over", f"At most {most} each. {LEAVE_OUT}"
    else:
        over, limit = "your bet is over", f"Cube on {cube}: at most {most}."
    return f"### Settle\n**{what[0].upper()}{what[1:]}**, and {over}. {limit}"


def concession_asked(others: list[str], *, is_for_team: bool, has_loss: bool = True) -> str:
    """Return the question which loss to offer to the other side of bets; `has_loss`: that one fits all."""
    whole = " As captain you concede for the whole team." if is_for_team else ""
    out = f" {LEAVE_OUT}" if others[1:] else ""
    if not has_loss:
        return f"### Concede\nNo loss can be offered to all of {in_a_row(others)}.{out}"
    refused = "Each may refuse it" if others[1:] else "It may be refused"
    return (
        f"### Concede\nWhich loss do you offer {in_a_row(others)}? {refused}; "
        f"the most that the game can cost is accepted at once.{whole}{out}"
    )


def pass_asked(points: int) -> str:
    """Return the question before a pass that counts at once."""
    return f"Pass, and lose {count(points, 'point')}?"
