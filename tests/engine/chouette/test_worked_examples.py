"""The worked examples, told as they are told at the table: A is the box, the line in brackets."""

import pytest

from bot.engine import RuleSheet, WinKind
from bot.engine.chouette.actions import GiveExtra, KeepExtras
from bot.engine.chouette.ledger import Transfer, Why
from bot.engine.chouette.options import LoneRule, Retention
from bot.engine.chouette.settlement import transfers
from bot.engine.chouette.state import ChouettePhase
from tests.engine.chouette.story import BOX, SINGLE_CUBE, TEAM, Story, the_box_doubles_and_c_drops

A, B, C, D = 1, 2, 3, 4
GAMMON = WinKind.GAMMON
YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)


def test_1_a_member_drops_and_the_captain_who_redoubled_wins_a_gammon() -> None:
    story = the_box_doubles_and_c_drops().wins(TEAM, GAMMON)
    assert story.result == "A-11 B+8 C-1 D+4"
    assert story.seats == "B [C,D,A]"


def test_2_the_same_but_the_box_wins_the_gammon() -> None:
    story = the_box_doubles_and_c_drops().wins(BOX, GAMMON)
    assert story.result == "A+13 B-8 C-1 D-4"
    assert story.seats == "A [C,D,B]"


@pytest.mark.parametrize(
    ("retention", "seats"),
    [(Retention.BEATS_CAPTAIN, "C [D,E,B,A]"), (Retention.BEATS_ORIGINAL_CAPTAIN, "A [C,D,E,B]")],
)
def test_3_on_a_single_cube_a_captain_who_drops_goes_to_the_bottom(retention: Retention, seats: str) -> None:
    story = Story("BCDE", retention=retention, **SINGLE_CUBE)
    story.box_doubles("B").answer(b="drop", c="take", d="drop", e="take")
    assert (story.captain, story.line) == ("C", "C,D,E,B")
    story.wins(TEAM)
    assert story.result == "A-2 B-1 C+2 D-1 E+2"
    assert story.seats == seats


def test_4_of_five_players_a_lone_taker_must_drop() -> None:
    story = Story("BCDE").box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    assert story.result == "A+4 B-1 C-1 D-1 E-1"
    assert story.seats == "A [C,D,E,B]"


def test_4_of_four_players_the_lone_taker_plays_on() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="drop", c="drop", d="take")
    assert story.captain == "D"
    assert story.chouette.phase is ChouettePhase.MOVE


@pytest.mark.parametrize(
    ("winner", "result", "seats"),
    [
        (TEAM, "A+1 B-4 C-4 D+8 E-1", "D [C,E,B,A]"),
        (BOX, "A+5 B+0 C+0 D-4 E-1", "A [C,E,B,D]"),
    ],
)
def test_5_droppers_give_the_lone_taker_extras(winner: object, result: str, seats: str) -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    story.do("B", YES).do("C", YES).do("E", NO)
    story.do("D", KeepExtras(), dice="31")
    assert story.captain == "D"
    assert [cube.value for cube in story.game.cubes[2:]] == [2, 1, 2, 2]
    story.wins(BOX if winner is BOX else TEAM)
    assert story.result == result
    assert story.seats == seats


def test_6_the_box_takes_one_cube_and_drops_another_and_doubles_a_third_member_out() -> None:
    story = Story("BCD").team_doubles("B", "C").answer(b="take", c="drop")
    story.box_doubles("D").answer(d="drop")
    assert transfers(story.in_play) == (
        Transfer(A, C, 1, Why.DROPPED, 1, WinKind.SINGLE),
        Transfer(D, A, 1, Why.DROPPED, 1, WinKind.SINGLE),
    )
    story.wins(BOX)
    assert story.result == "A+2 B-2 C+1 D-1"
    assert story.seats == "A [C,D,B]"


@pytest.mark.parametrize(
    ("retention", "seats"),
    [(Retention.BEATS_CAPTAIN, "B [C,D,A]"), (Retention.NET_PROFIT, "A [C,D,B]")],
)
def test_7_a_captain_who_cashed_is_the_next_box_unless_its_profit_keeps_it(
    retention: Retention, seats: str
) -> None:
    story = Story("BCD", retention=retention).team_doubles("B", "C").answer(b="drop", c="take")
    assert (story.captain, story.line) == ("C", "B,C,D")
    story.wins(BOX)
    assert story.result == "A+2 B+1 C-2 D-1"
    assert story.seats == seats


@pytest.mark.parametrize(("jacoby", "result"), [(True, "A+13 B-4 C-1 D-8"), (False, "A+14 B-4 C-2 D-8")])
def test_8_jacoby_counts_cube_by_cube(jacoby: bool, result: str) -> None:  # noqa: FBT001 - a case
    story = Story("BCD", rules=RuleSheet(is_jacoby=jacoby, has_beavers=True))
    story.box_doubles("B", "D").answer(b="take", d="take")
    story.team_doubles("D").answer(d="take")
    story.wins(BOX, GAMMON)
    assert story.result == result
    assert story.seats == "A [C,D,B]"
