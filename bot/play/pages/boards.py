"""Public messages and their views, for every kind of table."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.engine import Side
from bot.play.base.preferences import Audience, Bottom, Colour, Facing, PlayerPreferences, ServerPreferences
from bot.play.base.table import Commitment, News, Player, Table
from bot.play.display.panel import Panel
from bot.play.display.picture import THEMES, Theme, View
from bot.play.kinds.kind import all_kinds, kind_of
from bot.play.text.dice import promise
from bot.play.text.words import mentioning

NEWS_LENGTH: Final = 1000
COLLAPSED_LENGTH: Final = 2500


def posted_view(table: Table, chosen: ServerPreferences, theme: Theme) -> View:
    """The view of a live board: from the side that must act, or that won, and numbered as it counts.

    Against the bot alone it is the people's side.
    A server may have chosen always the same side. `theme` is for a server without one.
    """
    is_fixed = chosen.facing is Facing.FIRST
    shown = None if is_fixed else kind_of(table).side_to_show(table)
    return View(shown or View().bottom, posted_theme(chosen, theme), counted_by=shown)


def own_view(side: Side | None, chosen: PlayerPreferences, posted: View) -> View:
    """The view of a player on `side`; for None a spectator's, who sees the posted one."""
    theme = THEMES.get(chosen.theme, posted.theme)
    if side is None:
        return View(posted.bottom, theme, posted.light, posted.counted_by)
    own = posted if chosen.bottom is Bottom.AS_POSTED else View(side, counted_by=side)
    return View(own.bottom, theme, _light(side, chosen.colour, posted), own.counted_by)


def posted_theme(chosen: ServerPreferences, theme: Theme) -> Theme:
    """`theme` is for a server without one."""
    return THEMES.get(chosen.theme, theme)


def _light(side: Side, colour: Colour, posted: View) -> Side:
    """The side with light checkers, as the player on `side` sees them."""
    match colour:
        case Colour.AS_POSTED:
            return posted.light
        case Colour.LIGHT:
            return side
        case Colour.DARK:
            return side.other


def is_called_by_us(thread: str) -> bool:
    """Whether a thread has a name as the bot gives them; another name was chosen by somebody."""
    return any(kind.words.names_thread(thread) for kind in all_kinds())


def live_board(
    table: Table,
    news: News,
    audience: Audience,
    theme: Theme,
    dice: Sequence[Commitment] = (),
    mentioned: Collection[Player] = (),
) -> Panel:
    """The live message with its commitments.

    Args:
        table: The table as it stands.
        news: What happened since the last one was posted.
        audience: Who sees it.
        theme: For those who have chosen none.
        dice: The commitments to dice that it shows.
        mentioned: Whom it mentions, and nobody else: those whom a post notifies, or an edit still calls.
            A post that only moves the board down would seem to ask them again.
    """
    view = view_for(table, audience, theme)
    panel = kind_of(table).live_board(table, news, view, audience.owner)
    text = mentioning(panel.text, table.players.values(), mentioned)
    return with_dice(replace(panel, text=text), dice)


def with_dice(panel: Panel, dice: Sequence[Commitment]) -> Panel:
    return replace(panel, text="\n".join([panel.text, *(f"-# {promise(each)}" for each in dice)]))


def view_for(table: Table, audience: Audience, theme: Theme) -> View:
    """The view for everybody, or for a board's owner."""
    posted = posted_view(table, audience.servers, theme)
    if audience.owner is None:
        return posted
    owner = table.players[audience.owner]
    side = None if owner.snowflake is None else table.side_of(owner.snowflake)
    return own_view(side, audience.own, posted)


def final_board(
    ended: Table, news: News, audience: Audience, theme: Theme, *, is_moved: bool = False
) -> Panel:
    """The board of a game that is over; `ended` is the table as the game left it.

    `news` is what happened on a message that showed it; empty for one that shows nothing else. It mentions
    nobody.
    """
    view = view_for(ended, audience, theme)
    panel = kind_of(ended).final_board(ended, news, view, is_moved=is_moved)
    return replace(panel, text=mentioning(panel.text, ended.players.values(), ()))


def last_of(lines: Sequence[str], length: int) -> list[str]:
    """As many of the last lines as `length` characters hold; "…" stands for the others."""
    kept: list[str] = []
    for line in reversed(lines):
        length -= len(line) + 1
        if length < 0:
            return ["…", *kept]
        kept.insert(0, line)
    return kept
