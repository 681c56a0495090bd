"""Advice that may not be given, or not any more."""

from bot.engine.chouette import NoAdvice
from bot.services.errors.base import ServiceError
from bot.table import AnyTable


class NoAdviceHere(ServiceError):
    """The caller may not advise the captain of a chouette; `reason` says why."""

    def __init__(self, table: AnyTable, reason: NoAdvice) -> None:
        super().__init__(table)
        self.reason = reason


class NothingToSuggest(ServiceError):
    """The team has no roll to play, so no play can be suggested."""


class SuggestionVoid(ServiceError):
    """The team has played since that was suggested."""
