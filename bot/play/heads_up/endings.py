"""The endings at a table of two: of its games, and of the match or session itself."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from bot.engine import Ending, Position, Taken
from bot.engine.keys import GameNumber
from bot.play.base.table import Status
from bot.play.heads_up.checking import replayed_match
from bot.play.heads_up.table import HeadsUpTable
from bot.play.kinds.lifecycle import Ended, Pace
from bot.play.tables.endings import ENDINGS, OPENING, course_of, pace_of, signed, standing
from storage import DatedEvent, ResultEnding, UnitOfWork


def new_endings(uow: UnitOfWork, before: HeadsUpTable, table: HeadsUpTable) -> Iterator[Ended]:
    """Yield what has ended since the table was as `before`; its events are stored."""
    return _endings(uow, table, len(before.results), has_ended=_is_over(table) and not _is_over(before))


def all_endings(uow: UnitOfWork, table: HeadsUpTable) -> Iterator[Ended]:
    """All that ever ended there, as its events tell."""
    return _endings(uow, replayed_match(uow, table), 0, has_ended=_is_over(table))


def _is_over(table: HeadsUpTable) -> bool:
    return table.has_begun and table.status in (Status.OVER, Status.CLOSED)


def _endings(uow: UnitOfWork, table: HeadsUpTable, known: int, *, has_ended: bool) -> Iterator[Ended]:
    """Yield what ended after that many games, with what was agreed."""
    agreed = table.state.challenge
    for each in _ended_after(uow, table, known, has_ended=has_ended):
        yield replace(
            each,
            has_standard_start=table.sheet.start == Position.start(),
            has_tutor=agreed.has_tutor,
            is_casual=not agreed.is_rated,
        )


def _ended_after(uow: UnitOfWork, table: HeadsUpTable, known: int, *, has_ended: bool) -> Iterator[Ended]:
    games = [_game(uow, table, GameNumber(each)) for each in range(known + 1, len(table.results) + 1)]
    if has_ended and len(table.results) < table.number:
        games.append(_abandoned_game(uow, table))
    yield from games
    if has_ended:
        yield _whole(table, sum((each.pace for each in games), _pace_until(uow, table, known)))


def _pace_until(uow: UnitOfWork, table: HeadsUpTable, known: int) -> Pace:
    """Return the pace of the first games, as their results say."""
    results = uow.results.of_table(table.id) if known else []
    paces = (
        Pace(each.moves, each.white_seconds, each.black_seconds)
        for each in results
        if each.scope == "game" and each.game <= known
    )
    return sum(paces, Pace())


def _game(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> Ended:
    result, course = table.results[number - 1], course_of(uow, table.id, number)
    bet = table.game.bets[0]
    return Ended(
        number,
        "game",
        course[-1].created_at,
        bet.white,
        bet.black,
        signed(result.points, result.winner),
        ENDINGS[result.ending],
        stake=_stake(table),
        cube=result.points if result.ending is Ending.DROPPED else _cube_after(course),
        win=result.kind,
        length=table.sheet.length,
        score=table.score_after(number),
        pace=pace_of(course),
    )


def _abandoned_game(uow: UnitOfWork, table: HeadsUpTable) -> Ended:
    """The game in play at a table that was closed."""
    course, bet = course_of(uow, table.id, table.number), table.game.bets[0]
    return Ended(
        table.number,
        "game",
        _changed_at(table),
        bet.white,
        bet.black,
        0,
        "abandoned",
        stake=_stake(table),
        cube=_cube_after(course),
        length=table.sheet.length,
        score=table.score,
        pace=pace_of(course),
    )


def _whole(table: HeadsUpTable, pace: Pace) -> Ended:
    """The match, or the session, whose points are owed even if it was abandoned."""
    bet, score, is_match = table.game.bets[0], table.score, table.sheet.is_match
    ending = _ending(table)
    is_undecided = is_match and ending == "abandoned"
    return Ended(
        table.number,
        "match" if is_match else "session",
        _changed_at(table),
        bet.white,
        bet.black,
        0 if is_undecided else score.white - score.black,
        ending,
        stake=_stake(table),
        length=table.sheet.length,
        score=score,
        pace=pace,
    )


def _ending(table: HeadsUpTable) -> ResultEnding:
    if table.status is Status.CLOSED:
        return "abandoned"
    return ENDINGS[table.results[-1].ending] if table.sheet.is_match else "played"


def _changed_at(table: HeadsUpTable) -> datetime:
    """When a table that is over became so: nothing changes it afterwards."""
    if table.changed_at is None:
        raise ValueError(f"nobody knows when table {table.id} was changed")
    return table.changed_at


def _stake(table: HeadsUpTable) -> int:
    return 1 if table.sheet.is_match else table.sheet.stake


def _cube_after(course: Sequence[DatedEvent]) -> int:
    """The cube as it lay in the end."""
    value = 1
    for each in standing(course):
        if each.kind == OPENING:
            value = each.payload.get("cube") or value
        elif each.kind == Taken.__name__:
            value = each.payload["value"]
    return value
