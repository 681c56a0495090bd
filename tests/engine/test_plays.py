"""Properties of every play of every roll in every position."""

import pytest
from hypothesis import given, settings

from bot.engine import (
    CheckerMove,
    InvalidCheckerMove,
    InvalidPosition,
    Play,
    Position,
    Roll,
    after_moves,
    legal_plays,
    parse_board,
)
from bot.engine.generator import last_die, one_die, open_changes, pack
from bot.engine.play import can_play
from tests.engine.reference import literal_results
from tests.engine.strategies import plays, positions, rolls


@given(positions(), rolls)
def test_a_roll_can_be_played_where_there_is_a_play(position: Position, roll: Roll) -> None:
    assert can_play(position, roll) == bool(legal_plays(position, roll))


@pytest.mark.no_cover
@settings(max_examples=5 * settings().max_examples, deadline=None)
@given(positions(), rolls)
def test_plays_are_what_a_literal_reading_of_the_rules_gives(position: Position, roll: Roll) -> None:
    found = [play.after for play in legal_plays(position, roll)]
    assert len(found) == len(set(found))
    assert set(found) == literal_results(position, roll)


@given(positions(), rolls)
def test_the_order_of_the_dice_makes_no_difference(position: Position, roll: Roll) -> None:
    assert legal_plays(position, Roll(roll.low, roll.high)) == legal_plays(position, roll)


@given(plays())
def test_no_checker_is_lost_or_found(play: Play) -> None:
    assert sum(play.after.own) == sum(play.after.other) == 15


@given(plays())
def test_each_checker_move_is_the_length_of_its_die_or_bears_off(play: Play) -> None:
    dice = list(play.roll.dice)
    for move in sorted(play.moves, key=lambda move: move.target == 0):
        length = move.source - move.target
        die = length if move.target else min(die for die in dice if die >= length)
        dice.remove(die)


@given(plays())
def test_pips_go_down_by_what_was_moved_and_up_for_what_was_hit(play: Play) -> None:
    moved = sum(move.source - move.target for move in play.moves)
    hit = sum(move.target for move in play.moves if move.is_hit)
    assert play.after.own_pips == play.position.own_pips - moved
    assert play.after.other_pips == play.position.other_pips + hit


@given(plays())
def test_the_moves_of_every_way_to_make_a_play_lead_to_its_result(play: Play) -> None:
    assert play.moves == play.ways[0]
    assert {after_moves(play.position, way) for way in play.ways} == {play.after}


@given(plays())
def test_the_rearmost_checker_is_moved_first(play: Play) -> None:
    sources = [move.source for move in play.moves]
    assert sources == sorted(sources, reverse=True)


def test_one_checker_that_plays_both_dice_plays_the_higher_first() -> None:
    (play,) = legal_plays(parse_board("20:1 1:14 | off:15"), Roll(6, 4))
    assert [move.source for move in play.moves] == [20, 14]


def test_plays_are_equal_when_their_results_are() -> None:
    (both,) = legal_plays(parse_board("3:1 | 6:1"), Roll(2, 1))
    (overshot,) = legal_plays(parse_board("3:1 | 6:1"), Roll(6, 5))
    assert both == overshot
    assert hash(both) == hash(overshot)
    assert both != legal_plays(parse_board("3:1 | 5:1"), Roll(6, 5))[0]
    assert both != both.after


def test_plays_of_two_rolls_are_equal_even_where_one_of_them_passes_the_hit_point_twice() -> None:
    board = parse_board("7:1 6:2 | 20:1 1:1")
    after = parse_board("6:1 5:1 4:1 | bar:1 1:1")
    by_three_one, by_ones = (
        [play for play in legal_plays(board, roll) if play.after == after]
        for roll in (Roll(3, 1), Roll(1, 1))
    )
    assert len(by_three_one) == len(by_ones) == 1
    assert by_three_one == by_ones
    assert hash(by_three_one[0]) == hash(by_ones[0])


def test_a_play_shows_its_moves() -> None:
    (play,) = legal_plays(parse_board("24:1 1:14 | 7:2"), Roll(2, 1))
    assert repr(play) == "<Play 24/22 22/21>"
    (play,) = legal_plays(parse_board("2:1 | 24:1"), Roll(2, 1))
    assert repr(play) == "<Play 2/1* 1/0>"


def test_a_play_knows_the_position_and_the_roll_it_was_made_from() -> None:
    play = legal_plays(Position.start(), Roll(3, 1))[0]
    assert (play.position, play.roll) == (Position.start(), Roll(3, 1))


@pytest.mark.parametrize(("source", "target"), [(26, 20), (25, -1), (6, 6), (6, 8), (0, 0)])
def test_a_checker_moves_from_a_place_on_the_board_to_a_lower_one(source: int, target: int) -> None:
    with pytest.raises(InvalidCheckerMove):
        CheckerMove(source, target)


def test_moves_that_nobody_can_make_lead_nowhere() -> None:
    with pytest.raises(InvalidPosition, match="not negative"):
        after_moves(Position.start(), [CheckerMove(10, 9)])
    with pytest.raises(InvalidCheckerMove, match="blocked"):
        after_moves(Position.start(), [CheckerMove(13, 1)])


def test_a_half_made_play_shows_what_it_has_hit() -> None:
    after = after_moves(parse_board("8:1 6:1 | 20:1"), [CheckerMove(8, 5)])
    assert after == parse_board("6:1 5:1 off:13 | bar:1")


@given(positions(), rolls)
def test_the_last_die_has_the_results_of_any_other(position: Position, roll: Roll) -> None:
    side, changes = pack(position.own), open_changes(position.other, roll.high)
    assert last_die(side, roll.high, changes) == list(one_die(side, roll.high, changes).values())
