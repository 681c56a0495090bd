"""Asking once more before something that cannot be taken back: doubling, passing a double, and resigning."""

from functools import partial

from bot.engine import Drop, OfferDouble, OfferResignation, WinKind
from bot.presenters import sentences
from bot.presenters.confirmations import double_panel, pass_panel, resign_panel
from bot.services.acting import table_awaiting
from bot.services.settings import confirms_doubles
from bot.ui.acting import carry_out
from bot.ui.custom_id import CustomId
from bot.ui.desk import Interaction
from bot.ui.replies import say, show


async def ask_to_double(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Ask whether to double; whoever does not want to be asked doubles at once."""
    store, user = interaction.client.desk.store, interaction.user.id
    if not await store.run(partial(confirms_doubles, snowflake=user)):
        await carry_out(interaction, table_id, version, lambda _game: OfferDouble())
        return
    work = partial(table_awaiting, snowflake=user, table_id=table_id, version=version, wanted=OfferDouble)
    table, player = await store.run(work)
    await show(interaction, double_panel(table.game, player), table)


async def ask_to_pass(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Ask whether to pass the open double."""
    work = partial(
        table_awaiting, snowflake=interaction.user.id, table_id=table_id, version=version, wanted=Drop
    )
    table, _ = await interaction.client.desk.store.run(work)
    await show(interaction, pass_panel(table.game), table)


async def ask_to_resign(
    interaction: Interaction, table_id: int, version: int | None, kind: WinKind | None = None
) -> None:
    """Ask which loss to offer, or whether to offer that one."""
    work = partial(
        table_awaiting,
        snowflake=interaction.user.id,
        table_id=table_id,
        version=version,
        wanted=OfferResignation,
    )
    table, player = await interaction.client.desk.store.run(work)
    await show(interaction, resign_panel(table.game, player, kind), table)


async def keep_playing(interaction: Interaction, _act: CustomId) -> None:
    """Take the question away; nothing was done."""
    await say(interaction, sentences.KEPT)
