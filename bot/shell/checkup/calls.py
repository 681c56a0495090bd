"""The calls that the check makes: how many, and which limits they met."""

from types import SimpleNamespace
from typing import Final

import aiohttp

RATE_LIMITED: Final = 429
REMAINING: Final = "X-RateLimit-Remaining"
EXHAUSTED: Final = "0"


class Calls:
    """Counts calls to Discord as they are answered."""

    def __init__(self) -> None:
        self.answered = 0
        self.refused_as_too_many = 0
        self.last_of_a_limit = 0
        """Answers that said that the next call of its kind has to wait."""
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._count)

    @property
    def limits_met(self) -> int:
        return self.refused_as_too_many + self.last_of_a_limit

    async def _count(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        call: aiohttp.TraceRequestEndParams,
    ) -> None:
        self.answered += 1
        self.refused_as_too_many += call.response.status == RATE_LIMITED
        self.last_of_a_limit += call.response.headers.get(REMAINING) == EXHAUSTED
