"""Looking at a table without changing it."""

from collections.abc import Sequence

from bot.engine import Event, Game, apply
from bot.services.codec import load_event
from bot.services.tables import GAME, load_table
from bot.table import Step, Table
from storage import UnitOfWork


def steps_since_own_turn(uow: UnitOfWork, table_id: int, snowflake: int) -> tuple[Table, tuple[Step, ...]]:
    """Return a table, and what happened there since somebody last acted; everything, if he never did."""
    table = load_table(uow, table_id)
    steps = steps_of(uow, table)
    player = table.player_of(snowflake)
    own = [index for index, step in enumerate(steps) if player is not None and step.player == player.id]
    return table, steps[own[-1] + 1 :] if own else steps


def steps_of(uow: UnitOfWork, table: Table) -> tuple[Step, ...]:
    """Return the whole game, event by event."""
    first, *_ = table.game.bets
    game = Game.between(first.white, first.black, table.game.terms)
    steps = []
    for record in uow.events.of_game(table.id, GAME):
        event = load_event(record.kind, record.payload)
        steps.append(Step(game, event, record.player_id))
        game = apply(game, event)
    return tuple(steps)


def events_since(uow: UnitOfWork, table_id: int, version: int, until: int | None = None) -> Sequence[Event]:
    """Return what happened after one version of a table, up to and with another, in order."""
    records = uow.events.since(table_id, version)
    return [load_event(each.kind, each.payload) for each in records if until is None or each.version <= until]
