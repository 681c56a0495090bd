"""Answers over a network that drops, fails and delays: one is told, once, and nobody waits for ever."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.play.display.panel import Picture, SharedButton
from storage import UnitOfWork
from tests.faults.calls import Call, Kind, Moment
from tests.faults.failures import PASSING, Fault
from tests.faults.faulty_discord import FaultyDiscord, until
from tests.faults.hurried_time import SPEED

WENT_WRONG = "Something went wrong"
UNLUCKY = {name: PASSING[name] for name in ("dropped before", "dropped once written", "500 once written")}
LATENCY_SECONDS = 2.5
DISCORD_WAITS_SECONDS = 3.0
LOOKS = 10

COMMANDS = ("roll", "board", "history", "turns", "export", "replay")


@pytest.mark.parametrize("fault", UNLUCKY.values(), ids=UNLUCKY.keys())
@pytest.mark.parametrize("kind", [Kind.DEFER, Kind.REPLY])
@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_is_answered_once_though_a_call_is_lost(
    faulty: FaultyDiscord, caplog: pytest.LogCaptureFixture, name: str, kind: Kind, fault: Fault
) -> None:
    await faulty.seat()
    faulty.dice.will_fall("31")
    faulty.server.fail(kind, fault)
    (told,) = faulty.told(await faulty.handled(faulty.slash(faulty.alice, name)))
    assert told, "it is left at thinking"
    assert WENT_WRONG not in told
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


def late_of(faulty: FaultyDiscord) -> Callable[[int], list[float]]:
    """Return what tells how long after an interaction each of its calls came, in Discord's seconds."""
    came: list[tuple[str, float]] = []

    def watch(call: Call, moment: Moment) -> None:
        if moment is Moment.ARRIVED and "/callback" in call.path:
            came.append((call.path, time.monotonic()))

    faulty.server.watch = watch
    begun = time.monotonic()
    return lambda interaction: [at - begun for path, at in came if f"/{interaction}/" in path]


async def test_a_press_is_acknowledged_in_time_while_the_database_is_busy(
    faulty: FaultyDiscord, tmp_path: Path
) -> None:
    await faulty.seat()
    faulty.dice.will_fall("31")
    rows = sqlite3.connect(tmp_path / "barpoint.sqlite3", isolation_level=None)
    rows.execute("BEGIN IMMEDIATE")
    late = late_of(faulty)
    pressed = faulty.press(faulty.alice, faulty.live, SharedButton.ROLL)
    await until(lambda: bool(late(pressed.id)))
    assert faulty.dice.thrown == []
    rows.execute("ROLLBACK")
    rows.close()
    await faulty.settle()
    assert late(pressed.id)[0] < DISCORD_WAITS_SECONDS - LATENCY_SECONDS
    assert len(late(pressed.id)) == 1
    assert faulty.dice.thrown == [3, 1]
    assert "to play 3-1" in faulty.messages()[-1].text


async def test_pictures_are_drawn_off_the_loop_after_the_acknowledgement(
    faulty: FaultyDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await faulty.seat()
    drawn: list[bool] = []
    draw = Picture.png

    def roller(picture: Picture) -> bytes:
        drawn.append(threading.current_thread() is threading.main_thread())
        arrived = [call.path for call in faulty.server.calls if call.kind is Kind.DEFER]
        assert len(arrived) == len(set(arrived)) >= 1, "a picture is drawn before an acknowledgement"
        return draw(picture)

    monkeypatch.setattr(Picture, "png", roller)
    made = [faulty.slash(faulty.alice, "board") for _ in range(LOOKS)]
    await asyncio.gather(*map(faulty.heard, made))
    await faulty.settle()
    assert drawn == [False] * LOOKS, "it is drawn on the loop"
    assert faulty.server.called(Kind.DEFER) == LOOKS


async def test_a_line_of_two_and_a_half_seconds_gets_one_acknowledgement_and_one_answer(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat()
    for kind in (Kind.DEFER, Kind.REPLY, Kind.EDIT, Kind.POST):
        faulty.server.fail(kind, Fault(delay=LATENCY_SECONDS / SPEED, is_written=True), times=None)
    late = late_of(faulty)
    faulty.dice.will_fall("31")
    record = await faulty.handled(faulty.slash(faulty.alice, "roll"))
    assert faulty.said(record).startswith("### Your roll: 3-1")
    assert len(late(record.id)) == 1


def _sit_down(uow: UnitOfWork, table: int, seat: int, player: int) -> None:
    uow.seats.take(table, seat, player)


async def test_a_move_is_acknowledged_before_discord_is_asked_for_its_players(faulty: FaultyDiscord) -> None:
    await faulty.seat()
    table = await faulty.table()
    for seat, player in enumerate(table.players):
        await faulty.database.run(_sit_down, table=table.id, seat=seat, player=player)
    faulty.channel = faulty.server.ask(lambda backend: backend.create_channel(faulty.guild, "cellar").id)
    await faulty.handled(faulty.slash(faulty.alice, "move-here"))
    paths = [call.path for call in faulty.server.calls]
    asked = [index for index, path in enumerate(paths) if "/members/" in path]
    acknowledged = next(index for index, path in enumerate(paths) if path.endswith("/callback"))
    assert asked
    assert acknowledged < min(asked)
