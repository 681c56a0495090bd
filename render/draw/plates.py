"""Writes the rows above and below the board: badge, role, name, headline, score and pips."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from PIL import Image

from render.diagram import Diagram, Seat
from render.draw.lettering import AT_END, WITHIN, Cut, line_mask, text_width
from render.draw.palette import rgb
from render.draw.shapes import rounded
from render.draw.sprites import sprites_of
from render.layout import BADGE_LEFT, PIPS_WIDTH, PLATE_HEIGHT, PLATE_PADDING, WORDS_LEFT, plate
from render.theme import Theme

NAME_SIZE = 36
SMALLER_NAME_SIZE = 31
SCORE_SIZE = 32
PIPS_SIZE = 38
UNIT_SIZE = 26
_ROOM_FOR_SCORE = 220
_LEAST_ROOM_FOR_NAME = 200
_GAP = 18
_BETWEEN = "\N{MIDDLE DOT}"
"""Before a headline that begins with another name than its row."""
TAG_SIZE = 28
_TAG_HEIGHT, _TAG_PADDING = 36, 13
_LEAST_ROOM_FOR_TAG = 300


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is written: its size, and its ink on its ground."""

    theme: Theme
    size: int
    ground: str
    ink: str
    height: int = PLATE_HEIGHT


def lay_plate(picture: Image.Image, diagram: Diagram, theme: Theme, seat: Seat) -> None:
    """The row of the side to act is lit."""
    tiles = sprites_of(theme).tiles
    side, box = diagram.side(seat), plate(seat)
    is_lit = diagram.to_act is seat
    if is_lit:
        picture.paste(tiles["plate", True], box.corner)
    middle = box.center[1]
    badge = tiles["badge", is_lit, seat is diagram.light]
    picture.paste(badge, (BADGE_LEFT, middle - badge.height // 2))
    ground, ink, soft = (
        (theme.lit, theme.lit_text, theme.lit_muted) if is_lit else (theme.canvas, theme.text, theme.muted)
    )
    right = box.right - PLATE_PADDING
    unit = _write_left_of(picture, (right, middle), side.unit, Style(theme, UNIT_SIZE, ground, soft))
    _write_number_left_of(
        picture, (right - unit - 8, middle), side.pips, Style(theme, PIPS_SIZE, ground, ink)
    )
    right -= PIPS_WIDTH
    if side.score:
        right -= (
            _write_left_of(picture, (right, middle), side.score, Style(theme, SCORE_SIZE, ground, soft))
            + _GAP
        )
    left = WORDS_LEFT
    if side.tag:
        tag = _tag(side.tag, theme, is_lit=is_lit)
        picture.paste(tag, (left, middle - tag.height // 2))
        left += tag.width + _GAP - 4
    headline = diagram.headline if seat is _headline_seat(diagram) else ""
    _write_words(
        picture,
        (left, middle),
        right - left,
        (side.name, headline),
        Style(theme, NAME_SIZE, ground, ink),
    )


@lru_cache(maxsize=64)
def _tag(text: str, theme: Theme, *, is_lit: bool) -> Image.Image:
    """A role in the colours of the other kind of row, on a field that is round at its ends."""
    row, field, ink = (
        (theme.lit, theme.canvas, theme.text) if is_lit else (theme.canvas, theme.lit, theme.lit_text)
    )
    word = text_tile(text, _LEAST_ROOM_FOR_TAG, Style(theme, TAG_SIZE, field, ink, _TAG_HEIGHT))
    ground = Image.new("RGB", (word.width + 2 * _TAG_PADDING, _TAG_HEIGHT), rgb(row))
    ground.paste(rgb(field), (0, 0), rounded(ground.width, ground.height, _TAG_HEIGHT // 2))
    tile = sprites_of(theme).palette.converted(ground)
    tile.paste(word, (_TAG_PADDING, (tile.height - word.height) // 2))
    return tile


def text_tile(text: str, max_width: int, style: Style, cut: Cut = AT_END) -> Image.Image:
    """A line on its ground, as indices, shortened to the width it has."""
    return fitted_tile(text, min(max_width, ceil(text_width(text, style.size))), style, cut)


@lru_cache(maxsize=2048)
def fitted_tile(text: str, max_width: int, style: Style, cut: Cut) -> Image.Image:
    """A `text_tile` whose text needs all the width, unless it is shortened to it."""
    height = min(style.height, style.size * 3 // 2)
    mask = line_mask(text, style.size, max_width, height, cut)
    return sprites_of(style.theme).palette.written(mask, rgb(style.ground), rgb(style.ink))


def _headline_seat(diagram: Diagram) -> Seat:
    """The row with the headline: of the side to act, else of the side that it is about."""
    if diagram.to_act:
        return diagram.to_act
    is_about_top = bool(diagram.top.name) and diagram.headline.startswith(diagram.top.name)
    return Seat.TOP if is_about_top else Seat.BOTTOM


def _write_words(
    picture: Image.Image, at: tuple[int, int], room: int, words: tuple[str, str], style: Style
) -> None:
    """Write a name and the headline after it; where both do not fit, shorten the name."""
    name, headline = words
    rest = headline.removeprefix(name).strip()
    if name and rest and sum(text_width(each, NAME_SIZE) for each in (name, " ", rest)) > room:
        style = replace(style, size=SMALLER_NAME_SIZE)
    space = style.size * 2 // 7
    if not headline.startswith(name):
        rest = f"{_BETWEEN} {rest}" if name and rest else rest
    elif not headline.removeprefix(name)[:1].isspace():
        space = 0  # a colon follows the name at once
    rest_room = room - min(_LEAST_ROOM_FOR_NAME, round(text_width(name, style.size))) - space
    rest_width = min(rest_room, round(text_width(rest, style.size)) + 1) if rest else 0
    left, middle = at
    if name:
        tile = text_tile(name, room - rest_width - space, style, WITHIN)
        picture.paste(tile, (left, middle - tile.height // 2))
        left += tile.width + space
    if rest:
        tile = text_tile(rest, rest_width, style, WITHIN)
        picture.paste(tile, (left, middle - tile.height // 2))


def _write_left_of(picture: Image.Image, at: tuple[int, int], text: str, style: Style) -> int:
    """Write a text that ends at a spot; returns its width."""
    tile = text_tile(text, _ROOM_FOR_SCORE, style)
    picture.paste(tile, (at[0] - tile.width, at[1] - tile.height // 2))
    return tile.width


def _write_number_left_of(picture: Image.Image, at: tuple[int, int], number: int, style: Style) -> None:
    """Write a number that ends at a spot, by its digits: those are kept, while numbers hardly recur."""
    across, middle = at
    for digit in reversed(str(number)):
        across -= _write_left_of(picture, (across, middle), digit, style)
