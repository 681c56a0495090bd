"""The public messages of a table of either kind: two players', or a chouette's."""

from bot.presenters import sentences
from bot.presenters.boards import folded_panel, table_panel
from bot.presenters.chouettes.boards import chouette_panel, chouette_title, folded_chouette
from bot.presenters.diagram import View
from bot.presenters.panel import Panel
from bot.table import AnyTable, ChouetteHappening, ChouetteTable, Happening, News


def title(table: AnyTable) -> str:
    """Return what is played at a table, and by whom."""
    return chouette_title(table) if isinstance(table, ChouetteTable) else sentences.title(table)


def live_board(table: AnyTable, news: News, view: View) -> Panel:
    """Return a table's live message; `news` is what happened since the last one was posted."""
    if isinstance(table, ChouetteTable):
        return chouette_panel(table, [each for each in news if isinstance(each, ChouetteHappening)], view)
    return table_panel(table, [each for each in news if isinstance(each, Happening)], view)


def folded(table: AnyTable, news: News, *, is_moved: bool) -> Panel:
    """Return what remains of a message that showed the live board."""
    if isinstance(table, ChouetteTable):
        return folded_chouette([each for each in news if isinstance(each, ChouetteHappening)], table)
    return folded_panel(table, [each for each in news if isinstance(each, Happening)], is_moved=is_moved)
