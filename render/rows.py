"""Where the members' rows lie under the board: up to four below each other, more in two columns."""

from render.diagram import CubeSpot, Seat
from render.layout import HEIGHT, MARGIN, PLATE_GAP, WIDTH, Box, around, plate

MOST_IN_A_COLUMN = 4
ROW_HEIGHT = 92
ROW_GAP = 6
ROWS_TOP = plate(Seat.BOTTOM).bottom + PLATE_GAP

BADGE = 52
BADGE_LEFT = 10
WORDS_LEFT = 74
WORDS_GAP = 12
NAME_MIDDLE, NOTE_MIDDLE = 26, 67

RAIL_WIDTH, RAIL_HEIGHT = 196, 78
RAIL_INSET = 7
RESULT_WIDTH = 130
RESULT_MIDDLE, TOTAL_MIDDLE = 29, 69
"""Of what was won, above what it makes in all."""
CUBE = 64
CUBE_STEP = 61
"""From the middle of the rail to where the cube of either side lies."""


def columns(members: int) -> int:
    return 1 if members <= MOST_IN_A_COLUMN else 2


def height_with(members: int) -> int:
    return row(members - 1, members).bottom + PLATE_GAP if members else HEIGHT


def row(index: int, members: int) -> Box:
    """The row of a member, from 0, among so many: from left to right, then down."""
    across = columns(members)
    width = (WIDTH - 2 * MARGIN - ROW_GAP * (across - 1)) // across
    left = MARGIN + index % across * (width + ROW_GAP)
    top = ROWS_TOP + index // across * (ROW_HEIGHT + ROW_GAP)
    return Box(left, top, left + width, top + ROW_HEIGHT)


def badge(box: Box) -> Box:
    return around((box.left + BADGE_LEFT + BADGE // 2, box.center[1]), BADGE, BADGE)


def words(box: Box, beside: Box | None) -> Box:
    """Where a member's name and note stand: as far as the rail or the result, if there is one."""
    right = beside.left if beside else box.right
    return Box(box.left + WORDS_LEFT, box.top, right - WORDS_GAP, box.bottom)


def rail(box: Box) -> Box:
    """The recess at the right end of a row in which the member's cube lies."""
    right = box.right - RAIL_INSET
    top = box.center[1] - RAIL_HEIGHT // 2
    return Box(right - RAIL_WIDTH, top, right, top + RAIL_HEIGHT)


def result(box: Box) -> Box:
    """Where the result of a member stands: at the right end of the row."""
    home = rail(box)
    return Box(home.right - RESULT_WIDTH, home.top, home.right, home.bottom)


def cube(box: Box, lies: CubeSpot) -> Box:
    """The place of a member's cube on its rail: near the name if it is theirs, far from it if it is not."""
    across, down = rail(box).center
    return around((across + _STEPS[lies] * CUBE_STEP, down), CUBE, CUBE)


_STEPS = {CubeSpot.OWN: -1, CubeSpot.CENTRE: 0, CubeSpot.ACROSS: 1}
