"""Answers over a network that drops, fails and delays: one is told, once, and nobody waits for ever."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from simcord.backend import Backend

from bot.play.panel import Kind as ButtonKind
from bot.play.panel import Picture
from storage import UnitOfWork
from tests.engine.games import game_at
from tests.faults.calls import Call, Kind, Moment, text_of
from tests.faults.failures import PASSING, Fault
from tests.faults.faulty_discord import FaultyDiscord, open_faulty_discord, until
from tests.faults.hurried_time import SPEED, hurry

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
WENT_WRONG = "Something went wrong"
UNLUCKY = {name: PASSING[name] for name in ("dropped before", "dropped once written", "500 once written")}
LATENCY_SECONDS = 2.5
DISCORD_WAITS_SECONDS = 3.0
LOOKS = 10

COMMANDS = {
    "roll": "Alice rolled 3-1",
    "board": "Alice",
    "history": "Alice",
    "turns": "Alice",
    "export": "export",
    "replay": "Frame",
}
"""What each says, in part."""


async def told_by(faulty: FaultyDiscord, name: str) -> list[str]:
    """Let Alice give a command, and return the private messages that she gets, without that of waiting."""
    record = await faulty.handled(faulty.slash(faulty.alice, name))

    def read(backend: Backend) -> list[str]:
        ids = [record.message_id, *record.followup_ids]
        found = [backend.messages[faulty.channel].get(each or 0) for each in ids]
        return [text_of(each.components) for each in found if each is not None and each.is_ephemeral]

    return faulty.server.ask(read)


async def answers_once(folder: Path, name: str, kind: Kind, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
        faulty.dice.will_fall("31")
        faulty.server.fail(kind, fault)
        told = await told_by(faulty, name)
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


def late_of(faulty: FaultyDiscord) -> Callable[[int], list[float]]:
    """Return what tells how long after an interaction each of its calls came, in Discord's seconds."""
    came: list[tuple[str, float]] = []

    def watch(call: Call, moment: Moment) -> None:
        if moment is Moment.ARRIVED and "/callback" in call.path:
            came.append((call.path, time.monotonic()))

    faulty.server.watch = watch
    begun = time.monotonic()
    return lambda interaction: [at - begun for path, at in came if f"/{interaction}/" in path]


async def acknowledged_while_the_database_is_busy(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
        (live,) = faulty.messages()
        faulty.dice.will_fall("31")
        rows = sqlite3.connect(folder / "barpoint.sqlite3", isolation_level=None)
        rows.execute("BEGIN IMMEDIATE")
        late = late_of(faulty)
        pressed = faulty.press(faulty.alice, live, ButtonKind.ROLL)
        await until(lambda: bool(late(pressed.id)))
        assert faulty.dice.thrown == []
        rows.execute("ROLLBACK")
        rows.close()
        await faulty.settle()
        assert late(pressed.id)[0] < DISCORD_WAITS_SECONDS - LATENCY_SECONDS
        assert len(late(pressed.id)) == 1
        assert faulty.dice.thrown == [3, 1]
        assert "to play 3-1" in faulty.messages()[-1].text


def test_a_press_is_acknowledged_in_time_while_the_database_is_busy(tmp_path: Path) -> None:
    hurry(acknowledged_while_the_database_is_busy(tmp_path))


async def looks_answered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
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
        acknowledged = [call for call in faulty.server.calls if call.kind is Kind.DEFER]
        assert len(acknowledged) == LOOKS


def test_pictures_are_drawn_off_the_loop_after_the_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(looks_answered(tmp_path, monkeypatch))


async def answered_over_a_slow_line(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
        for kind in (Kind.DEFER, Kind.REPLY, Kind.EDIT, Kind.POST):
            faulty.server.fail(kind, Fault(delay=LATENCY_SECONDS / SPEED, is_written=True), times=None)
        late = late_of(faulty)
        faulty.dice.will_fall("31")
        record = await faulty.handled(faulty.slash(faulty.alice, "roll"))
        assert faulty.said(record).startswith("You rolled 3-1")
        assert len(late(record.id)) == 1


def test_a_line_of_two_and_a_half_seconds_gets_one_acknowledgement_and_one_answer(tmp_path: Path) -> None:
    hurry(answered_over_a_slow_line(tmp_path))


def _sit_down(uow: UnitOfWork, table: int, seat: int, player: int) -> None:
    uow.seats.take(table, seat, player)


async def all_are_looked_for_after_the_acknowledgement(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START))
        table = await faulty.table()
        for seat, player in enumerate(table.players):
            await faulty.database.run(_sit_down, table=table.id, seat=seat, player=player)
        elsewhere = faulty.server.ask(lambda backend: backend.create_channel(faulty.guild, "cellar").id)
        faulty.channel = elsewhere
        await faulty.handled(faulty.slash(faulty.alice, "move-here"))
        paths = [call.path for call in faulty.server.calls]
        asked = [index for index, path in enumerate(paths) if "/members/" in path]
        acknowledged = next(index for index, path in enumerate(paths) if path.endswith("/callback"))
        assert asked
        assert acknowledged < min(asked)


def test_a_move_is_acknowledged_before_discord_is_asked_for_its_players(tmp_path: Path) -> None:
    hurry(all_are_looked_for_after_the_acknowledgement(tmp_path))
