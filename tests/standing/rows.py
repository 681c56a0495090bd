"""Rows of results, as short as a test needs them."""

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import TableId
from bot.standing.results import Result
from storage import ResultEnding

ALICE, BOB, CAROL, DORA, EVE, FRANK, GRACE = map(PlayerId, range(1, 8))
MONDAY = datetime(2026, 6, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
ONCE_PLAYED = 40
TABLES = count(1)


def money(white: PlayerId, black: PlayerId, points: int = 1, **how: Any) -> Result:
    """A single game for money, which White wins, at a table of its own."""
    row: dict[str, Any] = {
        "table": TableId(next(TABLES)),
        "game": GameNumber(1),
        "scope": "game",
        "at": MONDAY,
        "ending": "played",
        "moves": ONCE_PLAYED,
    }
    return Result(white=white, black=black, points=points, **row | how)


Game = tuple[int, ResultEnding, int]
"""The points that White won in a game, how it ended, and after how many plays."""


def match(
    white: PlayerId, black: PlayerId, length: int, games: list[Game] | None = None, **how: Any
) -> list[Result]:
    """A match with its games, each of which ends an hour after the one before; White wins it in one."""
    games = games or [(length, "played", ONCE_PLAYED)]
    at = how.pop("at", MONDAY)
    how = {"table": TableId(next(TABLES)), "length": length} | how
    rows = []
    for number, (points, ending, moves) in enumerate(games, start=1):
        played = {"game": GameNumber(number), "ending": ending, "moves": moves}
        at += timedelta(hours=1)
        rows.append(money(white, black, points, **how, **played, at=at))
    *_, (won, ending, _) = games
    margin = length if won > 0 else -length
    moves = sum(each.moves for each in rows)
    whole = {"game": GameNumber(len(games)), "scope": "match", "ending": ending, "moves": moves, "at": at}
    return [*rows, money(white, black, margin, **how | whole)]


def bets(box: PlayerId, points: dict[PlayerId, int], **how: Any) -> list[Result]:
    """The bets of one game of a chouette, which the box wins by so many points from each member."""
    how = {"table": TableId(next(TABLES)), "scope": "bet", "bets": len(points)} | how
    return [money(box, each, won, **how, bet=bet) for bet, (each, won) in enumerate(points.items())]
