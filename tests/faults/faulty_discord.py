"""The real discord.py with the bot in it, connected to the stand-in for Discord, and two who play there."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord
from simcord import interactions
from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction, Message, User
from simcord.backend.models.channel import Overwrite
from simcord.enums import ComponentType, InteractionType, MessageType, OverwriteType

from bot.configuration import Settings
from bot.discord.client import BarpointBot, create_bot
from bot.discord.service.context import PATIENCE_SECONDS
from bot.discord.wire.custom_ids import parse_custom_id
from bot.play.base.table import Place
from bot.play.base.use_case import Caller, Request
from bot.play.display.panel import SharedButton
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.posts.outbox import BOARD
from bot.play.tables.store import enqueue_board
from storage import Database, UnitOfWork
from storage.models.subjects import OutboxRecord
from tests.databases import new_database
from tests.discord.quick_simcord import sync
from tests.discord.simulated_server import Dice, scripted_chance
from tests.engine.games import ALICE, BOB, game_at
from tests.faults.calls import custom_ids, text_of
from tests.faults.discord_server import DiscordServer
from tests.faults.hurried_time import SPEED
from tests.play.harness import seated, state_at
from tests.play.heads_up.tables import START, latest_table

LOOKS_BACK = {SharedButton.REPLAY, SharedButton.ANALYSE, SharedButton.ANALYSIS}
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
RUN = timedelta(seconds=15)
OPTION_TYPES = {str: 3, int: 4, bool: 5}
TOKEN = "a.token.of-none"  # noqa: S105 - the stand-in takes any


@dataclass
class Clock:
    """The bot's clock: it is as fast as the loop's, and can be put forward."""

    start: float = field(default_factory=time.monotonic)
    ahead: timedelta = timedelta()

    def __call__(self) -> datetime:
        return NOON + timedelta(seconds=(time.monotonic() - self.start) * SPEED) + self.ahead


@dataclass(frozen=True)
class Shown:
    """A message of the channel: its text and its buttons."""

    id: int
    text: str
    custom_ids: tuple[str, ...]

    @classmethod
    def of(cls, message: Message) -> "Shown":
        said = f"{message.content or ''}{text_of(message.components)}"
        return cls(message.id, said, tuple(custom_ids(message.components)))

    @property
    def is_live(self) -> bool:
        """Whether somebody can act on it: not on the last board of a game, where one looks back."""
        return bool({parse_custom_id(each).kind for each in self.custom_ids} - LOOKS_BACK)

    @property
    def version(self) -> int:
        """The version of the table that its buttons are about."""
        (version,) = {parse_custom_id(each).edition for each in self.custom_ids}
        return version


@dataclass
class Room:
    """A server on the stand-in, with one channel and two members."""

    server: DiscordServer
    guild: int
    channel: int
    alice: User
    bob: User

    @classmethod
    def made_in(cls, server: DiscordServer, shard: int = 0, shard_count: int = 1) -> "Room":
        return server.ask(lambda backend: cls._made(server, backend, shard, shard_count))

    @classmethod
    def _made(cls, server: DiscordServer, backend: Backend, shard: int, shard_count: int) -> "Room":
        guild = backend.create_guild("The club", shard_id=shard, shard_count=shard_count)
        channel = backend.create_channel(guild.id, "backgammon")
        people = (member(backend, guild.id, name) for name in ("Alice", "Bob"))
        return cls(server, guild.id, channel.id, *people)

    def joined_by(self, name: str) -> User:
        """Let somebody else come to the server."""
        return self.server.ask(lambda backend: member(backend, self.guild, name))

    def messages(self, channel: int | None = None) -> list[Shown]:
        """Return everybody's messages in a channel, the room's unless given; no word of opened threads."""

        def read(backend: Backend) -> list[Shown]:
            found = backend.messages[channel or self.channel].values()
            public = (each for each in found if not each.is_ephemeral)
            return [Shown.of(each) for each in public if each.type != MessageType.THREAD_CREATED]

        return self.server.ask(read)

    @property
    def live(self) -> Shown:
        """The one message that has buttons."""
        (live,) = (message for message in self.messages() if message.is_live)
        return live

    @property
    def lives(self) -> list[bool]:
        """Of each message in the channel, whether somebody can act on it."""
        return [message.is_live for message in self.messages()]

    def direct(self, user: User) -> int:
        """The channel of somebody's direct messages."""
        return self.server.ask(lambda backend: int(backend.get_dm_channel(user.id).id))

    def letters(self, user: User) -> list[Shown]:
        """Return the bot's direct messages to a user, oldest first."""
        return self.messages(self.direct(user))

    @property
    def pings(self) -> list[int]:
        """The people whom the posts have notified, in order."""
        posts = [call for call in self.server.calls if call.message is not None and not call.is_repeat]
        return [user for call in posts for user in call.pinged]

    def slash(self, user: User, name: str, **options: str | int | bool) -> Interaction:
        """Let somebody give a command, or one of a group."""
        given: list[dict[str, Any]] = [
            {"name": key, "type": OPTION_TYPES[type(value)], "value": value} for key, value in options.items()
        ]
        name, *within = name.split()
        for each in reversed(within):
            given = [{"name": each, "type": 1, "options": given}]
        data = {"id": "1", "name": name, "type": 1, "options": given}
        return self._interact(user, InteractionType.APPLICATION_COMMAND, data, None)

    def press(self, user: User, shown: Shown, kind: SharedButton) -> Interaction:
        """Let somebody press the button of a kind."""
        custom_id = next(each for each in shown.custom_ids if parse_custom_id(each).kind is kind)
        data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
        return self._interact(user, InteractionType.MESSAGE_COMPONENT, data, shown.id)

    def _interact(
        self, user: User, kind: InteractionType, data: dict[str, Any], message: int | None
    ) -> Interaction:
        def work(backend: Backend) -> Interaction:
            record, payload = interactions.base_payload(
                backend,
                type=int(kind),
                channel_id=self.channel,
                guild_id=self.guild,
                user_id=user.id,
                data=data,
            )
            if message is not None:
                pressed = backend.get_message(self.channel, message)
                payload["message"] = serializers.message_payload(backend, pressed)
                record.source_message_id = message
            backend.emit("INTERACTION_CREATE", payload)
            return record

        return self.server.ask(work)

    def told(self, record: Interaction) -> list[str]:
        """The private messages to whoever made an interaction."""

        def read(backend: Backend) -> list[str]:
            ids = [record.message_id, *record.followup_ids]
            found = [backend.messages[self.channel].get(each or 0) for each in ids]
            return [text_of(each.components) for each in found if each is not None and each.is_ephemeral]

        return self.server.ask(read)

    def said(self, record: Interaction) -> str:
        """All that they say."""
        return "\n".join(self.told(record))


@dataclass
class FaultyDiscord(Room):
    """The room with the bot in it, and the bot's database, dice and clock."""

    bot: BarpointBot
    database: Database
    dice: Dice
    clock: Clock
    calm: set["asyncio.Task[Any]"]
    interactions: "count[int]" = field(default_factory=lambda: count(1))

    async def table(self) -> HeadsUpTable:
        """The table of the channel, as it is stored."""
        return await self.database.run(latest_table, self.channel)

    def request(self, user: User) -> Request:
        """An interaction of somebody's, of which Discord knows nothing."""
        return Request(next(self.interactions), caller(user), self.clock())

    async def seat(self, board: str = START, roll: str = "", *, directly: bool = False) -> None:
        """Let Alice (White), who is on roll, and Bob play on from a board, and let that be shown."""
        game = game_at(board, roll=roll)
        place = None if directly else Place(self.guild, self.channel)
        channels = [self.direct(user) for user in (self.alice, self.bob)] if directly else ()

        def work(uow: UnitOfWork) -> int:
            people, state = (caller(self.alice), caller(self.bob)), state_at(game, Challenge(ALICE, BOB))
            table = seated(uow, people, state, place, self.clock(), channels)
            enqueue_board(uow, table, self.clock(), is_new=True, mention=table.must_act)
            return table.id

        assert (await self.bot.context.delivery.deliver(await self.database.run(work))).is_shown
        self.server.calls.clear()

    async def play(self) -> str:
        """Let Alice play 3-1, which posts a board that notifies Bob; return what she is told."""
        return self.said(await self.handled(self.slash(self.alice, "play", play="8/5 6/5")))

    async def roll(self) -> str:
        """Let Alice roll 3-1, which edits the live board and notifies nobody; return what she is told."""
        self.dice.will_fall("31")
        return self.said(await self.handled(self.press(self.alice, self.live, SharedButton.ROLL)))

    async def check_done_once(self, events: int = 1) -> None:
        """Check that what was done once is stored once and shown once."""
        table = await self.table()
        stored = await self.database.run(lambda uow: uow.events.since(table.id, -1))
        assert (table.version, len(stored)) == (1, events)
        assert await self.boards_pending() == 0
        assert (self.live.id, self.live.version) == (table.live_message, table.version)

    async def handled(self, record: Interaction) -> Interaction:
        """Wait until the bot has done what an interaction asks for."""
        await self.heard(record)
        await self.settle()
        return record

    async def heard(self, record: Interaction) -> None:
        """Wait until the bot has heard of an interaction that was made just now."""
        await self.bot.wait_for("interaction", check=lambda made: made.id == record.id)

    async def settle(self) -> None:
        """Wait until the bot has nothing more to do."""
        while busy := {task for task in asyncio.all_tasks() - self.calm if not _is_idle(task)}:
            await asyncio.wait(busy)

    async def let_pass(self, time: timedelta) -> int:
        """Let time pass with the scheduler's runs in it, and return in how many of them something was due."""
        end, runs = self.clock() + time, 0
        while (due := await self._next_due()) is not None and (at := max(due, self.clock()) + RUN) < end:
            self._put_forward(at)
            await self.bot.context.delivery.deliver_due()
            await self.settle()
            runs += 1
        self._put_forward(end)
        return runs

    def _put_forward(self, to: datetime) -> None:
        time = max(to - self.clock(), timedelta())
        self.clock.ahead += time
        self.server.let_pass(time)

    async def pending(self) -> Sequence[OutboxRecord]:
        """Return the posts that Discord is still owed."""
        return await self.database.run(lambda uow: uow.outbox.pending())

    async def boards_pending(self) -> int:
        """How many boards are still owed."""
        return sum(row.kind == BOARD for row in await self.pending())

    async def _next_due(self) -> datetime | None:
        return min((row.due_at for row in await self.pending()), default=None)


def member(backend: Backend, guild: int, name: str) -> User:
    """Add a new person to a server."""
    user = backend.make_user(name.lower(), global_name=name)
    backend.add_member(guild, user.id)
    return user


def caller(user: User) -> Caller:
    return Caller(user.id, user.global_name or "")


def _is_idle(task: "asyncio.Task[Any]") -> bool:
    """Tell whether a task does nothing: this one, and those of discord.py that forget views in the end."""
    return task is asyncio.current_task() or "timeout_task" in task.get_coro().__qualname__


@asynccontextmanager
async def open_faulty_discord(
    folder: Path, *, is_told_in_all_languages: bool = False
) -> AsyncIterator[FaultyDiscord]:
    """A faulty with nothing played in it yet; it is told of the commands in English alone, unless asked."""
    dice, clock = Dice(), Clock()
    database = await new_database(folder / "barpoint.sqlite3")
    dice_source, patience = scripted_chance(dice), PATIENCE_SECONDS * SPEED  # the database does not hurry
    bot = create_bot(Settings(), database, now=clock, dice_source=dice_source, patience=patience)
    bot._connection.guild_ready_timeout = 0.1  # noqa: SLF001 - discord.py waits this long for more servers
    if not is_told_in_all_languages:
        vars(bot.tree)["sync"] = partial(sync, bot.tree)
    try:
        with DiscordServer() as server, server.reached():
            room = Room.made_in(server)
            async with bot:
                connection = asyncio.create_task(bot.start(TOKEN))
                await bot.wait_for("ready")
                await asyncio.wait([task for task in asyncio.all_tasks() if "on_ready" in task.get_name()])
                bot.scheduler.stop()
                await asyncio.sleep(0)
                calm = asyncio.all_tasks()
                faulty = FaultyDiscord(
                    **vars(room), bot=bot, database=database, dice=dice, clock=clock, calm=calm
                )
                server.calls.clear()
                yield faulty
                await faulty.settle()
            await connection
    finally:
        await database.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():  # noqa: ASYNC110 - the other side is another thread, or discord.py
        await asyncio.sleep(1)


def blind(faulty: FaultyDiscord) -> None:
    """Take Read Message History from the bot."""
    history = discord.Permissions(read_message_history=True).value
    nobody = Overwrite(faulty.guild, OverwriteType.ROLE, deny=history)
    faulty.server.ask(lambda backend: backend.set_overwrite(faulty.channel, nobody))
