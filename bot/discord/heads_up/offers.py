"""What a challenge offers as arguments of custom_ids: what a press in an editor leads to.

In the first buttons every option had a place in the text; they are still read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.clocks import TimeControl
from bot.discord.commands.settings import own_settings, server_settings
from bot.discord.context import Interaction
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.sheet_ids import PARTS, VERSION, format_sheet, parse_values
from bot.engine import SHEET_OPTIONS, STARTS, EngineError, RuleSheet
from bot.engine.options import Value, with_values
from bot.play.heads_up.board import USUAL_CONTROLS, next_control, sheet_edits
from bot.play.panel import Button, Kind, Tone
from bot.play.preferences import PlayerPreferences, ServerPreferences
from bot.play.settings_panel import Section


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


async def offer_own(interaction: Interaction, pressed: CustomId) -> None:

    def change(chosen: PlayerPreferences, servers: ServerPreferences) -> PlayerPreferences:
        usual = servers.as_chosen_by(chosen)
        sheet, control = parse_offer(pressed.argument, usual.sheet, usual.control)
        return replace(chosen, sheet=sheet, control=control)

    await own_settings(interaction, change, Section.CHALLENGES)


async def offer_here(interaction: Interaction, pressed: CustomId) -> None:

    def change(chosen: ServerPreferences) -> ServerPreferences:
        sheet, control = parse_offer(pressed.argument, chosen.sheet, chosen.control)
        return replace(chosen, sheet=sheet, control=control)

    await server_settings(interaction, change)


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
