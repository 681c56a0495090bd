"""The two sides of a board."""

from enum import StrEnum


class Side(StrEnum):
    """One of the two sides; never the colour of a checker, which is a matter of the theme."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Side":
        return Side.BLACK if self is Side.WHITE else Side.WHITE
