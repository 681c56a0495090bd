"""Dice that can be verified: what they come from, one's own words in them, and how a server's have fallen."""

from functools import partial

from bot.game_dice import GameDice
from bot.presenters import refusals
from bot.presenters.dice import dice_panel, totals_panel
from bot.presenters.sentences import dice as sentences
from bot.services import dice
from bot.services.access import hosted_read_by
from bot.services.chouettes.proving import dice_of_chouette
from bot.services.proving import dice_of
from bot.services.work import UnitOfWork
from bot.table import AnyTable, ChouetteTable
from bot.ui.access import reader_of
from bot.ui.desk import Interaction, request_of
from bot.ui.replies import NotPossible, say, show


async def show_dice(interaction: Interaction, table_id: int | None, number: int | None) -> None:
    """Show what the dice of a game come from; without a number, of the last; without a table, of this one."""
    reader = reader_of(interaction)

    def work(uow: UnitOfWork) -> tuple[AnyTable, tuple[GameDice, ...]]:
        table = hosted_read_by(uow, reader, table_id)
        if isinstance(table, ChouetteTable):
            return table, dice_of_chouette(uow, table, number)
        return table, dice_of(uow, table, number)

    await show(interaction, dice_panel(*await interaction.client.desk.store.run(work)))


async def give_words(interaction: Interaction, words: str) -> None:
    """Keep somebody's words for the next game of the channel's table."""
    request, channel = request_of(interaction), interaction.channel_id or 0
    work = partial(dice.give_words, request=request, channel=channel, words=words)
    table, coming = await interaction.client.desk.store.run(work)
    await say(interaction, sentences.words_given(coming, words), table)


async def show_totals(interaction: Interaction) -> None:
    """Show how the dice of a server have fallen; raises NotPossible elsewhere."""
    if interaction.guild_id is None:
        raise NotPossible(refusals.server_only())
    work = partial(dice.totals_of, guild=interaction.guild_id)
    await show(interaction, totals_panel(await interaction.client.desk.store.run(work)))
