"""Acts for players if they have nothing to decide, or by their standing orders.

Players can switch the first off in their settings, for both kinds of table. Neither changes which dice come.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from typing import Final

from pydantic import TypeAdapter

from bot import engine
from bot.engine.autopilot import bear_off_greedily
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.engine.rights import cubes_to_double
from bot.play.base.keys import TableId
from bot.play.base.preferences import (
    NEVER_CHOSEN,
    PlayerPreferences,
    preferences_of_player,
    preferences_of_players,
)
from storage import UnitOfWork


class Order(StrEnum):
    """One order. It never changes which dice come, and can be revoked until the bot acts on it."""

    ROLL = "roll"  # roll where I cannot double
    FORCED = "forced"  # play where there is only one play
    BEAR_OFF = "bearoff"  # bear off by the published rule in a race without contact
    ROLL_GAME = "rollgame"  # roll in this game although I could double, until the cube is mine
    ROLL_TABLE = "rolltable"  # the same in every game at the table
    AFTER_HIT = "afterhit"  # but ask me once a checker was hit
    DOUBLE = "double"  # double at the start of my next turn
    TAKE = "take"  # take the next double
    PASS = "pass"  # noqa: S105 - pass the next double, not a password


ONCE: Final = frozenset({Order.DOUBLE, Order.TAKE, Order.PASS})
"""Orders for one occasion: used up by it, or by the end of the game."""

ROLL_FOR_ME: Final = frozenset({Order.ROLL_GAME, Order.ROLL_TABLE})
"""Orders to roll although a double would be legal; the cube ends them when it comes to the player's side."""

OF_GAME: Final = ONCE | {Order.ROLL_GAME}
"""Orders that end with the game, if not before."""

CONTRADICTIONS: Final = (
    frozenset({Order.TAKE, Order.PASS}),
    frozenset({Order.ROLL_TABLE, Order.DOUBLE}),
    frozenset({Order.ROLL_GAME, Order.DOUBLE}),
    frozenset({Order.ROLL_GAME, Order.ROLL_TABLE}),
)


@dataclass(frozen=True, slots=True)
class StandingOrders:
    """A player's orders at one table; raises ValueError if two of them contradict each other.

    `was_hit` is whether a checker was hit since the player's last roll, which counts while they want to be
    asked then; `is_stopped_by_cube` whether an order to roll ended because the cube came to their side, where
    it still is.
    """

    given: frozenset[Order] = frozenset()
    was_hit: bool = False
    is_stopped_by_cube: bool = False

    def __post_init__(self) -> None:
        for contradiction in CONTRADICTIONS:
            if contradiction <= self.given:
                raise ValueError(f"contradicting orders: {sorted(contradiction)}")

    def with_given(self, order: Order) -> "StandingOrders":
        """With one more order, in place of what contradicts it."""
        opposites = {other for pair in CONTRADICTIONS if order in pair for other in pair - {order}}
        return replace(self, given=(self.given - opposites) | {order})

    def without(self, orders: Collection[Order]) -> "StandingOrders":
        return replace(self, given=self.given.difference(orders))

    def after_cube(self, *, is_theirs: bool) -> "StandingOrders":
        """As the cube leaves them, which may have come to the player's side."""
        is_stopped = is_theirs and (self.is_stopped_by_cube or bool(self.given & ROLL_FOR_ME))
        return replace(self.without(ROLL_FOR_ME if is_theirs else ()), is_stopped_by_cube=is_stopped)

    @property
    def rolls(self) -> bool:
        """Whether the bot is to roll although a double would be legal, but for what it rests for."""
        return bool(self.given & ROLL_FOR_ME) and not (Order.AFTER_HIT in self.given and self.was_hit)


Orders = Mapping[PlayerId, StandingOrders]
"""The standing orders at a table, by who gave them."""

OF_TABLE: Final[TypeAdapter[StandingOrders]] = TypeAdapter(StandingOrders)
NOTHING: Final = StandingOrders()


class OrdersAtTable:
    """The players' settings and orders while one table moves on; they are read when they are asked for."""

    def __init__(self, uow: UnitOfWork, table_id: TableId, players: Collection[PlayerId]) -> None:
        self._uow = uow
        self._table_id = table_id
        self._players = players
        self._orders: dict[PlayerId, StandingOrders] = {}

    def next_step(self, game: engine.Game) -> tuple[PlayerId, engine.Action] | None:
        """The action that the bot takes next in the game, and for whom; None where a person decides.

        Orders for one occasion are used up when it comes, whether they could be carried out or not.
        """
        is_over = game.phase is engine.Phase.OVER
        self._orders = {
            player: _with_hits(game, player, orders).after_cube(
                is_theirs=not is_over and has_cube(game, player)
            )
            for player, orders in (self._orders or self._stored).items()
        }
        step = step_left_to_the_bot(game, self._preferences, self._orders)
        for player, order in list(_occasions(game, self._orders)):
            self._orders[player] = self._orders[player].without([order])
        return step

    def leaves(self, player: PlayerId, action: engine.RollDice | engine.MakePlay) -> bool:
        """Whether a player's settings leave to the bot what is the only thing to do."""
        order = Order.ROLL if isinstance(action, engine.RollDice) else Order.FORCED
        return order in orders_by_settings(preferences_of_player(self._uow, player))

    @property
    def asked_again(self) -> frozenset[PlayerId]:
        """The players whose order to roll for them ended just now, because the cube came to their side."""
        return frozenset(
            player
            for player, orders in self._orders.items()
            if orders.is_stopped_by_cube and not self._stored[player].is_stopped_by_cube
        )

    def store_used(self, at: datetime) -> None:
        for player, orders in self._orders.items():
            if orders != self._stored[player]:
                store_orders(self._uow, self._table_id, player, orders, at)

    @cached_property
    def _stored(self) -> Orders:
        return orders_at(self._uow, self._table_id)

    @cached_property
    def _preferences(self) -> Mapping[PlayerId, PlayerPreferences]:
        return preferences_of_players(self._uow, self._players)


def orders_at(uow: UnitOfWork, table_id: TableId) -> Orders:
    """By player; players without orders are left out."""
    stored = uow.standing_orders.of_table(table_id)
    return {PlayerId(player): OF_TABLE.validate_python(orders) for player, orders in stored.items()}


def store_orders(
    uow: UnitOfWork, table_id: TableId, player: PlayerId, orders: StandingOrders, at: datetime
) -> None:
    if orders.given or orders.is_stopped_by_cube:
        given = [order.value for order in Order if order in orders.given]
        stored = OF_TABLE.dump_python(orders, mode="json") | {"given": given}
        uow.standing_orders.set(table_id, player, stored, at)
    else:
        uow.standing_orders.forget(table_id, player)


def forget_hits(uow: UnitOfWork, table_id: TableId, game: engine.Game, at: datetime) -> None:
    """Forget the hits of a play that was taken back; `game` is as it stood before that."""
    for player, orders in orders_at(uow, table_id).items():
        noted = _with_hits(game, player, orders)
        if noted != orders:
            store_orders(uow, table_id, player, noted, at)


def step_left_to_the_bot(
    game: engine.Game, preferences: Mapping[PlayerId, PlayerPreferences], orders: Orders | None = None
) -> tuple[PlayerId, engine.Action] | None:
    """The action that the bot takes next in the game, and for whom; None where a person decides."""
    for player in engine.players_to_act(game):
        own, chosen = (orders or {}).get(player, NOTHING), preferences.get(player, NEVER_CHOSEN)
        given = replace(own, given=own.given | set(orders_by_settings(chosen)))
        if action := _step(game, player, given):
            return player, action
    return None


def is_occasion(game: engine.Game, player: PlayerId, order: Order) -> bool:
    """Whether the occasion of an order is there: a double, the start of a turn, or the cube on one's side.

    A turn has started until its dice are thrown.
    """
    match order:
        case Order.DOUBLE:
            return (
                game.phase is not engine.Phase.OVER
                and game.roll is None
                and game.side_of(player) is game.on_roll
            )
        case Order.TAKE | Order.PASS:
            return _is_doubled(game, player)
        case Order.ROLL_GAME | Order.ROLL_TABLE:
            return game.phase is not engine.Phase.OVER and has_cube(game, player)
        case _:
            return False


def orders_by_settings(chosen: PlayerPreferences) -> Iterator[Order]:
    """The orders that a player's settings give at every table."""
    if chosen.leaves_rolls:
        yield Order.ROLL
    if chosen.leaves_forced_plays:
        yield Order.FORCED


def has_cube(game: engine.Game, player: PlayerId) -> bool:
    """Whether a cube is on a player's side, who is then asked before each roll."""
    return any(cube.owner is not None and cube.owner is game.side_of(player) for cube in game.cubes)


def may_leave_rolls(game: engine.Game, player: PlayerId) -> bool:
    """Whether it would change anything in this game to let the bot roll although one could double."""
    return bool(cubes_to_double(game, player)) and not has_cube(game, player)


def _with_hits(game: engine.Game, player: PlayerId, orders: StandingOrders) -> StandingOrders:
    """Note a hit until the player's next dice have fallen.

    While the other side is on roll, nobody but the player has played since.
    """
    if Order.AFTER_HIT not in orders.given:
        return orders
    last, is_on_roll = game.last_play, game.side_of(player) is game.on_roll
    was_hit = last is not None and any(move.is_hit for move in last.moves)
    if is_on_roll:
        was_hit = game.roll is None and (was_hit or orders.was_hit)
    return replace(orders, was_hit=was_hit and game.phase is not engine.Phase.OVER)


def _step(game: engine.Game, player: PlayerId, orders: StandingOrders) -> engine.Action | None:
    match game.phase:
        case engine.Phase.CUBE:
            return _before_rolling(game, player, orders)
        case engine.Phase.ANSWER if _is_doubled(game, player):
            return _answer(orders.given)
        case engine.Phase.MOVE:
            play = _play(game, orders.given)
            return engine.MakePlay(play) if play else None
        case _:
            return None


def _before_rolling(game: engine.Game, player: PlayerId, orders: StandingOrders) -> engine.Action | None:
    cubes = cubes_to_double(game, player)
    if Order.DOUBLE in orders.given and cubes:
        return engine.OfferDouble(cubes[0])
    is_left = orders.rolls and not has_cube(game, player)
    return engine.RollDice() if is_left or (Order.ROLL in orders.given and not cubes) else None


def _answer(given: frozenset[Order]) -> engine.Action | None:
    if Order.TAKE in given:
        return engine.AnswerOffer(FIRST_CUBE, engine.Answer.TAKE)
    return engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP) if Order.PASS in given else None


def _play(game: engine.Game, given: frozenset[Order]) -> engine.Play | None:
    if Order.FORCED in given and len(game.plays) == 1:
        return game.plays[0]
    if Order.BEAR_OFF in given and game.roll is not None:
        return bear_off_greedily(game.position, game.roll)
    return None


def _is_doubled(game: engine.Game, player: PlayerId) -> bool:
    """Whether a double awaits a player's answer; a beaver or a raccoon does not count."""
    offers = [cube.offer for cube in game.cubes if cube.offer is not None]
    return any(
        offer.stage is engine.OfferStage.DOUBLE and offer.to is game.side_of(player) for offer in offers
    )


def _occasions(game: engine.Game, orders: Orders) -> Iterator[tuple[PlayerId, Order]]:
    """The orders to use up in this position; once the game is over, all that are for one occasion."""
    for player, given in orders.items():
        for order in given.given & OF_GAME:
            if game.phase is engine.Phase.OVER or is_occasion(game, player, order):
                yield player, order
