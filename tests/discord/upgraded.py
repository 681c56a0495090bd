"""A server that an earlier version served, with the bot of today on its database.

Messages of then are known by their buttons alone.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import Backend, serializers
from simcord.backend.models import Channel, Guild, Message, ThreadMetadata, User
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult

from bot.play.posts.outbox import enqueue_all_anew
from bot.play.tables.results import rebuild_pending
from storage import Database
from tests.databases import url_of
from tests.discord.quick_simcord import QuickEnv
from tests.discord.rest_calls import CrashPoints, RestCalls
from tests.discord.simulated_server import SETTLE_SECONDS, Clock, Dice, new_bot
from tests.recorded import Recorded

COMPONENTS_V2: Final = 1 << 15


@dataclass
class Upgraded:
    """The server of then, and the bot of today; `stored` is the database, beside the bot."""

    recorded: Recorded
    env: QuickEnv
    database: Database
    rest: RestCalls
    stored: sqlite3.Connection

    @property
    def people(self) -> dict[str, int]:
        """Each person's id, by name."""
        return dict(self.recorded.server["people"])

    async def press(
        self, who: int, channel: int, message: int, custom_id: str, chosen: str = ""
    ) -> InteractionResult:
        """Press a button, or choose from a menu, whether or not it is still there."""
        backend = self.env.backend
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
        parts = row(custom_id)
        if chosen:
            select = {"custom_id": custom_id, "type": ComponentType.STRING_SELECT}
            parts[0]["components"] = [select | {"options": [{"label": "of before", "value": chosen}]}]
            data |= {"component_type": ComponentType.STRING_SELECT, "values": [chosen]}
        made, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel,
            guild_id=backend.get_channel(channel).guild_id,
            user_id=who,
            data=data,
        )
        shown = serializers.message_payload(backend, backend.get_message(channel, message))
        made.source_message_id = message
        backend.emit("INTERACTION_CREATE", {**payload, "message": {**shown, "components": parts}})
        await self.env.settle()
        assert made.responded, custom_id
        assert not made.loading, custom_id
        return InteractionResult(self.env, made)

    async def type(self, who: int, channel: int, command: str, **options: object) -> InteractionResult:
        """Type a command in a channel."""
        backend = self.env.backend
        guild = GuildHandle(self.env, backend.get_guild(self.recorded.server["guild"]))
        actor = MemberActor(self.env, guild, UserHandle(self.env, backend.get_user(who)))
        return await actor.slash(
            ChannelHandle(self.env, guild, backend.get_channel(channel)), command, **options
        )

    def version(self, table: int) -> int:
        ((version,),) = self.rows("SELECT version FROM tables WHERE id = ?", table)
        return int(version)

    def rows(self, query: str, *values: object) -> Sequence[tuple[Any, ...]]:
        """Read the database as it is stored."""
        return self.stored.execute(query, values).fetchall()


def row(*custom_ids: str) -> list[dict[str, Any]]:
    """Buttons as they stand in a message."""
    parts = [
        {"type": ComponentType.BUTTON, "style": 2, "label": "of before", "custom_id": each}
        for each in custom_ids
    ]
    return [{"type": ComponentType.ACTION_ROW, "components": parts}]


@asynccontextmanager
async def upgraded(folder: Path, recorded: Recorded) -> AsyncIterator[Upgraded]:
    """Start the bot of today on what was recorded; a mistake of its is raised."""
    recorded.write(file := folder / "barpoint.sqlite3")
    database = await Database.open(url_of(file))
    crash_points, clock, dice = CrashPoints(), Clock(), Dice()
    rest = RestCalls(crash_points)
    bot = new_bot(database, crash_points, clock, dice)
    env = clock.env = QuickEnv(bot, settle_timeout=SETTLE_SECONDS)
    build(env.backend, recorded.server)
    with rest.tapped(), closing(sqlite3.connect(file)) as stored:
        await env.start()  # which waits only for seconds, so the boards come after it
        await database.begin_anew(partial(enqueue_all_anew, at=clock()))
        await rebuild_pending(database)
        await bot.context.delivery.deliver_due()
        await asyncio.gather(*bot.context.delivery.under_way)  # what took a busy machine longer than a run
        await env.settle()
        try:
            yield Upgraded(recorded, env, database, rest, stored)
        finally:
            await env.shutdown()
            await database.close()
        env.raise_errors()


def build(backend: Backend, server: dict[str, Any]) -> None:
    """Build the server as it was, with the ids that the database knows."""
    backend.clock.elapsed = server["seconds"] + 1
    for name, snowflake in server["people"].items():
        backend.users[backend.reserve_id(snowflake)] = User(snowflake, name.lower(), global_name=name)
    guild = backend.create_guild("The club", id=server["guild"], owner_id=server["people"][server["owner"]])
    for snowflake in server["people"].values():
        if snowflake not in guild.members:
            backend.add_member(guild.id, snowflake)
    for each in server["channels"]:
        add_channel(backend, guild, Channel(**each))
    for channel, number, custom_ids in server["messages"]:
        message = Message(
            number, channel, backend.bot_user.id, timestamp=backend.now_iso(), flags=COMPONENTS_V2
        )
        message.components = row(*custom_ids) if custom_ids else []
        backend.messages[channel][backend.reserve_id(number)] = message


def add_channel(backend: Backend, guild: Guild, channel: Channel) -> None:
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
