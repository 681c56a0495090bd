"""What a challenge offers as the argument of a custom_id: "7.1.c.0.64.standard.2".

The last field is the number of a usual time control; without it, the time control is the one that is offered.
"""

from typing import Final

from bot.clocks import TimeControl
from bot.engine import STARTS, EngineError, Position, RuleSheet
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.sheets import USUAL_CONTROLS, Edit, edits, next_control
from bot.ui.custom_id import UnknownButton

MONEY, UNLIMITED, NO_CAP, AS_OFFERED = "money", "all", "none", "asoffered"
FIELDS: Final = 6
CUBE, JACOBY, BEAVERS, RACCOONS = "cjbr"


def offer_rows(
    kind: Kind, offered: RuleSheet, sheet: RuleSheet, control: TimeControl
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of what can be changed next, the clock too; each says all of an offer."""
    rows = [tuple(_offer_button(kind, edit, control) for edit in row) for row in edits(offered, sheet)]
    label, following = next_control(control)
    return (*rows, (Button(kind, label, Tone.PLAIN, format_offer(sheet, following)),))


def _offer_button(kind: Kind, edit: Edit, control: TimeControl) -> Button:
    tone = Tone.GOOD if edit.is_on else Tone.PLAIN
    return Button(kind, edit.label, tone, format_offer(edit.sheet, control))


def format_offer(sheet: RuleSheet, control: TimeControl) -> str:
    """Return a sheet and a time control as an argument; an unusual one is that of the present offer."""
    if control not in USUAL_CONTROLS:
        return format_sheet(sheet)
    return f"{format_sheet(sheet)}.{USUAL_CONTROLS.index(control)}"


def parse_offer(argument: str, offered: RuleSheet, control: TimeControl) -> tuple[RuleSheet, TimeControl]:
    """Return the sheet and the time control that an argument stands for; raises as `parse_sheet` does.

    What it does not say is as in the present offer.
    """
    sheet, _, usual = argument.rpartition(".")
    if argument.count(".") < FIELDS:
        return parse_sheet(argument, offered.start), control
    try:
        return parse_sheet(sheet, offered.start), USUAL_CONTROLS[int(usual)]
    except (ValueError, IndexError) as error:
        raise UnknownButton(argument) from error


def format_sheet(sheet: RuleSheet) -> str:
    """Return a sheet as an argument; a start without a name is written as that of the present offer."""
    rules = {
        CUBE: sheet.has_cube,
        JACOBY: sheet.is_jacoby,
        BEAVERS: sheet.has_beavers,
        RACCOONS: sheet.has_raccoons,
    }
    fields = (
        MONEY if sheet.length is None else sheet.length,
        sheet.stake,
        "".join(letter for letter, is_on in rules.items() if is_on),
        UNLIMITED if sheet.automatic_doubles is None else sheet.automatic_doubles,
        NO_CAP if sheet.cube_cap is None else sheet.cube_cap,
        sheet.start_name or AS_OFFERED,
    )
    return ".".join(map(str, fields))


def parse_sheet(argument: str, offered: Position) -> RuleSheet:
    """Return the sheet that an argument stands for; raises UnknownButton for what we do not write.

    `offered` is the start of the present offer, which a sheet may keep though it has no name.
    """
    fields = argument.split(".")
    if len(fields) != FIELDS:
        raise UnknownButton(argument)
    length, stake, rules, doubles, cap, start = fields
    try:
        return RuleSheet(
            length=None if length == MONEY else int(length),
            stake=int(stake),
            is_jacoby=JACOBY in rules,
            has_beavers=BEAVERS in rules,
            has_raccoons=RACCOONS in rules,
            automatic_doubles=None if doubles == UNLIMITED else int(doubles),
            cube_cap=None if cap == NO_CAP else int(cap),
            has_cube=CUBE in rules,
            start=offered if start == AS_OFFERED else STARTS[start],
        ).offered()
    except (EngineError, ValueError, KeyError) as error:
        raise UnknownButton(argument) from error
