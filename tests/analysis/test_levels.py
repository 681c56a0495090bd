"""Levels play as people of their class do: mostly well, with some large mistakes, the same ones each time."""

from random import Random

import pytest

from bot.analysis import Access, Chances, CubeAction, CubeRating, Level, Rules, Situation
from bot.analysis.levels import SKILLS, choose_answer, choose_double, choose_play
from bot.engine import OfferStage, Position, Roll

START = Situation(Position.start(), rules=Rules(has_beavers=True))
ROLL = Roll(3, 1)
NOTHING = Chances(0.5, 0, 0, 0, 0)
WEAK = [level for level in Level if level is not Level.CHAMPION]


def rating(no_double: float, double_take: float, double_pass: float = 1.0) -> CubeRating:
    return CubeRating(no_double, double_take, double_pass, NOTHING, "3-ply")


def loss(level: Level, seeds: range = range(2000)) -> list[float]:
    """Return a level's loss over many decisions with ten plays each."""
    lost = []
    for seed in seeds:
        random = Random(seed)
        equities = [-random.expovariate(8) for _ in range(10)]
        lost.append(max(equities) - equities[choose_play(equities, START, ROLL, level, str(seed))])
    return lost


def test_a_choice_follows_from_what_is_known_and_the_seed() -> None:
    equities = [0.1, 0.05, 0.0, -0.1]
    choices = [choose_play(equities, START, ROLL, Level.BEGINNER, str(seed)) for seed in range(50)]
    assert choices == [choose_play(equities, START, ROLL, Level.BEGINNER, str(seed)) for seed in range(50)]
    assert len(set(choices)) > 1
    elsewhere = Situation(Position.start(), 2, Access.OWN)
    assert choices != [
        choose_play(equities, elsewhere, ROLL, Level.BEGINNER, str(seed)) for seed in range(50)
    ]


def test_champions_take_the_best_and_nothing_else() -> None:
    assert max(loss(Level.CHAMPION)) == 0
    assert choose_double(rating(0.8, 0.81), START, Level.CHAMPION, "") is CubeAction.DOUBLE
    assert choose_double(rating(1.2, 1.4), START, Level.CHAMPION, "") is CubeAction.NO_DOUBLE


def test_each_level_loses_more_than_the_next() -> None:
    lost = [sum(loss(level)) for level in Level]
    assert lost == sorted(lost, reverse=True)


@pytest.mark.parametrize("level", WEAK)
def test_mistakes_are_fewer_and_larger_than_those_of_shaking_hands(level: Level) -> None:
    """At the same loss altogether, more plays are best, and more are far off."""
    mine = loss(level)
    low, high = 0.0, 1.0
    for _ in range(12):
        low, high = (middle, high) if sum(shaken(middle := (low + high) / 2)) < sum(mine) else (low, middle)
    theirs = shaken(low)
    assert sum(each < 1e-9 for each in mine) > sum(each < 1e-9 for each in theirs)
    assert sum(each > 0.15 for each in mine) > sum(each > 0.15 for each in theirs)


def shaken(haze: float) -> list[float]:
    lost = []
    for seed in range(2000):
        random = Random(seed)
        equities = [-random.expovariate(8) for _ in range(10)]
        seen = [each + random.gauss(0, haze) for each in equities]
        lost.append(max(equities) - equities[max(range(10), key=seen.__getitem__)])
    return lost


@pytest.mark.parametrize("level", Level)
def test_nobody_doubles_who_may_not(level: Level) -> None:
    theirs = Situation(Position.start(), 2, Access.OTHER)
    dead = Situation(Position.start(), 2, Access.OWN, (2, 3))
    crawford = Situation(Position.start(), away=(1, 3), is_crawford=True)
    for situation in (theirs, dead, crawford):
        for seed in range(50):
            assert choose_double(rating(0, 0.9), situation, level, str(seed)) is CubeAction.NO_DOUBLE


def answer(
    found: CubeRating, offer: OfferStage = OfferStage.DOUBLE, situation: Situation = START
) -> CubeAction:
    return choose_answer(found, situation, offer, Level.CHAMPION, "")


def test_answers_to_a_double() -> None:
    assert answer(rating(0.5, 0.9)) is CubeAction.TAKE
    assert answer(rating(0.9, 1.1)) is CubeAction.PASS
    assert answer(rating(0.1, -0.2)) is CubeAction.BEAVER
    assert answer(rating(0.1, -0.2), situation=Situation(Position.start())) is CubeAction.TAKE


def test_answers_to_a_beaver_and_a_raccoon() -> None:
    assert answer(rating(0.1, -0.2), OfferStage.BEAVER) is CubeAction.TAKE
    assert answer(rating(0.1, -2.2), OfferStage.BEAVER) is CubeAction.PASS
    assert answer(rating(0.1, 0.2), OfferStage.RACCOON) is CubeAction.TAKE
    assert answer(rating(0.9, 1.2), OfferStage.RACCOON) is CubeAction.PASS


def test_weak_levels_err_with_the_cube_too() -> None:
    def doubles(level: Level) -> int:
        found = rating(0.2, 0.05)
        return sum(choose_double(found, START, level, str(seed)) is CubeAction.DOUBLE for seed in range(1000))

    assert [doubles(level) > 0 for level in Level] == [*(True for _ in WEAK), False]
    assert doubles(Level.BEGINNER) > doubles(Level.EXPERT)
    assert set(SKILLS) == set(Level)
