"""A reminder that a table waits for somebody, with the way to its board."""

from bot.presenters import sentences
from bot.presenters.panel import Panel, Way
from bot.table import AnyTable, Player


def notice_panel(table: AnyTable, player: Player, url: str, *, is_direct: bool) -> Panel:
    """Return the reminder; `url` is where the live board stands, "" while it is on its way.

    Where everybody reads it, it mentions whom it is for.
    """
    way = Way(sentences.to_the_table(table), url) if url else None
    return Panel(sentences.reminder(table, player, is_direct=is_direct), way=way)
