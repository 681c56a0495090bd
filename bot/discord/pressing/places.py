"""Channels and threads of tables: opens threads, keeps them open, and watches for trouble.

Players whose games are cut off are told.
"""

import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, TypeVar

import discord

from bot.discord.posting.lease import NOT_READ, once_ours
from bot.discord.pressing.actions import (
    ActionResult,
    PrivateAnswer,
    handle_action,
    posted_panel,
    show_outcome,
)
from bot.discord.pressing.replies import NotPossible, board_link, show
from bot.discord.pressing.responses import acknowledge, tell_beside
from bot.discord.service.context import ContextClient, Interaction, channel_of, guild_of, request_of, user_of
from bot.discord.wire import fetch
from bot.discord.wire.components import NO_TABLE, PanelView
from bot.discord.wire.custom_ids import CommandRef
from bot.discord.wire.failures import (
    DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES,
    IN_NEW_THREAD,
    TOO_MANY_ANNOUNCEMENTS,
    TOO_MANY_OPEN_THREADS,
    code_of,
    discord_may_fail,
    is_our_mistake,
    lacking,
    lacking_for_board,
    reopen,
    wait_after,
)
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.errors import AlreadyHandled, ChannelBusy
from bot.play.base.keys import NO_GUILD, ChannelSnowflake, Edition, GuildSnowflake, TableId, UserSnowflake
from bot.play.base.table import Outcome, Place, Player, Table
from bot.play.base.use_case import Request, UnitOfWork
from bot.play.display.panel import Panel
from bot.play.kinds.kind import words_of
from bot.play.pages.panels import cut_off_panel, status_panel
from bot.play.tables import places
from bot.play.tables.places import Permission, ServerReport, server_report
from bot.play.tables.store import INTERACTION_LIFETIME
from bot.play.text import places as place_text
from bot.text.catalogue import phrase

LOG: Final = logging.getLogger(__name__)
TOO_MANY_THREADS: Final = (TOO_MANY_OPEN_THREADS, TOO_MANY_ANNOUNCEMENTS)
WAYS_OUT: Final = frozenset({"move-here", "admin status"})
"""The commands of somebody who knows what is wrong."""

INVITED_WITH: Final = discord.Permissions(**{each.value: True for each in Permission})
"""The permissions in the invitation link."""

PEOPLE_LOOKED_FOR: Final = 20
"""Discord is asked for each of them."""

T = TypeVar("T", bound=Table)
E = TypeVar("E")


async def open_table(
    interaction: Interaction,
    open_at: Callable[[UnitOfWork, Request, Place], T],
    check: Callable[[UnitOfWork], None],
    called: str,
    in_thread: Callable[[Outcome[T, E], T, UserSnowflake], Panel],
    *,
    has_thread: bool,
) -> None:
    """Open a table in this channel; if that is taken, or on request, in a new thread.

    In an announcement channel it always gets a thread: Discord limits edits there.
    `check` raises why the caller may open none, before there is a thread for it. The thread has the name
    `called`; `in_thread` answers whoever got one.

    Raises:
        NotPossible: The bot may not show a board here, or there can be no thread.
    """

    def work(uow: UnitOfWork, request: Request, _table: TableId, _edition: Edition | None, place: Place) -> T:
        return open_at(uow, request, place)

    guild, new, taken = guild_of(interaction), CommandRef(NO_TABLE), None
    here: PrivateAnswer[T, E] = PrivateAnswer(posted_panel)
    is_announced = is_for_announcements(interaction.channel)
    if not has_thread and not is_announced:
        check_permissions(interaction)
        try:
            await handle_action(interaction, new, here, work, Place(guild, channel_of(interaction)))
        except ChannelBusy as busy:
            taken = busy.table
        else:
            return
    await interaction.client.context.store.run(check)
    try:
        thread = await open_thread(interaction, called, taken)
    except NotPossible as refused:
        if not is_announced:
            raise
        raise NotPossible(f"{phrase('place-announcements')} {refused.sentence}") from refused
    await handle_action(interaction, new, PrivateAnswer(in_thread), work, Place(guild, thread))


async def open_thread(interaction: Interaction, called: str, taken: Table | None) -> ChannelSnowflake:
    """Open a thread for a table, in this channel or the parent of this thread.

    The interaction is acknowledged first: one that Discord delivers twice opens one thread.

    Raises:
        NotPossible: There can be no thread; the sentence says why, and which table the channel is `taken` by.
        AlreadyHandled: The same interaction has been carried out, or is.
    """
    check_membership(interaction)
    parent = _parent(interaction)
    if parent is None:
        raise _no_thread(interaction, phrase("place-thread-nowhere"), taken)
    missing = lacking(interaction.app_permissions, IN_NEW_THREAD)
    if missing:
        raise _no_thread(interaction, place_text.lacking_for_thread(missing), taken)
    await _acknowledge_once(interaction)
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    try:
        thread = await parent.create_thread(
            name=called, type=kind, auto_archive_duration=DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES
        )
    except Exception as error:
        if is_our_mistake(error):
            raise
        LOG.warning("channel %d: no thread was opened: %r", parent.id, error)
        why = _why_refused(error, interaction.client.context.now())
        raise _no_thread(interaction, why, taken) from error
    return ChannelSnowflake(thread.id)


def check_membership(interaction: Interaction) -> None:
    """Raise NotPossible on a server of which the bot is no member.

    People can type commands even there, if it was invited without the scope `bot`.
    """
    client, guild = interaction.client, guild_of(interaction)
    if guild is not None and client.get_guild(guild) is None:
        link = discord.utils.oauth_url(client.application_id or 0, permissions=INVITED_WITH)
        raise NotPossible(phrase("place-not-a-member", link=link))


def check_permissions(interaction: Interaction) -> None:
    """Raise NotPossible if the bot may not show a board where the interaction was made.

    In direct messages it may.
    """
    check_membership(interaction)
    missing = guild_of(interaction) and lacking_for_board(interaction.app_permissions, interaction.channel)
    if missing:
        raise NotPossible(place_text.cannot_post(missing))


def is_for_announcements(place: object) -> bool:
    """Whether a channel is one whose messages are published, and not a thread in one."""
    return isinstance(place, discord.TextChannel) and place.is_news()


def _parent(interaction: Interaction) -> discord.TextChannel | None:
    """The text channel of an interaction, or the parent of its thread."""
    here = interaction.channel
    parent = here.parent if isinstance(here, discord.Thread) else here
    return parent if isinstance(parent, discord.TextChannel) else None


async def _acknowledge_once(interaction: Interaction) -> None:
    """Acknowledge an interaction; raises AlreadyHandled if an earlier delivery was.

    Discord repeats one only to the process that it has told before, when their connection is resumed.
    """
    known, now = interaction.client.context.opening, interaction.client.context.now()
    if interaction.id in known:
        raise AlreadyHandled
    for old in [each for each, at in known.items() if now - at > INTERACTION_LIFETIME]:
        del known[old]
    known[interaction.id] = now
    await acknowledge(interaction)


def _why_refused(error: Exception, now: datetime) -> str:
    """Why Discord opens no thread: after some in a row, it opens none in the same channel for minutes."""
    if code_of(error) in TOO_MANY_THREADS:
        return phrase("place-thread-too-many")
    if wait := wait_after(error):
        return place_text.threads_limited(now + wait)
    return phrase("place-thread-refused")


def _no_thread(interaction: Interaction, why: str, taken: Table | None) -> NotPossible:
    if taken is None:
        return NotPossible(place_text.no_thread(why, None))
    link = board_link(taken, user_of(interaction))
    return NotPossible(f"{place_text.no_thread(why, words_of(taken).title(taken))} {link}".rstrip())


async def check_servers(client: ContextClient) -> None:
    """Look at all channels of open tables: what happened to them while the bot was away."""
    for guild in client.guilds:
        await check_server(client, guild)
    await client.context.delivery.deliver_due()


async def check_server(client: ContextClient, guild: discord.Guild) -> None:
    """Look at the channels of one server: archived threads are opened again, and problems noted."""
    found = await client.context.store.run(places.open_places, guild=GuildSnowflake(guild.id))
    for channel, was_in_trouble in found.items():
        place = guild.get_channel_or_thread(channel)
        is_closed = isinstance(place, discord.Thread) and (place.archived or place.locked)
        if place is None or is_closed or was_in_trouble:
            with discord_may_fail("not looked at: channel", channel):  # all others are
                await _look_at(client, guild, channel)


async def check_channels_with_problems(client: ContextClient, guild: discord.Guild) -> None:
    """Look again at the channels of a server with problems, because something has changed there."""
    found = await client.context.store.run(places.open_places, guild=GuildSnowflake(guild.id))
    for channel in (channel for channel, was_in_trouble in found.items() if was_in_trouble):
        with discord_may_fail("not looked at: channel", channel):
            await _look_at(client, guild, channel)
    await client.context.delivery.deliver_due()


async def welcome(client: ContextClient, guild: discord.Guild) -> None:
    """Take up the tables of a server that the bot has come to, come back to, or was away from."""
    await check_server(client, guild)
    for table_id in await client.context.store.run(
        places.failing_tables, guild=GuildSnowflake(guild.id), at=client.context.now()
    ):
        await client.context.delivery.deliver(table_id)


async def record_removal(client: ContextClient, guild: discord.Guild) -> None:
    """Note that the bot was removed from a server, whose tables are kept."""
    await client.context.store.run(
        places.record_removal, guild=GuildSnowflake(guild.id), at=client.context.now()
    )


async def record_deletion(client: ContextClient, guild: GuildSnowflake, channel: ChannelSnowflake) -> None:
    """Note that a channel or thread was deleted, if a table stands there."""
    await _record(client, guild, channel, ChannelProblem.DELETED)


async def follow_thread(client: ContextClient, guild: discord.Guild, thread: ChannelSnowflake) -> None:
    """Look at a thread that was archived, locked, or opened again, if a table stands there."""
    if await client.context.store.run(places.hosts_table, channel=thread):
        await _look_at(client, guild, thread)
        await client.context.delivery.deliver_due()


async def warn_of_cut_off_games(interaction: Interaction) -> None:
    """Tell somebody who used a command, once, which of their games are cut off, there or directly."""
    context, command = interaction.client.context, interaction.command
    if command is None or command.qualified_name in WAYS_OUT:
        return
    keys = {
        (user_of(interaction), each.table.id, each.since): each
        for each in await context.store.run(
            places.cut_off_tables, snowflake=user_of(interaction), guild=guild_of(interaction)
        )
    }
    found = [each for key, each in keys.items() if key not in context.warned]
    if found:
        await tell_beside(interaction, PanelView(cut_off_panel(found, user_of(interaction))))
        context.warned.update(keys)


async def _look_at(client: ContextClient, guild: discord.Guild, channel: ChannelSnowflake) -> None:
    """Open a channel again if it is an archived thread, and note its state."""
    problem = await reopen(client, channel)
    place = guild.get_channel_or_thread(channel)
    if problem is None and place is not None and lacking_for_board(place.permissions_for(guild.me), place):
        problem = ChannelProblem.FORBIDDEN
    await _record(client, GuildSnowflake(guild.id), channel, problem)


async def _record(
    client: ContextClient, guild: GuildSnowflake, channel: ChannelSnowflake, problem: ChannelProblem | None
) -> None:
    await client.context.store.run(
        places.record_state, channel=channel, guild=guild, problem=problem, at=client.context.now()
    )


async def move_here(interaction: Interaction, number: TableId | None) -> None:
    """Move a game of the caller here: the one of that number, or the only one from elsewhere.

    Raises:
        NotPossible: The bot may not show a board here, there is no game to move, or several; or the
            other player could not see it here; or here are announcements.
    """
    check_permissions(interaction)
    if is_for_announcements(interaction.channel):
        raise NotPossible(phrase("place-move-announcements"))
    context, channel = interaction.client.context, channel_of(interaction)
    chosen = await _only_one(interaction, channel) if number is None else number
    who = user_of(interaction)
    table = await context.store.run(places.table_to_move, snowflake=who, table_id=chosen, channel=channel)
    await acknowledge(interaction)  # before Discord is asked for each of the others
    await _check_others(interaction, table)
    place = Place(guild_of(interaction), channel)
    async with context.delivery.lock_of(table.id):
        request = request_of(interaction)
        moved = await once_ours(context.store, places.move, request=request, table_id=table.id, place=place)
    await show_outcome(
        interaction, ActionResult(Outcome(moved, ()), NOT_READ, is_answered=True), PrivateAnswer(_moved_panel)
    )


async def _only_one(interaction: Interaction, channel: ChannelSnowflake) -> TableId:
    """The only table that the caller has elsewhere."""
    found = await interaction.client.context.store.run(
        places.movable_tables, snowflake=user_of(interaction), channel=channel
    )
    if not found:
        raise NotPossible(phrase("place-nothing-to-move"))
    if len(found) > 1:
        raise NotPossible(place_text.several_to_move(found))
    return found[0].id


async def _check_others(interaction: Interaction, table: Table) -> None:
    """Raise NotPossible unless the other players can see this channel.

    A player who has left the server where they play keeps nobody from moving the game within it.
    """
    for player in table.playing:
        if player.snowflake in (None, user_of(interaction)):
            continue
        member = await _member_here(interaction, player)
        if member is None and table.guild != guild_of(interaction):
            raise NotPossible(place_text.player_not_here(player))
        if member is not None and not _can_see(interaction, member):
            raise NotPossible(place_text.player_cannot_see(player))


async def _member_here(interaction: Interaction, player: Player) -> discord.Member | None:
    return None if interaction.guild is None else await fetch.member(interaction.guild, player)


def _can_see(interaction: Interaction, member: discord.Member) -> bool:
    here = interaction.channel
    if not isinstance(here, discord.abc.GuildChannel | discord.Thread):
        return True
    return here.permissions_for(member).view_channel


def _moved_panel(_outcome: object, table: Table, user: UserSnowflake) -> Panel:
    return Panel(f"{words_of(table).moved_here(table)} {board_link(table, user)}".rstrip())


async def show_status(interaction: Interaction) -> None:
    """Show what is wrong on this server, to those who may manage it.

    Raises:
        NotPossible: The caller may not, or the bot is no member.
    """
    check_membership(interaction)
    if not interaction.permissions.manage_guild:
        raise NotPossible(phrase("place-status-refused"))
    context = interaction.client.context
    report = await context.store.run(server_report, guild=guild_of(interaction) or NO_GUILD)
    await acknowledge(interaction)
    gone = await _gone(interaction, report)
    is_quarantined = await context.delivery.direct_channels.is_quarantined()
    panel = status_panel(report, _missing(interaction, report), gone, is_quarantined=is_quarantined)
    await show(interaction, panel)


def _missing(interaction: Interaction, report: ServerReport) -> Mapping[ChannelSnowflake, list[Permission]]:
    """Missing permissions, by the channels of open tables that the bot sees."""
    guild = interaction.guild
    found = {}
    for channel in (table.channel for table in report.tables if table.channel is not None):
        place = guild and guild.get_channel_or_thread(channel)
        missing = lacking_for_board(place.permissions_for(guild.me), place) if guild and place else []
        if missing:
            found[channel] = missing
    return found


async def _gone(interaction: Interaction, report: ServerReport) -> list[Player]:
    """Of the first players of open tables, those who have left the server."""
    everyone = {player.id: player for table in report.tables for player in table.players.values()}
    first = list(everyone.values())[:PEOPLE_LOOKED_FOR]
    return [player for player in first if await _member_here(interaction, player) is None]
