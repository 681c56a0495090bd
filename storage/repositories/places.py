"""Places: boards in direct messages, threads where tables stand, and problems with channels."""

from datetime import datetime

from sqlalchemy import bindparam, case, delete, insert, select, update

from storage.errors import NotFound
from storage.models.people import (
    CHANNEL_PROBLEMS,
    DIRECT_BOARDS,
    THREADS,
    ChannelProblemRecord,
    DirectBoardRecord,
)
from storage.repositories.base import Repository, Transaction, insert_or_replace, insert_or_update

_IS_OF_TABLE = DIRECT_BOARDS.c.table_id == bindparam("of_table")
_IS_OF_PLAYER = DIRECT_BOARDS.c.player_id == bindparam("of_player")
_BOARDS_OF_TABLE = select(DIRECT_BOARDS).where(_IS_OF_TABLE).order_by(DIRECT_BOARDS.c.player_id)
_BOARDS_OF_PLAYER = select(DIRECT_BOARDS).where(_IS_OF_PLAYER).order_by(DIRECT_BOARDS.c.table_id)
_INSERT = insert(DIRECT_BOARDS)
_SET_MESSAGE = (
    update(DIRECT_BOARDS)
    .where(_IS_OF_TABLE, _IS_OF_PLAYER)
    .values({name: bindparam(name) for name in ("message_snowflake", "version")})
)
_FORGET_PROBLEMS = delete(CHANNEL_PROBLEMS).where(
    CHANNEL_PROBLEMS.c.channel_snowflake.in_(select(DIRECT_BOARDS.c.channel_snowflake).where(_IS_OF_PLAYER))
)
_FORGET_PLAYER = delete(DIRECT_BOARDS).where(_IS_OF_PLAYER)

_SET_THREAD = insert_or_replace(THREADS)
_PARENT = select(THREADS.c.parent_snowflake, THREADS.c.is_private).where(
    THREADS.c.thread_snowflake == bindparam("thread")
)

_PROBLEM_OF = select(CHANNEL_PROBLEMS).where(CHANNEL_PROBLEMS.c.channel_snowflake == bindparam("channel"))
_PROBLEMS_IN_GUILD = (
    select(CHANNEL_PROBLEMS)
    .where(CHANNEL_PROBLEMS.c.guild_snowflake == bindparam("guild"))
    .order_by(CHANNEL_PROBLEMS.c.since)
)
_NOTE = insert_or_update(
    CHANNEL_PROBLEMS,
    CHANNEL_PROBLEMS.primary_key,
    lambda new: {
        "guild_snowflake": new.guild_snowflake,
        "reason": new.reason,
        "since": case((CHANNEL_PROBLEMS.c.reason == new.reason, CHANNEL_PROBLEMS.c.since), else_=new.since),
    },
)
_CLEAR = delete(CHANNEL_PROBLEMS).where(CHANNEL_PROBLEMS.c.channel_snowflake == bindparam("channel"))


class DirectBoards(Repository):
    """Boards in direct messages."""

    __slots__ = ()

    def add(self, table_id: int, player_id: int, channel_snowflake: int) -> None:
        """Store in which channel a player sees a table; there is no message yet."""
        values = {
            "table_id": table_id,
            "player_id": player_id,
            "channel_snowflake": channel_snowflake,
            "version": 0,
        }
        self._connection.execute(_INSERT, values)

    def of_table(self, table_id: int) -> list[DirectBoardRecord]:
        """By player id."""
        return self._read(DirectBoardRecord, _BOARDS_OF_TABLE, {"of_table": table_id})

    def of_player(self, player_id: int) -> list[DirectBoardRecord]:
        """By table id."""
        return self._read(DirectBoardRecord, _BOARDS_OF_PLAYER, {"of_player": player_id})

    def set_message(self, table_id: int, player_id: int, message_snowflake: int | None, version: int) -> None:
        """Store a player's live board, and the version from which its log line starts.

        Raises `NotFound` if the player has no board there.
        """
        values = {
            "of_table": table_id,
            "of_player": player_id,
            "message_snowflake": message_snowflake,
            "version": version,
        }
        if self._connection.execute(_SET_MESSAGE, values).rowcount == 0:
            raise NotFound(f"board of table {table_id} for player", player_id)

    def forget_player(self, player_id: int) -> None:
        """Delete a player's boards and the problems of their channels.

        A channel of direct messages is one person's alone: its key tells who they are.
        """
        for statement in (_FORGET_PROBLEMS, _FORGET_PLAYER):
            self._connection.execute(statement, {"of_player": player_id})


class Threads(Repository):
    """Threads where tables stand or stood."""

    __slots__ = ()

    def set(self, thread_snowflake: int, parent_snowflake: int, *, is_private: bool) -> None:
        """Store a thread's channel; only invited people see a private one."""
        values = {
            "thread_snowflake": thread_snowflake,
            "parent_snowflake": parent_snowflake,
            "is_private": is_private,
        }
        self._connection.execute(_SET_THREAD[self._dialect], values)

    def of(self, thread_snowflake: int) -> tuple[int, bool] | None:
        """A thread's channel, and whether it is private; None for an unknown thread."""
        row = self._connection.execute(_PARENT, {"thread": thread_snowflake}).one_or_none()
        return None if row is None else (row.parent_snowflake, row.is_private)


class ChannelProblems(Repository):
    """The problems of the places where we play; each place's is read once in a transaction."""

    __slots__ = ("_known",)

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._known: dict[int, ChannelProblemRecord | None] = {}

    def record(self, channel_snowflake: int, guild_snowflake: int | None, reason: str, now: datetime) -> None:
        """Note a channel's problem: from now on or, if the reason is the same, since before."""
        self._known.pop(channel_snowflake, None)
        values = {
            "channel_snowflake": channel_snowflake,
            "guild_snowflake": guild_snowflake,
            "reason": reason,
            "since": now,
        }
        self._connection.execute(_NOTE[self._dialect], values)

    def clear(self, channel_snowflake: int) -> None:
        self._known.pop(channel_snowflake, None)
        self._connection.execute(_CLEAR, {"channel": channel_snowflake})

    def of(self, channel_snowflake: int) -> ChannelProblemRecord | None:
        if channel_snowflake not in self._known:
            found = self._read_one(ChannelProblemRecord, _PROBLEM_OF, {"channel": channel_snowflake})
            self._known[channel_snowflake] = found
        return self._known[channel_snowflake]

    def in_guild(self, guild_snowflake: int) -> list[ChannelProblemRecord]:
        """The problems of a server's channels, the oldest first."""
        return self._read(ChannelProblemRecord, _PROBLEMS_IN_GUILD, {"guild": guild_snowflake})
