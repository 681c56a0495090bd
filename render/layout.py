"""Where everything lies on the picture, in pixels from its top left corner. Pure geometry.

The orientation is fixed: the bottom side's home board is at the bottom right. A *place* is a point as the
bottom side numbers it, 1 to 24; places 1 to 12 are the bottom row, from right to left.
"""

from dataclasses import dataclass
from functools import cache

from render.diagram import BAR, LAST_POINT, OFF, Cube, Seat

WIDTH, HEIGHT = 1200, 900

POINTS_A_ROW = 12
POINTS_A_QUARTER = 6
STACK_LIMIT = 5
"""Checkers drawn in one stack; a higher one carries its number."""

MARGIN = 12
FRAME = 14
"""The wood left and right of everything."""
NUMBER_BAND = 48
"""The wood above and below the points, with their numbers on it."""
POINT_WIDTH = 73
SIDE_WIDTH = 76
RAIL = 12
"""The wood between a tray and the points beside it."""
FIELD_PADDING = 5
"""Felt beside the outermost points of a half, on which the shadow of the frame lies."""
BAR_WIDTH = 76
CHECKER = 66
CHECKER_PITCH = 59
STACK_GAP = 2
"""Between the frame and the first checker of a stack."""
POINT_LENGTH = 304
DIE = 62
DIE_PITCH = 72
COUNT_WIDTH, COUNT_HEIGHT = 48, 32
"""The field with the number of checkers that went along a line."""
SIGN = 70
SIGN_GAP = 24
"""Between a sign and the dice beside it; less beside four, which leave no more."""
CUBE = 70
OFFERED_CUBE = 66
OFFER_RING = 5
DIE_MARGIN = 5
"""Pixels around a die for its shadow."""
SIGN_MARGIN = 2
"""Pixels beside a sign for its shadow; it has more above and below."""
CUBE_MARGIN = 6
"""Pixels around a cube for its shadow and the ring of an offer."""
TRAY_BAR_HEIGHT = 16
TRAY_BAR_PITCH = 18
TRAY_BAR_WIDTH = 66
TRAY_COUNT_HEIGHT = 42
BADGE_LEFT = 22
WORDS_LEFT = 74
PLATE_PADDING = 16
PLATE_HEIGHT = 46
PLATE_GAP = 5
PIPS_WIDTH = 168
"""From the right end of a row to where its score ends."""

BOARD_TOP = PLATE_HEIGHT + 2 * PLATE_GAP
BOARD_BOTTOM = HEIGHT - BOARD_TOP
FIELD_TOP, FIELD_BOTTOM = BOARD_TOP + NUMBER_BAND, BOARD_BOTTOM - NUMBER_BAND
MIDDLE = (FIELD_TOP + FIELD_BOTTOM) // 2
COLUMN_LENGTH = (STACK_LIMIT - 1) * CHECKER_PITCH + CHECKER + STACK_GAP + 2
"""Room for five checkers and the shadow of the last."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; right and bottom are the first pixels outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def center(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    @property
    def corner(self) -> tuple[int, int]:
        return self.left, self.top

    def inset(self, pixels: int) -> "Box":
        return Box(self.left + pixels, self.top + pixels, self.right - pixels, self.bottom - pixels)

    def moved(self, across: int, down: int) -> "Box":
        return Box(self.left + across, self.top + down, self.right + across, self.bottom + down)


def around(center: tuple[int, int], width: int, height: int) -> Box:
    left, top = center[0] - width // 2, center[1] - height // 2
    return Box(left, top, left + width, top + height)


BOARD = Box(MARGIN, BOARD_TOP, WIDTH - MARGIN, BOARD_BOTTOM)
CUBE_COLUMN = Box(BOARD.left + FRAME, FIELD_TOP, BOARD.left + FRAME + SIDE_WIDTH, FIELD_BOTTOM)
HALF_WIDTH = POINTS_A_QUARTER * POINT_WIDTH + 2 * FIELD_PADDING
LEFT_FIELD = Box(CUBE_COLUMN.right + RAIL, FIELD_TOP, CUBE_COLUMN.right + RAIL + HALF_WIDTH, FIELD_BOTTOM)
BAR_COLUMN = Box(LEFT_FIELD.right, FIELD_TOP, LEFT_FIELD.right + BAR_WIDTH, FIELD_BOTTOM)
RIGHT_FIELD = Box(BAR_COLUMN.right, FIELD_TOP, BAR_COLUMN.right + HALF_WIDTH, FIELD_BOTTOM)
TRAY_COLUMN = Box(RIGHT_FIELD.right + RAIL, FIELD_TOP, RIGHT_FIELD.right + RAIL + SIDE_WIDTH, FIELD_BOTTOM)


def place_of(seat: Seat, point: int) -> int:
    """The place of this seat's point."""
    return point if seat is Seat.BOTTOM else BAR - point


def is_top_row(place: int) -> bool:
    return place > POINTS_A_ROW


@cache
def column(place: int) -> Box:
    """The strip that a place and its checkers fill; its outer end touches the frame."""
    from_right = place - 1 if not is_top_row(place) else LAST_POINT - place
    if from_right < POINTS_A_QUARTER:
        right = RIGHT_FIELD.right - FIELD_PADDING - from_right * POINT_WIDTH
    else:
        right = LEFT_FIELD.right - FIELD_PADDING - (from_right - POINTS_A_QUARTER) * POINT_WIDTH
    if is_top_row(place):
        return Box(right - POINT_WIDTH, FIELD_TOP, right, FIELD_TOP + COLUMN_LENGTH)
    return Box(right - POINT_WIDTH, FIELD_BOTTOM - COLUMN_LENGTH, right, FIELD_BOTTOM)


@cache
def bar_half(seat: Seat) -> Box:
    """Where this seat's checkers wait on the bar: the half beside the home board that they enter."""
    if seat is Seat.BOTTOM:
        return Box(BAR_COLUMN.left, FIELD_TOP, BAR_COLUMN.right, FIELD_TOP + COLUMN_LENGTH)
    return Box(BAR_COLUMN.left, FIELD_BOTTOM - COLUMN_LENGTH, BAR_COLUMN.right, FIELD_BOTTOM)


def stack_centers(strip: Box, *, grows_down: bool) -> tuple[tuple[int, int], ...]:
    """The centres of five checkers in a strip, in the order in which they are laid."""
    across = strip.center[0]
    half = CHECKER // 2 + STACK_GAP
    if grows_down:
        return tuple((across, strip.top + half + CHECKER_PITCH * i) for i in range(STACK_LIMIT))
    return tuple((across, strip.bottom - half - CHECKER_PITCH * i) for i in range(STACK_LIMIT))


@cache
def checker_center(seat: Seat, point: int, index: int) -> tuple[int, int]:
    """The centre of this seat's checker number `index` (from 0) on a point, the bar or off.

    Above the fifth a stack does not grow. Bar checkers start at the middle of the board.
    """
    if point == OFF:
        return tray_bar(seat, min(index, 14)).center
    index = min(max(index, 0), STACK_LIMIT - 1)
    if point == BAR:
        return stack_centers(bar_half(seat), grows_down=seat is Seat.TOP)[index]
    place = place_of(seat, point)
    return stack_centers(column(place), grows_down=is_top_row(place))[index]


def number_box(place: int) -> Box:
    strip = column(place)
    if is_top_row(place):
        return Box(strip.left, BOARD_TOP, strip.right, FIELD_TOP)
    return Box(strip.left, FIELD_BOTTOM, strip.right, BOARD_BOTTOM)


@cache
def tray(seat: Seat) -> Box:
    if seat is Seat.BOTTOM:
        return Box(TRAY_COLUMN.left, MIDDLE + RAIL // 2, TRAY_COLUMN.right, FIELD_BOTTOM)
    return Box(TRAY_COLUMN.left, FIELD_TOP, TRAY_COLUMN.right, MIDDLE - RAIL // 2)


@cache
def tray_bar(seat: Seat, index: int) -> Box:
    """A borne-off checker seen from its edge; the first lies at the outer end of the tray."""
    home = tray(seat)
    left = home.center[0] - TRAY_BAR_WIDTH // 2
    offset = 10 + TRAY_BAR_PITCH * index
    top = home.top + offset if seat is Seat.TOP else home.bottom - offset - TRAY_BAR_HEIGHT
    return Box(left, top, left + TRAY_BAR_WIDTH, top + TRAY_BAR_HEIGHT)


def tray_count(seat: Seat) -> Box:
    """Where the number of checkers off stands: at the inner end of the tray."""
    home = tray(seat)
    if seat is Seat.TOP:
        return Box(home.left, home.bottom - TRAY_COUNT_HEIGHT - 4, home.right, home.bottom - 4)
    return Box(home.left, home.top + 4, home.right, home.top + TRAY_COUNT_HEIGHT + 4)


def field_of(seat: Seat) -> Box:
    """The half of the board on the seat's right hand, where it rolls and where a cube is offered to it."""
    return RIGHT_FIELD if seat is Seat.BOTTOM else LEFT_FIELD


@cache
def dice(seat: Seat, count: int) -> tuple[Box, ...]:
    """From left to right, in the middle of the roller's half."""
    across = field_of(seat).center[0]
    first = across - DIE_PITCH * (count - 1) // 2
    return tuple(around((first + DIE_PITCH * i, MIDDLE), DIE, DIE) for i in range(count))


def sign(seat: Seat, dice_there: int) -> Box:
    """In the middle of a seat's half; beside the dice, away from the bar, if some lie there."""
    across = field_of(seat).center[0]
    if dice_there:
        beside = DIE_PITCH * (dice_there - 1) // 2 + DIE // 2 + SIGN_GAP
        reach = min(beside, HALF_WIDTH // 2 - FIELD_PADDING + 1 - SIGN_MARGIN - SIGN) + SIGN // 2
        across += reach if seat is Seat.BOTTOM else -reach
    return around((across, MIDDLE), SIGN, SIGN)


def with_shadow(box: Box) -> Box:
    """Return the box of a sign with its shadow, which falls straight down."""
    return Box(box.left - SIGN_MARGIN, box.top - DIE_MARGIN, box.right + SIGN_MARGIN, box.bottom + DIE_MARGIN)


def offer_line(cube: Cube) -> tuple[tuple[int, int], tuple[int, int]]:
    """The way of an offered cube: from the side of the board where its offerer sits to its middle."""
    middle = cube_box(cube).center
    edge = FIELD_BOTTOM if cube.offered_by is Seat.BOTTOM else FIELD_TOP
    return (middle[0], edge), middle


def cube_box(cube: Cube) -> Box:
    """Where the cube lies: in its column, or before the seat that must answer an offer."""
    if cube.offered_by is not None:
        return around((field_of(cube.offered_by.other).center[0], MIDDLE), OFFERED_CUBE, OFFERED_CUBE)
    across = CUBE_COLUMN.center[0]
    inset = (SIDE_WIDTH - CUBE) // 2 + CUBE // 2
    down = {
        None: MIDDLE,
        Seat.TOP: CUBE_COLUMN.top + inset,
        Seat.BOTTOM: CUBE_COLUMN.bottom - inset,
    }[cube.owner]
    return around((across, down), CUBE, CUBE)


@cache
def plate(seat: Seat) -> Box:
    """The row of a seat: its name, score and pips, and the headline while it is to act."""
    top = PLATE_GAP if seat is Seat.TOP else BOARD_BOTTOM + PLATE_GAP
    return Box(MARGIN, top, WIDTH - MARGIN, top + PLATE_HEIGHT)
