"""Writes the number of a cube as large as it fits on its face."""

from functools import lru_cache

from PIL import Image

from render.draw.lettering import text_width
from render.draw.plates import Style, text_tile
from render.layout import Box
from render.theme import Theme

SIZES = (42, 40, 34, 30, 27, 24, 21)
PADDING = 4
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def lay_cube_number(picture: Image.Image, value: int, box: Box, theme: Theme) -> None:
    text, size = _cube_text(value, box.width)
    number = text_tile(text, box.width, Style(theme, size, theme.cube, theme.cube_ink))
    across, down = box.center
    picture.paste(number, (across - number.width // 2, down - number.height // 2))


@lru_cache(maxsize=64)
def _cube_text(value: int, width: int) -> tuple[str, int]:
    """As large as it fits; one too long is written as a power of two."""
    for size in SIZES:
        if text_width(str(value), size) <= width - 2 * PADDING:
            return str(value), size
    power = str(value.bit_length() - 1).translate(_SUPERSCRIPTS)
    return f"2{power}", SIZES[2]
