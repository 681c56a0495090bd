"""Draws a score sheet: a line for each member, with what they won and what that makes in all."""

from PIL import Image

from render import rows as at
from render.diagram import Diagram, Member, ScoreSheet
from render.draw.lettering import told_apart
from render.draw.members import RowStyle, badge_tile, fitting, look_of, result_style, row_style
from render.draw.plates import Style, text_tile
from render.layout import Box
from render.theme import Theme

NAME_SIZE = 42
NOTE_SIZES = (34, 31, 28)
SCORE_SIZES = (44, 38, 30)
HEADING_SIZES = (30, 27)
_GAP = 12


def lay_scores(picture: Image.Image, diagram: Diagram, sheet: ScoreSheet, theme: Theme) -> None:
    """Draw the players, in the order of the diagram, under the headings of the columns."""
    _write_headings(picture, sheet, theme)
    names = tuple(member.name for member in diagram.members)
    has_notes = any(member.note for member in diagram.members)
    for index, member in enumerate(diagram.members):
        box, style = at.line(index), row_style(member, theme)
        badge = badge_tile(look_of(member.badge, diagram), style, is_out=member.is_out)
        picture.paste(badge, at.badge(box).corner)
        room = at.name_on_sheet(box, has_note=has_notes)
        size = Style(theme, NAME_SIZE, style.ground, style.name, at.LINE_HEIGHT)
        cut = told_apart(member.name, names, NAME_SIZE, room.width)
        _paste(picture, room, text_tile(member.name, room.width, size, cut))
        _write_note(picture, at.note_on_sheet(box, 2 if sheet.total else 1), member, style)
        _write_scores(picture, box, member, style, has_totals=bool(sheet.total))


def _write_headings(picture: Image.Image, sheet: ScoreSheet, theme: Theme) -> None:
    box = at.headings()
    left = Box(box.left + at.BADGE_LEFT, box.top, at.score(box, 1).left - _GAP, box.bottom)
    titles = (sheet.total, sheet.result) if sheet.total else (sheet.result,)
    for place, title in ((left, sheet.badge), *((at.score(box, i), title) for i, title in enumerate(titles))):
        size = fitting(title, HEADING_SIZES, place.width - _GAP)
        tile = text_tile(title, place.width - _GAP, Style(theme, size, theme.canvas, theme.muted))
        _paste(picture, place, tile, is_at_end=place is not left)


def _write_note(picture: Image.Image, room: Box, member: Member, style: RowStyle) -> None:
    if member.note:
        size = fitting(member.note, NOTE_SIZES, room.width)
        look = Style(style.theme, size, style.ground, style.soft, at.LINE_HEIGHT)
        _paste(picture, room, text_tile(member.note, room.width, look))


def _write_scores(
    picture: Image.Image, box: Box, member: Member, style: RowStyle, *, has_totals: bool
) -> None:
    """Write the points won, in the colour of gains or losses, and the total."""
    if member.result:
        room = at.score(box, 1 if has_totals else 0)
        look = result_style(member, style, fitting(member.result, SCORE_SIZES, room.width - _GAP))
        _paste(picture, room, text_tile(member.result, room.width - _GAP, look), is_at_end=True)
    if member.total:
        room = at.score(box, 0)
        size = fitting(member.total, SCORE_SIZES, room.width - _GAP)
        look = Style(style.theme, size, style.ground, style.strong, at.LINE_HEIGHT)
        _paste(picture, room, text_tile(member.total, room.width - _GAP, look), is_at_end=True)


def _paste(picture: Image.Image, room: Box, tile: Image.Image, *, is_at_end: bool = False) -> None:
    left = room.right - tile.width if is_at_end else room.left
    picture.paste(tile, (left, room.center[1] - tile.height // 2))
