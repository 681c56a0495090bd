"""What is said about where tables stand: threads, channels that were left, and places in trouble."""

from typing import Final

from bot.engine import RuleSheet
from bot.presenters.sentences.sheet import what_is_played

DISCORD_THREAD_NAME_LIMIT: Final = 100


def thread_name(challenger: str, opponent: str | None, sheet: RuleSheet) -> str:
    """Return what a thread is called: "Alice vs Bob, match to 5"; it is shown without formatting."""
    what = what_is_played(sheet)
    called = f"{challenger} vs {opponent or 'anyone'}, {what[0].lower()}{what[1:]}"
    return called[:DISCORD_THREAD_NAME_LIMIT]


def thread_opened(thread: int) -> str:
    """Return where a challenge went that has a thread of its own."""
    return f"Your challenge has a thread of its own: <#{thread}>."
