"""Commands about other people: `/block`, `/unblock` and `/report`, and where admins read what is reported."""

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord.commands.channel import admin
from bot.discord.pressing.replies import NotPossible, answering, board_link, say
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, also_directly, caller_of, guild_of, request_of, user_of
from bot.discord.wire.components import NOBODY, PanelView
from bot.discord.wire.failures import is_our_mistake
from bot.play.base.errors import NoTable
from bot.play.base.keys import ChannelSnowflake
from bot.play.base.table import Table
from bot.play.base.use_case import Caller, UnitOfWork
from bot.play.display.panel import Panel
from bot.play.tables import blocks
from bot.play.tables.settings import change_server, preferences_of_server
from bot.play.tables.visibility import table_in_channel
from bot.play.text import blocks as text
from bot.text.catalogue import phrase
from bot.text.language import speaking

LONGEST_REPORT: Final = 500


@app_commands.command()
@also_directly
@answering
async def block(interaction: Interaction, player: discord.User | None = None) -> None:
    store = interaction.client.context.store
    if player is None:
        blocked = await store.run(blocks.blocked_by, snowflake=user_of(interaction))
        await say(interaction, text.list_of(blocked))
        return
    other = _other(interaction, player)
    found = await store.run(blocks.block, request=request_of(interaction), other=other)
    await say(interaction, text.blocked(found))


@app_commands.command()
@also_directly
@answering
async def unblock(interaction: Interaction, player: discord.User) -> None:
    store, other = interaction.client.context.store, _other(interaction, player)
    found = await store.run(blocks.unblock, request=request_of(interaction), other=other)
    await say(interaction, text.unblocked(found))


def _other(interaction: Interaction, user: discord.User | discord.Member) -> Caller:
    if user.bot or user == interaction.user:
        raise NotPossible(phrase("block-not-this"))
    return caller_of(user)


@app_commands.command()
@app_commands.guild_only()
@answering
async def report(
    interaction: Interaction, player: discord.User, reason: Range[str, 1, LONGEST_REPORT]
) -> None:
    """Tell the admins at once; where that fails, the caller is told, who can try another way."""
    other, viewer = _other(interaction, player), viewer_of(interaction)

    def query(uow: UnitOfWork) -> tuple[ChannelSnowflake | None, Table | None]:
        reports = preferences_of_server(uow, viewer.guild).reports
        try:
            return reports, table_in_channel(uow, viewer)
        except NoTable:
            return reports, None

    context = interaction.client.context
    reports, table = await context.store.run(query)
    channel = interaction.client.get_channel(reports) if reports is not None else None
    if not isinstance(channel, discord.TextChannel):
        raise NotPossible(phrase("report-nowhere"))
    with speaking(context.languages.of_place(interaction)):
        link = "" if table is None else board_link(table)
        place = link or getattr(interaction.channel, "mention", "")
        told = text.report(caller_of(interaction.user), other, reason, place)
    try:
        await channel.send(view=PanelView(Panel(told)), allowed_mentions=NOBODY)
    except Exception as error:
        if is_our_mistake(error):
            raise
        raise NotPossible(phrase("report-failed")) from error
    await say(interaction, phrase("report-done"))


@admin.command(name="reports")
@answering
async def choose_reports(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    guild = guild_of(interaction)
    if guild is None:
        raise NotPossible(phrase("place-server-only"))
    if channel is not None and not channel.permissions_for(channel.guild.me).send_messages:
        raise NotPossible(phrase("report-not-there", channel=channel.mention))
    key = None if channel is None else ChannelSnowflake(channel.id)
    await interaction.client.context.store.run(
        change_server,
        request=request_of(interaction),
        guild=guild,
        change=lambda chosen: replace(chosen, reports=key),
    )
    place = "" if channel is None else channel.mention
    await say(interaction, phrase("report-channel", channel=place, is_chosen=bool(place)))
