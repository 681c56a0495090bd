"""The words on a decision agree with each other: in its heading, and in the list of plays."""

from dataclasses import replace

import pytest

from bot.analysis import (
    Chances,
    CubeAction,
    CubeDecision,
    CubeRating,
    JudgedResignation,
    PlayDecision,
    RatedPlay,
    Rating,
    Rules,
    Situation,
)
from bot.engine import Position, Roll, Side, WinKind
from bot.play.text.analysis import rating_lines, ratings_below, resignation_lines, verdict

EVEN = Chances(0.5, 0.1, 0.01, 0.1, 0.01)


def decision(*, lost: float, **plays: float) -> PlayDecision:
    rated = tuple(RatedPlay(play, equity, EVEN, "3-ply") for play, equity in plays.items())
    return PlayDecision(
        1, Side.WHITE, Situation(Position.start()), Roll(3, 1), "played", rated, lost, counts=True
    )


def test_plays_stand_in_the_order_of_their_worth_below_the_best() -> None:
    """A play that was looked at less deeply may seem to be better."""
    found = decision(lost=0.3, best=-0.1, played=-0.4, other=-0.2, shallow=-0.05)
    assert [each.play for each in found.ranked] == ["best", "shallow", "other", "played"]


def test_a_loss_is_one_number() -> None:
    found = decision(lost=0.1644, best=0.0401, played=-0.1246)
    assert verdict(found) == "Blunder, \N{MINUS SIGN}0.164"
    assert "**\N{MINUS SIGN}0.125** (\N{MINUS SIGN}0.164)" in ratings_below("Ann", found)


MINUS = "\N{MINUS SIGN}"
RIGHT = JudgedResignation(Side.WHITE, WinKind.SINGLE, True, Position.start(), worth=-1.0, offered=-1.0)  # noqa: FBT003
TOO_EARLY, TOO_LITTLE = replace(RIGHT, worth=-0.75), replace(RIGHT, worth=-1.5)


@pytest.mark.parametrize(
    ("game", "own", "others"),
    [
        (
            0,
            ["Resigned (single): right", f"Resigned (single): {MINUS}0.250, not in the PR"],
            "Accepted a resignation",
        ),
        (2, [f"Game 2: Resigned (single): {MINUS}0.250, not in the PR"], "Game 2: Accepted a resignation"),
    ],
)
def test_of_several_games_only_resignations_that_gave_something_away_are_told(
    game: int, own: list[str], others: str
) -> None:
    told = list(resignation_lines([RIGHT, TOO_EARLY], Side.WHITE, game, is_bet=False))
    assert told == [f"-# {line}" for line in own]
    (told_of_answer,) = resignation_lines([RIGHT, TOO_LITTLE], Side.BLACK, game, is_bet=False)
    assert told_of_answer.startswith(f"-# {others} (single): ")


def test_on_a_bet_of_a_chouette_one_concedes() -> None:
    assert list(resignation_lines([RIGHT], Side.WHITE, 0, is_bet=True)) == ["-# Conceded (single): right"]
    refused = replace(RIGHT, is_accepted=False, worth=-0.5)
    (answer,) = resignation_lines([refused], Side.BLACK, 0, is_bet=True)
    assert answer.startswith("-# Refused a concession (single): ")


def test_a_match_analysed_before_luck_was_known_in_percent_tells_its_luck_adjusted_result() -> None:
    older = Rating(1, 0, 0.0, luck=0.25, luck_adjusted=-0.125)
    said = "Luck +0.25 points · luck-adjusted result \N{MINUS SIGN}12.5 %"
    assert list(rating_lines("Ann", older, [], is_match=True))[-1] == f"-# {said}"


def cube(done: CubeAction, no_double: float, double_take: float, lost: float, rules: Rules) -> CubeDecision:
    rating = CubeRating(no_double, double_take, 1.0, EVEN, "3-ply")
    return CubeDecision(
        1, Side.WHITE, Situation(Position.start(), rules=rules), done, rating, lost, counts=True
    )


@pytest.mark.parametrize(
    ("done", "no_double", "double_take", "lost", "said"),
    [
        (CubeAction.DOUBLE, 1.443, 2.410, 0.443, "Too good to double · blunder"),
        (CubeAction.DOUBLE, 1.08, 0.95, 0.13, "Too good to double · blunder"),
        (CubeAction.DOUBLE, 0.31, 0.25, 0.06, "Doubled too early · error"),
        (CubeAction.DOUBLE, 0.1, -0.2, 0.3, "Not good enough to double · blunder"),
        (CubeAction.NO_DOUBLE, 0.5, 0.55, 0.05, "Missed double · error"),
        (CubeAction.NO_DOUBLE, 0.9, 1.2, 0.1, "Missed double, market lost · blunder"),
        (CubeAction.TAKE, 0.9, 1.3, 0.3, "Wrong take · blunder"),
        (CubeAction.PASS, 0.9, 0.7, 0.3, "Wrong pass · blunder"),
        (CubeAction.BEAVER, 0.9, 1.3, 0.3, "Wrong beaver · blunder"),
        (CubeAction.BEAVER, 0.5, 0.4, 0.0, "Wrong beaver"),
        (CubeAction.TAKE, -0.5, -0.4, 0.0, "Missed beaver"),
        (CubeAction.BEAVER, -0.5, -0.4, 0.0, "Best"),
    ],
)
def test_each_way_in_which_a_cube_can_be_wrong_has_its_name(
    done: CubeAction, no_double: float, double_take: float, lost: float, said: str
) -> None:
    told = verdict(cube(done, no_double, double_take, lost, Rules(has_beavers=True)))
    assert told == (f"{said}, {MINUS}{lost:.3f}" if lost else said)


@pytest.mark.parametrize(
    ("done", "double_take", "has_beavers", "said"),
    [
        (CubeAction.PASS, -0.811, True, (f"take: **{MINUS}0.406**", f"beaver: **{MINUS}0.811**")),
        (CubeAction.TAKE, -0.811, True, (f"take: **{MINUS}0.406**", f"beaver: **{MINUS}0.811**")),
        (CubeAction.NO_DOUBLE, -0.811, True, (f"take: **{MINUS}0.406**", f"beaver: **{MINUS}0.811**")),
        (CubeAction.BEAVER, 0.4, True, ("take: **+0.400**", "beaver: **+0.800**")),
        (CubeAction.PASS, 0.4, True, ("take: **+0.400**",)),
        (CubeAction.PASS, -0.811, False, (f"take: **{MINUS}0.811**",)),
    ],
)
def test_a_beaver_that_is_right_or_was_made_has_a_row_of_its_own(
    done: CubeAction, double_take: float, said: tuple[str, ...], *, has_beavers: bool
) -> None:
    decision = cube(done, -0.5, double_take, 1 - double_take, Rules(has_beavers=has_beavers))
    told = ratings_below("Ann", decision).splitlines()
    assert told[2:-3] == [f"Double, {one}" for one in said]
    assert told[-3] == "Double, pass: **+1.000**"


def test_a_rating_of_few_decisions_is_told_and_marked() -> None:
    few, enough = Rating(8, 2, 0.16, 0.0, None), Rating(20, 2, 0.4, 0.0, None)
    told = [next(rating_lines("Ann", each, [], is_match=False)) for each in (few, enough)]
    assert told == ["**Ann: PR 10.0** · few decisions (8)", "**Ann: PR 10.0** · advanced · 20 decisions"]
    assert (
        next(rating_lines("Ann", Rating(0, 0, 0.0, 0.0, None), [], is_match=False)) == "**Ann**: no decisions"
    )
