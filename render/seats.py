"""The two sides of a board, as the viewer sees them."""

from enum import Enum


class Seat(Enum):
    """A side of the board, as the viewer sees it."""

    BOTTOM = "bottom"
    TOP = "top"

    @property
    def other(self) -> "Seat":
        return Seat.TOP if self is Seat.BOTTOM else Seat.BOTTOM
