"""A board in every theme on one sheet, with arrows, a hit and a cube: `python -m tests.render.themes`.

It writes `docs/themes.png`, or the file that is named.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from render import DEFAULT_THEME, Arrow, Cube, Diagram, Dice, Seat, draw_board, themes
from tests.render.boards import side

SHEET: Final = Path(__file__).parents[2] / "docs" / "themes.png"
COLUMNS, GAP, WIDTH, HEIGHT = 2, 8, 600, 450
GROUND, COLOURS = "#202020", 256
ROUNDS: Final = 3
"""How often the colours of the file are fitted: without that, small rings lose theirs."""
BOARD: Final = Diagram(
    side("24 18 13:5 8:3 6:4 5", "Alice", "3/7", "pips"),
    side("bar 24:2 13:4 8:3 6:5", "Bob", "2/7", "pips"),
    numbered_for=Seat.TOP,
    to_act=Seat.TOP,
    headline="Bob to play 4-2",
    dice=Dice.rolled(Seat.TOP, 4, 2),
    cube=Cube(2, Seat.BOTTOM),
    last_play=(Arrow(Seat.BOTTOM, 24, 18), Arrow(Seat.BOTTOM, 6, 5, is_hit=True)),
)


def sheet() -> Image.Image:
    """The default theme first."""
    shown = sorted(themes.values(), key=lambda theme: theme is not DEFAULT_THEME)
    rows = -(-len(shown) // COLUMNS)
    size = (COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP)
    drawn = Image.new("RGB", size, GROUND)
    for place, theme in enumerate(shown):
        row, column = divmod(place, COLUMNS)
        with Image.open(BytesIO(draw_board(BOARD, theme))) as board:
            small = board.convert("RGB").resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        drawn.paste(small, (GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)))
    return drawn


if __name__ == "__main__":
    path = sys.argv[1] if len(sys.argv) > 1 else SHEET
    sheet().quantize(COLOURS, kmeans=ROUNDS).save(path, "PNG", optimize=True)
