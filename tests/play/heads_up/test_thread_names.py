"""Threads are named after a challenge, and known again by that."""

import pytest

from bot.engine import RuleSheet
from bot.play.heads_up.lists import is_thread_name, thread_name


@pytest.mark.parametrize(
    ("sheet", "opponent", "called"),
    [
        (RuleSheet(5), "Bob", "Alice vs Bob, match to 5"),
        (RuleSheet(25), None, "Alice vs anyone, match to 25"),
        (RuleSheet(), "Bob", "Alice vs Bob, money session"),
        (RuleSheet(), None, "Alice vs anyone, money session"),
        (RuleSheet(stake=10), "B.*b", "Alice vs B.*b, money session, stake 10"),
        (RuleSheet(stake=2), None, "Alice vs anyone, money session, stake 2"),
    ],
)
def test_a_thread_is_known_by_the_name_that_it_was_given(
    sheet: RuleSheet, opponent: str | None, called: str
) -> None:
    assert thread_name("Alice", opponent, sheet) == called
    assert is_thread_name(called)


@pytest.mark.parametrize(
    "called", ["", "General", "Alice vs Bob", "Alice vs Bob, match to the death", "Finals: match to 5"]
)
def test_other_names_were_given_by_somebody_else(called: str) -> None:
    assert not is_thread_name(called)
