"""How a board looks: its colours, and the marks that tell the two sides apart without them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from render.errors import RenderError

_HEX_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Mark(Enum):
    """The mark on a checker's face."""

    RING = "ring"
    DISC = "disc"


GOLD, STOP = "#f2b632", "#9c0a16"
SIGN_WHITE, SIGN_EDGE = "#fcfaf4", "#16130f"
SIGN_COLOURS = (GOLD, STOP, SIGN_WHITE, SIGN_EDGE)
"""Signs look the same in every theme: the edge tells them from a bright ground, the fill from a dark one."""


@dataclass(frozen=True, slots=True)
class Checker:
    """The colours of one side; its dice have them too. `ink` writes and dots on the face.

    `used` outlines a die that is played; "" for the face.

    `gloss` is how much of white lies where the light falls, `shade` how much of black across from it.
    """

    face: str
    edge: str
    ring: str
    ink: str
    used: str = ""
    mark: Mark = Mark.RING
    gloss: float = 0.6
    shade: float = 0.2


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One look, equal to itself alone. Colours are `#rrggbb`.

    `accent` is kept for what just happened, and `accent_ink` writes on it; `choice` is kept for what may, and
    `hit` for a checker that was hit; `gain` and `loss` write what was won and lost. As parts of one,
    `grain` is how strong the grain of the frame is, `facet` how far the halves of a point differ, and
    `outline` how dark its edge is.
    """

    name: str
    canvas: str
    text: str
    muted: str
    lit: str
    lit_text: str
    lit_muted: str
    frame: str
    inlay: str
    numeral: str
    field: str
    point: str
    other_point: str
    tray: str
    tray_text: str
    light: Checker
    dark: Checker
    cube: Checker
    accent: str
    choice: str
    hit: str
    gain: str
    loss: str
    accent_ink: str = "#ffffff"
    grain: float = 0.16
    facet: float = 0.05
    outline: float = 0.4

    def __post_init__(self) -> None:
        for colour in self.colours:
            if not _HEX_COLOUR.fullmatch(colour):
                raise RenderError(f"Theme {self.name!r} has {colour!r} for a colour; write #rrggbb.")

    def __reduce__(self) -> tuple[Callable[[str], "Theme"], tuple[str]]:
        """Another process finds its own theme of that name, with the tiles that it drew for it."""
        return named, (self.name,)

    @property
    def colours(self) -> tuple[str, ...]:
        """Every colour of the theme, each once."""
        sides = (self.light, self.dark, self.cube)
        faces = [colour for side in sides for colour in (side.face, side.edge, side.ring, side.ink)]
        flat = [
            *(self.canvas, self.text, self.muted, self.lit, self.lit_text, self.lit_muted),
            *(self.frame, self.inlay, self.numeral, self.field, self.point, self.other_point),
            *(self.tray, self.tray_text, self.gain, self.loss),
            *(self.accent, self.choice, self.hit, self.accent_ink),
        ]
        return tuple(dict.fromkeys([*flat, *faces]))


FELT = Theme(
    name="felt",
    canvas="#161d1a",
    text="#f3efe2",
    muted="#a9b5ab",
    lit="#f0e2ba",
    lit_text="#1d2521",
    lit_muted="#5a5e4e",
    frame="#5e3b26",
    inlay="#c39a57",
    numeral="#f6e6c2",
    field="#2f7259",
    point="#e4cf9d",
    other_point="#a2422c",
    tray="#543d2c",
    tray_text="#f0dfb8",
    light=Checker(face="#f3ead4", edge="#7a6c4e", ring="#c5b48d", ink="#2a2420", gloss=0.85, shade=0.2),
    dark=Checker(face="#2d2e34", edge="#08090b", ring="#63666f", ink="#f4f0e4", gloss=0.3, shade=0.5),
    cube=Checker(face="#f7f0df", edge="#6d5f43", ring="#b8a67d", ink="#2a2420", gloss=0.8, shade=0.28),
    accent="#2ea6ff",
    accent_ink="#08131f",
    choice="#b98cff",
    hit="#ee3524",
    gain="#79d08f",
    loss="#ff9580",
)

WALNUT = Theme(
    name="walnut",
    canvas="#211813",
    text="#f6ecdc",
    muted="#bdaa96",
    lit="#f6e6c8",
    lit_text="#2a1f19",
    lit_muted="#6a5645",
    frame="#43291c",
    inlay="#b08a52",
    numeral="#f0dcb8",
    field="#c79e6b",
    point="#efdcb2",
    other_point="#74391f",
    tray="#6b4a33",
    tray_text="#f2dfbe",
    light=Checker(
        face="#faf3e4", edge="#6b5a40", ring="#c9b48e", ink="#33261f", used="#6b5a40", gloss=0.85, shade=0.2
    ),
    dark=Checker(face="#2b2626", edge="#0d0a0a", ring="#6f655e", ink="#f7efe2", gloss=0.28, shade=0.5),
    cube=Checker(face="#f9f2e2", edge="#6b5a40", ring="#b8a67d", ink="#33261f", gloss=0.8, shade=0.28),
    accent="#0a74d0",
    choice="#1c8a3f",
    hit="#d3202a",
    gain="#86cf8a",
    loss="#ff9a80",
)

MIDNIGHT = Theme(
    name="midnight",
    canvas="#0e121a",
    text="#eef1f8",
    muted="#9ba7bd",
    lit="#dfe7f7",
    lit_text="#141a27",
    lit_muted="#546079",
    frame="#202a3d",
    inlay="#7486ab",
    numeral="#dbe3f3",
    field="#2a3750",
    point="#7386ad",
    other_point="#3b4d73",
    tray="#33415c",
    tray_text="#dbe3f3",
    light=Checker(face="#f1eee6", edge="#5e6474", ring="#bdb9ae", ink="#1c2230", gloss=0.85, shade=0.22),
    dark=Checker(
        face="#b5303f", edge="#3d0a12", ring="#ea939d", ink="#ffffff", used="#ea939d", gloss=0.4, shade=0.4
    ),
    cube=Checker(face="#eaeef7", edge="#4d5870", ring="#97a2b8", ink="#1c2230", gloss=0.8, shade=0.28),
    accent="#ffa22e",
    accent_ink="#1a0f02",
    choice="#2fc2b0",
    hit="#c854f6",
    gain="#6fd6a8",
    loss="#ff94a3",
    grain=0.1,
)

CLEAR = Theme(
    name="clear",
    canvas="#22304a",
    text="#ffffff",
    muted="#bcc8da",
    lit="#ffffff",
    lit_text="#10202f",
    lit_muted="#4a5a6c",
    frame="#33435e",
    inlay="#dfe6ef",
    numeral="#ffffff",
    field="#f1f4f8",
    point="#c6d1df",
    other_point="#93a8c2",
    tray="#5b6d88",
    tray_text="#ffffff",
    light=Checker(
        face="#ffffff", edge="#26344c", ring="#8c98a8", ink="#101418", used="#5f7190", gloss=0.5, shade=0.12
    ),
    dark=Checker(face="#08223d", edge="#020a14", ring="#f0b429", ink="#ffffff", mark=Mark.DISC, gloss=0.22),
    cube=Checker(face="#ffffff", edge="#26344c", ring="#8c98a8", ink="#101418", gloss=0.5, shade=0.2),
    accent="#bb3f00",
    choice="#0066c0",
    hit="#a8006d",
    gain="#ffd36b",
    loss="#a9d3ff",
    grain=0.0,
)

DEFAULT_THEME = FELT
themes: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (WALNUT, FELT, MIDNIGHT, CLEAR)}
)


def named(name: str) -> Theme:
    return themes[name]
