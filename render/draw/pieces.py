"""Paints checkers, dice, cubes and numbers on an RGB picture."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.draw.lettering import set_line
from render.draw.palette import Colour, rgb
from render.layout import CHECKER, Box
from render.theme import Checker, Mark

OVERSAMPLING = 8

Point = tuple[float, float]


@lru_cache(maxsize=64)
def disc(diameter: int) -> Image.Image:
    mask, pen = _sheet(diameter, diameter)
    pen.ellipse((0, 0, mask.width - 1, mask.height - 1), fill=255)
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def ring(diameter: int, line: float) -> Image.Image:
    """A circle of this line, measured inwards."""
    mask, pen = _sheet(diameter, diameter)
    pen.ellipse((0, 0, mask.width - 1, mask.height - 1), outline=255, width=round(line * OVERSAMPLING))
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def broken_ring(diameter: int, line: float, arcs: int) -> Image.Image:
    """A circle cut into `arcs` arcs, each as long as the gap beside it."""
    mask, pen = _sheet(diameter, diameter)
    box, degrees = (0, 0, mask.width - 1, mask.height - 1), 360 / arcs
    for number in range(arcs):
        middle = number * degrees
        start, end = middle - degrees / 4, middle + degrees / 4
        pen.arc(box, start, end, fill=255, width=round(line * OVERSAMPLING))
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners."""
    mask, pen = _sheet(width, height)
    pen.rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius * OVERSAMPLING, fill=255)
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def rounded_line(width: int, height: int, radius: int, line: float) -> Image.Image:
    """The outline of a rectangle with round corners, measured inwards."""
    mask, pen = _sheet(width, height)
    pen.rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1),
        radius * OVERSAMPLING,
        outline=255,
        width=round(line * OVERSAMPLING),
    )
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def polygon(width: int, height: int, corners: tuple[Point, ...]) -> Image.Image:
    mask, pen = _sheet(width, height)
    pen.polygon([(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in corners], fill=255)
    return mask.reduce(OVERSAMPLING)


def faded(mask: Image.Image, strength: float) -> Image.Image:
    return mask.point([round(value * strength) for value in range(256)])


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    return mask, ImageDraw.Draw(mask)


SHADOW: Colour = (0, 0, 0)
SHADOW_STRENGTH = 0.22
SHADOW_DROP = 3
DIE_RADIUS = 13
PIP = 11
CUBE_RADIUS = 12
BADGE = 36

_PIPS = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (1, 1), (2, 0)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Where the pips of a die lie, as column and row of three."""


def stamp(picture: Image.Image, mask: Image.Image, center: tuple[int, int], colour: Colour) -> None:
    picture.paste(colour, (center[0] - mask.width // 2, center[1] - mask.height // 2), mask)


def paint_checker(
    picture: Image.Image, center: tuple[int, int], look: Checker, diameter: int = CHECKER
) -> None:
    """A checker seen from above: a flat shadow, a rim, a face and its mark."""
    across, down = center
    drop = max(1, round(SHADOW_DROP * diameter / CHECKER))
    stamp(picture, faded(disc(diameter), SHADOW_STRENGTH), (across, down + drop), SHADOW)
    stamp(picture, disc(diameter), center, rgb(look.edge))
    stamp(picture, disc(diameter - 4), center, rgb(look.face))
    paint_mark(picture, center, look, diameter)


def paint_mark(picture: Image.Image, center: tuple[int, int], look: Checker, diameter: int) -> None:
    line_width = 2.5 * diameter / CHECKER
    if look.mark is Mark.DISC:
        stamp(picture, disc(_even(diameter * 0.36)), center, rgb(look.ring))
    else:
        stamp(picture, ring(_even(diameter * 0.68), line_width), center, rgb(look.ring))


def paint_badge(picture: Image.Image, look: Checker) -> None:
    center = picture.width // 2, picture.height // 2
    paint_face(picture, center, look, BADGE)
    paint_mark(picture, center, look, BADGE)


def paint_face(picture: Image.Image, center: tuple[int, int], look: Checker, diameter: int) -> None:
    """A checker without its mark; its rim stands out from a dark ground."""
    stamp(picture, disc(diameter), center, rgb(look.ring))
    stamp(picture, disc(diameter - 4), center, rgb(look.face))


def paint_checker_number(picture: Image.Image, center: tuple[int, int], look: Checker, count: int) -> None:
    stamp(picture, disc(CHECKER - 8), center, rgb(look.face))
    paint_text(picture, center, str(count), 34, rgb(look.ink))


def paint_edge_on(picture: Image.Image, box: Box, look: Checker) -> None:
    """A checker seen from its edge, as it lies in the tray."""
    stamp(picture, rounded(box.width, box.height, 4), box.center, rgb(look.edge))
    inner = box.inset(1)
    stamp(picture, rounded(inner.width, inner.height, 3), box.center, rgb(look.face))
    groove = Box(inner.left, box.center[1] - 1, inner.right, box.center[1] + 1)
    picture.paste(rgb(look.ring), (groove.left, groove.top, groove.right, groove.bottom))


def paint_die(picture: Image.Image, box: Box, look: Checker, value: int) -> None:
    paint_tile(picture, box, DIE_RADIUS, rgb(look.face), rgb(look.edge))
    step = box.width * 27 // 100
    across, down = box.center
    for column, row in _PIPS[value]:
        center = (across + (column - 1) * step, down + (row - 1) * step)
        stamp(picture, disc(PIP), center, rgb(look.ink))


def paint_tile(picture: Image.Image, box: Box, radius: int, face: Colour, edge: Colour) -> None:
    """A square with round corners and a flat shadow: the body of a die or a cube."""
    across, down = box.center
    body = rounded(box.width, box.height, radius)
    stamp(picture, faded(body, SHADOW_STRENGTH), (across, down + SHADOW_DROP), SHADOW)
    stamp(picture, body, box.center, edge)
    stamp(picture, rounded(box.width - 4, box.height - 4, radius - 2), box.center, face)


def paint_text(picture: Image.Image, center: tuple[int, int], text: str, size: int, colour: Colour) -> None:
    """A short text, centred on its capitals."""
    line = set_line(text, size, picture.width)
    line.write(ImageDraw.Draw(picture), center[0] - line.width // 2, center[1], colour)


def _even(size: float) -> int:
    return round(size / 2) * 2
