"""Draws a diagram: the only package that imports Pillow."""

from render.diagram import Diagram
from render.theme import DEFAULT_THEME, Theme


def draw_board(diagram: Diagram, theme: Theme = DEFAULT_THEME) -> bytes:
    """Return the picture of the diagram as a PNG of 1200 by 900 pixels."""
    raise NotImplementedError
