"""Where the members' rows lie, two beside each other under the board. Pure geometry."""

from render.diagram import CubeSpot, Seat
from render.layout import HEIGHT, MARGIN, PLATE_GAP, WIDTH, Box, around, plate

ROWS_ACROSS = 2
ROW_HEIGHT = 84
ROW_GAP = 6
ROW_WIDTH = (WIDTH - 2 * MARGIN - ROW_GAP) // ROWS_ACROSS
ROWS_TOP = plate(Seat.BOTTOM).bottom + PLATE_GAP

BADGE = 44
BADGE_LEFT = 10
WORDS_LEFT = 66
WORDS_GAP = 10
NAME_MIDDLE, NOTE_MIDDLE = 27, 61

RAIL_WIDTH, RAIL_HEIGHT = 192, 72
RAIL_INSET = 6
RESULT_WIDTH = 118
CUBE = 60
CUBE_STEP = 60
"""From the middle of the rail to where the cube of either side lies."""


def height_with(members: int) -> int:
    return row(members - 1).bottom + PLATE_GAP if members else HEIGHT


def row(index: int) -> Box:
    """The row of a member, from 0: from left to right, then down."""
    down, across = divmod(index, ROWS_ACROSS)
    left = MARGIN + across * (ROW_WIDTH + ROW_GAP)
    top = ROWS_TOP + down * (ROW_HEIGHT + ROW_GAP)
    return Box(left, top, left + ROW_WIDTH, top + ROW_HEIGHT)


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
