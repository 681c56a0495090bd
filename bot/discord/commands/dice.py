"""Verifiable dice on Discord: their origin, a player's own words in them, and a server's totals."""

from typing import Final

from discord import app_commands

from bot.discord.commands.records import MOST_GAMES, offer_tables, parse_number
from bot.discord.pressing.replies import NotPossible, answering, say, show
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import ALSO_DIRECTLY, Interaction, guild_of, request_of
from bot.discord.wire.wording import group
from bot.engine.keys import GameNumber
from bot.play.base.dice_source import GameDice
from bot.play.base.keys import key_or_none
from bot.play.base.table import Table
from bot.play.base.use_case import UnitOfWork
from bot.play.kinds.kind import kind_of
from bot.play.pages.panels import dice_panel, totals_panel
from bot.play.tables import dice_proofs
from bot.play.tables.dice_proofs import LONGEST_WORDS
from bot.play.tables.visibility import table_for
from bot.play.text import dice as dice_text
from bot.text.catalogue import phrase

dice_commands: Final = group(name="dice", allowed_contexts=ALSO_DIRECTLY)


@dice_commands.command(name="show")
@app_commands.autocomplete(table=offer_tables)
@answering
async def show_command(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    """Without a number, the last game; without a table, this channel's."""
    viewer, table_id, number = viewer_of(interaction), parse_number(table), key_or_none(GameNumber, game)

    def work(uow: UnitOfWork) -> tuple[Table, tuple[GameDice, ...]]:
        found = table_for(uow, viewer, table_id)
        return found, kind_of(found).dice_of(uow, found, number)

    await show(interaction, dice_panel(*await interaction.client.context.store.run(work)))


@dice_commands.command(name="words")
@answering
async def words(interaction: Interaction, text: app_commands.Range[str, 1, LONGEST_WORDS]) -> None:
    request, viewer = request_of(interaction), viewer_of(interaction)
    table, coming = await interaction.client.context.store.run(
        dice_proofs.give_words, request=request, viewer=viewer, words=text
    )
    await say(interaction, dice_text.words_given(coming, text), table)


@dice_commands.command(name="server")
@answering
async def server(interaction: Interaction) -> None:
    """Raises NotPossible outside a server."""
    guild = guild_of(interaction)
    if guild is None:
        raise NotPossible(phrase("place-server-only"))
    totals = await interaction.client.context.store.run(dice_proofs.totals_of, guild=guild)
    await show(interaction, totals_panel(totals))
