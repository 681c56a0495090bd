"""No such table, not the caller's, or not his turn."""

from bot.engine import EngineError
from bot.services.errors.base import ServiceError
from bot.table import AnyTable, Table


class NoTable(ServiceError):
    """There is no such table, or none in this channel."""


class ChouetteHere(ServiceError):
    """A chouette is played here, so what is asked for between two players has no meaning."""


class NoChouette(ServiceError):
    """Two players play here, so what is asked for in a chouette has no meaning."""


class UnknownTable(ServiceError):
    """No table of that number is the caller's to look at."""


class NoSuchGame(ServiceError):
    """The table has no game of that number."""


class NotSeated(ServiceError):
    """The caller does not play at this table."""


class StaleBoard(ServiceError):
    """The board that was pressed is not the live one any more."""


class OutOfTurn(ServiceError):
    """The table waits for somebody else, or the game is over."""

    def __init__(self, table: Table, player: int) -> None:
        super().__init__(table)
        self.player = player


class Refused(ServiceError):
    """It is the caller's turn, but this is not legal; `reason` says why."""

    def __init__(self, table: AnyTable, player: int, reason: EngineError) -> None:
        super().__init__(table)
        self.player = player
        self.reason = reason


class NotBetweenGames(ServiceError):
    """The session is in the middle of a game, or has ended."""


class NotBegun(ServiceError):
    """Nothing was played at the table yet."""


class NothingStored(ServiceError):
    """Nothing is kept about the caller."""


class PlayedOut(ServiceError):
    """A table is to be moved where the match or the session is over, or has not begun."""


class PlayedHere(ServiceError):
    """A table is to be moved to where it stands."""


class PlaceTaken(ServiceError):
    """Another table, which it carries, is open where one is to be moved to."""
