"""Servers of before: databases and buttons that an earlier version made, opened with the code of today.

The database is read as SQL, and buttons are known by their custom_ids alone.
"""

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import Backend, serializers
from simcord.backend.models import EPHEMERAL_FLAG, Channel, Guild, Interaction, Message, ThreadMetadata, User
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult

from storage import Database
from tests.discord.quick_simcord import QuickEnv
from tests.discord.rest_calls import CrashPoints, RestCalls
from tests.discord.simulated_server import SETTLE_SECONDS, Clock, Dice, new_bot

DATA: Final = Path(__file__).parent.parent / "data" / "before"
COMPONENTS_V2: Final = 1 << 15
KEPT: Final = {
    "tables": "SELECT id, channel_snowflake FROM tables ORDER BY id",
    "seats": "SELECT table_id, seat, player_id FROM seats ORDER BY 1, 2",
    "players": "SELECT id, snowflake, name FROM players ORDER BY id",
    "own settings": """
        SELECT player_id, json_insert(settings, '$.language', NULL) FROM player_settings ORDER BY 1
    """,
    "server's settings": """
        SELECT guild_snowflake, json_insert(settings, '$.language', NULL) FROM server_settings ORDER BY 1
    """,
    "orders": "SELECT table_id, player_id, orders FROM standing_orders ORDER BY 1, 2",
}
"""What a press may change beside its own table: new tables, who sits where, settings and orders.

Settings stored before a language could be chosen are as settings with none chosen.
"""
OPENING_LETTERS: Final = 80


class Press(NamedTuple):
    """A button or menu that was recorded, who presses it, and what came of it; `chosen` is a menu's entry.

    `acts` tells whether the table goes on by it, right after the upgrade; `outcome` what came of it when it
    was recorded, on the server as it was, if that was noted.
    """

    who: str
    channel: int
    message: int
    is_private: bool
    custom_id: str
    acts: bool
    chosen: str = ""
    outcome: Sequence[Any] = ()

    @property
    def kind(self) -> str:
        return self.custom_id.split(":")[1]

    @property
    def table(self) -> int:
        return int(self.custom_id.split(":")[2])


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
    def presses(self) -> list[Press]:
        return list(chain.from_iterable(self.scenes.values()))

    @cached_property
    def sql(self) -> str:
        return self._read("sql")

    def _read(self, kind: str) -> str:
        return gzip.decompress((DATA / f"{self.name}.{kind}.gz").read_bytes()).decode()


Messages = dict[int, dict[int, Message]]
"""By channel and by id."""


def copies(messages: Messages) -> Messages:
    """The messages as they are, whatever is edited or posted after; an edit sets new components."""
    return {channel: {key: copy(each) for key, each in those.items()} for channel, those in messages.items()}


@dataclass
class Upgraded:
    """The server of before, and the bot of today on its database."""

    world: World
    env: QuickEnv
    database: Database
    dice: Dice
    stored: sqlite3.Connection
    """The database, beside the bot."""

    first: sqlite3.Connection
    """The database as it was right after the upgrade."""

    messages: Messages
    """What stood in Discord then."""

    async def press(self, press: Press) -> InteractionResult:
        """Press a button that was recorded, or choose from a menu, whether or not it is still there."""
        backend = self.env.backend
        message = backend.get_message(press.channel, press.message)
        made, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=press.channel,
            guild_id=backend.get_channel(press.channel).guild_id,
            user_id=self.world.recorded["people"][press.who],
            data=_pressed(press),
        )
        shown = {**serializers.message_payload(backend, message), "components": _row(press)}
        made.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", {**payload, "message": shown})
        await self.env.settle()
        assert is_answered(made), press
        return InteractionResult(self.env, made)

    async def type(self, who: int, channel: int, command: str, **options: object) -> InteractionResult:
        """Let somebody, by their id, type a command in a channel."""
        backend = self.env.backend
        guild = GuildHandle(self.env, backend.get_guild(self.world.recorded["guild"]))
        actor = MemberActor(self.env, guild, UserHandle(self.env, backend.get_user(who)))
        place = ChannelHandle(self.env, guild, backend.get_channel(channel))
        return await actor.slash(place, command, **options)

    async def outcome(self, press: Press) -> list[Any]:
        """Press, right after the upgrade, and tell what came of it.

        That is: by how much the version of the table has risen, its status, and what happened there; what
        else has changed; the kinds of the buttons of the private answer, and how that begins.
        """
        before = self._kept(self.first)
        result = await self.press(press)
        changed = [name for name, rows in self._kept(self.stored).items() if rows != before[name]]
        private = [each for each in (result.response, *result.followups) if each and each.ephemeral]
        parts = [part for each in private for part in walk_components(each.components)]
        kinds = {part["custom_id"].split(":")[1] for part in parts if "custom_id" in part}
        said = "\n".join(part["content"] for part in parts if "content" in part)
        return [*self._came_to(press.table), changed, sorted(kinds), said[:OPENING_LETTERS]]

    def undo(self) -> None:
        """Let the database, what stands in Discord, and the dice be as they were after the upgrade."""
        self.first.backup(self.stored)
        self.env.backend.messages = copies(self.messages)
        self.dice.script.clear()
        self.dice._random.seed(0)  # noqa: SLF001 - our own

    def still_stands(self, press: Press) -> bool:
        """Tell whether nobody has deleted the message with the button since."""
        return press.message in self.env.backend.messages[press.channel]

    def version(self, table: int) -> int:
        """Return the version of a table, as it is stored."""
        ((version,),) = self.rows("SELECT version FROM tables WHERE id = ?", table)
        return int(version)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read the database as it is stored."""
        return self.stored.execute(query, values).fetchall()

    def _came_to(self, table: int) -> list[Any]:
        found = self.first.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:  # the button is about no table
            return [0, "", []]
        ((version, status),) = self.rows("SELECT version, status FROM tables WHERE id = ?", table)
        query = "SELECT kind FROM events WHERE table_id = ? AND version > ? ORDER BY version, seq"
        return [version - found[0], status, [kind for (kind,) in self.rows(query, table, found[0])]]

    def _kept(self, at: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {name: at.execute(query).fetchall() for name, query in KEPT.items()}


def is_answered(made: Interaction) -> bool:
    """Tell whether an interaction was answered, and nobody is left to wait at "thinking"."""
    return made.responded and not made.loading


def _pressed(press: Press) -> dict[str, Any]:
    if press.chosen:
        component = ComponentType.STRING_SELECT
        return {"custom_id": press.custom_id, "component_type": component, "values": [press.chosen]}
    return {"custom_id": press.custom_id, "component_type": ComponentType.BUTTON}


def _row(press: Press) -> list[dict[str, Any]]:
    """Return what is pressed as it stands in a message."""
    part: dict[str, Any] = {"type": ComponentType.BUTTON, "style": 2, "label": "of before"}
    if press.chosen:
        option = {"label": "of before", "value": press.chosen}
        part = {"type": ComponentType.STRING_SELECT, "options": [option]}
    return [{"type": ComponentType.ACTION_ROW, "components": [{**part, "custom_id": press.custom_id}]}]


def _set_up(backend: Backend, world: World) -> None:
    """Build the server as it was, with the ids that the database knows."""
    recorded = world.recorded
    backend.clock.elapsed = recorded["seconds"] + 1
    for name, snowflake in recorded["people"].items():
        backend.users[backend.reserve_id(snowflake)] = User(snowflake, name.lower(), global_name=name)
    owner = recorded["people"].get(recorded.get("owner"))
    guild = backend.create_guild("The club", id=recorded["guild"], owner_id=owner)
    for snowflake in recorded["people"].values():
        if snowflake not in guild.members:
            backend.add_member(guild.id, snowflake)
    for each in recorded["channels"]:
        _add_channel(backend, guild, Channel(**each))
    for channel, message in recorded.get("messages", ()):
        backend.messages[channel][message] = _message(backend, channel, message, COMPONENTS_V2)
    for press in world.presses:
        flags = COMPONENTS_V2 | (EPHEMERAL_FLAG if press.is_private else 0)
        message = _message(backend, press.channel, press.message, flags)
        message = backend.messages[press.channel].setdefault(press.message, message)
        message.components = message.components or _row(press)


def _message(backend: Backend, channel: int, message: int, flags: int) -> Message:
    return Message(message, channel, backend.bot_user.id, timestamp=backend.now_iso(), flags=flags)


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
    file = folder / "barpoint.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(world.sql)
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    crash_points, clock, dice = CrashPoints(), Clock(), Dice()
    env = clock.env = QuickEnv(new_bot(database, crash_points, clock, dice), settle_timeout=SETTLE_SECONDS)
    _set_up(env.backend, world)
    with (
        RestCalls(crash_points).tapped(),
        closing(sqlite3.connect(file)) as stored,
        closing(sqlite3.connect(":memory:")) as first,
    ):
        await env.start()
        await env.settle()
        stored.backup(first)
        try:
            yield Upgraded(world, env, database, dice, stored, first, copies(env.backend.messages))
        finally:
            await env.shutdown()
            await database.close()
        env.raise_errors()
