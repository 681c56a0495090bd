"""What each button does."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.discord import builder, challenges, clocks, looking, orders, publishing
from bot.discord.chouette import consulting, ledger, pressing, seats
from bot.discord.commands import privacy, records, settings
from bot.discord.context import Interaction
from bot.discord.custom_ids import CustomId, UnknownButton, parse_custom_id
from bot.discord.looking import check_press
from bot.discord.replies import answering, show
from bot.engine import Action, Game, MakePlay, players_to_act, plays_of
from bot.play.action_codec import BUTTONS, parse_button
from bot.play.keys import Edition, TableId
from bot.play.panel import Kind
from bot.play.panels import help_panel

Handler = Callable[[Interaction, CustomId], Awaitable[None]]


@answering
async def handle_press(interaction: Interaction, custom_id: str) -> None:
    """Carry out what a pressed button stands for, and answer whoever pressed it."""
    act = parse_custom_id(custom_id)
    if act.database not in ("", interaction.client.context.store.name):
        raise UnknownButton(custom_id)  # a board that was posted from another database
    if act.kind not in CHECKED_LATER:
        await check_press(interaction, act)
    try:
        await HANDLERS[act.kind](interaction, act)
    except UnknownButton:
        await check_press(interaction, act)  # also of no button of a table that is not for them to see
        raise


def play_forced(game: Game) -> Action:
    (player,) = players_to_act(game)
    plays = plays_of(game, player)
    if len(plays) != 1:
        raise UnknownButton(f"{len(plays)} plays are legal, and none of them is forced")
    return MakePlay(plays[0])


def _on_board(work: Callable[[Interaction, TableId, Edition], Awaitable[None]]) -> Handler:
    """The handler for a command's function, at the table and the edition of the pressed board."""
    return lambda interaction, act: work(interaction, act.table, act.edition)


async def _act(interaction: Interaction, act: CustomId) -> None:
    """The action of a button, at a table of two."""
    try:
        action = parse_button(act.kind, act.argument)
    except ValueError as error:
        raise UnknownButton(act.argument) from error
    await publishing.carry_out(interaction, act.table, act.edition, lambda _game: action)


async def _play_forced(interaction: Interaction, act: CustomId) -> None:
    await publishing.carry_out(interaction, act.table, act.edition, play_forced)


async def _show_help(interaction: Interaction, act: CustomId) -> None:
    await show(interaction, help_panel(act.argument))


HANDLERS: Final[Mapping[Kind, Handler]] = {
    **{kind: _act for kind, _ in BUTTONS},
    Kind.ACCEPT: challenges.accept,
    Kind.DECLINE: challenges.decline,
    Kind.WITHDRAW: challenges.withdraw,
    Kind.CHANGE: challenges.start_editing,
    Kind.EDIT: challenges.continue_editing,
    Kind.PROPOSE: challenges.propose_edited,
    Kind.CLOSE_EDITOR: challenges.leave_sheet,
    Kind.SHEET: challenges.show_rules,
    Kind.REMATCH: challenges.rematch,
    Kind.NEXT: _on_board(publishing.next_game),
    Kind.END: _on_board(publishing.end_session),
    Kind.DOUBLE: _on_board(publishing.ask_to_double),
    Kind.PASS: _on_board(publishing.ask_to_pass),
    Kind.PLAY: builder.start_building,
    Kind.BUILD: builder.continue_building,
    Kind.CONFIRM: builder.confirm,
    Kind.FORCED: _play_forced,
    Kind.RESIGN: _on_board(publishing.ask_to_resign),
    Kind.KEEP_PLAYING: publishing.keep_playing,
    Kind.SINCE: looking.show_since,
    Kind.FLIP: looking.show_own_side,
    Kind.TAKEBACK: _on_board(publishing.ask_takeback),
    Kind.GRANT: _on_board(publishing.grant_takeback),
    Kind.REFUSE_TAKEBACK: _on_board(publishing.refuse_takeback),
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
    Kind.OPTIONS: seats.start_editing,
    Kind.OPTION: seats.continue_editing,
    Kind.PRESET: seats.choose_preset,
    Kind.SET_OPTIONS: seats.save_edited,
    Kind.RULES: seats.show_rules,
    Kind.LEDGER: ledger.turn_page,
    Kind.INTENT: pressing.press_intent,
    Kind.ACTION: pressing.press_action,
    Kind.SEAT: pressing.show_seat,
    Kind.LOOK: pressing.look,
    Kind.SUGGEST: builder.suggest_built,
    Kind.SUPPORT: consulting.show_hand,
    Kind.ADOPT: consulting.adopt,
    Kind.CUBES: pressing.press_cube,
    Kind.CONFIRM_CUBES: pressing.confirm_cubes,
    Kind.HISTORY: records.turn_page,
    Kind.REPLAY: records.continue_replaying,
    Kind.REPLAY_IMPORT: records.continue_import,
    Kind.ERASE: privacy.erase,
    Kind.KEEP_DATA: privacy.keep_all,
    Kind.HELP: _show_help,
    Kind.SETTING: settings.press_own,
    Kind.OFFER_OWN: settings.offer_own,
    Kind.SERVER_SETTING: settings.press_server,
    Kind.OFFER_HERE: settings.offer_here,
    Kind.ZONE: settings.answer_zone,
}
CHECKED_LATER: Final = frozenset(
    {
        Kind.NEXT,
        Kind.ROLL,
        Kind.DOUBLE,
        Kind.DOUBLE_NOW,
        Kind.TAKE,
        Kind.PASS,
        Kind.PASS_NOW,
        Kind.BEAVER,
        Kind.RACCOON,
        Kind.CONFIRM,
        Kind.FORCED,
        Kind.RESIGN,
        Kind.RESIGN_AS,
        Kind.AGREE,
        Kind.REFUSE,
        Kind.CLAIM,
        Kind.AUTOPILOT,
        Kind.INTENT,
        Kind.ACTION,
        Kind.CONFIRM_CUBES,
        Kind.JOIN,
        Kind.LEAVE_CHOUETTE,
        Kind.START,
        Kind.STAKE,
    }
)
"""Buttons whose table is looked at by `run_in_sight` alone, which checks who may in the same transaction."""
