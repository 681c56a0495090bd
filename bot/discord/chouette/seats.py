"""Coming and going, starting and ending: what a button of the lobby and a command do alike."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bot.discord.challenges import check_permissions
from bot.discord.chouette.pressing import do_in_chouette, done_panel
from bot.discord.commands.settings import ask_for_zone
from bot.discord.context import Interaction, caller_of, channel_of, guild_of, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.looking import table_here
from bot.discord.publishing import publish_change
from bot.discord.replies import NotPossible, board_link, show
from bot.discord.sheet_ids import format_options, parse_options, parse_page
from bot.discord.threads import open_thread
from bot.engine.chouette import (
    PRESETS,
    AgreeToStake,
    Chouette,
    ChouetteAction,
    ChouetteSheet,
    Close,
    ComeBack,
    GoAway,
    Join,
    Leave,
    SetLastGame,
    SetOptions,
    StartGame,
    legal_actions,
)
from bot.engine.keys import PlayerId
from bot.play.chouette.flow import check_lobbies, open_chouette
from bot.play.chouette.intents import as_answered_for
from bot.play.chouette.panels import editor_text, line_panel, page_edits, presets, rules_panel
from bot.play.chouette.seat import seat_page
from bot.play.chouette.seats import chouette_to_change
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.errors import ChannelBusy, WrongKind
from bot.play.keys import ChannelSnowflake, Edition, TableId
from bot.play.panel import Button, Kind, Panel, Tone
from bot.play.table import Place
from bot.play.text.options import PAGES, page_label
from bot.play.use_case import UnitOfWork
from bot.text.catalogue import phrase

PAGE_OF: Final[Mapping[type[Leave | GoAway], str]] = {Leave: "leave", GoAway: "away"}
"""The pages of one's own panel that ask whether to go."""


async def chouette_here(interaction: Interaction) -> ChouetteTable:
    """The chouette of a channel, or of its team's thread.

    Raises:
        NoTable: Nothing is played here.
        WrongKind: Two players play here.
    """
    table = await table_here(interaction)
    if not isinstance(table, ChouetteTable):
        raise WrongKind(table)
    return table


async def do_here(interaction: Interaction, *actions: ChouetteAction) -> None:
    table = await chouette_here(interaction)
    await do_at(interaction, table.id, None, *actions)


async def do_at(
    interaction: Interaction, table_id: TableId, edition: Edition | None, *actions: ChouetteAction
) -> None:
    """On the board of that edition, if one was pressed."""

    def chosen(chouette: Chouette, player: PlayerId) -> Iterable[ChouetteAction]:
        return (meant for action in actions for meant in as_answered_for(action, chouette, player))

    await do_in_chouette(interaction, table_id, edition, chosen, done_panel)


async def show_line(interaction: Interaction) -> None:
    table = await chouette_here(interaction)
    player = table.player_of(user_of(interaction))
    await show(interaction, line_panel(table, player.id if player else None), table)


async def join(interaction: Interaction, act: CustomId) -> None:
    """Joining accepts the options."""
    await do_at(interaction, act.table, act.edition, Join())
    await ask_for_zone(interaction)


async def join_here(interaction: Interaction) -> None:
    await do_here(interaction, Join())
    await ask_for_zone(interaction)


async def leave(interaction: Interaction, act: CustomId) -> None:
    await do_at(interaction, act.table, act.edition, Leave())


async def ask_to_go(interaction: Interaction, action: Leave | GoAway, *, is_sure: bool) -> None:
    """Leave the channel's chouette, or sit out, after one more question; in a lobby there is none."""
    table = await chouette_here(interaction)
    player = table.player_of(user_of(interaction))
    possible = () if player is None else legal_actions(table.chouette, player.id)
    if is_sure or player is None or action not in possible or not table.chouette.number:
        await do_at(interaction, table.id, None, action)
    else:
        await show(interaction, seat_page(table, player.id, PAGE_OF[type(action)]), table)


async def start_game(interaction: Interaction, act: CustomId) -> None:
    await do_at(interaction, act.table, act.edition, StartGame())


async def agree_to_stake(interaction: Interaction, act: CustomId) -> None:
    await do_at(interaction, act.table, act.edition, AgreeToStake())


async def come_back(interaction: Interaction) -> None:
    await do_here(interaction, ComeBack())


async def close(interaction: Interaction) -> None:
    await do_here(interaction, Close())


async def set_last_game(interaction: Interaction, *, is_last: bool) -> None:
    """Announce that this game, or the next, is the last; or take that back."""
    await do_here(interaction, SetLastGame(is_last))


async def start(interaction: Interaction, sheet: ChouetteSheet, *, has_thread: bool) -> None:
    """Open a lobby in this channel; if it is taken, or on request, in a new thread.

    Raises:
        NotPossible: The bot may not show a board here, or there can be no thread.
        TooManyLobbies: The caller has as many open lobbies as allowed.
    """
    taken = None
    if not has_thread:
        check_permissions(interaction)
        try:
            await _open_at(interaction, channel_of(interaction), sheet, _opened)
        except ChannelBusy as busy:
            taken = busy.table
        else:
            await ask_for_zone(interaction)
            return
    await interaction.client.context.store.run(check_lobbies, host=caller_of(interaction.user))
    thread = await open_thread(interaction, list_text.thread_title(caller_of(interaction.user).name), taken)
    await _open_at(interaction, thread, sheet, _opened_in_thread)
    await ask_for_zone(interaction)


async def _open_at(
    interaction: Interaction,
    channel: ChannelSnowflake,
    sheet: ChouetteSheet,
    done: Callable[[ChouetteTable], Panel],
) -> None:
    context = interaction.client.context
    opened = await context.store.run(
        open_chouette,
        request=request_of(interaction),
        place=Place(guild_of(interaction), channel),
        sheet=sheet,
        dice_source=context.dice_source,
    )

    def answer(uow: UnitOfWork) -> tuple[ChouetteTable, Panel]:
        table = load_chouette(uow, opened.id)
        return table, done(table)

    await publish_change(interaction, opened.id, answer)


def _opened(table: ChouetteTable) -> Panel:
    return Panel(f"{phrase('turn-posted')} {board_link(table)}".rstrip())


def _opened_in_thread(table: ChouetteTable) -> Panel:
    told = phrase("chouettes-own-thread", thread=f"<#{table.boards[0].channel}>")
    return Panel(f"{told} {board_link(table)}".rstrip())


FIRST_PAGE = 0


async def show_rules(interaction: Interaction, act: CustomId) -> None:

    def work(uow: UnitOfWork) -> ChouetteTable:
        return load_chouette(uow, act.table)

    await show(interaction, rules_panel(await interaction.client.context.store.run(work)))


async def start_editing(interaction: Interaction, act: CustomId) -> None:
    """Show the host the options, with a button for each."""
    table = await to_change(interaction, act.table, act.edition)
    await show_editor(interaction, table)


async def continue_editing(interaction: Interaction, act: CustomId) -> None:
    table = await to_change(interaction, act.table, act.edition)
    sheet, page = parse_options(act.argument, latest_options(table))
    await show_editor(interaction, table, sheet, page)


async def choose_preset(interaction: Interaction, act: CustomId) -> None:
    table = await to_change(interaction, act.table, act.edition)
    number, _, page = act.argument.partition(".")
    if not number.isdecimal() or int(number) not in range(len(PRESETS)):
        raise UnknownButton(act.argument)
    await show_editor(interaction, table, tuple(PRESETS.values())[int(number)], parse_page(page))


async def save_edited(interaction: Interaction, act: CustomId) -> None:
    table = await to_change(interaction, act.table, act.edition)
    sheet, _ = parse_options(act.argument, latest_options(table))
    await set_options(interaction, table, sheet)


async def to_change(interaction: Interaction, table_id: TableId, edition: Edition | None) -> ChouetteTable:
    """A chouette whose options the caller may change; raises as `chouette_to_change` does."""
    return await interaction.client.context.store.run(
        chouette_to_change, snowflake=user_of(interaction), table_id=table_id, edition=edition
    )


async def show_editor(
    interaction: Interaction, table: ChouetteTable, sheet: ChouetteSheet | None = None, page: int = FIRST_PAGE
) -> None:
    """Show options in the editor, at first those in force, or a change that waits."""
    await show(interaction, _editor(table, sheet or latest_options(table), page), table)


async def set_options(interaction: Interaction, table: ChouetteTable, sheet: ChouetteSheet) -> None:
    """Change the options for everybody; raises NotPossible if they are the same."""
    if sheet == latest_options(table):
        raise NotPossible(phrase("chouettes-same-options"))
    await do_at(interaction, table.id, table.edition, SetOptions(sheet))


def latest_options(table: ChouetteTable) -> ChouetteSheet:
    """The options that the host chose last, in force or still to come."""
    change = table.chouette.change
    return table.chouette.sheet if change is None else change.sheet


def _editor(table: ChouetteTable, sheet: ChouetteSheet, page: int) -> Panel:
    present = latest_options(table)

    def options(label: str, changed: ChouetteSheet, shown: int, tone: Tone) -> Button:
        return Button(Kind.OPTION, label, tone, format_options(changed, shown))

    changes = tuple(options(edit.label, edit.sheet, page, edit.tone) for edit in page_edits(sheet, page))
    pages = tuple(
        options(page_label(name), sheet, number, Tone.PRIMARY if number == page else Tone.SECONDARY)
        for number, name in enumerate(PAGES)
    )
    named = tuple(
        Button(Kind.PRESET, edit.label, edit.tone, f"{number}.{page}")
        for number, edit in enumerate(presets(sheet))
    )
    saving = Button(Kind.SET_OPTIONS, "Save", Tone.PRIMARY, format_options(sheet, page))
    end = (*((saving,) if sheet != present else ()), Button(Kind.CLOSE_EDITOR, "Keep as it is"))
    return Panel(editor_text(table, sheet), rows=(changes, pages, named, end))
