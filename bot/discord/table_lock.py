"""One at a time delivers for a table; a ticket tells whether what was read before one's turn still counts."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.play.table import PendingPost
from bot.play.use_case import Claim


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

    def is_next(self, tickets: "Tickets") -> bool:
        """While the lock is held: whether nobody has come since one of the tickets was taken."""
        return any(each and each.lock is self and each.number + 1 == self._comings for each in tickets)


@dataclass(frozen=True, slots=True)
class Ticket:
    """Taken before reading what a table has to post: the reading counts if nobody delivers meanwhile."""

    lock: TableLock
    number: int


Tickets = Sequence[Ticket | None]


@dataclass(frozen=True, slots=True)
class Ready:
    """What is due next for a table, and the tickets that were taken before it was read.

    `claim` is this process's to look after the table; None where it is alone.
    """

    post: PendingPost | None
    tickets: Tickets
    claim: Claim | None = None


NOT_READ: Final = Ready(None, ())
"""Nobody has read yet what is due."""
