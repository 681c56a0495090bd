"""An admin declares void what ended at a table, or takes that back; what follows from it is counted anew."""

from typing import Final

from bot.engine.keys import GameNumber
from bot.play.base.errors import NoSuchGame, UnknownTable
from bot.play.base.keys import TableId
from bot.play.base.table import Status, Table
from bot.play.base.use_case import Request
from bot.play.tables.results import recount_all
from bot.play.tables.store import enqueue_end, register_interaction
from bot.play.tables.visibility import Viewer, visible_table
from storage import UnitOfWork

LONGEST_REASON: Final = 200


def declare_void(
    uow: UnitOfWork,
    request: Request,
    viewer: Viewer,
    table_id: TableId,
    game: GameNumber | None,
    reason: str | None,
) -> Table:
    """Without a game, all that ended there; without a reason, it counts again.

    Whether the caller is an admin is not checked.

    Raises:
        UnknownTable: There is no such table on the server that they may look at.
        NoSuchGame: Nothing has ended there, or not that game.
    """
    register_interaction(uow, request)
    table = visible_table(uow, viewer, table_id)
    if table.guild is None or table.guild != viewer.guild:
        raise UnknownTable
    ended = {row.game for row in uow.results.of_table(table_id)}
    games = ended if game is None else ended & {game}
    if not games:
        raise NoSuchGame(table)
    uow.results.void(table_id, games, reason)
    recount_all(uow)
    if table.status is Status.OVER:
        enqueue_end(uow, table, request.at)
    return table
