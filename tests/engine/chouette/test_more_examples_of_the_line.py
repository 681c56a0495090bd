"""More examples in the manner of the worked ones, about captains, box and line."""

from typing import Any

import pytest

from bot.engine import RuleSheet, WinKind
from bot.engine.chouette.actions import (
    AcceptProposal,
    GoAway,
    Join,
    Leave,
    ProposeSettlement,
    ReplyToBox,
    SeekPartner,
)
from bot.engine.chouette.line import throw_for_order
from bot.engine.chouette.options import JoinPosition, Retention
from bot.engine.chouette.people import mover
from tests.engine.chouette.story import BOX, TEAM, Story, letters, number
from tests.engine.games import scripted

GAMMON, BACKGAMMON = WinKind.GAMMON, WinKind.BACKGAMMON


def with_partner(partner: str) -> Story:
    """Of six players, one of the line is the partner of A."""
    story = Story("BCDEF", dice="", partner_min=6).do("A", SeekPartner())
    *higher, willing = "BCDEF"[: "BCDEF".index(partner) + 1]
    for member in higher:
        story.do(member, ReplyToBox(is_yes=False))
    return story.do(willing, ReplyToBox(is_yes=True), dice="31")


@pytest.mark.parametrize(
    ("retention", "seats"),
    [
        (Retention.BEATS_CAPTAIN, "B [C,D,E,A]"),
        (Retention.BEATS_ORIGINAL_CAPTAIN, "B [C,D,E,A]"),
        (Retention.NET_PROFIT, "A [C,D,E,B]"),
        (Retention.NET_NONNEG, "A [C,D,E,B]"),
        (Retention.BEATS_ALL, "B [C,D,E,A]"),
    ],
)
def test_the_captain_cashes_the_acting_captain_drops_and_the_box_wins_a_gammon(
    retention: Retention, seats: str
) -> None:
    story = Story("BCDE", retention=retention).team_doubles("B").answer(b="drop")
    story.box_doubles("C", "D", "E").answer(c="drop", d="take", e="take")
    assert (story.captain, story.line) == ("D", "B,C,D,E")
    assert story.wins(BOX, GAMMON).result == "A+8 B+1 C-1 D-4 E-4"
    assert story.seats == seats


@pytest.mark.parametrize(
    ("retention", "seats"),
    [
        (Retention.BEATS_CAPTAIN, "A [C,D,B]"),
        (Retention.BEATS_ORIGINAL_CAPTAIN, "A [C,D,B]"),
        (Retention.NET_PROFIT, "A [C,D,B]"),
        (Retention.NET_NONNEG, "A [C,D,B]"),
        (Retention.BEATS_ALL, "C [D,B,A]"),
    ],
)
def test_crew_cash_and_the_box_beats_the_captain(retention: Retention, seats: str) -> None:
    story = Story("BCD", retention=retention).team_doubles("D").answer(d="drop").wins(BOX)
    assert story.result == "A+1 B-1 C-1 D+1"
    assert story.seats == seats


@pytest.mark.parametrize(
    ("retention", "seats"),
    [
        (Retention.BEATS_CAPTAIN, "B [C,D,A]"),
        (Retention.NET_PROFIT, "B [C,D,A]"),
        (Retention.NET_NONNEG, "A [C,D,B]"),
    ],
)
def test_the_captain_settles_for_two_and_the_box_comes_out_even(retention: Retention, seats: str) -> None:
    story = Story("BCD", retention=retention).settles("B", 2)
    assert (story.captain, story.line) == ("C", "B,C,D")
    assert story.wins(BOX).result == "A+0 B+2 C-1 D-1"
    assert story.seats == seats


@pytest.mark.parametrize(
    ("retention", "seats"),
    [(Retention.BEATS_CAPTAIN, "A [C,D,B]"), (Retention.NET_PROFIT, "C [D,B,A]")],
)
def test_the_last_bet_is_settled_at_zero(retention: Retention, seats: str) -> None:
    """D cashes, C concedes, and at last the captain settles at zero."""
    story = Story("BCD", retention=retention).team_doubles("D").answer(d="drop")
    story.concedes("C", "C", WinKind.SINGLE).settles("B", 0)
    assert story.result == "A+0 B+0 C-1 D+1"
    assert story.seats == seats


@pytest.mark.parametrize(
    ("retention", "seats"),
    [(Retention.NET_PROFIT, "A [D,B,C]"), (Retention.BEATS_ALL, "D [B,C,A]")],
)
@pytest.mark.parametrize("proposer", ["A", "B"])
def test_a_box_that_settles_at_zero_with_one_member_has_not_beaten_all(
    proposer: str, retention: Retention, seats: str
) -> None:
    story = Story("BCD", retention=retention)
    story.do(proposer, ProposeSettlement(0, 0)).do("AB".replace(proposer, ""), AcceptProposal(0))
    assert story.wins(BOX).result == "A+2 B+0 C-1 D-1"
    assert story.seats == seats


def test_the_captain_settles_at_zero_and_the_successor_wins() -> None:
    story = Story("BCD").settles("B", 0).wins(TEAM)
    assert story.result == "A-2 B+0 C+1 D+1"
    assert story.seats == "C [D,B,A]"


def test_one_captain_drops_the_next_settles_at_zero_and_the_third_cashes() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="drop", c="take", d="take")
    story.settles("C", 0)
    assert (story.captain, story.line) == ("D", "D,B,C")
    assert story.team_doubles("D").answer(d="drop").result == "A-1 B-1 C+0 D+2"
    assert story.seats == "D [B,C,A]"


def test_the_box_concedes_a_backgammon_to_the_captain_and_beats_the_others() -> None:
    story = Story("BCD", rules=RuleSheet()).turn_of(BOX)
    story.concedes("A", "B", BACKGAMMON)
    assert story.wins(BOX).result == "A-1 B+3 C-1 D-1"
    assert story.seats == "B [C,D,A]"


def test_the_partner_pays_half_of_an_odd_loss_and_the_box_the_odd_point() -> None:
    story = with_partner("C").box_doubles("B").answer(b="take").wins(TEAM)
    assert story.result == "A-3 B+2 C-2 D+1 E+1 F+1"
    assert story.seats == "B [C,D,E,F,A]"


def test_a_captain_who_becomes_partner_keeps_their_place() -> None:
    story = with_partner("B")
    assert story.captain == "C"
    assert story.wins(TEAM).result == "A-2 B-2 C+1 D+1 E+1 F+1"
    assert story.seats == "C [B,D,E,F,A]"


def test_the_partner_plays_on_for_a_box_that_left_and_the_first_in_line_takes_the_box() -> None:
    story = with_partner("C").do("A", Leave())
    assert mover(story.move_of(BOX).chouette) == number("C")
    assert story.wins(BOX).result == "A+2 B-1 C+2 D-1 E-1 F-1"
    assert story.seats == "C [D,E,F,B]"


@pytest.mark.parametrize(
    ("position", "seats"),
    [(JoinPosition.AFTER_LOSER, "C [D,B,A,E]"), (JoinPosition.BEFORE_LOSER, "C [D,B,E,A]")],
)
def test_a_joiner_stands_behind_or_before_the_old_box_and_a_captain_who_dropped_before_both(
    position: JoinPosition, seats: str
) -> None:
    story = Story("BCD", join_position=position).do("E", Join())
    story.box_doubles("B", "C", "D").answer(b="drop", c="take", d="take").wins(TEAM)
    assert story.result == "A-3 B-1 C+2 D+2"
    assert story.seats == seats


def test_who_goes_away_drops_with_the_captain_and_is_not_dealt_in() -> None:
    story = Story("BCD").do("C", GoAway()).box_doubles("B", "C", "D").answer(b="drop", d="take", dice="31")
    assert story.captain == "D"
    assert story.wins(TEAM).result == "A+0 B-1 C-1 D+2"
    assert story.seats == "D [B,A]"


def test_a_captain_relieved_for_good_loses_the_box_to_the_successor() -> None:
    story = Story("BCD").move_of(TEAM).silent("B").plays("C").move_of(TEAM).silent("B")
    assert (story.captain, story.chouette.away) == ("C", (number("B"),))
    assert story.wins(TEAM).result == "A-3 B+1 C+1 D+1"
    assert story.seats == "C [D,A]"


@pytest.mark.parametrize(("side", "result", "seats"), [(TEAM, "A-4 B+4", "B [A]"), (BOX, "A+4 B-4", "A [B]")])
def test_heads_up_the_box_changes_only_hands_that_win(side: Any, result: str, seats: str) -> None:
    story = Story("B").team_doubles("B").answer(b="take").wins(side, GAMMON)
    assert story.result == result
    assert story.seats == seats


def test_equals_who_throw_equal_again_are_ordered_inside_the_places_that_they_hold() -> None:
    """A6 B4 C6 D4; A and C throw 3 and 3, B and D 5 and 2; A and C throw 1 and 2."""
    thrown = throw_for_order((1, 2, 3, 4), scripted(6, 4, 6, 4, 3, 3, 5, 2, 1, 2))
    assert letters(tuple(each.player for each in thrown)) == "C,A,B,D"
