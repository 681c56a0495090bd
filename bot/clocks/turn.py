"""One turn by the clock: its own hours, what was granted on top of them, and then the reserve."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.clocks.calendars import Calendar
from bot.clocks.control import RESERVE_HOURS, TURN_HOURS, TimeControl
from bot.clocks.errors import InvalidTime, TimeFault
from bot.clocks.moments import HOUR, NO_TIME, as_utc
from bot.clocks.running import deadline, running_time

EXTENSION_HOURS: Final = TURN_HOURS
GREATEST_RESERVE: Final = RESERVE_HOURS[-1] * HOUR


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that began at `start` under a time control.

    Every method takes the calendar of the player whose turn it is (see `Calendar.held_to`).

    Args:
        start: The moment at which it became his turn.
        control: The time control, with a clock.
        reserve: What he had left of his reserve at the start.
        extension: What his opponent has granted him on top of the hours.

    Raises:
        InvalidTime: There is no clock, or a time is out of its range.
        NaiveMoment: The start has no time zone.

    """

    start: datetime
    control: TimeControl
    reserve: timedelta = NO_TIME
    extension: timedelta = NO_TIME

    def __post_init__(self) -> None:
        if not self.control.has_clock:
            raise InvalidTime(self.control, TimeFault.NO_CLOCK)
        if not NO_TIME <= self.reserve <= GREATEST_RESERVE:
            raise InvalidTime(self.reserve, TimeFault.RESERVE)
        if self.extension < NO_TIME:
            raise InvalidTime(self.extension, TimeFault.EXTENSION)
        object.__setattr__(self, "start", as_utc(self.start))

    @property
    def own_time(self) -> timedelta:
        """Return the running time that the turn has before it draws on the reserve."""
        return self.control.turn_time + self.extension

    def reserve_begins(self, calendar: Calendar) -> datetime:
        """Return the moment from which on the turn draws on the reserve."""
        return deadline(self.start, self.own_time, calendar, self.control)

    def due(self, calendar: Calendar) -> datetime:
        """Return the moment at which time is out, the reserve included."""
        return deadline(self.start, self.own_time + self.reserve, calendar, self.control)

    def is_out(self, now: datetime, calendar: Calendar) -> bool:
        """Tell whether the time is out, so that it may be claimed."""
        return now >= self.due(calendar)

    def reserve_left(self, end: datetime, calendar: Calendar) -> timedelta:
        """Return what is left of the reserve if the turn ends at this moment."""
        overrun = running_time(self.start, end, calendar, self.control) - self.own_time
        return max(self.reserve - max(overrun, NO_TIME), NO_TIME)

    def extended(self, hours: int, now: datetime, calendar: Calendar) -> "Turn":
        """Return the turn with so many hours of running time more; if time was out, they count from `now` on.

        Raises:
            InvalidTime: The hours are not 1 to 336.

        """
        if hours not in EXTENSION_HOURS:
            raise InvalidTime(hours, TimeFault.EXTENSION)
        late = running_time(self.due(calendar), now, calendar, self.control)
        return replace(self, extension=self.extension + late + hours * HOUR)
