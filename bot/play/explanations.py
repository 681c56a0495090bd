"""The sentences for errors: each is registered where it stands, by the error that it explains.

`explains` registers one that needs the error alone; `explains_at` one about a table, worded for its
kind, to the player who reads it; `says` one that needs nothing.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from bot.engine.keys import PlayerId
from bot.play.errors import ServiceError
from bot.play.table import Table

E = TypeVar("E", bound=Exception)
T = TypeVar("T", bound=Table)
AtTable = Callable[[T, PlayerId | None], str]
ALONE: Final[dict[type[Exception], Callable[[Any], str]]] = {}
AT_TABLES: Final[dict[tuple[type[Table], type[Exception]], AtTable[Any]]] = {}


def explains(error: type[E]) -> Callable[[Callable[[E], str]], Callable[[E], str]]:
    """Register a sentence for an error, whatever the table."""

    def register(sentence: Callable[[E], str]) -> Callable[[E], str]:
        ALONE[error] = sentence
        return sentence

    return register


def explains_at(table: type[T], error: type[ServiceError]) -> Callable[[AtTable[T]], AtTable[T]]:
    """Register a sentence for an error at tables of that class."""

    def register(sentence: AtTable[T]) -> AtTable[T]:
        AT_TABLES[table, error] = sentence
        return sentence

    return register


def says(error: type[Exception], sentence: Callable[[], str], table: type[Table] | None = None) -> None:
    """Register a sentence that needs nothing of an error, at tables of that class or at all."""
    if table is None:
        ALONE[error] = lambda _error: sentence()
    else:
        AT_TABLES[table, error] = lambda _table, _player: sentence()


def explain_at(table: Table, error: ServiceError, reader: PlayerId | None) -> str:
    """The sentence for an error about a table, to a player or a spectator."""
    if (type(table), type(error)) in AT_TABLES:
        return AT_TABLES[type(table), type(error)](table, reader)
    return explain_alone(error)


def explain_alone(error: Exception) -> str:
    """The sentence for an error with one wording at every table: that of its nearest class."""
    return next(ALONE[kind](error) for kind in type(error).__mro__ if kind in ALONE)
