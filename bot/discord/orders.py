"""A player's standing orders: showing them to that player alone, and switching them on and off."""

from bot.discord.context import Interaction, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.looking import heads_up_here
from bot.discord.publishing import done_panel, publish
from bot.discord.replies import explain, show
from bot.play.auto_play import Order
from bot.play.errors import ContradictingOrder, OccasionThere
from bot.play.heads_up.orders import Ordered, give_order, orders_of, revoke_order
from bot.play.keys import TableId
from bot.play.panels import OFF, ON, orders_panel


async def show_orders_here(interaction: Interaction) -> None:
    table = await heads_up_here(interaction)
    await _show(interaction, table.id)


async def show_orders(interaction: Interaction, act: CustomId) -> None:
    await _show(interaction, act.table)


async def switch_order(interaction: Interaction, act: CustomId) -> None:
    """Whatever the switch leads to at once is shown to everyone."""
    try:
        ordered = await _switched(interaction, act)
    except (ContradictingOrder, OccasionThere) as refusal:
        await _show(interaction, act.table, explain(refusal, user_of(interaction)))
        return
    happened = ordered.happened
    if happened is None:
        await show(interaction, orders_panel(ordered.orders, ordered.settled), ordered.table)
    else:
        await publish(interaction, act.table, lambda table, user: done_panel(happened, table, user))


async def _show(interaction: Interaction, table_id: TableId, refusal: str = "") -> None:
    ordered = await interaction.client.context.store.run(
        orders_of, table_id=table_id, snowflake=user_of(interaction)
    )
    await show(interaction, orders_panel(ordered.orders, ordered.settled, refusal), ordered.table)


async def _switched(interaction: Interaction, act: CustomId) -> Ordered:
    context, request = interaction.client.context, request_of(interaction)
    name, _, way = act.argument.partition(".")
    if name not in set(Order) or way not in {ON, OFF}:
        raise UnknownButton(act.argument)
    if way == OFF:
        return await context.store.run(revoke_order, request=request, table_id=act.table, order=Order(name))
    return await context.store.run(
        give_order, request=request, table_id=act.table, order=Order(name), dice_source=context.dice_source
    )
