"""The clock of a table, for one person alone."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind
from bot.presenters.names import name
from bot.presenters.panel import Panel
from bot.table import Table

HOUR = timedelta(hours=1)


def clock_panel(table: Table, reserves: Mapping[int, timedelta], reader: int | None, now: datetime) -> Panel:
    """Return how turns are timed, how it stands, and what a player, by our key, may do about it.

    `reserves` is what each player has left of the reserve now, if there is one.
    """
    left = {name(table.players[key]): sentences.hours_left(time) for key, time in reserves.items()}
    text = sentences.clock_panel_text(table, left)
    return Panel(text, rows=_rows(table, reader, now))


def _rows(table: Table, reader: int | None, now: datetime) -> tuple[tuple[Button, ...], ...]:
    time = table.time
    if time is None or reader not in table.players:
        return ()
    more = Button(Kind.MORE_TIME, "+2 days")
    if reader == time.player:
        return () if time.is_asked else ((Button(Kind.ASK_TIME, "Ask for more time"),),)
    if now < time.due:
        return ((more,),)
    return ((Button(Kind.CLAIM, "Claim"), more, Button(Kind.AUTOPILOT, "Autopilot")),)
