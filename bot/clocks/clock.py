"""The time control, and the clock of a table: what is left of each player's reserve, and whose time runs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from heapq import merge
from typing import Final, Self

from bot.clocks.calendars import DAY, HOUR, NO_TIME, Calendar, Span, Weekday, as_utc, day_begins
from bot.clocks.errors import InvalidTime, TimeFault

TURN_HOURS: Final = range(1, 337)
RESERVE_HOURS: Final = range(721)


class WhenOut(StrEnum):
    """The consequence when a turn runs out of time."""

    OPPONENT_DECIDES = "the opponent claims, or waits"
    CLAIMED = "claimed by itself"
    AUTOPILOT = "the autopilot plays on"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time there is for a turn.

    Args:
        hours: The hours of a turn, 1 to 336; None for no clock.
        reserve: The hours, 0 to 720, that each side may draw on, over all its turns, when one runs over.
        stops_on_weekends: Whether the clock stands still on the weekend of the player whose turn it is.
        when_out: What happens when the hours and the reserve are used up.

    Raises:
        InvalidTime: A number is out of its range, or rules are given for a clock that there is not.
    """

    hours: int | None = None
    reserve: int = 0
    stops_on_weekends: bool = False
    when_out: WhenOut = WhenOut.OPPONENT_DECIDES

    def __post_init__(self) -> None:
        for fault, given in self._faults():
            raise InvalidTime(given, fault)

    @property
    def has_clock(self) -> bool:
        return self.hours is not None

    @property
    def turn_time(self) -> timedelta:
        """The time of a turn without the reserve; zero without a clock."""
        return timedelta(hours=self.hours or 0)

    @property
    def reserve_time(self) -> timedelta:
        return timedelta(hours=self.reserve)

    @property
    def clock_rules(self) -> tuple[str, ...]:
        """The rules set here that mean nothing without a clock."""
        rules = {
            "reserve": self.reserve != 0,
            "weekends": self.stops_on_weekends,
            "when time is out": self.when_out is not WhenOut.OPPONENT_DECIDES,
        }
        return tuple(name for name, is_on in rules.items() if is_on)

    def _faults(self) -> Iterator[tuple[TimeFault, object]]:
        if self.hours not in (None, *TURN_HOURS):
            yield TimeFault.HOURS, self.hours
        if self.reserve not in RESERVE_HOURS:
            yield TimeFault.RESERVE, self.reserve
        if not self.has_clock and self.clock_rules:
            yield TimeFault.NEEDS_CLOCK, self.clock_rules


def deadline(start: datetime, time: timedelta, calendar: Calendar, control: TimeControl) -> datetime:
    """The first moment at which `time` has run since `start` on a player's clock.

    It takes a step for each weekend and each vacation on the way. Raises NaiveMoment.
    """
    reached, left = as_utc(start), time
    for pause in _pauses(reached, calendar, control):
        run = max(pause.begin - reached, NO_TIME)
        if run >= left:
            break
        left -= run
        reached = max(reached, pause.end)
    return reached + left


def running_time(start: datetime, end: datetime, calendar: Calendar, control: TimeControl) -> timedelta:
    """How much time runs from `start` to `end` on a player's clock; raises NaiveMoment."""
    run, reached, end = NO_TIME, as_utc(start), as_utc(end)
    for pause in _pauses(reached, calendar, control):
        if pause.begin >= end:
            break
        run += max(pause.begin - reached, NO_TIME)
        reached = max(reached, pause.end)
    return run + max(end - reached, NO_TIME)


def _pauses(start: datetime, calendar: Calendar, control: TimeControl) -> Iterator[Span]:
    """The pauses of a clock from the day of `start` on, by their beginning; they may overlap."""
    stops = control.stops_on_weekends and calendar.weekend
    weekends = _weekends(start, calendar) if stops else iter(())
    vacations = (span for span in calendar.vacation_spans if span.end > start)
    return merge(weekends, vacations, key=lambda pause: pause.begin)


def _weekends(start: datetime, calendar: Calendar) -> Iterator[Span]:
    """The days of all weekends, from the day of `start` on, without end."""
    day, zone = calendar.day_of(start), calendar.zone_info
    while True:
        if day.weekday() in calendar.weekend:
            yield Span(day_begins(day, zone), day_begins(day + DAY, zone))
        day += DAY


EXTENSION_HOURS: Final = TURN_HOURS
GREATEST_RESERVE: Final = RESERVE_HOURS[-1] * HOUR


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that began at `start` under a time control.

    Every method takes the calendar of the player whose turn it is (see `Calendar.held_to`).

    Args:
        start: The moment at which it became the player's turn.
        reserve: What the player had left of the reserve at the start.
        extension: What the opponent has granted on top of the hours.

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
        """The time before the turn draws on the reserve."""
        return self.control.turn_time + self.extension

    def reserve_begins(self, calendar: Calendar) -> datetime:
        return deadline(self.start, self.own_time, calendar, self.control)

    def due(self, calendar: Calendar) -> datetime:
        """When time is out, the reserve included."""
        return deadline(self.start, self.own_time + self.reserve, calendar, self.control)

    def is_out(self, now: datetime, calendar: Calendar) -> bool:
        """Whether the win on time may be claimed."""
        return now >= self.due(calendar)

    def reserve_left(self, end: datetime, calendar: Calendar) -> timedelta:
        overrun = running_time(self.start, end, calendar, self.control) - self.own_time
        return max(self.reserve - max(overrun, NO_TIME), NO_TIME)

    def extended(self, hours: int, now: datetime, calendar: Calendar) -> "Turn":
        """The turn with more hours of running time; if time was out, they count from `now` on.

        Raises:
            InvalidTime: The hours are not 1 to 336.
        """
        if hours not in EXTENSION_HOURS:
            raise InvalidTime(hours, TimeFault.EXTENSION)
        late = running_time(self.due(calendar), now, calendar, self.control)
        return replace(self, extension=self.extension + late + hours * HOUR)


@dataclass(frozen=True, slots=True)
class Running:
    """The time of the player whose turn it is.

    Args:
        since: When it became their turn.
        zone: Their time zone then, by which this turn is timed.
        weekend: Their weekend then.
        extension: What the opponent has granted on top of the hours, and rests have given back.
        is_asked: Whether they have asked for more time in this turn.
        is_out: Whether the table knows already that their time is out.
        rested_until: Up to when `extension` makes up for rests; None if there was none.
    """

    player: int
    since: datetime
    zone: str
    weekend: frozenset[Weekday]
    extension: timedelta = NO_TIME
    is_asked: bool = False
    is_out: bool = False
    rested_until: datetime | None = None

    @classmethod
    def of(cls, player: int, since: datetime, calendar: Calendar) -> Self:
        """The beginning of a player's turn, by their calendar of that moment."""
        return cls(player, since, calendar.zone, calendar.weekend)

    def held(self, calendar: Calendar) -> Calendar:
        """The calendar by which this turn is timed, from the player's present one."""
        return calendar.held_to(Calendar(zone=self.zone, weekend=self.weekend))


@dataclass(frozen=True, slots=True)
class Stopped:
    """A turn that is over: its time, what was left of its player's reserve when it began, and its end."""

    running: Running
    reserve: timedelta
    at: datetime


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of the players of a table.

    Args:
        reserves: What is left of the reserve, by our key of the player, when the present turn began.
        running: Whose time runs; None between two games.
        last: The last turn that is over; None where that is not known.
        autopilot: Our key of the player for whom the autopilot finishes the game; None if for nobody.
        uses_cube: Whether that player lets it double and pass for them.
    """

    reserves: Mapping[int, timedelta]
    running: Running | None = None
    autopilot: int | None = None
    uses_cube: bool = False
    last: Stopped | None = None

    def turn(self, control: TimeControl) -> Turn:
        """Raises ValueError if no time runs."""
        running = self._running_now
        reserve = self.reserves.get(running.player, control.reserve_time)
        return Turn(running.since, control, reserve, running.extension)

    def stopped(self, control: TimeControl, now: datetime, calendar: Calendar) -> "Clock":
        """The clock once the turn is over; what it ran over is drawn from the reserve."""
        if self.running is None:
            return self
        turn, player = self.turn(control), self.running.player
        left = turn.reserve_left(now, self.running.held(calendar))
        last = Stopped(self.running, turn.reserve, now)
        return replace(self, reserves={**self.reserves, player: left}, running=None, last=last)

    def resumed(self, player: int, control: TimeControl, now: datetime, calendar: Calendar) -> "Clock":
        """The clock where a player's turn goes on that was over, with the time that it had left then.

        It stays as it is where the last turn was not theirs. A rest that lasts has given back its part of the
        time since.
        """
        last = self.last
        if last is None or last.running.player != player:
            return self
        since = running_time(last.at, now, last.running.held(calendar), control)
        running = replace(last.running, extension=last.running.extension + since, rested_until=now)
        return replace(self, reserves={**self.reserves, player: last.reserve}, running=running, last=None)

    def rested(self, control: TimeControl, since: datetime, now: datetime, calendar: Calendar) -> "Clock":
        """The clock after a rest, which began before the turn or in it, or in the middle of one that lasts.

        Time that was out before stays out.
        """
        if self.running is None or not self.is_resting(control, since, calendar):
            return self
        rest = running_time(self._rest_begins(since), now, self.running.held(calendar), control)
        if not rest:
            return self
        extension = self.running.extension + rest
        return replace(self, running=replace(self.running, extension=extension, rested_until=now))

    def is_resting(self, control: TimeControl, since: datetime, calendar: Calendar) -> bool:
        """Whether a rest that began then stops the running time: not where it was out before."""
        if self.running is None or self.running.is_out:
            return False
        return not self.turn(control).is_out(self._rest_begins(since), self.running.held(calendar))

    def _rest_begins(self, since: datetime) -> datetime:
        """From when a rest since then has yet to be made up for in this turn."""
        running = self._running_now
        return max(since, running.since, running.rested_until or running.since)

    def extended(self, control: TimeControl, hours: int, now: datetime, calendar: Calendar) -> "Clock":
        """The clock with more hours of running time; raises as `Turn.extended` does.

        In a rest that is of the clock that has `rested` until now.
        """
        running = self._running_now
        turn = self.turn(control).extended(hours, now, running.held(calendar))
        granted = replace(running, extension=turn.extension, is_asked=False, is_out=False, rested_until=now)
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
    """The time left to the player whose turn it is.

    Args:
        due: When their time is out, the reserve included.
        reserve_from: When the turn begins to draw on the reserve; None if nothing is left of it.
        pauses: The vacations that stop their clock in this turn.
        is_asked: Whether they have asked for more time.
        is_out: Whether the table knows already that their time is out.
        is_resting: Whether their clock stands still while nobody can act, so that `due` becomes later.
    """

    player: int
    since: datetime
    due: datetime
    reserve_from: datetime | None = None
    pauses: tuple[Pause, ...] = ()
    is_asked: bool = False
    is_out: bool = False
    is_resting: bool = False


def time_left(
    clock: Clock, control: TimeControl, calendar: Calendar, rests_since: datetime | None = None
) -> TimeLeft | None:
    """The running time, by its player's calendar, in a rest since a moment if any; None if no time runs."""
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
        is_resting=rests_since is not None and clock.is_resting(control, rests_since, calendar),
    )
