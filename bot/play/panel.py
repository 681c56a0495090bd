"""The content of one message: text, pictures and buttons, before Discord gives it a shape."""

from dataclasses import dataclass

import render
from bot.play.buttons import Button, Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A board picture, its words for those who cannot see it, and its theme."""

    diagram: render.Diagram
    alt: str
    theme: render.Theme = render.DEFAULT_THEME

    def png(self) -> bytes:
        return render.draw_board(self.diagram, self.theme)


@dataclass(frozen=True, slots=True)
class Download:
    """A file; Discord shows its name and size."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class LinkButton:
    """A button that opens another place on Discord."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Panel:
    """The content of one message: text, pictures, downloads, menus, rows of buttons, and a link.

    No two menus have the same kind and name.
    """

    text: str
    pictures: tuple[Picture, ...] = ()
    rows: tuple[tuple[Button, ...], ...] = ()
    downloads: tuple[Download, ...] = ()
    way: LinkButton | None = None
    menus: tuple[Menu, ...] = ()

    def drawn(self) -> tuple[bytes, ...]:
        """The pictures as PNG files; slow, so call it on another thread."""
        return tuple(picture.png() for picture in self.pictures)
