"""Why something about time is refused, and what holds now."""

from datetime import date
from typing import Final

from bot.clocks import (
    CalendarFault,
    ClockError,
    InvalidCalendar,
    InvalidTime,
    TimeFault,
    TimeIsOut,
    UnknownZone,
    VacationInPast,
    VacationOver,
    VacationsOverlap,
    VacationTooFarAhead,
    VacationTooLong,
    VacationTooShort,
)
from bot.engine.keys import PlayerId
from bot.play.heads_up.refusals import now
from bot.play.heads_up.table import HeadsUpTable
from bot.play.text.clocks import stamp
from bot.play.text.words import code, count, name

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


def no_clock(_table: HeadsUpTable, _player: PlayerId | None) -> str:
    return "There is no clock at this table: everybody takes the time they like."


def nobodys_turn(table: HeadsUpTable, player: PlayerId | None) -> str:
    return f"Nobody's time is running. {now(table, player)}"


def own_time(table: HeadsUpTable, _player: PlayerId | None) -> str:
    others = [name(each) for key, each in table.players.items() if key not in table.must_act]
    may = f"only {' or '.join(others)} may claim, or grant more time"
    return f"It is your own time that runs{_until(table)}: {may}. You can ask for it with `/clock ask`."


def their_time(table: HeadsUpTable, _player: PlayerId | None) -> str:
    return (
        f"It is {name(table.players[table.must_act[0]])}'s time that runs{_until(table)}. "
        "You can grant more with `/clock more`."
    )


def too_early(table: HeadsUpTable, _player: PlayerId | None) -> str:
    who = name(table.players[table.must_act[0]])
    return f"{who} still has time{_until(table)}. You can claim the game from then on."


def already_asked(table: HeadsUpTable, _player: PlayerId | None) -> str:
    return f"You have asked for more time in this turn already; your time runs{_until(table)}."


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


def _until(table: HeadsUpTable) -> str:
    if table.time is None:
        return ""
    return f" until {stamp(table.time.due, 'f')} ({stamp(table.time.due, 'R')})"
