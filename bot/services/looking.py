"""Looking at a table without changing it."""

from collections.abc import Sequence

from bot.engine import Event, Game, Played, apply
from bot.services.codec import load_event
from bot.services.tables import GAME, load_table
from bot.table import Step, Table
from storage import UnitOfWork


def steps_since_own_turn(uow: UnitOfWork, table_id: int, snowflake: int) -> tuple[Table, tuple[Step, ...]]:
    """Return a table, and what happened there since a player's last turn; to a spectator, the last turn.

    What a player has done in a turn that is not over yet does not end their last one.
    """
    table = load_table(uow, table_id)
    steps = steps_of(uow, table)
    player = table.player_of(snowflake)
    if player is None:
        return table, _last_turn(steps)
    others = [index for index, step in enumerate(steps) if step.player != player.id]
    until = others[-1] if others and player.id in table.must_act else len(steps)
    own = [index for index, step in enumerate(steps[:until]) if step.player == player.id]
    return table, steps[own[-1] + 1 :] if own else steps


def _last_turn(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps from the roll that was played last."""
    for index in reversed(range(len(steps))):
        if isinstance(steps[index].event, Played):
            return steps[max(index - 1, 0) :]
    return steps


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
