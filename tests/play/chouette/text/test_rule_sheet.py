"""The rule sheet of a chouette in words: no option, no value and no preset is left out."""

from enum import StrEnum
from random import Random

import pytest

from bot.engine import SHEET_OPTIONS, parse_board
from bot.engine.chouette import CHOUETTE_OPTIONS, CLUB, PRESETS, ChouetteSheet, CubeMode
from bot.play.chouette.text import options as option_text
from bot.play.chouette.text.options import OFFERED, PAGES, RULES, page_label
from bot.play.heads_up.board import ROWS
from bot.play.text.options import KNOWN, asked, label, title, value_of
from tests.engine.chouette.sessions import random_sheet

DISCORD_TEXT_LIMIT = 4000
DISCORD_OPTION_LABEL_LIMIT = 100
DISCORD_SELECT_LIMIT = 25
DISCORD_ROW_LIMIT = 5


def random_sheets(number: int) -> list[ChouetteSheet]:
    random = Random(number)
    return [random_sheet(random) for _ in range(number)]


def test_every_option_has_words_and_a_title_of_its_own() -> None:
    assert set(KNOWN) == {*SHEET_OPTIONS, *CHOUETTE_OPTIONS}
    assert len({title(option) for option in KNOWN}) == len(KNOWN)
    questions = {asked(option, is_money=False) for option in KNOWN}
    assert len(questions) == len(KNOWN)
    assert max(map(len, questions)) <= DISCORD_OPTION_LABEL_LIMIT


def test_every_option_can_be_changed_in_the_editors() -> None:
    assert sorted(option for page in PAGES.values() for option in page) == sorted(CHOUETTE_OPTIONS)
    assert sorted(["length", *(option for row in ROWS for option in row)]) == sorted(SHEET_OPTIONS)
    assert all(len(row) <= DISCORD_ROW_LIMIT for row in (*PAGES.values(), *ROWS))
    assert len({page_label(page) for page in PAGES}) == len(PAGES)


def test_every_value_of_every_option_has_its_own_label() -> None:
    for name, option in CHOUETTE_OPTIONS.items():
        labels = [label(name, value) for value in OFFERED[name]]
        assert len(set(labels)) == len(labels) <= DISCORD_SELECT_LIMIT
        assert all(each and len(each) <= DISCORD_OPTION_LABEL_LIMIT for each in labels)
        words = {value for value in option.values if isinstance(value, StrEnum | bool)}
        assert words <= set(OFFERED[name])


def test_two_different_sheets_differ_in_words() -> None:
    sheets = random_sheets(60)
    for one in sheets:
        for other in sheets:
            assert bool(option_text.differences(one, other)) == (one != other)


def test_no_option_is_left_out_of_the_rule_sheet() -> None:
    said_by_others = {"raccoons", "lone_min", "absent_cube"}
    assert {*RULES, *option_text.JOINED, *said_by_others} == set(CHOUETTE_OPTIONS)


def test_the_sheet_is_explained_within_what_a_message_holds() -> None:
    for sheet in [*PRESETS.values(), *random_sheets(200)]:
        lines = list(option_text.explained(sheet))
        assert len("\n".join(lines)) < DISCORD_TEXT_LIMIT // 2 + 600
        assert all(line.startswith("**") and line.endswith(".") for line in lines), lines
        assert not any(word in line for line in lines for word in ("None", "  ", "_"))


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_known_by_their_names(name: str) -> None:
    assert option_text.preset_name(PRESETS[name]) == name
    assert option_text.in_brief(PRESETS[name]).startswith(f"{name.capitalize()}: ")


def test_what_is_otherwise_than_in_the_club() -> None:
    single = CLUB.changed(cube_mode=CubeMode.SINGLE, turn_hours=48)
    assert option_text.differences(CLUB) == ""
    assert option_text.in_brief(single) == "Single cube, 2 days a decision"
    assert value_of(single, CHOUETTE_OPTIONS["turn_hours"]) == "2 days"
    dear = CLUB.changed(stake=7, automatic_doubles=None, cube_cap=64)
    assert option_text.in_brief(dear) == "Club, stake 7, unlimited automatic doubles, cube up to 64"
    assert option_text.differences(dear) == "Stake: 7 · Automatic doubles: no limit · Cube cap: 64"


def test_leaflet() -> None:
    assert list(option_text.explained(PRESETS["leaflet"]))[1:5] == [
        "**Players**: 3 can start; at most 5 play, others wait in line.",
        (
            "**Cube**: one for the whole team. The captain doubles for everybody; "
            "each member takes or passes alone."
        ),
        "**Jacoby**: off. Gammons and backgammons always count.",
        "**Beavers**: none.",
    ]


def test_a_start_without_a_name_is_told_checker_by_checker() -> None:
    sheet = CLUB.changed(start=parse_board("24:2 13:5 8:4 6:4 | 24:2 13:5 8:4 6:4"))
    assert option_text.in_brief(sheet) == "Club, start: 2 on 24, 5 on 13, 4 on 8, 4 on 6"
    told = "**Start**: `4HnwATDgefABMA`. Each side has 2 on 24, 5 on 13, 4 on 8, 4 on 6."
    assert told in option_text.explained(sheet)
