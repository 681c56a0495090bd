"""A player's standing orders: showing them to that player alone, and switching them on and off."""

from discord import app_commands

from bot.discord.actions import act
from bot.discord.context import Interaction, also_directly, dice_of, user_of
from bot.discord.custom_ids import AtTable, CustomId, Here, UnknownButton
from bot.discord.heads_up.actions import DONE, heads_up_here
from bot.discord.replies import answering, explain, show
from bot.discord.sight import read
from bot.play.auto_play import Order
from bot.play.errors import OccasionThere
from bot.play.flow import Question
from bot.play.heads_up.orders import give_order, orders_of, revoke_order
from bot.play.heads_up.rules import Happened
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import Edition, TableId
from bot.play.panels import OFF, ON, orders_panel
from bot.play.use_case import Request, UnitOfWork


@app_commands.command()
@also_directly
@answering
async def orders(interaction: Interaction) -> None:
    table = await heads_up_here(interaction)
    await show_orders(interaction, Here(table.id))


async def show_orders(interaction: Interaction, at: AtTable, refusal: str = "") -> None:
    ordered = await read(interaction, at.table, orders_of, at.table, user_of(interaction))
    await show(interaction, orders_panel(ordered.orders, ordered.settled, refusal), ordered.table)


async def switch_order(interaction: Interaction, pressed: CustomId) -> None:
    """Whatever the switch leads to at once is shown to everyone."""
    name, _, way = pressed.argument.partition(".")
    if name not in set(Order) or way not in {ON, OFF}:
        raise UnknownButton(pressed.argument)
    order, dice_source = Order(name), dice_of(interaction)

    def switch(
        uow: UnitOfWork, request: Request, table_id: TableId, _edition: Edition | None
    ) -> Happened | Question[HeadsUpTable]:
        if way == OFF:
            ordered = revoke_order(uow, request, table_id, order)
        else:
            ordered = give_order(uow, request, table_id, order, dice_source)
        return ordered.happened or Question(ordered.table, orders_panel(ordered.orders, ordered.settled))

    try:
        await act(interaction, pressed, DONE, switch)
    except OccasionThere as refusal:
        await show_orders(interaction, pressed, explain(refusal, user_of(interaction)))
