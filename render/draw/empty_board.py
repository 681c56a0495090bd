"""Paints the board without anything that moves."""

from PIL import Image

from render.diagram import LAST_POINT
from render.draw import shapes
from render.draw.palette import rgb
from render.draw.pieces import paint_text, stamp
from render.layout import (
    BAR_RECESS,
    BOARD,
    CUBE_COLUMN,
    HEIGHT,
    LEFT_FIELD,
    POINT_LENGTH,
    POINT_WIDTH,
    RIGHT_FIELD,
    WIDTH,
    Box,
    column,
    is_top_row,
    number_box,
    place_of,
    tray,
)
from render.seats import Seat
from render.theme import Theme

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
