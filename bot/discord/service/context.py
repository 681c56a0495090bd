"""The context of presses and commands: the store, the clock, the dice, and the way to the channels."""

import asyncio
from asyncio import Task
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.analysis import Evaluator
from bot.discord.posting.delivery import Delivery
from bot.discord.posting.onlookers import Onlookers
from bot.discord.service.analyst import Analyst
from bot.discord.service.animation import AnimationProcess
from bot.discord.service.bot_player import BotPlayer
from bot.discord.wire.components import PressClient
from bot.discord.wire.languages import Languages
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import AtWorkAlready, TooManyRequests
from bot.play.base.exports import Check, limited
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, TableId, UserSnowflake, key_or_none
from bot.play.base.names import clean_name
from bot.play.base.namesakes import look_of
from bot.play.base.use_case import Caller, Request, Store
from bot.play.display.picture import Theme
from bot.play.tables.fair_play import FairPlay

LONGEST_SECONDS: Final = 10.0
"""Of the processor's time; a long match takes a tenth of one."""
T = TypeVar("T")


class HeavyWork:
    """The thread for work that takes long, and the people for whom some is under way."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="heavy")
        self._busy: set[UserSnowflake] = set()

    async def run(self, person: UserSnowflake, work: Callable[[Check], T]) -> T:
        """Run work in its turn.

        Raises:
            AtWorkAlready: Some is under way for that person.
            TooMuchWork: It took too long.
        """
        if person in self._busy:
            raise AtWorkAlready
        self._busy.add(person)
        try:
            loop, context = asyncio.get_running_loop(), copy_context()
            return await loop.run_in_executor(
                self._thread, lambda: context.run(work, limited(LONGEST_SECONDS))
            )
        finally:
            self._busy.discard(person)

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class RequestGate:
    """Lets through a few requests of each person at once, so that nobody's burst holds up the others."""

    AT_ONCE: Final = 3
    MOST: Final = 120
    """As many may be under way or wait; one more is refused."""

    def __init__(self) -> None:
        self._requests: Counter[UserSnowflake] = Counter()
        self._gates: dict[UserSnowflake, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def of(self, person: UserSnowflake) -> AsyncIterator[None]:
        """Wait for somebody's own earlier requests.

        Raises:
            TooManyRequests: Too many of them wait already.
        """
        if self._requests[person] >= self.MOST:
            raise TooManyRequests
        self._requests[person] += 1
        try:
            async with self._gates.setdefault(person, asyncio.Semaphore(self.AT_ONCE)):
                yield
        finally:
            self._requests[person] -= 1
            if not self._requests[person]:
                del self._requests[person], self._gates[person]


PATIENCE_SECONDS: Final = 0.25


@dataclass(frozen=True, slots=True)
class BotContext:
    """The services that the bot's callbacks share.

    `patience` is how many seconds an interaction may take before it is acknowledged in between: Discord waits
    three, and may be far away. `evaluator` is the strong player, in a process of its own that the first
    request starts, `bot_player` the bot as a player, and `analyst` makes the pending analyses, as far as
    `fair_play` lets them be shown. `warned` is which cut-off games people were warned of; after a restart
    they are warned again. `gate` lets nobody's burst hold up the others, `heavy` does what takes long,
    `animator` draws animations, and `onlookers` updates the boards of those who only watch. `opening` is when
    the interactions came for which threads are or were opened, `under_way` what the bot's end waits for.
    """

    store: Store
    delivery: Delivery
    languages: Languages
    now: Callable[[], datetime]
    dice_source: DiceSource
    theme: Theme
    evaluator: Evaluator
    bot_player: BotPlayer
    analyst: Analyst
    fair_play: FairPlay
    patience: float = PATIENCE_SECONDS
    gate: RequestGate = field(default_factory=RequestGate)
    heavy: HeavyWork = field(default_factory=HeavyWork)
    animator: AnimationProcess = field(default_factory=AnimationProcess)
    onlookers: Onlookers = field(default_factory=Onlookers)
    warned: set[tuple[UserSnowflake, TableId, datetime]] = field(default_factory=set)
    opening: dict[int, datetime] = field(default_factory=dict)
    under_way: set[Task[Any]] = field(default_factory=set)

    def track(self, task: Task[Any]) -> None:
        """Let the bot's end wait for a task."""
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


class ContextClient(PressClient):
    """A client whose callbacks find their context."""

    context: BotContext


Interaction = discord.Interaction[ContextClient]


def user_of(interaction: Interaction) -> UserSnowflake:
    return UserSnowflake(interaction.user.id)


def guild_of(interaction: Interaction) -> GuildSnowflake | None:
    return key_or_none(GuildSnowflake, interaction.guild_id)


def channel_of(interaction: Interaction) -> ChannelSnowflake:
    """0 where Discord does not say."""
    return ChannelSnowflake(interaction.channel_id or 0)


def request_of(interaction: Interaction) -> Request:
    """By their name on Discord."""
    caller = replace(caller_of(interaction.user), locale=interaction.locale.value)
    return Request(interaction.id, caller, interaction.client.context.now())


def dice_of(interaction: Interaction) -> DiceSource:
    return interaction.client.context.dice_source


def caller_of(user: discord.User | discord.Member) -> Caller:
    name = clean_name(user.global_name or "")
    return Caller(UserSnowflake(user.id), name if look_of(name) else user.name, user.bot, username=user.name)


also_directly: Final = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
ALSO_DIRECTLY: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
ON_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
