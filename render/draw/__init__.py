"""Draws a diagram: the only package that imports Pillow."""

from functools import lru_cache

from render.diagram import Diagram
from render.draw.compose import compose
from render.draw.png import encoded
from render.draw.sprites import sprites_of
from render.theme import DEFAULT_THEME, Theme

PICTURES_KEPT = 128
"""Pictures kept for being asked for again, 50 kB each."""
COMPRESSION, COMPRESSION_OF_MANY = 6, 5
"""zlib's levels for a board of two, and for one with members, which takes a quarter less time with it.

A score sheet, which is drawn once a game, is compressed like a board of two: it is full of letters.
"""


@lru_cache(maxsize=PICTURES_KEPT)
def draw_board(diagram: Diagram, theme: Theme = DEFAULT_THEME) -> bytes:
    """The diagram as a PNG of 1200 by 900 pixels, higher where it has members.

    Equal diagrams give equal bytes. The latest pictures are cached.
    """
    is_of_many = diagram.members and not diagram.score_sheet
    level = COMPRESSION_OF_MANY if is_of_many else COMPRESSION
    return encoded(compose(diagram, theme), sprites_of(theme).palette.channels, level)
