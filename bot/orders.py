"""Standing orders: what a player lets the bot do for him at one table, known to himself alone."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final


class Order(StrEnum):
    """One order. It never changes which dice come, and can be revoked until it acts."""

    ROLL = "roll"  # roll where I cannot double
    FORCED = "forced"  # play where there is only one play
    BEAR_OFF = "bearoff"  # bear off by the published rule in a race without contact
    NO_DOUBLE = "nodouble"  # roll although I could double
    DOUBLE = "double"  # double at the start of my next turn
    TAKE = "take"  # take the next double
    PASS = "pass"  # noqa: S105 - pass the next double, not a password


ONCE: Final = frozenset({Order.DOUBLE, Order.TAKE, Order.PASS})
"""The orders for one occasion: used up by it, and by the end of the game."""

CONTRADICTIONS: Final = (frozenset({Order.TAKE, Order.PASS}), frozenset({Order.NO_DOUBLE, Order.DOUBLE}))


@dataclass(frozen=True, slots=True)
class StandingOrders:
    """The orders that a player has given at a table; raises ValueError if they contradict one another."""

    given: frozenset[Order] = frozenset()

    def __post_init__(self) -> None:
        for contradiction in CONTRADICTIONS:
            if contradiction <= self.given:
                raise ValueError(f"contradicting orders: {sorted(contradiction)}")

    def against(self, order: Order) -> Order | None:
        """Return the given order that another would contradict; None if there is none."""
        opposites = (other for pair in CONTRADICTIONS if order in pair for other in pair - {order})
        return next((other for other in opposites if other in self.given), None)

    def with_given(self, order: Order) -> "StandingOrders":
        """Return the orders with one more given; raises ValueError if it contradicts one of them."""
        return replace(self, given=self.given | {order})

    def without(self, orders: Collection[Order]) -> "StandingOrders":
        """Return the orders without those that are revoked or used up."""
        return replace(self, given=self.given.difference(orders))
