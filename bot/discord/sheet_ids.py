"""Sheets as arguments of custom_ids: what a press in an editor leads to.

`v1.<which>.<values>`, and what follows. `<which>` is a number in base 36, whose bits are the codes of the
options that are not at their default; `<values>` are the places of their values, in the order of the codes.
So a button that was sent before an option existed leaves it at its default. In the first buttons every option
had a place in the text; they are still read.
"""

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Final

from bot.clocks import TimeControl
from bot.discord.custom_ids import UnknownButton
from bot.engine import SHEET_OPTIONS, STARTS, EngineError, RuleSheet
from bot.engine.chouette import CHOUETTE_OPTIONS, CLUB, ChouetteSheet
from bot.engine.options import Option, Options, Sheet, Value, with_values
from bot.play.heads_up.board import USUAL_CONTROLS, next_control, sheet_edits
from bot.play.panel import Button, Kind, Tone
from bot.play.text.options import PAGES

VERSION: Final = "v1"
CHARACTERS: Final = digits + ascii_lowercase
BASE: Final = len(CHARACTERS)
AS_PRESENT: Final = CHARACTERS[-1]
"""A value that has no place, such as a start without a name: it is that of the sheet before the changes."""
PARTS: Final = 3


def offer_rows(
    kind: Kind, offered: RuleSheet, sheet: RuleSheet, control: TimeControl
) -> tuple[tuple[Button, ...], ...]:
    """The buttons of possible changes, the clock's too; each holds a whole offer."""
    rows = [
        tuple(Button(kind, edit.label, edit.tone, format_offer(edit.sheet, control)) for edit in row)
        for row in sheet_edits(offered, sheet)
    ]
    label, following = next_control(control)
    return (*rows, (Button(kind, label, Tone.SECONDARY, format_offer(sheet, following)),))


def format_offer(sheet: RuleSheet, control: TimeControl) -> str:
    """An unusual time control is that of the present offer."""
    short = format_sheet(SHEET_OPTIONS, sheet)
    return f"{short}.{USUAL_CONTROLS.index(control)}" if control in USUAL_CONTROLS else short


def parse_offer(argument: str, offered: RuleSheet, control: TimeControl) -> tuple[RuleSheet, TimeControl]:
    """Missing parts are as in the present offer. Raises UnknownButton for what we do not write."""
    parts = argument.split(".")
    size = PARTS if parts[0] == VERSION else FIRST_OFFER_PARTS
    try:
        if parts[0] == VERSION:
            values = parse_values(SHEET_OPTIONS, parts[:size], offered)
        else:
            values = _first_offer(parts[:size], offered)
        sheet = with_values(SHEET_OPTIONS, RuleSheet(), values).offered()
        controls = [USUAL_CONTROLS[int(usual)] for usual in parts[size:]]
        (said,) = controls or [control]
    except (EngineError, ValueError, KeyError, IndexError) as error:
        raise UnknownButton(argument) from error
    return sheet, said


def format_options(sheet: ChouetteSheet, page: int) -> str:
    """A chouette's sheet and a page of its editor."""
    return f"{format_sheet(CHOUETTE_OPTIONS, sheet)}.{page}"


def parse_options(argument: str, present: ChouetteSheet) -> tuple[ChouetteSheet, int]:
    """Raises UnknownButton for what we do not write. `present` is the sheet before the changes."""
    *parts, page = argument.split(".")
    try:
        if parts[:1] == [VERSION]:
            values = parse_values(CHOUETTE_OPTIONS, parts, present)
        else:
            values = _first_options(parts, present)
        return with_values(CHOUETTE_OPTIONS, CLUB, values), parse_page(page)
    except (EngineError, ValueError, IndexError) as error:
        raise UnknownButton(argument) from error


def parse_page(text: str) -> int:
    """Raises UnknownButton for a page that does not exist."""
    if not text.isdecimal() or int(text) not in range(len(PAGES)):
        raise UnknownButton(text)
    return int(text)


def format_sheet(options: Options, sheet: Sheet) -> str:
    others = [each for each in _by_code(options) if each.read(sheet) != each.default]
    which = sum(1 << each.code for each in others)
    return f"{VERSION}.{_in_base(which)}.{''.join(_format_value(each, sheet) for each in others)}"


def parse_values(options: Options, parts: Sequence[str], present: Sheet) -> Mapping[str, Value]:
    """By name; raises ValueError or IndexError for what is no such sheet."""
    version, which, values = parts
    bits = int(which, BASE)
    found = {each.name: each.default for each in options.values()}
    for each in _by_code(options):
        if bits >> each.code & 1:
            code, values = values[: _width(each)], values[_width(each) :]
            is_present = each.is_open and code == AS_PRESENT
            found[each.name] = each.read(present) if is_present else each.values[int(code, BASE)]
            bits -= 1 << each.code
    if version != VERSION or bits or values:
        raise ValueError(parts)
    return found


def _by_code(options: Options) -> list[Option]:
    return sorted(options.values(), key=lambda each: each.code)


def _width(option: Option) -> int:
    """The characters of an option's value; one is kept free for values without a place."""
    return 1 if len(option.values) < BASE else 2


def _format_value(option: Option, sheet: Sheet) -> str:
    value = option.read(sheet)
    if value not in option.values:
        return AS_PRESENT
    return _in_base(option.values.index(value)).rjust(_width(option), CHARACTERS[0])


def _in_base(number: int) -> str:
    rest, digit = divmod(number, BASE)
    return (_in_base(rest) if rest else "") + CHARACTERS[digit]


FIRST_OFFER_PARTS: Final = 6
FIRST_AS_OFFERED: Final = "asoffered"


def _first_offer(parts: Sequence[str], offered: RuleSheet) -> Mapping[str, Value]:
    """From one of the first buttons: "money.5.cjbr.all.64.standard"."""
    length, stake, rules, doubles, cap, start = parts
    return {
        "length": None if length == "money" else int(length),
        "stake": int(stake),
        "cube": "c" in rules,
        "jacoby": "j" in rules,
        "beavers": "b" in rules,
        "raccoons": "r" in rules,
        "automatic_doubles": None if doubles == "all" else int(doubles),
        "cube_cap": None if cap == "none" else int(cap),
        "start": offered.start if start == FIRST_AS_OFFERED else STARTS[start],
    }


FIRST_STARTS: Final = 3
FIRST_OPTIONS: Final = (
    "cube_mode",
    "consultation",
    "lone_taker",
    "box_take_rule",
    "box_double_rule",
    "reply_order",
    "box_retention",
    "join_position",
    "absent_cube",
    "box_abandon",
    "jacoby",
    "beavers",
    "raccoons",
    "settlements",
    "max_players",
    "lone_min",
    "partner_min",
    "automatic_doubles",
    "cube_cap",
    "start",
)
"""The options in the first buttons of chouettes: a character each, which is the place of its value."""


def _first_options(parts: Sequence[str], present: ChouetteSheet) -> Mapping[str, Value]:
    """From one of the first buttons of chouettes: "10100000001101720000.24.1"."""
    characters, hours, stake = parts
    places = dict(zip(FIRST_OPTIONS, map(CHARACTERS.index, characters), strict=True))
    special: dict[str, Sequence[Value]] = {
        "automatic_doubles": (*range(11), None),
        "start": (*CHOUETTE_OPTIONS["start"].values[:FIRST_STARTS], present.rules.start),
    }
    values = {name: special.get(name, CHOUETTE_OPTIONS[name].values)[place] for name, place in places.items()}
    return {**values, "turn_hours": int(hours), "stake": int(stake)}
