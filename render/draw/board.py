"""Paints a theme's empty board in RGB: wood, felt, points and their numbers."""

from random import Random

from PIL import Image

from render import layout
from render.diagram import LAST_POINT, Seat
from render.draw import shapes
from render.draw.palette import mixed, rgb
from render.draw.pieces import LIGHT, SHADOW, paint_text
from render.theme import Theme

NUMBER_SIZE = 42
_BOARD_RADIUS = 16
_RECESS_RADIUS, RECESS_RIM = 7, 2
_FIELD_RADIUS = 4
_BEVEL = 3
_INLAY = 2
_POINT_BASE = layout.POINT_WIDTH - 5
_POINT_TIP = 3.0
_GRAIN_LENGTH, _GRAIN_WIDTH = 240, 3
"""Pixels along and across the grain within which the wood changes its tone."""
_SHADOW_ROOM, _SHADOW_BLUR, _SHADOW_STEPS = 16, 2.5, 4
_GRAIN_STEPS = 4
"""How many tones the wood has; each costs bytes and a place in the palette."""


_RIGHT_SIDE = layout.Box(layout.TRAY_COLUMN.right, layout.BOARD.top, layout.BOARD.right, layout.BOARD.bottom)


def paint_empty_board(theme: Theme, numbered_for: Seat) -> Image.Image:
    """The canvas, the frame, the points and their numbers as one side counts them."""
    picture = Image.new("RGB", (layout.WIDTH, layout.HEIGHT), rgb(theme.canvas))
    _paint_wood(picture, theme)
    for field in (layout.LEFT_FIELD, layout.RIGHT_FIELD):
        _paint_field(picture, field, theme)
    for recess in (layout.CUBE_COLUMN, layout.tray(Seat.TOP), layout.tray(Seat.BOTTOM)):
        _paint_recess(picture, recess, theme)
    for place in range(1, LAST_POINT + 1):
        _paint_point(picture, theme, place)
        _paint_number(picture, theme, place, layout.place_of(numbered_for, place))
    return picture


def _paint_wood(picture: Image.Image, theme: Theme) -> None:
    """The frame in wood, with its bevel; bar and ends are upright boards."""
    wood = _grain(layout.BOARD.width, layout.BOARD.height, theme)
    for upright in (
        layout.Box(layout.BOARD.left, layout.BOARD.top, layout.CUBE_COLUMN.left, layout.BOARD.bottom),
        layout.BAR_COLUMN,
        _RIGHT_SIDE,
    ):
        board = _grain(layout.BOARD.height, upright.width, theme, seed=upright.left)
        wood.paste(board.transpose(Image.Transpose.ROTATE_90), (upright.left - layout.BOARD.left, 0))
    outline = shapes.rounded(layout.BOARD.width, layout.BOARD.height, _BOARD_RADIUS)
    picture.paste(wood, layout.BOARD.corner, outline)
    frame = rgb(theme.frame)
    picture.paste(mixed(frame, LIGHT, 0.22), layout.BOARD.corner, shapes.lit_edge(outline, _BEVEL))
    picture.paste(mixed(frame, SHADOW, 0.45), layout.BOARD.corner, shapes.shaded_edge(outline, _BEVEL))
    _paint_hinge(picture, theme)


def _grain(width: int, height: int, theme: Theme, seed: int = 0) -> Image.Image:
    """Wood whose grain runs across, in a few tones around that of the frame."""
    source = Random(seed)  # noqa: S311 - the same wood every time
    small = max(2, width // _GRAIN_LENGTH), max(2, height // _GRAIN_WIDTH)
    noise = Image.frombytes("L", small, source.randbytes(small[0] * small[1]))
    tones = noise.resize((width, height), Image.Resampling.BICUBIC)
    frame = rgb(theme.frame)
    dark, bright = mixed(frame, SHADOW, theme.grain), mixed(frame, LIGHT, theme.grain * 0.6)
    steps = [mixed(dark, bright, step / (_GRAIN_STEPS - 1)) for step in range(_GRAIN_STEPS)]
    tables = [[steps[value * _GRAIN_STEPS // 256][channel] for value in range(256)] for channel in range(3)]
    return Image.merge("RGB", [tones.point(table) for table in tables])


def _paint_hinge(picture: Image.Image, theme: Theme) -> None:
    """The line along which the board folds."""
    frame, across = rgb(theme.frame), layout.BAR_COLUMN.center[0]
    top, bottom = layout.BOARD.top + _BEVEL, layout.BOARD.bottom - _BEVEL
    picture.paste(mixed(frame, SHADOW, 0.5), (across - 1, top, across + 1, bottom))
    picture.paste(mixed(frame, LIGHT, 0.16), (across + 1, top, across + 2, bottom))


def _paint_field(picture: Image.Image, box: layout.Box, theme: Theme) -> None:
    """Half of the felt within an inlaid line."""
    inlay = box.inset(-_INLAY - 1)
    line = shapes.rounded(inlay.width, inlay.height, _FIELD_RADIUS + 2)
    picture.paste(rgb(theme.inlay), inlay.corner, line)
    felt = Image.new("RGB", (box.width, box.height), rgb(theme.field))
    _shade_inside(felt, 0.5)
    picture.paste(felt, box.corner, shapes.rounded(box.width, box.height, _FIELD_RADIUS))


def _shade_inside(ground: Image.Image, strength: float) -> None:
    """The shadow that the frame throws into a recess, from the top left."""
    width, height, room = ground.width, ground.height, _SHADOW_ROOM
    hole = Image.new("L", (width + 2 * room, height + 2 * room), 255)
    hole.paste(0, (room + 2, room + 3, room + width + 2, room + height + 3))
    shadow = shapes.stepped(shapes.soft(hole, _SHADOW_BLUR, 0), _SHADOW_STEPS)
    shadow = shadow.crop((room, room, room + width, room + height))
    ground.paste(SHADOW, (0, 0), shapes.faded(shadow, strength))


def _paint_recess(picture: Image.Image, box: layout.Box, theme: Theme) -> None:
    rim = box.inset(-RECESS_RIM)
    frame = rgb(theme.frame)
    outline = shapes.rounded(rim.width, rim.height, _RECESS_RADIUS + 1)
    picture.paste(mixed(frame, SHADOW, 0.5), rim.corner, outline)
    picture.paste(mixed(frame, LIGHT, 0.2), rim.corner, shapes.shaded_edge(outline, 2))
    ground = Image.new("RGB", (box.width, box.height), rgb(theme.tray))
    _shade_inside(ground, 0.55)
    picture.paste(ground, box.corner, shapes.rounded(box.width, box.height, _RECESS_RADIUS))


def paint_lid(picture: Image.Image, theme: Theme) -> None:
    """The tray of the cube closed by a board, where there is no cube to lie in it."""
    box, frame = layout.CUBE_COLUMN.inset(-RECESS_RIM), rgb(theme.frame)
    outline = shapes.rounded(box.width, box.height, _RECESS_RADIUS + 1)
    wood = _grain(box.height, box.width, theme, seed=box.left).transpose(Image.Transpose.ROTATE_90)
    picture.paste(wood, box.corner, outline)
    picture.paste(mixed(frame, LIGHT, 0.22), box.corner, shapes.lit_edge(outline, RECESS_RIM))
    picture.paste(mixed(frame, SHADOW, 0.5), box.corner, shapes.shaded_edge(outline, RECESS_RIM))


def _paint_point(picture: Image.Image, theme: Theme, place: int) -> None:
    """A point with a darker outline, its left half in the light and its right in the shade."""
    strip = layout.column(place)
    is_top = layout.is_top_row(place)
    top = strip.top if is_top else strip.bottom - layout.POINT_LENGTH - 2
    colour = rgb(theme.point if place % 2 else theme.other_point)
    outer = shapes.wedge(layout.POINT_WIDTH, layout.POINT_LENGTH + 2, _POINT_BASE, _POINT_TIP, is_down=is_top)
    picture.paste(mixed(colour, SHADOW, theme.outline), (strip.left, top), outer)
    inner = shapes.wedge(
        layout.POINT_WIDTH, layout.POINT_LENGTH, _POINT_BASE - 4, _POINT_TIP - 1.5, is_down=is_top
    )
    top = strip.top if is_top else strip.bottom - layout.POINT_LENGTH
    picture.paste(mixed(colour, LIGHT, theme.facet), (strip.left, top), inner)
    shade = inner.copy()
    shade.paste(0, (0, 0, layout.POINT_WIDTH // 2, inner.height))
    picture.paste(mixed(colour, SHADOW, theme.facet), (strip.left, top), shade)


def _paint_number(picture: Image.Image, theme: Theme, place: int, number: int) -> None:
    across, down = layout.number_box(place).center
    paint_text(picture, (across, down + 1), str(number), NUMBER_SIZE, mixed(rgb(theme.frame), SHADOW, 0.6))
    paint_text(picture, (across, down), str(number), NUMBER_SIZE, rgb(theme.numeral))
