"""Masks: shapes cut out once, many times too large, and reduced to smooth edges."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

OVERSAMPLING = 8
EDGE_STEPS = 3
"""In how many strengths edges are smoothed; more would cost 10 kB a picture, and nobody sees them."""

Point = tuple[float, float]


@lru_cache(maxsize=128)
def disc(diameter: int) -> Image.Image:
    mask, pen = _sheet(diameter, diameter)
    pen.ellipse((0, 0, mask.width - 1, mask.height - 1), fill=255)
    return reduced(mask)


@lru_cache(maxsize=64)
def ring(diameter: int, line: float) -> Image.Image:
    """A circle of this line, measured inwards."""
    mask, pen = _sheet(diameter, diameter)
    pen.ellipse((0, 0, mask.width - 1, mask.height - 1), outline=255, width=round(line * OVERSAMPLING))
    return reduced(mask)


@lru_cache(maxsize=64)
def broken_ring(diameter: int, line: float, arcs: int) -> Image.Image:
    """A circle cut into `arcs` arcs, each as long as the gap beside it."""
    mask, pen = _sheet(diameter, diameter)
    box, degrees = (0, 0, mask.width - 1, mask.height - 1), 360 / arcs
    for number in range(arcs):
        middle = number * degrees
        start, end = middle - degrees / 4, middle + degrees / 4
        pen.arc(box, start, end, fill=255, width=round(line * OVERSAMPLING))
    return reduced(mask)


@lru_cache(maxsize=64)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners."""
    mask, pen = _sheet(2 * radius + 2, 2 * radius + 2)
    pen.rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius * OVERSAMPLING, fill=255)
    return _stretched(reduced(mask), radius, width, height)


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
    return reduced(mask)


@lru_cache(maxsize=64)
def polygon(width: int, height: int, corners: tuple[Point, ...]) -> Image.Image:
    mask, pen = _sheet(width, height)
    pen.polygon([(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in corners], fill=255)
    return reduced(mask)


@lru_cache(maxsize=64)
def wedge(width: int, height: int, base: int, tip: float, *, is_down: bool) -> Image.Image:
    """A point of the board: as wide as `base` at the frame, and round at its end, with a radius of `tip`."""
    mask, pen = _sheet(width, height)
    scale, middle = OVERSAMPLING, width * OVERSAMPLING / 2
    end = (height - tip) * scale
    corners: list[Point] = [(middle - base * scale / 2, 0), (middle + base * scale / 2, 0)]
    corners += [(middle + tip * scale, end), (middle - tip * scale, end)]
    pen.polygon(corners, fill=255)
    pen.ellipse((middle - tip * scale, end - tip * scale, middle + tip * scale, end + tip * scale), fill=255)
    cut = reduced(mask)
    return cut if is_down else cut.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


def faded(mask: Image.Image, strength: float) -> Image.Image:
    return mask.point([round(value * strength) for value in range(256)])


def stepped(mask: Image.Image, steps: int) -> Image.Image:
    """A mask in a few strengths: rows alike compress, and the eye misses nothing."""
    return mask.point([round(round(value * steps / 255) * 255 / steps) for value in range(256)])


def soft(mask: Image.Image, blur: float, room: int) -> Image.Image:
    """A mask with soft edges, on a sheet larger by `room` at every side."""
    sheet = Image.new("L", (mask.width + 2 * room, mask.height + 2 * room))
    sheet.paste(mask, (room, room))
    return sheet.filter(ImageFilter.GaussianBlur(blur))


def lit_edge(mask: Image.Image, line: int) -> Image.Image:
    """The edge of a shape that light from the top left falls on."""
    return ImageChops.subtract(mask, _shifted(mask, line))


def shaded_edge(mask: Image.Image, line: int) -> Image.Image:
    """The edge of a shape that lies in the shade."""
    return ImageChops.subtract(mask, _shifted(mask, -line))


def _shifted(mask: Image.Image, by: int) -> Image.Image:
    sheet = Image.new("L", mask.size)
    sheet.paste(mask, (by, by))
    return sheet


def _stretched(corners: Image.Image, radius: int, width: int, height: int) -> Image.Image:
    """A large rounded rectangle from a small one, whose corners it has."""
    sheet = Image.new("L", (width, height), 255)
    size = corners.width
    for left, across in ((0, 0), (size - radius, width - radius)):
        for top, down in ((0, 0), (size - radius, height - radius)):
            sheet.paste(corners.crop((left, top, left + radius, top + radius)), (across, down))
    return sheet


def reduced(mask: Image.Image) -> Image.Image:
    """An oversampled mask in its own size."""
    return stepped(mask.reduce(OVERSAMPLING), EDGE_STEPS)


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    return mask, ImageDraw.Draw(mask)
