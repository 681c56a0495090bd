"""The reasons why the clocks refuse.

Attributes carry what a sentence for players needs; the message is for the log.
"""

from datetime import date, datetime
from enum import StrEnum


class ClockError(ValueError):
    """Anything that this package refuses: what was `given`, and the `reason`."""

    def __init__(self, given: object, reason: str) -> None:
        super().__init__(f"{reason}: {given!r}")
        self.given = given
        self.reason = reason


class NaiveMoment(ClockError):
    """A moment without a time zone."""

    def __init__(self, given: datetime) -> None:
        super().__init__(given, "a moment needs a time zone")


class TimeFault(StrEnum):
    """A fault in a time control or in hours; the text says what would be right."""

    HOURS = "a turn has 1 to 336 hours (two weeks), or no clock at all"
    RESERVE = "a reserve is 0 to 720 hours (thirty days)"
    NEEDS_CLOCK = "these rules need so many hours a turn"
    NO_CLOCK = "a turn is timed only where there are so many hours a turn"
    EXTENSION = "an extension is 1 to 336 hours (two weeks)"
    INTERVAL = "reminders come every 1 to 168 hours (a week)"


class InvalidTime(ClockError):
    """Hours out of their range, or a time control with rules that contradict each other."""

    def __init__(self, given: object, fault: TimeFault) -> None:
        super().__init__(given, fault)
        self.fault = fault


class CalendarFault(StrEnum):
    """A fault in a player's calendar; the text says what would be right."""

    ZONE = "a time zone is named as in Europe/Berlin"
    QUIET = "quiet hours leave at least one hour of the day"
    WEEKEND = "a weekend is at most two days of the week"
    ALLOWANCE = "there are 0 to 90 days of vacation a year"
    VACATIONS = "vacations stand in order and do not overlap"


class InvalidCalendar(ClockError):
    """A calendar that nobody can have."""

    def __init__(self, given: object, fault: CalendarFault) -> None:
        super().__init__(given, fault)
        self.fault = fault


class UnknownZone(InvalidCalendar):
    """No time zone has this name, or several cities do; `examples` are the nearest names, or usual ones."""

    def __init__(self, given: str, examples: tuple[str, ...]) -> None:
        super().__init__(given, CalendarFault.ZONE)
        self.examples = examples


class VacationRefused(ClockError):
    """A vacation that cannot be set, or not be ended."""


class VacationTooShort(VacationRefused):
    """It ends before it begins; the shortest vacation is one day, with the same first and last day."""

    def __init__(self, first: date, last: date) -> None:
        super().__init__((first, last), "a vacation is at least one day")


class VacationInPast(VacationRefused):
    """It would begin before `today`, by the player's own calendar."""

    def __init__(self, given: object, today: date) -> None:
        super().__init__(given, f"a vacation begins on {today} or later")
        self.today = today


class VacationTooFarAhead(VacationRefused):
    """It would begin after `latest`."""

    def __init__(self, given: object, latest: date) -> None:
        super().__init__(given, f"a vacation begins on {latest} or earlier")
        self.latest = latest


class VacationsOverlap(VacationRefused):
    """It shares a day with a vacation that is set already, from `first` to `last`."""

    def __init__(self, given: object, first: date, last: date) -> None:
        super().__init__(given, f"there is a vacation from {first} to {last}")
        self.first = first
        self.last = last


class VacationTooLong(VacationRefused):
    """It takes more days of `year` than the `left` ones."""

    def __init__(self, given: object, year: int, left: int) -> None:
        super().__init__(given, f"days of vacation left in {year}: {left}")
        self.year = year
        self.left = left


class TimeIsOut(VacationRefused):
    """A clock of the player ran out at `since`: there they must first move, or be granted more time."""

    def __init__(self, given: object, since: datetime) -> None:
        super().__init__(given, f"time has been out since {since}")
        self.since = since


class VacationOver(VacationRefused):
    """It has ended already, or was never set."""

    def __init__(self, given: object) -> None:
        super().__init__(given, "there is nothing left of this vacation")
