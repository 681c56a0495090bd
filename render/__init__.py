"""Board pictures: describe one in a `Diagram`, get a PNG. Knows neither the rules nor Discord."""

from render.diagram import Arrow, Choice, Cube, Diagram, Dice, Die, Side
from render.draw import draw_board
from render.errors import DiagramError, RenderError, UnknownThemeError, UnreadableIdError
from render.ids import read_id
from render.members import Badge, CubeSpot, Member, MemberCube
from render.seats import Seat
from render.theme import DEFAULT_THEME, Theme, themes
