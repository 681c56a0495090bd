import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import InvalidXgid, Position, Xgid, format_xgid, parse_board, parse_xgid
from bot.engine.errors import Wrong
from bot.engine.xgid import BEAVERS, CRAWFORD, DOUBLED, JACOBY, TOP
from tests.engine.strategies import xgids


def test_both_sides_on_one_point_cannot_be_written() -> None:
    with pytest.raises(InvalidXgid, match="one point"):
        Xgid(parse_board("6:1 | 19:1"))


def test_the_start_of_a_match_with_a_roll_to_play() -> None:
    xgid = Xgid(Position.start(), dice="31", match_length=7)
    assert format_xgid(xgid) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


def test_bars_stand_at_both_ends_and_the_bottom_player_in_capitals() -> None:
    xgid = Xgid(parse_board("bar:3 6:2 1:1 | bar:2 5:1"))
    assert format_xgid(xgid) == "XGID=bA----B-------------a----C:0:0:1:00:0:0:0:0:10"


def test_the_cube_is_written_as_a_power_of_two_with_its_owner() -> None:
    xgid = Xgid(Position.start(), turn=TOP, cube_value=4, cube_owner=TOP, dice=DOUBLED, max_cube=64)
    assert format_xgid(xgid).endswith(":2:-1:-1:D:0:0:0:0:6")


def test_the_crawford_game_of_a_match_and_the_options_of_a_money_game_share_a_field() -> None:
    match = Xgid(Position.start(), bottom_score=4, top_score=2, rules=CRAWFORD, match_length=5)
    assert format_xgid(match).endswith(":4:2:1:5:10")
    money = Xgid(Position.start(), rules=JACOBY + BEAVERS)
    assert format_xgid(money).endswith(":0:0:3:0:10")


@given(xgids)
def test_every_xgid_survives_being_written(xgid: Xgid) -> None:
    assert parse_xgid(format_xgid(xgid)) == xgid
    assert parse_xgid(format_xgid(xgid).removeprefix("XGID=")) == xgid


@pytest.mark.parametrize(
    "text",
    [
        "",
        "XGID=",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7",
        "XGID=-b----E-C---eE---c-e----B:0:0:1:31:0:0:0:7:10",
        "XGID=Ab----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----Ba:0:0:1:31:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----P-:0:0:1:31:0:0:0:7:10",
        "XGID=-b----O-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:2:1:31:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:0:31:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:4:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:-1:0:0:7:10",
    ],
)
def test_text_that_is_no_xgid_is_refused(text: str) -> None:
    with pytest.raises(InvalidXgid) as refused:
        parse_xgid(text)
    assert refused.value.given == text


@pytest.mark.parametrize(("dice", "wrong"), [("77", Wrong.DIE), ("03", Wrong.DIE), ("x1", Wrong.XGID_FIELD)])
def test_of_dice_that_nobody_rolls_it_says_what_a_die_shows(dice: str, wrong: Wrong) -> None:
    with pytest.raises(InvalidXgid) as refused:
        parse_xgid(f"XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:0:7:10")
    assert refused.value.flaw.wrong is wrong


@pytest.mark.parametrize("cube", [0, -2, 3])
def test_a_cube_shows_a_power_of_two(cube: int) -> None:
    with pytest.raises(InvalidXgid):
        Xgid(Position.start(), cube_value=cube)


@given(st.text())
def test_whatever_is_typed_as_an_xgid_is_read_or_refused(text: str) -> None:
    with pytest.raises(InvalidXgid):
        parse_xgid(text)
