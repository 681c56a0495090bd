"""Notes: what a player has written down about a table, for their own eyes only."""

from typing import Final

from bot.play.errors import NoteTooLong, NotSeated
from bot.play.find_table import table_in_channel
from bot.play.keys import ChannelSnowflake, TableId, UserSnowflake
from bot.play.store import register_interaction
from bot.play.table import Table
from bot.play.use_case import Request
from storage import UnitOfWork

LONGEST_NOTE: Final = 500


def note_of(uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake) -> str:
    known = uow.players.find(snowflake)
    return (known and uow.notes.of(table_id, known.id)) or ""


def note_here(uow: UnitOfWork, channel: ChannelSnowflake, snowflake: UserSnowflake) -> tuple[Table, str]:
    """Raises NoTable, or NotSeated."""
    table = table_in_channel(uow, channel, snowflake)
    if table.player_of(snowflake) is None:
        raise NotSeated(table)
    return table, note_of(uow, table.id, snowflake)


def write_note(uow: UnitOfWork, request: Request, channel: ChannelSnowflake, text: str) -> Table:
    """Replace the caller's note about a channel's table; an empty one deletes it.

    Raises:
        NoTable: Nothing is played in the channel.
        NotSeated: The caller does not play there.
        NoteTooLong: It has more than 500 characters.
    """
    caller = register_interaction(uow, request)
    table, _ = note_here(uow, channel, request.caller.snowflake)
    note = text.strip()
    if len(note) > LONGEST_NOTE:
        raise NoteTooLong(table)
    uow.notes.set(table.id, caller.id, note, request.at)
    return table
