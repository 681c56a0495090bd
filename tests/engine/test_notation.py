import random
from itertools import islice

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engine import (
    AmbiguousNotation,
    CheckerMove,
    EngineError,
    IllegalPlay,
    InvalidNotation,
    Play,
    Position,
    Roll,
    format_moves,
    format_play,
    legal_plays,
    parse_board,
    parse_play,
    parse_roll,
)
from tests.engine.reference import cases
from tests.engine.strategies import plays, positions, rolls

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
RUNNER = "24:1 1:14 | 2:1"  # 6-1: 24/18/17, or 24/23*/17
BETWEEN_TWO_BLOTS = "24:1 1:14 | 7:1 2:1"


def canonical(text: str, board: str, roll: str) -> str:
    return format_play(parse_play(text, parse_board(board), parse_roll(roll)))


@pytest.mark.parametrize(
    ("board", "roll", "text", "written"),
    [
        (START, "31", "6/5 8/5", "8/5 6/5"),
        (START, "31", "\u2068\u05d0\u05dc\u05d9\u05d0\u05d5\u05e8\u2069 3-1: 8/5 6/5", "8/5 6/5"),
        (START, "31", "Alex (alex_92) 3-1: 8/5 6/5", "8/5 6/5"),
        (START, "31", "Alex (2) 3-1: 8/5 6/5", "8/5 6/5"),
        (START, "31", "\u200e8/5\u200f \u202d6/5\u202c", "8/5 6/5"),
        (START, "31", "1-3: 8/5 6/5", "8/5 6/5"),
        (START, "31", "\uff18\uff0f\uff15 \uff16\uff0f\uff15", "8/5 6/5"),  # as a Japanese keyboard gives it
        (START, "31", "8\u22125\u30006\u20155", "8/5 6/5"),
        (START, "31", "8/5, 6/5", "8/5 6/5"),
        (START, "31", " 8/5;6/5 ", "8/5 6/5"),
        (START, "31", "8-5 6-5", "8/5 6/5"),
        (START, "31", "8 / 5 6\u20135", "8/5 6/5"),
        (START, "31", "8/4", "8/4"),
        (START, "31", "8/5 5/4", "8/4"),
        (START, "31", "8/7/4", "8/4"),
        (START, "65", "24/18/13", "24/13"),
        (START, "66", "24/18 24/18 13/7 13/7", "24/18(2) 13/7(2)"),
        (START, "66", "13/7(2) 24/18 (2)", "24/18(2) 13/7(2)"),
        (START, "22", "6/4(2) 13/9", "13/9 6/4(2)"),
        (START, "22", "13/11(2) 11/9 6/4", "13/11 13/9 6/4"),
        (START, "22", "24/16", "24/16"),
        (START, "22", "24/22/20/18/16", "24/16"),
        ("bar:3 6:12 | 13:2", "55", "BAR/20 25/20 6/1 Bar/20", "bar/20(3) 6/1"),
        ("bar:1 6:14 | 24:2", "42", "b/21/19", "bar/19"),
        ("bar:2 6:13 | 13:2", "55", "25/15(2)", "bar/15(2)"),
        ("6:2 5:1 | 24:2", "65", "6/off 5/0", "6/off 5/off"),
        ("6:2 5:1 | 24:2", "65", "6/OFF 5/o", "6/off 5/off"),
        ("12:2 | off:15", "66", "12/off(2)", "12/off(2)"),
        ("8:2 6:2 | 20:1", "31", "8/5* 6/5", "8/5* 6/5"),
        ("8:2 6:2 | 20:1", "31", "8/5 6/5*", "8/5* 6/5"),
        ("8:2 6:2 | 20:1", "31", "8/5*/4", "8/5*/4"),
        ("8:2 6:2 | 20:1", "33", "8/5*(2) 6/3(2)", "8/5*(2) 6/3(2)"),
        ("8:2 6:2 | 20:1", "33", "8/5(2)* 6/3(2)", "8/5*(2) 6/3(2)"),
        ("8:2 6:2 | 20:1", "33", "8/2(2)", "8/5*/2 8/2"),
    ],
)
def test_a_play_is_read_generously_and_written_one_way(
    board: str, roll: str, text: str, written: str
) -> None:
    assert canonical(text, board, roll) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("24/18/17", "24/18/17"),
        ("24/18 18/17", "24/18/17"),
        ("24/17", "24/18/17"),
        ("24/23/17", "24/23*/17"),
        ("23/17 24/23", "24/23*/17"),
        ("24/23*/17", "24/23*/17"),
    ],
)
def test_a_way_that_hits_is_told_apart_from_one_that_does_not(text: str, written: str) -> None:
    assert canonical(text, RUNNER, "61") == written


def test_unmarked_a_way_that_hits_is_meant_where_there_is_no_other() -> None:
    assert canonical("24/17", "24:1 1:14 | 7:2 2:1", "61") == "24/23*/17"


def test_of_two_ways_that_both_hit_neither_is_chosen() -> None:
    with pytest.raises(AmbiguousNotation) as refused:
        parse_play("24/17", parse_board(BETWEEN_TWO_BLOTS), Roll(6, 1))
    assert set(refused.value.ways) == {"24/18*/17", "24/23*/17"}
    assert canonical("24/18*/17", BETWEEN_TWO_BLOTS, "61") == "24/18*/17"


def test_a_stop_is_named_where_one_die_alone_could_be_meant() -> None:
    assert canonical("5/2 2/off", "5:1 2:2 | bar:1 24:1", "63") == "5/2/off"
    assert canonical("5/off", "5:1 2:2 | bar:1 24:1", "63") == "5/2/off"
    assert canonical("7/1/off", "7:1 6:1 1:1 | off:15", "61") == "7/off"


def test_a_half_made_play_is_written_in_the_order_in_which_it_was_made() -> None:
    moves = [CheckerMove(6, 5), CheckerMove(13, 8), CheckerMove(8, 5, is_hit=True)]
    assert format_moves(moves[:2]) == "13/8 6/5"
    assert format_moves(moves[1:]) == "13/5*"
    assert format_moves([]) == ""


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", ""),
        (" , ", ""),
        ("hello", "hello"),
        ("8/5 and 6/5", "and"),
        ("8/5 6", "6"),
        ("8/5 6/", "6/"),
        ("8/5 26/5", "26/5"),
        ("8/5 6/5(0)", "6/5(0)"),
        ("8/5 6/5(2", "6/5(2"),
        ("8*/5", "8*/5"),
        ("5/8", "5/8"),
        ("off/6", "off/6"),
        ("6/bar", "6/bar"),
        ("6/6", "6/6"),
        ("6/off*", "6/off*"),
        ("٨/5", "٨/5"),
    ],
)
def test_what_is_not_understood_is_named(text: str, part: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_play(text, Position.start(), Roll(3, 1))
    assert (refused.value.given, refused.value.part) == (text, part)


@given(st.text())
@example("8/5 6/5(9)")
@example("8/5" * 500)
@example("1/off " * 1000)
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    try:
        assert parse_play(text, Position.start(), Roll(3, 1)) in legal_plays(Position.start(), Roll(3, 1))
    except EngineError as error:
        assert isinstance(error, (InvalidNotation, IllegalPlay))  # noqa: PT017 - both outcomes are allowed


hops = st.lists(
    st.tuples(st.integers(0, 25), st.integers(0, 25), st.sampled_from(["", "*"])), min_size=1, max_size=4
)


@pytest.mark.no_cover
@settings(max_examples=3 * settings().max_examples, deadline=None)
@given(positions(), rolls, hops)
def test_whatever_checkers_are_moved_it_is_a_legal_play_or_refused(
    position: Position, roll: Roll, hops: list[tuple[int, int, str]]
) -> None:
    text = " ".join(f"{source}/{target}{mark}" for source, target, mark in hops)
    try:
        assert parse_play(text, position, roll) in legal_plays(position, roll)
    except EngineError as error:
        assert isinstance(error, (InvalidNotation, IllegalPlay))  # noqa: PT017 - both outcomes are allowed


@settings(deadline=None)
@given(plays(), st.randoms(use_true_random=False))
def test_every_play_survives_being_written(play: Play, dice_source: random.Random) -> None:
    parts = format_play(play).split()
    dice_source.shuffle(parts)
    assert parse_play(", ".join(parts).upper(), play.position, play.roll) == play


@settings(deadline=None)
@given(plays(), st.data())
def test_a_play_is_understood_move_by_move_with_its_hits_marked(play: Play, data: st.DataObject) -> None:
    way = data.draw(st.sampled_from(play.ways))
    text = " ".join(f"{move.source}/{move.target}{'*' * move.is_hit}" for move in way)
    assert parse_play(text, play.position, play.roll) == play


@pytest.mark.no_cover
def test_no_two_plays_of_a_roll_are_written_alike() -> None:
    for case in islice(cases(), 0, None, 8):
        found = [format_play(play) for play in legal_plays(case.position, case.roll)]
        assert len(set(found)) == len(found)


@pytest.mark.no_cover
@pytest.mark.parametrize(("first", "step"), [(0, 80), pytest.param(0, 1, marks=pytest.mark.proof)])
def test_the_plays_of_reference_cases_survive_being_written(first: int, step: int) -> None:
    for case in islice(cases(), first, None, step):
        for play in legal_plays(case.position, case.roll):
            assert parse_play(format_play(play), case.position, case.roll) == play
