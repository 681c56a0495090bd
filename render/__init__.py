"""Board pictures: describe one in a `Diagram`, get a PNG. Knows neither the rules nor Discord."""

from render.animation import Shot, shot_of, shots_of
from render.card import Card, CardLine, CoursePoint
from render.diagram import (
    CAPTAIN_MARK,
    MOST_MEMBERS,
    Arrow,
    Badge,
    Choice,
    Cube,
    CubeSpot,
    Diagram,
    Dice,
    Die,
    Member,
    MemberCube,
    ScoreSheet,
    Seat,
    Side,
    Sign,
    SignKind,
    read_id,
)
from render.draw import draw_board
from render.draw.animation import draw_film, draw_play
from render.draw.cards import draw_card
from render.draw.sheet import draw_sheet
from render.errors import DiagramError, FilmTooLargeError, RenderError, UnreadableIdError
from render.sheet import Sheet, SheetCell, SheetRow
from render.theme import DEFAULT_THEME, Theme, themes
