"""Paints checkers, dice, cubes and numbers on an RGB picture, as light from the top left shows them."""

from functools import lru_cache

from PIL import Image, ImageDraw, ImageOps

from render.draw.lettering import set_line
from render.draw.palette import Colour, mixed, rgb
from render.draw.shapes import disc, faded, ring, rounded, soft, stepped
from render.layout import CHECKER, Box
from render.theme import Checker, Mark

LIGHT: Colour = (255, 255, 255)
SHADOW: Colour = (0, 0, 0)
SHADOW_STRENGTH = 0.42
SHADOW_DROP = 3
SHADOW_BLUR = 2.2
SHADOW_STEPS = 4
RIM_STEPS, DISH_STEPS = 5, 7
"""In how many tones light falls on a checker."""
_SHADOW_ROOM = 8
DIE_RADIUS = 14
PIP = 12
BEVEL = 5
"""From the edge of a die or a cube to its flat face."""
CUBE_RADIUS = 12
BADGE, BADGE_RIM = 38, 3
RIM = 7
"""The bevelled edge of a checker, in pixels."""
MARK_SIZE = 0.56
"""The groove on a face, as a part of the checker."""

NUMBER_FIELD = 42
"""Where the number of a stack stands on its last checker."""
STACK_NUMBER_SIZE = 36

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


def paint_shadow(
    picture: Image.Image, body: Image.Image, center: tuple[int, int], strength: float = SHADOW_STRENGTH
) -> None:
    """A soft shadow of a shape, straight below it."""
    shadow = faded(stepped(soft(body, SHADOW_BLUR, _SHADOW_ROOM), SHADOW_STEPS), strength)
    stamp(picture, shadow, (center[0], center[1] + SHADOW_DROP), SHADOW)


def paint_checker(picture: Image.Image, center: tuple[int, int], look: Checker) -> None:
    """A checker seen from above: its shadow, a bevelled rim, a face in the light, and its mark."""
    shape = disc(CHECKER)
    paint_shadow(picture, shape, center)
    picture.paste(piece(look), (center[0] - CHECKER // 2, center[1] - CHECKER // 2), shape)


@lru_cache(maxsize=16)
def piece(look: Checker) -> Image.Image:
    """A checker without its shadow, on a square that its edge fills."""
    face, middle = rgb(look.face), (CHECKER // 2, CHECKER // 2)
    body = Image.new("RGB", (CHECKER, CHECKER), rgb(look.edge))
    rim = _even(CHECKER - 3)
    shades = slanted(rim, mixed(face, LIGHT, look.gloss), face, mixed(face, SHADOW, look.shade))
    body.paste(shades, _corner(middle, rim), disc(rim))
    inner = _even(CHECKER - 2 * RIM)
    stamp(body, disc(inner + 2), middle, mixed(face, SHADOW, look.shade / 2))
    dish = radial(inner, mixed(face, LIGHT, look.gloss * 0.8), face, mixed(face, SHADOW, look.shade * 0.45))
    body.paste(dish, _corner(middle, inner), disc(inner))
    _paint_mark(body, middle, look, CHECKER)
    return body


def _paint_mark(picture: Image.Image, center: tuple[int, int], look: Checker, diameter: int) -> None:
    if look.mark is Mark.DISC:
        stamp(picture, disc(_even(diameter * 0.36)), center, rgb(look.ring))
    else:
        stamp(picture, ring(_even(diameter * MARK_SIZE), 2.4 * diameter / CHECKER), center, rgb(look.ring))


def slanted(size: int, light: Colour, middle: Colour, dark: Colour) -> Image.Image:
    """A square, light at its top left and dark at its bottom right."""
    across = Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_90)
    slope = Image.blend(Image.linear_gradient("L"), across, 0.5).resize((size, size))
    return ImageOps.colorize(stepped(slope, RIM_STEPS), light, dark, middle)


def radial(size: int, light: Colour, middle: Colour, dark: Colour) -> Image.Image:
    """A square with a light at its top left."""
    glow = Image.radial_gradient("L").resize((2 * size, 2 * size))
    left, top = round(size * 0.62), round(size * 0.68)
    part = glow.crop((left, top, left + size, top + size))
    return ImageOps.colorize(stepped(part, DISH_STEPS), light, dark, middle, 10, 225, 110)


def _corner(center: tuple[int, int], size: int) -> tuple[int, int]:
    return center[0] - size // 2, center[1] - size // 2


def paint_badge(picture: Image.Image, look: Checker, rim: Colour) -> None:
    """A side's checker in a row, within a rim that stands out from the row."""
    center = picture.width // 2, picture.height // 2
    stamp(picture, disc(BADGE), center, rim)
    stamp(picture, disc(BADGE - 2 * BADGE_RIM), center, rgb(look.face))
    _paint_mark(picture, center, look, BADGE)


def paint_face(picture: Image.Image, center: tuple[int, int], look: Checker, diameter: int) -> None:
    """A checker without light; its rim stands out from a dark ground."""
    stamp(picture, disc(diameter), center, rgb(look.ring))
    stamp(picture, disc(diameter - 4), center, rgb(look.face))


def paint_mark(picture: Image.Image, center: tuple[int, int], look: Checker, diameter: int) -> None:
    _paint_mark(picture, center, look, diameter)


def numbered(look: Checker, count: int) -> Image.Image:
    """The middle of a checker with the number of its stack."""
    body = piece(look).copy()
    center, size = (CHECKER // 2, CHECKER // 2), NUMBER_FIELD
    stamp(body, disc(size), center, rgb(look.face))
    paint_text(body, center, str(count), STACK_NUMBER_SIZE, rgb(look.ink))
    left, top = _corner(center, size)
    return body.crop((left, top, left + size, top + size))


def paint_edge_on(picture: Image.Image, box: Box, look: Checker) -> None:
    """A checker seen from its edge, as it lies in the tray."""
    face = rgb(look.face)
    paint_shadow(picture, rounded(box.width, box.height, 5), box.center, 0.25)
    stamp(picture, rounded(box.width, box.height, 5), box.center, rgb(look.edge))
    inner = box.inset(1)
    body = Image.new("RGB", (inner.width, inner.height), face)
    bright, dark = mixed(face, LIGHT, look.gloss), mixed(face, SHADOW, look.shade)
    body.paste(bright, (0, 1, inner.width, 4))
    body.paste(dark, (0, inner.height - 4, inner.width, inner.height))
    picture.paste(body, inner.corner, rounded(inner.width, inner.height, 4))
    groove = Box(inner.left + 2, box.center[1] - 1, inner.right - 2, box.center[1] + 1)
    picture.paste(rgb(look.ring), (groove.left, groove.top, groove.right, groove.bottom))


def paint_die(picture: Image.Image, box: Box, look: Checker, value: int) -> None:
    paint_tile(picture, box, DIE_RADIUS, look)
    for center in pip_centers(box, value):
        stamp(picture, disc(PIP), center, rgb(look.ink))


def paint_used_die(picture: Image.Image, box: Box, look: Checker, field: Colour, value: int) -> None:
    """Paint a die that is played: its outline and its pips, through which the board is seen.

    One that is darker than the board keeps its light pips.
    """
    face, line = rgb(look.face), rgb(look.used or look.face)
    is_darker = sum(face) < sum(field)
    body = rounded(box.width, box.height, DIE_RADIUS)
    stamp(picture, body, box.center, mixed(field, line, 0.75))
    inside = mixed(field, face, 0.5 if is_darker else 0.22)
    stamp(picture, rounded(box.width - 6, box.height - 6, DIE_RADIUS - 3), box.center, inside)
    pip = mixed(inside, rgb(look.ink), 0.65) if is_darker else mixed(field, line, 0.8)
    for center in pip_centers(box, value):
        stamp(picture, disc(PIP), center, pip)


def pip_centers(box: Box, value: int) -> list[tuple[int, int]]:
    step = box.width * 27 // 100
    across, down = box.center
    return [(across + (column - 1) * step, down + (row - 1) * step) for column, row in _PIPS[value]]


def paint_tile(picture: Image.Image, box: Box, radius: int, look: Checker) -> None:
    """A square with round corners, bevelled, and flat on top: the body of a die or a cube."""
    body, face = rounded(box.width, box.height, radius), rgb(look.face)
    paint_shadow(picture, body, box.center)
    stamp(picture, body, box.center, rgb(look.edge))
    inner, top = box.inset(2), box.inset(BEVEL)
    slopes = rounded(inner.width, inner.height, radius - 2)
    bright, dark = mixed(face, LIGHT, look.gloss), mixed(face, SHADOW, look.shade)
    picture.paste(slanted(inner.width, bright, face, dark), inner.corner, slopes)
    stamp(picture, rounded(top.width, top.height, radius - 3), box.center, face)


def paint_text(picture: Image.Image, center: tuple[int, int], text: str, size: int, colour: Colour) -> None:
    """A short text, centred on its capitals."""
    line = set_line(text, size, picture.width)
    line.write(ImageDraw.Draw(picture), center[0] - line.width // 2, center[1], colour)


def _even(size: float) -> int:
    return round(size / 2) * 2
