"""Each fault at each kind of call: nothing is lost, nothing is done twice, and the board comes in the end."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import product

import pytest
from _pytest.mark import ParameterSet

from tests.faults.calls import Kind
from tests.faults.failures import FAULTS, TOLD_APART, Fault
from tests.faults.faulty_discord import FaultyDiscord

A_WHILE = timedelta(hours=9)
DONE = "Alice 3-1: 8/5 6/5"
SAVED = (
    "Saved, but I cannot show the board",
    "Something went wrong on my side. Everything saved is safe",
)
OPENED = "### Your roll: 3-1"
"""The plays to choose from."""
ASKED = "### Where do you live?"
"""After a first turn."""
PLAY_CALLS = (Kind.POST, Kind.FOLD, Kind.DEFER, Kind.REPLY)
ROLL_CALLS = (Kind.EDIT, Kind.DEFER)
SHOWING = (Kind.POST, Kind.EDIT)
TIMES = [1, *(pytest.param(times, marks=pytest.mark.proof) for times in (2, 7))]


def pairs(kinds: Sequence[Kind]) -> list[ParameterSet]:
    """Each fault at each of some kinds of call; an old board that is gone is folded by that very answer."""
    return [
        pytest.param(
            kind, fault, id=f"{kind}-{name}", marks=() if is_quick(kind, name) else pytest.mark.proof
        )
        for kind, (name, fault) in product(kinds, FAULTS.items())
        if (kind, name) != (Kind.FOLD, "unknown message")
    ]


def is_quick(kind: Kind, name: str) -> bool:
    return kind in SHOWING or name in TOLD_APART


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize(("kind", "fault"), pairs(PLAY_CALLS))
async def test_a_play_of_which_a_call_meets_a_fault_loses_and_repeats_nothing(
    faulty: FaultyDiscord, kind: Kind, fault: Fault, times: int
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(kind, fault, times)
    told = await faulty.play()
    await faulty.let_pass(A_WHILE)
    await faulty.check_done_once()
    assert faulty.pings == [faulty.bob.id]
    assert not told or told.startswith((DONE, ASKED, *SAVED))
    assert faulty.messages()[0].text == f"-# {DONE}"


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize(("kind", "fault"), pairs(ROLL_CALLS))
async def test_a_roll_of_which_a_call_meets_a_fault_loses_and_repeats_nothing(
    faulty: FaultyDiscord, kind: Kind, fault: Fault, times: int
) -> None:
    await faulty.seat()
    faulty.server.fail(kind, fault, times)
    told = await faulty.roll()
    await faulty.let_pass(A_WHILE)
    await faulty.check_done_once()
    assert faulty.pings == []
    assert faulty.dice.thrown == [3, 1]
    assert not told or told.startswith((OPENED, *SAVED))
    assert [message for message in faulty.messages() if "to play 3-1" in message.text and message.is_live]
