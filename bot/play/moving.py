"""Moving a table that is played at to another channel or thread."""

from bot.engine.keys import PlayerId
from bot.play.errors import NoTable, PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.keys import ChannelSnowflake, TableId, UserSnowflake
from bot.play.places import ChannelProblem
from bot.play.store import (
    enqueue_board,
    enqueue_collapse,
    latest_any,
    load_any,
    register_interaction,
    tables_played_by,
)
from bot.play.table import Place, Status, Table
from bot.play.use_case import Request
from storage import UnitOfWork
from storage.errors import ChannelTaken

MOST_OFFERED = 25
"""As many as Discord offers while somebody types."""


def movable_tables(uow: UnitOfWork, snowflake: UserSnowflake, channel: ChannelSnowflake) -> list[Table]:
    """Return what somebody plays elsewhere than in a channel, what changed last first."""
    known = uow.players.find(snowflake)
    if known is None:
        return []
    records = uow.tables.open_of_player(known.id, MOST_OFFERED)
    return [table for table in tables_played_by(uow, records, PlayerId(known.id)) if table.channel != channel]


def table_to_move(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, channel: ChannelSnowflake
) -> Table:
    """Return a table that somebody may move to a channel; nothing is changed yet.

    Raises:
        UnknownTable: They play at no such table.
        PlayedOut: What was played there is over.
        PlayedHere: It stands in that channel already.
        PlaceTaken: Another open table does.

    """
    try:
        table = load_any(uow, table_id)
    except NoTable as missing:
        raise UnknownTable from missing
    if not any(player.snowflake == snowflake for player in table.playing):
        raise UnknownTable
    if table.status is not Status.PLAYING:
        raise PlayedOut(table)
    if table.channel == channel:
        raise PlayedHere(table)
    if uow.tables.open_in_channel(channel) is not None:
        raise PlaceTaken(latest_any(uow, channel))
    return table


def move(uow: UnitOfWork, request: Request, table_id: TableId, place: Place) -> Table:
    """Move a table to another place: its live board is owed there, and a pointer to it where it stood.

    The board mentions nobody, since it is nobody's turn anew; but where the old place was in trouble it
    mentions whoever must act, who may have no other way to learn of it. Raises as `table_to_move` does.
    """
    caller = register_interaction(uow, request)
    table = table_to_move(uow, request.caller.snowflake, table_id, place.channel)
    troubled = {board.channel: uow.trouble.of(board.channel) for board in table.boards}
    try:
        uow.tables.move(table.id, place.guild, place.channel, request.at)
    except ChannelTaken as taken:
        raise PlaceTaken(latest_any(uow, place.channel)) from taken
    moved, is_cut_off = load_any(uow, table.id), any(troubled.values())
    mention = [player for player in table.must_act if is_cut_off and player != caller.id]
    enqueue_board(uow, moved, request.at, is_new=True, mention=mention)
    for board in table.boards:
        trouble = troubled[board.channel]
        if trouble is None or trouble.reason != ChannelProblem.DELETED:
            enqueue_collapse(uow, table, board, request.at)
        if board.owner is None:
            uow.trouble.clear(board.channel)
    return moved
