"""The arithmetic of time for play over days: values in, values out.

It knows what time zones are, but never what time it is: every moment is given, and every one returned is in
UTC. The time zone database is the only thing that it reads.
"""

from bot.clocks.calendars import ALLOWANCES, WEEKEND_LIMIT, Calendar, QuietHours, Vacation, Weekday
from bot.clocks.clock import Clock, Pause, Running, TimeLeft, time_left
from bot.clocks.control import RESERVE_HOURS, TURN_HOURS, TimeControl, WhenOut
from bot.clocks.errors import (
    CalendarFault,
    ClockError,
    InvalidCalendar,
    InvalidTime,
    NaiveMoment,
    TimeFault,
    TimeIsOut,
    UnknownZone,
    VacationInPast,
    VacationOver,
    VacationRefused,
    VacationsOverlap,
    VacationTooFarAhead,
    VacationTooLong,
    VacationTooShort,
)
from bot.clocks.reminders import INTERVAL_HOURS, REMINDERS_A_TURN, last_warning, next_reminder
from bot.clocks.running import deadline, running_time
from bot.clocks.turn import EXTENSION_HOURS, Turn
from bot.clocks.vacations import book_vacation, end_vacation
from bot.clocks.waking import is_waking, waking_from
from bot.clocks.zones import find_zone, zone_names, zones_like

__all__ = [
    "ALLOWANCES",
    "EXTENSION_HOURS",
    "INTERVAL_HOURS",
    "REMINDERS_A_TURN",
    "RESERVE_HOURS",
    "TURN_HOURS",
    "WEEKEND_LIMIT",
    "Calendar",
    "CalendarFault",
    "Clock",
    "ClockError",
    "InvalidCalendar",
    "InvalidTime",
    "NaiveMoment",
    "Pause",
    "QuietHours",
    "Running",
    "TimeControl",
    "TimeFault",
    "TimeIsOut",
    "TimeLeft",
    "Turn",
    "UnknownZone",
    "Vacation",
    "VacationInPast",
    "VacationOver",
    "VacationRefused",
    "VacationTooFarAhead",
    "VacationTooLong",
    "VacationTooShort",
    "VacationsOverlap",
    "Weekday",
    "WhenOut",
    "book_vacation",
    "deadline",
    "end_vacation",
    "find_zone",
    "is_waking",
    "last_warning",
    "next_reminder",
    "running_time",
    "time_left",
    "waking_from",
    "zone_names",
    "zones_like",
]
