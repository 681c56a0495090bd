"""Options chosen by the names that the rules give them."""

from dataclasses import fields

import pytest

from bot.engine.chouette.options import (
    CLUB,
    CUSTOMS,
    RULES,
    ChouetteFault,
    ChouetteSheet,
    CubeMode,
    InvalidOptions,
    LoneRule,
    with_options,
)


def test_every_option_has_a_name() -> None:
    assert {field.name for field in fields(ChouetteSheet)} == {"rules", *CUSTOMS.values()}
    assert {field.name for field in fields(CLUB.rules)} - set(RULES.values()) == {"length", "has_cube"}


def test_options_are_changed_by_their_names_and_the_others_stay() -> None:
    sheet = with_options(CLUB, {"jacoby": False, "turn_hours": 48})
    assert (sheet.rules.is_jacoby, sheet.rules.has_beavers, sheet.turn_hours) == (False, True, 48)


def test_with_a_single_cube_beavers_fall_away_unless_they_were_chosen_too() -> None:
    assert with_options(CLUB, {"cube_mode": CubeMode.SINGLE}) == CLUB.with_single_cube()
    with pytest.raises(InvalidOptions) as refused:
        with_options(CLUB, {"cube_mode": CubeMode.SINGLE, "beavers": True})
    assert refused.value.fault is ChouetteFault.SINGLE_BEAVERS


@pytest.mark.parametrize(
    ("rule", "left"), [(LoneRule.MUST_BEAVER, LoneRule.MUST_DROP), (LoneRule.EXTRAS, LoneRule.EXTRAS)]
)
def test_without_beavers_nobody_has_to_beaver(rule: LoneRule, left: LoneRule) -> None:
    sheet = with_options(with_options(CLUB, {"lone_taker": rule}), {"beavers": False})
    assert (sheet.lone_rule, sheet.rules.has_beavers) == (left, False)
