"""Everything of a theme that is drawn once: the empty boards and the tiles that are laid on them.

A tile is a piece with the ground that it lies on, so that laying it is a plain copy.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.diagram import CHECKERS_A_SIDE, LAST_POINT, SIDES_OF_A_DIE, Cube, Seat
from render.draw import pieces as shapes
from render.draw.marks import LEVELS
from render.draw.palette import Colour, Palette, colours_in, mixed, rgb
from render.draw.pieces import (
    BADGE,
    CUBE_RADIUS,
    paint_badge,
    paint_checker,
    paint_checker_number,
    paint_die,
    paint_edge_on,
    paint_text,
    paint_tile,
    stamp,
)
from render.layout import (
    BAR_RECESS,
    BOARD,
    CUBE_COLUMN,
    CUBE_MARGIN,
    DIE_MARGIN,
    HEIGHT,
    LEFT_FIELD,
    OFFER_RING,
    POINT_LENGTH,
    POINT_WIDTH,
    RIGHT_FIELD,
    STACK_LIMIT,
    WIDTH,
    Box,
    bar_half,
    column,
    cube_box,
    dice,
    is_top_row,
    number_box,
    place_of,
    plate,
    stack_centers,
    tray,
    tray_bar,
    tray_count,
)
from render.theme import Checker, Theme

NUMBER_SIZE = 30
_BOARD_RADIUS = 16
_RECESS_RADIUS = 5
_POINT_BASE = POINT_WIDTH - 6


def paint_empty_board(theme: Theme, numbered_for: Seat) -> Image.Image:
    """The canvas, the frame, the points and their numbers as one side counts them, in RGB."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), rgb(theme.canvas))
    stamp(picture, shapes.rounded(BOARD.width, BOARD.height, _BOARD_RADIUS), BOARD.center, rgb(theme.frame))
    for field in (LEFT_FIELD, RIGHT_FIELD):
        picture.paste(rgb(theme.field), (field.left, field.top, field.right, field.bottom))
    for recess in (CUBE_COLUMN, BAR_RECESS, tray(Seat.TOP), tray(Seat.BOTTOM)):
        _paint_recess(picture, recess, theme.tray)
    for place in range(1, LAST_POINT + 1):
        _paint_point(picture, theme, place)
        number = place_of(numbered_for, place)
        paint_text(picture, number_box(place).center, str(number), NUMBER_SIZE, rgb(theme.numeral))
    return picture


def _paint_recess(picture: Image.Image, box: Box, colour: str) -> None:
    picture.paste(rgb(colour), box.corner, shapes.rounded(box.width, box.height, _RECESS_RADIUS))


def _paint_point(picture: Image.Image, theme: Theme, place: int) -> None:
    strip = column(place)
    side = (POINT_WIDTH - _POINT_BASE) / 2
    tip = POINT_WIDTH / 2
    outer, inner = (
        (0.0, float(POINT_LENGTH))
        if is_top_row(place)
        else (float(strip.height), float(strip.height - POINT_LENGTH))
    )
    corners = ((side, outer), (POINT_WIDTH - side, outer), (tip + 1.5, inner), (tip - 1.5, inner))
    colour = theme.point if place % 2 else theme.other_point
    picture.paste(rgb(colour), strip.corner, shapes.polygon(strip.width, strip.height, corners))


Key = tuple[object, ...]
PLATE_RADIUS = 14
_TRAY_COUNT_SIZE = 34
_PLAYED_STRENGTH = 0.36


@dataclass(frozen=True, slots=True)
class Sprites:
    """A theme's palette, its empty boards by the side that they are numbered for, and its tiles."""

    palette: Palette
    boards: dict[Seat, Image.Image]
    tiles: dict[Key, Image.Image]


def column_kind(place: int) -> tuple[bool, int]:
    """What tells one empty point from another: its row and its colour."""
    return is_top_row(place), place % 2


@lru_cache(maxsize=8)
def sprites_of(theme: Theme) -> Sprites:
    """A theme's boards and tiles; drawn when the first picture of a theme asks for them."""
    boards = {seat: paint_empty_board(theme, seat) for seat in Seat}
    ground = boards[Seat.BOTTOM]
    tiles: dict[Key, Image.Image] = {}
    for painted in (_columns, _bars, _trays, _dice, _cubes, _plates):
        tiles.update(painted(theme, ground))
    palette = _palette(theme, [*boards.values(), *tiles.values()])
    return Sprites(
        palette,
        {seat: palette.converted(board) for seat, board in boards.items()},
        {key: palette.converted(tile) for key, tile in tiles.items()},
    )


def _palette(theme: Theme, pictures: list[Image.Image]) -> Palette:
    shades: set[Colour] = set()
    for picture in pictures:
        shades.update(colours_in(picture))
    ramps = [
        (theme.canvas, theme.muted, theme.text),
        (theme.lit, theme.lit_muted, theme.lit_text),
        (theme.cube, theme.cube_ink),
    ]
    return Palette(
        [[rgb(colour) for colour in ramp] for ramp in ramps],
        [rgb(colour) for colour in theme.colours],
        [*shades, *_mark_shades(theme)],
    )


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
            for level in range(1, LEVELS):
                yield mixed(rgb(below), rgb(above), level / LEVELS)


def _cut(ground: Image.Image, box: Box) -> Image.Image:
    return ground.crop((box.left, box.top, box.right, box.bottom))


def _stack(
    ground: Image.Image, strip: Box, theme: Theme, count: int, *, is_light: bool, grows_down: bool
) -> Image.Image:
    look = theme.light if is_light else theme.dark
    tile = _cut(ground, strip)
    inside = Box(0, 0, strip.width, strip.height)
    centers = stack_centers(inside, grows_down=grows_down)[:count]
    for center in sorted(centers, key=lambda center: center[1]):
        paint_checker(tile, center, look)
    if count > STACK_LIMIT:
        paint_checker_number(tile, centers[-1], look, count)
    return tile


def _columns(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for place in (11, 12, 13, 14):
        for is_light in (True, False):
            for count in range(1, CHECKERS_A_SIDE + 1):
                yield (
                    ("column", *column_kind(place), is_light, count),
                    _stack(
                        ground, column(place), theme, count, is_light=is_light, grows_down=is_top_row(place)
                    ),
                )


def _bars(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for seat in Seat:
        for is_light in (True, False):
            for count in range(1, CHECKERS_A_SIDE + 1):
                tile = _stack(
                    ground, bar_half(seat), theme, count, is_light=is_light, grows_down=seat is Seat.TOP
                )
                yield ("bar", seat, is_light, count), tile


def _trays(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for seat in Seat:
        home = tray(seat)
        for is_light in (True, False):
            look = theme.light if is_light else theme.dark
            for count in range(1, CHECKERS_A_SIDE + 1):
                picture = ground.copy()
                _fill_tray(picture, seat, count, look)
                paint_text(
                    picture, tray_count(seat).center, str(count), _TRAY_COUNT_SIZE, rgb(theme.tray_text)
                )
                yield ("tray", seat, is_light, count), _cut(picture, home)


def _fill_tray(picture: Image.Image, seat: Seat, count: int, look: Checker) -> None:
    for index in range(count):
        paint_edge_on(picture, tray_bar(seat, index), look)


def _dice(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    box = dice(Seat.BOTTOM, 1)[0]
    field = rgb(theme.field)
    for is_light in (True, False):
        look = theme.light if is_light else theme.dark
        for value in range(1, SIDES_OF_A_DIE + 1):
            picture = ground.copy()
            paint_die(picture, box, look, value)
            tile = _cut(picture, box.inset(-DIE_MARGIN))
            yield ("die", is_light, value, False), tile
            dimmed = Image.blend(Image.new("RGB", tile.size, field), tile, _PLAYED_STRENGTH)
            yield ("die", is_light, value, True), dimmed


def _cubes(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    for offered_by in (None, Seat.TOP):
        box = cube_box(Cube(offered_by=offered_by))
        picture = ground.copy()
        if offered_by:
            ring = shapes.rounded(
                box.width + 2 * OFFER_RING, box.height + 2 * OFFER_RING, CUBE_RADIUS + OFFER_RING
            )
            stamp(picture, ring, box.center, rgb(theme.accent))
        paint_tile(picture, box, CUBE_RADIUS, rgb(theme.cube), rgb(theme.cube_edge))
        yield ("cube", bool(offered_by)), _cut(picture, box.inset(-CUBE_MARGIN))


def _plates(theme: Theme, ground: Image.Image) -> Iterator[tuple[Key, Image.Image]]:
    box = plate(Seat.BOTTOM)
    for is_lit in (True, False):
        tile = _cut(ground, box)
        if is_lit:
            tile.paste(rgb(theme.lit), (0, 0), shapes.rounded(box.width, box.height, PLATE_RADIUS))
        yield ("plate", is_lit), tile
        for is_light in (True, False):
            badge = tile.crop((600, 2, 600 + BADGE + 8, box.height - 2))
            paint_badge(badge, theme.light if is_light else theme.dark)
            yield ("badge", is_lit, is_light), badge
