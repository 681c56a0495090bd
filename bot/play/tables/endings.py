"""The length of games, in plays and in time: the same for tables of every kind."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Final

from bot.engine import Ending, OpeningRolled, Played, Rolled, Side, TakenBack, without_takebacks
from bot.engine.keys import GameNumber
from bot.play.base.keys import TableId
from bot.play.kinds.lifecycle import Pace
from bot.play.tables.store import BOARD_EVENTS
from storage import DatedEvent, ResultEnding, UnitOfWork

ENDINGS: Final[Mapping[Ending, ResultEnding]] = {
    Ending.BORNE_OFF: "played",
    Ending.DROPPED: "passed",
    Ending.RESIGNED: "resigned",
    Ending.SETTLED: "settled",
    Ending.FORFEITED: "forfeited",
    Ending.TIMED_OUT: "time",
}

OPENING, PLAY, TAKEBACK = (each.__name__ for each in (OpeningRolled, Played, TakenBack))
COUNTED: Final = BOARD_EVENTS.names - {Rolled.__name__}
"""The stored kinds of events of a board; a roll is made by whoever plays it."""


def signed(points: int, winner: Side) -> int:
    """Return the points as White's: negative if Black won."""
    return points if winner is Side.WHITE else -points


def course_of(uow: UnitOfWork, table_id: TableId, number: GameNumber) -> Sequence[DatedEvent]:
    """The stored events of a game whose times are counted."""
    return uow.events.course(table_id, number, COUNTED)


def pace_of(course: Iterable[DatedEvent]) -> Pace:
    """The number of plays in a game, and the time that each side took.

    The time from one event to the next counts for the side that acted then, even if somebody acted for it.
    Where several of a side answer, it is the time until all had. No time counts before the opening roll.
    """
    course = [each for each in course if each.kind in COUNTED]
    spent, since = dict.fromkeys(Side, timedelta()), None
    for kind, payload, at in course:
        if since is not None and kind != OPENING:
            spent[_waited_for(kind, payload)] += at - since
        since = at
    moves = sum(each.kind == PLAY for each in standing(course))
    return Pace(moves, *(int(spent[side].total_seconds()) for side in Side))


def standing(course: Sequence[DatedEvent]) -> Sequence[DatedEvent]:
    """The events that were not taken back; no roll ever is."""
    if all(each.kind != TAKEBACK for each in course):
        return course
    return without_takebacks(course, lambda each: BOARD_EVENTS.load(each.kind, each.payload))


def _waited_for(kind: str, payload: Mapping[str, str]) -> Side:
    """The side that an event shows to have acted; whoever takes back something did so before."""
    side = Side(payload["side"])
    return side.other if kind == TAKEBACK else side
