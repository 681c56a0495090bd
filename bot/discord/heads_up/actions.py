"""Actions in matches and money sessions, by a button or a command; takebacks and standing orders."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from discord import app_commands

from bot import engine
from bot.discord.pressing.actions import PLAY, PrivateAnswer, handle_action, show_better
from bot.discord.pressing.builder import start_building
from bot.discord.pressing.play_panel import rolled_panel, whole_play
from bot.discord.pressing.replies import answering, board_link, explain, show
from bot.discord.pressing.views import Look, look_at, own_board
from bot.discord.pressing.visibility import read, viewer_of
from bot.discord.service.context import Interaction, also_directly, dice_of, user_of
from bot.discord.wire.custom_ids import CommandRef, CustomId, TableRef, UnknownButton, path_of
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.play.base.errors import OccasionThere
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.standing_orders import Order
from bot.play.base.use_case import Request, UnitOfWork
from bot.play.display.action_codec import BUTTONS, parse_button
from bot.play.display.panel import Button, Panel, SharedButton
from bot.play.heads_up import lifecycle, refusals, takebacks
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.board import pass_panel, resign_panel, since_panel
from bot.play.heads_up.buttons import action_buttons, between_roll_and_double, may_think_again, may_undo
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.lifecycle import HEADS_UP_LIFECYCLE, Happened
from bot.play.heads_up.replays import steps_since_own_turn
from bot.play.heads_up.standing_orders import OwnOrders, give_order, orders_of, revoke_order
from bot.play.heads_up.store import heads_up_in_channel
from bot.play.heads_up.table import HeadsUpTable, ReplayStep
from bot.play.pages.animation import with_last_play
from bot.play.pages.panels import OFF, ON, orders_panel, with_note
from bot.play.tables.flow import Plan, Question, apply_action, apply_or_ask
from bot.play.tables.visibility import game_to_play
from bot.play.text import turns as turn_text
from bot.text.catalogue import phrase

Decide = Callable[[engine.Game], engine.Action]
"""Chooses an action once the game is read; may raise an engine error, which refuses it."""


def done_panel(happened: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    """The result of an action, with its player's next actions, and the way to the board."""
    player = table.player_of(user)
    lines = heads_up_text.log_lines(happened.table, happened.logged)
    if player is not None and player.id in happened.asked_again:
        lines = [*lines, phrase("turn-rolling-stopped")]
    text = turn_text.done(happened.logged, lines)
    rows = between_roll_and_double(_next_buttons(table, player.id), ()) if player else ()
    return Panel(f"{text}\n{board_link(table, user)}".rstrip(), rows=rows)


def chosen_panel(happened: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    """Show a play that was made without confirmation, with an undo button while nothing has followed."""
    panel, player = done_panel(happened, table, user), table.player_of(user)
    if player is not None and may_undo(table, player.id, happened.logged):
        return replace(panel, rows=((Button(HeadsUpButton.UNDO, phrase("turn-build-undo")),),))
    if any(isinstance(each.event, engine.Rolled) for each in happened.logged):
        return replace(panel, text=f"{panel.text}\n-# {phrase('turn-play-stands')}")
    return panel


def _next_buttons(table: HeadsUpTable, player: PlayerId) -> Iterator[Button]:
    """The player's next actions: to act on, or to think again."""
    if player in table.must_act:
        yield from action_buttons(table.game, player)
    elif may_think_again(table, player):
        yield Button(HeadsUpButton.TAKEBACK, phrase("button-take-back"))


DONE: Final = PrivateAnswer(done_panel, is_turn=True)
AGAIN: Final = PrivateAnswer(done_panel, opens_play=True)


async def heads_up_here(interaction: Interaction) -> HeadsUpTable:
    """The channel's table of two; in direct messages, the player's own. Raises NoTable, or WrongKind."""
    return await interaction.client.context.store.run(heads_up_in_channel, viewer_of(interaction))


async def press_action(interaction: Interaction, pressed: CustomId) -> None:
    """The very action of a button."""
    try:
        action = parse_button(pressed.kind, pressed.argument)
    except ValueError as error:
        raise UnknownButton(pressed.argument) from error
    plan = Plan(HEADS_UP_LIFECYCLE, lambda _table, _player: (action,))
    await handle_action(interaction, pressed, DONE, apply_action, dice_of(interaction), plan)


async def go_on_anyway(interaction: Interaction, pressed: CustomId) -> None:
    """Do what the tutor has advised against."""
    await handle_choice(interaction, pressed, _advised_against(pressed))


def _advised_against(pressed: CustomId) -> Decide:
    """Return the action that the tutor has warned about, as its button says it."""
    word, _, path = pressed.argument.partition(".")

    def decide(game: engine.Game) -> engine.Action:
        if word == PLAY and game.roll is not None:
            return engine.MakePlay(whole_play(path_of(path), game.position, game.roll))
        return _action_called(pressed.argument)

    return decide


async def tell_better(interaction: Interaction, pressed: CustomId) -> None:
    """Say what is better than what the tutor has advised against."""
    decide, user = _advised_against(pressed), user_of(interaction)
    lesson = await read(
        interaction, pressed.table, lifecycle.lesson_heard, user, pressed.table, pressed.edition, decide
    )
    await show_better(interaction, lesson)


async def think_again(interaction: Interaction, pressed: CustomId) -> None:
    """Open the builder again, or show the same choice, after the tutor has spoken."""
    word, _, _ = pressed.argument.partition(".")
    if word == PLAY:
        await start_building(interaction, pressed)
        return
    table, player = await _read_awaiting(interaction, pressed, _action_called(pressed.argument))
    rows = between_roll_and_double(action_buttons(table.game, player), ())
    await show(interaction, Panel(heads_up_text.status_line(table), rows=rows), table)


def _action_called(words: str) -> engine.Action:
    """Return a button's action by its kind and its argument, if any; raises UnknownButton."""
    kind, _, argument = words.partition(".")
    action = BUTTONS.get((SharedButton(kind), argument)) if kind in set(SharedButton) else None
    if action is None:
        raise UnknownButton(words)
    return action


async def play_forced(interaction: Interaction, at: TableRef) -> None:
    await handle_choice(interaction, at, _forced_play)


def _forced_play(game: engine.Game) -> engine.Action:
    (player,) = engine.players_to_act(game)
    plays = engine.plays_of(game, player)
    if len(plays) != 1:
        raise UnknownButton(f"{len(plays)} plays are legal, and none of them is forced")
    return engine.MakePlay(plays[0])


async def handle_choice(interaction: Interaction, at: TableRef, decide: Decide) -> None:
    """Carry out an action, and show it to everyone."""

    def choose(table: HeadsUpTable, _player: PlayerId) -> Iterator[engine.Action]:
        yield decide(table.game)

    await handle_action(
        interaction, at, DONE, apply_action, dice_of(interaction), Plan(HEADS_UP_LIFECYCLE, choose)
    )


async def next_game(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, DONE, lifecycle.next_game, dice_of(interaction))


@app_commands.command()
@also_directly
@answering
async def end(interaction: Interaction) -> None:
    here = await heads_up_here(interaction)
    await end_session(interaction, CommandRef(here.id))


async def end_session(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, PrivateAnswer(_ended), lifecycle.end_session)


def _ended(_outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    return Panel(f"{results_text.outcome(table)} {board_link(table, user)}".rstrip())


async def ask_to_double(interaction: Interaction, at: TableRef) -> None:
    """Players who do not want the question double at once."""
    plan = Plan(HEADS_UP_LIFECYCLE, _double, lifecycle.ask_to_double)
    await handle_action(interaction, at, DONE, apply_or_ask, dice_of(interaction), plan)


def _double(_table: HeadsUpTable, _player: PlayerId) -> tuple[engine.Action]:
    return (engine.OfferDouble(),)


async def ask_to_pass(interaction: Interaction, at: TableRef) -> None:
    table, _ = await _read_awaiting(interaction, at, engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP))
    await show(interaction, pass_panel(table.game), table)


async def ask_to_resign(interaction: Interaction, at: TableRef, kind: engine.WinKind | None = None) -> None:
    """Ask which loss to offer, or whether to offer that one."""
    wanted = engine.OfferResignation(kind or engine.WinKind.SINGLE)
    with lifecycle.resigning():
        table, player = await _read_awaiting(interaction, at, wanted)
    await show(interaction, resign_panel(table.game, player, kind), table)


async def resign(interaction: Interaction, at: TableRef, kind: engine.WinKind) -> None:
    """Offer that loss without a question."""
    with lifecycle.resigning():
        await handle_choice(interaction, at, lambda _game: engine.OfferResignation(kind))


async def _read_awaiting(
    interaction: Interaction, at: TableRef, wanted: engine.Action
) -> tuple[HeadsUpTable, PlayerId]:
    user = user_of(interaction)
    return await read(interaction, at.table, lifecycle.table_awaiting, user, at.table, at.edition, wanted)


async def show_since(interaction: Interaction, at: TableRef) -> None:
    """The events since the presser's last turn: the board after each play, the last as it is now."""
    user = user_of(interaction)

    def query(uow: UnitOfWork) -> tuple[HeadsUpTable, tuple[ReplayStep, ...], Look]:
        table, steps = steps_since_own_turn(uow, at.table, user)
        return table, steps, look_at(uow, table, interaction)

    table, steps, look = await read(interaction, at.table, query)
    panel = since_panel(table, steps, look.view, table.side_of(user))
    panel = with_last_play(with_note(panel, look.note), table.number, moves=look.moves)
    await show(interaction, panel, table)


@app_commands.command()
@also_directly
@answering
async def takeback(interaction: Interaction) -> None:
    here = await heads_up_here(interaction)
    await ask_takeback(interaction, CommandRef(here.id))


async def ask_takeback(interaction: Interaction, at: TableRef) -> None:
    """Ask the other side for a takeback."""
    await handle_action(interaction, at, PrivateAnswer(_asked_or_granted), takebacks.ask_takeback)


def _asked_or_granted(_outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    is_asked = table.state.takeback is not None
    sentence = refusals.takeback_asked_for() if is_asked else refusals.takeback_granted()
    return Panel(f"{sentence} {board_link(table, user)}".rstrip())


async def undo_play(interaction: Interaction, at: TableRef) -> None:
    """Take one's own play back, and show the plays again."""
    await handle_action(interaction, at, AGAIN, takebacks.undo_play)


async def grant_takeback(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, _saying(refusals.takeback_granted()), takebacks.grant_takeback)


async def refuse_takeback(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, _saying(refusals.takeback_refused()), takebacks.refuse_takeback)


def _saying(sentence: str) -> PrivateAnswer[HeadsUpTable, engine.Event]:
    return PrivateAnswer(lambda _done, table, user: Panel(f"{sentence} {board_link(table, user)}".rstrip()))


@app_commands.command()
@also_directly
@answering
async def orders(interaction: Interaction) -> None:
    table = await heads_up_here(interaction)
    await show_orders(interaction, CommandRef(table.id))


async def show_orders(interaction: Interaction, at: TableRef, refusal: str = "") -> None:
    own = await read(interaction, at.table, orders_of, at.table, user_of(interaction))
    await show(interaction, _orders_panel(own, refusal), own.table)


def _orders_panel(own: OwnOrders, refusal: str = "") -> Panel:
    return orders_panel(own.orders, own.settled, refusal, is_match=own.table.sheet.is_match)


async def switch_order(interaction: Interaction, pressed: CustomId) -> None:
    """Whatever the switch leads to at once is shown to everyone."""

    def answer(_uow: UnitOfWork, own: OwnOrders) -> Panel:
        return _orders_panel(own)

    try:
        await _switch(interaction, pressed, answer)
    except OccasionThere as refusal:
        await show_orders(interaction, pressed, explain(refusal, user_of(interaction)))


async def switch_rolling(interaction: Interaction, pressed: CustomId) -> None:
    """Let the bot roll for the presser, or no longer; they go on with their play, or look at their side."""
    user = user_of(interaction)

    def answer(uow: UnitOfWork, own: OwnOrders) -> Panel:
        table, look = own.table, look_at(uow, own.table, interaction)
        is_to_play = game_to_play(table, user) is not None
        return rolled_panel(table, look) if is_to_play else own_board(table, look, user)

    await _switch(interaction, pressed, answer)


async def _switch(
    interaction: Interaction, pressed: CustomId, answer: Callable[[UnitOfWork, OwnOrders], Panel]
) -> None:
    """Give or revoke the order that a button names; `answer` is shown if nothing comes of it at once."""
    name, _, state = pressed.argument.partition(".")
    if name not in set(Order) or state not in {ON, OFF}:
        raise UnknownButton(pressed.argument)
    order, dice_source = Order(name), dice_of(interaction)

    def switch(
        uow: UnitOfWork, request: Request, table_id: TableId, _edition: Edition | None
    ) -> Happened | Question[HeadsUpTable]:
        if state == OFF:
            own = revoke_order(uow, request, table_id, order)
        else:
            own = give_order(uow, request, table_id, order, dice_source)
        return own.happened or Question(own.table, answer(uow, own))

    await handle_action(interaction, pressed, DONE, switch)
