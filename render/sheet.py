"""What a scoresheet shows, a column a player and a row a game, and where that lies. Knows no rules."""

from dataclasses import dataclass

from render.errors import DiagramError
from render.layout import Box


@dataclass(frozen=True, slots=True)
class SheetCell:
    """What a game came to for one player.

    Args:
        result: What they won or lost in it, such as "+4"; "" for whoever was not in it.
        total: What that makes in all; "" for whoever had not joined yet.
        note: The cube and the kind of game in short, such as "2 G".
        is_box: Whether they were the box.
        is_captain: Whether they were captain.
    """

    result: str = ""
    total: str = ""
    note: str = ""
    is_box: bool = False
    is_captain: bool = False


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A game: its heading, a few words below it, and a cell for each player."""

    heading: str
    cells: tuple[SheetCell, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scoresheet.

    Args:
        title: Whose it is, above it.
        names: The players, a column each.
        rows: The games, oldest first.
        total: The heading of the last row.
        totals: What everybody has won in all.
        legend: What the letters in notes mean, in lines below it.
    """

    title: str
    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    total: str
    totals: tuple[str, ...]
    legend: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a row that has not a cell for everybody."""
        if any(len(each) != len(self.names) for each in (self.totals, *(row.cells for row in self.rows))):
            raise DiagramError(f"A row of a sheet has {len(self.names)} cells, one for each player.")


WIDTH, MARGIN = 800, 8
"""Twice a phone's: the bytes of a picture of letters grow with its width."""
GAME_WIDTH = 64
LEAST_COLUMN = 69
"""Ten of them fill the picture; with more it is wider."""
TITLE_HEIGHT, LEGEND_HEIGHT = 44, 28
LEVEL_NAMES, UPRIGHT_NAMES = 40, 146
"""How high the names are: level where all fit their columns, else upright."""
ROW_HEIGHT, ROW_GAP = 82, 5
TOTAL_HEIGHT = 52


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """Where the parts of a sheet lie."""

    columns: int
    games: int
    legends: int
    has_upright_names: bool

    @property
    def width(self) -> int:
        return max(WIDTH, 2 * MARGIN + GAME_WIDTH + self.columns * LEAST_COLUMN)

    @property
    def height(self) -> int:
        return self.total.bottom + self.legends * LEGEND_HEIGHT + MARGIN

    @property
    def title(self) -> Box:
        return Box(MARGIN, 0, self.width - MARGIN, TITLE_HEIGHT)

    @property
    def total(self) -> Box:
        """The last row."""
        top = self.row(self.games).top
        return Box(MARGIN, top, self.width - MARGIN, top + TOTAL_HEIGHT)

    @property
    def names(self) -> Box:
        height = UPRIGHT_NAMES if self.has_upright_names else LEVEL_NAMES
        return Box(MARGIN, TITLE_HEIGHT, self.width - MARGIN, TITLE_HEIGHT + height)

    def row(self, index: int) -> Box:
        """The row of a game, from 0."""
        top = self.names.bottom + ROW_GAP + index * (ROW_HEIGHT + ROW_GAP)
        return Box(MARGIN, top, self.width - MARGIN, top + ROW_HEIGHT)

    def legend(self, index: int) -> Box:
        top = self.total.bottom + index * LEGEND_HEIGHT
        return Box(MARGIN, top, self.width - MARGIN, top + LEGEND_HEIGHT)

    def heading(self, row: Box) -> Box:
        """What stands before the first column."""
        return Box(row.left, row.top, row.left + GAME_WIDTH, row.bottom)

    def cell(self, row: Box, column: int) -> Box:
        """A player's part of a row."""
        room = row.width - GAME_WIDTH
        left, right = (row.left + GAME_WIDTH + room * n // self.columns for n in (column, column + 1))
        return Box(left, row.top, right, row.bottom)


def column_width(columns: int) -> int:
    """How wide the column of a player is, at least."""
    layout = SheetLayout(columns, 0, 0, has_upright_names=False)
    return (layout.width - 2 * MARGIN - GAME_WIDTH) // columns if columns else layout.width
