"""Options chosen by the names that the rules give them."""

from dataclasses import fields

import pytest

from bot.engine import InvalidSheet
from bot.engine.chouette.options import (
    CHOUETTE_OPTIONS,
    CLUB,
    ChouetteFault,
    ChouetteSheet,
    CubeMode,
    LoneRule,
)


def test_every_option_has_a_name() -> None:
    named = {option.field for option in CHOUETTE_OPTIONS.values()}
    assert {field.name for field in fields(ChouetteSheet)} - named == {"rules"}
    of_rules = {field.removeprefix("rules.") for field in named if "." in field}
    assert {field.name for field in fields(CLUB.rules)} - of_rules == {"length", "has_cube"}


def test_options_are_changed_by_their_names_and_the_others_stay() -> None:
    sheet = CLUB.changed(jacoby=False, turn_hours=48)
    assert (sheet.rules.is_jacoby, sheet.rules.has_beavers, sheet.turn_hours) == (False, True, 48)


def test_with_a_single_cube_beavers_fall_away_unless_they_were_chosen_too() -> None:
    assert CLUB.changed(cube_mode=CubeMode.SINGLE) == CLUB.changed(cube_mode=CubeMode.SINGLE)
    with pytest.raises(InvalidSheet) as refused:
        CLUB.changed(cube_mode=CubeMode.SINGLE, beavers=True)
    assert refused.value.fault is ChouetteFault.SINGLE_BEAVERS


@pytest.mark.parametrize(
    ("rule", "left"), [(LoneRule.MUST_BEAVER, LoneRule.MUST_DROP), (LoneRule.EXTRAS, LoneRule.EXTRAS)]
)
def test_without_beavers_nobody_has_to_beaver(rule: LoneRule, left: LoneRule) -> None:
    sheet = CLUB.changed(lone_taker=rule).changed(beavers=False)
    assert (sheet.lone_rule, sheet.rules.has_beavers) == (left, False)
