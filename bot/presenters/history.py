"""A page of the tables that were played at."""

from collections.abc import Callable, Sequence
from datetime import datetime

from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind
from bot.presenters.lists import history_line
from bot.presenters.panel import Panel
from bot.table import AnyTable


def history_panel(
    heading: str,
    tables: Sequence[tuple[AnyTable, datetime]],
    link: Callable[[AnyTable], str],
    newer: str | None,
    older: str | None,
) -> Panel:
    """Return a page of the history.

    Args:
        heading: What is listed.
        tables: At least one, and when each last changed.
        link: Returns the link to a table's live board; "" if it has none.
        newer: The argument of the button to the page before; None where there is none.
        older: The argument of the button to the page after; None where there is none.

    """
    lines = [history_line(table, at, link(table)) for table, at in tables]
    text = "\n".join([f"### {heading}", *lines, f"-# {sentences.history_hint(tables[0][0].id)}"])
    ways = (("◀ Newer", newer), ("Older ▶", older))
    buttons = tuple(Button(Kind.HISTORY, label, argument=way) for label, way in ways if way is not None)
    return Panel(text, rows=(buttons,) if buttons else ())
