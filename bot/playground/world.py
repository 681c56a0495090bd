"""The simulated Discord: one server, its channels and its members, the same in every run."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord.backend.access import can_access_channel

from bot.play.tables.places import TableThread
from bot.text.catalogue import phrase

SERVER = "Barpoint Playground"
BOT = "Barpoint"
CHANNELS = ("backgammon", "club")
THREADS = {"club": "Friday night"}
MEMBERS = ("Alice", "Bob", "Carol", "Dave")
MORE_MEMBERS = ("Erin", "Frank", "Grace", "Heidi", "Ivan", "Judy")
"""With these a table of ten is possible; they came later, so they are built last."""

LONGEST_ANSWER_SECONDS = 120.0
"""So long the page waits for an answer: analyses take a while."""

Reader = MemberActor | UserHandle


def name_of(reader: Reader) -> str:
    """As Discord shows it."""
    user = reader.user if isinstance(reader, MemberActor) else reader
    return user.global_name or user.name


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, a thread or a conversation with the bot, and its readers."""

    title: str
    channel: ChannelHandle
    readers: tuple[Reader, ...]


@dataclass(frozen=True, slots=True)
class World:
    """A running simulation with its server."""

    env: Env
    guild: GuildHandle
    members: tuple[MemberActor, ...]

    def places(self) -> Iterator[Place]:
        """Channels, each followed by its threads, then direct messages."""
        for channel in self.guild.channels.values():
            yield Place(f"#{channel.name}", channel, self.members)
            for thread in channel.threads:
                yield Place(f"#{channel.name}: {thread.name}", thread, tuple(self._readers(thread)))
        for user in (member.user for member in self.members):
            yield Place(phrase("playground-direct-messages"), user.dm_channel, (user,))

    def _readers(self, thread: ChannelHandle) -> Iterator[MemberActor]:
        """The readers of a thread: of a private one its members, and who manages threads."""
        return (member for member in self.members if can_access_channel(self.env, thread.id, member))


@asynccontextmanager
async def simulate(
    bot: discord.Client, now: Callable[[], datetime], threads: Iterable[TableThread] = ()
) -> AsyncIterator[World]:
    """Run `bot` on a Discord in memory, with its `threads` of an earlier run; it is closed in the end.

    SimCord numbers what it makes by its clock, which starts at one fixed date. What is built first has the
    same snowflakes in every run, as stored players and tables need; what comes after the clock was set to
    `now` (messages, interactions) has new ones.
    """
    env = Env(bot, settle_timeout=LONGEST_ANSWER_SECONDS, check_errors=False)
    world = _build(env)
    for each in threads:
        _open_again(env, each)
    env.backend.advance_clock((now() - env.now()).total_seconds())
    await env.start()
    try:
        with env.time_context():
            if bot.user:
                await bot.user.edit(username=BOT)
            yield world
    finally:
        await env.shutdown()
        await bot.close()


def _build(env: Env) -> World:
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBERS]
    guild = env.create_guild(SERVER, owner=users[0])
    for name in CHANNELS:
        guild.create_text_channel(name, topic=phrase("playground-topic", channel=name))
    _open_direct_messages(users)
    for parent, name in THREADS.items():
        env.backend.create_thread(guild.channels[parent].id, name, users[0].id, broadcast=False)
    more = [env.create_user(name.lower(), global_name=name) for name in MORE_MEMBERS]
    _open_direct_messages(more)
    return World(env, guild, tuple(guild.add_member(user) for user in (*users, *more)))


def _open_again(env: Env, thread: TableThread) -> None:
    """Open a thread that the bot has opened in an earlier run; others are there in every run."""
    if thread.thread in env.backend.channels:
        return
    kind = discord.ChannelType.private_thread if thread.is_private else discord.ChannelType.public_thread
    env.backend.create_thread(
        thread.channel,
        thread.name,
        env.backend.bot_user.id,
        type=kind.value,
        message_id=thread.thread,  # a thread that is opened at a message has its key
        broadcast=False,
    )


def _open_direct_messages(users: Iterable[UserHandle]) -> None:
    for user in users:
        _ = user.dm_channel  # is opened by being asked for
