"""All the tables of a player: those that wait for them, then the others."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.presenters import sentences
from bot.presenters.lists import next_label, turn_line
from bot.presenters.panel import Panel, Way
from bot.table import AnyTable

TABLES_LISTED: Final = 4
"""Of each kind, so that the list stays within Discord's 4,000 characters whatever the names are."""


def next_panel(table: AnyTable, reader: int, url: str) -> Panel:
    """Return the way to the next table that waits for a player, by snowflake, once another is done."""
    return Panel(sentences.next_line(turn_line(table, "")), way=Way(next_label(table, reader), url))


def turns_panel(
    own: Sequence[AnyTable],
    others: Sequence[AnyTable],
    link: Callable[[AnyTable], str],
    to_anyone: Sequence[AnyTable] = (),
) -> Panel:
    """Return the tables that wait for a player, those where others are awaited, and challenges to anyone.

    `link` returns the link to a table's live board; "" if it has none.
    """
    listed = (
        (sentences.YOUR_TURN, own),
        (sentences.OTHERS_TURN, others),
        (sentences.FOR_ANYONE, to_anyone),
    )
    lines: list[str] = [] if own or others else [sentences.NO_TURNS]
    for heading, tables in listed:
        lines += [heading] if tables else []
        lines += [turn_line(table, link(table)) for table in tables[:TABLES_LISTED]]
        if len(tables) > TABLES_LISTED:
            lines.append(sentences.turns_left_out(len(tables) - TABLES_LISTED))
    return Panel("\n".join(lines))
