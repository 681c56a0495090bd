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
    CubeState,
    ScoreAndCap,
    SolvedValues,
    descent,
    is_short,
)
from bot.analysis.worker.fastest import LONGEST, WEIGHTS, Fastest
from bot.analysis.worker.sage import Sage, rate_cube, rate_plays, turn_cube_as
from bot.engine import BAR, CHECKERS, POINTS, ROLLS, Roll, legal_plays, parse_play, parse_xgid
from bot.records import parse_record
from tests.analysis import slow_bearoff
from tests.analysis.slow_bearoff import Side, position_of, random_side, side_of

EXACT = 0.001


@pytest.fixture(scope="module")
def sage() -> Sage:
    found = Sage()
    found.serve_gvanalysis()
    return found


def compare_cube(sage: Sage, situation: Situation, depth: Depth) -> None:
    """Hold the cube and the chances against the slow program."""
    found = rate_cube(sage, situation, depth)
    assert (found.no_double, found.double_take) == pytest.approx(
        slow_bearoff.cube_equities(situation), abs=EXACT
    ), situation
    own, other = situation.position.own[1:BAR], situation.position.other[1:BAR]
    assert found.chances.win == pytest.approx(slow_bearoff.chance(own, other), abs=EXACT), situation


def compare_plays(sage: Sage, situation: Situation, roll: Roll, depth: Depth) -> None:
    """Hold all plays of a roll, and which is best, against the slow program."""
    rated = rate_plays(sage, situation, roll, depth)
    assert len(rated) == len(legal_plays(situation.position, roll))
    assert [play.equity for play in rated] == sorted((play.equity for play in rated), reverse=True)
    worth = []
    for play in rated:
        after = parse_play(play.play, situation.position, roll).after.own[1:BAR]
        equity, chance = slow_bearoff.after_play(situation, after)
        assert (play.equity, play.chances.win) == pytest.approx((equity, chance), abs=EXACT), situation
        worth.append(equity)
    assert worth[0] == pytest.approx(max(worth), abs=EXACT), situation


def random_cube(random: Random, *, is_crawford: bool = False) -> tuple[int, Access]:
    access = Access.CENTRED if is_crawford else random.choice(list(Access))
    return 1 if access is Access.CENTRED else 2, access


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
        compare_cube(
            sage, Situation(position, cube, access, away, is_crawford=is_crawford, rules=rules), depth
        )


@pytest.mark.parametrize("away", [None, (3, 4)])
def test_plays_of_short_bearoffs_are_exact(sage: Sage, away: tuple[int, int] | None) -> None:
    """Outside home, too; and each is worth what the other side's turn leaves of it."""
    random = Random(7)
    for _ in range(20):
        own, other = random_side(random, 3, 9), random_side(random, 3, 9)
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        access = random.choice(list(Access))
        situation = Situation(position_of(own, other), 2, access, away)
        compare_plays(sage, situation, roll, Depth.QUICK)


@pytest.mark.parametrize(("count", "last"), [(4, 6), (3, 9)])
def test_the_fastest_plays_are_the_best_of_all_legal_ones(count: int, last: int) -> None:
    """From every arrangement of so many checkers, each roll, by the engine's plays."""
    fastest = Fastest(count, last)
    most = len(fastest.plays)
    rolls_on_average = [0.0] * most
    sides = [(*fastest.checkers_of(number), *(0,) * BAR)[: BAR - 1] for number in range(most)]
    for number in sorted(range(1, most), key=lambda each: slow_bearoff.pips(sides[each])):
        best = [
            min(rolls_on_average[fastest.number_of(left(after))] for after in reached)
            for _, reached in slow_bearoff.plays(sides[number])
        ]
        rolls = [fastest.plays[number][ROLLS.index(roll)] for roll, _ in slow_bearoff.ROLLS]
        assert [rolls_on_average[each] for each in rolls] == pytest.approx(best, abs=1e-5)
        weighted = zip(slow_bearoff.plays(sides[number]), best, strict=True)
        rolls_on_average[number] = 1 + sum(weight * each for (weight, _), each in weighted) / 36


def left(side: Side) -> tuple[int, ...]:
    """A side up to the last point that holds any."""
    return tuple(side[: max((point for point in POINTS if side[point - 1]), default=0)])


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
    first, second = left(own), left(other)
    assert not is_short(first, second)
    cube, turned = CubeState(1, NOBODY), CubeState(1, SECOND)
    exact = SolvedValues(descent(first), descent(second), ScoreAndCap(None), cube)
    found = rate_cube(sage, Situation(position_of(own, other)), depth)
    sides = first, second
    at_a_score = rate_cube(sage, Situation(position_of(own, other), away=(9, 11)), depth)
    assert at_a_score.chances.win == pytest.approx(found.chances.win, abs=EXACT)
    assert found.chances.win == pytest.approx((1 + exact.before_roll(sides, NO_CUBE, FIRST)) / 2, abs=0.01)
    assert found.no_double == pytest.approx(exact.before_roll(sides, cube, FIRST), abs=0.01)
    assert found.double_take == pytest.approx(2 * exact.before_roll(sides, turned, FIRST), abs=0.03)
    roll = Roll(6, 2)
    rated = rate_plays(sage, Situation(position_of(own, other)), roll, depth)
    assert len(rated) == len(legal_plays(position_of(own, other), roll))
    for play in rated:
        after = parse_play(play.play, position_of(own, other), roll).after.own[1:BAR]
        worth = exact.before_turn((left(after), second), cube, SECOND)
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


LONG_RACES = [
    (side_of(p10=1, p6=3, p3=2), side_of(p10=1, p6=3, p3=2)),
    (side_of(p6=3, p5=2, p4=2, p1=1), side_of(p6=2, p5=3, p3=3)),
    (side_of(p8=1, p7=1, p6=3, p1=3), side_of(p8=1, p6=2, p5=2, p4=2, p2=1)),
    (side_of(p6=4, p5=4, p4=3, p2=4), side_of(p6=5, p5=4, p4=3, p3=3)),
]


@pytest.mark.parametrize(("own", "other"), LONG_RACES)
def test_no_score_changes_how_often_a_race_is_won(sage: Sage, own: Side, other: Side) -> None:
    """However many cubes would have to be followed."""
    roll = Roll(6, 2)
    rated = []
    for away in (None, (2, 2), (5, 5), (9, 11)):
        situation = Situation(position_of(own, other), away=away)
        plays = sorted(rate_plays(sage, situation, roll, Depth.QUICK), key=lambda play: play.play)
        rated.append([rate_cube(sage, situation, Depth.QUICK).chances, *(play.chances for play in plays)])
    for chances in zip(*rated, strict=True):
        assert max(each.win for each in chances) - min(each.win for each in chances) < EXACT


def test_the_chances_of_long_races_are_those_of_all_dice_to_come(sage: Sage) -> None:
    """Held against both sides' rolls, counted roll by roll from the same plays."""
    own, other = LONG_RACES[2]
    fastest, rolls_left = Fastest(8, 8), {(): [1.0]}

    def lengths(side: tuple[int, ...]) -> list[float]:
        if side not in rolls_left:
            found = [0.0] * (LONGEST + 2)
            after = fastest.plays[fastest.number_of(side)].tolist()
            for weight, number in zip(WEIGHTS.tolist(), after, strict=True):
                for rolls, chance in enumerate(lengths(fastest.checkers_of(number))):
                    found[min(rolls + 1, LONGEST)] += weight * chance
            rolls_left[side] = found
        return rolls_left[side]

    mine, theirs = lengths(own[:8]), lengths(other[:8])
    expected = sum(chance * sum(theirs[rolls:]) for rolls, chance in enumerate(mine))
    found = rate_cube(sage, Situation(position_of(own, other), away=(9, 11)), Depth.QUICK)
    assert expected <= found.chances.win + EXACT
    assert found.chances.win == pytest.approx(expected, abs=0.005), "it looks at all plays of its next roll"


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
    """For money, up to five checkers a side at home and three with some outside: cube, plays and chances."""
    for number in range(first, first + 250):
        random = Random(number)
        most, last = random.choice([(5, 6), (5, 6), (3, 9)])
        position = position_of(random_side(random, most, last), random_side(random, most, last))
        situation = Situation(position, *random_cube(random))
        compare_cube(sage, situation, Depth.QUICK)
        compare_plays(sage, situation, Roll(random.randint(1, 6), random.randint(1, 6)), Depth.QUICK)


@pytest.mark.proof
@pytest.mark.parametrize(("away", "is_crawford"), [each for each in SCORES if each[0]])
def test_a_hundred_short_bearoffs_at_each_score_are_exact(
    sage: Sage, away: tuple[int, int], *, is_crawford: bool
) -> None:
    """Up to four checkers a side at home and two with some outside, by the table of match equities."""
    for each in (slow_bearoff.rolled, slow_bearoff.turn):
        each.cache_clear()  # no two scores share any of it
    for number in range(100):
        random = Random(f"{number} {away} {is_crawford}")
        most, last = random.choice([(4, 6), (4, 6), (2, 9)])
        position = position_of(random_side(random, most, last), random_side(random, most, last))
        cube, access = random_cube(random, is_crawford=is_crawford)
        situation = Situation(position, cube, access, away, is_crawford=is_crawford)
        compare_cube(sage, situation, Depth.QUICK)
        compare_plays(sage, situation, Roll(random.randint(1, 6), random.randint(1, 6)), Depth.QUICK)
