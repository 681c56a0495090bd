"""Places on a leaderboard."""

from datetime import datetime

from bot.standing.places import (
    CERTAIN_TO,
    LATELY,
    Candidate,
    NotLately,
    Place,
    TooFewOpponents,
    TooUncertain,
    lacks,
    leaderboard,
)
from bot.standing.rating import Rating
from bot.standing.standings import Standing
from tests.standing.ladders import ladder_of
from tests.standing.rows import ALICE, BOB, CAROL, DAY, DORA, EVE, FRANK, MONDAY, match


def day(number: int) -> datetime:
    return MONDAY + number * DAY


def standing(value: float = 1500, deviation: float = 80, opponents: int = 5, days_ago: int = 1) -> Candidate:
    return Candidate(Rating(value, 300, deviation, MONDAY - days_ago * DAY), opponents)


def of(standing: Standing) -> Candidate:
    return Candidate(standing.rating, standing.others)


def test_certain_enough_with_five_opponents_and_lately_has_a_place() -> None:
    assert list(lacks(standing(), MONDAY)) == []
    assert list(lacks(standing(deviation=CERTAIN_TO, days_ago=0), MONDAY)) == []


def test_what_is_missing_is_said() -> None:
    assert list(lacks(standing(opponents=3), MONDAY)) == [TooFewOpponents(2)]
    assert list(lacks(standing(deviation=201, days_ago=0), MONDAY)) == [TooUncertain(201)]
    assert list(lacks(of(Standing()), MONDAY)) == [TooUncertain(350), TooFewOpponents(5), NotLately(None)]


def test_ninety_days_without_a_rated_match_lose_the_place_until_the_next() -> None:
    assert list(lacks(standing(days_ago=90), MONDAY)) == []
    assert list(lacks(standing(days_ago=91), MONDAY)) == [NotLately(MONDAY - LATELY - DAY)]


def test_a_long_absence_makes_uncertain_too() -> None:
    found = list(lacks(standing(deviation=190, days_ago=720), MONDAY))
    assert [type(each) for each in found] == [TooUncertain, NotLately]


def test_those_with_a_place_stand_above_those_without_each_by_rating() -> None:
    board = leaderboard(
        {
            ALICE: standing(1900, opponents=1),
            BOB: standing(1600),
            CAROL: standing(1700),
            DORA: standing(1600),
            EVE: of(Standing()),
            FRANK: standing(1500),
        },
        MONDAY,
    )
    assert [(each.player, each.rank) for each in board] == [
        (CAROL, 1),
        (BOB, 2),
        (DORA, 2),
        (FRANK, 4),
        (ALICE, None),
    ]
    assert board[-1] == Place(ALICE, standing(1900, opponents=1).rating, None, (TooFewOpponents(4),))


def test_seventy_points_against_five_opponents_lead_to_a_place() -> None:
    others = [BOB, CAROL, DORA, EVE, FRANK]
    matches = [
        match(ALICE, others[number % 5], 5, [(5 - 10 * (number % 2), "played", 60)], at=day(number))
        for number in range(14)
    ]
    half, whole = (ladder_of(row for each in played for row in each) for played in (matches[:7], matches))
    assert [type(each) for each in lacks(of(half.of(ALICE)), day(14))] == [TooUncertain]
    assert list(lacks(of(whole.of(ALICE)), day(14))) == []
