"""The options of a chouette, and their editor, whose buttons each hold all of them.

In the first buttons every option had a place in the text; they are still read.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.discord.chouette.actions import DONE
from bot.discord.pressing.actions import handle_action
from bot.discord.pressing.replies import NotPossible, show
from bot.discord.pressing.visibility import read
from bot.discord.service.context import Interaction, dice_of, user_of
from bot.discord.wire.custom_ids import (
    CHARACTERS,
    VERSION,
    CustomId,
    TableRef,
    UnknownButton,
    format_sheet,
    parse_values,
)
from bot.engine import EngineError
from bot.engine.chouette import CHOUETTE_OPTIONS, PRESETS, ChouetteSheet, SetOptions
from bot.engine.keys import PlayerId
from bot.engine.options import Value, with_values
from bot.play.base.keys import Edition, TableId
from bot.play.base.use_case import Request, UnitOfWork
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.flow import chouette_to_change
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE, Done
from bot.play.chouette.panels import editor_headings, editor_text, page_edits, presets
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.options import PAGES, page_label
from bot.play.display.panel import Button, Panel, SharedButton, Tone
from bot.play.pages.settings_panel import with_facing
from bot.play.tables.flow import Plan, apply_action
from bot.play.tables.settings import preferences_of_server
from bot.text.catalogue import phrase

FIRST_PAGE: Final = 0


async def start_editing(interaction: Interaction, at: TableRef) -> None:
    """Show the host the options, at first those in force, or a change that waits, with a button for each."""
    table = await _read_options(interaction, at)
    await _show_editor(interaction, table, latest_options(table), FIRST_PAGE)


async def continue_editing(interaction: Interaction, pressed: CustomId) -> None:
    table = await _read_options(interaction, pressed)
    await _show_editor(interaction, table, *parse_options(pressed.argument, latest_options(table)))


async def choose_preset(interaction: Interaction, pressed: CustomId) -> None:
    table = await _read_options(interaction, pressed)
    number, _, page = pressed.argument.partition(".")
    if not number.isdecimal() or int(number) not in range(len(PRESETS)):
        raise UnknownButton(pressed.argument)
    await _show_editor(interaction, table, tuple(PRESETS.values())[int(number)], parse_page(page))


async def save_edited(interaction: Interaction, pressed: CustomId) -> None:
    await set_options(interaction, pressed, lambda present: parse_options(pressed.argument, present)[0])


async def set_options(
    interaction: Interaction, at: TableRef, choose: Callable[[ChouetteSheet], ChouetteSheet]
) -> None:
    """Change the options for everybody, from those that were chosen last.

    Raises as `chouette_to_change` does, and NotPossible if they stay the same.
    """
    dice_source = dice_of(interaction)

    def work(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> Done:
        table = chouette_to_change(uow, request.caller.snowflake, table_id, edition)
        present = latest_options(table)
        sheet = choose(present)
        if sheet == present:
            raise NotPossible(phrase("chouettes-same-options"))

        def save(_table: ChouetteTable, _player: PlayerId) -> tuple[SetOptions]:
            return (SetOptions(sheet),)

        return apply_action(uow, request, table_id, edition, dice_source, Plan(CHOUETTE_LIFECYCLE, save))

    await handle_action(interaction, at, DONE, work)


async def _read_options(interaction: Interaction, at: TableRef) -> ChouetteTable:
    """A chouette whose options the caller may change; raises as `chouette_to_change` does."""
    return await read(interaction, at.table, chouette_to_change, user_of(interaction), at.table, at.edition)


def latest_options(table: ChouetteTable) -> ChouetteSheet:
    """The options that the host chose last, in force or still to come."""
    change = table.chouette.change
    return table.chouette.sheet if change is None else change.sheet


async def _show_editor(
    interaction: Interaction, table: ChouetteTable, sheet: ChouetteSheet, page: int
) -> None:
    """With how the server's boards turn, for a host who may change that, while there is nothing to save."""
    panel = _editor(table, sheet, page)
    is_set_up = not table.chouette.number and sheet == latest_options(table)
    if is_set_up and table.guild is not None and interaction.permissions.manage_guild:
        chosen = await interaction.client.context.store.run(preferences_of_server, guild=table.guild)
        panel = with_facing(panel, chosen.facing)
    await show(interaction, panel, table)


def _editor(table: ChouetteTable, sheet: ChouetteSheet, page: int) -> Panel:
    present = latest_options(table)

    def options(label: str, changed: ChouetteSheet, shown: int, tone: Tone) -> Button:
        return Button(ChouetteButton.OPTION, label, tone, format_options(changed, shown))

    changes = tuple(options(edit.label, edit.sheet, page, edit.tone) for edit in page_edits(sheet, page))
    pages = tuple(
        options(page_label(name), sheet, number, Tone.PRIMARY if number == page else Tone.SECONDARY)
        for number, name in enumerate(PAGES)
    )
    named = tuple(
        Button(
            ChouetteButton.PRESET,
            edit.label,
            Tone.PRIMARY if edit.is_on else Tone.SECONDARY,
            f"{number}.{page}",
        )
        for number, edit in enumerate(presets(sheet))
    )
    saving = Button(
        ChouetteButton.SET_OPTIONS, phrase("button-save"), Tone.SUCCESS, format_options(sheet, page)
    )
    end = (*((saving,) if sheet != present else ()), Button(SharedButton.CLOSE_EDITOR, phrase("button-keep")))
    headings = editor_headings(sheet, page, is_changed=sheet != present)
    return Panel(editor_text(table, sheet), rows=(named, pages, changes, end), headings=headings)


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
        return with_values(CHOUETTE_OPTIONS, ChouetteSheet(), values), parse_page(page)
    except (EngineError, ValueError, IndexError) as error:
        raise UnknownButton(argument) from error


def parse_page(text: str) -> int:
    """Raises UnknownButton for a page that does not exist."""
    if not text.isdecimal() or int(text) not in range(len(PAGES)):
        raise UnknownButton(text)
    return int(text)


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
