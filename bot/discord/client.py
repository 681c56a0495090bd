"""The bot as Discord meets it, and the slash commands that Discord is told of."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot.analysis import Evaluator
from bot.configuration import Settings, Share
from bot.discord.commands import channel, dice, privacy, records, settings
from bot.discord.posting.delivery import Delivery, NewDeliverer
from bot.discord.posting.panel_delivery import PanelDelivery
from bot.discord.posting.table_delivery import TableDelivery
from bot.discord.presses import handle_press
from bot.discord.pressing import places
from bot.discord.pressing.replies import answer_error
from bot.discord.pressing.visibility import belongs_to
from bot.discord.service.analyst import Analyst
from bot.discord.service.bot_player import BotPlayer
from bot.discord.service.context import PATIENCE_SECONDS, BotContext, ContextClient, Interaction
from bot.discord.service.scheduler import Scheduler
from bot.discord.wire.components import TableButton, TableMenu
from bot.discord.wire.failures import is_our_mistake
from bot.discord.wire.languages import Languages
from bot.discord.wire.rest_pace import Pace, paced
from bot.discord.wire.wording import AnyCommand, Translator, worded
from bot.features import FEATURES, switch_all_on
from bot.play.base.dice_source import DiceSource
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, TableId
from bot.play.base.use_case import Store
from bot.play.posts.outbox import enqueue_all_again
from bot.play.tables.fair_play import FairPlay
from bot.play.tables.settings import LANGUAGES
from bot.running import end_work
from bot.web.monitoring import counting_calls
from render import themes
from storage import Database

LOG: Final = logging.getLogger(__name__)
LONGEST_ENDING_SECONDS: Final = 10.0
LONGEST_RATE_LIMIT_SECONDS: Final = 30.0  # a longer one leaves the post in the outbox, to be tried later
NAMED: Final[Sequence[AnyCommand]] = (
    channel.roll,
    channel.double,
    channel.take,
    channel.pass_,
    channel.beaver,
    channel.play,
    channel.resign,
    channel.next_,
    *(command for feature in FEATURES for command in feature.commands),
    channel.note,
    channel.board,
    channel.turns,
    channel.move_here,
    records.history,
    records.replay,
    records.export,
    records.analyse,
    dice.dice_commands,
    privacy.privacy_commands,
    settings.settings_commands,
    channel.admin,
    channel.help_,
)
INSTALLED_ON_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)


def _on_servers(command: AnyCommand) -> AnyCommand:
    """A command that nobody can take along to servers without the bot.

    Discord lets users install a new application for themselves, and a command that does not say otherwise
    follows the application.
    """
    command.allowed_installs = INSTALLED_ON_SERVERS
    return command


COMMANDS: Final = tuple(_on_servers(worded(command)) for command in NAMED)


async def register_commands(tree: app_commands.CommandTree[Any], store: Store, *, is_alone: bool) -> None:
    """Tell Discord of a tree's commands, unless it has just those from another process on the store.

    A process that is alone always tells: nobody else does, and Discord may have forgotten.
    """
    commands = None if is_alone else await digest(tree)
    async with store.one_at_a_time():
        if is_alone or await store.run(lambda uow: uow.commands.last_registered()) != commands:
            await tree.sync()
            await store.run(lambda uow: uow.commands.record(commands))


async def digest(tree: app_commands.CommandTree[Any]) -> str:
    """A fingerprint of the application and its commands, in all languages."""
    translator = tree.translator
    payloads = [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
    ]
    told = json.dumps([tree.client.application_id, payloads], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


class Tree(app_commands.CommandTree[ContextClient]):
    """The slash commands; each speaks its reader's language."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Let everybody through; whatever the interaction asks for after this is said in that language."""
        interaction.client.context.languages.speak_to_reader(interaction)
        return True


class BarpointBot(ContextClient):
    """Barpoint on Discord: slash commands, buttons, and what the bot does by itself."""

    press = staticmethod(handle_press)

    def __init__(
        self,
        settings: Settings,
        database: Database,
        now: Callable[[], datetime],
        dice_source: DiceSource,
        evaluator: Evaluator,
        patience: float,
        **options: Any,  # noqa: ANN401 - discord.py's own
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_RATE_LIMIT_SECONDS,
            http_trace=paced(counting_calls(), Pace(settings.requests_per_second)),
            **options,
        )
        languages, theme = Languages(self), themes[settings.theme]
        of_tables = partial(TableDelivery, theme, languages)
        of_features = [deliverer for feature in FEATURES for deliverer in feature.deliverers]
        deliverers: list[NewDeliverer] = [of_tables, PanelDelivery, *of_features]
        delivery = Delivery(self, database, now, theme, languages, deliverers)
        fair_play = FairPlay(database, partial(belongs_to, self))
        bot_player = BotPlayer(database, delivery, evaluator, fair_play, dice_source, now)
        analyst = Analyst(self, database, evaluator, delivery, languages, now)
        self.context = BotContext(
            database,
            delivery,
            languages,
            now,
            dice_source,
            theme,
            evaluator,
            bot_player,
            analyst,
            fair_play,
            patience,
        )
        delivery.when_shown = self._show_onlookers
        self.tree = Tree(self)
        self.tree.error(answer_error)
        for command in COMMANDS:
            self.tree.add_command(command)
        self.add_dynamic_items(TableButton, TableMenu)
        self._is_alone = settings.is_alone
        self._is_ending = False
        self.scheduler = Scheduler(self.context, is_alone=self._is_alone)

    async def setup_hook(self) -> None:
        if not self._is_alone:
            self.context.delivery.lease.start()
        await self.context.languages.load(self.context.store)
        await self.tree.set_translator(Translator())
        await register_commands(self.tree, self.context.store, is_alone=self._is_alone)

    async def on_ready(self) -> None:
        """Start the scheduler: its first run brings the channels what is pending."""
        LOG.info("ready; servers: %d", len(self.guilds))
        if not self._is_ending:
            self.scheduler.start()
        await self._follow_up(places.check_servers(self))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Take up the tables of a server after an outage of Discord's; at the start, `on_ready` does."""
        if self.is_ready():
            await self._follow_up(places.welcome(self, guild))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Take up the tables of a server that the bot comes back to."""
        await self._follow_up(places.welcome(self, guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Keep the tables of a server that has removed the bot; an outage of Discord's does not come here."""
        await self._follow_up(places.record_removal(self, guild))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._follow_up(
            places.record_deletion(self, GuildSnowflake(channel.guild.id), ChannelSnowflake(channel.id))
        )

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """A channel that was closed to the bot may be open again."""
        await self._follow_up(places.check_channels_with_problems(self, channel.guild))

    async def on_guild_role_update(self, _before: discord.Role, role: discord.Role) -> None:
        """Permissions that the bot lacked may have come."""
        await self._follow_up(places.check_channels_with_problems(self, role.guild))

    async def on_member_update(self, _before: discord.Member, member: discord.Member) -> None:
        """As for a role; Discord tells the bot only of itself."""
        await self._follow_up(places.check_channels_with_problems(self, member.guild))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Also comes when the thread's channel was deleted."""
        await self._follow_up(
            places.record_deletion(
                self, GuildSnowflake(payload.guild_id), ChannelSnowflake(payload.thread_id)
            )
        )

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        guild = self.get_guild(payload.guild_id)
        if guild is not None:
            await self._follow_up(places.follow_thread(self, guild, ChannelSnowflake(payload.thread_id)))

    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Tell players whose games are cut off."""
        await self._follow_up(places.warn_of_cut_off_games(interaction))

    async def on_interaction(self, _interaction: Interaction) -> None:
        """Wake the scheduler soon, since the interaction may leave something to do."""
        self.scheduler.wake_soon()

    def on_notify(self, word: str) -> None:
        """Do what another process asks for by a word; the empty word says that some may have been lost."""
        if word in (LANGUAGES, ""):
            reading = self._follow_up(self.context.languages.load(self.context.store))
            self.context.track(asyncio.create_task(reading))
        self.scheduler.wake()

    async def repost_all(self) -> None:
        """Post the live boards of all tables again, for a Discord that has forgotten their messages."""
        await self.context.store.run(enqueue_all_again, at=self.context.now())
        await self.context.delivery.deliver_due()

    @property
    def has_gateway(self) -> bool:
        """Whether Discord's gateway was ever reached; at first there is none, whatever its type says."""
        return isinstance(self.ws, DiscordWebSocket)

    async def close(self) -> None:
        """Stop the scheduler, let what is under way end for some seconds, and close the connection."""
        self._is_ending = True
        self.scheduler.stop()
        await self.context.analyst.stop()
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST_ENDING_SECONDS
        while work := self._work_under_way():  # what ends may have begun to deliver something
            await end_work(work, end - loop.time())
        await self.context.onlookers.end()
        if not self._is_alone:
            await self.context.delivery.lease.stop()
        self.context.heavy.close()
        await self.context.animator.close()
        await self.context.evaluator.close()
        await super().close()

    def _show_onlookers(self, table: TableId) -> None:
        self.context.onlookers.look_again(self.context.now(), table)

    async def _follow_up(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what an event asks for; a failure now is met at the next call, or the next start.

        The bot's end waits for what has begun; nothing begins after it.
        """
        if self._is_ending:
            work.close()
            return
        if task := asyncio.current_task():
            self.context.track(task)
        try:
            await work
        except Exception as error:
            if is_our_mistake(error):
                LOG.exception("a change on Discord was not followed up")
            else:
                LOG.warning("a change on Discord was not followed up: %r", error)

    def _work_under_way(self) -> set[asyncio.Task[Any]]:
        run = {self.scheduler.under_way} if self.scheduler.under_way else set()
        work = {*self.context.under_way, *self.context.delivery.under_way, *run}
        work |= {*self.context.bot_player.under_way.values(), *self.context.onlookers.under_way}
        return {task for task in work if task is not asyncio.current_task() and not task.done()}


class ShardedBot(BarpointBot, discord.AutoShardedClient):
    """Barpoint for some of Discord's shards, or for all: several connections in one process."""

    def __init__(self, share: Share, *parts: Any) -> None:  # noqa: ANN401 - those of any bot
        super().__init__(*parts, shard_ids=list(share.shards), shard_count=share.count)
        self.context.delivery.have_part(share.part)

    @property
    def has_gateway(self) -> bool:
        return bool(self.shards)


def create_bot(
    settings: Settings,
    database: Database,
    *,
    now: Callable[[], datetime],
    dice_source: DiceSource,
    patience: float = PATIENCE_SECONDS,
    evaluator: Evaluator | None = None,
) -> BarpointBot:
    """The bot, ready to start; the database stays the caller's, to be closed after the bot.

    An interaction that takes more than `patience` seconds is acknowledged meanwhile. Without an `evaluator`
    the bot has one of its own; it closes either.
    """
    switch_all_on()
    share, parts = settings.share, (settings, database, now, dice_source, evaluator or Evaluator(), patience)
    return BarpointBot(*parts) if share is None else ShardedBot(share, *parts)
