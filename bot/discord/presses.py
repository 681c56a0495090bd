"""The handler of each button."""

from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from typing import Final, Never

from bot.discord.commands import privacy, records, settings
from bot.discord.pressing import analysis, builder, views
from bot.discord.pressing.replies import answering, say, show
from bot.discord.pressing.visibility import read, viewer_of
from bot.discord.service.context import Interaction, user_of
from bot.discord.wire.components import NO_TABLE
from bot.discord.wire.custom_ids import CustomId, UnknownButton, origin_of, parse_custom_id
from bot.play.base.errors import BoardReplaced, NoTable
from bot.play.base.keys import TableId
from bot.play.display.panel import OF_NO_TABLE, SharedButton
from bot.play.pages.help import help_panel
from bot.play.tables.flow import check_question
from bot.play.tables.visibility import require_visible, table_shown_again
from bot.text.catalogue import phrase

Handler = Callable[[Interaction, CustomId], Awaitable[None]]
OF_FEATURES: Final[dict[StrEnum, Handler]] = {}


@answering
async def handle_press(interaction: Interaction, custom_id: str) -> None:
    """Carry out what a pressed button stands for, and answer whoever pressed it, in their language."""
    interaction.client.context.languages.speak_to_reader(interaction)
    database, table_id = origin_of(custom_id)
    if database not in ("", interaction.client.context.store.name):
        await _refuse_board_of_before(interaction, table_id)
    pressed = parse_custom_id(custom_id)
    if pressed.kind in OF_NO_TABLE:
        await _check_sight(interaction, pressed)
    try:
        await _handler_of(pressed.kind)(interaction, pressed)
    except UnknownButton:
        await _check_sight(interaction, pressed)  # also of no button of a table that is not for them to see
        raise


async def _refuse_board_of_before(interaction: Interaction, table_id: TableId) -> Never:
    """Say that a board was posted from another database, such as this one before it was put back.

    Raises:
        BoardReplaced: There is a new one.
        UnknownButton: There is none.
    """
    store, viewer = interaction.client.context.store, viewer_of(interaction)
    try:
        table = await store.run(table_shown_again, viewer=viewer, table_id=table_id)
    except NoTable as none:
        raise UnknownButton(table_id) from none
    raise BoardReplaced(table)


async def _check_sight(interaction: Interaction, pressed: CustomId) -> None:
    """Raise UnknownTable unless the presser may look at the table of the button, if it has one."""
    if pressed.table != NO_TABLE and pressed.kind not in OF_IMPORTS:
        await interaction.client.context.store.run(
            require_visible, viewer=viewer_of(interaction), table_id=pressed.table
        )


def let_press(buttons: Mapping[StrEnum, Handler]) -> None:
    """Let a feature have buttons of its own."""
    OF_FEATURES.update(buttons)


def _handler_of(kind: StrEnum) -> Handler:
    return HANDLERS.get(kind) or OF_FEATURES[kind]


async def _keep_playing(interaction: Interaction, pressed: CustomId) -> None:
    """Take the question away; where the table has moved on since, perhaps by a yes, say what it waits for."""
    user = user_of(interaction)
    await read(interaction, pressed.table, check_question, user, pressed.table, pressed.edition)
    await say(interaction, phrase("turn-cancelled"))


async def _show_help(interaction: Interaction, pressed: CustomId) -> None:
    await show(interaction, help_panel(pressed.argument))


HANDLERS: Final[Mapping[StrEnum, Handler]] = {
    SharedButton.PLAY: builder.start_building,
    SharedButton.BUILD: builder.continue_building,
    SharedButton.CHOOSE: builder.choose,
    SharedButton.CONFIRM: builder.confirm,
    SharedButton.KEEP_PLAYING: _keep_playing,
    SharedButton.FLIP: views.show_own_side,
    SharedButton.HISTORY: records.turn_page,
    SharedButton.REPLAY: records.continue_replaying,
    SharedButton.WATCH: records.watch,
    SharedButton.FILM: records.film,
    SharedButton.SHARE: records.share,
    SharedButton.ERASE: privacy.erase,
    SharedButton.KEEP_DATA: privacy.keep_all,
    SharedButton.HELP: _show_help,
    SharedButton.SETTING: settings.press_own,
    SharedButton.SERVER_SETTING: settings.press_server,
    SharedButton.ZONE: settings.answer_zone,
    SharedButton.ANALYSE: analysis.press_analyse,
    SharedButton.ANALYSE_IMPORT: analysis.press_analyse_import,
    SharedButton.ANALYSIS: analysis.turn_page,
    SharedButton.ANALYSE_DEEPER: analysis.look_deeper,
    SharedButton.SHARE_ANALYSIS: analysis.share,
    SharedButton.ANALYSIS_FILE: analysis.send_files,
}
OF_IMPORTS: Final = (
    SharedButton.REPLAY_IMPORT,
    SharedButton.WATCH_IMPORT,
    SharedButton.FILM_IMPORT,
    SharedButton.SHARE_IMPORT,
    SharedButton.ANALYSE_IMPORT,
)
"""Their number is no table's."""
