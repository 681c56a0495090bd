"""Long work, such as replaying a whole match, and its limit."""

from collections.abc import Callable
from time import thread_time

from bot.play.errors import TooMuchWork

Check = Callable[[], object]
"""Called now and then by long work; raises TooMuchWork once its time is up."""


def unlimited() -> None:
    """No limit."""


def limited(seconds: float) -> Check:
    """A limit of that many seconds of work on the calling thread; waiting does not count."""
    end = thread_time() + seconds

    def check() -> None:
        if thread_time() > end:
            raise TooMuchWork

    return check
