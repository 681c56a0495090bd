"""Conditions: which tables of a server somebody may look at, by the channels that they see."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, FromClause, and_, bindparam, exists, func, or_
from sqlalchemy.sql.expression import false

from storage.models.people import THREADS
from storage.models.play import SEATS, TABLES

CHANNEL = func.coalesce(THREADS.c.parent_snowflake, TABLES.c.channel_snowflake)
"""The channel where a table stands, also in a thread of it; the thread where its channel is not known."""
IS_PRIVATE = func.coalesce(THREADS.c.is_private, false())
"""Whether it stands in a private thread, as far as that is known."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Whose tables on a server somebody may look at.

    `seen` are the channels that they see, and the threads in them whose channel is not stored; `managed` the
    channels whose private threads they see; `channel` is where they look from, `player_id` who they are, if
    that is known.
    """

    seen: frozenset[int]
    managed: frozenset[int]
    channel: int
    player_id: int | None


def with_threads(tables: FromClause) -> FromClause:
    """Return tables beside what is known of the threads where they stand."""
    return tables.outerjoin(THREADS, THREADS.c.thread_snowflake == TABLES.c.channel_snowflake)


def is_in_sight() -> ColumnElement[bool]:
    """Return the condition that a table may be looked at, for the values of `sight_values`."""
    own = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.player_id == bindparam("looking_player"))
    return or_(
        and_(~IS_PRIVATE, CHANNEL.in_(bindparam("channels_seen", expanding=True))),
        and_(IS_PRIVATE, CHANNEL.in_(bindparam("channels_managed", expanding=True))),
        TABLES.c.channel_snowflake == bindparam("looking_from"),
        own,
    )


def sight_values(sight: Sight) -> dict[str, object]:
    """Return what `is_in_sight` asks for."""
    return {
        "channels_seen": sorted(sight.seen),
        "channels_managed": sorted(sight.managed),
        "looking_from": sight.channel,
        "looking_player": sight.player_id,
    }
