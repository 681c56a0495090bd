"""The withheld part of an analysis cannot be worked out from the rest."""

from dataclasses import replace

import pytest

from bot.analysis import (
    Chances,
    CubeAction,
    CubeDecision,
    CubeRating,
    Decision,
    Depth,
    GameAnalysis,
    JudgedResignation,
    MatchAnalysis,
    PlayDecision,
    RatedPlay,
    Rating,
    Situation,
)
from bot.engine import Position, Roll, Side, WinKind, parse_board
from bot.engine.keys import GameNumber
from bot.play.analysis.analyses import AnalysisId, ShownAnalysis
from bot.play.analysis.withholding import beside, withhold
from tests.engine.games import game_at
from tests.play.heads_up.tables import START, table

BOARDS = tuple(parse_board(f"6:{own} off:{15 - own} | 6:{15 - own} off:{own}") for own in range(3, 9))
EVEN = Chances(0.5, 0.1, 0.01, 0.1, 0.01)
WHOLE = Rating(99, 9, 9.9, luck=0.5, luck_adjusted=-0.5)


def play(ply: int, lost: float = 0.1) -> PlayDecision:
    plays = (RatedPlay("6/off", 0.0, EVEN, "2-ply"), RatedPlay("6/5", -lost, EVEN, "2-ply"))
    side = Side.WHITE if ply % 2 == 0 else Side.BLACK
    situation = Situation(BOARDS[ply])
    return PlayDecision(ply, side, situation, Roll(6, 5), "6/5", plays, lost, counts=True, luck=0.3)


def double(ply: int) -> CubeDecision:
    rating = CubeRating(0.3, 0.2, 1.0, EVEN, "2-ply")
    side = Side.WHITE if ply % 2 == 0 else Side.BLACK
    return CubeDecision(ply, side, Situation(BOARDS[ply]), CubeAction.NO_DOUBLE, rating, 0.5, counts=True)


def shown(*decisions: Decision) -> ShownAnalysis:
    resigned = JudgedResignation(Side.WHITE, WinKind.SINGLE, True, BOARDS[5], -0.5, -1.0)  # noqa: FBT003
    game = GameAnalysis(0, 0, None, 0, (WHOLE, WHOLE), decisions, resignations=(resigned,))
    other = replace(game, decisions=(play(0),))
    analysis = MatchAnalysis("A", "B", 0, Depth.QUICK, "fake", (game, other), (WHOLE, WHOLE), b"all of it")
    return ShownAnalysis(
        AnalysisId(1), table(game_at(START)), GameNumber(0), analysis, has_deeper=True, is_imported=True
    )


def told(of: ShownAnalysis) -> MatchAnalysis:
    assert isinstance(of.analysis, MatchAnalysis)
    return of.analysis


GAME = (play(0), play(1), double(2), play(2), play(3), play(4))


def test_all_is_told_where_nothing_is_locked() -> None:
    of = shown(*GAME)
    assert withhold(of, frozenset()) is of


def test_a_locked_decision_is_kept_back_with_those_beside_it() -> None:
    found = withhold(shown(*GAME), {BOARDS[2]})
    game = told(found).games[0]
    assert found.withheld == (4, 0)
    assert told(found).file == b""
    assert [each.ply for each in game.decisions if isinstance(each, PlayDecision) and each.plays] == [0, 4]
    assert not [each for each in game.decisions if isinstance(each, CubeDecision)]
    assert [each.ply for each in game.decisions] == [0, 1, 2, 3, 4], "rolls keep their numbers"
    assert [each.lost for each in game.decisions] == [0.1, 0.0, 0.0, 0.0, 0.1]


def test_no_figure_over_several_decisions_holds_one_that_is_kept_back() -> None:
    found = told(withhold(shown(*GAME), {BOARDS[2]}))
    for ratings, white in ((found.games[0].ratings, 2), (found.ratings, 3)):
        assert [each.decisions for each in ratings] == [white, 0]
        assert [each.cube_decisions for each in ratings] == [0, 0]
        assert ratings[0].lost == pytest.approx(0.1 * white)
        assert {(each.luck, each.luck_adjusted, each.luck_in_match) for each in ratings} == {(0, None, None)}
    assert found.games[1].ratings == (WHOLE, WHOLE), "of a game of which all is told"


def test_a_resignation_at_a_locked_board_is_kept_back() -> None:
    found = withhold(shown(*GAME), {BOARDS[5]})
    assert found.withheld == (1, 1)
    assert [game.resignations for game in told(found).games] == [(), ()]


def test_beside_a_board_is_what_was_decided_before_and_after() -> None:
    assert set(beside(GAME, {BOARDS[2]})) == {BOARDS[1], BOARDS[2], BOARDS[3]}
    assert set(beside(GAME, {BOARDS[4]})) == {BOARDS[3], BOARDS[4]}
    assert not list(beside(GAME, [Position.start()]))
