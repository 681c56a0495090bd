"""More examples in the manner of the worked ones, about cubes: who, what, and who pays whom."""

from typing import Any

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice, RuleSheet, WinKind
from bot.engine.chouette.actions import (
    Concede,
    GiveExtra,
    KeepExtras,
)
from bot.engine.chouette.options import PRESETS, CubeMode, LoneRule, TakeRule
from bot.engine.chouette.people import mover
from tests.engine.chouette.story import BOX, TEAM, Story, number

GAMMON, BACKGAMMON = WinKind.GAMMON, WinKind.BACKGAMMON
YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)
SINGLE: dict[str, Any] = {"cube_mode": CubeMode.SINGLE, "rules": RuleSheet()}


def with_rules(**rules: Any) -> dict[str, Any]:
    return {"rules": RuleSheet(**{"is_jacoby": True, "has_beavers": True} | rules)}


def d_holds_extras(*givers: str, answer: str = "take") -> Story:
    """Of five, only D accepts the double of A; some who dropped give D extras."""
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d=answer, e="drop")
    for dropper in "BCE":
        story.do(dropper, YES if dropper in givers else NO)
    return story.do("D", KeepExtras(), dice="" if answer == "beaver" else "31")


def test_ties_double_every_cube_up_to_the_cap_and_nobody_doubles_beyond_it() -> None:
    story = Story("BCD", dice="44221131", **with_rules(automatic_doubles=None, cube_cap=4)).turn_of(TEAM)
    assert OfferDouble(0) not in story.may("B")
    assert story.wins(BOX).result == "A+12 B-4 C-4 D-4"
    assert story.seats == "A [C,D,B]"


def test_an_automatic_double_is_no_offer_so_jacoby_counts_a_gammon_once() -> None:
    story = Story("BCD", dice="443331", **with_rules(automatic_doubles=1)).wins(TEAM, GAMMON)
    assert story.result == "A-6 B+2 C+2 D+2"
    assert story.seats == "B [C,D,A]"


def test_a_dropper_pays_the_value_before_the_double_after_a_tie_two() -> None:
    story = Story("BCD", dice="4431", **with_rules(automatic_doubles=1))
    story.box_doubles("B", "C", "D").answer(b="take", c="drop", d="take").wins(BOX)
    assert story.result == "A+10 B-4 C-2 D-4"
    assert story.seats == "A [C,D,B]"


def test_a_captain_whose_beaver_is_refused_has_cashed() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="beaver", c="take", d="drop")
    story.do("A", AnswerOffer(0, Answer.DROP), dice="31")
    assert (story.captain, story.line) == ("C", "B,C,D")
    assert story.wins(BOX).result == "A+1 B+2 C-2 D-1"
    assert story.seats == "B [C,D,A]"


def test_the_captain_drops_and_the_successors_beaver_is_refused() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="drop", c="beaver", d="take")
    assert (story.captain, story.line) == ("C", "C,D,B")
    story.do("A", AnswerOffer(1, Answer.DROP), dice="31")
    assert story.captain == "D"
    assert story.wins(BOX).result == "A+1 B-1 C+2 D-2"
    assert story.seats == "C [D,B,A]"


@pytest.mark.parametrize(
    ("answer", "result", "seats"),
    [
        (AnswerOffer(0, Answer.TAKE), "A-10 B+8 C+1 D+1", "B [C,D,A]"),
        (AnswerOffer(0, Answer.DROP), "A+2 B-4 C+1 D+1", "C [D,B,A]"),
    ],
)
def test_a_raccoon_is_taken_at_eight_or_refused_for_four(
    answer: AnswerOffer, result: str, seats: str
) -> None:
    story = Story("BCD", **with_rules(has_raccoons=True)).box_doubles("B").answer(b="beaver")
    story.answer(b="raccoon").do("B", answer, dice="31").wins(TEAM)
    assert story.result == result
    assert story.seats == seats


def test_the_lone_taker_redoubles_their_extras_and_wins_a_gammon() -> None:
    """B and C gave extras. D turns all three cubes to 4: A and C take, B drops."""
    story = d_holds_extras("B", "C").turn_of(TEAM)
    story.do("D", OfferDouble(2), OfferDouble(4), OfferDouble(5), RollDice())
    story.do("A", AnswerOffer(2, Answer.TAKE)).do("B", AnswerOffer(4, Answer.DROP)).do(
        "C", AnswerOffer(5, Answer.TAKE), dice="31"
    )
    assert story.wins(TEAM, GAMMON).result == "A-5 B-4 C-10 D+20 E-1"
    assert story.seats == "D [C,E,B,A]"


def test_the_extra_lives_on_when_the_lone_taker_drops_the_boxs_redouble() -> None:
    """B gave an extra. D redoubles A to 4, and drops when A turns it to 8; then B wins the extra at 2."""
    story = (
        d_holds_extras("B")
        .turn_of(TEAM)
        .do("D", OfferDouble(2), RollDice())
        .do("A", AnswerOffer(2, Answer.TAKE), dice="31")
    )
    story.turn_of(BOX).do("A", OfferDouble(2), RollDice()).do("D", AnswerOffer(2, Answer.DROP), dice="31")
    assert mover(story.chouette) == number("B")
    assert story.wins(BOX).result == "A+7 B+0 C-1 D-5 E-1"
    assert story.seats == "A [C,E,B,D]"


def test_a_lone_beaver_with_extras_loses_a_gammon() -> None:
    story = (
        d_holds_extras("B", "C", answer="beaver")
        .do("A", AnswerOffer(2, Answer.TAKE), dice="31")
        .wins(BOX, GAMMON)
    )
    assert story.result == "A+11 B+2 C+2 D-14 E-1"
    assert story.seats == "A [C,E,B,D]"


@pytest.mark.parametrize(
    ("answer", "result"),
    [
        (AnswerOffer(2, Answer.TAKE), "A-5 B-1 C-1 D+8 E-1"),
        (AnswerOffer(2, Answer.DROP), "A+1 B-1 C-1 D+2 E-1"),
    ],
)
def test_the_lone_taker_beavers_as_they_must(answer: AnswerOffer, result: str) -> None:
    story = Story("BCDE", lone_rule=LoneRule.MUST_BEAVER).box_doubles("B", "C", "D", "E")
    story.answer(b="drop", c="drop", d="beaver", e="drop").do("A", answer, dice="31")
    if answer.answer is Answer.TAKE:
        story.wins(TEAM, GAMMON)
    assert story.result == result
    assert story.seats == "D [C,E,B,A]"


def test_the_last_two_of_a_large_table_are_enough_for_a_lone_taker() -> None:
    """D and E cash. A doubles B and C, who are all that is left: C alone would take, and must drop."""
    story = Story("BCDE").team_doubles("D", "E").answer(d="drop", e="drop")
    story.box_doubles("B", "C").answer(b="drop", c="take")
    assert story.result == "A+0 B-1 C-1 D+1 E+1"
    assert story.seats == "A [C,D,E,B]"


def test_a_large_table_of_which_one_is_not_doubled_has_no_lone_taker() -> None:
    story = Story("BCDE").box_doubles("B", "C", "D").answer(b="drop", c="drop", d="take").wins(TEAM)
    assert story.result == "A-1 B-1 C-1 D+2 E+1"
    assert story.seats == "D [C,E,B,A]"


def test_with_jacoby_a_gammon_is_conceded_on_turned_cubes_only() -> None:
    story = Story("BCD").box_doubles("C").answer(c="take").turn_of(TEAM)
    assert Concede(0, GAMMON) not in story.may("B")
    assert story.concedes("C", "C", GAMMON).wins(TEAM).result == "A+2 B+1 C-4 D+1"
    assert story.seats == "B [C,D,A]"


def test_on_a_single_cube_the_captain_drops_and_the_successor_redoubles_the_box_out() -> None:
    story = Story("BCD", **SINGLE).box_doubles("B").answer(b="drop", c="take", d="take")
    story.turn_of(TEAM).do("C", OfferDouble(0), RollDice()).do("A", AnswerOffer(0, Answer.DROP))
    assert story.result == "A-3 B-1 C+2 D+2"
    assert story.seats == "C [D,B,A]"


def test_on_a_single_cube_the_captain_concedes_a_gammon_for_all() -> None:
    story = Story("BCD", **SINGLE).box_doubles("B").answer(b="take", c="take", d="take").turn_of(TEAM)
    assert story.concedes("B", "B", GAMMON).result == "A+12 B-4 C-4 D-4"
    assert story.seats == "A [C,D,B]"


def test_by_the_leaflet_the_only_taker_plays_on_and_wins_a_backgammon() -> None:
    leaflet = PRESETS["leaflet"]
    options = {
        name: getattr(leaflet, name) for name in ("rules", "cube_mode", "lone_rule", "has_settlements")
    }
    story = Story("BCDE", dice="5531", **options).box_doubles("B")
    story.answer(b="drop", c="drop", d="take", e="drop").wins(TEAM, BACKGAMMON)
    assert story.result == "A-6 B-2 C-2 D+12 E-2"
    assert story.seats == "D [C,E,B,A]"


def test_of_five_initial_doubles_the_box_must_take_three() -> None:
    story = Story("BCDEF", take_rule=TakeRule.HALF_OF_INITIAL).team_doubles("B", "C", "D", "E", "F")
    story.answer(b="take", c="take", e="drop", f="drop")
    assert AnswerOffer(2, Answer.DROP) not in story.may("A")
    assert story.answer(d="take").wins(BOX).result == "A+4 B-2 C-2 D-2 E+1 F+1"
    assert story.seats == "A [C,D,E,F,B]"
