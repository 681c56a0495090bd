"""The options of a chouette under one's fingers: reading them, and changing them for everybody."""

from functools import partial

from bot.engine.chouette import PRESETS, ChouetteSheet, SetOptions
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.chouettes.options import GROUPS, editor_text, edits, presets, rules_panel
from bot.presenters.panel import Panel
from bot.presenters.sentences.chouette import lobby as words
from bot.services.chouettes.options import chouette_to_change
from bot.services.tables import load_chouette
from bot.services.work import UnitOfWork
from bot.table import ChouetteTable
from bot.ui.chouettes.options_argument import format_options, parse_options, parse_page
from bot.ui.chouettes.seats import do_at
from bot.ui.custom_id import CustomId, UnknownButton
from bot.ui.desk import Interaction
from bot.ui.replies import NotPossible, show

FIRST_PAGE = 0


async def show_rules(interaction: Interaction, act: CustomId) -> None:
    """Show the options, rule by rule."""

    def work(uow: UnitOfWork) -> ChouetteTable:
        return load_chouette(uow, act.table)

    await show(interaction, rules_panel(await interaction.client.desk.store.run(work)))


async def start_editing(interaction: Interaction, act: CustomId) -> None:
    """Show the host the options, with a button for each."""
    table = await to_change(interaction, act.table, act.edition)
    await show_editor(interaction, table)


async def go_on_editing(interaction: Interaction, act: CustomId) -> None:
    """Show the options as the pressed button changes them."""
    table = await to_change(interaction, act.table, act.edition)
    sheet, page = parse_options(act.argument, latest_options(table))
    await show_editor(interaction, table, sheet, page)


async def choose_preset(interaction: Interaction, act: CustomId) -> None:
    """Show the options as a preset has them."""
    table = await to_change(interaction, act.table, act.edition)
    number, _, page = act.argument.partition(".")
    if not number.isdecimal() or int(number) not in range(len(PRESETS)):
        raise UnknownButton(act.argument)
    await show_editor(interaction, table, tuple(PRESETS.values())[int(number)], parse_page(page))


async def save_edited(interaction: Interaction, act: CustomId) -> None:
    """Let the options hold that were put together."""
    table = await to_change(interaction, act.table, act.edition)
    sheet, _ = parse_options(act.argument, latest_options(table))
    await set_options(interaction, table, sheet)


async def to_change(interaction: Interaction, table_id: int, edition: int | None) -> ChouetteTable:
    """Return a chouette whose options the asker may change; raises as `chouette_to_change` does."""
    work = partial(chouette_to_change, snowflake=interaction.user.id, table_id=table_id, edition=edition)
    return await interaction.client.desk.store.run(work)


async def show_editor(
    interaction: Interaction,
    table: ChouetteTable,
    sheet: ChouetteSheet | None = None,
    page: int = FIRST_PAGE,
) -> None:
    """Show options that are being changed, at first those that hold, or are to hold."""
    await show(interaction, _editor(table, sheet or latest_options(table), page), table)


async def set_options(interaction: Interaction, table: ChouetteTable, sheet: ChouetteSheet) -> None:
    """Change the options for everybody; raises NotPossible where nothing is changed."""
    if sheet == latest_options(table):
        raise NotPossible(words.SAME_OPTIONS)
    await do_at(interaction, table.id, table.edition, SetOptions(sheet))


def latest_options(table: ChouetteTable) -> ChouetteSheet:
    """Return the options that the host chose last, be they in force or still to come."""
    change = table.chouette.change
    return table.chouette.sheet if change is None else change.sheet


def _editor(table: ChouetteTable, sheet: ChouetteSheet, page: int) -> Panel:
    present = latest_options(table)

    def options(label: str, changed: ChouetteSheet, shown: int, tone: Tone) -> Button:
        return Button(Kind.OPTION, label, tone, format_options(changed, shown, present))

    changes = tuple(
        options(edit.label, edit.sheet, page, Tone.GOOD if edit.is_on else Tone.PLAIN)
        for edit in edits(sheet, page)
    )
    pages = tuple(
        options(name, sheet, number, Tone.MAIN if number == page else Tone.PLAIN)
        for number, name in enumerate(GROUPS)
    )
    named = tuple(
        Button(Kind.PRESET, edit.label, Tone.GOOD if edit.is_on else Tone.PLAIN, f"{number}.{page}")
        for number, edit in enumerate(presets(sheet))
    )
    saving = Button(Kind.SET_OPTIONS, "Save", Tone.MAIN, format_options(sheet, page, present))
    end = (*((saving,) if sheet != present else ()), Button(Kind.LEAVE, "Keep as it is"))
    return Panel(editor_text(table, sheet), rows=(changes, pages, named, end))
