"""Tables: the live snapshot of what each channel hosts, saved only over the version that was read; seats."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Select, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from storage.errors import ChannelTaken, NotFound, SeatTaken, StaleVersion, is_unique_violation
from storage.models.base import JsonObject
from storage.models.people import DIRECT_BOARDS
from storage.models.subjects import SUBJECTS
from storage.models.tables import (
    EVENTS,
    INVITATIONS,
    IS_OPEN,
    SEATS,
    TABLES,
    SeatRecord,
    TableRecord,
    TableStatus,
)
from storage.repositories.base import (
    BATCH,
    CHANNEL,
    IS_PRIVATE,
    Repository,
    Visibility,
    insert_or_skip,
    is_visible,
    visibility_values,
    with_threads,
)
from storage.repositories.subjects import ADD_SUBJECT, DROP_SUBJECT, MOVE_SUBJECT

_SELECT = select(TABLES)
_IN_CHANNEL = _SELECT.where(TABLES.c.channel_snowflake == bindparam("channel"))
_GET = _SELECT.where(TABLES.c.id == bindparam("table_id"))
# The row locks are PostgreSQL's: who loads a table to change it waits for whoever is changing it, or what is
# due and owed there. On SQLite, a transaction has the whole file to itself from its begin.
_HOLD = {"sqlite": _GET, "postgresql": _GET.join(SUBJECTS, SUBJECTS.c.id == TABLES.c.id).with_for_update()}
_IDS_FROM = (
    select(TABLES.c.id)
    .where(TABLES.c.id >= bindparam("first"))
    .order_by(TABLES.c.id)
    .limit(bindparam("at_most"))
)
_LATEST_CHANGE = select(func.max(TABLES.c.updated_at))
_OPEN_IN_CHANNEL = _IN_CHANNEL.where(IS_OPEN)
_LAST_IN_CHANNEL = _IN_CHANNEL.order_by(TABLES.c.id.desc()).limit(1)
_HAS_GAME = exists().where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.game > 0)
_PLAYED_IN_CHANNEL = _LAST_IN_CHANNEL.where(_HAS_GAME)
_NEVER_PLAYED = (
    _SELECT.where(
        TABLES.c.status.in_(("challenge", "closed")), ~exists().where(SEATS.c.table_id == TABLES.c.id)
    )
    .order_by(TABLES.c.id)
    .execution_options(yield_per=BATCH)
)
_OPEN_IN_GUILD = _SELECT.where(TABLES.c.guild_snowflake == bindparam("guild"), IS_OPEN).order_by(TABLES.c.id)
_OPEN_CHANNELS = _OPEN_IN_GUILD.with_only_columns(TABLES.c.channel_snowflake)
_CHALLENGES_IN_GUILD = _OPEN_IN_GUILD.where(TABLES.c.status == "challenge")
_CHALLENGES_OF_PLAYER = (
    _SELECT.join(INVITATIONS, INVITATIONS.c.table_id == TABLES.c.id)
    .where(INVITATIONS.c.player_id == bindparam("player"))
    .order_by(TABLES.c.updated_at.desc(), TABLES.c.id.desc())
)
_OPEN_OF_PLAYER = (
    _SELECT.join(SEATS, SEATS.c.table_id == TABLES.c.id)
    .where(SEATS.c.player_id == bindparam("player"), IS_OPEN)
    .order_by(TABLES.c.updated_at.desc(), TABLES.c.id.desc())
    .limit(bindparam("at_most"))
)
_WITH_DIRECT_BOARD = (
    _SELECT.join(DIRECT_BOARDS, DIRECT_BOARDS.c.table_id == TABLES.c.id)
    .where(DIRECT_BOARDS.c.player_id == bindparam("player"))
    .order_by(DIRECT_BOARDS.c.table_id.desc())
)
# Which of them have no channel is told apart below: asked for that, SQLite reads all that have none.
_OPEN_WITH_DIRECT_BOARD = _WITH_DIRECT_BOARD.where(IS_OPEN)
_LAST_DIRECT = _WITH_DIRECT_BOARD.where(TABLES.c.channel_snowflake.is_(None)).limit(1)
_PLAYED_DIRECT = _LAST_DIRECT.where(_HAS_GAME)
_OPEN_IDS = select(TABLES.c.id).where(IS_OPEN)  # in no order, or SQLite would read all tables in theirs
_COUNT_OPEN = (
    select(TABLES.c.kind, TABLES.c.status, func.count())
    .where(IS_OPEN)
    .group_by(TABLES.c.kind, TABLES.c.status)
)
_INSERTS = {dialect: insert.returning(TABLES) for dialect, insert in insert_or_skip(TABLES).items()}
_SAVE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.version == bindparam("read_version"))
    .values({name: bindparam(name) for name in ("version", "state", "status", "updated_at")})
)
_SET_LIVE_MESSAGE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in ("live_message_snowflake", "live_version")})
)
_MOVE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        guild_snowflake=bindparam("guild"),
        channel_snowflake=bindparam("channel"),
        live_message_snowflake=None,
        live_version=TABLES.c.version,
        updated_at=bindparam("now"),
    )
    .returning(TABLES)
)


_PLAYED = _SELECT.where(TABLES.c.status != "challenge").limit(bindparam("at_most"))
_IN_GUILD = TABLES.c.guild_snowflake == bindparam("guild")


def _history(*, is_shared: bool, in_guild: bool) -> Select[tuple[Any, ...]]:
    """The query for a player's history, or for that which they share with another.

    Each player's seats are in the order of the tables, so what is asked for is read and no more.
    """
    mine, theirs = SEATS.alias("mine"), SEATS.alias("theirs")
    history = (
        _PLAYED.join(mine, mine.c.table_id == TABLES.c.id)
        .where(mine.c.player_id == bindparam("player"))
        .order_by(mine.c.table_id.desc())
    )
    if in_guild:
        history = history.where(_IN_GUILD)
    if not is_shared:
        return history
    is_theirs = theirs.c.player_id == bindparam("other")
    return history.where(exists().where(theirs.c.table_id == mine.c.table_id, is_theirs))


_PLACE = select(TABLES.c.guild_snowflake, TABLES.c.channel_snowflake).where(
    TABLES.c.id == bindparam("table_id")
)
_PLACES_IN_GUILD = (
    select(CHANNEL, IS_PRIVATE)
    .select_from(with_threads(TABLES))
    .where(TABLES.c.guild_snowflake == bindparam("guild"), TABLES.c.channel_snowflake.is_not(None))
    .distinct()
)
# A challenge that came to nothing has no seats.
_VISIBLE_HISTORY = (
    _PLAYED.select_from(with_threads(TABLES))
    .where(_IN_GUILD, exists().where(SEATS.c.table_id == TABLES.c.id), is_visible())
    .order_by(TABLES.c.id.desc())
)
_HISTORY = {
    (is_shared, in_guild): _history(is_shared=is_shared, in_guild=in_guild)
    for is_shared in (False, True)
    for in_guild in (False, True)
}

_SEATS_AT_TABLE = select(SEATS).where(SEATS.c.table_id == bindparam("of_table")).order_by(SEATS.c.seat)
_TABLES_OF = (
    select(SEATS.c.table_id).where(SEATS.c.player_id == bindparam("of_player")).order_by(SEATS.c.table_id)
)
_TAKE_SEAT = insert_or_skip(SEATS)
_INVITE = insert(INVITATIONS)
_SEATED = select(SEATS.c.table_id).where(SEATS.c.player_id == bindparam("player"))
_PLAYED_IN = (
    select(TABLES.c.guild_snowflake)
    .join(SEATS, SEATS.c.table_id == TABLES.c.id)
    .where(SEATS.c.player_id == bindparam("player"), TABLES.c.guild_snowflake.is_not(None))
)
_RUNNING_AROUND = select(TABLES.c.id, TABLES.c.version).where(
    IS_OPEN,
    TABLES.c.status == "playing",
    or_(
        TABLES.c.guild_snowflake == bindparam("guild"),
        TABLES.c.guild_snowflake.in_(_PLAYED_IN),
        TABLES.c.id.in_(_SEATED),
    ),
)
_RUNNING_ELSEWHERE = select(TABLES.c.guild_snowflake, TABLES.c.id, TABLES.c.version).where(
    IS_OPEN,
    TABLES.c.status == "playing",
    TABLES.c.guild_snowflake.is_not(None),
    TABLES.c.guild_snowflake.not_in(_PLAYED_IN),
)
_PLAYS = select(exists().where(IS_OPEN, TABLES.c.status == "playing", TABLES.c.id.in_(_SEATED)))
_DROP_INVITATIONS = delete(INVITATIONS).where(INVITATIONS.c.table_id == bindparam("of_table"))


class Tables(Repository):
    """The tables that the channels host."""

    __slots__ = ()

    def add(
        self,
        *,
        guild_snowflake: int | None,
        channel_snowflake: int | None,
        kind: str,
        state: JsonObject,
        status: TableStatus,
        now: datetime,
    ) -> TableRecord:
        """A new table at version 0; raises `ChannelTaken` if its channel has an open one already.

        Without a channel it is played by direct messages, and any number of such tables may be open.
        """
        subject = {"kind": kind, "guild_snowflake": guild_snowflake}
        key = self._connection.execute(ADD_SUBJECT, subject).one().id
        values = {
            "id": key,
            "guild_snowflake": guild_snowflake,
            "channel_snowflake": channel_snowflake,
            "kind": kind,
            "status": status,
            "version": 0,
            "state": state,
            "created_at": now,
            "updated_at": now,
        }
        added = self._connection.execute(_INSERTS[self._dialect], values)
        if channel_snowflake is None:
            return TableRecord.from_row(added.one())
        row = added.one_or_none()
        if row is None:
            self._connection.execute(DROP_SUBJECT, {"subject_id": key})
            raise ChannelTaken(channel_snowflake)
        return TableRecord.from_row(row)

    def latest_change(self) -> datetime | None:
        """When a table was changed last; None without any."""
        latest: datetime | None = self._connection.execute(_LATEST_CHANGE).scalar_one()
        return latest

    def get(self, table_id: int) -> TableRecord:
        """The table as it is now; raises `NotFound`."""
        return self._one(_GET, table_id)

    def lock(self, table_id: int) -> TableRecord:
        """The table as it is now, locked until the transaction ends.

        Raises `NotFound` if there is no such table. Never for reading alone; a transaction that locks several
        takes them in the order of their ids: two that wait for each other would be stopped.
        """
        return self._one(_HOLD[self._dialect], table_id)

    def _one(self, statement: Select[tuple[Any, ...]], table_id: int) -> TableRecord:
        found = self._read_one(TableRecord, statement, {"table_id": table_id})
        if found is None:
            raise NotFound("table", table_id)
        return found

    def open_in_channel(self, channel_snowflake: int) -> TableRecord | None:
        return self._read_one(TableRecord, _OPEN_IN_CHANNEL, {"channel": channel_snowflake})

    def latest_in_channel(self, channel_snowflake: int) -> TableRecord | None:
        """The channel's open table, else its newest; None if it never had one."""
        table = self.open_in_channel(channel_snowflake)
        if table is not None:
            return table
        return self._read_one(TableRecord, _LAST_IN_CHANNEL, {"channel": channel_snowflake})

    def played_in_channel(self, channel_snowflake: int) -> TableRecord | None:
        """The newest table of a channel where a game began."""
        return self._read_one(TableRecord, _PLAYED_IN_CHANNEL, {"channel": channel_snowflake})

    def played_direct(self, player_id: int) -> TableRecord | None:
        """The same in a player's direct messages."""
        return self._read_one(TableRecord, _PLAYED_DIRECT, {"player": player_id})

    def open_ids(self) -> list[int]:
        """Oldest first."""
        return sorted(self._connection.execute(_OPEN_IDS).scalars())

    def ids_from(self, first: int, limit: int) -> list[int]:
        """All tables from that key on, oldest first."""
        return list(self._connection.execute(_IDS_FROM, {"first": first, "at_most": limit}).scalars())

    def count_open(self) -> dict[tuple[str, str], int]:
        """How many tables are open, by kind and status."""
        found = self._connection.execute(_COUNT_OPEN)
        return {(kind, status): number for kind, status, number in found}

    def open_in_guild(self, guild_snowflake: int) -> list[TableRecord]:
        """Oldest first."""
        return self._read(TableRecord, _OPEN_IN_GUILD, {"guild": guild_snowflake})

    def open_channels_in_guild(self, guild_snowflake: int) -> list[int]:
        """The channels of a server with open tables, without reading the games."""
        channels = self._connection.execute(_OPEN_CHANNELS, {"guild": guild_snowflake}).scalars()
        return [channel for channel in channels if channel is not None]

    def open_of_player(self, player_id: int, limit: int) -> list[TableRecord]:
        """At most `limit` open tables where the player sits, on all servers, newest change first."""
        return self._read(TableRecord, _OPEN_OF_PLAYER, {"player": player_id, "at_most": limit})

    def running_around(self, player_id: int | None, guild: int | None) -> list[tuple[int, int]]:
        """The tables in play on a server, on all those where a player ever sat, and wherever they sit.

        Of each its key and its version, oldest first.
        """
        values = {"player": player_id, "guild": guild}
        found = self._connection.execute(_RUNNING_AROUND, values)
        return sorted((key, version) for key, version in found)

    def is_in_play(self, player_id: int) -> bool:
        """Whether a game is in play at a table where a player ever sat."""
        found: bool = self._connection.execute(_PLAYS, {"player": player_id}).scalar_one()
        return found

    def running_elsewhere(self, player_id: int | None) -> list[tuple[int, int, int]]:
        """The tables in play on all servers where a player never sat: server, key, version."""
        found = self._connection.execute(_RUNNING_ELSEWHERE, {"player": player_id})
        return sorted((guild, key, version) for guild, key, version in found)

    def challenges_of(self, player_id: int) -> list[TableRecord]:
        """Open challenges by a player or to them, on all servers, newest change first."""
        return self._read(TableRecord, _CHALLENGES_OF_PLAYER, {"player": player_id})

    def challenges_in_guild(self, guild: int) -> list[TableRecord]:
        """Open challenges on a server, oldest first."""
        return self._read(TableRecord, _CHALLENGES_IN_GUILD, {"guild": guild})

    def open_direct(self, player_id: int) -> list[TableRecord]:
        """Open tables in a player's direct messages, newest first."""
        found = self._read(TableRecord, _OPEN_WITH_DIRECT_BOARD, {"player": player_id})
        return [record for record in found if record.channel_snowflake is None]  # others were moved

    def last_direct(self, player_id: int) -> TableRecord | None:
        """The newest table in a player's direct messages, open or not."""
        return self._read_one(TableRecord, _LAST_DIRECT, {"player": player_id})

    def never_played(self) -> Iterator[TableRecord]:
        """The challenges that are open or came to nothing, oldest first.

        Nobody sits there, so only their snapshots say whose they were. They are read bit by bit as they are
        for, within the transaction.
        """
        return map(TableRecord.from_row, self._connection.execute(_NEVER_PLAYED))

    def history(
        self, player: int, *, other: int | None = None, guild: int | None = None, limit: int
    ) -> list[TableRecord]:
        """At most `limit` tables that a player sat at, those still in play among them, newest first.

        `other` is the id of a player who sits there too, `guild` a server's snowflake; who is None is not
        asked for.
        """
        statement = _HISTORY[other is not None, guild is not None]
        values = {"player": player, "other": other, "guild": guild, "at_most": limit}
        return self._read(TableRecord, statement, values)

    def visible_history(self, guild: int, visibility: Visibility, *, limit: int) -> list[TableRecord]:
        """The newest of a server's history as in `history`, of the tables that somebody may look at."""
        values = {"guild": guild, "at_most": limit}
        return self._read(TableRecord, _VISIBLE_HISTORY, values | visibility_values(visibility))

    def place_of(self, table_id: int) -> tuple[int | None, int | None] | None:
        """The server and the channel of a table, without locking it; None if there is no such table."""
        row = self._connection.execute(_PLACE, {"table_id": table_id}).one_or_none()
        return None if row is None else (row.guild_snowflake, row.channel_snowflake)

    def places_in_guild(self, guild: int) -> list[tuple[int, bool]]:
        """The channels of a server with tables, and whether those are in private threads there."""
        return [
            (channel, bool(private))
            for channel, private in self._connection.execute(_PLACES_IN_GUILD, {"guild": guild})
        ]

    def save(
        self, table: TableRecord, *, state: JsonObject, status: TableStatus, now: datetime
    ) -> TableRecord:
        """The table one version on.

        Raises `StaleVersion` if it was saved since `table` was read, and `ChannelTaken` if it would become
        the second open table of its channel.
        """
        changes = {"version": table.version + 1, "state": state, "status": status, "updated_at": now}
        values = changes | {"table_id": table.id, "read_version": table.version}
        try:
            result = self._connection.execute(_SAVE, values)
        except IntegrityError as error:
            if table.channel_snowflake is not None and is_unique_violation(error):
                raise ChannelTaken(table.channel_snowflake) from error
            raise
        if result.rowcount == 0:
            raise StaleVersion(table.id, table.version)
        return table.model_copy(update=changes)

    def set_live_message(self, table_id: int, message_snowflake: int | None, posted_version: int) -> None:
        """Store the message of the live board, and the version from which its log line starts.

        The table's own version stays: that is about the game, not about where it is shown.
        """
        values = {
            "table_id": table_id,
            "live_message_snowflake": message_snowflake,
            "live_version": posted_version,
        }
        if self._connection.execute(_SET_LIVE_MESSAGE, values).rowcount == 0:
            raise NotFound("table", table_id)

    def move(
        self, table_id: int, guild_snowflake: int | None, channel_snowflake: int, now: datetime
    ) -> TableRecord:
        """Give the table another channel, where no message shows it yet.

        Its version stays, as with `set_live_message`. Raises `NotFound` if there is no such table, and
        `ChannelTaken` if it is open and would become the second open one of its new channel.
        """
        values = {"table_id": table_id, "guild": guild_snowflake, "channel": channel_snowflake, "now": now}
        try:
            moved = self._read_one(TableRecord, _MOVE, values)
        except IntegrityError as error:
            if is_unique_violation(error):
                raise ChannelTaken(channel_snowflake) from error
            raise
        if moved is None:
            raise NotFound("table", table_id)
        self._connection.execute(MOVE_SUBJECT, {"subject_id": table_id, "guild": guild_snowflake})
        return moved


class Seats(Repository):
    """Places at tables."""

    __slots__ = ()

    def take(self, table_id: int, seat: int, player_id: int) -> SeatRecord:
        """Raises `SeatTaken` if the seat is held or the player already sits there."""
        values = {"table_id": table_id, "seat": seat, "player_id": player_id}
        if self._connection.execute(_TAKE_SEAT[self._dialect], values).rowcount == 0:
            raise SeatTaken(table_id, seat, player_id)
        return SeatRecord(table_id=table_id, seat=seat, player_id=player_id)

    def at_table(self, table_id: int) -> list[SeatRecord]:
        """By seat."""
        return self._read(SeatRecord, _SEATS_AT_TABLE, {"of_table": table_id})

    def tables_of(self, player_id: int) -> list[int]:
        """All tables at which the player sits or sat to the end, oldest first."""
        return list(self._connection.execute(_TABLES_OF, {"of_player": player_id}).scalars())


class Invitations(Repository):
    """The people in open challenges; `Tables.challenges_of` reads them."""

    __slots__ = ()

    def replace(self, table_id: int, player_ids: Iterable[int]) -> None:
        """Replace the people of a challenge; nobody once it is answered."""
        self._connection.execute(_DROP_INVITATIONS, {"of_table": table_id})
        values = [{"table_id": table_id, "player_id": player} for player in player_ids]
        if values:
            self._connection.execute(_INVITE, values)
