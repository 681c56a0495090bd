"""The parts of a theme that are drawn once: the empty boards and the tiles that are laid on them.

A tile is a piece with the ground that it lies on, so that laying it is a plain copy.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from PIL import Image, ImageDraw

from render.diagram import CHECKERS_A_SIDE, MOST_TIMES, SIDES_OF_A_DIE, Cube, Seat, SignKind
from render.draw import pieces, shapes
from render.draw.board import RECESS_RIM, paint_empty_board, paint_lid
from render.draw.lettering import line_mask, text_width
from render.draw.marks import LEVELS, LINE_STRENGTH
from render.draw.palette import Colour, Palette, mixed, rgb
from render.layout import (
    CUBE_COLUMN,
    CUBE_MARGIN,
    DIE,
    DIE_MARGIN,
    OFFER_RING,
    SIGN,
    STACK_LIMIT,
    Box,
    bar_half,
    column,
    cube_box,
    dice,
    is_top_row,
    number_box,
    plate,
    sign,
    stack_centers,
    tray,
    tray_bar,
    tray_count,
    with_shadow,
)
from render.theme import GOLD, SIGN_COLOURS, SIGN_EDGE, SIGN_WHITE, STOP, Checker, Theme

_EDGE = 2
SIGN_LOOKS = {
    SignKind.CUP: (GOLD, SIGN_EDGE),
    SignKind.FLAG: (SIGN_WHITE, SIGN_EDGE),
    SignKind.DANCE: (STOP, SIGN_WHITE),
}
"""The fill of each sign, and its edge."""
HIT_SIGN = 28
_CUP: tuple[shapes.Point, ...] = (
    *((14, 8), (52, 8), (51, 22), (47, 33), (38, 41), (37, 42), (37, 49), (46, 52)),
    *((50, 55), (50, 60), (16, 60), (16, 55), (20, 52), (29, 49), (29, 42), (28, 41), (19, 33), (15, 22)),
)
_HANDLES = (Box(5, 11, 22, 30), Box(44, 11, 61, 30))
_POLE = Box(9, 6, 15, 62)
_FLAG: tuple[shapes.Point, ...] = (
    *((15, 8), (24, 6), (34, 8), (44, 11), (54, 12), (62, 9)),
    *((62, 38), (54, 41), (44, 40), (34, 37), (24, 35), (15, 37)),
)
"""The lines of signs, on a square of 66."""
_TIMES = {SignKind.CUP: (33, 22), SignKind.FLAG: (39, 24)}
_TIMES_SIZE = 26
_DRAWN_ON = 66
_SCALE = shapes.OVERSAMPLING * SIGN / _DRAWN_ON
TIMES = "\N{MULTIPLICATION SIGN}"


def paint_sign(picture: Image.Image, box: Box, kind: SignKind, times: int) -> None:
    """A sign on its ground, and how many times the cube it is about, if that is more than once."""
    fill, edge = _masks(kind)
    pieces.paint_shadow(picture, edge, box.center)
    inside, outside = SIGN_LOOKS[kind]
    pieces.stamp(picture, edge, box.center, rgb(outside))
    pieces.stamp(picture, fill, box.center, rgb(inside))
    if kind is SignKind.DANCE:
        pieces.stamp(picture, shapes.rounded(40, 12, 4), box.center, rgb(SIGN_WHITE))
    elif times > 1:
        across, down = _TIMES[kind]
        center = box.left + across * SIGN // _DRAWN_ON, box.top + down * SIGN // _DRAWN_ON
        pieces.paint_text(picture, center, f"{TIMES}{times}", _TIMES_SIZE, rgb(SIGN_EDGE))


def paint_hit_sign(picture: Image.Image, center: tuple[int, int], colour: Colour) -> None:
    """A cross on a disc, with a bright rim."""
    pieces.stamp(picture, shapes.disc(HIT_SIGN), center, rgb(SIGN_WHITE))
    pieces.stamp(picture, shapes.disc(HIT_SIGN - 4), center, colour)
    pieces.stamp(picture, _cross(HIT_SIGN - 4), center, rgb(SIGN_WHITE))


def _masks(kind: SignKind) -> tuple[Image.Image, Image.Image]:
    """A sign, and the same with its edge."""
    if kind is SignKind.DANCE:
        return shapes.disc(SIGN - 10), shapes.disc(SIGN - 10 + 2 * _EDGE)
    return _drawn(kind, 0), _drawn(kind, _EDGE)


def _drawn(kind: SignKind, edge: int) -> Image.Image:
    sheet = Image.new("L", (SIGN * shapes.OVERSAMPLING, SIGN * shapes.OVERSAMPLING))
    pen = ImageDraw.Draw(sheet)
    if kind is SignKind.CUP:
        for handle in _HANDLES:
            _ellipse(pen, handle.inset(-edge), 5 + 2 * edge)
        _polygon(pen, _CUP, edge)
    else:
        _polygon(pen, _FLAG, edge)
        pole = _POLE.inset(-edge)
        corners = (pole.left, pole.top, pole.right, pole.bottom)
        pen.rounded_rectangle([each * _SCALE for each in corners], 3 * _SCALE, fill=255)
    return shapes.reduced(sheet)


def _polygon(pen: ImageDraw.ImageDraw, corners: tuple[shapes.Point, ...], edge: int) -> None:
    enlarged = [(x * _SCALE, y * _SCALE) for x, y in corners]
    pen.polygon(enlarged, fill=255)
    if edge:
        pen.line([*enlarged, *enlarged[:2]], 255, round(2 * edge * _SCALE), joint="curve")


def _ellipse(pen: ImageDraw.ImageDraw, box: Box, line: int) -> None:
    corners = [each * _SCALE for each in (box.left, box.top, box.right, box.bottom)]
    pen.ellipse(corners, outline=255, width=round(line * _SCALE))


def _cross(size: int) -> Image.Image:
    sheet = Image.new("L", (size * shapes.OVERSAMPLING, size * shapes.OVERSAMPLING))
    pen, near, far = ImageDraw.Draw(sheet), size * shapes.OVERSAMPLING * 0.3, size * shapes.OVERSAMPLING * 0.7
    for start, end in (((near, near), (far, far)), ((near, far), (far, near))):
        pen.line((start, end), 255, round(3.4 * shapes.OVERSAMPLING))
    return shapes.reduced(sheet)


Key = tuple[object, ...] | str
_PLACES = (9, 10, 15, 16)
"""A point of each kind, away from the shadow at the end of a half."""
PLATE_RADIUS = 14
_TRAY_COUNT_SIZE = 34
_COUNT_SIZE = 26
_MOST_ALIKE = 4
_HALF = 127
_MARK_LEVELS = tuple(level / LEVELS for level in range(1, LEVELS))


@dataclass(frozen=True, slots=True)
class Sprites:
    """A theme's palette, its empty boards by the side that they are numbered for, and its tiles."""

    palette: Palette
    boards: dict[Seat, Image.Image]
    tiles: dict[Key, Image.Image]


def column_kind(place: int) -> tuple[bool, int]:
    """Return the row and the colour of a point, which tell one empty point from another."""
    return is_top_row(place), place % 2


@lru_cache(maxsize=8)
def sprites_of(theme: Theme) -> Sprites:
    """A theme's boards and tiles; drawn when the first picture of a theme asks for them."""
    boards = {seat: paint_empty_board(theme, seat) for seat in Seat}
    ground = boards[Seat.BOTTOM]
    tiles: dict[Key, Image.Image] = {}
    for painted in (_stacks, _numbers, _trays, _dice, _cubes, _lid, _signs, _counts, _plates):
        tiles.update(painted(theme, ground))
    palette = _palette(theme, ground, tiles)
    return Sprites(
        palette,
        {seat: palette.converted(board) for seat, board in boards.items()},
        {key: palette.converted(tile) if tile.mode == "RGB" else tile for key, tile in tiles.items()},
    )


def _palette(theme: Theme, ground: Image.Image, tiles: dict[Key, Image.Image]) -> Palette:
    ramps = [
        (theme.canvas, theme.muted, theme.text),
        (theme.lit, theme.lit_muted, theme.lit_text),
        (theme.cube.face, theme.cube.ink),
        (theme.canvas, theme.gain, theme.loss),
    ]
    checkers = [pieces.piece(look) for look in (theme.light, theme.dark)]
    dice = [tiles["die", is_light, 5, False] for is_light in (True, False)]
    return Palette(
        [[rgb(colour) for colour in ramp] for ramp in ramps],
        [rgb(colour) for colour in (*theme.colours, *SIGN_COLOURS)],
        [
            *(([checker], 18) for checker in checkers),
            ([tiles[cube_key(Cube())], *dice], 16),
            ([tiles["column", True, kind, True, 1] for kind in range(2)], 16),
            ([tiles["column", True, kind, False, 1] for kind in range(2)], 12),
            ([ground], 40),
            ([_strip(_mark_shades(theme))], 40),
            ([_cut(ground, number_box(1)), *tiles.values()], 256),
        ],
    )


def _strip(colours: Iterable[Colour]) -> Image.Image:
    shades = list(colours)
    strip = Image.new("RGB", (len(shades), 1))
    strip.putdata(shades)
    return strip


def _mark_shades(theme: Theme) -> Iterator[Colour]:
    grounds = (
        theme.field,
        theme.point,
        theme.other_point,
        theme.frame,
        theme.tray,
        theme.light.face,
        theme.dark.face,
    )
    for above in (theme.accent, theme.choice):
        for below in grounds:
            for strength in (*_MARK_LEVELS, *(LINE_STRENGTH * level for level in (*_MARK_LEVELS, 1))):
                yield mixed(rgb(below), rgb(above), strength)


def _cut(ground: Image.Image, box: Box) -> Image.Image:
    return ground.crop((box.left, box.top, box.right, box.bottom))


def _stack(ground: Image.Image, strip: Box, look: Checker, count: int, *, grows_down: bool) -> Image.Image:
    tile = _cut(ground, strip)
    inside = Box(0, 0, strip.width, strip.height)
    centers = stack_centers(inside, grows_down=grows_down)[:count]
    for center in sorted(centers, key=lambda center: center[1]):
        pieces.paint_checker(tile, center, look)
    return tile


def _stacks(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    """Up to five checkers on each kind of point and on the bar."""
    for is_light, look in _looks(theme):
        for count in range(1, STACK_LIMIT + 1):
            for place in _PLACES:
                strip, is_top = column(place), is_top_row(place)
                tile = _stack(ground, strip, look, count, grows_down=is_top)
                yield ("column", *column_kind(place), is_light, count), tile
            for seat in Seat:
                tile = _stack(ground, bar_half(seat), look, count, grows_down=seat is Seat.TOP)
                yield ("bar", seat, is_light, count), tile


def _numbers(theme: Theme, _ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    """The middle of the last checker of a stack that is higher than it is drawn."""
    for is_light, look in _looks(theme):
        for count in range(STACK_LIMIT + 1, CHECKERS_A_SIDE + 1):
            yield ("number", is_light, count), pieces.numbered(look, count)


def _looks(theme: Theme) -> tuple[tuple[bool, Checker], ...]:
    return (True, theme.light), (False, theme.dark)


def _trays(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for seat in Seat:
        home = tray(seat)
        for is_light in (True, False):
            look = theme.light if is_light else theme.dark
            for count in range(1, CHECKERS_A_SIDE + 1):
                picture = ground.copy()
                _fill_tray(picture, seat, count, look)
                pieces.paint_text(
                    picture, tray_count(seat).center, str(count), _TRAY_COUNT_SIZE, rgb(theme.tray_text)
                )
                yield ("tray", seat, is_light, count), _cut(picture, home)


def _fill_tray(picture: Image.Image, seat: Seat, count: int, look: Checker) -> None:
    for index in range(count):
        pieces.paint_edge_on(picture, tray_bar(seat, index), look)


def _dice(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    yield ("die", "mask"), _die_mask()
    box = dice(Seat.BOTTOM, 1)[0]
    field = rgb(theme.field)
    for is_light in (True, False):
        look = theme.light if is_light else theme.dark
        for value in range(1, SIDES_OF_A_DIE + 1):
            picture = ground.copy()
            pieces.paint_die(picture, box, look, value)
            tile = _cut(picture, box.inset(-DIE_MARGIN))
            yield ("die", is_light, value, False), tile
            picture = ground.copy()
            pieces.paint_used_die(picture, box, look, field, value)
            yield ("die", is_light, value, True), _cut(picture, box.inset(-DIE_MARGIN))


def _die_mask() -> Image.Image:
    sheet = Image.new("L", (DIE + 2 * DIE_MARGIN, DIE + 2 * DIE_MARGIN))
    sheet.paste(shapes.rounded(DIE, DIE, pieces.DIE_RADIUS), (DIE_MARGIN, DIE_MARGIN))
    return _bits(sheet)


def cube_key(cube: Cube) -> Key:
    """Return the key of the tile for a cube; its ground differs at the ends of its tray."""
    return "cube", "offered" if cube.offered_by else cube.owner


def _cubes(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for cube in (Cube(), *(Cube(owner=seat) for seat in Seat), Cube(offered_by=Seat.TOP)):
        box = cube_box(cube)
        picture = ground.copy()
        if cube.offered_by:
            ring = shapes.rounded(
                box.width + 2 * OFFER_RING, box.height + 2 * OFFER_RING, pieces.CUBE_RADIUS + OFFER_RING
            )
            pieces.stamp(picture, ring, box.center, rgb(theme.accent))
        pieces.paint_tile(picture, box, pieces.CUBE_RADIUS, theme.cube)
        yield cube_key(cube), _cut(picture, box.inset(-CUBE_MARGIN))


def _lid(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    picture = ground.copy()
    paint_lid(picture, theme)
    yield "lid", _cut(picture, CUBE_COLUMN.inset(-RECESS_RIM))


def _signs(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for kind in SignKind:
        for times in range(1, MOST_TIMES + 1):
            box, picture = sign(Seat.BOTTOM, 0), ground.copy()
            paint_sign(picture, box, kind, times)
            yield ("sign", kind, times), _cut(picture, with_shadow(box))
    hit = Image.new("RGB", (HIT_SIGN, HIT_SIGN), rgb(theme.hit))
    paint_hit_sign(hit, (HIT_SIGN // 2, HIT_SIGN // 2), rgb(theme.hit))
    yield "hit", hit
    yield ("hit", "mask"), _bits(shapes.disc(HIT_SIGN))


def _counts(theme: Theme, _ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    """How many checkers went along an arrow, in the colours that arrows have."""
    for colour, count in product((theme.accent, theme.choice), range(2, _MOST_ALIKE + 1)):
        text = f"{TIMES}{count}"
        tile = Image.new("RGB", (round(text_width(text, _COUNT_SIZE)), _COUNT_SIZE), rgb(colour))
        pieces.paint_text(tile, (tile.width // 2, tile.height // 2), text, _COUNT_SIZE, rgb(theme.accent_ink))
        yield ("count", colour, count), tile


def _bits(mask: Image.Image) -> Image.Image:
    return mask.point([255 * (value > _HALF) for value in range(256)], "1")


def _plates(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    box = plate(Seat.BOTTOM)
    for is_lit in (True, False):
        tile = _cut(ground, box)
        if is_lit:
            tile.paste(rgb(theme.lit), (0, 0), shapes.rounded(box.width, box.height, PLATE_RADIUS))
        yield ("plate", is_lit), tile
        for is_light in (True, False):
            badge = tile.crop((600, 2, 600 + pieces.BADGE + 8, box.height - 2))
            rim = rgb(theme.lit_muted if is_lit else theme.muted)
            pieces.paint_badge(badge, theme.light if is_light else theme.dark, rim)
            yield ("badge", is_lit, is_light), badge


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
    room = width - 2 * pieces.BEVEL - 2
    shape = line_mask(text, size, 4 * width, room)
    if shape.width > room:
        shape = shape.resize((room - 2, room), Image.Resampling.LANCZOS)
    return sprites_of(theme).palette.written(shape, rgb(theme.cube.face), rgb(theme.cube.ink))
