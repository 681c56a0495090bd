"""Why a use case refused, and the register of the sentences for it.

Each sentence is registered where it stands, by the error that it explains: `explains` registers one that
needs the error alone; `explains_at` one about a table, worded for its kind, to the player who reads it; and
`says` one that needs nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final, TypeVar

from bot.engine import EngineError
from bot.engine.keys import PlayerId
from bot.play.base.standing_orders import Order
from bot.play.base.table import Player, Table


class ServiceError(Exception):
    """A use case refused; nothing was changed."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table
        where = f"table {table.id} at version {table.version}" if table else "no table"
        super().__init__(f"{type(self).__name__}: {where}")


class AlreadyHandled(ServiceError):
    """This very interaction was carried out before."""


class NoTable(ServiceError):
    """There is no such table, or none in this channel."""


class WrongKind(ServiceError):
    """The request makes no sense at a table of that kind."""


class UnknownTable(ServiceError):
    """There is no table of that number that the caller may look at."""


class NoSuchGame(ServiceError):
    """The table has no game of that number."""


class NotSeated(ServiceError):
    """The caller does not play at this table."""


class StaleBoard(ServiceError):
    """The pressed board is no longer the live one."""


class BoardReplaced(ServiceError):
    """The pressed board was posted before the bot was updated or put back; the table has a new one."""


class NotPlaying(ServiceError):
    """Nothing is played at the table any more."""


class Refused(ServiceError):
    """The rules of the game do not let a player do this; `reason` says why."""

    def __init__(self, table: Table, player: PlayerId, reason: EngineError) -> None:
        super().__init__(table)
        self.player = player
        self.reason = reason


@contextmanager
def by_the_rules(table: Table, player: PlayerId) -> Iterator[None]:
    """Turn the engine's errors into a Refused."""
    try:
        yield
    except EngineError as reason:
        raise Refused(table, player, reason) from reason


class NotBegun(ServiceError):
    """Nothing was played at the table yet."""


class NothingStored(ServiceError):
    """Nothing is kept about the caller."""


class BlockedByYou(ServiceError):
    """The caller has blocked `player`, with whom they would play."""

    def __init__(self, player: Player) -> None:
        self.player = player
        super().__init__()


class TakesNoChallenges(ServiceError):
    """`player` has blocked the caller, who would play with them."""

    def __init__(self, player: Player) -> None:
        self.player = player
        super().__init__()


class TooManyBlocked(ServiceError):
    """The caller has blocked as many people as they may."""

    def __init__(self, most: int) -> None:
        self.most = most
        super().__init__()


class PlayedOut(ServiceError):
    """A table is to be moved where the match or the session is over, or has not begun."""


class PlayedHere(ServiceError):
    """A table is to be moved to where it stands."""


class PlaceTaken(ServiceError):
    """The target of a move is taken by another open table."""

    def __init__(self, taken: Table) -> None:
        super().__init__(taken)
        self.taken = taken


class ChannelBusy(ServiceError):
    """Another table is open in this channel."""


class OccasionThere(ServiceError):
    """A standing order is for a next occasion, and one is there already; or no game is in play."""

    def __init__(self, table: Table, order: Order) -> None:
        super().__init__(table)
        self.order = order
        self.is_between_games = table.is_between_games


class NoteTooLong(ServiceError):
    """A note has more characters than `limit`."""

    def __init__(self, table: Table, limit: int) -> None:
        super().__init__(table)
        self.limit = limit


class TooLate(ServiceError):
    """No game will follow that words could still enter."""


class WordsTooLong(ServiceError):
    """More words than a proof should hold."""


class NoVerifiableDice(ServiceError):
    """The table is older than dice that can be verified."""


class GameNotOver(ServiceError):
    """The secret of a game without an end, yet or for good, is not shown."""


class PositionInPlay(ServiceError):
    """A position to be analysed stands, stood, or may stand next, on the board of a running game."""


class TooManyEvaluations(ServiceError):
    """A player in a running game has used up today's evaluations; `again` is when they may ask again."""

    def __init__(self, again: datetime) -> None:
        super().__init__()
        self.again = again


class StartInPlay(ServiceError):
    """A game against the bot would start from what is locked."""


class GameInPlay(ServiceError):
    """The game, or the match, to be analysed is not over."""


class GameWaits(ServiceError):
    """A game to be analysed is over, and its match or session is not.

    `missing` could agree to it before. `is_pending` is whether the asker has agreed and is told later.
    """

    def __init__(self, table: Table, missing: Sequence[Player] = (), *, is_pending: bool = False) -> None:
        super().__init__(table)
        self.missing = missing
        self.is_pending = is_pending


class NoSuchFrame(ServiceError):
    """A replay has no such frame."""


class NothingPlayed(ServiceError):
    """No play was made there that could be watched."""


class FilmTooLong(ServiceError):
    """A game's film is larger than what Discord takes."""


class NoImport(ServiceError):
    """The caller has no such import, or no longer."""


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


class TooManyRequests(ServiceError):
    """Too many of the caller's requests are still waiting."""


class AtWorkAlready(ServiceError):
    """A long piece of work for the caller is still running."""


class TooMuchWork(ServiceError):
    """The caller's request takes longer than allowed."""


class NoAnalysis(ServiceError):
    """There is no analysis of that number that the caller may look at."""


class AnalysisFailed(ServiceError):
    """The analysis that was asked for failed; `failure` says why."""

    def __init__(self, failure: str) -> None:
        super().__init__()
        self.failure = failure


class TooManyAnalyses(ServiceError):
    """The caller waits for as many analyses as one person may."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class TooManyAnalysesHere(ServiceError):
    """A server waits for as many analyses as one may."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


E = TypeVar("E", bound=Exception)
T = TypeVar("T", bound=Table)
SentenceAtTable = Callable[[T, PlayerId | None], str]
ALONE: Final[dict[type[Exception], Callable[[Any], str]]] = {}
AT_TABLES: Final[dict[tuple[type[Table], type[Exception]], SentenceAtTable[Any]]] = {}


def explains(error: type[E]) -> Callable[[Callable[[E], str]], Callable[[E], str]]:
    """Register a sentence for an error, whatever the table."""

    def register(sentence: Callable[[E], str]) -> Callable[[E], str]:
        ALONE[error] = sentence
        return sentence

    return register


def explains_at(
    table: type[T], error: type[ServiceError]
) -> Callable[[SentenceAtTable[T]], SentenceAtTable[T]]:
    """Register a sentence for an error at tables of that class."""

    def register(sentence: SentenceAtTable[T]) -> SentenceAtTable[T]:
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
