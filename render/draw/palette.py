"""The at most 256 colours of a theme, and pictures and masks brought into them.

A picture of indices is one of grey values to Pillow, which lays those together faster than a palette picture.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from math import sqrt

from PIL import Image, ImageColor

Colour = tuple[int, int, int]

PNG_PALETTE_LIMIT = 256
FREE_ENTRY = 255
"""No colour, so that moving pictures can leave pixels as they are."""
RAMP_STEPS = 7
_PILLOW_PALETTE_STEP = 4
"""Pillow looks colours up in cells of this size, by the cell's lowest corner."""


@lru_cache(maxsize=256)
def rgb(colour: str) -> Colour:
    """A theme's colour, on the grid on which Pillow finds palette entries exactly."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return _on_grid((red, green, blue))


def mixed(below: Colour, above: Colour, strength: float) -> Colour:
    red, green, blue = (round(b + (a - b) * strength) for b, a in zip(below, above, strict=True))
    return red, green, blue


def _on_grid(colour: Colour) -> Colour:
    red, green, blue = (channel // _PILLOW_PALETTE_STEP * _PILLOW_PALETTE_STEP for channel in colour)
    return red, green, blue


class Palette:
    """The colours of a theme, in an order in which text can be blended by palette index.

    For each *ramp*, a ground and one or two inks, the shades from ground to ink are neighbours.
    """

    def __init__(
        self,
        ramps: Sequence[Sequence[Colour]],
        flat: Iterable[Colour],
        groups: Iterable[tuple[Sequence[Image.Image], int]],
    ) -> None:
        """Ramps and flat colours are all kept; of the shades of each group of pictures only so many.

        The last group gets what room is left.
        """
        self.colours: list[Colour] = []
        self._ramps: dict[tuple[Colour, Colour], tuple[int, int]] = {}
        self._shades: dict[tuple[Colour, Colour], bytes] = {}
        for ground, *inks in ramps:
            self._add_ramp(ground, inks)
        self.colours += [colour for colour in dict.fromkeys(flat) if colour not in self.colours]
        for pictures, room in groups:
            self._add(_reduced(pictures, min(room, FREE_ENTRY - len(self.colours))))

    def _add(self, colours: Iterable[Colour]) -> None:
        self.colours += [colour for colour in colours if colour not in self.colours]

    def _add_ramp(self, ground: Colour, inks: Sequence[Colour]) -> None:
        start = len(self.colours)
        middle = start + RAMP_STEPS * (len(inks) - 1)
        for ink, end in zip(reversed(inks), (middle + RAMP_STEPS, start), strict=False):
            self._ramps[ground, ink] = middle, end
        before = inks[:-1] and [
            mixed(ground, inks[0], step / RAMP_STEPS) for step in range(RAMP_STEPS, 0, -1)
        ]
        after = [mixed(ground, inks[-1], step / RAMP_STEPS) for step in range(1, RAMP_STEPS + 1)]
        self.colours += [*before, ground, *after]

    def written(self, mask: Image.Image, ground: Colour, ink: Colour) -> Image.Image:
        """A mask in an ink on a ground, as indices."""
        if (ground, ink) not in self._shades:
            start, end = self._ramps[ground, ink]
            self._shades[ground, ink] = bytes(
                start + round(value * (end - start) / 255) for value in range(256)
            )
        return Image.frombytes("L", mask.size, mask.tobytes().translate(self._shades[ground, ink]))

    @cached_property
    def channels(self) -> bytes:
        """The colours one after the other, three bytes each."""
        return bytes(channel for colour in self.colours for channel in colour)

    @cached_property
    def _image(self) -> Image.Image:
        return self.coloured(Image.new("L", (1, 1)))

    def converted(self, picture: Image.Image) -> Image.Image:
        """The RGB picture as indices, each pixel that of the nearest colour."""
        nearest = picture.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", picture.size, nearest.tobytes())

    def coloured(self, indices: Image.Image) -> Image.Image:
        """The same picture, which is in palette mode from now on."""
        indices.putpalette(self.channels)
        return indices

    def index(self, colour: Colour) -> int:
        """The place of the nearest colour."""
        return self.indices([colour])[0]

    def indices(self, colours: Sequence[Colour]) -> list[int]:
        strip = Image.new("RGB", (len(colours), 1))
        strip.putdata(colours)
        return list(self.converted(strip).tobytes())

    def over(self, above: Colour, strength: float) -> bytes:
        """Return a table that maps each entry of the palette to itself with `above` over it, this strong."""
        table = self.indices([mixed(below, above, strength) for below in self.colours])
        return bytes(table + [0] * (PNG_PALETTE_LIMIT - len(table)))

    def merged(self, indices: bytes, distance: float) -> bytes:
        """A table that shows colours which hardly differ as one: the most frequent of them in `indices`.

        Moving pictures are a quarter smaller with it. What `indices` lack is left as it is.
        """
        table, kept = list(range(PNG_PALETTE_LIMIT)), list[int]()
        for index, _ in Counter(indices).most_common():
            near = min(kept, key=lambda other: self._distance(index, other), default=index)
            if near != index and self._distance(index, near) < distance:
                table[index] = near
            else:
                kept.append(index)
        return bytes(table)

    def _distance(self, index: int, other: int) -> float:
        """How far two entries are from each other, to the eye."""
        red, green, blue = (a - b for a, b in zip(self.colours[index], self.colours[other], strict=True))
        return sqrt((2 * red**2 + 4 * green**2 + blue**2) / 2.3)


def _reduced(pictures: Sequence[Image.Image], room: int) -> list[Colour]:
    """The colours that show some RGB pictures best; frequent ones weigh more, but not by much."""
    shades: Counter[Colour] = Counter()
    for picture in pictures:
        shades.update(_counted(picture))
    if room < 1 or not shades:
        return []
    weighed = [shade for shade, count in shades.items() for _ in range(count.bit_length())]
    strip = Image.new("RGB", (len(weighed), 1))
    strip.putdata(weighed)
    few = strip.quantize(room, method=Image.Quantize.MEDIANCUT, kmeans=1)
    entries = few.getpalette() or []
    colours = [(entries[i], entries[i + 1], entries[i + 2]) for i in range(0, len(entries), 3)]
    return list(dict.fromkeys(_on_grid(colour) for colour in colours[:room]))


def _counted(picture: Image.Image) -> dict[Colour, int]:
    """How often each colour is in an RGB picture."""
    found: dict[Colour, int] = {}
    for count, colour in picture.getcolors(picture.width * picture.height) or ():
        if isinstance(colour, tuple):  # always, in RGB
            red, green, blue = colour
            found[red, green, blue] = count
    return found
