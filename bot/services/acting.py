"""Doing something at a table: the one way in which a game goes on."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from bot.engine import (
    Action,
    EngineError,
    Game,
    IllegalAction,
    format_position_id,
    legal_actions,
)
from bot.services.course import Course
from bot.services.dice import Chance
from bot.services.errors import NotBetweenGames, NotSeated, OutOfTurn, Refused, StaleBoard
from bot.services.request import Request
from bot.services.tables import claim, load_table, load_to_change, owe_board, save_table
from bot.table import Happening, Status, Table
from storage import TableRecord, UnitOfWork

Decide = Callable[[Game], Action]
"""Chooses an action once the game is loaded; may raise an engine error, which refuses the whole."""


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of an action: the table after it, and the events that led there."""

    table: Table
    happenings: tuple[Happening, ...]


def take_action(
    uow: UnitOfWork,
    request: Request,
    table_id: int,
    version: int | None,
    decide: Decide,
    chance: Chance,
) -> Happened:
    """Carry out one action of the caller, with all that follows by itself, and return what came of it.

    Args:
        uow: The transaction.
        request: The interaction; it is used up even where the same press comes again.
        table_id: Our key of the table.
        version: The version of the board that was pressed; None for a command, which means the present one.
        decide: Chooses the action, given the game.
        chance: Where dice come from.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that version.
        OutOfTurn: The table waits for somebody else, or is over.
        Refused: The action is not legal.

    """
    caller = claim(uow, request)
    record, table = load_to_change(uow, table_id)
    game = may_act(table, caller.id, version)
    course = Course(uow, table, chance, request.at)
    try:
        course.act(caller.id, decide(game))
    except EngineError as reason:
        raise Refused(table, caller.id, reason) from reason
    course.go_on()
    saved = course.save(record)
    owe_next_board(uow, table, saved, caller.id, request.at)
    return Happened(saved, tuple(course.happenings))


def next_game(
    uow: UnitOfWork, request: Request, table_id: int, version: int | None, chance: Chance
) -> Happened:
    """Start the next game of a money session.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that version.
        NotBetweenGames: A game is in play, or the session has ended.

    """
    record, table, caller = _between_games(uow, request, table_id, version)
    course = Course(uow, table, chance, request.at)
    course.start_game()
    course.go_on()
    saved = course.save(record)
    owe_board(uow, saved, request.at, is_new=True, mention=_others(saved, caller))
    return Happened(saved, tuple(course.happenings))


def end_session(uow: UnitOfWork, request: Request, table_id: int, version: int | None) -> Table:
    """End a money session between two games; raises as `next_game` does."""
    record, table, _ = _between_games(uow, request, table_id, version)
    saved = save_table(uow, record, replace(table, status=Status.OVER), request.at)
    owe_board(uow, saved, request.at, is_new=False)
    return saved


def _between_games(
    uow: UnitOfWork, request: Request, table_id: int, version: int | None
) -> tuple[TableRecord, Table, int]:
    """Return a session between two games, with our key of the caller, who plays in it."""
    caller = claim(uow, request)
    record, table = load_to_change(uow, table_id)
    if table.state.game is None or table.game.side_of(caller.id) is None:
        raise NotSeated(table)
    if version not in (None, table.version):
        raise StaleBoard(table)
    if not table.is_between_games:
        raise NotBetweenGames(table)
    return record, table, caller.id


def may_act(table: Table, player: int, version: int | None) -> Game:
    """Return the game that waits for a player; raises NotSeated, StaleBoard or OutOfTurn."""
    game = table.state.game
    if game is None or game.side_of(player) is None:
        raise NotSeated(table)
    if version not in (None, table.version):
        raise StaleBoard(table)
    if table.status is not Status.PLAYING or not legal_actions(game, player):
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


def owe_next_board(uow: UnitOfWork, before: Table, saved: Table, actor: int, at: datetime) -> None:
    """Note that Discord is owed the board that somebody has brought a table to: an edit if he acts on."""
    is_new = actor not in saved.must_act or saved.number > before.number
    owe_board(uow, saved, at, is_new=is_new, mention=_others(saved, actor))


def _others(table: Table, actor: int) -> tuple[int, ...]:
    """Return whom a table's new board must notify: all that it waits for but who brought it there.

    That a match is over is told to both.
    """
    if table.status is Status.OVER:
        return tuple(table.players)
    return tuple(player for player in table.waits_for if player != actor)
