"""Draws a scoresheet as a PNG of 800 pixels across, more with many players, in the palette of a theme."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image

from render.diagram import CAPTAIN_MARK, MINUS
from render.draw import shapes
from render.draw.lettering import WITHIN, Cut, line_mask, text_width, told_apart
from render.draw.members import fitting
from render.draw.palette import rgb
from render.draw.png import encoded
from render.draw.sprites import PLATE_RADIUS, sprites_of
from render.layout import Box
from render.sheet import ROW_GAP, UPRIGHT_NAMES, Sheet, SheetCell, SheetLayout, SheetRow, column_width
from render.theme import DEFAULT_THEME, Theme

TITLE_SIZE, LEGEND_SIZES = 26, (20, 18, 16)
NAME_SIZE = 24
HEADING_SIZES, HEADING_NOTE_SIZES = (29, 25, 21), (19, 18)
RESULT_SIZES, TOTAL_SIZES, NOTE_SIZES = (30, 27, 24, 21), (23, 21, 19), (20, 18)
SUM_SIZES, SUM_HEADING_SIZES = (30, 27, 24, 21), (22, 20, 18)
RESULT_MIDDLE, TOTAL_MIDDLE, NOTE_MIDDLE = 18, 44, 67
HEADING_MIDDLE, HEADING_NOTE_MIDDLE = 30, 58
DIGITS_HEIGHT, WORDS_HEIGHT = 0.95, 1.3
"""The height of a line as a part of its size: digits have nothing below their foot."""
PADDING = 3
BOX_INSET = 2
UPRIGHT_PADDING = 10
STRENGTHS = 2
"""In how many strengths the edges of letters are smoothed; with more a sheet has an eighth more bytes."""
COMPRESSION = 9
SHEETS_KEPT = 16
NUMBER = re.compile(rf"[-+{MINUS}]?[0-9]+")


@dataclass(frozen=True, slots=True)
class Ink:
    """How something is written: in which colour, on which ground."""

    theme: Theme
    ground: str
    colour: str


@lru_cache(maxsize=SHEETS_KEPT)
def draw_sheet(sheet: Sheet, theme: Theme = DEFAULT_THEME) -> bytes:
    """The sheet as a PNG; equal sheets give equal bytes."""
    room = column_width(len(sheet.names)) - 2 * PADDING
    is_level = all(text_width(name, NAME_SIZE) <= room for name in sheet.names)
    at = SheetLayout(len(sheet.names), len(sheet.rows), len(sheet.legend), has_upright_names=not is_level)
    palette = sprites_of(theme).palette
    picture = Image.new("L", (at.width, at.height), palette.index(rgb(theme.canvas)))
    strong, soft = (Ink(theme, theme.canvas, colour) for colour in (theme.text, theme.muted))
    _write(picture, at.title, sheet.title, (TITLE_SIZE,), strong)
    _write_names(picture, at, sheet.names, strong)
    sizes = _sizes(sheet, room)
    for index, row in enumerate(sheet.rows):
        _lay_row(picture, at, at.row(index), row, sizes, theme)
    _lay_totals(picture, at, sheet, theme)
    for index, line in enumerate(sheet.legend):
        _write(picture, at.legend(index), line, LEGEND_SIZES, soft)
    return encoded(picture, palette.channels, COMPRESSION)


def _write_names(picture: Image.Image, at: SheetLayout, names: tuple[str, ...], ink: Ink) -> None:
    """Level above their columns, or upright, from the foot of the column upwards."""
    for column, name in enumerate(names):
        box = at.cell(at.names, column)
        if not at.has_upright_names:
            _write(picture, box, name, (NAME_SIZE,), ink)
            continue
        room = UPRIGHT_NAMES - 2 * UPRIGHT_PADDING
        cut = told_apart(name, names, NAME_SIZE, room)
        tile = _tile(name, room, NAME_SIZE, ink, cut).transpose(Image.Transpose.ROTATE_90)
        picture.paste(tile, (box.center[0] - tile.width // 2, box.bottom - UPRIGHT_PADDING - tile.height))


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the numbers are: those of a kind are all alike."""

    result: int
    total: int


def _sizes(sheet: Sheet, room: int) -> Sizes:
    cells = [cell for row in sheet.rows for cell in row.cells]
    results = (fitting(each.result, RESULT_SIZES, room) for each in cells)
    totals = (fitting(each.total, TOTAL_SIZES, room) for each in cells)
    return Sizes(min(results, default=RESULT_SIZES[0]), min(totals, default=TOTAL_SIZES[0]))


def _lay_row(
    picture: Image.Image, at: SheetLayout, box: Box, row: SheetRow, sizes: Sizes, theme: Theme
) -> None:
    """A game below a thin line."""
    line = box.top - ROW_GAP // 2
    picture.paste(sprites_of(theme).palette.index(rgb(theme.muted)), (box.left, line, box.right, line + 1))
    heading = at.heading(box)
    middle = HEADING_MIDDLE if row.note else box.height // 2
    _write_at(picture, heading, middle, row.heading, HEADING_SIZES, Ink(theme, theme.canvas, theme.text))
    note = Ink(theme, theme.canvas, theme.muted)
    _write_at(picture, heading, HEADING_NOTE_MIDDLE, row.note, HEADING_NOTE_SIZES, note)
    for column, cell in enumerate(row.cells):
        _lay_cell(picture, at.cell(box, column), cell, sizes, theme)


def _lay_cell(picture: Image.Image, box: Box, cell: SheetCell, sizes: Sizes, theme: Theme) -> None:
    """What was won, what that makes in all, and how; the box's stands on a bright field."""
    ground, strong, soft = theme.canvas, theme.text, theme.muted
    if cell.is_box:
        ground, strong, soft = theme.lit, theme.lit_text, theme.lit_muted
        field = box.inset(BOX_INSET)
        picture.paste(_field(theme, field.width, field.height), field.corner)
    won = strong if cell.is_box else _colour_of(cell.result, theme)
    in_all = strong if cell.result else soft
    note = f"{CAPTAIN_MARK} {cell.note}".rstrip() if cell.is_captain else cell.note
    _write_at(picture, box, RESULT_MIDDLE, cell.result, (sizes.result,), Ink(theme, ground, won))
    _write_at(picture, box, TOTAL_MIDDLE, cell.total, (sizes.total,), Ink(theme, ground, in_all))
    _write_at(picture, box, NOTE_MIDDLE, note, NOTE_SIZES, Ink(theme, ground, soft))


def _colour_of(result: str, theme: Theme) -> str:
    """Of gains or losses, which their signs tell too."""
    return {"+": theme.gain, MINUS: theme.loss}.get(result[:1], theme.text)


def _lay_totals(picture: Image.Image, at: SheetLayout, sheet: Sheet, theme: Theme) -> None:
    box, ink = at.total, Ink(theme, theme.lit, theme.lit_text)
    picture.paste(_field(theme, box.width, box.height), box.corner)
    _write(picture, at.heading(box), sheet.total, SUM_HEADING_SIZES, ink)
    room = column_width(len(sheet.names)) - 2 * PADDING
    size = min((fitting(each, SUM_SIZES, room) for each in sheet.totals), default=SUM_SIZES[0])
    for column, total in enumerate(sheet.totals):
        _write(picture, at.cell(box, column), total, (size,), ink)


@lru_cache(maxsize=64)
def _field(theme: Theme, width: int, height: int) -> Image.Image:
    """A bright field with round corners."""
    tile = Image.new("RGB", (width, height), rgb(theme.canvas))
    tile.paste(rgb(theme.lit), (0, 0), shapes.rounded(width, height, PLATE_RADIUS))
    return sprites_of(theme).palette.converted(tile)


def _write(picture: Image.Image, box: Box, text: str, sizes: Sequence[int], ink: Ink) -> None:
    """In the middle of its place."""
    _write_at(picture, box, box.height // 2, text, sizes, ink)


def _write_at(picture: Image.Image, box: Box, middle: int, text: str, sizes: Sequence[int], ink: Ink) -> None:
    """So many pixels below the top of its place, in the largest size that fits."""
    if text:
        room = box.width - 2 * PADDING
        tile = _tile(text, room, fitting(text, sizes, room), ink)
        picture.paste(tile, (box.center[0] - tile.width // 2, box.top + middle - tile.height // 2))


@lru_cache(maxsize=1024)
def _tile(text: str, room: int, size: int, ink: Ink, cut: Cut = WITHIN) -> Image.Image:
    """A line on its ground, as indices, shortened within it to the room that it has."""
    height = round(size * (DIGITS_HEIGHT if NUMBER.fullmatch(text) else WORDS_HEIGHT))
    mask = line_mask(text, size, min(room, ceil(text_width(text, size))), height, cut)
    smoothed = mask.point(_STRENGTH_OF)
    return sprites_of(ink.theme).palette.written(smoothed, rgb(ink.ground), rgb(ink.colour))


_STRENGTH_OF = [round(round(value * STRENGTHS / 255) * 255 / STRENGTHS) for value in range(256)]
