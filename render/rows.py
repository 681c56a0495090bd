"""Where the members' rows lie under the board: up to four below each other, more in two columns.

On a score sheet each has a line, below the headings of its columns.
"""

from render.diagram import CubeSpot, Diagram, Seat
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
CUBE = 64
CUBE_STEP = 61
"""From the middle of the rail to where the cube of either side lies."""


HEADINGS_HEIGHT = 40
LINE_HEIGHT, LINE_GAP = 56, 2
NOTE_LEFT = 474
SCORE_WIDTH, SCORE_INSET = 160, 16
"""A column of a score sheet, and what is free at its right end."""


def columns(members: int) -> int:
    return 1 if members <= MOST_IN_A_COLUMN else 2


def height_of(diagram: Diagram) -> int:
    """How high a picture is with its members."""
    members = len(diagram.members)
    if not members:
        return HEIGHT
    last = line(members - 1) if diagram.score_sheet else row(members - 1, members)
    return last.bottom + PLATE_GAP


def row(index: int, members: int) -> Box:
    """The row of a member, from 0, among so many: from left to right, then down."""
    across = columns(members)
    width = (WIDTH - 2 * MARGIN - ROW_GAP * (across - 1)) // across
    left = MARGIN + index % across * (width + ROW_GAP)
    top = ROWS_TOP + index // across * (ROW_HEIGHT + ROW_GAP)
    return Box(left, top, left + width, top + ROW_HEIGHT)


def line(index: int) -> Box:
    """The line of a member on a score sheet, from 0."""
    top = ROWS_TOP + HEADINGS_HEIGHT + index * (LINE_HEIGHT + LINE_GAP)
    return Box(MARGIN, top, WIDTH - MARGIN, top + LINE_HEIGHT)


def headings() -> Box:
    """The line above those of a score sheet."""
    return Box(MARGIN, ROWS_TOP, WIDTH - MARGIN, ROWS_TOP + HEADINGS_HEIGHT)


def score(box: Box, from_right: int) -> Box:
    """A number's place in a line of a score sheet: the last column is 0."""
    right = box.right - SCORE_INSET - from_right * SCORE_WIDTH
    return Box(right - SCORE_WIDTH, box.top, right, box.bottom)


def name_on_sheet(box: Box, *, has_note: bool) -> Box:
    """Where a name stands in a line of a score sheet, before its note or the two numbers."""
    right = box.left + NOTE_LEFT if has_note else score(box, 1).left
    return Box(box.left + WORDS_LEFT, box.top, right - WORDS_GAP, box.bottom)


def note_on_sheet(box: Box, scores: int) -> Box:
    """Where a note stands in a line of a score sheet, before so many numbers."""
    return Box(box.left + NOTE_LEFT, box.top, score(box, scores - 1).left - WORDS_GAP, box.bottom)


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
