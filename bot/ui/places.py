"""Keeping an eye on the places where tables stand, and telling players whose games are cut off."""

import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final

import discord

from bot.places import Trouble
from bot.presenters.places import troubles_panel
from bot.services import places
from bot.ui.desk import DeskClient, Interaction
from bot.ui.failures import is_our_mistake
from bot.ui.layout import NOBODY, PanelView
from bot.ui.permissions import lacking_for_board
from bot.ui.reopening import reopen

LOG: Final = logging.getLogger(__name__)
WAYS_OUT: Final = frozenset({"move-here", "admin status"})
"""The commands of somebody who knows what is wrong."""


async def surely(work: Awaitable[None]) -> None:
    """Do what an event asks for; what fails now is met at the next call, or the next start."""
    try:
        await work
    except Exception as error:
        if is_our_mistake(error):
            LOG.exception("a change on Discord was not followed up")
        else:
            LOG.warning("a change on Discord was not followed up: %r", error)


async def check_servers(client: DeskClient) -> None:
    """Look at all places where open tables stand: what happened to them while the bot was away."""
    for guild in client.guilds:
        await check_server(client, guild)
    await client.desk.delivery.deliver_due()


async def check_server(client: DeskClient, guild: discord.Guild) -> None:
    """Look at the places of one server: archived threads are opened again, and what is wrong is noted."""
    found = await client.desk.store.run(partial(places.open_places, guild=guild.id))
    for channel, was_in_trouble in found.items():
        place = guild.get_channel_or_thread(channel)
        is_closed = isinstance(place, discord.Thread) and (place.archived or place.locked)
        if place is None or is_closed or was_in_trouble:
            await _look_at(client, guild, channel)


async def check_troubled(client: DeskClient, guild: discord.Guild) -> None:
    """Look at the places of a server that are in trouble, because something has changed there."""
    found = await client.desk.store.run(partial(places.open_places, guild=guild.id))
    for channel in (channel for channel, was_in_trouble in found.items() if was_in_trouble):
        await _look_at(client, guild, channel)
    await client.desk.delivery.deliver_due()


async def welcome(client: DeskClient, guild: discord.Guild) -> None:
    """Take up the tables of a server that the bot has come to, come back to, or was away from."""
    await check_server(client, guild)
    again = partial(places.failing_tables, guild=guild.id, at=client.desk.now())
    for table_id in await client.desk.store.run(again):
        await client.desk.delivery.deliver(table_id)


async def note_removal(client: DeskClient, guild: discord.Guild) -> None:
    """Note that the bot was removed from a server; its tables are kept."""
    work = partial(places.note_removal, guild=guild.id, at=client.desk.now())
    await client.desk.store.run(work)


async def note_deletion(client: DeskClient, guild: int, channel: int) -> None:
    """Note that a channel or a thread was deleted, if a table stands there."""
    await _note(client, guild, channel, Trouble.DELETED)


async def follow_thread(client: DeskClient, guild: discord.Guild, thread: int) -> None:
    """Look at a thread that was archived, locked, or opened again, if a table stands there."""
    if await client.desk.store.run(partial(places.hosts_table, channel=thread)):
        await _look_at(client, guild, thread)
        await client.desk.delivery.deliver_due()


async def tell_troubles(interaction: Interaction) -> None:
    """Tell somebody who used a command which of his games there, or by direct messages, are cut off; once."""
    desk, command = interaction.client.desk, interaction.command
    if command is None or command.qualified_name in WAYS_OUT:
        return
    work = partial(places.troubled_tables, snowflake=interaction.user.id, guild=interaction.guild_id)
    keys = {(interaction.user.id, each.table.id, each.since): each for each in await desk.store.run(work)}
    found = [each for key, each in keys.items() if key not in desk.told]
    if found:
        panel = troubles_panel(found, interaction.user.id)
        await interaction.followup.send(view=PanelView(panel), ephemeral=True, allowed_mentions=NOBODY)
        desk.told.update(keys)


async def _look_at(client: DeskClient, guild: discord.Guild, channel: int) -> None:
    """Open a place again if it is an archived thread, and note how it stands."""
    trouble = await reopen(client, channel)
    place = guild.get_channel_or_thread(channel)
    if trouble is None and place is not None and lacking_for_board(place.permissions_for(guild.me), place):
        trouble = Trouble.FORBIDDEN
    await _note(client, guild.id, channel, trouble)


async def _note(client: DeskClient, guild: int, channel: int, trouble: Trouble | None) -> None:
    work = partial(places.note_state, channel=channel, guild=guild, trouble=trouble, at=client.desk.now())
    await client.desk.store.run(work)
