"""Which table a command is about that names none: the one where it is typed."""

from bot.play.errors import NoTable
from bot.play.keys import ChannelSnowflake, GuildSnowflake, UserSnowflake
from bot.play.store import STORED_STATUS, latest_any, to_table
from bot.play.table import Status, Table
from storage import UnitOfWork


def table_in_channel(uow: UnitOfWork, channel: ChannelSnowflake, snowflake: UserSnowflake) -> Table:
    """Return what the channel hosts, else what it hosted last; in somebody's direct messages, his own table.

    Of several there it is one that waits for him, if any does; of those, the one whose board came last.

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


def hosted_in_private(
    uow: UnitOfWork, guild: GuildSnowflake, thread: ChannelSnowflake, snowflake: UserSnowflake
) -> Table:
    """Return what a private thread hosts, as `hosted_here` does; else the chouette whose team talks there.

    Raises:
        NoTable: There is no such, or somebody listens to a team without having joined.

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
    """Return what somebody plays by direct messages, else what he played last."""
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
    """Return what is the greater, the likelier it is that somebody means a table."""
    player, board = table.player_of(snowflake), table.board_of(snowflake)
    return player is not None and player.id in table.waits_for, (board and board.message) or 0, table.id
