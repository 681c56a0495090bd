"""The editor of a chouette's options: every press leads to a sheet that can be, and says which."""

from random import Random

import pytest

from bot.discord.chouette.editor import format_options, parse_options
from bot.engine.chouette import CHOUETTE_OPTIONS, CLUB, PRESETS
from bot.engine.position import parse_board
from bot.play.chouette.panels import editor_headings, page_edits
from bot.play.chouette.text.options import OFFERED, PAGES
from bot.play.text.options import full_line

UNNAMED = CLUB.changed(start=parse_board("24:2 13:5 8:4 6:4 | 24:2 13:5 8:4 6:4"))


@pytest.mark.parametrize("seed", range(20))
def test_every_press_leads_to_another_sheet_that_its_custom_id_holds(seed: int) -> None:
    random = Random(seed)
    present = random.choice([*PRESETS.values(), UNNAMED])
    sheet = present
    for _ in range(50):
        page = random.randrange(len(PAGES))
        arguments = {edit.label: format_options(edit.sheet, page) for edit in page_edits(sheet, page)}
        assert len(set(arguments.values())) == len(arguments)
        assert max(map(len, arguments.values())) <= 40
        label = random.choice(list(arguments))
        changed, shown = parse_options(arguments[label], present)
        assert (changed != sheet, shown) == (True, page)
        sheet = changed


def test_the_rows_of_the_editor_have_headings() -> None:
    presets, pages, options, saving = editor_headings(CLUB, 0, is_changed=True)
    assert presets == "**1.** Choose a set of rules"
    assert pages == "**2.** or change them, by subject:"
    assert options == "**Cubes**: press to change"
    assert saving.startswith("**3.** Save")
    assert not editor_headings(CLUB, 0, is_changed=False)[3]


def test_options_that_follow_from_others_stand_apart() -> None:
    sheet, page = PRESETS["leaflet"], tuple(PAGES).index("answers")
    changeable = {edit.label for edit in page_edits(sheet, page)}
    heading = editor_headings(sheet, page, is_changed=False)[2]
    fixed = [full_line(sheet, CHOUETTE_OPTIONS[name]) for name in tuple(PAGES.values())[page]]
    assert [line for line in fixed if line in heading] == [line for line in fixed if line not in changeable]
    assert "-# Follows from the others: Box's doubles: any cubes, Box's takes: any cubes" in heading


def test_every_value_that_is_offered_can_be_reached() -> None:
    for option, known in CHOUETTE_OPTIONS.items():
        sheet = CLUB.changed(lone_taker="none") if option == "beavers" else CLUB
        page = next(number for number, options in enumerate(PAGES.values()) if option in options)
        reached = {known.read(sheet)}
        for _ in OFFERED[option] or range(3):
            place = tuple(PAGES.values())[page].index(option)
            before = CLUB if option == "cube_mode" else sheet
            sheet = page_edits(before, page)[place].sheet
            reached.add(known.read(sheet))
        assert len(reached) >= len(OFFERED[option] or range(3))
