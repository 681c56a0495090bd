"""What each button does."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.discord import builder, clocks, looking, orders, privacy, settings
from bot.discord import challenges as answering
from bot.discord import challenges as sheets
from bot.discord import publishing as acting
from bot.discord import publishing as asking
from bot.discord import publishing as takebacks
from bot.discord import records as history
from bot.discord import records as replays
from bot.discord.chouette import consulting as advice
from bot.discord.chouette import ledger, pressing, seats
from bot.discord.chouette import pressing as chouettes
from bot.discord.chouette import seats as options
from bot.discord.context import Interaction
from bot.discord.custom_ids import CustomId, UnknownButton, parse_custom_id
from bot.discord.looking import check_press
from bot.discord.publishing import carry_out
from bot.discord.replies import answer_errors, show
from bot.engine import (
    Action,
    Game,
    MakePlay,
    players_to_act,
    plays_of,
)
from bot.play.action_codec import BUTTONS, parse_button
from bot.play.buttons import Kind
from bot.play.keys import Edition, TableId
from bot.play.panels import help_panel

Handler = Callable[[Interaction, CustomId], Awaitable[None]]


async def handle_press(interaction: Interaction, custom_id: str) -> None:
    """Carry out a press, and answer whoever pressed."""
    await answer_errors(interaction, _handle(interaction, custom_id))


async def _handle(interaction: Interaction, custom_id: str) -> None:
    act = parse_custom_id(custom_id)
    if act.database not in ("", interaction.client.context.store.name):
        raise UnknownButton(custom_id)  # a board that was posted from another database
    await check_press(interaction, act)
    await HANDLERS[act.kind](interaction, act)


def play_forced(game: Game) -> Action:
    """Return the one play there is."""
    (player,) = players_to_act(game)
    plays = plays_of(game, player)
    if len(plays) != 1:
        raise UnknownButton(f"{len(plays)} plays are legal, and none of them is forced")
    return MakePlay(plays[0])


def _on_board(work: Callable[[Interaction, TableId, Edition], Awaitable[None]]) -> Handler:
    """Do what a command does too, at the table and the edition of the board that was pressed."""
    return lambda interaction, act: work(interaction, act.table, act.edition)


async def _act(interaction: Interaction, act: CustomId) -> None:
    """Do what the button says, at a table of two."""
    try:
        action = parse_button(act.kind, act.argument)
    except ValueError as error:
        raise UnknownButton(act.argument) from error
    await carry_out(interaction, act.table, act.edition, lambda _game: action)


async def _play_forced(interaction: Interaction, act: CustomId) -> None:
    await carry_out(interaction, act.table, act.edition, play_forced)


async def _show_help(interaction: Interaction, act: CustomId) -> None:
    await show(interaction, help_panel(act.argument))


HANDLERS: Final[Mapping[Kind, Handler]] = {
    **{kind: _act for kind, _ in BUTTONS},
    Kind.ACCEPT: answering.accept,
    Kind.DECLINE: answering.decline,
    Kind.WITHDRAW: answering.withdraw,
    Kind.CHANGE: sheets.start_editing,
    Kind.EDIT: sheets.continue_editing,
    Kind.PROPOSE: sheets.propose_edited,
    Kind.CLOSE_EDITOR: sheets.leave_sheet,
    Kind.SHEET: sheets.show_rules,
    Kind.REMATCH: answering.rematch,
    Kind.NEXT: _on_board(acting.next_game),
    Kind.END: _on_board(acting.end_session),
    Kind.DOUBLE: _on_board(asking.ask_to_double),
    Kind.PASS: _on_board(asking.ask_to_pass),
    Kind.PLAY: builder.start_building,
    Kind.BUILD: builder.continue_building,
    Kind.CONFIRM: builder.confirm,
    Kind.FORCED: _play_forced,
    Kind.RESIGN: _on_board(asking.ask_to_resign),
    Kind.KEEP_PLAYING: asking.keep_playing,
    Kind.SINCE: looking.show_since,
    Kind.FLIP: looking.show_own_side,
    Kind.TAKEBACK: _on_board(takebacks.ask),
    Kind.GRANT: _on_board(takebacks.grant),
    Kind.REFUSE_TAKEBACK: _on_board(takebacks.refuse),
    Kind.ORDERS: orders.show_orders,
    Kind.ORDER: orders.switch_order,
    Kind.CLAIM: _on_board(clocks.claim),
    Kind.WAIT: clocks.wait,
    Kind.AUTOPILOT: _on_board(clocks.autopilot),
    Kind.MORE_TIME: _on_board(clocks.grant),
    Kind.ASK_TIME: _on_board(clocks.ask),
    Kind.JOIN: seats.join,
    Kind.LEAVE_CHOUETTE: seats.leave,
    Kind.START: seats.start_game,
    Kind.STAKE: seats.agree_to_stake,
    Kind.OPTIONS: options.start_editing,
    Kind.OPTION: options.continue_editing,
    Kind.PRESET: options.choose_preset,
    Kind.SET_OPTIONS: options.save_edited,
    Kind.RULES: options.show_rules,
    Kind.LEDGER: ledger.turn_page,
    Kind.INTENT: pressing.press_wish,
    Kind.ACTION: pressing.press_action,
    Kind.SEAT: pressing.show_seat,
    Kind.LOOK: chouettes.look,
    Kind.SUGGEST: builder.suggest_built,
    Kind.SUPPORT: advice.show_hand,
    Kind.ADOPT: advice.adopt,
    Kind.CUBES: pressing.press_cube,
    Kind.CONFIRM_CUBES: pressing.confirm_cubes,
    Kind.HISTORY: history.turn_page,
    Kind.REPLAY: replays.continue_replaying,
    Kind.REPLAY_IMPORT: replays.continue_import,
    Kind.ERASE: privacy.erase,
    Kind.KEEP_DATA: privacy.keep_all,
    Kind.HELP: _show_help,
    Kind.SETTING: settings.press_own,
    Kind.OFFER_OWN: settings.offer_own,
    Kind.SERVER_SETTING: settings.press_server,
    Kind.OFFER_HERE: settings.offer_here,
    Kind.ZONE: settings.answer_zone,
}
