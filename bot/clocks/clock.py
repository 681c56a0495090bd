"""The clock of a table: what each player has left of his reserve, and whose time runs."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Self

from bot.clocks.calendars import Calendar, Weekday
from bot.clocks.control import TimeControl
from bot.clocks.moments import NO_TIME
from bot.clocks.turn import Turn


@dataclass(frozen=True, slots=True)
class Running:
    """The time of the player whose turn it is.

    Args:
        player: Our key of the player.
        since: When it became his turn.
        zone: His time zone then, by which this turn is timed.
        weekend: The days of his weekend then.
        extension: What his opponent has granted him on top of the hours.
        is_asked: Whether he has asked for more time in this turn.
        is_out: Whether it was told already that his time is out.

    """

    player: int
    since: datetime
    zone: str
    weekend: frozenset[Weekday]
    extension: timedelta = NO_TIME
    is_asked: bool = False
    is_out: bool = False

    @classmethod
    def of(cls, player: int, since: datetime, calendar: Calendar) -> Self:
        """Return the beginning of a player's turn, by his calendar of that moment."""
        return cls(player, since, calendar.zone, calendar.weekend)

    def held(self, calendar: Calendar) -> Calendar:
        """Return the calendar by which this turn is timed, given the player's present one."""
        return calendar.held_to(Calendar(zone=self.zone, weekend=self.weekend))


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of the players of a table.

    Args:
        reserves: What is left of the reserve, by our key of the player, when the present turn began.
        running: Whose time runs; None between two games.
        autopilot: Our key of the player for whom the autopilot finishes the game; None if for nobody.

    """

    reserves: Mapping[int, timedelta]
    running: Running | None = None
    autopilot: int | None = None

    def turn(self, control: TimeControl) -> Turn:
        """Return the turn whose time runs; raises ValueError if none does."""
        running = self._running_now
        reserve = self.reserves.get(running.player, control.reserve_time)
        return Turn(running.since, control, reserve, running.extension)

    def stopped(self, control: TimeControl, now: datetime, calendar: Calendar) -> "Clock":
        """Return the clock once the turn is over; what it ran over was drawn from the reserve."""
        if self.running is None:
            return self
        left = self.turn(control).reserve_left(now, self.running.held(calendar))
        return replace(self, reserves={**self.reserves, self.running.player: left}, running=None)

    def extended(self, control: TimeControl, hours: int, now: datetime, calendar: Calendar) -> "Clock":
        """Return the clock with so many hours of running time more; raises as `Turn.extended` does."""
        running = self._running_now
        turn = self.turn(control).extended(hours, now, running.held(calendar))
        granted = replace(running, extension=turn.extension, is_asked=False, is_out=False)
        return replace(self, running=granted)

    @property
    def _running_now(self) -> Running:
        if self.running is None:
            raise ValueError("nobody's time runs")
        return self.running


@dataclass(frozen=True, slots=True)
class Pause:
    """A vacation that stops a turn's clock, from `begin` until just before `end`."""

    begin: datetime
    end: datetime


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """How it stands with the time of the player whose turn it is.

    Args:
        player: Our key of the player.
        since: When his turn began.
        due: When his time is out, the reserve included.
        reserve_from: When the turn begins to draw on the reserve; None if he has nothing left of it.
        pauses: The vacations that stop his clock in this turn.
        is_asked: Whether he has asked for more time.
        is_out: Whether his time is out, and was told to be.

    """

    player: int
    since: datetime
    due: datetime
    reserve_from: datetime | None = None
    pauses: tuple[Pause, ...] = ()
    is_asked: bool = False
    is_out: bool = False


def time_left(clock: Clock, control: TimeControl, calendar: Calendar) -> TimeLeft | None:
    """Return how it stands with the running time, given its player's calendar; None if no time runs."""
    running = clock.running
    if running is None or not control.has_clock:
        return None
    turn, held = clock.turn(control), running.held(calendar)
    due = turn.due(held)
    pauses = (Pause(span.begin, span.end) for span in held.vacation_spans)
    return TimeLeft(
        running.player,
        running.since,
        due,
        turn.reserve_begins(held) if turn.reserve else None,
        tuple(pause for pause in pauses if pause.end > running.since and pause.begin < due),
        is_asked=running.is_asked,
        is_out=running.is_out,
    )
