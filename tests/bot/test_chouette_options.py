"""The editor of a chouette's options: every press leads to a sheet that can be, and says which."""

from random import Random

import pytest

from bot.discord.custom_ids import UnknownButton, format_options, parse_options
from bot.engine.board import parse_board
from bot.engine.chouette import CLUB, PRESETS, ChouetteSheet
from bot.engine.chouette.options import with_options
from bot.play.chouette.panels import GROUPS, edits
from bot.play.chouette.text.options import OPTIONS

UNNAMED = with_options(CLUB, {"start": parse_board("24:2 13:5 8:4 6:4 | 24:2 13:5 8:4 6:4")})


def test_every_option_is_on_a_page() -> None:
    assert sorted(option for options in GROUPS.values() for option in options) == sorted(OPTIONS)


@pytest.mark.parametrize("seed", range(20))
def test_every_press_leads_to_another_sheet_that_its_custom_id_holds(seed: int) -> None:
    random = Random(seed)
    present = random.choice([*PRESETS.values(), UNNAMED])
    sheet = present
    for _ in range(50):
        page = random.randrange(len(GROUPS))
        arguments = {edit.label: format_options(edit.sheet, page, present) for edit in edits(sheet, page)}
        assert len(set(arguments.values())) == len(arguments)
        assert max(map(len, arguments.values())) <= 40
        label = random.choice(list(arguments))
        changed, shown = parse_options(arguments[label], present)
        assert (changed != sheet, shown) == (True, page)
        sheet = changed


def test_every_value_that_is_offered_can_be_reached() -> None:
    for option, known in OPTIONS.items():
        sheet = with_options(CLUB, {"lone_taker": "none"}) if option == "beavers" else CLUB
        page = next(number for number, options in enumerate(GROUPS.values()) if option in options)
        reached = {known.read(sheet)}
        for _ in known.labels or range(3):
            place = tuple(GROUPS.values())[page].index(option)
            sheet = edits(sheet, page)[place].sheet if option != "cube_mode" else edits(CLUB, page)[0].sheet
            reached.add(known.read(sheet))
        assert len(reached) >= len(known.labels or range(3))


@pytest.mark.parametrize(
    "argument",
    ["", "1.2.3.4", "10100000001101720000.24.1.9", "10100000001101720000.0.1.0", "x" * 20 + ".1.1.0"],
)
def test_an_argument_that_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_options(argument, CLUB)


def test_a_sheet_with_the_largest_numbers_fits() -> None:
    largest: ChouetteSheet = with_options(UNNAMED, {"stake": 1000, "turn_hours": 168, "cube_cap": 4096})
    assert len(format_options(largest, 4, UNNAMED)) <= 40
    assert parse_options(format_options(largest, 4, UNNAMED), UNNAMED) == (largest, 4)
