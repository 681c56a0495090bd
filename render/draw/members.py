"""Draws the members' rows: badge, name and note, and the rail with the cube, or the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import rows as at
from render.diagram import CAPTAIN_MARK, MINUS, Badge, CubeSpot, Diagram, Member, Seat
from render.draw import shapes
from render.draw.lettering import text_width, told_apart
from render.draw.palette import rgb
from render.draw.pieces import CUBE_RADIUS, paint_face, paint_mark, paint_text, paint_tile, stamp
from render.draw.plates import Style, text_tile
from render.draw.sprites import PLATE_RADIUS, lay_cube_number, sprites_of
from render.layout import OFFER_RING, WIDTH, Box
from render.theme import GOLD, Theme

ALONE_SIZE, ALONE_HEIGHT = 42, 56
"""The size of a name that has no note below it, and the height of its line."""
NAME_SIZE = 38
NOTE_SIZES = (38, 34, 31)
RESULT_SIZES = (50, 42, 34)
STAKE_SIZES = (38, 34, 30)
MARK_SIZES = (34, 28)
"""The size of one character on a badge, and of two."""
LINE_HEIGHT = 46
RAIL_RADIUS = 12
OUT_STRENGTH = 0.6
ARROW_WIDTH, ARROW_HEIGHT = 36, 26
ARROW = ((0.0, 9.0), (18.0, 9.0), (18.0, 0.0), (36.0, 13.0), (18.0, 26.0), (18.0, 17.0), (0.0, 17.0))
"""An arrow to the right."""
ARROW_SHIFT = 7
"""From the middle of the rail away from the cube, which is larger than the checker across."""


@lru_cache(maxsize=8)
def board_with_room(theme: Theme, numbered_for: Seat, height: int) -> Image.Image:
    """The empty board on a canvas so high, with room for members; drawn on in a copy alone."""
    board = sprites_of(theme).boards[numbered_for]
    if board.height == height:
        return board
    picture = board.crop((0, 0, WIDTH, height))
    picture.paste(_canvas(theme), (0, board.height, WIDTH, height))
    return picture


def lay_members(picture: Image.Image, diagram: Diagram, theme: Theme) -> None:
    """The rows of members who are to act are lit."""
    names = tuple(member.name for member in diagram.members)
    for index, member in enumerate(diagram.members):
        box = at.row(index, len(diagram.members))
        if member.is_to_act:
            picture.paste(_lit_row(theme, box.width), box.corner)
        style = row_style(member, theme)
        badge = badge_tile(look_of(member.badge, diagram), style, is_out=member.is_out)
        picture.paste(badge, at.badge(box).corner)
        _write_words(picture, box, member, names, style)
        if member.cube:
            against = look_of(member.cube.against, diagram)
            rail = _rail(against, member.cube.lies, style, is_offered=member.cube.is_offered)
            picture.paste(rail, at.rail(box).corner)
            lay_cube_number(picture, member.cube.value, at.cube(box, member.cube.lies), theme)
        elif member.result:
            _write_result(picture, box, member, style)
        elif member.stake:
            size = fitting(member.stake, STAKE_SIZES, at.RAIL_WIDTH)
            stake = Style(theme, size, style.ground, style.soft)
            _write_centred(picture, at.rail(box), member.stake, stake)


@dataclass(frozen=True, slots=True)
class Look:
    """How a badge looks: its colours, and what is on it."""

    is_light: bool
    mark: str


@dataclass(frozen=True, slots=True)
class RowStyle:
    """The colours of a row: its ground, and its inks from strong to soft."""

    theme: Theme
    ground: str
    strong: str
    name: str
    soft: str
    gain: str
    loss: str


def look_of(badge: Badge, diagram: Diagram) -> Look:
    return Look(badge.seat is diagram.light, badge.mark)


def row_style(member: Member, theme: Theme) -> RowStyle:
    if member.is_to_act:
        ink = theme.lit_text
        return RowStyle(theme, theme.lit, ink, ink, theme.lit_muted, gain=ink, loss=ink)
    name = theme.muted if member.is_out else theme.text
    return RowStyle(theme, theme.canvas, theme.text, name, theme.muted, gain=theme.gain, loss=theme.loss)


def _write_words(
    picture: Image.Image, box: Box, member: Member, names: tuple[str, ...], style: RowStyle
) -> None:
    """The note comes first, since the tail of the name reaches into its tile."""
    has_rail = member.cube or member.stake
    room = at.words(box, at.rail(box) if has_rail else at.result(box) if member.result else None)
    if member.note:
        size = fitting(member.note, NOTE_SIZES, room.width)
        look = Style(style.theme, size, style.ground, style.soft, LINE_HEIGHT)
        note = text_tile(member.note, room.width, look)
        picture.paste(note, (room.left, box.top + at.NOTE_MIDDLE - note.height // 2))
    size, height, middle = NAME_SIZE, LINE_HEIGHT, box.top + at.NAME_MIDDLE
    if not member.note:
        size, height, middle = ALONE_SIZE, ALONE_HEIGHT, box.center[1]
    cut = told_apart(member.name, names, size, room.width)
    look = Style(style.theme, size, style.ground, style.name, height)
    name = text_tile(member.name, room.width, look, cut)
    picture.paste(name, (room.left, middle - name.height // 2))


def _write_result(picture: Image.Image, box: Box, member: Member, style: RowStyle) -> None:
    """Write the points won, in the colour of gains or losses."""
    room = at.result(box)
    size = fitting(member.result, RESULT_SIZES, room.width)
    _write_centred(picture, room, member.result, result_style(member, style, size))


def result_style(member: Member, style: RowStyle, size: int) -> Style:
    """The colour of gains or losses."""
    ink = {"+": style.gain, MINUS: style.loss}.get(member.result[0], style.strong)
    return Style(style.theme, size, style.ground, ink, LINE_HEIGHT)


def _write_centred(picture: Image.Image, room: Box, text: str, style: Style) -> None:
    tile = text_tile(text, room.width, style)
    across, down = room.center
    picture.paste(tile, (across - tile.width // 2, down - tile.height // 2))


def fitting(text: str, sizes: Sequence[int], room: int) -> int:
    """The largest size in which a text fits, or the smallest."""
    return next((size for size in sizes if text_width(text, size) <= room), sizes[-1])


@lru_cache(maxsize=8)
def _canvas(theme: Theme) -> int:
    return sprites_of(theme).palette.index(rgb(theme.canvas))


@lru_cache(maxsize=16)
def _lit_row(theme: Theme, width: int) -> Image.Image:
    tile = Image.new("RGB", (width, at.ROW_HEIGHT), rgb(theme.canvas))
    tile.paste(rgb(theme.lit), (0, 0), shapes.rounded(tile.width, tile.height, PLATE_RADIUS))
    return sprites_of(theme).palette.converted(tile)


@lru_cache(maxsize=256)
def badge_tile(look: Look, style: RowStyle, *, is_out: bool) -> Image.Image:
    tile = Image.new("RGB", (at.BADGE, at.BADGE), rgb(style.ground))
    ground = tile.copy()
    _paint_badge(tile, (at.BADGE // 2, at.BADGE // 2), look, style.theme)
    shown = Image.blend(ground, tile, OUT_STRENGTH) if is_out else tile
    return sprites_of(style.theme).palette.converted(shown)


def _paint_badge(picture: Image.Image, center: tuple[int, int], look: Look, theme: Theme) -> None:
    """A checker with a mark on it; without one, with the mark of all checkers of its side."""
    checker = theme.light if look.is_light else theme.dark
    if look.mark == CAPTAIN_MARK:
        stamp(picture, shapes.disc(at.BADGE), center, rgb(GOLD))
    paint_face(picture, center, checker, at.BADGE - 6)
    if look.mark:
        paint_text(picture, center, look.mark, MARK_SIZES[len(look.mark) - 1], rgb(checker.ink))
    else:
        paint_mark(picture, center, checker, at.BADGE - 4)


@lru_cache(maxsize=256)
def _rail(against: Look, lies: CubeSpot, style: RowStyle, *, is_offered: bool) -> Image.Image:
    """The recess with its cube, and a checker of either side at its ends, where the cube does not lie.

    An offered cube has a ring, and an arrow that leads to it from whoever offers it.
    """
    theme = style.theme
    tile = Image.new("RGB", (at.RAIL_WIDTH, at.RAIL_HEIGHT), rgb(style.ground))
    tile.paste(rgb(theme.tray), (0, 0), shapes.rounded(tile.width, tile.height, RAIL_RADIUS))
    row = at.row(0, 1)
    box = at.rail(row)
    spots = {end: at.cube(row, end).moved(-box.left, -box.top) for end in CubeSpot}
    own = Look(not against.is_light, "")
    for look, end in ((own, CubeSpot.OWN), (against, CubeSpot.ACROSS)):
        if lies is not end:
            _paint_badge(tile, spots[end].center, look, theme)
    if is_offered:
        _paint_arrow(tile, spots[CubeSpot.CENTRE], theme, is_leftward=lies is CubeSpot.OWN)
    _paint_cube(tile, spots[lies], theme, is_offered=is_offered)
    return sprites_of(theme).palette.converted(tile)


def _paint_arrow(tile: Image.Image, box: Box, theme: Theme, *, is_leftward: bool) -> None:
    mask = shapes.polygon(ARROW_WIDTH, ARROW_HEIGHT, ARROW)
    shown = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if is_leftward else mask
    away = ARROW_SHIFT if is_leftward else -ARROW_SHIFT
    stamp(tile, shown, box.moved(away, 0).center, rgb(theme.tray_text))


def _paint_cube(tile: Image.Image, box: Box, theme: Theme, *, is_offered: bool) -> None:
    if is_offered:
        ring = box.inset(-OFFER_RING)
        mask = shapes.rounded(ring.width, ring.height, CUBE_RADIUS + OFFER_RING)
        stamp(tile, mask, box.center, rgb(theme.accent))
    paint_tile(tile, box, CUBE_RADIUS, theme.cube)
