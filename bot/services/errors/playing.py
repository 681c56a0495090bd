"""Orders, notes, takebacks and times that cannot be."""

from bot.orders import Order
from bot.services.errors.base import ServiceError
from bot.table import Table


class ContradictingOrder(ServiceError):
    """A standing order says the opposite of another, `given`."""

    def __init__(self, table: Table, order: Order, given: Order) -> None:
        super().__init__(table)
        self.order = order
        self.given = given


class OccasionThere(ServiceError):
    """A standing order is for a next occasion, and one is there already; or no game is being played."""

    def __init__(self, table: Table, order: Order) -> None:
        super().__init__(table)
        self.order = order
        self.is_between_games = table.is_between_games


class NoteTooLong(ServiceError):
    """A note has more than 500 characters."""


class NothingToTakeBack(ServiceError):
    """The caller's last deed in the game was neither a play nor a double."""


class OpponentActed(ServiceError):
    """The other side has acted since what would be taken back."""


class DiceThrown(ServiceError):
    """Dice were thrown since what would be taken back, and dice are never thrown again."""


class GameEnded(ServiceError):
    """The game in which it was done is over."""


class TakebackAsked(ServiceError):
    """The caller has asked already whether he may take that back."""


class NoTakebackAsked(ServiceError):
    """The caller has no takeback to grant or to refuse."""


class NoClock(ServiceError):
    """Turns are not timed at the table."""


class NobodysTurn(ServiceError):
    """No game is in play, so nobody's time runs."""


class OwnTime(ServiceError):
    """It is the caller's own time that runs: the other side may claim, or grant more."""


class TheirTime(ServiceError):
    """It is the other side's time that runs: one may grant more, but not ask for it."""


class TooEarly(ServiceError):
    """The other side has time left."""


class AlreadyAsked(ServiceError):
    """The caller has asked for more time in this turn already."""
