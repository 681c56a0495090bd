"""Doing something at a table: the one way in which a game goes on."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine import (
    Action,
    EngineError,
    Event,
    Game,
    IllegalAction,
    Phase,
    Throw,
    act,
    format_position_id,
    legal_actions,
    replay,
)
from bot.services.errors import NotSeated, OutOfTurn, Refused, StaleBoard
from bot.services.request import Request
from bot.services.tables import claim, load_table, load_to_change, owe_board, record_events, save_table
from bot.table import Status, Table
from storage import UnitOfWork

Decide = Callable[[Game], Action]
"""Chooses an action once the game is loaded; may raise an engine error, which refuses the whole."""


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of an action: the table after it, and the events that led there."""

    table: Table
    events: tuple[Event, ...]


def take_action(
    uow: UnitOfWork,
    request: Request,
    table_id: int,
    version: int | None,
    decide: Decide,
    throw: Throw,
) -> Happened:
    """Carry out one action of the caller and return what came of it.

    Args:
        uow: The transaction.
        request: The interaction; it is used up even where the same press comes again.
        table_id: Our key of the table.
        version: The version of the board that was pressed; None for a command, which means the present one.
        decide: Chooses the action, given the game.
        throw: Throws one die.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that version.
        OutOfTurn: The table waits for somebody else, or is over.
        Refused: The action is not legal.

    """
    caller = claim(uow, request)
    record, table = load_to_change(uow, table_id)
    game = may_act(table, caller.id, version)
    try:
        events = act(game, caller.id, decide(game), throw)
    except EngineError as reason:
        raise Refused(table, caller.id, reason) from reason
    after = replay(game, events)
    status = Status.OVER if after.phase is Phase.OVER else Status.PLAYING
    changed = replace(table, state=replace(table.state, game=after), status=status)
    saved = save_table(uow, record, changed, request.at)
    record_events(uow, saved, events, caller.id, request.at)
    passes = caller.id not in saved.must_act
    mention = saved.must_act if passes else ()
    owe_board(uow, saved.id, saved.version, request.at, is_new=passes, mention=mention)
    return Happened(saved, events)


def may_act(table: Table, player: int, version: int | None) -> Game:
    """Return the game that waits for a player; raises NotSeated, StaleBoard or OutOfTurn."""
    game = table.state.game
    if game is None or game.side_of(player) is None:
        raise NotSeated(table)
    if version not in (None, table.version):
        raise StaleBoard(table)
    if not legal_actions(game, player):
        raise OutOfTurn(table, player)
    return game


def table_awaiting(
    uow: UnitOfWork, snowflake: int, table_id: int, version: int | None, wanted: type[Action]
) -> tuple[Table, int]:
    """Return a table that waits for somebody to do a kind of thing, and our key of them; nothing is changed.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that version.
        OutOfTurn: It is not their turn.
        Refused: It is, but that is not possible now.

    """
    table = load_table(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    possible = legal_actions(may_act(table, player.id, version), player.id)
    if not any(isinstance(action, wanted) for action in possible):
        raise Refused(
            table,
            player.id,
            IllegalAction(wanted.__name__, possible, format_position_id(table.game.position)),
        )
    return table, player.id
