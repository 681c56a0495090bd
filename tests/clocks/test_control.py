"""The time control: what may be agreed, up to each boundary, and what contradicts itself."""

from typing import Any

import pytest

from bot.clocks import InvalidTime, TimeControl, TimeFault, WhenOut
from tests.clocks.stories import hours


def fault_of(**rules: Any) -> TimeFault | None:
    try:
        TimeControl(**rules)
    except InvalidTime as error:
        return error.fault
    return None


def test_unless_something_else_is_agreed_there_is_no_clock() -> None:
    control = TimeControl()
    assert not control.has_clock
    assert control.turn_time == control.reserve_time == hours(0)
    assert control.clock_rules == ()


def test_among_friends_the_opponent_decides_when_time_is_out() -> None:
    assert TimeControl(hours=24).when_out is WhenOut.OPPONENT_DECIDES


@pytest.mark.parametrize("number", [None, 1, 24, 336])
def test_a_turn_has_up_to_two_weeks(number: int | None) -> None:
    assert fault_of(hours=number) is None


@pytest.mark.parametrize("number", [-1, 0, 337, 365 * 24, 1.5])
def test_a_turn_of_no_time_or_of_a_year_is_refused(number: float) -> None:
    assert fault_of(hours=number) is TimeFault.HOURS


@pytest.mark.parametrize(("number", "fault"), [(0, None), (720, None), (-1, "RESERVE"), (721, "RESERVE")])
def test_a_reserve_has_up_to_thirty_days(number: int, fault: str | None) -> None:
    assert fault_of(hours=24, reserve=number) is (fault and TimeFault[fault])


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ({"reserve": 24}, ("reserve",)),
        ({"stops_on_weekends": True}, ("weekends",)),
        ({"when_out": WhenOut.CLAIMED}, ("when time is out",)),
        ({"reserve": 24, "when_out": WhenOut.AUTOPILOT}, ("reserve", "when time is out")),
    ],
)
def test_rules_about_the_clock_need_a_clock(rules: dict[str, Any], names: tuple[str, ...]) -> None:
    with pytest.raises(InvalidTime) as refusal:
        TimeControl(**rules)
    assert refusal.value.fault is TimeFault.NEEDS_CLOCK
    assert refusal.value.given == names
    assert TimeControl(hours=24, **rules).clock_rules == names
