"""Writes the number of a cube as large as it fits on its face, the wider ones squeezed."""

from functools import lru_cache

from PIL import Image

from render.draw.lettering import line_mask
from render.draw.palette import rgb
from render.draw.pieces import BEVEL
from render.draw.sprites import sprites_of
from render.layout import Box
from render.theme import Theme

SIZES = {1: 0.74, 2: 0.66, 3: 0.58, 4: 0.54}
"""The size of the digits as a part of the cube, by how many there are; more are written as a power of two."""
POWER_SIZE = 0.5
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def lay_cube_number(picture: Image.Image, value: int, box: Box, theme: Theme) -> None:
    number = _number(value, box.width, theme)
    across, down = box.center
    picture.paste(number, (across - number.width // 2, down - number.height // 2))


@lru_cache(maxsize=128)
def _number(value: int, width: int, theme: Theme) -> Image.Image:
    text, size = str(value), round(SIZES.get(len(str(value)), 0) * width)
    if not size:
        text, size = f"2{str(value.bit_length() - 1).translate(_SUPERSCRIPTS)}", round(POWER_SIZE * width)
    room = width - 2 * BEVEL - 2
    shape = line_mask(text, size, 4 * width, room)
    if shape.width > room:
        shape = shape.resize((room - 2, room), Image.Resampling.LANCZOS)
    return sprites_of(theme).palette.written(shape, rgb(theme.cube.face), rgb(theme.cube.ink))
