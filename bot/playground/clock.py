"""The playground's clock: the machine's, put forward by whoever wants to see what time does."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Final

STEP: Final = timedelta(minutes=15)
"""Time passes in such steps, so that what is due within a day happens in its order."""


class PlaygroundClock:
    """Never behind the latest moment that is stored, which an earlier run may have put forward."""

    def __init__(self, now: Callable[[], datetime], latest: datetime | None = None) -> None:
        self._now = now
        behind = latest - now() if latest else timedelta()
        self._ahead = max(behind, timedelta())

    def __call__(self) -> datetime:
        return self._now() + self._ahead

    def steps(self, span: timedelta) -> Iterator[datetime]:
        """Put the clock forward by and by; gives each moment that it then shows."""
        end = self._ahead + span
        while self._ahead < end:
            self._ahead = min(self._ahead + STEP, end)
            yield self()
