"""How a board looks: its colours, and the marks that tell the two sides apart without them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from render.errors import RenderError

_HEX_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Mark(Enum):
    """The mark on a checker's face."""

    RING = "ring"
    DISC = "disc"


@dataclass(frozen=True, slots=True)
class Checker:
    """The colours of one side; its dice have them too. `ink` writes and dots on the face."""

    face: str
    edge: str
    ring: str
    ink: str
    mark: Mark = Mark.RING


@dataclass(frozen=True, slots=True)
class Theme:
    """One look. Colours are `#rrggbb`; `accent` is kept for what just happened, `choice` for what may."""

    name: str
    canvas: str
    text: str
    muted: str
    lit: str
    lit_text: str
    lit_muted: str
    frame: str
    numeral: str
    field: str
    point: str
    other_point: str
    tray: str
    tray_text: str
    light: Checker
    dark: Checker
    cube: str
    cube_edge: str
    cube_ink: str
    accent: str
    choice: str

    def __post_init__(self) -> None:
        for colour in self.colours:
            if not _HEX_COLOUR.fullmatch(colour):
                raise RenderError(f"Theme {self.name!r} has {colour!r} for a colour; write #rrggbb.")

    @property
    def colours(self) -> tuple[str, ...]:
        """Every colour of the theme, each once."""
        sides = (self.light, self.dark)
        faces = [colour for side in sides for colour in (side.face, side.edge, side.ring, side.ink)]
        flat = [
            *(self.canvas, self.text, self.muted, self.lit, self.lit_text, self.lit_muted),
            *(self.frame, self.numeral, self.field, self.point, self.other_point),
            *(self.tray, self.tray_text, self.cube, self.cube_edge, self.cube_ink),
            *(self.accent, self.choice),
        ]
        return tuple(dict.fromkeys([*flat, *faces]))


WALNUT = Theme(
    name="walnut",
    canvas="#241c18",
    text="#f4eadb",
    muted="#b9a795",
    lit="#f4e6cc",
    lit_text="#2a1f19",
    lit_muted="#725e4d",
    frame="#4b3126",
    numeral="#ecd9bb",
    field="#dcc7a3",
    point="#b98d60",
    other_point="#8c4a34",
    tray="#74543f",
    tray_text="#f7ead3",
    light=Checker(face="#fbf5e8", edge="#a8977c", ring="#c9b48e", ink="#33261f"),
    dark=Checker(face="#2c2828", edge="#141111", ring="#736a64", ink="#f7efe2"),
    cube="#f7f1e4",
    cube_edge="#b3a285",
    cube_ink="#33261f",
    accent="#0a7fc2",
    choice="#1f8a3b",
)

FELT = Theme(
    name="felt",
    canvas="#1c2421",
    text="#f1efe4",
    muted="#a3b3a9",
    lit="#ecdfb9",
    lit_text="#1d2521",
    lit_muted="#596054",
    frame="#392a21",
    numeral="#e2d3ac",
    field="#3f6e5c",
    point="#d9c79c",
    other_point="#a64f38",
    tray="#5a4636",
    tray_text="#e2d3ac",
    light=Checker(face="#f8f3e6", edge="#8d8873", ring="#c4b892", ink="#2a2420"),
    dark=Checker(face="#25262b", edge="#0c0d0f", ring="#6d7079", ink="#f4f0e4"),
    cube="#f8f3e6",
    cube_edge="#a39d88",
    cube_ink="#2a2420",
    accent="#2a9df4",
    choice="#a877ff",
)

MIDNIGHT = Theme(
    name="midnight",
    canvas="#12151d",
    text="#eceff6",
    muted="#95a0b5",
    lit="#dfe6f5",
    lit_text="#161b27",
    lit_muted="#59657d",
    frame="#1b2230",
    numeral="#b9c4da",
    field="#313d55",
    point="#4a5a7a",
    other_point="#6d80a3",
    tray="#2c3649",
    tray_text="#d5ddee",
    light=Checker(face="#f4f1e8", edge="#8a8d99", ring="#bdb9ae", ink="#1c2230"),
    dark=Checker(face="#b93848", edge="#4a0f18", ring="#e8909a", ink="#ffffff"),
    cube="#e9edf6",
    cube_edge="#97a2b8",
    cube_ink="#1c2230",
    accent="#ffa22e",
    choice="#2fc2b0",
)

CLEAR = Theme(
    name="clear",
    canvas="#ffffff",
    text="#16191f",
    muted="#565d69",
    lit="#16324f",
    lit_text="#ffffff",
    lit_muted="#c3d2e2",
    frame="#3b4657",
    numeral="#ffffff",
    field="#e6eaef",
    point="#b8c2cf",
    other_point="#9aa8ba",
    tray="#b3bdca",
    tray_text="#16191f",
    light=Checker(face="#ffffff", edge="#3b4657", ring="#8c98a8", ink="#101418", mark=Mark.RING),
    dark=Checker(face="#08223d", edge="#04101e", ring="#f0b429", ink="#ffffff", mark=Mark.DISC),
    cube="#ffffff",
    cube_edge="#3b4657",
    cube_ink="#101418",
    accent="#bb3f00",
    choice="#0066c0",
)

DEFAULT_THEME = WALNUT
themes: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (WALNUT, FELT, MIDNIGHT, CLEAR)}
)
