"""Why a match record cannot be read.

A record is read whole or not at all. That it can be read says nothing about its plays: whether they are legal
is found by replaying it.
"""

from typing import Final

from bot.text.catalogue import grouped, phrase

_SHOWN: Final = 80


class RecordError(ValueError):
    """Anything that keeps a record from being read; `reason` is a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WrongKind(RecordError):
    """The input is not a match record of a kind that is read here."""


class TooLarge(RecordError):
    """A record has at least `size` bytes, and `limit` is the most that is read."""

    def __init__(self, size: int, limit: int) -> None:
        super().__init__(phrase("record-fault-too-large", limit=grouped(limit), size=grouped(size)))
        self.size = size
        self.limit = limit


class UnreadableRecord(RecordError):
    """One `line` (counted from 1) makes no sense where it stands; `text` is what it says."""

    def __init__(self, line: int, text: str, reason: str) -> None:
        shown = text.strip() if len(text.strip()) <= _SHOWN else text.strip()[:_SHOWN] + "…"
        super().__init__(phrase("record-fault-in-line", line=line, text=repr(shown), reason=reason))
        self.line = line
        self.text = text
