"""Dice and records that cannot be shown, or read."""

from bot.services.errors.base import ServiceError


class TooLate(ServiceError):
    """No more game comes whose dice words could still enter."""


class WordsTooLong(ServiceError):
    """More words than a proof should hold."""


class NoVerifiableDice(ServiceError):
    """The table is older than dice that can be verified."""


class GameNotOver(ServiceError):
    """The secret of a game that has no end yet, or never will, is nobody's to know."""


class NoSuchFrame(ServiceError):
    """A replay has no such place."""


class NoImport(ServiceError):
    """The caller has no such import, or has it no longer."""


class NotARecord(ServiceError):
    """A file is no match record that can be read; `reason` says why, in a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason


class RecordTooLarge(ServiceError):
    """A file has more than the `limit` of bytes that a match record may have."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit


class EmptyRecord(ServiceError):
    """There is nothing in a file."""


class AtWorkAlready(ServiceError):
    """Something that takes long is under way for the caller."""


class TooMuchWork(ServiceError):
    """What the caller asked for takes longer than it may."""
