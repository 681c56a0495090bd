"""Databases and buttons of before go on working: those in `tests/data` were made by an earlier version."""

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from simcord import interactions
from simcord.backend import Backend, serializers
from simcord.backend.models import EPHEMERAL_FLAG, Channel, Guild, Interaction, Message, ThreadMetadata, User
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult

from bot.discord.custom_ids import parse_custom_id
from bot.play.store import load_any
from storage import Database
from tests.bot.club import Clock, Dice, QuickEnv, new_bot
from tests.bot.seen import private_texts
from tests.bot.wire import Peril, Wire

DATA: Final = Path(__file__).parent.parent / "data" / "before"
COMPONENTS_V2: Final = 1 << 15
FAULTS: Final = ("went wrong", "do not know")
DAYS: Final = 15
PATIENCE_SECONDS: Final = 60.0


class Press(NamedTuple):
    """A button that was recorded, and who presses it; whether it acted right after the upgrade."""

    who: str
    channel: int
    message: int
    is_private: bool
    custom_id: str
    acts: bool


@dataclass(frozen=True)
class World:
    """A server of before: who and what was there, the buttons of each scene, and the database as SQL."""

    name: str

    @cached_property
    def recorded(self) -> dict[str, Any]:
        return dict(json.loads(self._read("json")))

    @cached_property
    def scenes(self) -> dict[str, list[Press]]:
        return {name: [Press(*each) for each in found] for name, found in self.recorded["scenes"].items()}

    @cached_property
    def sql(self) -> str:
        return self._read("sql")

    def _read(self, kind: str) -> str:
        return gzip.decompress((DATA / f"{self.name}.{kind}.gz").read_bytes()).decode()


@dataclass
class Upgraded:
    """The server of before, and the bot of today on its database."""

    world: World
    env: QuickEnv
    database: Database

    async def press(self, press: Press) -> InteractionResult:
        """Press a button that was recorded, whether or not it is still there."""
        backend = self.env.backend
        message = backend.get_message(press.channel, press.message)
        made, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=press.channel,
            guild_id=backend.get_channel(press.channel).guild_id,
            user_id=self.world.recorded["people"][press.who],
            data={"custom_id": press.custom_id, "component_type": ComponentType.BUTTON},
        )
        shown = {**serializers.message_payload(backend, message), "components": _row(press.custom_id)}
        made.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", {**payload, "message": shown})
        await self.env.settle()
        assert is_answered(made), press
        return InteractionResult(self.env, made)

    def still_stands(self, press: Press) -> bool:
        """Tell whether nobody has deleted the message with the button since."""
        return press.message in self.env.backend.messages[press.channel]

    async def version(self, press: Press) -> int:
        number = parse_custom_id(press.custom_id).table
        return (await self.database.run(lambda uow: load_any(uow, number))).version


def is_answered(made: Interaction) -> bool:
    """Tell whether an interaction was answered, and nobody is left to wait at "thinking"."""
    return made.responded and not made.loading


def _row(custom_id: str) -> list[dict[str, Any]]:
    button = {"type": ComponentType.BUTTON, "style": 2, "label": "of before", "custom_id": custom_id}
    return [{"type": ComponentType.ACTION_ROW, "components": [button]}]


def _set_up(backend: Backend, world: World) -> None:
    """Build the server as it was, with the ids that the database knows."""
    backend.clock.elapsed = world.recorded["seconds"] + 1
    guild = backend.create_guild("The club", id=world.recorded["guild"])
    for name, snowflake in world.recorded["people"].items():
        backend.users[backend.reserve_id(snowflake)] = User(snowflake, name.lower(), global_name=name)
        backend.add_member(guild.id, snowflake)
    for each in world.recorded["channels"]:
        _add_channel(backend, guild, Channel(**each))
    for press in chain.from_iterable(world.scenes.values()):
        flags = COMPONENTS_V2 | (EPHEMERAL_FLAG if press.is_private else 0)
        message = Message(press.message, press.channel, backend.bot_user.id, flags=flags)
        message.timestamp, message.components = backend.now_iso(), _row(press.custom_id)
        backend.messages[press.channel].setdefault(press.message, message)


def _add_channel(backend: Backend, guild: Guild, channel: Channel) -> None:
    backend.channels[backend.reserve_id(channel.id)] = channel
    backend.messages[channel.id] = {}
    if channel.is_thread:
        now = backend.now_iso()
        channel.owner_id = backend.bot_user.id
        channel.thread_metadata = ThreadMetadata(archive_timestamp=now, create_timestamp=now)
        guild.thread_ids.append(channel.id)
    elif channel.guild_id is not None:
        guild.channel_ids.append(channel.id)
    else:
        backend.dm_channels[channel.recipient_ids[-1]] = channel.id


@asynccontextmanager
async def upgraded(folder: Path, world: World) -> AsyncIterator[Upgraded]:
    """Open the database of before with the code of today; a mistake of the bot is raised."""
    file = folder / "club.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(world.sql)
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    peril, clock = Peril(), Clock()
    env = clock.env = QuickEnv(new_bot(database, peril, clock, Dice()))
    _set_up(env.backend, world)
    with Wire(peril).tapped():
        await env.start()
        try:
            yield Upgraded(world, env, database)
        finally:
            await env.shutdown()
            await database.close()
        env.raise_errors()


@pytest.fixture(
    params=[World("matches"), World("agreements"), World("doubles")], ids=lambda world: world.name
)
async def club(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Upgraded]:
    async with upgraded(tmp_path, request.param) as opened:
        yield opened


async def test_each_button_of_before_acts_or_is_answered_by_a_sentence(club: Upgraded) -> None:
    recorded = list(chain.from_iterable(club.world.scenes.values()))
    for press in (each for each in recorded if each.acts):
        before = await club.version(press)
        await club.press(press)
        assert await club.version(press) > before, press
    for press in filter(club.still_stands, recorded):
        said = private_texts(await club.press(press))
        assert not any(fault in said for fault in FAULTS), (press, said)


async def test_what_is_due_at_tables_of_before_is_done(club: Upgraded) -> None:
    club.env.settle_timeout = PATIENCE_SECONDS
    for _ in range(DAYS):
        await club.env.advance_time(timedelta(days=1).total_seconds())
    overdue = await club.database.run(lambda uow: uow.deadlines.due(club.env.now(), 1))
    pending = await club.database.run(lambda uow: uow.outbox.tables_due(club.env.now()))
    assert (overdue, pending) == ([], [])
