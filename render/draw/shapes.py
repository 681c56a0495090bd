"""Masks of the few shapes a board is made of: 255 inside, 0 outside, smooth at the edge."""

from functools import lru_cache

from PIL import Image, ImageDraw

OVERSAMPLING = 8

Point = tuple[float, float]


@lru_cache(maxsize=64)
def disc(diameter: int) -> Image.Image:
    """A filled circle."""
    mask, pen = _sheet(diameter, diameter)
    pen.ellipse((0, 0, mask.width - 1, mask.height - 1), fill=255)
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def ring(diameter: int, line: float) -> Image.Image:
    """A circle of the given line, measured inwards."""
    mask, pen = _sheet(diameter, diameter)
    pen.ellipse((0, 0, mask.width - 1, mask.height - 1), outline=255, width=round(line * OVERSAMPLING))
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def broken_ring(diameter: int, line: float, arcs: int) -> Image.Image:
    """A circle cut into so many arcs, each as long as the gap beside it."""
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
    """A filled polygon."""
    mask, pen = _sheet(width, height)
    pen.polygon([(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in corners], fill=255)
    return mask.reduce(OVERSAMPLING)


def faded(mask: Image.Image, strength: float) -> Image.Image:
    """The mask with every value scaled down."""
    return mask.point([round(value * strength) for value in range(256)])


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    return mask, ImageDraw.Draw(mask)
