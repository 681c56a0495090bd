"""Standing orders and notes, in words that only their owner reads."""

from typing import Final

from bot.play.auto_play import Order

ORDERS_HEADING: Final = "Your standing orders at this table"
ORDERS_HINT: Final = (
    "Only you see them. Switch one off at any time before it acts; what it did is in the log."
)
ONCE_HINT: Final = "Once, and only in this game:"
BEARING_OFF_RULE: Final = (
    "Bearing off: most checkers off, then most points kept, then the lowest stack, then most on low points."
)
ORDER_LINES: Final = {
    Order.ROLL: "Roll for me where I cannot double",
    Order.FORCED: "Play for me where there is only one play",
    Order.BEAR_OFF: "Bear off for me in a race without contact",
    Order.NO_DOUBLE: "Roll for me, do not ask whether I double",
    Order.DOUBLE: "Double at the start of my next turn",
    Order.TAKE: "Take the next double",
    Order.PASS: "Pass the next double",
}


def order_line(order: Order, *, is_given: bool, is_settled: bool = False) -> str:
    """One order, and whether it is given, or holds at every table."""
    if is_settled:
        return f"{ORDER_LINES[order]}: **on** (`/settings me`)"
    return f"{ORDER_LINES[order]}: {'**on**' if is_given else 'off'}"


def order_given(order: Order) -> str:
    """Within a sentence, in small letters."""
    line = ORDER_LINES[order]
    return f"“{line[0].lower()}{line[1:]}”"


DOUBLED_NOW: Final = (
    "You are doubled already: press **Take** or **Pass** now; the order is for the next double."
)
DECIDE_NOW: Final = {
    Order.DOUBLE: "Your turn has begun: decide it by hand, and give this order after your roll.",
    Order.TAKE: DOUBLED_NOW,
    Order.PASS: DOUBLED_NOW,
}


def note_too_long() -> str:
    return "A note has at most 500 characters. Write a shorter one."


def contradicting_order(order: Order, given: Order) -> str:
    return (
        f"Your order {order_given(given)} holds now. Switch it off first, if you want {order_given(order)}."
    )


def occasion_there(order: Order, *, is_between_games: bool) -> str:
    """What to do instead of an order for a next occasion."""
    if is_between_games:
        return "No game is being played: give this order when the next game has begun."
    return DECIDE_NOW[order]


NO_NOTE: Final = "You have no note about this table. Write one with `/note text:`, for yourself alone."
NOTE_DELETED: Final = "Your note about this table is deleted."
NOTE_HINT: Final = "Only you see it, in **My side**, **Since my turn** and where you build your play."


def note_lines(note: str) -> list[str]:
    """A note in a private message, quoted under its heading."""
    return ["-# Your note:", *(f"> {line}" for line in note.splitlines())]
