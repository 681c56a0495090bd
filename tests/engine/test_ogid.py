"""OGIDs, on pairs that OpenGammon shows beside each other, and on whatever an XGID can say."""

from dataclasses import replace

import pytest
from hypothesis import given

from bot.engine import InvalidOgid, Position, format_ogid, is_like_ogid, parse_board, parse_ogid, parse_xgid
from bot.engine.errors import Wrong
from bot.engine.xgid import (
    BEAVERED,
    BEAVERS,
    BOTTOM,
    CRAWFORD,
    DOUBLED,
    NOBODY,
    TO_ROLL,
    TOP,
    USUAL_LIMIT,
    Xgid,
)
from tests.engine.strategies import xgids

START = "11ccccchhhjjjjj:66666888dddddoo"
OF_ONE_GAME = [
    (
        "XGID=-aaa-CBBB--AdB---b-cabA-AA:0:0:1:31:0:0:0:5:10",
        "013ccehhiijjkkk:44566688ddddmno:N0N:31:B:R:0:0:5:12",
    ),
    (
        "XGID=-aaa-CBBB--AdB---b-cabBA--:0:0:-1:52:0:0:0:5:10",
        "233ccehhiijjkkk:44566688ddddmno:N0N:52:W:R:0:0:5:13",
    ),
    (
        "XGID=-CDbC-D-----A----a-ccbbb--:1:-1:-1:21:2:0:0:5:10",
        "djjjjlllnnnnooo:2233445556668mm:B1N:21:W:R:2:0:5:97",
    ),
]


@pytest.mark.parametrize(("xgid", "ogid"), OF_ONE_GAME)
def test_what_opengammon_shows_beside_its_xgid(xgid: str, ogid: str) -> None:
    assert parse_ogid(ogid) == parse_xgid(xgid)
    assert format_ogid(parse_xgid(xgid)) == ogid.rpartition(":")[0] + ":0"


def test_the_start_of_a_match_with_a_roll_to_play() -> None:
    xgid = Xgid(Position.start(), dice="31", match_length=7)
    assert format_ogid(xgid) == f"{START}:N0N:31:B:R:0:0:7:0"


def test_bars_are_the_first_place_and_the_last() -> None:
    xgid = Xgid(parse_board("bar:3 6:2 1:1 | bar:2 5:1"))
    assert format_ogid(xgid) == "000jjo:5pp:N0N::B:C:0:0:0:0"


def test_an_open_double_is_said_by_the_cube_and_the_state_and_the_other_side_decides() -> None:
    xgid = Xgid(Position.start(), turn=TOP, cube_value=4, cube_owner=TOP, dice=DOUBLED)
    assert format_ogid(xgid) == f"{START}:B2O::B:D:0:0:0:0"
    assert parse_ogid(format_ogid(xgid)) == xgid


def test_the_crawford_game_stands_behind_the_length() -> None:
    xgid = Xgid(Position.start(), bottom_score=4, top_score=2, rules=CRAWFORD, match_length=5)
    assert format_ogid(xgid).endswith(":4:2:5C:0")
    assert parse_ogid(format_ogid(xgid)) == xgid


def test_a_game_that_is_over_and_one_with_three_checkers_a_side_say_so() -> None:
    xgid = Xgid(parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1"), dice="31")
    assert format_ogid(xgid, 3) == "123:mno:N0N:31:B:R:0:0:0:0:3"
    assert format_ogid(xgid, is_over=True) == "123:mno:N0N::B:G:0:0:0:0"
    assert parse_ogid("123:mno:N0N:31:B:R:0:0:0:0:3") == xgid


def test_a_cube_that_nobody_may_turn_is_dead() -> None:
    xgid = Xgid(Position.start(), max_cube=1)
    assert format_ogid(xgid) == f"{START}:D0N::B:C:0:0:0:0"
    assert parse_ogid(format_ogid(xgid)) == xgid


def test_no_beaver_can_be_said() -> None:
    with pytest.raises(InvalidOgid) as refused:
        format_ogid(Xgid(Position.start(), cube_value=2, dice=BEAVERED))
    assert refused.value.flaw.wrong is Wrong.OGID_BEAVER


@given(xgids.filter(lambda xgid: xgid.dice not in ("B", "R")))
def test_whatever_an_ogid_knows_survives_being_written(xgid: Xgid) -> None:
    is_dead = xgid.cube_owner == NOBODY and xgid.max_cube <= xgid.cube_value
    known = replace(
        xgid,
        rules=CRAWFORD if xgid.match_length and xgid.rules == CRAWFORD else 0,
        max_cube=xgid.cube_value if is_dead else max(USUAL_LIMIT, xgid.cube_value),
    )
    assert parse_ogid(format_ogid(xgid)) == known
    assert parse_ogid(f"OGID={format_ogid(xgid)}") == known
    assert is_like_ogid(format_ogid(xgid))


@pytest.mark.parametrize(
    ("fields", "turn", "dice"),
    [
        ("N0N:13:B:R", BOTTOM, "31"),
        ("N0N:31:B:C", BOTTOM, TO_ROLL),  # the roll of the turn before
        ("B1T::B:A", BOTTOM, TO_ROLL),
        ("N0O:31:B:D", TOP, DOUBLED),
        ("N0N::W:IW", BOTTOM, TO_ROLL),  # White begins
        ("N0N::W", BOTTOM, TO_ROLL),
        ("N0N:46:B:IB", BOTTOM, "64"),
        ("?0N::W:C", TOP, TO_ROLL),
    ],
)
def test_who_is_on_roll_and_what_is_to_be_done(fields: str, turn: int, dice: str) -> None:
    found = parse_ogid(f"{START}:{fields}")
    assert (found.turn, found.dice) == (turn, dice)
    assert found.position == Position.start()


@pytest.mark.parametrize(
    ("length", "match_length", "rules"),
    [("", 0, 0), ("0", 0, 0), ("7L", 7, 0), ("9G15", 9, 0), ("0C", 0, 0), ("7C", 7, CRAWFORD)],
)
def test_what_may_stand_behind_the_length(length: str, match_length: int, rules: int) -> None:
    found = parse_ogid(f"{START}:N0N:31:B:R:::{length}")
    assert (found.match_length, found.rules, found.bottom_score) == (match_length, rules, 0)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (f"{START}:N0N:31", Wrong.OGID_FIELDS),
        (f"{START}:N0N:31:B:R:0:0:7:0:15:1", Wrong.OGID_FIELDS),
        (f"{START}:N0N:71:B", Wrong.OGID_FIELD),
        (f"{START}:X0N:31:B", Wrong.OGID_FIELD),
        (f"{START}:N0N:31:X", Wrong.OGID_FIELD),
        (f"{START}:N0N:31:B:R:0:0:7X", Wrong.OGID_FIELD),
        (f"p{START}:N0N:31:B", Wrong.OGID_FIELD),  # White on Black's bar
        (f"{START}o:N0N:31:B", Wrong.CHECKERS),
        ("66:66:N0N:31:B", Wrong.SHARED_POINT),
    ],
)
def test_what_is_no_ogid_is_refused_with_what_is_wrong(text: str, wrong: Wrong) -> None:
    with pytest.raises(InvalidOgid) as refused:
        parse_ogid(text)
    assert refused.value.flaw.wrong is wrong
    assert refused.value.given == text


@pytest.mark.parametrize(
    "text", ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", "4HPwATDgc/ABMA", ""]
)
def test_other_ids_are_not_like_it(text: str) -> None:
    assert not is_like_ogid(text)
    assert is_like_ogid(f"OGID={text}")


def test_money_rules_are_not_written() -> None:
    assert format_ogid(Xgid(Position.start(), rules=BEAVERS)) == f"{START}:N0N::B:C:0:0:0:0"
