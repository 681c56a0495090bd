"""Where tables stand: problems with channels, and how players and servers learn of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import groupby
from operator import attrgetter

from bot.engine.keys import PlayerId
from bot.play.base.channel_problems import OF_DIRECT_MESSAGES, ChannelProblem
from bot.play.base.errors import NoTable, PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, TableId, UserSnowflake, Version
from bot.play.base.table import Place, Player, Status, Table
from bot.play.base.use_case import ClaimLost, Request
from bot.play.kinds.kind import kind_stored_as, words_of
from bot.play.tables.resting import end_problem_and_rest, end_rest, record_problem
from bot.play.tables.store import (
    ALL_OF_A_TABLE,
    STORED_STATUS,
    enqueue_board,
    enqueue_collapse,
    latest_any,
    load_any,
    register_interaction,
    tables_played_by,
    to_table,
)
from storage import ChannelProblemRecord, OutboxRecord, TableRecord, UnitOfWork
from storage.errors import ChannelTaken


@dataclass(frozen=True, slots=True)
class TableThread:
    """A thread where an open table stands, and its name."""

    thread: ChannelSnowflake
    channel: ChannelSnowflake
    is_private: bool
    name: str


def threads_of_open_tables(uow: UnitOfWork) -> list[TableThread]:
    """Oldest table first."""
    tables = (load_any(uow, TableId(each)) for each in uow.tables.open_ids())
    return [
        TableThread(table.channel, ChannelSnowflake(known[0]), known[1], words_of(table).thread_name(table))
        for table in tables
        if table.channel is not None and (known := uow.threads.of(table.channel))
    ]


def end_at_lost_place(uow: UnitOfWork, channel: ChannelSnowflake, at: datetime) -> bool:
    """End the table that stood in a deleted channel, if its kind wants that; returns whether it did."""
    there = uow.tables.open_in_channel(channel)
    if there is None:
        return False
    is_over = kind_stored_as(there.kind).place_is_gone(uow, uow.tables.lock(there.id), at)
    if is_over:
        end_problem_and_rest(uow, channel, at)
    return is_over


class Permission(StrEnum):
    """A permission that the bot needs in a channel, as discord.py calls it; stored by its value."""

    VIEW_CHANNEL = "view_channel"
    SEND_MESSAGES = "send_messages"
    SEND_MESSAGES_IN_THREADS = "send_messages_in_threads"
    CREATE_PUBLIC_THREADS = "create_public_threads"
    CREATE_PRIVATE_THREADS = "create_private_threads"
    MANAGE_THREADS = "manage_threads"
    CONNECT = "connect"  # to the text of a voice channel
    ATTACH_FILES = "attach_files"
    READ_MESSAGE_HISTORY = "read_message_history"


@dataclass(frozen=True, slots=True)
class CutOffTable:
    """An open table whose channel has a problem, and since when.

    `whose` is the player whose direct messages that channel is; None for a channel or a thread.
    """

    table: Table
    problem: ChannelProblem
    since: datetime
    whose: Player | None = None


@dataclass(frozen=True, slots=True)
class Undelivered:
    """A table with a post that Discord did not take: how often it was tried, and the last reason."""

    table: Table
    attempts: int
    reason: str
    since: datetime


@dataclass(frozen=True, slots=True)
class ServerReport:
    """The state of a server.

    Its open tables, those with channel problems, and posts that Discord did not take.
    """

    tables: tuple[Table, ...]
    cut_off: tuple[CutOffTable, ...]
    undelivered: tuple[Undelivered, ...]


TABLES_LOOKED_THROUGH = 1000
"""More open tables than any player has."""


def hosts_table(uow: UnitOfWork, channel: ChannelSnowflake) -> bool:
    return uow.tables.open_in_channel(channel) is not None


def open_places(uow: UnitOfWork, guild: GuildSnowflake) -> dict[ChannelSnowflake, bool]:
    """The channels and threads of a server with an open table, and whether each had a problem."""
    cut_off = {record.channel_snowflake for record in uow.channel_problems.in_guild(guild)}
    return {
        ChannelSnowflake(channel): channel in cut_off for channel in uow.tables.open_channels_in_guild(guild)
    }


def record_state(
    uow: UnitOfWork,
    channel: ChannelSnowflake,
    guild: GuildSnowflake,
    problem: ChannelProblem | None,
    at: datetime,
) -> None:
    """Note the problem of a channel with an open table; None for no problem any more.

    A challenge in a deleted channel is withdrawn.
    """
    if problem is None:
        _try_again(uow, channel, at)
        end_problem_and_rest(uow, channel, at)
    elif problem is ChannelProblem.DELETED and end_at_lost_place(uow, channel, at):
        return
    elif hosts_table(uow, channel):
        record_problem(uow, channel, guild, problem, at)


def record_removal(uow: UnitOfWork, guild: GuildSnowflake, at: datetime) -> None:
    """Note that the bot was removed from a server."""
    for channel in open_places(uow, guild):
        record_problem(uow, channel, guild, ChannelProblem.REMOVED, at)


def _try_again(uow: UnitOfWork, channel: ChannelSnowflake, at: datetime) -> None:
    """Make the posts of an open table due again, if its channel had a problem."""
    table = uow.tables.open_in_channel(channel) if uow.channel_problems.of(channel) else None
    if table is not None:
        failing = [row.id for row in uow.outbox.pending(table.id, limit=ALL_OF_A_TABLE) if row.attempts]
        uow.outbox.put_off(failing, at)


def failing_tables(uow: UnitOfWork, guild: GuildSnowflake, at: datetime) -> list[TableId]:
    """A server's tables with posts that Discord did not take; they are due again."""
    failing = uow.outbox.failing_in_guild(guild)
    uow.outbox.put_off([row.id for row in failing], at)
    return sorted({TableId(row.subject_id) for row in failing})


def cut_off_tables(
    uow: UnitOfWork, snowflake: UserSnowflake, guild: GuildSnowflake | None = None
) -> tuple[CutOffTable, ...]:
    """Return the events when a player acts, or the bot for them (`by_itself`); raises an engine error."""
    known = uow.players.find(snowflake)
    if known is None:
        return ()
    if guild is not None and not uow.channel_problems.in_guild(guild):
        records = uow.tables.open_direct(known.id)
    else:
        records = uow.tables.open_of_player(known.id, TABLES_LOOKED_THROUGH)
    cut_off = [record for record in records if _is_cut_off(uow, record, guild)]
    return tuple(
        found
        for table in tables_played_by(uow, cut_off, PlayerId(known.id))
        for found in _problems_of(uow, table)
    )


def closed_messages(uow: UnitOfWork, table_id: TableId) -> CutOffTable | None:
    """A table whose player there gets no direct messages, where it is played by those."""
    table = load_any(uow, table_id)
    found = (each for each in _problems_of(uow, table) if each.problem in OF_DIRECT_MESSAGES and each.whose)
    return next(found, None)


def server_report(uow: UnitOfWork, guild: GuildSnowflake) -> ServerReport:
    tables = [to_table(uow, record) for record in uow.tables.open_in_guild(guild)]
    standing = {table.channel: table for table in tables}
    problems = [each for each in uow.channel_problems.in_guild(guild) if each.channel_snowflake in standing]
    cut_off = [_cut_off(standing[ChannelSnowflake(each.channel_snowflake)], each) for each in problems]
    undelivered = _undelivered(uow.outbox.failing_in_guild(guild), {table.id: table for table in tables})
    return ServerReport(tuple(tables), tuple(cut_off), tuple(undelivered))


def _is_cut_off(uow: UnitOfWork, record: TableRecord, guild: GuildSnowflake | None) -> bool:
    """Whether to look for problems at an open table: always, where it is played by direct messages."""
    if record.channel_snowflake is None:
        return record.status == STORED_STATUS[Status.PLAYING]
    return (
        guild in (None, record.guild_snowflake)
        and uow.channel_problems.of(record.channel_snowflake) is not None
    )


def _problems_of(uow: UnitOfWork, table: Table) -> Iterator[CutOffTable]:
    """The problems of all channels where a table is shown."""
    for board in table.boards:
        problem = uow.channel_problems.of(board.channel)
        if problem is not None:
            yield _cut_off(table, problem, None if board.owner is None else table.players[board.owner])


def _cut_off(table: Table, problem: ChannelProblemRecord, whose: Player | None = None) -> CutOffTable:
    return CutOffTable(table, ChannelProblem(problem.reason), problem.since, whose)


def _undelivered(rows: Iterable[OutboxRecord], tables: dict[TableId, Table]) -> Iterable[Undelivered]:
    """Each open table once, with the reason of the row that was tried most often."""
    by_table = attrgetter("subject_id")
    for table_id, pending in groupby(sorted(rows, key=by_table), by_table):
        if table_id in tables:
            found = list(pending)
            worst = max(found, key=attrgetter("attempts"))
            since = min(row.created_at for row in found)
            yield Undelivered(tables[table_id], worst.attempts, worst.last_error or "", since)


MOST_OFFERED = 25
"""As many as Discord's autocomplete shows."""


def movable_tables(uow: UnitOfWork, snowflake: UserSnowflake, channel: ChannelSnowflake) -> list[Table]:
    """Return a player's tables in other channels than this one, newest change first."""
    known = uow.players.find(snowflake)
    if known is None:
        return []
    records = uow.tables.open_of_player(known.id, MOST_OFFERED)
    return [table for table in tables_played_by(uow, records, PlayerId(known.id)) if table.channel != channel]


def table_to_move(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, channel: ChannelSnowflake
) -> Table:
    """The table that somebody wants to move to a channel, if they may; nothing is changed yet.

    Raises:
        UnknownTable: They play at no such table.
        PlayedOut: The match or session is over.
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


def settle(
    uow: UnitOfWork, table: Table, place: Place, at: datetime, *, mover: PlayerId | None = None
) -> Table:
    """Give a table that awaits its thread its first place, and enqueue its board there.

    All time until now was a rest. The board tells all that has happened, and calls whoever must act, except
    for whoever has moved the table.

    Raises:
        PlaceTaken: Another open table stands there.
    """
    opened_at = uow.tables.get(table.id).created_at
    _put(uow, table, place, at)
    uow.tables.set_live_message(table.id, None, Version(0))
    end_rest(uow, table.id, kind_stored_as(table.kind).lifecycle, opened_at, at)
    settled = load_any(uow, table.id)
    mention = [player for player in settled.must_act if player != mover]
    enqueue_board(uow, settled, at, is_new=True, mention=mention)
    return settled


def _put(uow: UnitOfWork, table: Table, place: Place, at: datetime) -> None:
    try:
        uow.tables.move(table.id, place.guild, place.channel, at)
    except ChannelTaken as taken:
        raise PlaceTaken(latest_any(uow, place.channel)) from taken


def move(uow: UnitOfWork, request: Request, table_id: TableId, place: Place) -> Table:
    """Move a table: its live board is enqueued for the new place, and for the old one a pointer to it.

    The board mentions nobody, since nobody's turn begins; but where the old place had a problem, it mentions
    those who must act, who may have no other way to know. Raises as `table_to_move` does, and ClaimLost
    while another process posts where the table stood.
    """
    caller = register_interaction(uow, request)
    table = table_to_move(uow, request.caller.snowflake, table_id, place.channel)
    if not uow.claims.take(table.id, request.at):
        raise ClaimLost(table.id)
    if table.awaits_thread:
        return settle(uow, table, place, request.at, mover=caller.id)
    cut_off = {board.channel: uow.channel_problems.of(board.channel) for board in table.boards}
    for board in table.boards:
        if board.owner is None:
            end_problem_and_rest(uow, board.channel, request.at)
    _put(uow, table, place, request.at)
    moved, is_cut_off = load_any(uow, table.id), any(cut_off.values())
    mention = [player for player in table.must_act if is_cut_off and player != caller.id]
    enqueue_board(uow, moved, request.at, is_new=True, mention=mention)
    for board in table.boards:
        problem = cut_off[board.channel]
        if problem is None or problem.reason != ChannelProblem.DELETED:
            enqueue_collapse(uow, table, board, request.at)
    return moved
