"""Time in words: how turns are timed, how long somebody has, when they are away, and why that is refused."""

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from typing import Final

from bot import clocks
from bot.play.base.errors import explains
from bot.play.base.table import Player
from bot.play.text.words import code, mention
from bot.text.catalogue import in_row, listed, phrase

HOURS_A_DAY: Final = 24
A_SECOND: Final = timedelta(seconds=1)
HOURS: Final = {
    clocks.TimeFault.HOURS: clocks.TURN_HOURS,
    clocks.TimeFault.RESERVE: clocks.RESERVE_HOURS,
    clocks.TimeFault.EXTENSION: clocks.EXTENSION_HOURS,
    clocks.TimeFault.INTERVAL: clocks.INTERVAL_HOURS,
}
"""The hours that may be chosen."""

TIME_OPTIONS: Final = {
    "reserve": "reserve_hours",
    "weekends": "weekends",
    "when time is out": "when_out",
}
"""The names of the rules of a clock in commands."""


def control_line(control: clocks.TimeControl) -> str:
    """In a few words: "24 hours per turn · reserve: 3 days"."""
    if control.hours is None:
        return phrase("clock-none")
    parts = [phrase("clock-turn", time=hours(control.hours))]
    if control.reserve:
        parts.append(phrase("clock-reserve", reserve=hours(control.reserve)))
    if control.stops_on_weekends:
        parts.append(phrase("clock-weekends"))
    if control.when_out is not clocks.WhenOut.OPPONENT_DECIDES:
        parts.append(phrase("clock-when-out", when_out=control.when_out))
    return " · ".join(parts)


def clock_lines(control: clocks.TimeControl) -> list[str]:
    return [phrase("clock-line", control=control_line(control))] if control.has_clock else []


def control_changes(before: clocks.TimeControl, after: clocks.TimeControl) -> str:
    """The difference: "Clock: no clock → 24 hours per turn"; "" if there is none."""
    if before == after:
        return ""
    return phrase("clock-change", before=control_line(before), after=control_line(after))


def control_explained(control: clocks.TimeControl) -> Iterator[str]:
    """A time control in plain words; nothing without a clock."""
    if control.hours is None:
        return
    sentences = [phrase("clock-rule", time=hours(control.hours))]
    if control.reserve:
        sentences.append(phrase("clock-rule-reserve", reserve=hours(control.reserve)))
    sentences += [
        phrase("clock-rule-rests", stops_on_weekends=control.stops_on_weekends),
        phrase("clock-rule-when-out", when_out=control.when_out),
    ]
    yield " ".join(sentences)
    yield phrase("clock-rule-loss")


def won_on_time(winner: Player, loser: Player) -> str:
    """It notifies both, where it is sent with their mentions."""
    return phrase("clock-won", winner=mention(winner), loser=mention(loser))


def vacations(calendar: clocks.Calendar, today: date) -> str:
    coming = [f"**{vacation_days(each)}**" for each in calendar.vacations if each.last >= today]
    year = today.year
    left = phrase(
        "clock-vacations-left", left=calendar.days_left(year), allowance=calendar.allowance, year=year
    )
    listed_days = coming or [phrase("clock-vacations-none")]
    return "\n".join([phrase("clock-vacations"), *listed_days, left, phrase("clock-vacations-hint")])


def vacation_set(vacation: clocks.Vacation, left: int) -> str:
    return phrase("clock-vacation-set", days=vacation_days(vacation), left=left, year=vacation.first.year)


def vacation_ended(vacation: clocks.Vacation, today: date) -> str:
    if vacation.first > today:
        return phrase("clock-vacation-cancelled", days=vacation_days(vacation))
    return phrase("clock-vacation-ended")


def vacation_days(vacation: clocks.Vacation) -> str:
    first, last = str(vacation.first), str(vacation.last)
    return first if first == last else phrase("time-vacation-span", first=first, last=last)


def calendar_lines(calendar: clocks.Calendar) -> list[str]:
    return [phrase("clock-calendar"), _zone_line(calendar), _quiet_line(calendar), _weekend_line(calendar)]


def _zone_line(calendar: clocks.Calendar) -> str:
    if calendar.zone == clocks.Calendar().zone:
        return phrase("clock-zone-usual", zone=calendar.zone)
    return phrase("clock-zone", zone=calendar.zone)


def _quiet_line(calendar: clocks.Calendar) -> str:
    if calendar.quiet is None:
        return phrase("clock-quiet-none")
    begin, end = calendar.quiet.begin, calendar.quiet.end
    return phrase("clock-quiet", begin=clock_time(begin), end=clock_time(end))


def _weekend_line(calendar: clocks.Calendar) -> str:
    if not calendar.weekend:
        return phrase("clock-weekend-none")
    return phrase("clock-weekend", weekdays=weekdays(calendar.weekend))


def weekdays(days: Iterable[clocks.Weekday]) -> str:
    """Such as "Saturday and Sunday"."""
    return listed([phrase("clock-weekday", day=clocks.Weekday(day)) for day in sorted(days)])


def clock_time(moment: time) -> str:
    """Such as "22:30"."""
    return f"{moment:%H:%M}"


def stamp(moment: datetime, style: str) -> str:
    """A moment that Discord shows to each reader in their own zone: "R" relative, "f" with its date."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def hours(number: int) -> str:
    """In days where they make some: "24 hours", "3 days"."""
    days, rest = divmod(number, HOURS_A_DAY)
    return phrase("clock-days", days=days) if days > 1 and not rest else phrase("clock-hours", hours=number)


def hours_left(time: timedelta) -> str:
    """Whole hours: "61 hours"."""
    return hours(time // timedelta(hours=1))


@explains(clocks.ClockError)
def invalid_clock(error: clocks.ClockError) -> str:
    """Explain the fault in hours, a calendar or a vacation, and what would be right."""
    match error:
        case clocks.InvalidTime():
            return _invalid_time(error)
        case clocks.UnknownZone(examples=examples):
            near = in_row(f"`{each}`" for each in examples)
            return phrase("clock-wrong-zone", given=code(str(error.given)), examples=near)
        case clocks.InvalidCalendar(fault=clocks.CalendarFault.QUIET):
            return phrase("clock-wrong-quiet")
        case _:
            return _vacation_refused(error)


def today() -> str:
    return phrase("clock-today")


def no_date(given: str) -> str:
    return phrase("clock-wrong-date", given=code(given))


def no_time_of_day(given: str) -> str:
    return phrase("clock-wrong-time", given=code(given))


def _invalid_time(error: clocks.InvalidTime) -> str:
    match error.fault:
        case clocks.TimeFault.NEEDS_CLOCK if isinstance(error.given, tuple):
            options = listed([f"`{TIME_OPTIONS[str(rule)]}`" for rule in error.given])
            return phrase("clock-wrong-rules", options=options, count=len(error.given))
        case (
            clocks.TimeFault.HOURS
            | clocks.TimeFault.RESERVE
            | clocks.TimeFault.EXTENSION
            | clocks.TimeFault.INTERVAL as fault
        ):
            return phrase("clock-wrong-hours", fault=fault, given=str(error.given), most=HOURS[fault][-1])
        case _:  # no player can bring it about
            return phrase("place-broken")


def _vacation_refused(error: clocks.ClockError) -> str:  # noqa: PLR0911 - one sentence for each reason
    match error:
        case clocks.VacationTooShort():
            return phrase("clock-vacation-backwards")
        case clocks.VacationInPast(today=today):
            return phrase("clock-vacation-past", today=str(today))
        case clocks.VacationTooFarAhead(latest=latest):
            return phrase("clock-vacation-far", latest=str(latest))
        case clocks.VacationsOverlap(first=first, last=last):
            return phrase("clock-vacation-overlaps", first=str(first), last=str(last))
        case clocks.VacationTooLong(year=year, left=left):
            return phrase("clock-vacation-long", year=year, left=left)
        case clocks.TimeIsOut(since=since):
            return phrase("clock-vacation-late", since=stamp(since, "f"))
        case clocks.VacationOver():
            return phrase("clock-vacation-over")
        case _:  # no player can bring it about
            return phrase("place-broken")
