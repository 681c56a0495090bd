"""The moving parts of a replay: its buttons, its pictures, and what a reader may share."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from bot.engine.keys import GameNumber
from bot.play.base.errors import NothingPlayed
from bot.play.display.panel import Painting, Panel, Picture, ReplayCursor, SharedButton, cursor_button
from bot.play.display.picture import View, cut
from bot.play.kinds.history import PagedGame
from bot.text.catalogue import phrase
from render import shot_of, shots_of
from render.animation_process import AnimationRequest

LAST_FRAME = 99_999
"""In a button: the last play of a game, whichever frame that is."""


class ReplayMode(StrEnum):
    """The view of a replay: a board, a play as it moves, or the whole game."""

    BOARD = "board"
    PLAY = "play"
    FILM = "film"


@dataclass(frozen=True, slots=True)
class ReplayButtons:
    """The buttons of a replay, by what they lead to."""

    still: SharedButton
    watch: SharedButton
    film: SharedButton
    share: SharedButton


OF_TABLE = ReplayButtons(SharedButton.REPLAY, SharedButton.WATCH, SharedButton.FILM, SharedButton.SHARE)
OF_IMPORT = ReplayButtons(
    SharedButton.REPLAY_IMPORT, SharedButton.WATCH_IMPORT, SharedButton.FILM_IMPORT, SharedButton.SHARE_IMPORT
)


def _pictures(game: PagedGame[Any], view: View) -> Iterator[Picture]:
    for index in range(game.pages):
        yield _picture(game.panel(index, view))


def _picture(page: Panel) -> Picture:
    (picture,) = (each for each in page.pictures if isinstance(each, Picture))
    return picture


def last_play(game: PagedGame[Any], view: View) -> int:
    """The page of the last play.

    Raises:
        NothingPlayed: There is none.
    """
    for index in reversed(range(game.pages)):
        if _picture(game.panel(index, view)).diagram.last_play:
            return index
    raise NothingPlayed


def play_of(game: PagedGame[Any], index: int, view: View) -> AnimationRequest:
    """The play of a page, to be drawn.

    Raises:
        NothingPlayed: There is none on that page.
    """
    picture = _picture(game.panel(index, view))
    if not picture.diagram.last_play:
        raise NothingPlayed
    return AnimationRequest((shot_of(picture.diagram),), picture.theme)


def film_of(game: PagedGame[Any], view: View, most_bytes: int) -> AnimationRequest:
    """A whole game, each board numbered as whoever moves counts, whoever looks on."""
    pictures = list(_pictures(game, replace(view, counted_by=None)))
    return AnimationRequest(tuple(shots_of(each.diagram for each in pictures)), view.theme, most_bytes)


def with_replay_buttons(
    page: Panel,
    here: ReplayCursor,
    buttons: ReplayButtons,
    *,
    moves: bool,
    shown: ReplayMode = ReplayMode.BOARD,
) -> Panel:
    """A page of a replay with buttons to share what it shows, and to see it otherwise.

    `moves` is whether its reader likes moving pictures.
    """
    row = []
    if shown is not ReplayMode.BOARD:
        row.append(cursor_button(buttons.still, phrase("button-still"), here, ReplayMode.BOARD))
    if moves and shown is not ReplayMode.PLAY and _picture(page).diagram.last_play:
        row.append(cursor_button(buttons.watch, phrase("button-watch"), here, ReplayMode.PLAY))
    if moves and shown is not ReplayMode.FILM:
        row.append(cursor_button(buttons.film, phrase("button-film"), here, ReplayMode.FILM))
    row.append(cursor_button(buttons.share, phrase("button-share"), here, shown))
    return replace(page, rows=(*page.rows, tuple(row)))


def with_last_play(page: Panel, number: GameNumber, *, moves: bool) -> Panel:
    """A look at a game with a button to its last play as it moves, if its reader likes that."""
    last = page.pictures[-1] if page.pictures else None
    if not moves or not isinstance(last, Picture) or not last.diagram.last_play:
        return page
    here = ReplayCursor(number, LAST_FRAME)
    button = cursor_button(SharedButton.WATCH, phrase("button-watch"), here, ReplayMode.PLAY)
    return replace(page, rows=(*page.rows, (button,)))


def drawing_panel() -> Panel:
    """Return the panel shown while a moving picture is drawn."""
    return Panel(phrase("replay-drawing"))


def moving_panel(page: Panel, drawn: bytes) -> Panel:
    """A page whose play moves."""
    return replace(page, pictures=(Painting(drawn, _picture(page).alt, "gif"),))


def film_panel(page: Panel, game: PagedGame[Any], view: View, drawn: bytes) -> Panel:
    """The film of a game, with the buttons of a page: it names the game, and no play of it."""
    alt = phrase("replay-film-alt", board=_picture(game.panel(game.pages - 1, view)).alt)
    text = f"{game.title()}\n**{phrase('replay-film')}**"
    return replace(page, text=text, below="", pictures=(Painting(drawn, cut(alt), "webp"),))


def shared_panel(page: Panel, sharer: str) -> Panel:
    """Return the page as everybody in the channel sees it: without buttons, with the sharer's name."""
    return replace(page, text=f"{page.text}\n-# {phrase('replay-shared', player=sharer)}", rows=())
