"""Standing orders, in words that only their owner reads."""

from typing import Final

from bot.orders import Order

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
    """Return an order, and whether it is given, or holds at every table."""
    if is_settled:
        return f"{ORDER_LINES[order]}: **on** (`/settings me`)"
    return f"{ORDER_LINES[order]}: {'**on**' if is_given else 'off'}"


def order_given(order: Order) -> str:
    """Return an order as it is quoted: in small letters, within a sentence."""
    line = ORDER_LINES[order]
    return f"“{line[0].lower()}{line[1:]}”"
