"""Work that takes long, such as replaying a whole match: how much of it one piece may be."""

from collections.abc import Callable
from time import thread_time

from bot.play.errors import TooMuchWork

Check = Callable[[], object]
"""Called now and then by work that takes long; raises TooMuchWork once it has taken too long."""


def unlimited() -> None:
    """Let work go on for as long as it takes."""


def limited(seconds: float) -> Check:
    """A check that lets the thread that asks for it work so many seconds; waiting does not count."""
    end = thread_time() + seconds

    def check() -> None:
        if thread_time() > end:
            raise TooMuchWork

    return check
