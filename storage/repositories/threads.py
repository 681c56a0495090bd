"""Threads: in which channel each is where a table stood. Discord tells that only of threads in use."""

from sqlalchemy import bindparam, select

from storage.models import THREADS
from storage.repositories.base import Repository, insert_or_replace

_SET = insert_or_replace(THREADS)
_OF = select(THREADS.c.parent_snowflake, THREADS.c.is_private).where(
    THREADS.c.thread_snowflake == bindparam("thread")
)


class Threads(Repository):
    """Threads where tables stand or stood."""

    __slots__ = ()

    def set(self, thread_snowflake: int, parent_snowflake: int, *, is_private: bool) -> None:
        """Store in which channel a thread is, and whether only those who were let in see it."""
        values = {
            "thread_snowflake": thread_snowflake,
            "parent_snowflake": parent_snowflake,
            "is_private": is_private,
        }
        self._connection.execute(_SET[self._dialect], values)

    def of(self, thread_snowflake: int) -> tuple[int, bool] | None:
        """Return a thread's channel, and whether it is private; None for what is not known as a thread."""
        row = self._connection.execute(_OF, {"thread": thread_snowflake}).one_or_none()
        return None if row is None else (row.parent_snowflake, row.is_private)
