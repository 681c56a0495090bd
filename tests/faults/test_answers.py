"""Answers over a network that drops, fails and delays: one is told, once, and nobody waits for ever."""

import logging
from pathlib import Path

import pytest
from simcord.backend import Backend

from tests.engine.games import game_at
from tests.faults.calls import Kind, text_of
from tests.faults.haste import hurry
from tests.faults.parlour import Parlour, open_parlour
from tests.faults.troubles import PASSING, Fault

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
WENT_WRONG = "Something went wrong"
LOST = Fault(is_dropped=True, is_written=True)
TAKEN_BUT_FAILED = PASSING["500 once written"]
UNLUCKY = {name: PASSING[name] for name in ("dropped before", "dropped once written", "500 once written")}
LATENCY_SECONDS = 2.5
DISCORD_WAITS_SECONDS = 3.0

COMMANDS = {
    "roll": "Alice rolled 3-1",
    "board": "Alice",
    "history": "Alice",
    "turns": "Alice",
    "export": "export",
    "replay": "Frame",
}
"""What each says, in part."""


async def told_by(parlour: Parlour, name: str) -> list[str]:
    """Let Alice give a command, and return the private messages that she gets, without that of waiting."""
    record = await parlour.handled(parlour.slash(parlour.alice, name))

    def read(backend: Backend) -> list[str]:
        ids = [record.message_id, *record.followup_ids]
        found = [backend.messages[parlour.channel].get(each or 0) for each in ids]
        return [text_of(each.components) for each in found if each is not None and each.is_ephemeral]

    return parlour.server.ask(read)


async def answers_once(folder: Path, name: str, kind: Kind, fault: Fault) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START))
        parlour.dice.will_fall("31")
        parlour.server.fail(kind, fault)
        told = await told_by(parlour, name)
        assert len(told) == 1, told
        assert told[0], "it is left at thinking"
        assert WENT_WRONG not in told[0]


@pytest.mark.parametrize("fault", UNLUCKY.values(), ids=UNLUCKY.keys())
@pytest.mark.parametrize("kind", [Kind.DEFER, Kind.REPLY])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_answered_once_though_a_call_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, kind: Kind, fault: Fault
) -> None:
    hurry(answers_once(tmp_path, name, kind, fault))
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
