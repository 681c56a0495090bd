"""Paints the signs on the board: no move, a resignation, a win, and a checker that was hit."""

from PIL import Image, ImageDraw

from render.diagram import SignKind
from render.draw.palette import Colour, rgb
from render.draw.pieces import paint_shadow, paint_text, stamp
from render.draw.shapes import OVERSAMPLING, Point, disc, reduced, rounded
from render.layout import SIGN, Box
from render.theme import GOLD, SIGN_EDGE, SIGN_WHITE, STOP

_EDGE = 2
SIGN_LOOKS = {
    SignKind.CUP: (GOLD, SIGN_EDGE),
    SignKind.FLAG: (SIGN_WHITE, SIGN_EDGE),
    SignKind.DANCE: (STOP, SIGN_WHITE),
}
"""The fill of each sign, and its edge."""
HIT_SIGN = 28
_CUP: tuple[Point, ...] = (
    *((14, 8), (52, 8), (51, 22), (47, 33), (38, 41), (37, 42), (37, 49), (46, 52)),
    *((50, 55), (50, 60), (16, 60), (16, 55), (20, 52), (29, 49), (29, 42), (28, 41), (19, 33), (15, 22)),
)
_HANDLES = (Box(5, 11, 22, 30), Box(44, 11, 61, 30))
_POLE = Box(9, 6, 15, 62)
_FLAG: tuple[Point, ...] = (
    *((15, 8), (24, 6), (34, 8), (44, 11), (54, 12), (62, 9)),
    *((62, 38), (54, 41), (44, 40), (34, 37), (24, 35), (15, 37)),
)
"""The lines of signs, on a square of 66."""
_TIMES = {SignKind.CUP: (33, 22), SignKind.FLAG: (39, 24)}
_TIMES_SIZE = 26
_DRAWN_ON = 66
_SCALE = OVERSAMPLING * SIGN / _DRAWN_ON
TIMES = "\N{MULTIPLICATION SIGN}"


def paint_sign(picture: Image.Image, box: Box, kind: SignKind, times: int) -> None:
    """A sign on its ground, and how many times the cube it is about, if that is more than once."""
    fill, edge = _masks(kind)
    paint_shadow(picture, edge, box.center)
    inside, outside = SIGN_LOOKS[kind]
    stamp(picture, edge, box.center, rgb(outside))
    stamp(picture, fill, box.center, rgb(inside))
    if kind is SignKind.DANCE:
        stamp(picture, rounded(40, 12, 4), box.center, rgb(SIGN_WHITE))
    elif times > 1:
        across, down = _TIMES[kind]
        center = box.left + across * SIGN // _DRAWN_ON, box.top + down * SIGN // _DRAWN_ON
        paint_text(picture, center, f"{TIMES}{times}", _TIMES_SIZE, rgb(SIGN_EDGE))


def paint_hit_sign(picture: Image.Image, center: tuple[int, int], colour: Colour) -> None:
    """A cross on a disc, with a bright rim."""
    stamp(picture, disc(HIT_SIGN), center, rgb(SIGN_WHITE))
    stamp(picture, disc(HIT_SIGN - 4), center, colour)
    stamp(picture, _cross(HIT_SIGN - 4), center, rgb(SIGN_WHITE))


def _masks(kind: SignKind) -> tuple[Image.Image, Image.Image]:
    """A sign, and the same with its edge."""
    if kind is SignKind.DANCE:
        return disc(SIGN - 10), disc(SIGN - 10 + 2 * _EDGE)
    return _drawn(kind, 0), _drawn(kind, _EDGE)


def _drawn(kind: SignKind, edge: int) -> Image.Image:
    sheet = Image.new("L", (SIGN * OVERSAMPLING, SIGN * OVERSAMPLING))
    pen = ImageDraw.Draw(sheet)
    if kind is SignKind.CUP:
        for handle in _HANDLES:
            _ellipse(pen, handle.inset(-edge), 5 + 2 * edge)
        _polygon(pen, _CUP, edge)
    else:
        _polygon(pen, _FLAG, edge)
        pole = _POLE.inset(-edge)
        corners = (pole.left, pole.top, pole.right, pole.bottom)
        pen.rounded_rectangle([each * _SCALE for each in corners], 3 * _SCALE, fill=255)
    return reduced(sheet)


def _polygon(pen: ImageDraw.ImageDraw, corners: tuple[Point, ...], edge: int) -> None:
    enlarged = [(x * _SCALE, y * _SCALE) for x, y in corners]
    pen.polygon(enlarged, fill=255)
    if edge:
        pen.line([*enlarged, *enlarged[:2]], 255, round(2 * edge * _SCALE), joint="curve")


def _ellipse(pen: ImageDraw.ImageDraw, box: Box, line: int) -> None:
    corners = [each * _SCALE for each in (box.left, box.top, box.right, box.bottom)]
    pen.ellipse(corners, outline=255, width=round(line * _SCALE))


def _cross(size: int) -> Image.Image:
    sheet = Image.new("L", (size * OVERSAMPLING, size * OVERSAMPLING))
    pen, near, far = ImageDraw.Draw(sheet), size * OVERSAMPLING * 0.3, size * OVERSAMPLING * 0.7
    for start, end in (((near, near), (far, far)), ((near, far), (far, near))):
        pen.line((start, end), 255, round(3.4 * OVERSAMPLING))
    return reduced(sheet)
