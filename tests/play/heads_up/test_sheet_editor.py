"""The editor of a rule sheet: what can be pressed, and where it leads."""

import pytest

from bot.clocks import TimeControl
from bot.engine import STARTS, RuleSheet, parse_board
from bot.play.heads_up.board import editor_text, sheet_edits
from bot.play.heads_up.table import Challenge

SIX_STACKED = parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")
EVERYTHING = RuleSheet(
    None,
    5,
    is_jacoby=True,
    has_beavers=True,
    has_raccoons=True,
    automatic_doubles=None,
    cube_cap=64,
    start=STARTS["hypergammon"],
)


def all_reached(offer: RuleSheet) -> set[RuleSheet]:
    """Every sheet that the editor leads to."""
    reached, new = {offer}, [offer]
    while new:
        found = {edit.sheet for row in sheet_edits(offer, new.pop()) for edit in row}
        new += found - reached
        reached |= found
    return reached


@pytest.fixture(scope="module")
def reached() -> set[RuleSheet]:
    return all_reached(RuleSheet(7, start=SIX_STACKED))


def test_the_editor_reaches_every_length_every_option_and_the_start_that_was_offered(
    reached: set[RuleSheet],
) -> None:
    assert {sheet.length for sheet in reached} == {None, *range(1, 26)}
    assert {sheet.start for sheet in reached} == {*STARTS.values(), SIX_STACKED}
    assert {sheet.cube_cap for sheet in reached} == {None, 2, 4, 8, 16, 32, 64}
    assert {sheet.automatic_doubles for sheet in reached} == {0, 1, 2, 3, None}
    options = {(sheet.is_jacoby, sheet.has_beavers, sheet.has_raccoons) for sheet in reached}
    assert len(options) == 6
    assert {sheet.has_cube for sheet in reached} == {True, False}
    assert EVERYTHING in reached


def test_no_press_of_the_editor_leads_nowhere_and_no_two_lead_to_the_same(reached: set[RuleSheet]) -> None:
    for sheet in reached:
        led_to = [edit.sheet for row in sheet_edits(RuleSheet(), sheet) for edit in row]
        assert sheet not in led_to
        assert len(set(led_to)) == len(led_to)


def labels(sheet: RuleSheet) -> list[list[str]]:
    return [[edit.label for edit in row] for row in sheet_edits(RuleSheet(), sheet)]


def test_the_editor_offers_what_the_sheet_can_have() -> None:
    assert labels(RuleSheet(7)) == [
        ["Play a money session", "To 5", "To 6", "To 8", "To 9"],
        ["Cube: yes", "Cube cap: no limit"],
        ["Start: standard"],
    ]
    assert labels(RuleSheet(1)) == [["Play a money session", "To 2", "To 3"], ["Start: standard"]]
    assert labels(RuleSheet(25))[0] == ["Play a money session", "To 23", "To 24"]
    assert labels(EVERYTHING) == [
        ["Play a match"],
        ["Cube: yes", "Cube cap: 64", "Jacoby: yes", "Beavers: yes", "Raccoons: yes"],
        ["Start: hypergammon", "Stake: 5", "Automatic doubles: no limit"],
    ]
    assert labels(RuleSheet(has_cube=False)) == [
        ["Play a match"],
        ["Cube: no"],
        ["Start: standard", "Stake: 1"],
    ]


def test_the_editor_says_what_has_been_changed_so_far() -> None:
    offered = Challenge(1, 2, sheet=RuleSheet(5))
    unchanged = editor_text(offered, RuleSheet(5), TimeControl())
    assert unchanged.endswith(
        "-# Each button changes one thing. Nobody sees your changes until you press **Send offer**."
    )
    assert editor_text(offered, RuleSheet(7), TimeControl()).endswith(
        "-# Changed: 5-point match → 7-point match"
    )
