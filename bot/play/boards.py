"""The public messages of a table of either kind: two players', or a chouette's."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.play.any_table import AnyTable, News
from bot.play.chouette.board import chouette_panel, chouette_title, collapsed_chouette, settled_panel
from bot.play.chouette.table import ChouetteTable, LoggedChouetteEvent
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text.lobby import is_thread_title, thread_title
from bot.play.heads_up import text as table_text
from bot.play.heads_up.board import collapsed_panel, direct_panel, final_panel, table_panel
from bot.play.heads_up.picture import Theme, View
from bot.play.heads_up.table import Commitment, HeadsUpTable, LoggedEvent
from bot.play.keys import UserSnowflake
from bot.play.panel import Panel
from bot.play.preferences import Audience
from bot.play.table import Table
from bot.play.text import places as place_text
from bot.play.text import records as record_text
from bot.play.text import turns as turn_text
from bot.play.text.dice import promise
from bot.play.text.names import plain
from bot.play.views import own_view, posted_view


def title(table: AnyTable) -> str:
    """Return what is played at a table, and by whom."""
    return chouette_title(table) if isinstance(table, ChouetteTable) else table_text.title(table)


def link_label(table: Table) -> str:
    """Return what a link to a table's public message says."""
    if isinstance(table, ChouetteTable):
        return "Live board" if table.chouette.number else "To the lobby"
    return (
        "To the challenge" if isinstance(table, HeadsUpTable) and table.state.game is None else "Live board"
    )


def called_thread(table: AnyTable) -> str:
    """Return what a thread is called that was opened for a table, as that stands now; not formatted."""
    if isinstance(table, ChouetteTable):
        return thread_title(plain(table.players[table.chouette.host]))
    challenge, players = table.state.challenge, table.players
    opponent = None if challenge.opponent is None else plain(players[challenge.opponent])
    return place_text.thread_name(plain(players[challenge.challenger]), opponent, table.sheet)


def is_called_by_us(thread: str) -> bool:
    """Tell whether a thread has a name as the bot gives them: one that somebody chose is theirs."""
    return place_text.is_thread_name(thread) or is_thread_title(thread)


def live_board(
    table: AnyTable, news: News, audience: Audience, theme: Theme, dice: Sequence[Commitment] = ()
) -> Panel:
    """Return a table's live message with the commitments that it shows.

    `news` is what happened since the last one was posted; `theme` is for who has chosen none. No chouette is
    shown to one player alone.
    """
    view, owner = _view(table, audience, theme), audience.owner
    if isinstance(table, ChouetteTable):
        return with_dice(chouette_panel(table, _of_chouette(news), view), dice)
    happened = _of_two(news)
    if owner is None:
        return with_dice(table_panel(table, happened, view), dice)
    return with_dice(direct_panel(table, happened, view, owner), dice)


def final_board(
    ended: AnyTable, news: News, audience: Audience, theme: Theme, *, is_moved: bool = False
) -> Panel:
    """Return what stays of a game that has ended, which left the table so.

    `news` is what happened on a message that showed it; nothing for one that shows nothing else.
    """
    view = _view(ended, audience, theme)
    if isinstance(ended, ChouetteTable):
        return settled_panel(ended, _of_chouette(news), view, is_moved=is_moved)
    return final_panel(ended, view, is_moved=is_moved)


def collapsed(table: AnyTable, news: News, *, is_moved: bool) -> Panel:
    """Return what remains of a message that showed the live board, but the commitments on it."""
    if isinstance(table, ChouetteTable):
        return collapsed_chouette(_of_chouette(news), table, is_moved=is_moved)
    return collapsed_panel(table, _of_two(news), is_moved=is_moved)


def with_dice(panel: Panel, dice: Sequence[Commitment]) -> Panel:
    """Return a message with the commitments that it shows."""
    return replace(panel, text="\n".join([panel.text, *(f"-# {promise(each)}" for each in dice)]))


def _view(table: AnyTable, audience: Audience, theme: Theme) -> View:
    posted = posted_view(table, audience.servers, theme)
    if audience.owner is None or isinstance(table, ChouetteTable):
        return posted
    side = table.state.game.side_of(audience.owner) if table.state.game else None
    return own_view(side, audience.own, posted)


def _of_two(news: News) -> list[LoggedEvent]:
    return [each for each in news if isinstance(each, LoggedEvent)]


def _of_chouette(news: News) -> list[LoggedChouetteEvent]:
    return [each for each in news if isinstance(each, LoggedChouetteEvent)]


def turn_line(table: AnyTable, link: str) -> str:
    """Return a table in a line: who plays, what is awaited, until when, and where."""
    if isinstance(table, ChouetteTable):
        due = min((table.due(each) for each in table.state.awaited), default=None)
        return list_text.turn_line(table.seen_by(None), due, link)
    return turn_text.turn_line(table, link)


def next_label(table: AnyTable, user: UserSnowflake | None) -> str:
    """Return where the way leads to a table that waits for a reader, by snowflake; not formatted."""
    if isinstance(table, ChouetteTable):
        return list_text.next_label(table)
    return turn_text.next_label(table, user)


def history_line(table: AnyTable, at: datetime, link: str) -> str:
    """Return a table in two short lines: its number, who, and how it stands; then what, when and where."""
    if isinstance(table, ChouetteTable):
        return list_text.history_line(table.seen_by(None), at, link)
    return record_text.history_line(table, at, link)


def table_choice(table: AnyTable) -> str:
    """Return a table as Discord offers it while its number is typed."""
    return list_text.choice(table) if isinstance(table, ChouetteTable) else record_text.table_choice(table)
