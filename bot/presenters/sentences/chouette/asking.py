"""What is asked of one member alone: on the pages of My seat, and before what cannot be taken back."""

from typing import Final

from bot.presenters.sentences.words import count

ORDERS_HEADING: Final = (
    "### Instructions\n-# Until this game is over; nobody else sees them. Press one to switch it."
)
PROXY_QUESTION: Final = "### Proxy\nWho may answer for your cube, beside you?"
SETTLE_WITH: Final = "### Settle\nWith whom?"
CONCEDE_TO: Final = "### Concede\nTo whom?"
LEAVE_QUESTION: Final = (
    "Leave this chouette? In a game others act for your bets that are still open, to its end; "
    "your points stay in the ledger."
)
AWAY_QUESTION: Final = (
    "Go away? Others act for you in this game, your cube follows the captain, and you sit out "
    "until you come back, at the bottom of the line."
)
CHOOSE_CUBES: Final = "Press a name to change it; nothing counts before **Confirm**."
WHOM_TO_DOUBLE: Final = f"Whom do you double? {CHOOSE_CUBES}"
NOBODY_CHOSEN: Final = "Nobody is chosen: press a name, then **Confirm**; or press **Roll** on the board."


def cubes_to_answer(number: int) -> str:
    """Return what is asked on the panel on which several cubes are answered together."""
    return f"{count(number, 'cube')} to answer. {CHOOSE_CUBES}"


def settlement_asked(name: str, points: int, cube: int, most: int) -> str:
    """Return what a settlement would mean to its proposer, with `name` on the other side of the bet."""
    if points > 0:
        what = f"{name} pays you {count(points, 'point')}"
    else:
        what = f"you pay {name} {count(-points, 'point')}" if points else f"you and {name} are even"
    return (
        f"### Settle\n**{what[0].upper()}{what[1:]}**, and your bet is over. Cube on {cube}: at most {most}."
    )


def concession_asked(name: str, *, is_for_team: bool) -> str:
    """Return the question which loss to offer to the other side of a bet."""
    whole = " As captain you concede for the whole team." if is_for_team else ""
    return (
        f"### Concede\nWhich loss do you offer {name}? It may be refused; "
        f"the most that the game can cost is accepted at once.{whole}"
    )


def pass_asked(points: int) -> str:
    """Return the question before a pass that counts at once."""
    return f"Pass, and lose {count(points, 'point')}?"
