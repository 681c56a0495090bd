"""Board pictures: say what is to be seen in a `Diagram`, get a PNG.

Knows neither the rules nor Discord.
"""

from render.diagram import Arrow, Choice, Cube, Diagram, Dice, Die, Seat, Side
from render.draw import draw_board
from render.errors import DiagramError, RenderError, UnknownThemeError, UnreadableIdError
from render.theme import DEFAULT_THEME, Theme, themes

__all__ = [
    "DEFAULT_THEME",
    "Arrow",
    "Choice",
    "Cube",
    "Diagram",
    "DiagramError",
    "Dice",
    "Die",
    "RenderError",
    "Seat",
    "Side",
    "Theme",
    "UnknownThemeError",
    "UnreadableIdError",
    "draw_board",
    "themes",
]
