"""Random histories of a club: results, void ones, losses on time, and people who have themselves erased."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final, TypeAlias

from hypothesis import strategies as st

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import TableId
from bot.standing.results import Result
from storage import ResultEnding
from tests.standing.rows import MONDAY, Game, bets, match, money

PEOPLE: Final = [PlayerId(number) for number in range(1, 7)]
ENDINGS: Final[list[ResultEnding]] = ["played", "passed", "resigned", "time", "time", "settled", "abandoned"]


@dataclass(frozen=True)
class Void:
    """An admin declares an earlier result void."""

    which: int


@dataclass(frozen=True)
class Erase:
    """A player is erased on request; the games they are in end as a former player's."""

    player: PlayerId


@dataclass(frozen=True)
class Played:
    """Something ended between some of the people, so long after what ended before."""

    people: Sequence[PlayerId]
    length: int
    games: Sequence[Game]
    passed: timedelta
    is_odd: bool


Step: TypeAlias = Void | Erase | Played

GAMES: Final = st.tuples(st.integers(-4, 4), st.sampled_from(ENDINGS), st.integers(0, 9))
PLAYED: Final = st.builds(
    Played,
    st.permutations(PEOPLE).map(lambda each: each[:4]),
    st.sampled_from([0, 0, 1, 3, 5, 11, -1]),
    st.lists(GAMES, min_size=3, max_size=3),
    st.timedeltas(timedelta(0), timedelta(days=40)),
    st.integers(0, 7).map(lambda each: each == 0),
)
STEPS: Final = st.lists(
    st.one_of(
        *[PLAYED] * 8,
        st.builds(Void, st.integers(0, 60)),
        st.builds(Erase, st.sampled_from(PEOPLE)),
    ),
    max_size=40,
)


def rows_of(step: Played, table: TableId, former: set[PlayerId]) -> Iterator[Result]:
    """The rows that a step writes: of a game for money, a match, or a game of a chouette."""
    first, second, *others = step.people
    if step.length == 0:
        points, ending, moves = step.games[0]
        rows = [money(first, second, points, ending=ending, moves=moves)]
    elif step.length > 0:
        rows = match(first, second, step.length, list(step.games))
    else:
        rows = bets(first, dict(zip((second, *others), (each[0] for each in step.games), strict=True)))
    for row in rows:
        is_former = not former.isdisjoint((row.white, row.black))
        yield replace(row, table=table, is_casual=step.is_odd, has_former_player=is_former)


def dated(step: Played, rows: Sequence[Result], start: timedelta) -> list[Result]:
    """Rows after all that ended before; several may end at one moment."""
    since = start + step.passed - (rows[0].at - MONDAY)
    return [replace(each, at=each.at + since, game=GameNumber(each.game)) for each in rows]
