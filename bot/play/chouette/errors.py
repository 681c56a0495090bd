"""Why a use case of chouettes alone refused."""

from bot.engine.chouette import NoAdvice
from bot.play.base.errors import ServiceError
from bot.play.base.table import Table


class ChannelReused(ServiceError):
    """A chouette is to go on where another game has begun since it was closed."""

    def __init__(self, taken: Table) -> None:
        super().__init__(taken)
        self.taken = taken


class TooManyLobbies(ServiceError):
    """Too many chouettes of the caller wait for their first game."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__()


class NoAdviceHere(ServiceError):
    """The caller may not advise the captain of a chouette; `reason` says why."""

    def __init__(self, table: Table, reason: NoAdvice) -> None:
        super().__init__(table)
        self.reason = reason


class NothingToSuggest(ServiceError):
    """The team has no roll to play, so no play can be suggested."""


class SuggestionVoid(ServiceError):
    """The team has played since the suggestion."""
