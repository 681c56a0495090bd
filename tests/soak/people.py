"""The players: how they like to be treated, and when they look at their games."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from random import Random

from bot.clocks import Calendar, QuietHours, Weekday
from bot.play.base.preferences import PlayerPreferences, Reminded, Reminders
from bot.play.base.use_case import Caller

ZONES = ("UTC", "Europe/Berlin", "Pacific/Auckland", "America/Santiago", "Asia/Kathmandu", "America/New_York")
WEEKENDS = ((), (Weekday.FRIDAY,), (Weekday.SATURDAY, Weekday.SUNDAY))
HOURS = (16, 24, 30, 40)
DAYS_OFF, TAKES_DAYS_OFF = 12, 1 / 20


@dataclass(frozen=True)
class Person:
    """A player, and after how many hours they look again, on average; some stay away for days."""

    caller: Caller
    hours: float
    is_careless: bool
    preferences: PlayerPreferences

    @classmethod
    def number(cls, number: int, random: Random) -> "Person":
        """One of many, all of them different."""
        chosen = PlayerPreferences(
            rolls_by_itself=random.random() < 1 / 3,
            plays_forced=random.random() < 1 / 3,
            calendar=Calendar(
                zone=random.choice(ZONES),
                quiet=random.choice((None, QuietHours(time(random.randrange(20, 24)), time(7)))),
                weekend=frozenset(random.choice(WEEKENDS)),
            ),
            reminders=Reminders(random.choice(list(Reminded)), random.choice((0, 8, 24))),
        )
        caller = Caller(100 + number, f"Player {number}")
        return cls(caller, random.choice(HOURS), number % 4 == 0, chosen)

    def looks_again(self, now: datetime, random: Random) -> datetime:
        """Return when they look at their games next."""
        is_off = self.is_careless and random.random() < TAKES_DAYS_OFF
        return now + timedelta(days=DAYS_OFF * is_off, hours=random.uniform(0.3, 1.7) * self.hours)
