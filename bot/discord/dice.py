"""Verifiable dice on Discord: their origin, a player's own words in them, and a server's totals."""

from bot.discord.context import Interaction, channel_of, guild_of, request_of
from bot.discord.looking import reader_of
from bot.discord.replies import NotPossible, say, show
from bot.engine.keys import GameNumber
from bot.play import dice_proofs
from bot.play.access import table_read_by
from bot.play.dice_source import GameDice
from bot.play.keys import TableId
from bot.play.kind import kind_of
from bot.play.panels import dice_panel, totals_panel
from bot.play.table import Table
from bot.play.text import dice as dice_text
from bot.play.text import places as place_text
from bot.play.use_case import UnitOfWork


async def show_dice(interaction: Interaction, table_id: TableId | None, number: GameNumber | None) -> None:
    """Without a number, the last game; without a table, this channel's."""
    reader = reader_of(interaction)

    def work(uow: UnitOfWork) -> tuple[Table, tuple[GameDice, ...]]:
        table = table_read_by(uow, reader, table_id)
        return table, kind_of(table).dice_of(uow, table, number)

    await show(interaction, dice_panel(*await interaction.client.context.store.run(work)))


async def give_words(interaction: Interaction, words: str) -> None:
    request, channel = request_of(interaction), channel_of(interaction)
    table, coming = await interaction.client.context.store.run(
        dice_proofs.give_words, request=request, channel=channel, words=words
    )
    await say(interaction, dice_text.words_given(coming, words), table)


async def show_totals(interaction: Interaction) -> None:
    """Raises NotPossible outside a server."""
    guild = guild_of(interaction)
    if guild is None:
        raise NotPossible(place_text.server_only())
    await show(
        interaction,
        totals_panel(await interaction.client.context.store.run(dice_proofs.totals_of, guild=guild)),
    )
