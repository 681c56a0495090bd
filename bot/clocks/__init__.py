"""The arithmetic of time for play over days.

It knows time zones, but never what time it is: every moment is an argument, and every one returned is in UTC.
It reads nothing but the time zone database.
"""

from bot.clocks.calendars import (
    Calendar,
    QuietHours,
    Vacation,
    Weekday,
    book_vacation,
    end_vacation,
    find_zone,
    zone_names,
    zones_like,
)
from bot.clocks.clock import (
    EXTENSION_HOURS,
    RESERVE_HOURS,
    TURN_HOURS,
    Clock,
    Pause,
    Running,
    TimeControl,
    TimeLeft,
    Turn,
    WhenOut,
    deadline,
    running_time,
    time_left,
)
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
from bot.clocks.reminders import (
    INTERVAL_HOURS,
    REMINDERS_A_TURN,
    is_waking,
    last_warning,
    next_reminder,
    waking_from,
)
