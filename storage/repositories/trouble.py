"""Trouble: which channels and threads Discord does not let us use, and why."""

from dataclasses import fields
from datetime import datetime

from sqlalchemy import bindparam, case, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from storage.models import TROUBLE
from storage.records import TroubleRecord
from storage.repositories.base import Repository

_SELECT = select(*(TROUBLE.c[field.name] for field in fields(TroubleRecord)))
_OF = _SELECT.where(TROUBLE.c.channel_snowflake == bindparam("channel"))
_IN_GUILD = _SELECT.where(TROUBLE.c.guild_snowflake == bindparam("guild")).order_by(TROUBLE.c.since)
_NOTES = {
    dialect: insert.on_conflict_do_update(
        index_elements=list(TROUBLE.primary_key),
        set_={
            "guild_snowflake": insert.excluded.guild_snowflake,
            "reason": insert.excluded.reason,
            "since": case(
                (TROUBLE.c.reason == insert.excluded.reason, TROUBLE.c.since), else_=insert.excluded.since
            ),
        },
    )
    for dialect, insert in (("sqlite", sqlite.insert(TROUBLE)), ("postgresql", postgresql.insert(TROUBLE)))
}
_CLEAR = delete(TROUBLE).where(TROUBLE.c.channel_snowflake == bindparam("channel"))


class Trouble(Repository):
    """What is wrong with the places where we play."""

    __slots__ = ()

    def note(self, channel_snowflake: int, guild_snowflake: int | None, reason: str, now: datetime) -> None:
        """Store what is wrong with a channel: from now on or, if the reason is the same, since before."""
        values = {
            "channel_snowflake": channel_snowflake,
            "guild_snowflake": guild_snowflake,
            "reason": reason,
            "since": now,
        }
        self._connection.execute(_NOTES[self._dialect], values)

    def clear(self, channel_snowflake: int) -> None:
        """Forget what was wrong with a channel, if anything was."""
        self._connection.execute(_CLEAR, {"channel": channel_snowflake})

    def of(self, channel_snowflake: int) -> TroubleRecord | None:
        """Return what is wrong with a channel; None if nothing is."""
        row = self._connection.execute(_OF, {"channel": channel_snowflake}).one_or_none()
        return None if row is None else TroubleRecord(*row)

    def in_guild(self, guild_snowflake: int) -> list[TroubleRecord]:
        """Return what is wrong with the channels of a server, what began first before the rest."""
        return [
            TroubleRecord(*row) for row in self._connection.execute(_IN_GUILD, {"guild": guild_snowflake})
        ]
