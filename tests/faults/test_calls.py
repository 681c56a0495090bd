"""Each fault at each kind of call: nothing is lost, nothing is done twice, and the board comes in the end."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import product
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from bot.play.panel import Kind as ButtonKind
from tests.engine.games import game_at
from tests.faults.calls import Kind
from tests.faults.failures import FAULTS, TOLD_APART, Fault
from tests.faults.faulty_discord import FaultyDiscord, open_faulty_discord
from tests.faults.hurried_time import hurry

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
A_WHILE = timedelta(hours=9)
DONE = "Alice 3-1: 8/5 6/5"
SAVED = (
    "Saved, but I cannot show the board",
    "Something went wrong on my side. Everything saved is safe",
)
PLAY_CALLS = (Kind.POST, Kind.FOLD, Kind.DEFER, Kind.REPLY)
ROLL_CALLS = (Kind.EDIT, Kind.DEFER)
SHOWING = (Kind.POST, Kind.EDIT)
TIMES = [1, *(pytest.param(times, marks=pytest.mark.proof) for times in (2, 7))]


async def play(faulty: FaultyDiscord) -> str:
    """Let Alice play, which posts a new board that notifies Bob; returns what she was told."""
    return faulty.said(await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5")))


async def roll(faulty: FaultyDiscord) -> str:
    """Let Alice roll, which edits the live board and notifies nobody; returns what she was told."""
    (live,) = faulty.messages()
    faulty.dice.will_fall("31")
    return faulty.said(await faulty.handled(faulty.press(faulty.alice, live, ButtonKind.ROLL)))


async def check_end(faulty: FaultyDiscord, events: int = 1) -> None:
    """Check that what was done once is stored once and shown once."""
    table = await faulty.table()
    stored = await faulty.database.run(lambda uow: uow.events.since(table.id, -1))
    assert (table.version, len(stored)) == (1, events)
    assert await faulty.boards_owed() == 0
    (live,) = (message for message in faulty.messages() if message.is_live)
    assert (live.id, live.version) == (table.live_message, table.version)


async def check_play(folder: Path, kind: Kind, fault: Fault, times: int) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START, roll="31"))
        faulty.server.fail(kind, fault, times)
        told = await play(faulty)
        await faulty.let_pass(A_WHILE)
        await check_end(faulty)
        assert faulty.pings == [faulty.bob.id]
        assert not told or told.startswith((DONE, *SAVED))
        assert faulty.messages()[0].text == f"-# {DONE}"


async def check_roll(folder: Path, kind: Kind, fault: Fault, times: int) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
        faulty.server.fail(kind, fault, times)
        told = await roll(faulty)
        await faulty.let_pass(A_WHILE)
        await check_end(faulty)
        assert faulty.pings == []
        assert faulty.dice.thrown == [3, 1]
        assert not told or told.startswith(SAVED)
        assert [message for message in faulty.messages() if "to play 3-1" in message.text and message.is_live]


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
def test_a_play_of_which_a_call_meets_a_fault_loses_and_repeats_nothing(
    tmp_path: Path, kind: Kind, fault: Fault, times: int
) -> None:
    hurry(check_play(tmp_path, kind, fault, times))


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize(("kind", "fault"), pairs(ROLL_CALLS))
def test_a_roll_of_which_a_call_meets_a_fault_loses_and_repeats_nothing(
    tmp_path: Path, kind: Kind, fault: Fault, times: int
) -> None:
    hurry(check_roll(tmp_path, kind, fault, times))
