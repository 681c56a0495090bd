"""Tables in lines of lists, be they two players' or a chouette's."""

from datetime import datetime

from bot.presenters import sentences
from bot.presenters.sentences.chouette import lists as of_chouettes
from bot.table import AnyTable, ChouetteTable


def turn_line(table: AnyTable, link: str) -> str:
    """Return a table in a line: who plays, what is awaited, until when, and where."""
    if isinstance(table, ChouetteTable):
        due = min((table.due(each) for each in table.state.awaited), default=None)
        return of_chouettes.turn_line(table.seen_by(None), due, link)
    return sentences.turn_line(table, link)


def next_label(table: AnyTable, reader: int | None) -> str:
    """Return where the way leads to a table that waits for a reader, by snowflake; not formatted."""
    if isinstance(table, ChouetteTable):
        return of_chouettes.next_label(table)
    return sentences.next_label(table, reader)


def history_line(table: AnyTable, at: datetime, link: str) -> str:
    """Return a table in two short lines: its number, who, and how it stands; then what, when and where."""
    if isinstance(table, ChouetteTable):
        return of_chouettes.history_line(table.seen_by(None), at, link)
    return sentences.history_line(table, at, link)


def table_choice(table: AnyTable) -> str:
    """Return a table as Discord offers it while its number is typed."""
    return of_chouettes.choice(table) if isinstance(table, ChouetteTable) else sentences.table_choice(table)
