"""Moving a table that is played at to another channel or thread."""

from bot.places import Trouble
from bot.services.challenges import Place
from bot.services.errors import PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.services.posting import owe_fold
from bot.services.request import Request
from bot.services.tables import claim, latest_hosted, load_table, owe_board, sessions_of, table_of
from bot.table import Status, Table
from storage import UnitOfWork
from storage.errors import ChannelTaken, NotFound

MOST_OFFERED = 25
"""As many as Discord offers while somebody types."""


def movable_tables(uow: UnitOfWork, snowflake: int, channel: int) -> list[Table]:
    """Return what somebody plays elsewhere than in a channel, what changed last first."""
    known = uow.players.find(snowflake)
    if known is None:
        return []
    records = uow.tables.open_of_player(known.id, MOST_OFFERED)
    return [table for table in sessions_of(uow, records) if table.channel != channel]


def table_to_move(uow: UnitOfWork, snowflake: int, table_id: int, channel: int) -> Table:
    """Return a table that somebody may move to a channel; nothing is changed yet.

    Raises:
        UnknownTable: They play at no such table.
        PlayedOut: What was played there is over.
        PlayedHere: It stands in that channel already.
        PlaceTaken: Another open table does.

    """
    try:
        table = table_of(uow, uow.tables.get(table_id))
    except NotFound as missing:
        raise UnknownTable from missing
    if table.side_of(snowflake) is None:
        raise UnknownTable
    if table.status is not Status.PLAYING:
        raise PlayedOut(table)
    if table.channel == channel:
        raise PlayedHere(table)
    if uow.tables.open_in_channel(channel) is not None:
        raise PlaceTaken(latest_hosted(uow, channel))
    return table


def move(uow: UnitOfWork, request: Request, table_id: int, place: Place) -> Table:
    """Move a table to another place: its live board is owed there, and a pointer to it where it stood.

    The board mentions nobody, since it is nobody's turn anew; but where the old place was in trouble it
    mentions whoever must act, who may have no other way to learn of it. Raises as `table_to_move` does.
    """
    caller = claim(uow, request)
    table = table_to_move(uow, request.caller.snowflake, table_id, place.channel)
    troubled = {board.channel: uow.trouble.of(board.channel) for board in table.boards}
    try:
        uow.tables.move(table.id, place.guild, place.channel, request.at)
    except ChannelTaken as taken:
        raise PlaceTaken(latest_hosted(uow, place.channel)) from taken
    moved, is_cut_off = load_table(uow, table.id), any(troubled.values())
    mention = [player for player in table.must_act if is_cut_off and player != caller.id]
    owe_board(uow, moved, request.at, is_new=True, mention=mention)
    for board in table.boards:
        trouble = troubled[board.channel]
        if trouble is None or trouble.reason != Trouble.DELETED:
            owe_fold(uow, table, board, request.at)
        if board.owner is None:
            uow.trouble.clear(board.channel)
    return moved
