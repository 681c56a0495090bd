"""A rule sheet travels in a button: every sheet can be written and read, and nothing else."""

from collections.abc import Iterator
from itertools import product

import pytest

from bot.discord.custom_ids import (
    CustomId,
    UnknownButton,
    format_custom_id,
    format_sheet,
    parse_custom_id,
    parse_sheet,
)
from bot.engine import CUBE_CAPS, MATCH_LENGTHS, STAKES, STARTS, RuleSheet, parse_board
from bot.play.buttons import Kind

NAMELESS = parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")
ALL_STARTS = (*STARTS.values(), NAMELESS)
CAPS = (None, *CUBE_CAPS)
OPTIONS = ((False, False, False), (False, True, False), (False, True, True))
ALL_OPTIONS = (*OPTIONS, *((True, beavers, raccoons) for _, beavers, raccoons in OPTIONS))
LONGEST = RuleSheet(
    None,
    1000,
    is_jacoby=True,
    has_beavers=True,
    has_raccoons=True,
    cube_cap=4096,
    start=STARTS["hypergammon"],
)


def matches() -> Iterator[RuleSheet]:
    for length, start in product(MATCH_LENGTHS, ALL_STARTS):
        yield from (RuleSheet(length, cube_cap=cap, start=start) for cap in CAPS)
        yield RuleSheet(length, has_cube=False, start=start)


def sessions() -> Iterator[RuleSheet]:
    """Every session but for its stake, of which each comes once."""
    doubles = (None, *range(11))
    for start, cap, options, most in product(ALL_STARTS, CAPS, ALL_OPTIONS, doubles):
        yield RuleSheet(None, 1, *options, most, cap, start=start)
    for start, stake in product(ALL_STARTS, STAKES):
        yield RuleSheet(None, stake, has_cube=False, start=start)


def test_every_sheet_is_read_as_it_was_written() -> None:
    for sheet in (*matches(), *sessions()):
        written = format_custom_id(CustomId(Kind.EDIT, 1, 2, format_sheet(sheet)))
        assert parse_sheet(parse_custom_id(written).argument, NAMELESS) == sheet


def test_two_sheets_are_never_written_alike() -> None:
    sheets = [*matches(), *sessions()]
    assert len({format_sheet(sheet) for sheet in sheets}) == len(sheets)


def test_what_is_written_can_be_read_by_people_too() -> None:
    assert format_sheet(RuleSheet(7, cube_cap=64)) == "7.1.c.0.64.standard"
    assert format_sheet(LONGEST) == "money.1000.cjbr.0.4096.hypergammon"
    assert format_sheet(RuleSheet(has_cube=False, start=NAMELESS)) == "money.1..0.none.asoffered"


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "7",
        "7.1.c.0.64",
        "7.1.c.0.64.standard.x",
        "26.1.c.0.none.standard",
        "seven.1.c.0.none.standard",
        "7.1.cj.0.none.standard",
        "7.1.c.0.3.standard",
        "7.1.c.0.none.longgammon",
        "money.1001.c.0.none.standard",
    ],
)
def test_what_we_do_not_write_is_no_button_of_ours(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_sheet(argument, NAMELESS)
