"""The table of a command that names none: the one where it is typed."""

from bot.engine import Game
from bot.play.errors import NoTable
from bot.play.keys import ChannelSnowflake, Edition, GuildSnowflake, TableId, UserSnowflake
from bot.play.kind import kind_of
from bot.play.store import STORED_STATUS, latest_any, load_any, to_table
from bot.play.table import Status, Table
from storage import UnitOfWork


def table_in_channel(uow: UnitOfWork, channel: ChannelSnowflake, snowflake: UserSnowflake) -> Table:
    """The channel's open table, else its last; in direct messages, the player's own table there.

    Where there are several, one that waits for them, if any; of these, the one with the newest board.

    Raises:
        NoTable: Nothing is played there.
    """
    try:
        return latest_any(uow, channel)
    except NoTable:
        found = [table for table in _direct_tables(uow, snowflake) if _stands_in(table, channel, snowflake)]
        if not found:
            raise
    return max(found, key=lambda table: _urgency(table, snowflake))


def table_in_private_thread(
    uow: UnitOfWork, guild: GuildSnowflake, thread: ChannelSnowflake, snowflake: UserSnowflake
) -> Table:
    """The table in a private thread, else the chouette whose team talks there.

    Raises:
        NoTable: There is none, or the caller reads a team's thread without having joined.
    """
    try:
        return table_in_channel(uow, thread, snowflake)
    except NoTable:
        found = _of_team(uow, guild, thread)
        if found is None or found.player_of(snowflake) is None:
            raise
    return found


def _of_team(uow: UnitOfWork, guild: GuildSnowflake, thread: ChannelSnowflake) -> Table | None:
    for record in uow.tables.open_in_guild(guild):
        room = record.state.get("room")
        if isinstance(room, dict) and room.get("thread") == thread:
            return to_table(uow, record)
    return None


def _direct_tables(uow: UnitOfWork, snowflake: UserSnowflake) -> list[Table]:
    """The tables in somebody's direct messages, else the last one there."""
    player = uow.players.find(snowflake)
    if player is None:
        return []
    records = uow.tables.open_direct(player.id)
    last = None if records else uow.tables.last_direct(player.id)
    if last is not None and last.status != STORED_STATUS[Status.CLOSED]:
        records = [last]
    return [to_table(uow, record) for record in records]


def _stands_in(table: Table, channel: ChannelSnowflake, snowflake: UserSnowflake) -> bool:
    board = table.board_of(snowflake)
    return board is not None and board.channel == channel


def _urgency(table: Table, snowflake: UserSnowflake) -> tuple[bool, int, int]:
    """Greater for the table that somebody more likely means."""
    player, board = table.player_of(snowflake), table.board_of(snowflake)
    return player is not None and player.id in table.waits_for, (board and board.message) or 0, table.id


def game_to_play(table: Table, snowflake: UserSnowflake) -> Game | None:
    """The game in which a table waits for somebody to play a roll."""
    player = table.player_of(snowflake)
    return None if player is None else kind_of(table).game_to_play(table, player.id)


def table_awaiting_play(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> Table:
    """A table that waits for somebody to play a roll, or whose captain they may advise on it.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        OutOfTurn: It is not their turn, at a table of two.
        Refused: There is no roll for them to play, or to advise on.
    """
    return kind_of(load_any(uow, table_id)).awaiting_play(uow, snowflake, table_id, edition)
