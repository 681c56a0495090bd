"""Short bear-offs are exact however far is looked: held against a program that follows each position."""

from dataclasses import replace
from random import Random

import pytest

from bot.analysis import (
    Access,
    CubeAction,
    CubeDecision,
    Depth,
    Evaluator,
    Level,
    Rules,
    Situation,
    question_of,
)
from bot.analysis.worker.bearoff import (
    FIRST,
    NO_CUBE,
    NOBODY,
    SECOND,
    Cube,
    Stakes,
    Table,
    descent,
    is_short,
)
from bot.analysis.worker.sage import Sage, rate_cube, rate_plays, turn_cube_as
from bot.engine import BAR, CHECKERS, POINTS, Roll, legal_plays, parse_play, parse_xgid
from bot.records import parse_record
from tests.analysis import slow_bearoff
from tests.analysis.slow_bearoff import Side, position_of, random_side, side_of

EXACT = 0.001


@pytest.fixture(scope="module")
def sage() -> Sage:
    found = Sage()
    found.serve_gvanalysis()
    return found


def compare(sage: Sage, situation: Situation, depth: Depth) -> None:
    """Hold the cube and the plays of a roll against the slow program."""
    found = rate_cube(sage, situation, depth)
    assert (found.no_double, found.double_take) == pytest.approx(
        slow_bearoff.cube_equities(situation), abs=EXACT
    ), situation
    own, other = situation.position.own[1:BAR], situation.position.other[1:BAR]
    assert found.chances.win == pytest.approx(slow_bearoff.chance(own, other), abs=EXACT), situation


SCORES = [
    (None, False),
    ((1, 1), False),
    ((2, 2), False),
    ((2, 5), False),
    ((5, 2), False),
    ((4, 1), True),
    ((1, 4), True),
    ((4, 1), False),
    ((1, 3), False),
    ((9, 11), False),
]


@pytest.mark.parametrize(("away", "is_crawford"), SCORES)
@pytest.mark.parametrize("depth", Depth)
def test_cubes_of_short_bearoffs_are_exact(
    sage: Sage, away: tuple[int, int] | None, depth: Depth, *, is_crawford: bool
) -> None:
    random = Random(f"{away} {is_crawford}")
    for number in range(12):
        position = position_of(random_side(random, 3, 6), random_side(random, 3, 6))
        cube, access = random.choice([(1, Access.CENTRED), (2, Access.OWN), (2, Access.OTHER)])
        if is_crawford:
            cube, access = 1, Access.CENTRED
        rules = Rules(is_jacoby=away is None and number % 2 == 0)
        compare(sage, Situation(position, cube, access, away, is_crawford=is_crawford, rules=rules), depth)


@pytest.mark.parametrize("away", [None, (3, 4)])
def test_plays_of_short_bearoffs_are_exact(sage: Sage, away: tuple[int, int] | None) -> None:
    """Outside home, too; and each is worth what the other side's turn leaves of it."""
    random = Random(7)
    for _ in range(20):
        own, other = random_side(random, 3, 9), random_side(random, 3, 9)
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        access = random.choice(list(Access))
        situation = Situation(position_of(own, other), 2, access, away)
        rated = rate_plays(sage, situation, roll, Depth.QUICK)
        assert len(rated) == len(legal_plays(situation.position, roll))
        assert [play.equity for play in rated] == sorted((play.equity for play in rated), reverse=True)
        for play in rated:
            after = parse_play(play.play, situation.position, roll).after.own[1:BAR]
            equity, chance = slow_bearoff.after_play(situation, after)
            assert (play.equity, play.chances.win) == pytest.approx((equity, chance), abs=EXACT)


def asked(xgid: str) -> Situation:
    return question_of(parse_xgid(xgid)).situation


REDOUBLES = [
    ("-B---A--------------a-a---:1:1:1:00:0:0:0:0:10", 0.309, 0.610),
    ("-A-B---------------a----a-:0:0:1:00:0:0:0:0:10", 0.259, 0.511),
]


@pytest.mark.parametrize(("xgid", "no_double", "taken"), REDOUBLES)
def test_doubles_that_win_most_by_the_next_roll_are_seen(
    sage: Sage, xgid: str, no_double: float, taken: float
) -> None:
    """Looking two plies ahead it was 0.467 to keep the first, and 0.401 to turn it."""
    for depth in Depth:
        found = rate_cube(sage, asked(xgid), depth)
        assert (found.no_double, found.double_take) == pytest.approx((no_double, taken), abs=EXACT)
    for level in (Level.CHAMPION, Level.EXPERT):
        assert turn_cube_as(sage, asked(xgid), None, level, "") is CubeAction.DOUBLE


def test_many_checkers_on_low_points_are_short_too(sage: Sage) -> None:
    eight = "-BDB------------------bdb-:1:1:1:00:0:0:0:0:10"
    quick, deep = (rate_cube(sage, asked(eight), depth) for depth in Depth)
    assert quick == deep
    assert quick.depth == "database"


def test_a_greatest_cube_is_the_last_one(sage: Sage) -> None:
    """Without a redouble to come, a double is worth twice what it is with none at all."""
    own, other = side_of(p4=1, p3=2), side_of(p6=1, p2=2)
    situation = Situation(position_of(own, other), 2, rules=Rules(cube_cap=4))
    assert rate_cube(sage, situation, Depth.QUICK).double_take == pytest.approx(
        2 * (2 * slow_bearoff.chance(own, other) - 1), abs=EXACT
    )
    unlimited = rate_cube(sage, replace(situation, rules=Rules()), Depth.QUICK)
    assert unlimited.double_take < rate_cube(sage, situation, Depth.QUICK).double_take - 0.01
    final = rate_cube(sage, replace(situation, cube=4), Depth.QUICK)
    assert final.no_double == pytest.approx(2 * slow_bearoff.chance(own, other) - 1, abs=EXACT)


def test_without_a_cube_only_winning_counts(sage: Sage) -> None:
    own, other = side_of(p4=1, p3=2), side_of(p6=1, p2=2)
    situation = Situation(position_of(own, other), rules=Rules(has_cube=False))
    found = rate_cube(sage, situation, Depth.QUICK)
    assert found.no_double == pytest.approx(2 * found.chances.win - 1, abs=EXACT)


def test_beavers_change_nothing_but_wrong_doubles(sage: Sage) -> None:
    situation = Situation(position_of(side_of(p5=2), side_of(p1=3)), rules=Rules(has_beavers=True))
    for each in (situation, replace(situation, position=position_of(side_of(p1=3), side_of(p5=2)))):
        beavers, none = (
            rate_cube(sage, replace(each, rules=Rules(has_beavers=has)), Depth.QUICK) for has in (True, False)
        )
        assert beavers.no_double == none.no_double
        doubled = none.double_take * (2 if none.double_take < 0 else 1)
        assert beavers.double_take == pytest.approx(doubled, abs=EXACT)


@pytest.mark.parametrize(
    ("own", "other"),
    [
        (side_of(p1=2, p3=2, p5=2, p6=1), side_of(p2=3, p4=2, p6=2)),
        (side_of(p1=1, p2=1, p3=1, p5=2, p7=1), side_of(p1=1, p2=2, p4=2, p8=1)),
        (side_of(p2=1, p5=1, p6=1, p8=2), side_of(p3=1, p4=1, p6=1, p8=2)),
    ],
)
@pytest.mark.parametrize("depth", Depth)
def test_longer_ones_are_near_what_they_are_worth(sage: Sage, own: Side, other: Side, depth: Depth) -> None:
    """With six and seven checkers a side, and with some outside home."""
    first, second = (
        tuple(side[: max(point for point in POINTS if side[point - 1])]) for side in (own, other)
    )
    assert not is_short(first, second)
    cube, turned = Cube(1, NOBODY), Cube(1, SECOND)
    exact = Table(descent(first), descent(second), Stakes(None), cube)
    found = rate_cube(sage, Situation(position_of(own, other)), depth)
    sides = first, second
    assert found.chances.win == pytest.approx((1 + exact.before_roll(sides, NO_CUBE, FIRST)) / 2, abs=0.01)
    assert found.no_double == pytest.approx(exact.before_roll(sides, cube, FIRST), abs=0.01)
    assert found.double_take == pytest.approx(2 * exact.before_roll(sides, turned, FIRST), abs=0.03)
    roll = Roll(6, 2)
    rated = rate_plays(sage, Situation(position_of(own, other)), roll, depth)
    assert len(rated) == len(legal_plays(position_of(own, other), roll))
    for play in rated:
        after = parse_play(play.play, position_of(own, other), roll).after.own[1:BAR]
        left = tuple(after[: max(point for point in POINTS if after[point - 1])])
        worth = exact.before_turn((left, second), cube, SECOND)
        assert play.equity == pytest.approx(worth, abs=0.02)


HYPERGAMMON = Rules(checkers=3)


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize(
    ("own", "other", "is_exact"),
    [
        (side_of(p1=3), side_of(p6=3), False),  # any doubles win a gammon
        (side_of(p1=3), side_of(p1=3), False),
        (side_of(p1=2), side_of(p6=3), False),  # here any roll does
        (side_of(p1=3), side_of(p6=2), True),  # whatever is rolled, two go off
        (side_of(p6=3), side_of(p6=2), False),  # but not with 2-1, and then 6-6 follows
        (side_of(p6=2), side_of(p6=2), True),
    ],
)
def test_where_a_gammon_may_be_lost_nothing_is_called_exact(
    sage: Sage, depth: Depth, own: Side, other: Side, *, is_exact: bool
) -> None:
    """In hypergammon, twelve checkers are off that never started; each has borne off none of its three."""
    situation = Situation(position_of(own, other), rules=HYPERGAMMON)
    rated = rate_cube(sage, situation, depth), *rate_plays(sage, situation, Roll(2, 1), depth)
    assert {each.depth == "database" for each in rated} == {is_exact}
    assert rate_cube(sage, replace(situation, rules=Rules()), depth).depth == "database", "all others are off"


def test_what_was_solved_of_another_game_is_not_taken_for_a_game_with_gammons(sage: Sage) -> None:
    longer = Situation(position_of(side_of(p1=4), side_of(p6=3, p5=1)))
    assert rate_cube(sage, longer, Depth.QUICK).depth == "database"
    shorter = Situation(position_of(side_of(p1=3), side_of(p6=3)), rules=HYPERGAMMON)
    assert rate_cube(sage, shorter, Depth.QUICK).depth != "database"


def test_a_question_says_with_how_many_checkers_the_game_began() -> None:
    """An XGID cannot: what it does not show is off, and so was borne off, unless it is known better."""
    position = parse_xgid("-C-----------------c------:0:0:1:00:0:0:0:0:10")
    assert question_of(position).situation.rules.checkers == CHECKERS
    assert question_of(position, checkers=3).situation.rules.checkers == 3


MISSED_DOUBLE = """\
; [Start Position "SAAAyAAAAAAAAA"]
0 point match

 Game 1
 Alice : 0                              Bob : 0
  1)                                     21: 4/1
  2) 21: 3/1 1/off                       43: 6/2 2/off
  3) 55: 3/off 1/off
      Wins 1 point
"""


@pytest.mark.parametrize("depth", Depth)
async def test_a_double_that_was_missed_counts(evaluator: Evaluator, depth: Depth) -> None:
    """It seems right not to double when it is only screened."""
    found = await evaluator.analyse(parse_record(MISSED_DOUBLE), depth)
    missed = max((each for each in found.games[0].decisions if isinstance(each, CubeDecision)), key=lost)
    assert (missed.done, missed.counts) == (CubeAction.NO_DOUBLE, True)
    assert missed.lost == pytest.approx(0.252, abs=EXACT)
    assert found.ratings[0].lost == pytest.approx(0.363, abs=EXACT)


def lost(decision: CubeDecision) -> float:
    return decision.lost


@pytest.mark.proof
@pytest.mark.parametrize("first", range(0, 2000, 250))
def test_two_thousand_short_bearoffs_are_exact(sage: Sage, first: int) -> None:
    """Up to five checkers a side at home, and up to three with some outside."""
    for number in range(first, first + 250):
        random = Random(number)
        most, last = random.choice([(5, 6), (5, 6), (3, 9)])
        position = position_of(random_side(random, most, last), random_side(random, most, last))
        access = random.choice(list(Access))
        compare(sage, Situation(position, 1 if access is Access.CENTRED else 2, access), Depth.QUICK)
