"""Draws a card: its heading, the course of its number, and its lines."""

from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from render.card import Card, CardLine, CoursePoint
from render.draw.lettering import AT_END, WITHIN, text_width
from render.draw.members import fitting
from render.draw.palette import rgb
from render.draw.plates import Style, text_tile
from render.draw.png import encoded
from render.draw.shapes import rounded
from render.draw.sprites import sprites_of
from render.layout import WIDTH, Box
from render.theme import DEFAULT_THEME, Theme

CARDS_KEPT = 64
COMPRESSION = 6
INSET = 44
GAP = 24
TITLE_SIZES, TITLE_HEIGHT = (68, 60, 52), 100
SUBTITLE_SIZES, SUBTITLE_HEIGHT = (40, 36, 32), 60
LABEL_SIZES, VALUE_SIZES, MARK_SIZE = (40, 36, 32), (42, 38, 34, 30), 40
LINE_HEIGHT, LINE_RADIUS = 66, 14
MARK_WIDTH = 92
LEAST_LABEL = 260
"""So much of a line is kept for its label, whatever the value."""
COURSE_HEIGHT, SCALE_SIZE, SCALE_WIDTH = 220, 34, 120
SMOOTH = 3
"""The course is drawn so many times too large."""
PEN, DOT = 7, 13
ROOM = 1.15
"""So much higher is the course than what it reaches."""
BAND = 44
"""How strong the band of uncertainty is, of 255."""
TEXT_HEIGHT = 1.5
"""The height of a tile of text, as a multiple of its size."""


@lru_cache(maxsize=CARDS_KEPT)
def draw_card(card: Card, theme: Theme = DEFAULT_THEME) -> bytes:
    """The card as a PNG 1200 pixels wide; equal cards give equal bytes."""
    palette = sprites_of(theme).palette
    picture = Image.new("L", (WIDTH, _height(card)), palette.index(rgb(theme.canvas)))
    top = INSET // 2
    _write_pair(picture, Box(INSET, top, WIDTH - INSET, top + TITLE_HEIGHT), (card.title, card.figure), theme)
    top += TITLE_HEIGHT
    if card.subtitle or card.caption:
        box = Box(INSET, top, WIDTH - INSET, top + SUBTITLE_HEIGHT)
        _write_pair(picture, box, (card.subtitle, card.caption), theme, is_small=True)
        top += SUBTITLE_HEIGHT
    if len(card.course) > 1:
        _lay_course(
            picture, Box(INSET, top + GAP // 2, WIDTH - INSET, top + COURSE_HEIGHT), card.course, theme
        )
        top += COURSE_HEIGHT + GAP
    for number, line in enumerate(card.lines):
        place = top + GAP // 2 + number * LINE_HEIGHT
        box = Box(INSET // 2, place, WIDTH - INSET // 2, place + LINE_HEIGHT)
        _lay_line(picture, box, line, theme, has_marks=any(each.mark for each in card.lines))
    return encoded(picture, palette.channels, COMPRESSION)


def _height(card: Card) -> int:
    height = INSET + TITLE_HEIGHT + len(card.lines) * LINE_HEIGHT + GAP // 2
    if card.subtitle or card.caption:
        height += SUBTITLE_HEIGHT
    return height + (COURSE_HEIGHT + GAP if len(card.course) > 1 else 0)


def _write_pair(
    picture: Image.Image, box: Box, texts: tuple[str, str], theme: Theme, *, is_small: bool = False
) -> None:
    """What is at the left, and at the right, which is not cut."""
    left, right = texts
    sizes = SUBTITLE_SIZES if is_small else TITLE_SIZES
    ink = theme.muted if is_small else theme.text
    room = box.width
    if right:
        size = fitting(right, sizes, room - LEAST_LABEL)
        tile = text_tile(right, room - LEAST_LABEL, _style(theme, size, ink))
        picture.paste(tile, (box.right - tile.width, box.center[1] - tile.height // 2))
        room -= tile.width + GAP
    if left:
        size = fitting(left, sizes, room)
        tile = text_tile(left, room, _style(theme, size, ink), AT_END if is_small else WITHIN)
        picture.paste(tile, (box.left, box.center[1] - tile.height // 2))


def _style(theme: Theme, size: int, ink: str, *, is_lit: bool = False) -> Style:
    return Style(theme, size, theme.lit if is_lit else theme.canvas, ink, ceil(size * TEXT_HEIGHT))


def _lay_line(picture: Image.Image, box: Box, line: CardLine, theme: Theme, *, has_marks: bool) -> None:
    soft, strong = (theme.lit_muted, theme.lit_text) if line.is_lit else (theme.muted, theme.text)
    if line.is_lit:
        _light(picture, box, theme)
    value_ink = soft if line.is_dim else strong
    label_ink = strong if line.is_name and not line.is_dim else soft
    inner, middle = Box(INSET, box.top, WIDTH - INSET, box.bottom), box.center[1]
    left = inner.left
    if has_marks:
        tile = text_tile(line.mark, MARK_WIDTH, _style(theme, MARK_SIZE, soft, is_lit=line.is_lit))
        picture.paste(tile, (left, middle - tile.height // 2))
        left += MARK_WIDTH
    room = inner.right - left
    if line.value:
        size = fitting(line.value, VALUE_SIZES, room - LEAST_LABEL)
        style = _style(theme, size, value_ink, is_lit=line.is_lit)
        tile = text_tile(line.value, room - LEAST_LABEL, style)
        picture.paste(tile, (inner.right - tile.width, middle - tile.height // 2))
        room -= tile.width + GAP
    size = fitting(line.label, LABEL_SIZES, room)
    tile = text_tile(line.label, room, _style(theme, size, label_ink, is_lit=line.is_lit), WITHIN)
    picture.paste(tile, (left, middle - tile.height // 2))


def _light(picture: Image.Image, box: Box, theme: Theme) -> None:
    tile = Image.new("RGB", (box.width, box.height), rgb(theme.canvas))
    tile.paste(rgb(theme.lit), (0, 0), rounded(box.width, box.height, LINE_RADIUS))
    picture.paste(sprites_of(theme).palette.converted(tile), box.corner)


def _lay_course(picture: Image.Image, box: Box, course: tuple[CoursePoint, ...], theme: Theme) -> None:
    """A line from left to right, within the band of its uncertainty; what it reached stands at the right."""
    chart = Box(box.left, box.top, box.right - SCALE_WIDTH, box.bottom)
    low, high = min(each.value for each in course), max(each.value for each in course)
    middle, half = (low + high) / 2, max((high - low) / 2, course[-1].deviation) * ROOM

    def spot(number: int, value: float) -> tuple[float, float]:
        across = DOT + number * (chart.width - 2 * DOT) / (len(course) - 1)
        return across * SMOOTH, (chart.height * (0.5 - (value - middle) / half / 2)) * SMOOTH

    band = [spot(number, each.value + each.deviation) for number, each in enumerate(course)]
    band += [spot(number, each.value - each.deviation) for number, each in enumerate(course)][::-1]
    line = [spot(number, each.value) for number, each in enumerate(course)]
    mask = Image.new("L", (chart.width * SMOOTH, chart.height * SMOOTH))
    pen = ImageDraw.Draw(mask)
    pen.polygon(band, fill=BAND)
    pen.line(line, fill=255, width=PEN * SMOOTH, joint="curve")
    across, down = line[-1]
    reach = DOT * SMOOTH
    pen.ellipse((across - reach, down - reach, across + reach, down + reach), fill=255)
    shown = mask.resize((chart.width, chart.height), Image.Resampling.BOX)
    tile = sprites_of(theme).palette.written(shown, rgb(theme.canvas), rgb(theme.text))
    picture.paste(tile, chart.corner)
    for value, row in ((high, 0.5 - (high - middle) / half / 2), (low, 0.5 - (low - middle) / half / 2)):
        text = str(round(value))
        tile = text_tile(text, SCALE_WIDTH, _style(theme, SCALE_SIZE, theme.muted))
        left = box.right - round(text_width(text, SCALE_SIZE))
        picture.paste(tile, (left, chart.top + round(chart.height * row) - tile.height // 2))
