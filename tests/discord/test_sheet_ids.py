"""A sheet travels in a button: every sheet can be written and read, and what buttons of before wrote too."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.clocks import TimeControl
from bot.discord.chouette.editor import format_options, parse_options
from bot.discord.heads_up.challenges import format_offer, parse_offer
from bot.discord.wire.custom_ids import (
    TEMPLATE,
    CustomId,
    UnknownButton,
    format_custom_id,
    parse_custom_id,
    parse_values,
)
from bot.engine import CUBE_CAPS, MATCH_LENGTHS, SHEET_OPTIONS, STAKES, STARTS, RuleSheet, parse_board
from bot.engine.chouette import (
    CHOUETTE_OPTIONS,
    CLUB,
    PRESETS,
    Abandonment,
    AbsentCube,
    ChouetteSheet,
    Consultation,
    CrewGrace,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.engine.options import Option, Options
from bot.play.base.keys import Edition, TableId
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.engine.chouette.sessions import random_sheet

DAY, UNUSUAL = TimeControl(24), TimeControl(5)
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


def read(argument: str) -> RuleSheet:
    """Read an argument in the editor of an offer with a start that has no name."""
    return parse_offer(argument, RuleSheet(start=NAMELESS), DAY)[0]


def test_every_sheet_is_read_as_it_was_written() -> None:
    for sheet in (*matches(), *sessions()):
        written = format_custom_id(
            CustomId(HeadsUpButton.EDIT, TableId(1), Edition(2), format_offer(sheet, DAY))
        )
        assert read(parse_custom_id(written).argument) == sheet


def test_two_sheets_are_never_written_alike() -> None:
    sheets = [*matches(), *sessions()]
    assert len({format_offer(sheet, DAY) for sheet in sheets}) == len(sheets)


def test_the_control_travels_along_and_an_unusual_one_is_that_of_the_offer() -> None:
    for control in (TimeControl(), DAY, TimeControl(24, reserve=72)):
        assert parse_offer(format_offer(RuleSheet(5), control), RuleSheet(), UNUSUAL)[1] == control
    assert parse_offer(format_offer(RuleSheet(5), UNUSUAL), RuleSheet(), UNUSUAL)[1] == UNUSUAL


@pytest.mark.parametrize("seed", range(20))
def test_every_sheet_of_a_chouette_is_read_as_it_was_written(seed: int) -> None:
    random = Random(seed)
    for sheet in [*PRESETS.values(), *(random_sheet(random) for _ in range(50))]:
        for page in range(5):
            assert parse_options(format_options(sheet, page), sheet) == (sheet, page)


OFFERS = {
    "v1.0..0": (RuleSheet(), TimeControl()),
    "v1.1t.76.1": (RuleSheet(7, cube_cap=64), DAY),
    "v1.9q.rr111c2": (LONGEST, UNUSUAL),
    "v1.ao.0z.0": (RuleSheet(has_cube=False, start=NAMELESS), TimeControl()),
    "7.1.c.0.64.standard": (RuleSheet(7, cube_cap=64), UNUSUAL),
    "7.1.c.0.64.standard.1": (RuleSheet(7, cube_cap=64), DAY),
    "1.1..0.none.standard.5": (
        RuleSheet(1, has_cube=False),
        TimeControl(24, reserve=72, stops_on_weekends=True),
    ),
    "5.1.c.0.none.nackgammon.0": (RuleSheet(5, start=STARTS["nackgammon"]), TimeControl()),
    "money.1000.cjbr.0.4096.hypergammon": (LONGEST, UNUSUAL),
    "money.1.cbr.1.none.standard.2": (
        RuleSheet(has_beavers=True, has_raccoons=True, automatic_doubles=1),
        TimeControl(48),
    ),
    "money.5.cj.all.8.standard.3": (
        RuleSheet(stake=5, is_jacoby=True, automatic_doubles=None, cube_cap=8),
        TimeControl(72),
    ),
    "money.1..0.none.asoffered": (RuleSheet(has_cube=False, start=NAMELESS), UNUSUAL),
}
UNNAMED = CLUB.changed(start=NAMELESS)
DEAR = UNNAMED.changed(stake=1000, turn_hours=168, cube_cap=4096, automatic_doubles=None)
OTHER = ChouetteSheet(
    RuleSheet(
        stake=7,
        has_beavers=True,
        has_raccoons=True,
        automatic_doubles=3,
        cube_cap=8,
        start=STARTS["nackgammon"],
    ),
    max_players=8,
    consultation=Consultation.AFTER_CUBE,
    lone_rule=LoneRule.MUST_BEAVER,
    lone_min=4,
    take_rule=TakeRule.HALF_OF_INITIAL,
    double_rule=DoubleRule.ALL,
    reply_order=ReplyOrder.CAPTAIN_LAST,
    retention=Retention.NET_NONNEG,
    partner_min=6,
    join_position=JoinPosition.BEFORE_LOSER,
    has_settlements=False,
    absent_cube=AbsentCube.PROXY_ONLY,
    abandonment=Abandonment.FORFEIT_SINGLE,
    turn_hours=48,
)


def without_grace(sheet: ChouetteSheet) -> ChouetteSheet:
    """As the sheet was before a roll could wait for the crew."""
    return replace(sheet, crew_grace=CrewGrace.NONE)


OPTIONS = {
    "v1.9zle4.111.1": (CLUB, 1),
    "v1.9zle4.113.3": (CLUB.changed(crew_grace=CrewGrace.FOUR_HOURS), 3),
    "v1.c.11.1": (without_grace(CLUB), 1),
    "v1.mlgg.00200.1": (without_grace(PRESETS["leaflet"]), 1),
    "v1.ec.10.1": (without_grace(PRESETS["single cube"]), 1),
    "v1.4zsz2.rr110cz4n.4": (without_grace(DEAR), 4),
    "v1.9zkvu.061143152311223110211b.2": (OTHER, 2),
    "10100000001101720000.24.1.1": (without_grace(CLUB), 1),
    "00000000000000220b00.24.1.1": (without_grace(PRESETS["leaflet"]), 1),
    "00100000001001720000.24.1.1": (without_grace(PRESETS["single cube"]), 1),
    "11100000001101720000.24.1.1": (without_grace(PRESETS["no consultation"]), 1),
    "10100000001101720bc3.168.1000.4": (without_grace(DEAR), 4),
    "12312231210110511331.48.7.2": (OTHER, 2),
}
"""Arguments that stand in buttons on Discord: as they are written now, and as they were in the first ones."""


@pytest.mark.parametrize("argument", OFFERS)
def test_a_button_that_was_sent_goes_on_leading_to_the_same_offer(argument: str) -> None:
    assert parse_offer(argument, RuleSheet(start=NAMELESS), UNUSUAL) == OFFERS[argument]
    if argument.startswith("v1."):
        assert format_offer(*OFFERS[argument]) == argument


@pytest.mark.parametrize("argument", OPTIONS)
def test_a_button_that_was_sent_goes_on_leading_to_the_same_chouette(argument: str) -> None:
    assert parse_options(argument, UNNAMED) == OPTIONS[argument]
    if argument.startswith("v1."):
        assert format_options(*OPTIONS[argument]) == argument


def test_no_two_options_have_one_code() -> None:
    codes = [option.code for option in {**SHEET_OPTIONS, **CHOUETTE_OPTIONS}.values()]
    assert len(set(codes)) == len(codes)


def test_a_button_that_was_sent_before_there_was_an_option_leaves_it_at_its_default() -> None:
    new = Option("new", 60, ("usual", "other"), default="usual")
    assert parse_values({**CHOUETTE_OPTIONS, "new": new}, ["v1", "c", "11"], CLUB)["new"] == "usual"


def test_a_button_with_an_option_that_is_no_more_is_none_of_ours() -> None:
    fewer = {name: option for name, option in CHOUETTE_OPTIONS.items() if name != "jacoby"}
    with pytest.raises(ValueError, match="c"):
        parse_values(fewer, ["v1", "c", "11"], CLUB)


@pytest.mark.parametrize("options", [SHEET_OPTIONS, CHOUETTE_OPTIONS])
def test_a_sheet_on_which_every_option_is_unusual_fits_into_a_custom_id(options: Options) -> None:
    """Such a sheet would contradict itself; it is longer than any that there can be."""
    values = "".join("z" if len(option.values) < 36 else "zz" for option in options.values())
    argument = f"v1.{'z' * len(format_options(OTHER, 0).split('.')[1])}.{values}.4"
    assert TEMPLATE.match(f"bp.abcdefgh:setoptions:{10**9}:{10**5}:{argument}")


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "7",
        "v1",
        "v1.0",
        "v1.0.1",
        "v1.1.",
        "v1.1.7.9",
        "v1.1.7.0.0",
        "v2.1.7",
        "v1.4.z",
        "v1.4.2",
        "v1.e8.1",
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
def test_what_we_do_not_write_is_no_offer_of_ours(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_offer(argument, RuleSheet(), DAY)


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "1.2.3.4",
        "v1.c.11",
        "v1.c.11.9",
        "v1.c.11.x",
        "v1.c.1.0",
        "v1.c.111.0",
        "v1.1.1.0",
        "v1.ec.10",
        "10100000001101720000.24.1.9",
        "10100000001101720000.0.1.0",
        f"{'x' * 20}.1.1.0",
    ],
)
def test_what_we_do_not_write_is_no_chouette_of_ours(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_options(argument, CLUB)
