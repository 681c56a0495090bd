"""The rule sheet: what may be agreed, up to each boundary, and what contradicts itself."""

from dataclasses import fields
from typing import Any

import pytest

from bot.engine import (
    MATCH_LENGTHS,
    SHEET_OPTIONS,
    STARTS,
    InvalidSheet,
    Position,
    RuleSheet,
    SheetFault,
    Terms,
    legal_plays,
    parse_board,
    parse_xgid,
)
from tests.engine.games import ALL_ROLLS

ONE_SIDE_AHEAD = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:4 5:1"
ALL_OFF = "off:15 | off:15"
BOTH_ON_THE_SAME_POINTS = "13:5 12:5 6:5 | 13:5 12:5 6:5"
BOTH_CLOSED_OUT = "bar:1 7:2 6:2 5:2 4:2 3:2 2:2 1:2 | bar:1 7:2 6:2 5:2 4:2 3:2 2:2 1:2"
BOTH_CLOSED = "7:3 6:2 5:2 4:2 3:2 2:2 1:2 | 7:3 6:2 5:2 4:2 3:2 2:2 1:2"
FIVE_POINTS_CLOSED = "bar:1 7:2 6:2 5:2 4:2 3:2 2:2 1:1 | bar:1 7:2 6:2 5:2 4:2 3:2 2:2 1:1"


def fault_of(**rules: Any) -> object:
    """Return the fault, or the option that is out of its range."""
    try:
        RuleSheet(**rules)
    except InvalidSheet as error:
        return error.options[0] if error.fault is SheetFault.OUT_OF_RANGE else error.fault
    return None


def test_unless_something_else_is_agreed_it_is_a_money_session_by_the_plain_rules() -> None:
    sheet = RuleSheet()
    assert not sheet.is_match
    assert all(option.read(sheet) == option.default for option in SHEET_OPTIONS.values())
    assert sheet.has_cube
    assert sheet.start_name == "standard"


@pytest.mark.parametrize(
    ("option", "right", "wrong"),
    [
        (
            "length",
            [{"length": n} for n in (None, 1, 2, 24, 25)],
            [{"length": n} for n in (-1, 0, 32768)],
        ),
        ("stake", [{"stake": n} for n in (1, 2, 1000)], [{"stake": n} for n in (-5, 0, 1001)]),
        (
            "automatic_doubles",
            [{"automatic_doubles": n} for n in (None, 0, 1, 10)],
            [{"automatic_doubles": n} for n in (-1, 11)],
        ),
        (
            "cube_cap",
            [{"cube_cap": n} for n in (None, 2, 4, 64, 4096)],
            [{"cube_cap": n} for n in (-2, 0, 1, 3, 6, 100, 8192)],
        ),
    ],
)
def test_a_number_is_right_up_to_its_boundaries_and_wrong_beyond(
    option: str, right: list[dict[str, int]], wrong: list[dict[str, int]]
) -> None:
    assert {fault_of(**rules) for rules in right} == {None}
    assert {fault_of(**rules) for rules in wrong} == {option}


@pytest.mark.parametrize(
    ("money_rules", "names"),
    [
        ({"stake": 2}, ("stake",)),
        ({"is_jacoby": True}, ("jacoby",)),
        ({"has_beavers": True}, ("beavers",)),
        ({"has_beavers": True, "has_raccoons": True}, ("beavers", "raccoons")),
        ({"automatic_doubles": 1}, ("automatic_doubles",)),
        ({"automatic_doubles": None}, ("automatic_doubles",)),
    ],
)
@pytest.mark.parametrize("length", [1, 2, 25])
def test_the_rules_of_a_money_session_have_no_place_in_a_match(
    money_rules: dict[str, Any], names: tuple[str, ...], length: int
) -> None:
    assert fault_of(**money_rules) is None
    with pytest.raises(InvalidSheet) as refused:
        RuleSheet(length, **money_rules)
    assert refused.value.fault is SheetFault.MONEY_ONLY
    assert refused.value.given == names
    assert str(refused.value).startswith("these rules belong to a money session")


@pytest.mark.parametrize(
    "cube_rules",
    [
        {"is_jacoby": True},
        {"has_beavers": True},
        {"has_beavers": True, "has_raccoons": True},
        {"automatic_doubles": 1},
        {"automatic_doubles": None},
        {"cube_cap": 64},
    ],
)
def test_without_a_cube_no_rule_can_be_about_it(cube_rules: dict[str, Any]) -> None:
    assert fault_of(has_cube=False, **cube_rules) is SheetFault.NEEDS_CUBE
    assert fault_of(has_cube=True, **cube_rules) is None


def test_without_a_cube_points_may_still_be_worth_something() -> None:
    assert fault_of(has_cube=False, stake=10) is None


def test_a_match_may_have_a_cap_or_no_cube_at_all_but_not_both() -> None:
    assert fault_of(length=7, cube_cap=2) is None
    assert fault_of(length=7, has_cube=False) is None
    assert fault_of(length=7, has_cube=False, cube_cap=2) is SheetFault.NEEDS_CUBE


def test_a_raccoon_answers_a_beaver() -> None:
    assert fault_of(has_raccoons=True) is SheetFault.NEEDS_BEAVERS
    assert fault_of(has_raccoons=True, has_beavers=True) is None


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (ONE_SIDE_AHEAD, SheetFault.START),
        (ALL_OFF, SheetFault.START),
        (BOTH_ON_THE_SAME_POINTS, SheetFault.START_SHARED),
        (BOTH_CLOSED_OUT, SheetFault.START_CLOSED_OUT),
        (FIVE_POINTS_CLOSED, None),
        (BOTH_CLOSED, None),
        ("1:1 | 1:1", None),
        ("bar:15 | bar:15", None),
    ],
)
def test_both_sides_start_alike_and_the_game_can_go_on(board: str, fault: SheetFault | None) -> None:
    assert fault_of(start=parse_board(board)) is fault


def test_who_is_closed_out_on_both_sides_could_never_move() -> None:
    def playable(board: str) -> int:
        return sum(bool(legal_plays(parse_board(board), roll)) for roll in ALL_ROLLS)

    assert playable(BOTH_CLOSED_OUT) == 0
    assert playable(FIVE_POINTS_CLOSED) == 6  # a 1 enters


def test_of_several_faults_the_first_on_the_sheet_is_named() -> None:
    assert fault_of(length=0, is_jacoby=True, has_raccoons=True) == "length"
    assert fault_of(length=5, is_jacoby=True, has_raccoons=True) is SheetFault.MONEY_ONLY


def test_every_fault_can_be_made() -> None:
    made = {
        fault_of(length=0),
        fault_of(stake=0),
        fault_of(automatic_doubles=11),
        fault_of(cube_cap=3),
        fault_of(length=3, is_jacoby=True),
        fault_of(has_cube=False, cube_cap=2),
        fault_of(has_raccoons=True),
        *(fault_of(start=parse_board(board)) for board in (ONE_SIDE_AHEAD, BOTH_CLOSED_OUT)),
        fault_of(start=parse_board(BOTH_ON_THE_SAME_POINTS)),
    }
    assert made == {"length", "stake", "automatic_doubles", "cube_cap", *SheetFault} - {
        SheetFault.OUT_OF_RANGE
    }


@pytest.mark.parametrize(
    ("name", "xgid_board", "checkers", "pips"),
    [
        ("standard", "-b----E-C---eE---c-e----B-", 15, 167),
        ("nackgammon", "-bb---D-C---dD---c-d---BB-", 15, 194),
        ("hypergammon", "-aaa------------------AAA-", 3, 69),
    ],
)
def test_the_named_starts_are_those_of_the_books(
    name: str, xgid_board: str, checkers: int, pips: int
) -> None:
    start = STARTS[name]
    assert start == parse_xgid(xgid_board + ":0:0:1:00:0:0:0:0:10").position
    assert RuleSheet(start=start).start_name == name
    assert sum(start.own[1:]) == sum(start.other[1:]) == checkers
    assert start.own_pips == start.other_pips == pips


def test_another_start_has_no_name() -> None:
    assert RuleSheet(start=parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")).start_name is None
    assert set(STARTS) == {"standard", "nackgammon", "hypergammon"}
    assert STARTS["standard"] == Position.start()


def test_a_session_that_becomes_a_match_loses_what_only_a_session_has() -> None:
    session = RuleSheet(
        None, 5, is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None, cube_cap=64
    )
    assert session.changed(length=7) == RuleSheet(7, cube_cap=64)
    assert session.changed(length=7).changed(length=9).changed(length=None) == RuleSheet(cube_cap=64)
    start = STARTS["hypergammon"]
    assert RuleSheet(has_cube=False, start=start).changed(length=3) == RuleSheet(
        3, has_cube=False, start=start
    )
    with pytest.raises(InvalidSheet):
        session.changed(length=0)


def test_a_sheet_that_loses_its_cube_loses_the_rules_about_it() -> None:
    session = RuleSheet(None, 5, is_jacoby=True, has_beavers=True, automatic_doubles=2, cube_cap=64)
    assert session.changed(cube=False) == RuleSheet(None, 5, has_cube=False)
    assert RuleSheet(7, cube_cap=2).changed(cube=False) == RuleSheet(7, has_cube=False)


def test_a_sheet_that_loses_its_beavers_loses_its_raccoons() -> None:
    session = RuleSheet(is_jacoby=True, has_beavers=True, has_raccoons=True)
    assert session.changed(beavers=False) == RuleSheet(is_jacoby=True)


@pytest.mark.parametrize("length", [None, *MATCH_LENGTHS])
def test_two_may_agree_on_a_money_session_or_on_a_match_to_1_to_25_points(length: int | None) -> None:
    assert RuleSheet(length).offered() == RuleSheet(length)


@pytest.mark.parametrize("length", [26, 27, 32767])
def test_a_longer_match_is_known_from_records_and_nobody_agrees_on_it_here(length: int) -> None:
    with pytest.raises(InvalidSheet) as refused:
        RuleSheet(length).offered()
    assert (refused.value.options, refused.value.given) == (("length",), length)


NOTHING_AS_USUAL = (
    RuleSheet(
        is_jacoby=True,
        has_beavers=True,
        has_raccoons=True,
        automatic_doubles=2,
        cube_cap=64,
        start=STARTS["nackgammon"],
    ),
    RuleSheet(has_cube=False),
)


@pytest.mark.parametrize(
    "name", sorted({each.name for each in fields(RuleSheet)} & {each.name for each in fields(Terms)})
)
def test_a_game_is_played_by_what_its_sheet_says(name: str) -> None:
    assert any(getattr(sheet, name) != getattr(RuleSheet(), name) for sheet in NOTHING_AS_USUAL)
    assert all(getattr(sheet.terms, name) == getattr(sheet, name) for sheet in NOTHING_AS_USUAL)
