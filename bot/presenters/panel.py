"""What one message shows: text, pictures and buttons, before Discord gives it a shape."""

from dataclasses import dataclass

import render
from bot.presenters.buttons import Button


@dataclass(frozen=True, slots=True)
class Picture:
    """A board picture, what it says to those who cannot see it, and the theme it is drawn in."""

    diagram: render.Diagram
    alt: str
    theme: render.Theme = render.DEFAULT_THEME

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        return render.draw_board(self.diagram, self.theme)


@dataclass(frozen=True, slots=True)
class Panel:
    """The content of one message: the text stands above the pictures, the buttons below, row by row."""

    text: str
    pictures: tuple[Picture, ...] = ()
    rows: tuple[tuple[Button, ...], ...] = ()
