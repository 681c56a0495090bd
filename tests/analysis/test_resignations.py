"""Resignations are judged beside the decisions that count: what was given away, and by whom."""

from dataclasses import replace

import pytest

from bot.analysis import Evaluator, JudgedResignation
from bot.engine import Side, WinKind
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


async def test_a_game_that_may_have_been_left_for_another_reason_was_not_resigned(
    evaluator: Evaluator,
) -> None:
    assert await resignations(evaluator, given_up(was_resigned=False)) == ()
