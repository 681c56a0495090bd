"""Text as masks: one line, any script, shortened to the width it has."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw, ImageFont, features

from render.draw.palette import Colour
from render.typeface import (
    EMOJI,
    FONT_FOLDER,
    LATIN,
    Run,
    clusters,
    joined,
    mirrored,
    needs_shaping,
    runs,
    without_ignorables,
)

ELLIPSIS = "…"
CAPITALS = 0.727
"""Height of a capital in Inter, as a part of the size."""
_HAS_SHAPING = features.check_feature("raqm")
"""Pillow's wheels shape text where the machine has FriBiDi; elsewhere letters are joined and turned here."""
_SCALES = {
    LATIN: 1.0,
    EMOJI: 0.86,
    "NotoSansCJKjp-Bold.otf": 0.94,
    "NotoSansArabic-Bold.ttf": 0.96,
    "NotoSansHebrew-Bold.ttf": 1.0,
    "NotoSansKhmer-Bold.ttf": 0.82,
    "NotoSansMyanmar-Bold.ttf": 0.78,
}
_OTHER_SCALE = 0.9
"""Each script is drawn as large as sits well beside Latin letters and keeps its marks within the row."""


@lru_cache(maxsize=256)
def _font(name: str, size: int, *, is_shaping: bool) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if is_shaping else ImageFont.Layout.BASIC
    scaled = round(size * _SCALES.get(name, _OTHER_SCALE))
    return ImageFont.truetype(FONT_FOLDER / name, scaled, layout_engine=engine)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text ready to be written: what fits, and how wide that is."""

    runs: tuple[Run, ...]
    size: int
    width: int

    def write(self, pen: ImageDraw.ImageDraw, left: int, middle: int, ink: int | Colour) -> None:
        """With its capitals centred on `middle`."""
        across = float(left)
        for run in self.runs:
            font, text, direction = _set(run, self.size)
            pen.text((across, baseline(self.size, middle)), text, ink, font, anchor="ls", direction=direction)
            if run is not self.runs[-1]:
                across += font.getlength(text, direction=direction)


def set_line(text: str, size: int, max_width: int, *, is_name: bool = False) -> Line:
    """Set a line no wider than `max_width`; too long a text ends in an ellipsis, a name has one within it."""
    cut, width = _fitted(text, size, max_width, is_name=is_name)
    return Line(cut, size, ceil(width))


@lru_cache(maxsize=1024)
def line_mask(text: str, size: int, max_width: int, height: int, *, is_name: bool = False) -> Image.Image:
    """A line as a mask of this height, shortened to the width it has."""
    line = set_line(text, size, max_width, is_name=is_name)
    mask = Image.new("L", (max(1, line.width), height))
    line.write(ImageDraw.Draw(mask), 0, height // 2, 255)
    return mask


def baseline(size: int, middle: int) -> int:
    """The baseline of letters whose capitals are centred on `middle`."""
    return round(middle + size * CAPITALS / 2)


@lru_cache(maxsize=1024)
def text_width(text: str, size: int) -> float:
    return _width(runs(text), size)


def _width(cut: tuple[Run, ...], size: int) -> float:
    total = 0.0
    for run in cut:
        font, text, direction = _set(run, size)
        total += font.getlength(text, direction=direction)
    return total


def _set(run: Run, size: int) -> tuple[ImageFont.FreeTypeFont, str, str | None]:
    """The font, the text for it, and the direction to give it."""
    is_shaping = _HAS_SHAPING and needs_shaping(run)
    font = _font(run.font, size, is_shaping=is_shaping)
    if is_shaping:
        return font, run.text, "rtl" if run.is_rtl else "ltr"
    text = without_ignorables(run.text)
    if run.is_rtl:
        return font, "".join(reversed(clusters(mirrored(joined(text))))), None
    return font, text, None


def _fitted(text: str, size: int, room: int, *, is_name: bool) -> tuple[tuple[Run, ...], float]:
    """The runs that fit, and their width."""
    width = text_width(text, size)
    if width <= room:
        return runs(text), width
    letters = clusters(text)
    fits, too_many = 0, len(letters)
    while too_many - fits > 1:
        middle = (fits + too_many) // 2
        if _width(_shortened(letters, middle, is_name=is_name), size) <= room:
            fits = middle
        else:
            too_many = middle
    cut = _shortened(letters, fits, is_name=is_name)
    return cut, _width(cut, size)


def _shortened(letters: list[str], count: int, *, is_name: bool) -> tuple[Run, ...]:
    """So many letters and an ellipsis: of a name a third from its end, by which two long ones differ."""
    last = count // 3 if is_name else 0
    head, tail = "".join(letters[: count - last]), "".join(letters[len(letters) - last :])
    return runs(f"{head.rstrip()}{ELLIPSIS}{tail.lstrip()}")
