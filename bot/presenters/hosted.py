"""The public messages of a table of either kind: two players', or a chouette's."""

from collections.abc import Sequence
from dataclasses import replace

from bot.preferences import PlayerPreferences, ServerPreferences
from bot.presenters import sentences
from bot.presenters.boards import direct_panel, folded_panel, table_panel
from bot.presenters.chouettes.boards import chouette_panel, chouette_title, folded_chouette
from bot.presenters.diagram import Theme, View
from bot.presenters.panel import Panel
from bot.presenters.sentences.dice import promise
from bot.presenters.views import own_view, posted_view
from bot.table import AnyTable, ChouetteHappening, ChouetteTable, Commitment, Happening, News


def title(table: AnyTable) -> str:
    """Return what is played at a table, and by whom."""
    return chouette_title(table) if isinstance(table, ChouetteTable) else sentences.title(table)


def live_board(table: AnyTable, news: News, view: View, dice: Sequence[Commitment] = ()) -> Panel:
    """Return a table's live message with the commitments that it shows.

    `news` is what happened since the last one was posted.
    """
    if isinstance(table, ChouetteTable):
        happened = [each for each in news if isinstance(each, ChouetteHappening)]
        return _with_dice(chouette_panel(table, happened, view), dice)
    return _with_dice(table_panel(table, [each for each in news if isinstance(each, Happening)], view), dice)


def own_board(
    table: AnyTable,
    news: News,
    player: int,
    chosen: PlayerPreferences,
    theme: Theme,
    dice: Sequence[Commitment] = (),
) -> Panel:
    """Return the live message that a player has for himself, as he has chosen to see it.

    `theme` is what he sees it in if he has chosen none; no chouette is shown so.
    """
    if isinstance(table, ChouetteTable):
        raise TypeError(f"chouette {table.id} is played in a channel")
    side = table.state.game.side_of(player) if table.state.game else None
    happened = [each for each in news if isinstance(each, Happening)]
    posted = posted_view(table, ServerPreferences(), theme)
    return _with_dice(direct_panel(table, happened, own_view(side, chosen, posted), player), dice)


def folded(table: AnyTable, news: News, dice: Sequence[Commitment] = (), *, is_moved: bool) -> Panel:
    """Return what remains of a message that showed the live board, the commitments on it among that."""
    if isinstance(table, ChouetteTable):
        told = [each for each in news if isinstance(each, ChouetteHappening)]
        return _with_dice(folded_chouette(told, table, is_moved=is_moved), dice)
    happened = [each for each in news if isinstance(each, Happening)]
    return _with_dice(folded_panel(table, happened, is_moved=is_moved), dice)


def _with_dice(panel: Panel, dice: Sequence[Commitment]) -> Panel:
    return replace(panel, text="\n".join([panel.text, *(f"-# {promise(each)}" for each in dice)]))
