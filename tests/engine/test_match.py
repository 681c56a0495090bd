"""Matches of every length: the Crawford game, dead cubes, surplus points, and the end."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    MATCH_LENGTHS,
    STARTS,
    BetResult,
    Cube,
    Doubled,
    Ending,
    Game,
    OfferDouble,
    RuleSheet,
    Score,
    Side,
    Terms,
    WinKind,
    decides_match,
    is_crawford,
    legal_actions,
    parse_board,
    score_after,
    terms_at,
    winner,
)
from tests.engine.games import ALICE, BOB, RandomGame

LETTERS = {"W": Side.WHITE, "B": Side.BLACK}
CUBE_VALUES = (1, 2, 4, 8, 16, 32, 64)
START = parse_board("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5")

COURSES = """
length  points won in each game     score, White first                    Crawford game  won by
-----------------------------------------------------------------------------------------------
1       W1                          1-0                                   none           W
1       B3                          0-1                                   none           B
2       W2                          2-0                                   none           W
2       W1 B1 W1                    1-0 1-1 2-1                           2              W
2       B1 B4                       0-1 0-2                               2              B
3       W1 B1 W1 B1 B1              1-0 1-1 2-1 2-2 2-3                   4              B
3       B2 W2 W1                    0-2 2-2 3-2                           2              W
5       W4 B2 W1                    4-0 4-2 5-2                           2              W
5       W2 B2 W2 B2 W1              2-0 2-2 4-2 4-4 5-4                   4              W
5       W2 B2 W2 B1 B1 B1           2-0 2-2 4-2 4-3 4-4 4-5               4              B
5       B4 W1 W2 W1 B1              0-4 1-4 3-4 4-4 4-5                   2              B
5       B4 W4 W2                    0-4 4-4 5-4                           2              W
5       W3 W3                       3-0 5-0                               none           W
5       B3 W2 B192                  0-3 2-3 2-5                           none           B
7       W6 B6 B2                    6-0 6-6 6-7                           2              B
7       W4 B2 W2 B2 B2 B1           4-0 4-2 6-2 6-4 6-6 6-7               4              B
25      W24 B24 B2                  24-0 24-24 24-25                      2              B
25      B8 W16 B16 W8 W2            0-8 16-8 16-24 24-24 25-24            4              W
none    W1 B4 W2 B48                1-0 1-4 3-4 3-52                      none           -
"""

DOUBLES = """
length  score               cube      White may double  Black may double
------------------------------------------------------------------------
1       0-0                 1         no                no
2       0-0                 1         yes               yes
2       0-0                 2 White   no                no
2       0-0                 2 Black   no                no
2       1-0 Crawford        1         no                no
2       1-1                 1         no                no
5       0-0                 1         yes               yes
5       0-0                 4 White   yes               no
5       0-0                 4 Black   no                yes
5       0-0                 8 White   no                no
5       3-2                 1         yes               yes
5       3-2                 2 White   no                no
5       3-2                 2 Black   no                yes
5       4-2 Crawford        1         no                no
5       2-4 Crawford        1         no                no
5       4-2                 1         no                yes
5       2-4                 1         yes               no
5       4-2                 2 White   no                no
5       4-3                 2 Black   no                no
5       4-4                 1         no                no
7       5-3                 1         yes               yes
7       5-3                 2 White   no                no
7       5-3                 2 Black   no                yes
7       5-3                 4 Black   no                no
25      0-0                 16 White  yes               no
25      0-0                 32 White  no                no
25      9-17                8 Black   no                no
25      9-16                8 Black   no                yes
"""


def rows(table: str) -> list[str]:
    _, body = table.rsplit("---\n", 1)
    return body.strip().splitlines()


def columns(line: str) -> list[str]:
    return [column.strip() for column in line.split("  ") if column.strip()]


def won(side: Side, points: int) -> BetResult:
    return BetResult(side, points, WinKind.SINGLE, Ending.BORNE_OFF)


def sheet_of(length: str) -> RuleSheet:
    return RuleSheet(None if length == "none" else int(length))


@pytest.mark.parametrize("line", rows(COURSES))
@pytest.mark.parametrize("mirrored", [False, True], ids=["", "mirrored"])
def test_the_course_of_a_match(line: str, *, mirrored: bool) -> None:
    length, results, scores, crawford, won_by = columns(line)
    sheet, score = sheet_of(length), Score()
    for number, (result, expected) in enumerate(zip(results.split(), scores.split(), strict=True), 1):
        assert winner(sheet, score) is None
        assert is_crawford(sheet, score) == (str(number) == crawford)
        side = LETTERS[result[0]]
        score = score_after(sheet, score, won(side.other if mirrored else side, int(result[1:])))
        white, black = map(int, expected.split("-"))
        assert (score.white, score.black) == ((black, white) if mirrored else (white, black))
        assert score.had_crawford == (crawford != "none" and number >= int(crawford))
    last = LETTERS.get(won_by)
    assert winner(sheet, score) is (last.other if last and mirrored else last)


@pytest.mark.parametrize("line", rows(DOUBLES))
@pytest.mark.parametrize("mirrored", [False, True], ids=["", "mirrored"])
def test_who_may_double_at_a_score(line: str, *, mirrored: bool) -> None:
    """A dead cube, owned or centred, is not offered: a single game at its value already wins the match."""
    length, score_text, cube_text, *answers = columns(line)
    points, *crawford = score_text.split()
    value, *owner = cube_text.split()
    white, black = map(int, points.split("-"))
    may_double = dict(zip(Side, answers, strict=True))
    cube = Cube(int(value), Side[owner[0].upper()] if owner else None)
    if mirrored:
        white, black = black, white
        may_double = {side: may_double[side.other] for side in Side}
        cube = replace(cube, owner=cube.owner and cube.owner.other)
    sheet = sheet_of(length)
    score = Score(white, black, had_crawford=not crawford and int(length) - 1 in (white, black))
    assert is_crawford(sheet, score) == bool(crawford)
    for player, side in ((ALICE, Side.WHITE), (BOB, Side.BLACK)):
        game = Game.between(ALICE, BOB, terms_at(sheet, score))
        game = replace(game, cubes=(cube,), position=START, on_roll=side)
        assert (OfferDouble() in legal_actions(game, player)) == (may_double[side] == "yes")


@cache
def scores_before_a_game(length: int) -> frozenset[tuple[Score, int]]:
    """Every score from which a game of a match starts, each with the number of Crawford games before."""
    sheet = RuleSheet(length)
    seen, fresh = set(), {(Score(), 0)}
    while fresh:
        score, crawford_games = fresh.pop()
        if winner(sheet, score) is None:
            seen.add((score, crawford_games))
            crawford_games += is_crawford(sheet, score)
            results = (won(*result) for result in product(Side, range(1, length + 1)))
            fresh |= {(score_after(sheet, score, result), crawford_games) for result in results} - seen
    return frozenset(seen)


@pytest.mark.parametrize("length", MATCH_LENGTHS)
def test_at_every_score_of_every_length_the_cube_is_in_play_but_in_the_crawford_game(length: int) -> None:
    sheet = RuleSheet(length, cube_cap=64)
    for score, crawford_games in scores_before_a_game(length):
        is_first_at_match_point = length - 1 in (score.white, score.black) and crawford_games == 0
        assert is_crawford(sheet, score) == (is_first_at_match_point and length > 1)
        assert score.had_crawford == (crawford_games == 1)
        assert crawford_games <= 1
        terms = terms_at(sheet, score)
        assert terms.has_cube == (length > 1 and not is_first_at_match_point)
        for side, value in product(Side, CUBE_VALUES):
            assert terms.is_dead(side, value) == (score.of(side) + value >= length)


@pytest.mark.parametrize("length", MATCH_LENGTHS)
def test_no_game_of_a_match_is_played_by_the_rules_of_money(length: int) -> None:
    for score, _ in scores_before_a_game(length):
        terms = terms_at(RuleSheet(length), score)
        money_rules = (terms.is_jacoby, terms.has_beavers, terms.has_raccoons, terms.automatic_doubles)
        assert not any(money_rules)


@pytest.mark.parametrize("length", MATCH_LENGTHS)
def test_a_match_without_a_cube_never_has_one(length: int) -> None:
    sheet = RuleSheet(length, has_cube=False)
    assert not any(terms_at(sheet, score).has_cube for score, _ in scores_before_a_game(length))


def results_of(draw_from: Sequence[int]) -> st.SearchStrategy[list[BetResult]]:
    return st.lists(
        st.builds(won, st.sampled_from(Side), st.sampled_from(draw_from)), min_size=1, max_size=60
    )


points_of_a_game = [kind * value for kind in WinKind for value in CUBE_VALUES]


@given(length=st.sampled_from(MATCH_LENGTHS), results=results_of([1, 1, 1, 2, 2, *points_of_a_game]))
def test_a_match_ends_with_the_result_that_reaches_its_length_and_has_one_crawford_game_at_most(
    length: int, results: list[BetResult]
) -> None:
    sheet, score, total = RuleSheet(length), Score(), dict.fromkeys(Side, 0)
    crawford_games, match_points = 0, 0
    for result in results:
        crawford_games += is_crawford(sheet, score)
        match_points += length - 1 in total.values() and length > 1
        assert crawford_games == (match_points > 0)
        score = score_after(sheet, score, result)
        total[result.winner] += result.points
        assert {side: score.of(side) for side in Side} == {s: min(n, length) for s, n in total.items()}
        assert (winner(sheet, score) is result.winner) == (total[result.winner] >= length)
        if winner(sheet, score):
            break
        assert max(total.values()) < length


@given(results=results_of(points_of_a_game))
def test_a_money_session_counts_every_point_of_as_many_games_as_are_played(results: list[BetResult]) -> None:
    sheet, score = RuleSheet(), Score()
    for result in results:
        assert not is_crawford(sheet, score)
        score = score_after(sheet, score, result)
        assert winner(sheet, score) is None
    for side in Side:
        assert score.of(side) == sum(result.points for result in results if result.winner is side)


def test_what_is_won_changes_no_terms_of_a_money_session() -> None:
    sheet = RuleSheet(is_jacoby=True, cube_cap=4)
    assert terms_at(sheet, Score(9, 2)) == sheet.terms


@given(
    st.builds(
        RuleSheet,
        stake=st.integers(1, 1000),
        is_jacoby=st.booleans(),
        has_beavers=st.just(value=True),
        has_raccoons=st.booleans(),
        automatic_doubles=st.sampled_from([None, 0, 1, 10]),
        cube_cap=st.sampled_from([None, 2, 4096]),
        start=st.sampled_from(list(STARTS.values())),
    ),
    st.builds(Score, st.integers(0, 500), st.integers(0, 500)),
)
def test_every_game_of_a_money_session_is_played_by_its_sheet(sheet: RuleSheet, score: Score) -> None:
    assert terms_at(sheet, score) == Terms(
        start=sheet.start,
        has_cube=True,
        cube_cap=sheet.cube_cap,
        is_jacoby=sheet.is_jacoby,
        has_beavers=True,
        has_raccoons=sheet.has_raccoons,
        automatic_doubles=sheet.automatic_doubles,
    )


def test_with_both_sides_at_match_point_no_game_is_the_crawford_game() -> None:
    assert not is_crawford(RuleSheet(5), Score(4, 4))
    assert not is_crawford(RuleSheet(1), Score())


@pytest.mark.parametrize(
    ("length", "score", "decides"),
    [(1, (0, 0), True), (3, (2, 2), True), (3, (2, 1), False), (None, (2, 2), False)],
)
def test_a_game_decides_the_match_where_both_sides_are_a_point_away(
    length: int | None, score: tuple[int, int], *, decides: bool
) -> None:
    assert decides_match(RuleSheet(length), Score(*score)) is decides


def test_a_match_starts_every_game_from_its_start_and_keeps_its_cap() -> None:
    sheet = RuleSheet(5, cube_cap=2, start=STARTS["nackgammon"])
    for score in (Score(), Score(4, 0), Score(4, 2, had_crawford=True)):
        assert terms_at(sheet, score).start == STARTS["nackgammon"]
        assert terms_at(sheet, score).cube_cap == 2


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), length=st.sampled_from([1, 2, 3, 5, 7]))
def test_whole_matches_at_random(seed: int, length: int) -> None:
    """There is no double in the Crawford game, nor by a side whom the cube already takes to the match."""
    random = Random(seed)
    sheet, score = RuleSheet(length, start=STARTS["hypergammon"]), Score()
    crawford_games = 0
    while winner(sheet, score) is None:
        played = RandomGame(random, terms_at(sheet, score))
        played.finish()
        doubles = [event for event in played.events if isinstance(event, Doubled)]
        if is_crawford(sheet, score):
            crawford_games += 1
            assert doubles == []
        assert all(score.of(double.side) + double.value // 2 < length for double in doubles)
        (result,) = (bet.result for bet in played.game.bets)
        assert result is not None
        score = score_after(sheet, score, result)
    assert crawford_games == score.had_crawford
    assert max(score.white, score.black) == length
