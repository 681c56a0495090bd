"""Tables: the live snapshot of what each channel hosts, saved only over the version that was read."""

from dataclasses import fields, replace
from datetime import datetime

from sqlalchemy import bindparam, select, update
from sqlalchemy.exc import IntegrityError

from storage.errors import ChannelTaken, NotFound, StaleVersion
from storage.failures import is_unique_violation
from storage.models import IS_OPEN, TABLES
from storage.records import JsonObject, TableRecord, TableStatus
from storage.repositories.base import Repository, insert_or_skip

_COLUMNS = [TABLES.c[field.name] for field in fields(TableRecord)]
_SELECT = select(*_COLUMNS)
_IN_CHANNEL = _SELECT.where(TABLES.c.channel_snowflake == bindparam("channel"))
# The row locks are PostgreSQL's: who loads a table to change it waits for whoever is changing it.
# SQLite leaves them out; there, a transaction has the whole file to itself from its begin.
_GET = _SELECT.where(TABLES.c.id == bindparam("table_id")).with_for_update()
_OPEN_IN_CHANNEL = _IN_CHANNEL.where(IS_OPEN).with_for_update()
_LAST_IN_CHANNEL = _IN_CHANNEL.order_by(TABLES.c.id.desc()).limit(1)
_OPEN_IDS = select(TABLES.c.id).where(IS_OPEN)  # in no order, or SQLite would read all tables in theirs
_INSERTS = {dialect: insert.returning(*_COLUMNS) for dialect, insert in insert_or_skip(TABLES).items()}
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


class Tables(Repository):
    """What the channels host."""

    __slots__ = ()

    def add(
        self,
        *,
        guild_snowflake: int | None,
        channel_snowflake: int,
        kind: str,
        state: JsonObject,
        status: TableStatus,
        now: datetime,
    ) -> TableRecord:
        """Return a new table at version 0; raise `ChannelTaken` if its channel has an open one already."""
        values = {
            "guild_snowflake": guild_snowflake,
            "channel_snowflake": channel_snowflake,
            "kind": kind,
            "status": status,
            "version": 0,
            "state": state,
            "created_at": now,
            "updated_at": now,
        }
        row = self._connection.execute(_INSERTS[self._dialect], values).one_or_none()
        if row is None:
            raise ChannelTaken(channel_snowflake)
        return TableRecord(*row)

    def get(self, table_id: int) -> TableRecord:
        """Return the table as it is now, held until the transaction ends, or raise `NotFound`."""
        row = self._connection.execute(_GET, {"table_id": table_id}).one_or_none()
        if row is None:
            raise NotFound("table", table_id)
        return TableRecord(*row)

    def open_in_channel(self, channel_snowflake: int) -> TableRecord | None:
        """Return the channel's open table, held until the transaction ends; None if there is none."""
        row = self._connection.execute(_OPEN_IN_CHANNEL, {"channel": channel_snowflake}).one_or_none()
        return None if row is None else TableRecord(*row)

    def latest_in_channel(self, channel_snowflake: int) -> TableRecord | None:
        """Return the channel's open table, else its newest; None if it never had one."""
        table = self.open_in_channel(channel_snowflake)
        if table is not None:
            return table
        row = self._connection.execute(_LAST_IN_CHANNEL, {"channel": channel_snowflake}).one_or_none()
        return None if row is None else TableRecord(*row)

    def open_ids(self) -> list[int]:
        """Return the ids of all open tables, oldest first."""
        return sorted(self._connection.execute(_OPEN_IDS).scalars())

    def save(
        self, table: TableRecord, *, state: JsonObject, status: TableStatus, now: datetime
    ) -> TableRecord:
        """Return the table one version on.

        Raises `StaleVersion` if it was saved since `table` was read, and `ChannelTaken` if it would become
        the second open table of its channel.
        """
        saved = replace(table, version=table.version + 1, state=state, status=status, updated_at=now)
        values = {
            "table_id": table.id,
            "read_version": table.version,
            "version": saved.version,
            "state": state,
            "status": status,
            "updated_at": now,
        }
        try:
            result = self._connection.execute(_SAVE, values)
        except IntegrityError as error:
            if is_unique_violation(error):
                raise ChannelTaken(table.channel_snowflake) from error
            raise
        if result.rowcount == 0:
            raise StaleVersion(table.id, table.version)
        return saved

    def set_live_message(self, table_id: int, message_snowflake: int | None, posted_version: int) -> None:
        """Store which message shows the live board, and the version from which its log line starts.

        The table's own version stays: that is about the game, not about where it is shown.
        """
        values = {
            "table_id": table_id,
            "live_message_snowflake": message_snowflake,
            "live_version": posted_version,
        }
        if self._connection.execute(_SET_LIVE_MESSAGE, values).rowcount == 0:
            raise NotFound("table", table_id)
