"""The clock of a table, for one person alone."""

from datetime import datetime, timedelta

from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind
from bot.presenters.names import name
from bot.presenters.panel import Panel
from bot.table import Table

HOUR = timedelta(hours=1)


def clock_panel(table: Table, reader: int | None, now: datetime) -> Panel:
    """Return how turns are timed, how it stands, and what a player, by our key, may do about it."""
    text = sentences.clock_panel_text(table, _reserves(table))
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


def _reserves(table: Table) -> dict[str, str]:
    """Return what each player had left of his reserve when the turn began."""
    clock, control = table.state.clock, table.control
    if clock is None or not control.reserve:
        return {}
    left = {key: clock.reserves.get(key, control.reserve_time) for key in table.players}
    return {name(table.players[key]): sentences.hours_left(time) for key, time in left.items()}
