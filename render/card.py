"""What a card shows: a name with its number, the course of that number, and lines of figures below."""

from dataclasses import dataclass

from render.errors import DiagramError

MOST_LINES = 14


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of a card: what it is about, and what is to be said of it.

    Args:
        label: At the left; cut within if it is too long, as names are.
        value: At the right; it is never cut.
        mark: Before the label, such as a rank.
        is_name: Whether the label is somebody's name, and as strong as the value.
        is_lit: Whether it is the reader's own.
        is_dim: Whether it does not count.
    """

    label: str
    value: str = ""
    mark: str = ""
    is_name: bool = False
    is_lit: bool = False
    is_dim: bool = False


@dataclass(frozen=True, slots=True)
class CoursePoint:
    """A rating at one moment, and how uncertain it was."""

    value: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Card:
    """A card, from top to bottom.

    Args:
        title: Whose or what it is.
        figure: The number that matters most, beside the title.
        subtitle: Below the title.
        caption: Below the figure.
        course: How the figure came about, oldest first; drawn from two points on.
        lines: The figures.

    Raises:
        DiagramError: It has more lines than a phone shows.
    """

    title: str
    figure: str = ""
    subtitle: str = ""
    caption: str = ""
    course: tuple[CoursePoint, ...] = ()
    lines: tuple[CardLine, ...] = ()

    def __post_init__(self) -> None:
        if len(self.lines) > MOST_LINES:
            raise DiagramError(f"A card has room for {MOST_LINES} lines, not {len(self.lines)}.")
