"""The public messages of a table, of whatever kind it is."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import Side
from bot.play.kind import all_kinds, kind_of
from bot.play.panel import Panel
from bot.play.picture import THEMES, Theme, View
from bot.play.preferences import Audience, Bottom, Colour, Facing, PlayerPreferences, ServerPreferences
from bot.play.table import Commitment, News, Table
from bot.play.text.dice import promise


def posted_view(table: Table, chosen: ServerPreferences, theme: Theme) -> View:
    """Return the view of a live board: from the side of whoever must act, of the winner in the end.

    A server may have chosen to see it always from the same side. `theme` is for a server that has none.
    """
    is_fixed = chosen.facing is Facing.FIRST
    to_act = None if is_fixed else kind_of(table).side_to_act(table)
    return View(to_act or View().bottom, posted_theme(chosen, theme))


def own_view(side: Side | None, chosen: PlayerPreferences, posted: View) -> View:
    """Return the view of a player who plays on `side`; of a spectator for None, who sees what is posted."""
    theme = THEMES.get(chosen.theme, posted.theme)
    if side is None:
        return View(posted.bottom, theme, posted.light, posted.counted_by)
    own = posted if chosen.bottom is Bottom.AS_POSTED else View(side, counted_by=side)
    return View(own.bottom, theme, _light(side, chosen.colour, posted), own.counted_by)


def posted_theme(chosen: ServerPreferences, theme: Theme) -> Theme:
    """Return the theme of a server's live boards; `theme` where its admins have chosen none."""
    return THEMES.get(chosen.theme, theme)


def _light(side: Side, colour: Colour, posted: View) -> Side:
    """Return which side plays the light checkers in the eyes of who plays on `side`."""
    match colour:
        case Colour.AS_POSTED:
            return posted.light
        case Colour.LIGHT:
            return side
        case Colour.DARK:
            return side.other


def is_called_by_us(thread: str) -> bool:
    """Tell whether a thread has a name as the bot gives them: one that somebody chose is theirs."""
    return any(kind.names_thread(thread) for kind in all_kinds())


def live_board(
    table: Table, news: News, audience: Audience, theme: Theme, dice: Sequence[Commitment] = ()
) -> Panel:
    """Return a table's live message with the commitments that it shows.

    `news` is what happened since the last one was posted; `theme` is for who has chosen none.
    """
    view = view_for(table, audience, theme)
    return with_dice(kind_of(table).live_board(table, news, view, audience.owner), dice)


def with_dice(panel: Panel, dice: Sequence[Commitment]) -> Panel:
    """Return a message with the commitments that it shows."""
    return replace(panel, text="\n".join([panel.text, *(f"-# {promise(each)}" for each in dice)]))


def view_for(table: Table, audience: Audience, theme: Theme) -> View:
    """Return how those see a board who have it before them: everybody, or its owner."""
    posted = posted_view(table, audience.servers, theme)
    if audience.owner is None:
        return posted
    owner = table.players[audience.owner]
    side = None if owner.snowflake is None else table.side_of(owner.snowflake)
    return own_view(side, audience.own, posted)


def final_board(
    ended: Table, news: News, audience: Audience, theme: Theme, *, is_moved: bool = False
) -> Panel:
    """Return what stays of a game that has ended, which left the table so.

    `news` is what happened on a message that showed it; nothing for one that shows nothing else.
    """
    view = view_for(ended, audience, theme)
    return kind_of(ended).final_board(ended, news, view, is_moved=is_moved)
