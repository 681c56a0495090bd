"""The time control: what two players agree to about time, before the first game."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final

from bot.clocks.errors import InvalidTime, TimeFault

TURN_HOURS: Final = range(1, 337)
RESERVE_HOURS: Final = range(721)


class WhenOut(StrEnum):
    """What happens when the time of a turn is out."""

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
