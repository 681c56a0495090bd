"""Lays marks over a picture in palette mode: the last play, and the choices of a play being built.

A mark is a mask cut into levels of strength. Its edge pixels take, from a table, the palette entry that shows
the ink with that strength over whatever lies there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, dist, floor

from PIL import Image, ImageDraw

from render.draw.palette import Colour, Palette
from render.draw.shapes import broken_ring, disc, ring, rounded_line
from render.layout import Box
from render.trace import AROUND_CHECKER, Line, Shape, Spot

LEVELS = 2
"""How many strengths a mark is drawn in; two are enough for smooth edges, and each costs time."""
RING_LINES = {AROUND_CHECKER: 5}
RING_LINE = 4
_OVERSAMPLING = 3
_REACH = AROUND_CHECKER // 2 + 1
_PATCH = 200
"""About how many pixels of a mark's way one patch holds."""
_SHAFT = 8
_HEAD_LENGTH, _HEAD_WIDTH = 26, 27


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour that can be laid over any other: its palette entry, and a table for each faint level."""

    solid: int
    faint: tuple[list[int], ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of a mark: where its top left corner lies, and a mask for each level, the solid one last."""

    corner: Spot
    levels: tuple[Image.Image, ...]


def ink_of(palette: Palette, colour: Colour) -> Ink:
    """Make the tables of a colour for pictures in this palette."""
    faint = tuple(palette.over(colour, level / LEVELS) for level in range(1, LEVELS))
    return Ink(palette.index(colour), faint)


def lay(picture: Image.Image, patches: Iterable[Patch], at: Spot, ink: Ink) -> None:
    """Blend a mark in one ink over the picture, its origin at a spot."""
    for patch in patches:
        left, top = at[0] + patch.corner[0], at[1] + patch.corner[1]
        *faint, solid = patch.levels
        box = (left, top, left + solid.width, top + solid.height)
        below = picture.crop(box)
        for table, mask in zip(ink.faint, faint, strict=True):
            picture.paste(below.point(table), box, mask)
        picture.paste(ink.solid, box, solid)


@lru_cache(maxsize=16)
def ring_mark(diameter: int, line: int) -> tuple[Patch, ...]:
    """A ring around its origin."""
    return (Patch((-diameter // 2, -diameter // 2), _levels(ring(diameter, line))),)


@lru_cache(maxsize=16)
def broken_ring_mark(diameter: int, line: int, arcs: int) -> tuple[Patch, ...]:
    """A ring around its origin, cut into arcs."""
    return (Patch((-diameter // 2, -diameter // 2), _levels(broken_ring(diameter, line, arcs))),)


@lru_cache(maxsize=16)
def dot_mark(diameter: int) -> tuple[Patch, ...]:
    """A dot on its origin."""
    return (Patch((-diameter // 2, -diameter // 2), _levels(disc(diameter))),)


@lru_cache(maxsize=16)
def frame_mark(width: int, height: int, radius: int, line: int) -> tuple[Patch, ...]:
    """A frame with round corners; its origin is its top left corner."""
    return (Patch((0, 0), _levels(rounded_line(width, height, radius, line))),)


@lru_cache(maxsize=1024)
def step_mark(shape: Shape) -> tuple[Patch, ...]:
    """One checker move: an arrow with the rings at its ends. Its origin is where the checker starts.

    The mark is cut into patches along its way, since the rectangle around a slanting arrow is mostly empty.
    """
    line = shape.line()
    end = float(shape.across), float(shape.down)
    areas = _areas([(0.0, 0.0), *line, end])
    left, top = min(area.left for area in areas), min(area.top for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    sheet = Image.new("L", ((right - left) * _OVERSAMPLING, (bottom - top) * _OVERSAMPLING))
    pen = ImageDraw.Draw(sheet)
    for outline in _arrow(line):
        pen.polygon([_enlarged(x - left, y - top) for x, y in outline], 255)
    _circle(pen, _enlarged(line[0][0] - left, line[0][1] - top), _SHAFT, _SHAFT)
    _circle(pen, _enlarged(-left, -top), shape.start_ring, RING_LINES.get(shape.start_ring, RING_LINE))
    _circle(
        pen, _enlarged(end[0] - left, end[1] - top), shape.end_ring, RING_LINES.get(shape.end_ring, RING_LINE)
    )
    return tuple(_patch(sheet, (left, top), area) for area in areas)


def _areas(way: Sequence[tuple[float, float]]) -> list[Box]:
    across, down = zip(*way, strict=True)
    is_wide = max(across) - min(across) >= max(down) - min(down)
    along, beside = (across, down) if is_wide else (down, across)
    first, last = floor(min(along)) - _REACH, ceil(max(along)) + _REACH
    count = max(1, round((last - first) / _PATCH))
    cuts = [first + (last - first) * i // count for i in range(count + 1)]
    areas = []
    for start, end in pairwise(cuts):
        near = [b for a, b in zip(along, beside, strict=True) if start - _REACH <= a <= end + _REACH]
        low, high = floor(min(near)) - _REACH, ceil(max(near)) + _REACH
        areas.append(Box(start, low, end, high) if is_wide else Box(low, start, high, end))
    return areas


def _enlarged(x: float, y: float) -> tuple[int, int]:
    return round(x * _OVERSAMPLING), round(y * _OVERSAMPLING)


def _circle(pen: ImageDraw.ImageDraw, center: tuple[int, int], diameter: int, line: int) -> None:
    half = diameter * _OVERSAMPLING // 2
    if half:
        box = (center[0] - half, center[1] - half, center[0] + half - 1, center[1] + half - 1)
        pen.ellipse(box, outline=255, width=line * _OVERSAMPLING)


def _patch(sheet: Image.Image, origin: Spot, area: Box) -> Patch:
    left, top = (area.left - origin[0]) * _OVERSAMPLING, (area.top - origin[1]) * _OVERSAMPLING
    box = (left, top, left + area.width * _OVERSAMPLING, top + area.height * _OVERSAMPLING)
    return Patch(area.corner, _levels(sheet.reduce(_OVERSAMPLING, box)))


def _arrow(line: Line) -> tuple[Line, Line]:
    tip = line[-1]
    shaft = [spot for spot in line if dist(spot, tip) >= _HEAD_LENGTH - 2] or [line[0]]
    neck = shaft[-1]
    length = dist(neck, tip) or 1.0
    along = (tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length
    base = tip[0] - along[0] * _HEAD_LENGTH, tip[1] - along[1] * _HEAD_LENGTH
    aside = -along[1] * _HEAD_WIDTH / 2, along[0] * _HEAD_WIDTH / 2
    head = tip, (base[0] + aside[0], base[1] + aside[1]), (base[0] - aside[0], base[1] - aside[1])
    shaft.append((base[0] + along[0] * 3, base[1] + along[1] * 3))
    return head, _outline(shaft)


def _outline(shaft: Sequence[tuple[float, float]]) -> Line:
    one_side: list[tuple[float, float]] = []
    other_side: list[tuple[float, float]] = []
    for index, (x, y) in enumerate(shaft):
        (x0, y0), (x1, y1) = shaft[max(0, index - 1)], shaft[min(len(shaft) - 1, index + 1)]
        length = dist((x0, y0), (x1, y1)) or 1.0
        across = (y0 - y1) / length * _SHAFT / 2, (x1 - x0) / length * _SHAFT / 2
        one_side.append((x + across[0], y + across[1]))
        other_side.append((x - across[0], y - across[1]))
    return (*one_side, *reversed(other_side))


def _levels(mask: Image.Image) -> tuple[Image.Image, ...]:
    return tuple(mask.point(table, "1") for table in _LEVEL_TABLES)


def _level_table(level: int) -> list[int]:
    return [255 if round(value / 255 * LEVELS) == level else 0 for value in range(256)]


_LEVEL_TABLES = tuple(_level_table(level) for level in range(1, LEVELS + 1))
