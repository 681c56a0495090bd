"""Positions that implementations get wrong: the side on roll first, each side in its own numbering."""

import pytest

from bot.engine import Position, Roll, format_play, legal_plays, parse_board, parse_roll

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
ON_BAR = "bar:1 24:1 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


def plays(board: str, roll: str) -> set[str]:
    return {format_play(play) for play in legal_plays(parse_board(board), parse_roll(roll))}


@pytest.mark.parametrize(("roll", "count"), [("31", 16), ("65", 7), ("21", 15), ("11", 42), ("66", 11)])
def test_the_start(roll: str, count: int) -> None:
    assert len(legal_plays(Position.start(), parse_roll(roll))) == count


def test_a_die_may_not_be_played_so_that_it_strands_the_other() -> None:
    assert plays("20:1 10:1 1:13 | 19:2 9:2", "64") == {"20/10"}


def test_if_either_die_can_be_played_but_not_both_it_is_the_higher() -> None:
    assert plays("20:1 1:14 | 15:2", "64") == {"20/14"}


def test_if_only_the_lower_die_can_be_played_it_is() -> None:
    assert plays("20:1 1:14 | 15:2 11:2", "64") == {"20/16"}


def test_a_checker_may_play_both_dice_if_one_point_between_is_open() -> None:
    assert plays("20:1 1:14 | 11:2", "64") == {"20/10"}


def test_entering_with_either_die_but_not_both_takes_the_higher() -> None:
    assert plays("bar:1 1:14 | 7:2", "52") == {"bar/20"}


def test_with_a_checker_left_on_the_bar_the_rest_of_the_roll_is_lost() -> None:
    assert plays("bar:2 13:5 8:3 6:5 | 6:5", "64") == {"bar/21"}


def test_after_entering_the_other_die_is_played_anywhere() -> None:
    assert plays(ON_BAR, "64") == {"bar/21 24/18", "bar/15", "bar/21 13/7", "bar/21 8/2"}


def test_a_checker_that_cannot_enter_dances() -> None:
    assert legal_plays(parse_board(ON_BAR), Roll(6, 6)) == ()


def test_a_blot_is_hit_by_entering_on_it() -> None:
    board = "bar:1 24:1 13:5 8:3 6:5 | 24:2 13:5 8:3 6:4 4:1"
    assert plays(board, "64") == {"bar/21* 24/18", "bar/21*/15", "bar/21* 13/7", "bar/21* 8/2"}
    assert all(play.after.other[25] == 1 for play in legal_plays(parse_board(board), Roll(6, 4)))


def test_with_doubles_all_enter_before_the_last_die_is_played() -> None:
    assert plays("bar:3 6:12 | 6:5", "22") == {"bar/23(2) bar/21", "bar/23(3) 6/4"}


def test_a_checker_may_come_home_and_bear_off_in_one_roll() -> None:
    assert plays("20:1 1:14 | off:15", "55") == {"20/off"}


def test_the_smaller_die_may_be_played_first_so_that_the_larger_bears_off() -> None:
    assert plays("6:1 4:1 1:1 | off:15", "64") == {"6/off 4/off", "6/2 4/off"}


def test_dice_higher_than_every_point_bear_off_from_the_highest() -> None:
    assert plays("4:2 2:1 | off:15", "65") == {"4/off(2)"}


def test_a_die_bears_off_from_a_lower_point_only_if_nobody_is_further_back() -> None:
    assert plays("6:1 3:2 | off:15", "41") == {"6/1", "6/2 3/2"}


def test_bearing_off_against_a_checker_on_the_ace_point_and_one_on_the_bar() -> None:
    assert plays("5:1 2:2 | bar:1 24:1", "63") == {"5/off 2/off", "5/2/off"}


def test_coming_home_and_bearing_off_beside_staying_home() -> None:
    assert plays("7:1 6:1 1:1 | off:15", "61") == {"7/1 6/5", "7/off"}


def test_a_die_that_is_blocked_inside_is_not_played() -> None:
    assert plays("6:2 4:1 | 24:2 23:2", "54") == {"4/off"}


def test_bearing_off_is_not_compulsory_beside_another_legal_play() -> None:
    assert plays("6:1 2:1 | off:15", "21") == {"6/3", "6/5 2/off", "6/4 2/1"}


def test_one_checker_by_two_ways_one_of_them_hitting_is_two_plays() -> None:
    assert plays("24:1 1:14 | 2:1", "61") == {"24/18/17", "24/23*/17"}


def test_a_blocked_way_leaves_the_other() -> None:
    assert plays("24:1 1:14 | 2:2", "61") == {"24/17"}


def test_the_last_checker_bears_off_with_one_of_the_doubles() -> None:
    (play,) = legal_plays(parse_board("2:1 | 6:1"), Roll(6, 6))
    assert format_play(play) == "2/off"
    assert play.after == parse_board("off:15 | 6:1")


def test_a_full_prime_and_a_closed_landing_leave_no_play() -> None:
    assert plays("24:1 1:14 | 12:2 11:2 10:2 9:2 8:2 7:2 6:3", "65") == set()


def test_the_last_checker_must_play_both_dice_if_that_hits() -> None:
    assert plays("2:1 | 24:1", "21") == {"2/1*/off"}


def test_the_last_checker_plays_both_dice_without_a_trace_if_nobody_is_hit() -> None:
    (play,) = legal_plays(parse_board("2:1 | 6:1"), Roll(2, 1))
    assert len(play.moves) == 2
    assert format_play(play) == "2/1/off"


def test_a_side_that_is_all_off_has_no_play() -> None:
    assert plays("off:15 | 6:1", "31") == set()


@pytest.mark.parametrize("roll", ["11", "31"])
def test_in_hypergammon_twelve_checkers_are_off_from_the_start(roll: str) -> None:
    board = "24:1 23:1 22:1 off:12 | 24:1 23:1 22:1 off:12"
    assert all(play.after.own[0] == 12 for play in legal_plays(parse_board(board), parse_roll(roll)))
