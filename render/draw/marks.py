"""Lays marks over a picture of indices: the last play, and the choices of a play being built.

A mark is a mask cut into levels of strength. Its edge pixels take, from a table, the palette entry that shows
the ink with that strength over whatever lies there.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, dist, floor, hypot, pi, sin, sqrt

from PIL import Image, ImageDraw

from render.draw.palette import Colour, Palette
from render.draw.shapes import broken_ring, disc, ring, rounded, rounded_line
from render.layout import Box
from render.trace import PIECES, Line, Shape, Spot

LEVELS = 2
"""How many strengths a mark is drawn in; two are enough for smooth edges, and each costs time."""
LINE_STRENGTH = 0.88
"""How much of an arrow and its rings covers what is below it."""
RING_LINE = 5
_PATCH = 20_000
"""About how many pixels of the rectangle around a slanting line are worth one more patch."""
_SHAFT = 4.4
_HALO = 0.8
_HEAD_LENGTH, HEAD_WIDTH = 26, 25
_REACH_OF_LINE, _REACH_OF_HEAD = _SHAFT / 2 + _HALO + 1, hypot(_HEAD_LENGTH, HEAD_WIDTH / 2) + _HALO + 1
_STOP = 7.0
"""The radius of the dot where a checker only passed."""
_CIRCLE = tuple((cos(n * pi / 8), sin(n * pi / 8)) for n in range(16))


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour that can be laid over any other, by a table of palette entries for each level.

    The faintest level comes first. Where the strongest covers all, `solid` is its entry.
    """

    tables: tuple[bytes, ...]
    solid: int | None = None


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of a mark: where its top left corner lies, and a mask for each level, the solid one last."""

    corner: Spot
    levels: tuple[Image.Image, ...]


def ink_of(palette: Palette, colour: Colour, strength: float = 1.0) -> Ink:
    """Make the tables of a colour for pictures in this palette."""
    tables = tuple(palette.over(colour, strength * level / LEVELS) for level in range(1, LEVELS + 1))
    return Ink(tables, palette.index(colour) if strength == 1.0 else None)


def lay(picture: Image.Image, patches: Iterable[Patch], at: Spot, ink: Ink) -> None:
    """Blend a mark in one ink over the picture, its origin at a spot."""
    for patch in patches:
        left, top = at[0] + patch.corner[0], at[1] + patch.corner[1]
        *faint, strong = patch.levels
        size = strong.size
        box = (left, top, left + size[0], top + size[1])
        below = picture.crop(box).tobytes()
        for table, mask in zip(ink.tables, faint, strict=False):
            picture.paste(_seen(below.translate(table), size), box, mask)
        above = _seen(below.translate(ink.tables[-1]), size) if ink.solid is None else ink.solid
        picture.paste(above, box, strong)


def _seen(indices: bytes, size: tuple[int, int]) -> Image.Image:
    """A picture that is only read."""
    return Image.frombuffer("L", size, indices, "raw", "L", 0, 1)


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


@lru_cache(maxsize=16)
def pill_mark(width: int, height: int) -> tuple[Patch, ...]:
    """A field for a few letters, round at both ends, around its origin."""
    return (Patch((-width // 2, -height // 2), _levels(rounded(width, height, height // 2))),)


@lru_cache(maxsize=512)
def step_mark(shape: Shape) -> tuple[Patch, ...]:
    """One line, with the head of an arrow or a dot at its end, and the rings there.

    Its origin is the middle of the spot where it starts.

    It is drawn twice, a little wider for the faint level: that smooths its edges in a quarter of the time
    that oversampling takes. The mark is cut into patches along its way, since the rectangle around a
    slanting arrow is mostly empty.
    """
    line = shape.line()
    end = float(shape.across), float(shape.down)
    areas = _areas(_inked(line, shape))
    left, top = min(area.left for area in areas), min(area.top for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    parts = _arrow(line, shape) if shape.has_head else (_shaft(line), _dot(line[-1]))
    levels = []
    for wider in (_HALO, 0.0):
        sheet = Image.new("1", (right - left, bottom - top))
        pen = ImageDraw.Draw(sheet)
        for part in parts:
            pen.polygon([(x - left + i * wider, y - top + j * wider) for x, y, i, j in part], 1)
        for spot, diameter in (((0.0, 0.0), shape.start_ring), (end, shape.end_ring)):
            if diameter:
                _circle(pen, (spot[0] - left, spot[1] - top), diameter / 2 + wider, RING_LINE + 2 * wider)
        levels.append(sheet)
    return tuple(_patch(levels, (left, top), area) for area in areas)


Edge = Sequence[tuple[float, float, float, float]]
"""The corners of a polygon, each with the direction in which it grows."""


def _inked(line: Line, shape: Shape) -> Iterator[tuple[float, float, float]]:
    """Discs that hold all of a mark but what is between those of its line: across, down and radius."""
    end = float(shape.across), float(shape.down)
    for x, y in line:
        yield x, y, _REACH_OF_LINE
    yield *line[-1], _REACH_OF_HEAD if shape.has_head else _STOP + 2
    for spot, diameter in (((0.0, 0.0), shape.start_ring), (end, shape.end_ring)):
        if diameter:
            yield *spot, diameter / 2 + 2


def _areas(discs: Iterable[tuple[float, float, float]]) -> list[Box]:
    """Boxes one after the other that hold discs; as many as take the least time."""
    boxes = [(x - r, y - r, x + r, y + r) for x, y, r in discs]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
    is_lying = right - left >= bottom - top
    if is_lying:
        first, last, spans = floor(left), ceil(right), boxes
    else:
        first, last, spans = floor(top), ceil(bottom), [(y, x, v, u) for x, y, u, v in boxes]
    count = max(1, round(sqrt((right - left) * (bottom - top) / _PATCH)))
    gap = (last - first) / PIECES
    cuts = [first + (last - first) * i // count for i in range(count + 1)]
    areas = []
    for start, end in pairwise(cuts):
        near = [span for span in spans if span[0] < end + gap and start - gap < span[2]]
        low, high = floor(min(span[1] for span in near)), ceil(max(span[3] for span in near))
        areas.append(Box(start, low, end, high) if is_lying else Box(low, start, high, end))
    return areas


def _arrow(line: Line, shape: Shape) -> tuple[Edge, Edge]:
    """A head whose tip is the end of the line, and that points at the end of the way; the shaft up to it."""
    tip, end = line[-1], (float(shape.across), float(shape.down))
    rest = [spot for spot in line if dist(spot, tip) >= _HEAD_LENGTH] or [line[0]]
    start, stop = (tip, end) if dist(end, tip) > 1 else (rest[-1], tip)
    reach = dist(start, stop) or 1.0
    x, y = (stop[0] - start[0]) / reach, (stop[1] - start[1]) / reach
    base, half = (tip[0] - x * _HEAD_LENGTH, tip[1] - y * _HEAD_LENGTH), HEAD_WIDTH / 2
    head = (
        (*tip, x, y),
        (base[0] - y * half, base[1] + x * half, -x - y, x - y),
        (base[0] + y * half, base[1] - x * half, y - x, -x - y),
    )
    return head, _shaft([*rest, (base[0] + x * 2, base[1] + y * 2)])


def _shaft(line: Sequence[tuple[float, float]]) -> Edge:
    one_side, other_side = [], []
    half = _SHAFT / 2
    for index, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        length = dist((x0, y0), (x1, y1)) or 1.0
        i, j = (y0 - y1) / length, (x1 - x0) / length
        one_side.append((x + i * half, y + j * half, i, j))
        other_side.append((x - i * half, y - j * half, -i, -j))
    return (*one_side, *reversed(other_side))


def _dot(center: tuple[float, float]) -> Edge:
    return tuple((center[0] + x * _STOP, center[1] + y * _STOP, x, y) for x, y in _CIRCLE)


def _circle(pen: ImageDraw.ImageDraw, center: tuple[float, float], radius: float, line: float) -> None:
    across, down = center
    box = (across - radius, down - radius, across + radius - 1, down + radius - 1)
    pen.ellipse(box, outline=1, width=round(line))


def _patch(levels: Sequence[Image.Image], origin: Spot, area: Box) -> Patch:
    left, top = area.left - origin[0], area.top - origin[1]
    box = (left, top, left + area.width, top + area.height)
    return Patch(area.corner, tuple(level.crop(box) for level in levels))


def _levels(mask: Image.Image) -> tuple[Image.Image, ...]:
    return tuple(mask.point(table, "1") for table in _LEVEL_TABLES)


def _level_table(level: int) -> list[int]:
    return [255 if round(value / 255 * LEVELS) == level else 0 for value in range(256)]


_LEVEL_TABLES = tuple(_level_table(level) for level in range(1, LEVELS + 1))
