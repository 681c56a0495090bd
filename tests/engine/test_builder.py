import pytest
from hypothesis import given, settings

from bot.engine import (
    CheckerMove,
    CheckersOnBar,
    DieNotRolled,
    NoCheckerOnPoint,
    Play,
    Position,
    Roll,
    complete_play,
    dice_left,
    format_moves,
    legal_plays,
    next_moves,
    parse_board,
    parse_roll,
)
from tests.engine.strategies import plays, positions, rolls

STRANDING = "20:1 10:1 1:13 | 19:2 9:2"  # 6-4: 10/4 strands the 4


def moves(text: str) -> list[CheckerMove]:
    return [CheckerMove(*map(int, move.split("/"))) for move in text.split()]


def choices(board: str, roll: str, played: str = "") -> list[str]:
    return [format_moves([move]) for move in next_moves(parse_board(board), parse_roll(roll), moves(played))]


def test_any_die_may_be_played_first() -> None:
    assert choices("8:1 6:1 | 24:2", "31") == ["8/7", "8/5", "6/5", "6/3"]


def test_a_move_that_strands_the_other_die_is_not_offered() -> None:
    assert choices(STRANDING, "64") == ["20/14"]
    assert choices(STRANDING, "64", "20/14") == ["14/10"]
    assert choices(STRANDING, "64", "20/14 14/10") == []


def test_a_hit_is_shown_once() -> None:
    assert choices("8:1 6:1 | 20:1", "31", "") == ["8/7", "8/5*", "6/5*", "6/3"]
    assert choices("6:4 | 20:1", "11", "6/5") == ["6/5", "5/4"]


def test_of_two_dice_that_bear_off_the_same_checker_the_lower_is_used() -> None:
    assert choices("2:1 1:1 | 6:1", "65") == ["2/off"]
    assert dice_left(parse_board("2:1 1:1 | 6:1"), Roll(6, 5), moves("2/0")) == (6,)


def test_the_dice_that_are_left_go_down() -> None:
    assert dice_left(Position.start(), Roll(2, 2), []) == (2, 2, 2, 2)
    assert dice_left(Position.start(), Roll(2, 2), moves("13/11")) == (2, 2, 2)
    assert dice_left(Position.start(), Roll(3, 1), moves("8/5")) == (1,)


def test_a_play_is_complete_when_no_more_can_be_played() -> None:
    position, roll = parse_board(STRANDING), Roll(6, 4)
    assert complete_play(position, roll, moves("20/14")) is None
    assert complete_play(position, roll, moves("20/14 14/10")) == legal_plays(position, roll)[0]


def test_a_dance_offers_nothing_and_is_no_play() -> None:
    board = "bar:1 6:14 | 6:2"
    assert choices(board, "66") == []
    assert complete_play(parse_board(board), Roll(6, 6), []) is None


@pytest.mark.parametrize(
    ("board", "roll", "played", "reason"),
    [
        ("bar:1 6:14 | 24:2", "31", "6/5", CheckersOnBar),
        ("8:1 6:1 | 24:2", "31", "8/5 8/7", NoCheckerOnPoint),
        ("8:1 6:1 | 24:2", "31", "8/4", DieNotRolled),
    ],
)
def test_moves_against_the_rules_are_refused(
    board: str, roll: str, played: str, reason: type[Exception]
) -> None:
    with pytest.raises(reason) as refused:
        next_moves(parse_board(board), parse_roll(roll), moves(played))
    assert "31" in str(refused.value) or "3-1" in str(refused.value)


def built(position: Position, roll: Roll, played: tuple[CheckerMove, ...] = ()) -> set[Play]:
    """Every play that can be built by following what is offered, to the end."""
    offered = next_moves(position, roll, played)
    whole = complete_play(position, roll, played)
    if not offered:
        assert whole is not None
        return {whole}
    return {play for move in offered for play in built(position, roll, (*played, move))}


@settings(max_examples=40, deadline=None)
@given(positions(), rolls)
def test_following_what_is_offered_builds_every_legal_play(position: Position, roll: Roll) -> None:
    legal = set(legal_plays(position, roll))
    if legal and len(legal) < 30:
        assert built(position, roll) == legal


@settings(deadline=None)
@given(plays())
def test_every_move_of_a_play_is_offered_in_its_turn(play: Play) -> None:
    for way in play.ways:
        for count, move in enumerate(way):
            assert move in next_moves(play.position, play.roll, way[:count])
        assert complete_play(play.position, play.roll, way) == play
