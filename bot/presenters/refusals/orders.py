"""Why a standing order or a note is refused, and what holds now."""

from typing import Final

from bot.orders import Order
from bot.presenters import sentences

DOUBLED_NOW: Final = (
    "You are doubled already: press **Take** or **Pass** now; the order is for the next double."
)
DECIDE_NOW: Final = {
    Order.DOUBLE: "Your turn has begun: decide it by hand, and give this order after your roll.",
    Order.TAKE: DOUBLED_NOW,
    Order.PASS: DOUBLED_NOW,
}


def note_too_long() -> str:
    """Return how long a note may be."""
    return "A note has at most 500 characters. Write a shorter one."


def contradicting_order(order: Order, given: Order) -> str:
    """Return which order stands against another."""
    return (
        f"Your order {sentences.order_given(given)} holds now. Switch it off first, "
        f"if you want {sentences.order_given(order)}."
    )


def occasion_there(order: Order, *, is_between_games: bool) -> str:
    """Return what to do instead of giving an order for a next occasion."""
    if is_between_games:
        return "No game is being played: give this order when the next game has begun."
    return DECIDE_NOW[order]
