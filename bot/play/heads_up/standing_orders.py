"""Giving and revoking standing orders, and what they lead to at once."""

from dataclasses import dataclass

from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import NotSeated, OccasionThere
from bot.play.base.keys import TableId, UserSnowflake
from bot.play.base.preferences import preferences_of_player
from bot.play.base.standing_orders import (
    NOTHING,
    OF_GAME,
    Order,
    StandingOrders,
    is_occasion,
    orders_at,
    orders_by_settings,
    store_orders,
)
from bot.play.base.use_case import Request
from bot.play.heads_up.lifecycle import HEADS_UP_LIFECYCLE, Happened, check_playing
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.flow import Flow, LockedTable, lock_for
from storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class OwnOrders:
    """A player's orders at a table after a change, and its immediate result, if any.

    `settled` are the orders that hold at every table, by the player's settings.
    """

    table: HeadsUpTable
    orders: StandingOrders
    settled: frozenset[Order]
    happened: Happened | None = None


def orders_of(uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake) -> OwnOrders:
    """A player's standing orders at a table.

    Raises:
        NotSeated: They do not play there.
        NotPlaying: Nothing is played there any more.
    """
    table = load_table(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    check_playing(table, player.id, None)
    return _ordered(uow, table, player.id)


def give_order(
    uow: UnitOfWork, request: Request, table_id: TableId, order: Order, dice_source: DiceSource
) -> OwnOrders:
    """Give one more order of the caller, in place of what contradicts it, and do at once what it leads to.

    Raises:
        NotSeated: The caller does not play there.
        NotPlaying: Nothing is played there any more.
        OccasionThere: The order is for a next occasion, and one is there now, to be decided by
            hand; or no game is being played.
    """
    held = _own_table(uow, request, table_id)
    table, player = held.table, held.caller.id
    given = orders_at(uow, table.id).get(player, NOTHING)
    if is_occasion(table.game, player, order) or (order in OF_GAME and table.is_between_games):
        raise OccasionThere(table, order)
    orders = given.with_given(order)
    store_orders(uow, table.id, player, orders, request.at)
    flow = Flow(uow, HEADS_UP_LIFECYCLE, held.record, table, dice_source, request.at)
    flow.actor = player
    flow.advance()
    if not flow.logged:
        return _ordered(uow, table, player)
    saved = flow.save()
    flow.enqueue_board()
    return _ordered(uow, saved, player, flow.outcome())


def revoke_order(uow: UnitOfWork, request: Request, table_id: TableId, order: Order) -> OwnOrders:
    """Raises NotSeated or NotPlaying."""
    held = _own_table(uow, request, table_id)
    table, player = held.table, held.caller.id
    orders = orders_at(uow, table.id).get(player, NOTHING).without([order])
    store_orders(uow, table.id, player, orders, request.at)
    return _ordered(uow, table, player)


def _ordered(
    uow: UnitOfWork, table: HeadsUpTable, player: PlayerId, happened: Happened | None = None
) -> OwnOrders:
    settled = frozenset(orders_by_settings(preferences_of_player(uow, player)))
    return OwnOrders(table, orders_at(uow, table.id).get(player, NOTHING), settled, happened)


def _own_table(uow: UnitOfWork, request: Request, table_id: TableId) -> LockedTable[HeadsUpTable]:
    held = lock_for(uow, HEADS_UP_LIFECYCLE, request, table_id)
    check_playing(held.table, held.caller.id, None)
    return held
