"""Time in words: how turns are timed, how long somebody has, when they are away, and why that is refused."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import Final

from bot.clocks import (
    Calendar,
    CalendarFault,
    ClockError,
    InvalidCalendar,
    InvalidTime,
    TimeControl,
    TimeFault,
    TimeIsOut,
    UnknownZone,
    Vacation,
    VacationInPast,
    VacationOver,
    VacationsOverlap,
    VacationTooFarAhead,
    VacationTooLong,
    VacationTooShort,
    WhenOut,
)
from bot.play.explanations import explains
from bot.play.table import Player
from bot.play.text.words import code, count, mention

NO_CLOCK: Final = "no clock"
WHEN_OUT: Final = {
    WhenOut.OPPONENT_DECIDES: "the opponent claims or waits",
    WhenOut.CLAIMED: "lost by itself",
    WhenOut.AUTOPILOT: "autopilot",
}
WHEN_OUT_EXPLAINED: Final = {
    WhenOut.OPPONENT_DECIDES: (
        "When it is out, nothing happens by itself: the opponent may claim the game, let the autopilot "
        "finish it, or simply wait."
    ),
    WhenOut.CLAIMED: "When it is out, the game is lost by itself.",
    WhenOut.AUTOPILOT: "When it is out, the autopilot finishes the game for whoever is gone.",
}
LOST_ON_TIME: Final = (
    "**Loss on time**: an unanswered double counts as passed; otherwise a single game at the cube's value, "
    "or the gammon or backgammon that is certain. Two games in a row lost on time lose a match."
)
WAITED: Final = (
    "You wait; nothing changes. As long as they have not moved you can still claim: press **Claim**, or type "
    "`/clock claim`."
)
VACATION_HINT: Final = "-# `/vacation set` sets one, `/vacation end` ends it."
HOURS_A_DAY: Final = 24
A_SECOND: Final = timedelta(seconds=1)
WEEKDAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def control_line(control: TimeControl) -> str:
    """In a few words: "24 hours a turn · reserve of 3 days · no weekends"."""
    if control.hours is None:
        return NO_CLOCK
    parts = [f"{hours(control.hours)} a turn"]
    if control.reserve:
        parts.append(f"reserve of {hours(control.reserve)}")
    if control.stops_on_weekends:
        parts.append("stops on weekends")
    if control.when_out is not WhenOut.OPPONENT_DECIDES:
        parts.append(f"time out: {WHEN_OUT[control.when_out]}")
    return " · ".join(parts)


def clock_lines(control: TimeControl) -> list[str]:
    return [f"Clock: {control_line(control)}"] if control.has_clock else []


def control_changes(before: TimeControl, after: TimeControl) -> str:
    """The difference: "clock: none → 24 hours a turn"; "" if there is none."""
    return "" if before == after else f"Clock: {control_line(before)} → {control_line(after)}"


def control_explained(control: TimeControl) -> Iterator[str]:
    """A time control in plain words; nothing without a clock."""
    if control.hours is None:
        return
    more = f", and {hours(control.reserve)} more to use up over all their turns" if control.reserve else ""
    rests = "weekend and vacation" if control.stops_on_weekends else "vacation"
    yield (
        f"**Clock**: each player has {hours(control.hours)} a turn{more}. It stands still on a player's "
        f"{rests}. {WHEN_OUT_EXPLAINED[control.when_out]}"
    )
    yield LOST_ON_TIME


def won_on_time(winner: Player, loser: Player) -> str:
    """It notifies both, where it is sent with their mentions."""
    return f"{mention(winner)} wins on time: {mention(loser)} has not moved."


def vacations(calendar: Calendar, today: date) -> str:
    coming = [each for each in calendar.vacations if each.last >= today]
    lines = ["### Your vacations"]
    lines += [f"**{vacation_days(each)}**" for each in coming] or ["None is set."]
    left = f"{count(calendar.days_left(today.year), 'day')} left of {calendar.allowance} in {today.year}"
    return "\n".join([*lines, f"-# {left}. Your clocks stand still meanwhile.", VACATION_HINT])


def vacation_set(vacation: Vacation, left: int) -> str:
    days = f"{count(left, 'day')} left for {vacation.first.year}"
    return (
        f"Vacation set: {vacation_days(vacation)}. Your clocks stand still meanwhile, at every table; {days}."
    )


def vacation_ended(vacation: Vacation, today: date) -> str:
    if vacation.first > today:
        return f"Your vacation {vacation_days(vacation)} is called off."
    return "Your vacation ends today; your clocks run again from midnight on."


def vacation_days(vacation: Vacation) -> str:
    return f"{vacation.first}" if vacation.first == vacation.last else f"{vacation.first} to {vacation.last}"


def calendar_lines(calendar: Calendar) -> list[str]:
    quiet = calendar.quiet
    night = f"{clock_time(quiet.begin)} to {clock_time(quiet.end)}" if quiet else "none"
    weekend = " and ".join(WEEKDAYS[day] for day in sorted(calendar.weekend)) or "none"
    is_usual = calendar.zone == Calendar().zone
    return [
        "-# When you can be expected to move",
        f"Time zone: **{calendar.zone}{', unless you choose yours' if is_usual else ''}**",
        f"Quiet hours, without reminders: **{night}**",
        f"Weekend: **{weekend}**",
    ]


def clock_time(moment: time) -> str:
    """Such as "22:30"."""
    return f"{moment:%H:%M}"


def stamp(moment: datetime, style: str) -> str:
    """A moment that Discord shows to each reader in their own zone: "R" relative, "f" with its date."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def hours(number: int) -> str:
    """In days where they make some: "24 hours", "3 days"."""
    days, rest = divmod(number, HOURS_A_DAY)
    return count(days, "day") if days > 1 and not rest else count(number, "hour")


def hours_left(time: timedelta) -> str:
    """Whole hours: "61 hours"."""
    return hours(time // timedelta(hours=1))


TIME_OPTIONS: Final = {
    "reserve": "reserve_hours",
    "weekends": "weekends",
    "when time is out": "when_out",
}
TIMES: Final = {
    TimeFault.HOURS: "A turn has 1 to 336 hours (two weeks), or `turn_hours:0` for no clock",
    TimeFault.RESERVE: "A reserve is 0 to 720 hours (thirty days)",
    TimeFault.EXTENSION: "You can grant 1 to 336 hours (two weeks) at a time",
    TimeFault.INTERVAL: (
        "Reminders come every 1 to 168 hours (a week), or with `remind_hours:0` once, before your time is out"
    ),
}
CALENDARS: Final = {
    CalendarFault.QUIET: "Quiet hours leave at least one hour of the day; choose other times.",
    CalendarFault.WEEKEND: "A weekend is at most two days of the week.",
    CalendarFault.ALLOWANCE: "There are 0 to 90 days of vacation a year.",
    CalendarFault.VACATIONS: "Vacations do not overlap; see yours with `/vacation show`.",
}


@explains(ClockError)
def invalid_clock(error: ClockError) -> str:
    """What is wrong with hours, a calendar or a vacation, and what would be right."""
    match error:
        case InvalidTime():
            return _invalid_time(error)
        case UnknownZone(examples=examples):
            near = ", ".join(f"`{each}`" for each in examples)
            unknown = f"`{code(str(error.given))}` is no time zone that I know."
            return f"{unknown} Write it as a region and a city, such as {near}."
        case InvalidCalendar(fault=fault):
            return CALENDARS.get(fault, f"{fault[0].upper()}{fault[1:]}.")
        case _:
            return _vacation_refused(error)


def no_date(given: str) -> str:
    return (
        f"`{code(given)}` is no date. Write it as year-month-day, such as `{date(2026, 3, 1)}`, or `today`."
    )


def no_time_of_day(given: str) -> str:
    return f"`{code(given)}` is no time of day. Write it as hours and minutes, such as `22:30` or `10:30pm`."


def half_quiet() -> str:
    return "Quiet hours need both `quiet_from` and `quiet_until`; `quiet_from:none` has none."


def _invalid_time(error: InvalidTime) -> str:
    match error.fault:
        case TimeFault.NEEDS_CLOCK if isinstance(error.given, tuple):
            options = " and ".join(f"`{TIME_OPTIONS[str(rule)]}`" for rule in error.given)
            return (
                f"Without a clock there is nothing to say about {options}: add `turn_hours`, or leave it out."
            )
        case TimeFault.HOURS | TimeFault.RESERVE | TimeFault.EXTENSION | TimeFault.INTERVAL:
            return f"{TIMES[error.fault]}, not {error.given}."
        case fault:
            return f"{fault[0].upper()}{fault[1:]}."


def _vacation_refused(error: ClockError) -> str:  # noqa: PLR0911 - one sentence for each reason
    match error:
        case VacationTooShort():
            return "A vacation ends on the day it begins, or later; exchange `from` and `until`."
        case VacationInPast(today=today):
            return f"A vacation begins today, {today}, or later."
        case VacationTooFarAhead(latest=latest):
            return f"A vacation can be set a year ahead: it begins on {latest} at the latest."
        case VacationsOverlap(first=first, last=last):
            return f"You have a vacation from {first} to {last} already; end that first with `/vacation end`."
        case VacationTooLong(year=year, left=left):
            return f"You have {count(left, 'day')} of vacation left in {year}; choose fewer."
        case TimeIsOut(since=since):
            return (
                f"Your time is out at a table since {stamp(since, 'f')}: move there first, or ask for more "
                "time with `/clock ask`."
            )
        case VacationOver():
            return "You have no vacation to end. Set one with `/vacation set`."
        case _:
            return f"{error.reason}."
