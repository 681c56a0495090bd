"""The private panel of a player's standing orders at a table."""

from collections.abc import Collection, Iterable
from typing import Final

from bot.orders import ONCE, Order, StandingOrders
from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.panel import Panel

ON, OFF = "on", "off"
LABELS: Final = {
    Order.ROLL: "Roll",
    Order.FORCED: "Forced plays",
    Order.BEAR_OFF: "Bear off",
    Order.NO_DOUBLE: "No doubling",
    Order.DOUBLE: "Double next turn",
    Order.TAKE: "Take next",
    Order.PASS: "Pass next",
}
STANDING: Final = tuple(order for order in Order if order not in ONCE)
FOR_ONCE: Final = tuple(order for order in Order if order in ONCE)


def orders_panel(orders: StandingOrders, settled: Collection[Order], refusal: str = "") -> Panel:
    """Return a player's orders, each with a button that switches it; first why one was refused, if it was.

    Those that are `settled` hold by the player's settings, and are switched there.
    """
    lines = [
        *([refusal] if refusal else []),
        f"### {sentences.ORDERS_HEADING}",
        *_lines(orders, settled, STANDING),
        f"-# {sentences.ONCE_HINT}",
        *_lines(orders, settled, FOR_ONCE),
        f"-# {sentences.ORDERS_HINT}",
        f"-# {sentences.BEARING_OFF_RULE}",
    ]
    rows = tuple(
        tuple(_switch(orders, order) for order in row if order not in settled) for row in (STANDING, FOR_ONCE)
    )
    return Panel("\n".join(lines), rows=rows)


def _lines(orders: StandingOrders, settled: Collection[Order], shown: Iterable[Order]) -> list[str]:
    return [
        sentences.order_line(order, is_given=order in orders.given, is_settled=order in settled)
        for order in shown
    ]


def _switch(orders: StandingOrders, order: Order) -> Button:
    """Return the button that switches an order; it says to what, so that a second press is harmless."""
    if order in orders.given:
        return Button(Kind.ORDER, f"{LABELS[order]} ✓", Tone.GOOD, f"{order}.{OFF}")
    return Button(Kind.ORDER, LABELS[order], argument=f"{order}.{ON}")
