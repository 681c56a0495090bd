"""Who may look at a table; every command, button, list and file asks here.

Its players always may. So may everybody who sees the channel where the table stands or stood, on the same
server; a match by direct messages is for its two players alone. Everybody else is answered as if there were
no such table.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.play.errors import NoTable, UnknownTable
from bot.play.find_table import table_in_channel
from bot.play.keys import ChannelSnowflake, GuildSnowflake, TableId, UserSnowflake
from bot.play.store import load_any
from bot.play.table import Table
from storage import Sight, UnitOfWork


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where a table stands: a channel, or a thread in it that may be private.

    `channel` is the thread itself where its channel is not known.
    """

    channel: ChannelSnowflake
    is_private: bool = False


@dataclass(frozen=True, slots=True)
class ThreadPlace:
    """A thread and its channel."""

    thread: ChannelSnowflake
    channel: ChannelSnowflake
    is_private: bool


def _sees_nothing(_place: Whereabouts) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Reader:
    """Who wants to look, and from where: a channel of a server, or direct messages.

    `sees` says whether they see another place of that server; the place they ask from they always see.
    """

    snowflake: UserSnowflake
    guild: GuildSnowflake | None
    channel: ChannelSnowflake
    sees: Callable[[Whereabouts], bool] = _sees_nothing


def may_look(uow: UnitOfWork, reader: Reader, table: Table) -> bool:
    if table.player_of(reader.snowflake) is not None:
        return True
    if table.channel is None or table.guild is None or table.guild != reader.guild:
        return False
    return table.channel == reader.channel or reader.sees(_whereabouts(uow, table.channel))


def table_in_sight(uow: UnitOfWork, reader: Reader, table_id: TableId) -> Table:
    """Raises UnknownTable if there is no such table, or if the reader may not see it."""
    try:
        table = load_any(uow, table_id)
    except NoTable as missing:
        raise UnknownTable from missing
    if not may_look(uow, reader, table):
        raise UnknownTable
    return table


def check_look(uow: UnitOfWork, reader: Reader, table_id: TableId) -> None:
    """Raise as `table_in_sight` does; nothing more than the table's place is read."""
    if reader.guild is None or uow.tables.place_of(table_id) != (reader.guild, reader.channel):
        table_in_sight(uow, reader, table_id)


def table_read_by(uow: UnitOfWork, reader: Reader, table_id: TableId | None = None) -> Table:
    """The table of the reader's channel; or the table with that key, if they may look at it.

    Raises:
        NoTable: Nothing is played in the channel.
        UnknownTable: There is no such table, or they may not see it.
    """
    if table_id is not None:
        return table_in_sight(uow, reader, table_id)
    return table_in_channel(uow, reader.channel, reader.snowflake)


def sight_of(uow: UnitOfWork, reader: Reader, guild: GuildSnowflake) -> Sight:
    """Which tables of a server somebody may look at, as a condition for a list of them."""
    places = [
        Whereabouts(ChannelSnowflake(channel), is_private)
        for channel, is_private in uow.tables.places_in_guild(guild)
    ]
    visible = [each for each in places if guild == reader.guild and reader.sees(each)]
    known = uow.players.find(reader.snowflake)
    return Sight(
        frozenset(each.channel for each in visible if not each.is_private),
        frozenset(each.channel for each in visible if each.is_private),
        reader.channel,
        known.id if known else None,
    )


def note_thread(uow: UnitOfWork, place: ThreadPlace) -> None:
    """Store which channel a thread is in: Discord does not tell it for archived threads."""
    uow.threads.set(place.thread, place.channel, is_private=place.is_private)


def _whereabouts(uow: UnitOfWork, channel: ChannelSnowflake) -> Whereabouts:
    thread = uow.threads.of(channel)
    return Whereabouts(channel) if thread is None else Whereabouts(ChannelSnowflake(thread[0]), thread[1])
