import pytest
from hypothesis import given

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    Cube,
    Game,
    MakePlay,
    OfferResignation,
    Position,
    RefuseResignation,
    ResignationOffered,
    Roll,
    RollDice,
    Side,
    WinKind,
    apply,
    format_play,
    legal_plays,
    parse_board,
)
from bot.engine.autopilot import choose_play, next_action, would_take
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, after, game_at
from tests.engine.strategies import positions, rolls

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
AHEAD, EVEN = "6:13 | 24:14", "6:13 | 6:13"
OFFERED = Cube().offered(Side.WHITE)


def test_it_leaves_the_fewest_blots_that_can_be_hit() -> None:
    chosen = choose_play(parse_board("13:2 8:2 6:2 | 24:2 20:1"), Roll(5, 3))
    assert chosen is not None
    assert format_play(chosen) == "13/10 13/8"


def test_a_made_point_is_better_than_two_blots() -> None:
    chosen = choose_play(Position.start(), Roll(3, 1))
    assert chosen is not None
    assert format_play(chosen) == "8/5 6/5"


def test_it_hits_where_that_leaves_no_more_blots() -> None:
    chosen = choose_play(parse_board("8:3 6:4 | 20:1 6:3"), Roll(3, 1))
    assert chosen is not None
    assert chosen.after.other[25] == 1


def test_in_a_race_it_bears_off_what_it_can() -> None:
    chosen = choose_play(parse_board("6:2 2:2 1:2 | 6:2"), Roll(2, 1))
    assert chosen is not None
    assert format_play(chosen) == "2/off 1/off"


def test_it_has_no_play_where_there_is_none() -> None:
    assert choose_play(parse_board("bar:1 1:1 | 6:2 5:2 4:2 3:2 2:2 1:2"), Roll(6, 5)) is None


@given(position=positions(), roll=rolls)
def test_its_play_is_legal(position: Position, roll: Roll) -> None:
    plays = legal_plays(position, roll)
    chosen = choose_play(position, roll)
    assert chosen in plays if plays else chosen is None


@pytest.mark.parametrize(
    ("board", "takes"),
    [
        ("6:14 | 6:13", True),  # 84 to 78, 7.7 % behind
        ("24:7 | 24:6 6:1", True),  # 168 to 150: exactly 12 %
        ("24:7 1:1 | 24:6 6:1", False),
        ("6:1 | 24:2", True),
        ("bar:1 | 6:2 5:2 4:2 3:2 24:3", False),
        ("bar:1 | 6:2 5:2 4:2 24:3", True),
        ("1:1 | 6:2 5:2 4:2 3:2", True),
    ],
)
def test_it_takes_unless_far_behind_or_on_the_bar_against_four_points(board: str, takes: bool) -> None:  # noqa: FBT001
    assert would_take(parse_board(board)) is takes


@pytest.mark.parametrize(
    ("game", "does"),
    [
        (game_at(START), RollDice()),
        (game_at(AHEAD, cube=OFFERED), AnswerOffer(FIRST_CUBE, Answer.DROP)),
        (game_at(EVEN, cube=OFFERED), AnswerOffer(FIRST_CUBE, Answer.TAKE)),
    ],
)
def test_it_rolls_and_answers_a_double_by_the_race(game: Game, does: Action) -> None:
    assert next_action(game) == does


def test_it_plays_its_roll() -> None:
    made = next_action(game_at(START, roll="31"))
    assert isinstance(made, MakePlay)
    assert format_play(made.play) == "8/5 6/5"


@pytest.mark.parametrize("kind", [WinKind.SINGLE, WinKind.GAMMON])
def test_it_refuses_a_resignation_for_less_than_the_game_can_still_cost(kind: WinKind) -> None:
    resigned = after(game_at(START), ALICE, OfferResignation(kind))
    assert next_action(resigned) == RefuseResignation()


@pytest.mark.parametrize(
    ("board", "kind"),
    [("6:14 off:1 | 1:1", WinKind.SINGLE), ("1:1 | 1:1", WinKind.SINGLE), (START, WinKind.BACKGAMMON)],
    ids=["the most", "more than can be lost", "the most with contact"],
)
def test_it_accepts_a_resignation_of_the_most_that_was_left_open(board: str, kind: WinKind) -> None:
    game = apply(game_at(board), ResignationOffered(Side.WHITE, ALICE, kind))
    assert next_action(game) == AcceptResignation()


def test_where_nobody_must_act_it_does_nothing() -> None:
    over = after(game_at("1:1 | 6:2", roll="21"), ALICE, only_play("1:1 | 6:2", "21"))
    with pytest.raises(ValueError, match=r"^nobody must act"):
        next_action(over)


def only_play(board: str, roll: str) -> MakePlay:
    (play,) = legal_plays(parse_board(board), Roll(int(roll[0]), int(roll[1])))
    return MakePlay(play)
