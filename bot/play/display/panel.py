"""The content of a message before Discord gives it a shape: text, pictures, buttons and menus."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

import render
from bot.engine.keys import GameNumber
from bot.text.catalogue import phrase

DISCORD_LABEL_LIMIT: Final = 80


class SharedButton(StrEnum):
    """A button of any kind of table, or of a private page, by the word in its custom_id."""

    ROLL = "roll"
    DOUBLE = "double"
    DOUBLE_NOW = "doublenow"
    TAKE = "take"
    PASS = "pass"  # noqa: S105 - not a password
    BEAVER = "beaver"
    RACCOON = "raccoon"
    PLAY = "play"
    RESIGN = "resign"
    AGREE = "agree"
    REFUSE = "refuse"
    FLIP = "flip"
    ANYWAY = "anyway"
    THINK_AGAIN = "thinkagain"
    BETTER = "better"
    # on private replies
    ORDER = "order"
    PASS_NOW = "passnow"  # noqa: S105 - nor this
    RESIGN_AS = "resignas"
    BUILD = "build"
    CHOOSE = "choose"
    CONFIRM = "confirm"
    ROLL_FOR_ME = "rollforme"
    KEEP_PLAYING = "keepplaying"
    CLOSE_EDITOR = "closeeditor"
    HISTORY = "history"
    REPLAY = "replay"
    REPLAY_IMPORT = "replayimport"
    ERASE = "erase"
    KEEP_DATA = "keepdata"
    HELP = "help"
    SETTING = "setting"
    OFFER_OWN = "offerown"
    SERVER_SETTING = "serversetting"
    OFFER_HERE = "offerhere"
    ZONE = "zone"
    # of analyses
    ANALYSE = "analyse"
    ANALYSE_IMPORT = "analyseimport"
    ANALYSIS = "analysis"
    ANALYSE_DEEPER = "analysedeeper"
    SHARE_ANALYSIS = "shareanalysis"
    ANALYSIS_FILE = "analysisfile"
    # of replays
    WATCH = "watch"
    FILM = "film"
    SHARE = "share"
    WATCH_IMPORT = "watchimport"
    FILM_IMPORT = "filmimport"
    SHARE_IMPORT = "shareimport"
    # of positions that somebody typed
    SHARE_POSITION = "shareposition"


OWN_BUTTONS: Final[dict[str, StrEnum]] = {}
"""The buttons that only one feature has, by their words."""


OWN_NEVER_SEALED: Final[dict[str, StrEnum]] = {}
"""Those of them with which nothing sealed is done."""


def name_buttons(own: Iterable[StrEnum], never_sealed: Iterable[StrEnum] = ()) -> None:
    """Let a feature have buttons of its own, whose words no other has; they may be of any `StrEnum`."""
    OWN_BUTTONS.update({each.value: each for each in own if each.value not in set(SharedButton)})
    OWN_NEVER_SEALED.update({each.value: each for each in never_sealed})


def button_named(word: str) -> StrEnum:
    """Return the button of a custom_id's word; raises ValueError for none of ours."""
    return OWN_BUTTONS.get(word) or SharedButton(word)


OF_NO_TABLE: Final = frozenset(
    {
        SharedButton.CLOSE_EDITOR,
        SharedButton.HISTORY,
        SharedButton.ERASE,
        SharedButton.KEEP_DATA,
        SharedButton.HELP,
        SharedButton.SETTING,
        SharedButton.OFFER_OWN,
        SharedButton.SERVER_SETTING,
        SharedButton.OFFER_HERE,
        SharedButton.ZONE,
    }
)
"""Buttons that neither read nor change the table under which they stand, if they stand under one."""

NEVER_SEALED: Final = OF_NO_TABLE | {
    SharedButton.PLAY,
    SharedButton.RESIGN,
    SharedButton.AGREE,
    SharedButton.REFUSE,
    SharedButton.FLIP,
    SharedButton.ANYWAY,
    SharedButton.THINK_AGAIN,
    SharedButton.BETTER,
    SharedButton.ORDER,
    SharedButton.RESIGN_AS,
    SharedButton.BUILD,
    SharedButton.CHOOSE,
    SharedButton.CONFIRM,
    SharedButton.ROLL_FOR_ME,
    SharedButton.KEEP_PLAYING,
    SharedButton.REPLAY,
    SharedButton.REPLAY_IMPORT,
    SharedButton.ANALYSE,
    SharedButton.ANALYSE_IMPORT,
    SharedButton.ANALYSIS,
    SharedButton.ANALYSE_DEEPER,
    SharedButton.SHARE_ANALYSIS,
    SharedButton.ANALYSIS_FILE,
    SharedButton.WATCH,
    SharedButton.FILM,
    SharedButton.SHARE,
    SharedButton.WATCH_IMPORT,
    SharedButton.FILM_IMPORT,
    SharedButton.SHARE_IMPORT,
    SharedButton.SHARE_POSITION,
}
"""Buttons whose use everybody may know. Any other button, and any new one, may do something sealed."""


def is_never_sealed(kind: StrEnum) -> bool:
    """Whether all may know what is done with a button, so that figures may tell it apart."""
    return kind in NEVER_SEALED or kind in OWN_NEVER_SEALED


class Tone(StrEnum):
    """How much a button asks for attention."""

    PRIMARY = "main"
    SUCCESS = "good"
    SECONDARY = "plain"
    DANGER = "grave"


@dataclass(frozen=True, slots=True)
class Button:
    """One button of a table; `argument` completes what it does, such as the kind of a resignation."""

    kind: StrEnum
    label: str
    tone: Tone = Tone.SECONDARY
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu; `argument` completes what choosing it does."""

    label: str
    argument: str
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select of a table, from which one entry is chosen.

    An entry does what a button of that kind with the entry's argument does; where the menu has a name, that
    comes first. No two menus of a message have the same kind and name. One that shows what is chosen has its
    placeholder as a heading: a phone has no room for both in it.
    """

    kind: StrEnum
    placeholder: str
    entries: tuple[Entry, ...]
    name: str = ""
    has_heading: bool = False


CURSOR: Final = re.compile(r"(?P<game>[0-9]{1,5})\.(?P<frame>[0-9]{1,5})\.[a-z]+")


@dataclass(frozen=True, slots=True)
class ReplayCursor:
    """A place in a replay: a game, from 1, and a frame of it, from 0."""

    game: GameNumber
    frame: int = 0


def parse_cursor(argument: str) -> ReplayCursor | None:
    """None for an argument that we do not write."""
    match = CURSOR.fullmatch(argument)
    return ReplayCursor(GameNumber(int(match["game"])), int(match["frame"])) if match else None


def cursor_button(kind: SharedButton, label: str, cursor: ReplayCursor, variant: str) -> Button:
    """Two buttons may lead to one place, so the argument also tells them apart."""
    return Button(kind, label, argument=f"{cursor.game}.{cursor.frame}.{variant}")


def replay_button(number: GameNumber) -> Button:
    return cursor_button(SharedButton.REPLAY, phrase("button-replay"), ReplayCursor(number), "first")


def analyse_button(number: GameNumber | None = None) -> Button:
    """Under the board of a game that is over, or of a match or session as a whole."""
    return Button(
        SharedButton.ANALYSE, phrase("button-analyse"), argument="" if number is None else str(number)
    )


def frame_buttons(kind: SharedButton, here: ReplayCursor, frames: int) -> tuple[Button, ...]:
    """To the first frame, one back, one on, and to the last."""
    last = frames - 1
    targets = (
        ("⏮", 0, "first"),
        ("◀", max(here.frame - 1, 0), "back"),
        ("▶", min(here.frame + 1, last), "on"),
        ("⏭", last, "last"),
    )
    return tuple(
        cursor_button(kind, label, ReplayCursor(here.game, frame), variant)
        for label, frame, variant in targets
    )


TONES = {
    SharedButton.ROLL: Tone.PRIMARY,
    SharedButton.PLAY: Tone.PRIMARY,
    SharedButton.TAKE: Tone.SUCCESS,
    SharedButton.PASS: Tone.DANGER,
}


@dataclass(frozen=True, slots=True)
class Painting:
    """A picture that is drawn already, and its words for those who cannot see it."""

    painted: bytes
    alt: str
    suffix: str = "png"

    def png(self) -> bytes:
        return self.painted


class _Png:
    """A picture whose file is a PNG."""

    __slots__ = ()

    @property
    def suffix(self) -> str:
        """How the name of its file ends."""
        return "png"


@dataclass(frozen=True, slots=True)
class CardPicture(_Png):
    """A card, its words for those who cannot see it, and its theme."""

    card: render.Card
    alt: str
    theme: render.Theme = render.DEFAULT_THEME

    def png(self) -> bytes:
        return render.draw_card(self.card, self.theme)


@dataclass(frozen=True, slots=True)
class Picture(_Png):
    """A board picture, its words for those who cannot see it, and its theme."""

    diagram: render.Diagram
    alt: str
    theme: render.Theme = render.DEFAULT_THEME

    def png(self) -> bytes:
        return render.draw_board(self.diagram, self.theme)


@dataclass(frozen=True, slots=True)
class SheetPicture(_Png):
    """A picture of a scoresheet, its words for those who cannot see it, and its theme."""

    sheet: render.Sheet
    alt: str
    theme: render.Theme = render.DEFAULT_THEME

    def png(self) -> bytes:
        return render.draw_sheet(self.sheet, self.theme)


AnyPicture: TypeAlias = Picture | Painting | CardPicture | SheetPicture


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
    """The content of one message: text, pictures, text below them, downloads, menus, buttons, and a link.

    No two menus have the same kind and name. `headings` stand above the rows of buttons, in their order; ""
    above one that needs none.
    """

    text: str
    pictures: tuple[AnyPicture, ...] = ()
    rows: tuple[tuple[Button, ...], ...] = ()
    downloads: tuple[Download, ...] = ()
    link: LinkButton | None = None
    menus: tuple[Menu, ...] = ()
    below: str = ""
    headings: tuple[str, ...] = ()

    def drawn(self) -> tuple[bytes, ...]:
        """The files of the pictures; slow, so call it on another thread."""
        return tuple(picture.png() for picture in self.pictures)
