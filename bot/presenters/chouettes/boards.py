"""The messages about a chouette: the lobby, the live board, and what remains of it in the log."""

from collections.abc import Sequence

from bot.presenters.diagram import View
from bot.presenters.names import name
from bot.presenters.panel import Panel
from bot.table import ChouetteHappening, ChouetteTable


def chouette_title(table: ChouetteTable) -> str:
    """Return whose chouette it is."""
    return f"{name(table.players[table.chouette.host])}'s chouette"


def chouette_panel(table: ChouetteTable, _news: Sequence[ChouetteHappening], _view: View) -> Panel:
    """Return a chouette's public message: the lobby, then the live board."""
    people = ", ".join(name(table.players[player]) for player in table.chouette.dealt)
    return Panel(f"### {chouette_title(table)}\n{people}")


def folded_chouette(news: Sequence[ChouetteHappening], table: ChouetteTable) -> Panel:
    """Return what remains of a message that showed the live board: what was done on it."""
    return Panel(f"-# {chouette_title(table)}, {len(news)}")
