"""Text as masks: one line, any script, shortened to the width it has."""

from collections.abc import Sequence
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
_SHORTEST_START = 3
"""Letters kept from the beginning of a name that is shortened to where it differs from another."""
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


@dataclass(frozen=True, slots=True)
class Cut:
    """The way to shorten a text that is too long: at its end, or within it.

    `seen_from` is the first letter by which the text differs from others that would look the same; that part
    is kept. It is 0 if no other would.
    """

    is_within: bool = False
    seen_from: int = 0


AT_END, WITHIN = Cut(), Cut(is_within=True)


def set_line(text: str, size: int, max_width: int, cut: Cut = AT_END) -> Line:
    """Set a line no wider than `max_width`; an ellipsis stands for what does not fit."""
    fitting, width = _fitted(text, size, max_width, cut)
    return Line(fitting, size, ceil(width))


@lru_cache(maxsize=1024)
def told_apart(name: str, others: tuple[str, ...], size: int, max_width: int) -> Cut:
    """Shorten a name within it, so that it looks like none of the others."""
    if text_width(name, size) <= max_width:
        return WITHIN
    shown, letters = _ends(name, size, max_width), clusters(name)
    too_long = (each for each in others if each != name and text_width(each, size) > max_width)
    alike = (clusters(each) for each in too_long if _is_alike(shown, _ends(each, size, max_width)))
    differences = sorted(_first_difference(letters, each) for each in alike)
    if not differences:
        return WITHIN
    first, last = differences[0], differences[-1]
    word = max((n + 1 for n, letter in enumerate(letters[:first]) if letter.isspace()), default=first)
    cuts = [Cut(is_within=True, seen_from=start) for start in (word, first, last)]
    return next((cut for cut in cuts if _seen_to(name, size, max_width, cut) > last), cuts[-1])


def _seen_to(name: str, size: int, max_width: int, cut: Cut) -> int:
    """The letter of a name, shortened as `cut` says, to which what follows the ellipsis leads."""
    _, tail = _ends(name, size, max_width, cut)
    return cut.seen_from + len(clusters(tail.rstrip(ELLIPSIS)))


def _ends(name: str, size: int, max_width: int, cut: Cut = WITHIN) -> tuple[str, str]:
    """Return the visible parts of a name before the ellipsis and after it."""
    runs_seen = set_line(name, size, max_width, cut).runs
    head, _, tail = "".join(run.text for run in runs_seen).partition(ELLIPSIS)
    return head, tail


def _is_alike(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two shortened names look the same but for a letter beside the ellipsis."""
    (head, tail), (other_head, other_tail) = ((each[0][:-1], each[1][1:]) for each in (one, other))
    begins_alike = head.startswith(other_head) or other_head.startswith(head)
    return begins_alike and (tail.endswith(other_tail) or other_tail.endswith(tail))


def _first_difference(letters: Sequence[str], others: Sequence[str]) -> int:
    pairs = enumerate(zip(letters, others, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(letters), len(others)))


@lru_cache(maxsize=1024)
def line_mask(text: str, size: int, max_width: int, height: int, cut: Cut = AT_END) -> Image.Image:
    """A line as a mask of this height, shortened to the width it has."""
    line = set_line(text, size, max_width, cut)
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


def _fitted(text: str, size: int, room: int, cut: Cut) -> tuple[tuple[Run, ...], float]:
    """The runs that fit, and their width."""
    width = text_width(text, size)
    if width <= room:
        return runs(text), width
    letters = clusters(text)
    fits, too_many = 0, len(letters)
    while too_many - fits > 1:
        middle = (fits + too_many) // 2
        if _width(_shortened(letters, middle, cut), size) <= room:
            fits = middle
        else:
            too_many = middle
    fitting = _shortened(letters, fits, cut)
    return fitting, _width(fitting, size)


def _shortened(letters: list[str], count: int, cut: Cut) -> tuple[Run, ...]:
    """So many letters and an ellipsis: of a name a third from its end, by which two long ones differ.

    Where they differ elsewhere, a few letters from its beginning, and what follows from there.
    """
    if not cut.seen_from:
        last = count // 3 if cut.is_within else 0
        return _joined(letters[: count - last], letters[len(letters) - last :])
    after = letters[cut.seen_from :]
    first = max(min(_SHORTEST_START, count // 3), count - len(after))
    shown = after[: count - first]
    return _joined(letters[:first], shown, [] if len(shown) < len(after) else None)


def _joined(*parts: list[str] | None) -> tuple[Run, ...]:
    return runs(ELLIPSIS.join("".join(part).strip() for part in parts if part is not None))
