"""Resignations are judged beside the decisions that count: what was given away, and by whom."""

from dataclasses import replace

import pytest

from bot.analysis import Depth, Evaluator, JudgedResignation, Rules
from bot.analysis.documents import OfferedResignation
from bot.analysis.worker.resignations import MatchScore, judge_resignation
from bot.analysis.worker.sage import Sage
from bot.engine import Game, Side, Terms, WinKind, parse_board
from bot.engine.keys import PlayerId
from bot.records import MatchRecord, RefusedResignation, parse_record

AHEAD = """\
{length} point match

 Game 1
 Fox : 0                          Bluepoint : 0
  1) 31: 8/5 6/5                  64: 24/14
  2) 66: 24/18(2) 13/7(2){then}
     Wins {points} point{s}
"""
"""Bluepoint is far behind, but by no means lost."""


def given_up(length: int = 0, points: int = 1, then: str = "", *, was_resigned: bool = True) -> MatchRecord:
    text = AHEAD.format(length=length, points=points, then=then, s="s" * (points > 1))
    record = parse_record(text)
    return replace(record, games=(replace(record.games[0], was_resigned=was_resigned),))


async def resignations(evaluator: Evaluator, record: MatchRecord) -> tuple[JudgedResignation, ...]:
    return (await evaluator.analyse(record)).games[0].resignations


async def test_whoever_resigns_too_early_gives_away_what_playing_on_was_worth(evaluator: Evaluator) -> None:
    (found,) = await resignations(evaluator, given_up())
    assert (found.side, found.kind, found.is_accepted) == (Side.BLACK, WinKind.SINGLE, True)
    assert found.offered == -1
    assert -1 < found.worth < 0
    assert found.lost_by_offer == found.worth - found.offered
    assert found.lost_by_answer == 0


async def test_before_a_play_the_roll_is_known(evaluator: Evaluator) -> None:
    (before,) = await resignations(evaluator, given_up())
    (after,) = await resignations(evaluator, given_up(then="   55:"))
    assert after.worth > before.worth, "so good a roll makes it a greater mistake to resign"


async def test_in_a_match_a_gammon_costs_what_the_score_makes_of_it(evaluator: Evaluator) -> None:
    (single,) = await resignations(evaluator, given_up(length=2))
    (gammon,) = await resignations(evaluator, given_up(length=2, points=2))
    assert single.offered == pytest.approx(-1)
    assert gammon.offered < -2


async def test_a_refusal_gives_away_what_was_offered_beyond_the_worth(evaluator: Evaluator) -> None:
    record = given_up(was_resigned=False)
    offer = RefusedResignation(Side.BLACK, WinKind.BACKGAMMON)
    game = replace(record.games[0], entries=(*record.games[0].entries, offer), result=None)
    (found,) = await resignations(evaluator, replace(record, games=(game,)))
    assert not found.is_accepted
    assert found.lost_by_offer == 0
    assert found.lost_by_answer == found.worth - found.offered > 2


async def test_what_is_refused_after_a_roll_is_judged_with_it(evaluator: Evaluator) -> None:
    record = given_up(then="   55:", was_resigned=False)
    *before, roll = record.games[0].entries
    judged: list[JudgedResignation] = []
    for is_after_roll in (False, True):
        offer = RefusedResignation(Side.BLACK, WinKind.SINGLE, is_after_roll=is_after_roll)
        game = replace(record.games[0], entries=(*before, offer, roll), result=None)
        judged += await resignations(evaluator, replace(record, games=(game,)))
    without, with_roll = judged
    assert with_roll.worth > without.worth


SCORES = [None, (2, 3), (3, 2), (2, 2), (1, 4), (4, 1), (1, 1), (7, 25), (25, 25)]
CERTAIN = {WinKind.SINGLE: "1:5 off:10 | 1:1 off:14", WinKind.GAMMON: "13:15 | 1:1 off:14"}
"""Boards of a side on roll that is certain to lose so."""


@pytest.fixture(scope="module")
def sage() -> Sage:
    return Sage()


def judged_at(
    sage: Sage, kind: WinKind, away: tuple[int, int] | None, *, has_cube: bool = False
) -> JudgedResignation | None:
    """A resignation of what is certain to be lost, before the roll."""
    begin = Game.between(PlayerId(1), PlayerId(2), Terms(has_cube=has_cube))
    game = replace(begin, position=parse_board(CERTAIN[kind]), on_roll=Side.WHITE)
    offered = OfferedResignation(game, Side.WHITE, kind, is_accepted=True)
    at = MatchScore(*away, is_crawford=False) if away else None
    return judge_resignation(sage, offered, at, Rules(has_cube=has_cube), Depth.QUICK)


@pytest.mark.parametrize("away", SCORES)
@pytest.mark.parametrize("has_cube", [True, False])
@pytest.mark.parametrize("kind", CERTAIN)
def test_to_resign_what_is_certainly_lost_is_right_at_every_score(
    sage: Sage, kind: WinKind, away: tuple[int, int] | None, *, has_cube: bool
) -> None:
    found = judged_at(sage, kind, away, has_cube=has_cube)
    assert found is not None
    assert found.offered == pytest.approx(found.worth, abs=0.001)


def test_beyond_the_scores_that_the_engine_knows_nothing_is_judged(sage: Sage) -> None:
    assert [judged_at(sage, WinKind.SINGLE, away) for away in ((30, 30), (3, 26), (26, 3))] == [None] * 3


async def test_a_game_that_may_have_been_left_for_another_reason_was_not_resigned(
    evaluator: Evaluator,
) -> None:
    assert await resignations(evaluator, given_up(was_resigned=False)) == ()
