"""Two people who play with the real process of the bot, whatever becomes of it."""

import asyncio
import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    format_play,
    legal_actions,
)
from bot.play.heads_up.store import latest_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.panel import Kind as ButtonKind
from storage import Database, UnitOfWork
from tests.engine.games import kind_of
from tests.faults.calls import Call, Kind
from tests.faults.deaths import Death
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import Room, Shown
from tests.faults.process import BotProcess
from tests.faults.run_bot import DATABASE, database_url
from tests.play.heads_up.replay_check import check_replay

COMMANDS = {RollDice: "roll", Answer.TAKE: "take"}
BUTTONS = {RollDice: ButtonKind.ROLL, Answer.TAKE: ButtonKind.TAKE}
NEVER_CHOSEN = (OfferResignation, AcceptResignation, RefuseResignation)
ROLL_TO_PLAY = re.compile(r"to play (\d-\d)")
OWED = "SELECT count(*) FROM outbox WHERE delivered_at IS NULL"
VERSION = "SELECT max(version) FROM tables"
BOARDS = "SELECT version, payload FROM outbox WHERE kind = 'board'"


class KilledBot:
    """One table, its two players, and the bot that they play with."""

    def __init__(self, server: DiscordServer, bot: BotProcess, folder: Path, random: Random) -> None:
        self.room = Room.made_in(server)
        self.saved_by_the_dead = 0
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
        self.room.press(self.room.bob, self.live, ButtonKind.ACCEPT)
        self._bot.until(lambda: self._is_settled(0))
        self.check()

    def die_of_a_turn(self, death: Death) -> None:
        """Let whoever must act do something, the bot die of it, and a new one bring it to an end."""
        before = self.table
        calls = len(self._server.calls)
        with death.awaits(self._server, self._bot.killer()):
            self._act(before)
            self._bot.until(lambda: self._is_settled(before.version), may_die=True)
            self._bot.killer()()
            self._bot.wait_for_end()
        if self._random.random() < 1 / 2:
            self._server.forget_nonces()
        pending = self._count(OWED)
        was_acknowledged = any(call.kind is Kind.DEFER for call in self._server.calls[calls:])
        self._bot.start()
        self._bot.until(lambda: self._count(OWED) == 0)
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

    @property
    def live(self) -> Shown:
        """The one message that has buttons."""
        (live,) = (message for message in self.room.messages() if message.is_live)
        return live

    def check(self) -> HeadsUpTable:
        """Return the table, after a look whether the channel shows it, and has seen all just once."""
        table, live = self.table, self.live
        assert (live.id, live.version) == (table.live_message, table.version)
        posts, rolls = defaultdict(list), defaultdict(set)
        for call in self._boards_sent():
            (version,) = {act.edition for act in call.acts}
            rolls[version].update(ROLL_TO_PLAY.findall(call.text))
            if call.message is not None:
                posts[version].append(sorted(call.pinged))
        assert posts == self._posts_owed(table), "posts and whom they notify, by version"
        assert all(len(shown) <= 1 for shown in rolls.values()), "a roll was thrown twice"
        return table

    def _boards_sent(self) -> Iterator[Call]:
        for call in self._server.calls:
            if call.kind in (Kind.POST, Kind.EDIT) and call.is_taken and not call.is_repeat:
                yield call

    def _posts_owed(self, table: HeadsUpTable) -> dict[int, list[list[int]]]:
        """Return whom the one post of each version had to notify; edits are no posts."""
        pending = {}
        for version, payload in self._rows.execute(BOARDS).fetchall():
            row = json.loads(payload)
            if row["is_new"]:
                pending[version] = [sorted(table.players[each].snowflake or 0 for each in row["mention"])]
        return pending

    def _is_settled(self, version: int) -> bool:
        """Tell whether something was saved since a version, and all that it owes was delivered."""
        return self._count(VERSION) > version and self._count(OWED) == 0

    def _count(self, query: str) -> int:
        (found,) = self._rows.execute(query).fetchone()
        return -1 if found is None else int(found)

    def _act(self, table: HeadsUpTable) -> None:
        """Let whoever must act do something that is legal, by a button or by a command."""
        room = self.room
        if table.is_between_games:
            room.slash(room.alice, "next")
            return
        player = table.players[table.must_act[0]]
        actor = room.alice if player.snowflake == room.alice.id else room.bob
        action = self._chosen(table, player.id)
        match action:
            case MakePlay(play):
                room.slash(actor, "play", play=format_play(play))
            case AnswerOffer(answer=Answer.DROP):
                room.slash(actor, "pass", sure=True)
            case OfferDouble():
                room.slash(actor, "double", sure=True)
            case _ if self._random.random() < 1 / 2:
                room.press(actor, self.live, BUTTONS[kind_of(action)])
            case _:
                room.slash(actor, COMMANDS[kind_of(action)])

    def _chosen(self, table: HeadsUpTable, player: int) -> Action:
        actions = [each for each in legal_actions(table.game, player) if not isinstance(each, NEVER_CHOSEN)]
        return self._random.choice(actions)


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
