"""Threads are named after a challenge, and known again by that."""

import pytest

from bot.engine import RuleSheet
from bot.play.heads_up.words import is_thread_name, thread_name


@pytest.mark.parametrize(
    ("sheet", "opponent", "called"),
    [
        (RuleSheet(5), "Bob", "Alice vs Bob, 5-point match"),
        (RuleSheet(25), None, "Alice vs anyone, 25-point match"),
        (RuleSheet(), "Bob", "Alice vs Bob, money session"),
        (RuleSheet(), None, "Alice vs anyone, money session"),
        (RuleSheet(stake=10), "B.*b", "Alice vs B.*b, money session, stake 10"),
        (RuleSheet(stake=2), None, "Alice vs anyone, money session, stake 2"),
    ],
)
def test_a_thread_is_known_by_its_name_now(sheet: RuleSheet, opponent: str | None, called: str) -> None:
    assert thread_name("Alice", opponent, sheet) == called
    assert is_thread_name(called)


@pytest.mark.parametrize("called", ["Alice vs Bob, match to 5", "Alice vs anyone, match to 25"])
def test_a_thread_is_known_by_the_name_that_it_was_given_before(called: str) -> None:
    assert is_thread_name(called)


@pytest.mark.parametrize(
    "called", ["", "General", "Alice vs Bob", "Alice vs Bob, match to the death", "Finals: 5-point match"]
)
def test_other_names_were_given_by_somebody_else(called: str) -> None:
    assert not is_thread_name(called)
