"""The public messages of a table of either kind: two players', or a chouette's."""

from bot.preferences import PlayerPreferences, ServerPreferences
from bot.presenters import sentences
from bot.presenters.boards import direct_panel, folded_panel, table_panel
from bot.presenters.chouettes.boards import chouette_panel, chouette_title, folded_chouette
from bot.presenters.diagram import Theme, View
from bot.presenters.panel import Panel
from bot.presenters.views import own_view, posted_view
from bot.table import AnyTable, ChouetteHappening, ChouetteTable, Happening, News


def title(table: AnyTable) -> str:
    """Return what is played at a table, and by whom."""
    return chouette_title(table) if isinstance(table, ChouetteTable) else sentences.title(table)


def live_board(table: AnyTable, news: News, view: View) -> Panel:
    """Return a table's live message; `news` is what happened since the last one was posted."""
    if isinstance(table, ChouetteTable):
        return chouette_panel(table, [each for each in news if isinstance(each, ChouetteHappening)], view)
    return table_panel(table, [each for each in news if isinstance(each, Happening)], view)


def own_board(table: AnyTable, news: News, player: int, chosen: PlayerPreferences, theme: Theme) -> Panel:
    """Return the live message that a player has for himself, as he has chosen to see it.

    `theme` is what he sees it in if he has chosen none; no chouette is shown so.
    """
    if isinstance(table, ChouetteTable):
        raise TypeError(f"chouette {table.id} is played in a channel")
    side = table.state.game.side_of(player) if table.state.game else None
    happened = [each for each in news if isinstance(each, Happening)]
    posted = posted_view(table, ServerPreferences(), theme)
    return direct_panel(table, happened, own_view(side, chosen, posted), player)


def folded(table: AnyTable, news: News, *, is_moved: bool) -> Panel:
    """Return what remains of a message that showed the live board."""
    if isinstance(table, ChouetteTable):
        told = [each for each in news if isinstance(each, ChouetteHappening)]
        return folded_chouette(told, table, is_moved=is_moved)
    return folded_panel(table, [each for each in news if isinstance(each, Happening)], is_moved=is_moved)
