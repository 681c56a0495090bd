"""All the tables of a player: those that wait for them, then the others."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.presenters import sentences
from bot.presenters.lists import turn_line
from bot.presenters.panel import Panel, Way
from bot.table import AnyTable

TABLES_LISTED: Final = 6
"""Of each kind, so that the list stays within Discord's 4,000 characters whatever the names are."""


def next_panel(table: AnyTable, url: str) -> Panel:
    """Return the way to the next table that waits for a player, once another is done."""
    return Panel(sentences.next_line(turn_line(table, "")), way=Way(sentences.NEXT, url))


def turns_panel(
    own: Sequence[AnyTable], others: Sequence[AnyTable], link: Callable[[AnyTable], str]
) -> Panel:
    """Return the tables that wait for a player, and those where the other side is awaited.

    `link` returns the link to a table's live board; "" if it has none.
    """
    if not own and not others:
        return Panel(sentences.NO_TURNS)
    lines: list[str] = []
    for heading, tables in ((sentences.YOUR_TURN, own), (sentences.THEIR_TURN, others)):
        lines += [heading] if tables else []
        lines += [turn_line(table, link(table)) for table in tables[:TABLES_LISTED]]
        if len(tables) > TABLES_LISTED:
            lines.append(sentences.turns_left_out(len(tables) - TABLES_LISTED))
    return Panel("\n".join(lines))
