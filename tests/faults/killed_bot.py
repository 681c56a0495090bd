"""Two people who play with the real process of the bot, whatever becomes of it."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from storage import Database, UnitOfWork
from tests.faults.calls import Kind
from tests.faults.deaths import Death
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import Room
from tests.faults.process import BotProcess
from tests.faults.run_bot import DATABASE, database_url
from tests.faults.table_players import TablePlayers
from tests.play.heads_up.replay_check import check_replay
from tests.play.heads_up.tables import latest_table

PENDING = "SELECT count(*) FROM outbox WHERE delivered_at IS NULL"
VERSION = "SELECT max(version) FROM tables"
BOARDS = "SELECT version, payload FROM outbox WHERE kind = 'board'"


class KilledBot:
    """One table, its two players, and the bot that they play with."""

    def __init__(self, server: DiscordServer, bot: BotProcess, folder: Path, random: Random) -> None:
        self.room = Room.made_in(server)
        self._players = TablePlayers(self.room, random)
        self.saved_by_the_dead = 0
        self.left_as_text = 0
        self._server = server
        self._bot = bot
        self._random = random
        self._rows = sqlite3.connect(folder / DATABASE, isolation_level=None)
        self._runner = asyncio.Runner()
        self._database = self._runner.run(Database.open(database_url(folder)))

    def close(self) -> None:
        """Let go of the database."""
        self._rows.close()
        self._runner.run(self._database.close())
        self._runner.close()

    def begin(self) -> None:
        """Let Alice challenge anyone, and Bob accept."""
        self.room.slash(self.room.alice, "challenge", play="Money session")
        self._bot.until(lambda: self._is_settled(-1))
        self.room.press(self.room.bob, self._players.live, HeadsUpButton.ACCEPT)
        self._bot.until(lambda: self._is_settled(0))
        self.check()

    def die_of_a_turn(self, death: Death) -> None:
        """Let whoever must act do something, the bot die of it, and a new one bring it to an end."""
        before = self.table
        calls = len(self._server.calls)
        with death.awaits(self._server, self._bot.killer()):
            self._players.act(before)
            self._bot.until(lambda: self._is_settled(before.version), may_die=True)
            self._bot.killer()()
            self._bot.wait_for_end()
        self.left_as_text += not self.room.lives[-1]
        if self._random.random() < 1 / 2:
            self._server.forget_nonces()
        pending = self._count(PENDING)
        was_acknowledged = any(call.kind is Kind.DEFER for call in self._server.calls[calls:])
        self._bot.start()
        self._bot.until(lambda: self._count(PENDING) == 0)
        after = self.check()
        assert after.version in (before.version, before.version + 1)
        assert after.version > before.version or not was_acknowledged, "what was acknowledged is lost"
        self.saved_by_the_dead += pending > 0

    @property
    def table(self) -> HeadsUpTable:
        """The table, after a look whether it is what its events lead to."""

        def work(uow: UnitOfWork) -> HeadsUpTable:
            table = latest_table(uow, self.room.channel)
            check_replay(uow, table)
            return table

        return self._runner.run(self._database.run(work))

    def check(self) -> HeadsUpTable:
        """Return the table, after a look whether the channel shows it, and has seen all just once."""
        table = self.table
        boards = self._rows.execute(BOARDS).fetchall()
        self._players.check(table, [(version, json.loads(payload)) for version, payload in boards])
        return table

    def _is_settled(self, version: int) -> bool:
        """Tell whether something was saved since a version, and all that it owes was delivered."""
        return self._count(VERSION) > version and self._count(PENDING) == 0

    def _count(self, query: str) -> int:
        (found,) = self._rows.execute(query).fetchone()
        return -1 if found is None else int(found)


@contextmanager
def open_killed_bot(folder: Path, random: Random) -> Iterator[KilledBot]:
    """An killed_bot that has just begun, at a stand-in for Discord that outlives its bots."""
    with DiscordServer() as server, BotProcess(server, folder) as bot:
        killed_bot = KilledBot(server, bot, folder, random)
        try:
            killed_bot.begin()
            yield killed_bot
        finally:
            killed_bot.close()
