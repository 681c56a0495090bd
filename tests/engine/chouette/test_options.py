from dataclasses import replace
from typing import Any

import pytest

from bot.engine import InvalidSheet, RuleSheet, SheetFault, Terms
from bot.engine.chouette.options import (
    CLUB,
    PRESETS,
    ChouetteFault,
    ChouetteSheet,
    Consultation,
    CrewGrace,
    CubeMode,
    DoubleRule,
    LoneRule,
    Retention,
    TakeRule,
)


def fault_of(**options: Any) -> object:
    try:
        ChouetteSheet(**options)
    except InvalidSheet as error:
        return error.options[0] if error.fault is SheetFault.OUT_OF_RANGE else error.fault
    return None


def test_the_club_plays_by_the_defaults() -> None:
    assert PRESETS["club"] == ChouetteSheet(crew_grace=CrewGrace.QUARTER_HOUR) == CLUB
    assert CLUB.terms == Terms(is_jacoby=True, has_beavers=True)
    assert not CLUB.is_single
    assert (CLUB.lone_rule, CLUB.retention, CLUB.lone_min) == (
        LoneRule.MUST_DROP,
        Retention.BEATS_CAPTAIN,
        5,
    )


def test_the_leaflet_has_five_players_and_one_cube_that_every_tie_doubles() -> None:
    leaflet = PRESETS["leaflet"]
    assert leaflet.is_single
    assert leaflet.max_players == 5
    assert leaflet.terms == Terms(automatic_doubles=None)
    assert leaflet.lone_rule is LoneRule.NONE
    assert not leaflet.has_settlements


def test_the_other_presets_change_one_custom_each() -> None:
    assert PRESETS["single cube"] == replace(
        CLUB, cube_mode=CubeMode.SINGLE, rules=CLUB.rules.changed(beavers=False)
    )
    assert PRESETS["no consultation"] == replace(CLUB, consultation=Consultation.NONE)


@pytest.mark.parametrize(
    ("fault", "wrong"),
    [
        ("max_players", {"max_players": 2}),
        ("max_players", {"max_players": 11}),
        ("lone_min", {"lone_min": 2}),
        ("partner_min", {"partner_min": 7}),
        ("turn_hours", {"turn_hours": 0}),
        ("turn_hours", {"turn_hours": 169}),
        (ChouetteFault.MONEY_ONLY, {"rules": RuleSheet(5)}),
        (ChouetteFault.MONEY_ONLY, {"rules": RuleSheet(has_cube=False)}),
        (ChouetteFault.PARTNER_TABLE, {"partner_min": 8, "max_players": 7}),
        (ChouetteFault.SINGLE_BEAVERS, {"cube_mode": CubeMode.SINGLE}),
        (
            ChouetteFault.SINGLE_BATCH,
            {"cube_mode": CubeMode.SINGLE, "rules": RuleSheet(), "take_rule": TakeRule.ALL_OR_NONE},
        ),
        (
            ChouetteFault.SINGLE_BATCH,
            {"cube_mode": CubeMode.SINGLE, "rules": RuleSheet(), "double_rule": DoubleRule.ALL},
        ),
        (ChouetteFault.LONE_BEAVER, {"rules": RuleSheet(), "lone_rule": LoneRule.MUST_BEAVER}),
    ],
)
def test_options_that_contradict_each_other_are_refused(fault: object, wrong: dict[str, object]) -> None:
    assert fault_of(**wrong) == fault


@pytest.mark.parametrize(
    "right",
    [
        {"max_players": 3},
        {"max_players": 10, "partner_min": 8},
        {"partner_min": 6, "max_players": 6},
        {"turn_hours": 1},
        {"turn_hours": 168},
    ],
)
def test_options_are_right_up_to_their_boundaries(right: dict[str, object]) -> None:
    assert fault_of(**right) is None


def test_a_single_cube_takes_off_the_sheet_what_means_nothing_then() -> None:
    several = ChouetteSheet(
        lone_rule=LoneRule.MUST_BEAVER, take_rule=TakeRule.ALL_OR_NONE, double_rule=DoubleRule.ALL
    )
    single = several.changed(cube_mode=CubeMode.SINGLE)
    assert single == ChouetteSheet(cube_mode=CubeMode.SINGLE, rules=RuleSheet(is_jacoby=True))
    assert (
        replace(CLUB, lone_rule=LoneRule.EXTRAS).changed(cube_mode=CubeMode.SINGLE).lone_rule
        is LoneRule.EXTRAS
    )
