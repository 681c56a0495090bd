"""A subject that is no table, with the real process, killed at random: alone, and of two."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from bot.engine.keys import PlayerId
from bot.play.base.keys import SubjectId
from storage import Database, UnitOfWork
from tests.databases import NEEDS_SERVER
from tests.faults.calls import Kind, Moment
from tests.faults.club import SHARDS, settings_of
from tests.faults.deaths import Death, Moments
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import Room
from tests.faults.process import BotProcess
from tests.faults.run_bot import database_url
from tests.quiz import ASKED_FOR, QuizBelongings, open_quiz, prepare, quiz_of

T = TypeVar("T")
MOMENTS: Moments = (
    (None, Moment.ARRIVED, 1.5),
    (Kind.POST, Moment.ARRIVED, 0.0),
    (Kind.POST, Moment.WRITTEN, 0.0),
    (Kind.POST, Moment.ANSWERED, 0.01),
    (Kind.FOLD, Moment.WRITTEN, 0.0),
    (Kind.FOLD, Moment.ANSWERED, 0.01),
)
"""The end of a quiz is an edit without buttons."""

SECONDS = 1.0
"""How long a quiz lasts; its reminder comes in the middle."""

PATIENCE_SECONDS = 90.0
KILLS, MORE_KILLS = 5, 100


@dataclass
class Asked:
    """Quizzes in a room: who was asked, and whether they were erased."""

    room: Room
    database: Database
    runner: asyncio.Runner
    random: Random
    quizzes: dict[SubjectId, tuple[int, bool]] = field(default_factory=dict)

    def run(self, work: Callable[[UnitOfWork], T]) -> T:
        return self.runner.run(self.database.run(work))

    def ask(self) -> None:
        """Ask somebody new, who may be erased at once, or is so while the bot may die of it."""
        guest, now = self.room.joined_by(f"Guest {len(self.quizzes) + 1}"), datetime.now(UTC)
        is_erased = self.random.random() < 1 / 3

        def work(uow: UnitOfWork) -> tuple[SubjectId, PlayerId]:
            prepare(uow)
            player = uow.players.get_or_add(guest.id, guest.global_name or "", now).id
            hurry = ASKED_FOR.total_seconds() / SECONDS
            return open_quiz(uow, self.room.guild, self.room.channel, player, now, hurry), PlayerId(player)

        key, player = self.run(work)
        self.quizzes[key] = guest.id, is_erased
        if is_erased:
            self.run(lambda uow: QuizBelongings().forget(uow, player, now))
        self.room.slash(self.room.alice, "turns")  # which wakes the bot

    def are_done(self) -> bool:
        """Tell whether all quizzes are over, and nothing is owed of them."""

        def work(uow: UnitOfWork) -> bool:
            return not uow.outbox.pending() and all(quiz_of(uow, key).is_over for key in self.quizzes)

        return self.run(work)

    def check(self) -> None:
        """Check that the channel shows each quiz once, and that each who was asked was reminded once."""
        said = [message.text for message in self.room.messages()]
        for key, (_, is_erased) in self.quizzes.items():
            about = [text for text in said if f"Quiz {key} " in text]
            ends = [text for text in about if f"Quiz {key} is over." in text]
            reminders = [text for text in about if f"Quiz {key} waits for you." in text]
            assert len(ends) == 1, (key, about)
            assert ("a former player" in ends[0]) is is_erased
            assert len(reminders) == (not is_erased), (key, about)
            assert len(about) == len(ends) + len(reminders), (key, about)
        own = {guest for guest, _ in self.quizzes.values()}
        told = sorted(guest for guest, is_erased in self.quizzes.values() if not is_erased)
        assert sorted(each for each in self.room.pings if each in own) == told


@contextmanager
def asking(
    server: DiscordServer, url: str, random: Random, shard: int = 0, shards: int = 1
) -> Iterator[Asked]:
    with asyncio.Runner() as runner:
        database = runner.run(Database.open(url))
        yield Asked(Room.made_in(server, shard, shards), database, runner, random)
        runner.run(database.close())


def die_of_quizzes(folder: Path, seed: int, kills: int) -> None:
    random = Random(seed)
    with (
        DiscordServer() as server,
        BotProcess(server, folder) as bot,
        asking(server, database_url(folder), random) as asked,
    ):
        for _ in range(kills):
            with Death.at_random(random, MOMENTS).awaits(server, bot.killer()):
                asked.ask()
                bot.until(asked.are_done, may_die=True)
                bot.killer()()
                bot.wait_for_end()
            if random.random() < 1 / 2:
                server.forget_nonces()
            bot.start()
            bot.until(asked.are_done)
            asked.check()


def test_kill_9_of_a_subject_that_is_no_table_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    die_of_quizzes(tmp_path, 1, KILLS)


@pytest.mark.proof
@pytest.mark.parametrize("seed", [31, 32])
def test_kill_9_of_such_a_subject_many_times(tmp_path: Path, seed: int) -> None:
    die_of_quizzes(tmp_path, seed, MORE_KILLS)


def needs_server(test: Callable[..., None]) -> Callable[..., None]:
    """Mark a test that a server is needed for."""
    for mark in NEEDS_SERVER:
        test = mark(test)
    return test


def until(is_so: Callable[[], bool], processes: Sequence[BotProcess]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end, [process.log for process in processes]
        time.sleep(0.01)


def kill_one_of_two(folder: Path, url: str, seed: int, kills: int) -> None:
    random, half = Random(seed), SHARDS // 2
    with DiscordServer() as server, ExitStack() as stack:
        bots = []
        for number in range(2):
            own = folder / str(number)
            own.mkdir()
            shards = f"{number * half}-{(number + 1) * half - 1}"
            bots.append(BotProcess(server, own, shards=half, **settings_of(url, shards)))
        asked_in = (asking(server, url, random, number * half, SHARDS) for number in range(2))
        rooms = [stack.enter_context(each) for each in asked_in]
        for bot in bots:
            stack.enter_context(bot)
        for _ in range(kills):
            for asked in rooms:
                asked.ask()
            time.sleep(random.uniform(0, 1.5 * SECONDS))
            victim = random.choice(bots)
            victim.end()
            if random.random() < 1 / 2:
                server.forget_nonces()
            victim.start()
            for asked in rooms:
                until(asked.are_done, bots)
        for asked in rooms:
            asked.check()


@needs_server
def test_of_two_either_is_killed_and_no_subject_is_lost_or_said_twice(
    tmp_path: Path, shared_url: str
) -> None:
    kill_one_of_two(tmp_path, shared_url, 1, 2)


@pytest.mark.proof
@needs_server
def test_of_two_either_of_two_is_killed_many_times(tmp_path: Path, shared_url: str) -> None:
    kill_one_of_two(tmp_path, shared_url, 33, MORE_KILLS // 2)
