"""kill -9 of a bot that opens twelve matches by itself: twelve threads, each with one board and one ping."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from simcord.backend import Backend
from simcord.backend.models import Channel

from bot.discord.wire.custom_ids import parse_custom_id
from bot.play.display.panel import SharedButton
from tests.faults.calls import Kind, Moment
from tests.faults.deaths import Death, Moments
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import Room, Shown
from tests.faults.killed_bot import PENDING
from tests.faults.opening_bot import main, place_of
from tests.faults.process import BotProcess
from tests.faults.run_bot import DATABASE
from tests.matches_to_open import MATCHES

SEEDS = range(200, 206)
TABLES = "SELECT count(*) FROM tables WHERE status = 'playing'"
BETWEEN_TWO: Moments = ((Kind.EDIT, Moment.ANSWERED, 0.05),)
"""Once a match has its board, noted or not."""
BEFORE_THE_BOARD: Moments = ((Kind.THREAD, Moment.WRITTEN, 0.0), (Kind.THREAD, Moment.ANSWERED, 0.02))
EVERYWHERE: Moments = (
    *BETWEEN_TWO,
    *BEFORE_THE_BOARD,
    (Kind.POST, Moment.ARRIVED, 0.0),
    (Kind.POST, Moment.WRITTEN, 0.0),
    (Kind.POST, Moment.ANSWERED, 0.02),
    (Kind.THREAD, Moment.ARRIVED, 0.0),
    (Kind.EDIT, Moment.ARRIVED, 0.0),
    (Kind.EDIT, Moment.WRITTEN, 0.0),
)
"""Also before and after the message of a thread, the thread, the push, and the board that it becomes."""


class Opening:
    """The matches that the bot is to open, and how far it has come."""

    def __init__(self, server: DiscordServer, folder: Path, at_once: int) -> None:
        self._server = server
        self.set_clock()
        self.room = Room.made_in(server)
        self.people = [self.room.joined_by(f"Player {each}") for each in range(2 * MATCHES)]
        names = {user.id: user.global_name or "" for user in self.people}
        place = place_of(self.room.guild, self.room.channel, names, at_once)
        self.bot = BotProcess(server, folder, main=main, **place)
        self._file = folder / DATABASE

    def set_clock(self) -> None:
        """Let Discord's clock show what the bot's does: by it, the message of a thread is looked for."""

        def work(backend: Backend) -> None:
            backend.clock.advance((datetime.now(UTC) - backend.clock.now()).total_seconds())

        self._server.ask(work)

    def is_done(self) -> bool:
        """Whether all matches are open, and Discord is owed nothing."""
        return (self._count(TABLES), self._count(PENDING)) == (MATCHES, 0)

    def check(self) -> None:
        """Look whether each match has one thread with one board, and each board called its player once."""
        threads = self._threads()
        assert len(threads) == MATCHES
        assert len({each.name for each in threads}) == MATCHES
        said = [each.text for each in self.room.messages() if each.text]
        assert sorted(said) == sorted(f"Table {number}" for number in range(1, MATCHES + 1))
        called = []
        for thread in threads:
            (board,) = self.room.messages(thread.id)
            assert can_be_played(board)
            called += [user.id for user in self.people if f"<@{user.id}>" in board.text]
        assert len(called) == MATCHES
        assert sorted(self.room.pings) == sorted(called)

    def _threads(self) -> list[Channel]:
        def read(backend: Backend) -> list[Channel]:
            return [each for each in backend.channels.values() if each.parent_id == self.room.channel]

        return self.room.server.ask(read)

    def _count(self, query: str) -> int:
        with closing(sqlite3.connect(self._file)) as rows:
            (found,) = rows.execute(query).fetchone()
        return int(found)


def can_be_played(shown: Shown) -> bool:
    return any(parse_custom_id(each).kind is SharedButton.PLAY for each in shown.custom_ids)


def open_and_die(folder: Path, random: Random, moments: Moments, at_once: int = MATCHES) -> int:
    """Let the bot die of a call after each start until all is done; returns how often it has died."""
    deaths = 0
    with DiscordServer() as server:
        opening = Opening(server, folder, at_once)
        bot = opening.bot
        try:
            bot.start()
            while not opening.is_done():
                with Death.at_random(random, moments).awaits(server, bot.killer()):
                    bot.until(opening.is_done, may_die=True)
                if bot.is_dead:
                    deaths += 1
                    if random.random() < 1 / 2:
                        server.forget_nonces()
                    opening.set_clock()
                    bot.start()
            opening.check()
        finally:
            bot.end()
    return deaths


def test_a_bot_that_dies_between_any_two_opens_twelve_matches_and_none_twice(tmp_path: Path) -> None:
    assert open_and_die(tmp_path, Random(8), BETWEEN_TWO, at_once=1) >= MATCHES - 1


def test_one_that_dies_between_thread_and_board_opens_no_second_thread(tmp_path: Path) -> None:
    assert open_and_die(tmp_path, Random(8), BEFORE_THE_BOARD) >= MATCHES // 2


@pytest.mark.proof
@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_whatever_call_it_dies_of(tmp_path: Path, seed: int) -> None:
    assert open_and_die(tmp_path, Random(seed), EVERYWHERE) >= MATCHES // 2
