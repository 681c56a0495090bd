"""The public messages of a table of either kind: two players', or a chouette's."""

from collections.abc import Sequence
from dataclasses import replace

from bot.preferences import Audience
from bot.presenters import sentences
from bot.presenters.boards import direct_panel, final_panel, folded_panel, table_panel
from bot.presenters.chouettes.boards import chouette_panel, chouette_title, folded_chouette, settled_panel
from bot.presenters.diagram import Theme, View
from bot.presenters.names import plain
from bot.presenters.panel import Panel
from bot.presenters.sentences.chouette.lobby import is_thread_title, thread_title
from bot.presenters.sentences.dice import promise
from bot.presenters.views import own_view, posted_view
from bot.table import AnyTable, ChouetteHappening, ChouetteTable, Commitment, Happening, Hosted, News, Table


def title(table: AnyTable) -> str:
    """Return what is played at a table, and by whom."""
    return chouette_title(table) if isinstance(table, ChouetteTable) else sentences.title(table)


def link_label(table: Hosted) -> str:
    """Return what a link to a table's public message says."""
    if isinstance(table, ChouetteTable):
        return "Live board" if table.chouette.number else "To the lobby"
    return "To the challenge" if isinstance(table, Table) and table.state.game is None else "Live board"


def called_thread(table: AnyTable) -> str:
    """Return what a thread is called that was opened for a table, as that stands now; not formatted."""
    if isinstance(table, ChouetteTable):
        return thread_title(plain(table.players[table.chouette.host]))
    challenge, players = table.state.challenge, table.players
    opponent = None if challenge.opponent is None else plain(players[challenge.opponent])
    return sentences.thread_name(plain(players[challenge.challenger]), opponent, table.sheet)


def is_called_by_us(thread: str) -> bool:
    """Tell whether a thread has a name as the bot gives them: one that somebody chose is theirs."""
    return sentences.is_thread_name(thread) or is_thread_title(thread)


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


def folded(table: AnyTable, news: News, *, is_moved: bool) -> Panel:
    """Return what remains of a message that showed the live board, but the commitments on it."""
    if isinstance(table, ChouetteTable):
        return folded_chouette(_of_chouette(news), table, is_moved=is_moved)
    return folded_panel(table, _of_two(news), is_moved=is_moved)


def with_dice(panel: Panel, dice: Sequence[Commitment]) -> Panel:
    """Return a message with the commitments that it shows."""
    return replace(panel, text="\n".join([panel.text, *(f"-# {promise(each)}" for each in dice)]))


def _view(table: AnyTable, audience: Audience, theme: Theme) -> View:
    posted = posted_view(table, audience.servers, theme)
    if audience.owner is None or isinstance(table, ChouetteTable):
        return posted
    side = table.state.game.side_of(audience.owner) if table.state.game else None
    return own_view(side, audience.own, posted)


def _of_two(news: News) -> list[Happening]:
    return [each for each in news if isinstance(each, Happening)]


def _of_chouette(news: News) -> list[ChouetteHappening]:
    return [each for each in news if isinstance(each, ChouetteHappening)]
