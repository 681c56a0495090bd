"""One at a time delivers for a table; a ticket tells whether what was read before one's turn still counts."""

import asyncio
from dataclasses import dataclass
from typing import Final, Literal

from bot.play.table import PendingPost


class TableLock(asyncio.Lock):
    """Lets one task at a time deliver for a table, and knows whether another came in between."""

    def __init__(self) -> None:
        super().__init__()
        self._comings = 0

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        self._comings += 1
        return True

    def ticket(self) -> "Ticket | None":
        """A ticket for what is read now; None while somebody delivers, since the reading would be old."""
        self._comings += 1
        return None if self.locked() else Ticket(self, self._comings)

    def is_next(self, ticket: "Ticket | None") -> bool:
        """While the lock is held: whether nobody has come since the ticket was taken."""
        return ticket is not None and ticket.lock is self and ticket.number + 1 == self._comings


@dataclass(frozen=True, slots=True)
class Ticket:
    """Taken before reading what a table has to post: the reading counts if nobody delivers meanwhile."""

    lock: TableLock
    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """What is due next for a table, and the ticket that was taken before it was read."""

    post: PendingPost | None
    ticket: Ticket | None


NOT_READ: Final = Ready(None, None)
"""Nobody has read yet what is due."""
