"""Actions in a chouette, by a button or a command: on the board that all see, or on one's own panel.

They act, come and go, start and end; and they name a proxy, or another host.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeVar

import discord

from bot.analysis import Level
from bot.discord.pressing.actions import PrivateAnswer, check_opponent, handle_action
from bot.discord.pressing.places import open_table
from bot.discord.pressing.replies import NotPossible, board_link, show
from bot.discord.pressing.views import Look, look_at, show_own_side
from bot.discord.pressing.visibility import read, table_here
from bot.discord.service.context import Interaction, caller_of, dice_of, user_of
from bot.discord.wire.custom_ids import CommandRef, CustomId, TableRef, UnknownButton
from bot.engine import IllegalAction
from bot.engine.chouette import (
    AgreeToStake,
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouetteReason,
    ChouetteSheet,
    Close,
    ComeBack,
    GoAway,
    Hold,
    Instruct,
    Instruction,
    Join,
    Leave,
    NameHost,
    NameProxy,
    Release,
    SendBotAway,
    StartGame,
    legal_actions,
)
from bot.engine.chouette.actions import AgreementAction, RoleAction
from bot.engine.chouette.people import has_instruction
from bot.engine.keys import PlayerId
from bot.play.base.errors import NotSeated, Refused, StaleBoard, WrongKind
from bot.play.base.keys import UserSnowflake
from bot.play.base.preferences import preferences_of_player
from bot.play.base.table import LoggedEvent, Place, Player
from bot.play.base.use_case import Request, UnitOfWork
from bot.play.chouette import panels
from bot.play.chouette.action_codec import parse_actions, parse_choice
from bot.play.chouette.buttons import NO_BOT
from bot.play.chouette.flow import (
    check_lobbies,
    chouette_of_host,
    chouette_on_board,
    events_since_own_turn,
    open_chouette,
    seat_bot,
)
from bot.play.chouette.intents import Intent, actions_for, as_answered_for, is_following, of_several
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE, Done
from bot.play.chouette.seat import GONE_BY, now_rows, seat_page, seat_panel, seated_panel, spectator_panel
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import refusals
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text.doubling import remembered
from bot.play.display.panel import Panel
from bot.play.pages.animation import with_last_play
from bot.play.pages.panels import with_note
from bot.play.tables.flow import Ask, Plan, apply_or_ask
from bot.text.catalogue import phrase
from bot.text.language import speaking

T = TypeVar("T")
Person = discord.User | discord.Member
Choose = Callable[[Chouette, PlayerId], Iterable[ChouetteAction]]
"""Chooses what a player does; may raise an engine error, which refuses the whole."""

OF_SEAT: Final = RoleAction | Join | Leave | GoAway | ComeBack
"""Actions that do not depend on the board, so they count on a panel of any edition."""


def done_panel(done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    """The result of an action, and its player's state and next actions."""
    events = [each.event for each in done.logged]
    automatic = [each.event for each in done.logged if each.player is None]
    lines = log_text.log_lines(done.table.chouette, events, table.players, automatic)
    player = player_of(table, user)
    own = seat_text.private_lines(table.chouette, player, table.players)
    is_awaited = player in table.must_act
    due = [refusals.whose_turn(table.chouette, table.players, player)] if is_awaited else []
    waits = remembered(table.chouette, table.players, table.shown_pause_end)
    text = "\n".join([*lines, *own, *due, *waits, board_link(table)]).strip()
    return Panel(text, rows=now_rows(table, player))


def _own_panel(_done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    return seat_panel(table, player_of(table, user))


def _orders_panel(_done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    return seat_page(table, player_of(table, user), "orders")


def player_of(table: ChouetteTable, user: UserSnowflake) -> PlayerId:
    """Raises NotSeated."""
    player = table.player_of(user)
    if player is None:
        raise NotSeated(table)
    return player.id


DONE: Final = PrivateAnswer(done_panel, is_turn=True)
OWN: Final = PrivateAnswer(_own_panel, tells_press=True)
ORDERS: Final = PrivateAnswer(_orders_panel, tells_press=True)


async def handle_choice(
    interaction: Interaction,
    at: TableRef,
    choose: Choose,
    answer: PrivateAnswer[ChouetteTable, ChouetteEvent] = DONE,
    ask: Ask[ChouetteTable] | None = None,
) -> None:
    """Carry out actions, once nothing is to be asked any more, and show them to everyone."""

    def at_table(table: ChouetteTable, player: PlayerId) -> Iterable[ChouetteAction]:
        return choose(table.chouette, player)

    plan = Plan(CHOUETTE_LIFECYCLE, at_table, ask)
    await handle_action(interaction, at, answer, apply_or_ask, dice_of(interaction), plan)


async def handle_actions(
    interaction: Interaction,
    at: TableRef,
    *actions: ChouetteAction,
    answer: PrivateAnswer[ChouetteTable, ChouetteEvent] = DONE,
    ask: Ask[ChouetteTable] | None = None,
) -> None:
    """Each as it may be meant: for oneself, else for somebody for whom one answers."""

    def choose(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
        return (meant for action in actions for meant in as_answered_for(action, chouette, player))

    await handle_choice(interaction, at, choose, answer, ask)


async def press_intent(interaction: Interaction, pressed: CustomId) -> None:
    """The presser's own action behind a button of the public board."""
    await do_intent(interaction, pressed, _parsed(Intent, pressed.argument))


async def do_intent(interaction: Interaction, at: TableRef, intent: Intent, *, is_sure: bool = False) -> None:
    """Carry out an intent, after a question where one is due."""

    def choose(chouette: Chouette, player: PlayerId) -> Iterable[ChouetteAction]:
        return actions_for(intent, chouette, player)

    def ask(uow: UnitOfWork, table: ChouetteTable, player: PlayerId) -> Panel | None:
        confirms = preferences_of_player(uow, player).confirms_doubles
        return panels.question(table, player, intent, confirms_doubles=confirms)

    await handle_choice(interaction, at, choose, ask=None if is_sure else ask)


async def press_action(interaction: Interaction, pressed: CustomId) -> None:
    """The very action of a button; of several proposals those that may still be made."""
    actions = _parsed(parse_actions, pressed.argument)
    action = actions[0]
    is_of_seat = isinstance(action, OF_SEAT)
    at = CommandRef(pressed.table) if is_of_seat else pressed
    is_answered = is_of_seat or isinstance(action, AgreementAction)
    answer = DONE if not is_answered else ORDERS if isinstance(action, Instruct) else OWN
    if actions[1:]:
        await handle_choice(
            interaction, at, lambda chouette, player: of_several(actions, chouette, player), answer
        )
    else:
        await handle_actions(interaction, at, action, answer=answer, ask=_before_following(action))


def _before_following(action: ChouetteAction) -> Ask[ChouetteTable] | None:
    if not is_following(action):
        return None
    return lambda _uow, table, player: panels.follow_panel(table, player, action)


async def press_cube(interaction: Interaction, pressed: CustomId) -> None:
    """Change the choice on the panel of several cubes."""
    key, choice = _parsed(panels.parse_press, pressed.argument)
    table = await read(interaction, pressed.table, chouette_on_board, pressed.table, pressed.edition)
    player = player_of(table, user_of(interaction))
    if not panels.is_current(choice, table.chouette, player):
        raise StaleBoard(table)
    changed = _parsed(lambda text: panels.pressed(text, choice, table.chouette, player), key)
    await show(interaction, panels.choice_panel(table, player, changed), table)


async def confirm_cubes(interaction: Interaction, pressed: CustomId) -> None:
    """Carry out the choice for several cubes, all at once; without one, ask again."""
    choice = _parsed(parse_choice, pressed.argument)

    def choose(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
        return panels.actions_of(choice, chouette, player)

    def ask(_uow: UnitOfWork, table: ChouetteTable, player: PlayerId) -> Panel | None:
        if not panels.is_current(choice, table.chouette, player):
            raise StaleBoard(table)
        if any(panels.actions_of(choice, table.chouette, player)):
            return None
        return replace(panels.choice_panel(table, player, choice), text=phrase("seat-nobody-chosen"))

    await handle_choice(interaction, pressed, choose, ask=ask)


async def show_seat(interaction: Interaction, at: TableRef, argument: str) -> None:
    """Show one's own panel, or a page of it; for somebody who does not play here, how to join."""
    table = await read(interaction, at.table, chouette_on_board, at.table, None)
    player = table.player_of(user_of(interaction))
    if player is None:
        await show(interaction, spectator_panel(table), table)
    else:
        panel = _parsed(lambda argument: seat_page(table, player.id, argument), argument)
        await show(interaction, panel, table)


async def press_seat(interaction: Interaction, pressed: CustomId) -> None:
    await show_seat(interaction, pressed, pressed.argument)


SIDE, SINCE = "side", "since"


async def press_look(interaction: Interaction, pressed: CustomId) -> None:
    """Show what a button under the board leads to."""
    if pressed.argument == SIDE:
        await show_own_side(interaction, pressed)
    elif pressed.argument == SINCE:
        await _show_since(interaction, pressed)
    else:
        raise UnknownButton(pressed.argument)


async def _show_since(interaction: Interaction, at: TableRef) -> None:
    """Show the presser what has happened since their last action at the table."""
    user = user_of(interaction)

    def query(uow: UnitOfWork) -> tuple[ChouetteTable, list[LoggedEvent[ChouetteEvent]], Look]:
        table, news = events_since_own_turn(uow, at.table, user)
        return table, news, look_at(uow, table, interaction)

    table, news, look = await read(interaction, at.table, query)
    player = table.player_of(user)
    panel = with_note(panels.since_panel(table, news, look.view, player.id if player else None), look.note)
    await show(interaction, with_last_play(panel, table.chouette.number, moves=look.moves), table)


def _parsed(parse: Callable[[str], T], argument: str) -> T:
    try:
        return parse(argument)
    except ValueError as error:
        raise UnknownButton(argument) from error


JOINED: Final = PrivateAnswer(done_panel)
BOT_JOINED: Final = PrivateAnswer(done_panel, tells_press=True)


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


async def handle_actions_here(interaction: Interaction, action: ChouetteAction) -> None:
    table = await chouette_here(interaction)
    await handle_actions(interaction, CommandRef(table.id), action)


async def show_line(interaction: Interaction) -> None:
    table = await chouette_here(interaction)
    player = table.player_of(user_of(interaction))
    await show(interaction, panels.line_panel(table, player.id if player else None), table)


async def join(interaction: Interaction, at: TableRef) -> None:
    """Joining accepts the options; whoever is at the table already is shown how to leave it."""
    try:
        await handle_actions(interaction, at, Join(), answer=JOINED)
    except Refused as refused:
        if (
            not isinstance(refused.reason, IllegalAction)
            or refused.reason.refusal.reason is not ChouetteReason.SEATED
        ):
            raise
        table = await read(interaction, at.table, load_chouette, at.table)
        await show(interaction, seated_panel(table), table)


async def leave(interaction: Interaction, at: TableRef) -> None:
    await handle_actions(interaction, at, Leave())


async def ask_to_go(interaction: Interaction, action: Leave | GoAway, *, is_sure: bool) -> None:
    """Leave the channel's chouette, or sit out, after one more question; in a lobby there is none."""
    table = await chouette_here(interaction)
    await _ask_first(interaction, table, action, is_asked=not is_sure and table.has_begun)


async def close(interaction: Interaction) -> None:
    """End the channel's chouette; between two games, where that is at once, after one more question."""
    table = await chouette_here(interaction)
    await _ask_first(interaction, table, Close(), is_asked=table.is_between_games)


async def _ask_first(
    interaction: Interaction, table: ChouetteTable, action: Leave | GoAway | Close, *, is_asked: bool
) -> None:
    player = table.player_of(user_of(interaction))
    possible = () if player is None else legal_actions(table.chouette, player.id)
    if player is None or action not in possible or not is_asked:
        await handle_actions(interaction, CommandRef(table.id), action)
    else:
        await show(interaction, seat_page(table, player.id, GONE_BY[type(action)]), table)


async def name_host(interaction: Interaction, other: Person) -> None:
    """Hand over to another host."""
    table = await chouette_here(interaction)
    known = table.player_of(UserSnowflake(other.id)) or stranger(other)
    if known.id == STRANGER:
        raise NotPossible(refusals.never_host(known))
    await handle_actions(interaction, CommandRef(table.id), NameHost(known.id))


async def start_game(interaction: Interaction, at: TableRef) -> None:
    await handle_actions(interaction, at, StartGame())


async def press_bot(interaction: Interaction, pressed: CustomId) -> None:
    """Let the host have the bot itself join at a level, which is asked first, or leave."""
    at = CommandRef(pressed.table)
    if pressed.argument == NO_BOT:
        await handle_actions(interaction, at, SendBotAway())
        return
    await check_opponent(interaction, phrase("chouettes-machine-missing"))
    if not pressed.argument:
        table = await read(interaction, at.table, chouette_of_host, user_of(interaction), at.table)
        await show(interaction, panels.bot_panel(), table)
        return
    if pressed.argument not in list(Level):
        raise UnknownButton(pressed.argument)
    await handle_action(interaction, at, BOT_JOINED, seat_bot, dice_of(interaction), Level(pressed.argument))


async def agree_to_stake(interaction: Interaction, at: TableRef) -> None:
    await handle_actions(interaction, at, AgreeToStake())


async def open_lobby(interaction: Interaction, sheet: ChouetteSheet, *, has_thread: bool) -> None:
    """Open a lobby in this channel; if it is taken, or on request, in a new thread.

    Raises:
        NotPossible: The bot may not show a board here, or there can be no thread.
        TooManyLobbies: The caller has as many open lobbies as allowed.
    """
    host = caller_of(interaction.user)

    def open_at(uow: UnitOfWork, request: Request, place: Place) -> ChouetteTable:
        return open_chouette(uow, request, place, sheet, dice_of(interaction))

    def check(uow: UnitOfWork) -> None:
        check_lobbies(uow, host)

    with speaking(interaction.client.context.languages.of_place(interaction)):
        called = list_text.thread_title(host.name)
    await open_table(interaction, open_at, check, called, _opened_in_thread, has_thread=has_thread)


def _opened_in_thread(_outcome: Done, table: ChouetteTable, _user: UserSnowflake) -> Panel:
    told = phrase("chouettes-own-thread", thread=f"<#{table.boards[0].channel}>")
    return Panel(f"{told} {board_link(table)}".rstrip())


async def show_rules(interaction: Interaction, at: TableRef) -> None:
    await show(interaction, panels.rules_panel(await read(interaction, at.table, load_chouette, at.table)))


ON, OFF, EACH_TURN = "on", "off", "each turn"
STRANGER: Final = PlayerId(0)  # no key of ours


async def name_proxy(interaction: Interaction, other: Person | None) -> None:
    """Name who may answer for the caller; None for nobody."""
    table = await chouette_here(interaction)
    known = None if other is None else table.player_of(UserSnowflake(other.id))
    if other is not None and known is None:
        raise NotPossible(refusals.not_your_proxy(STRANGER, {STRANGER: stranger(other)}))
    await handle_actions(interaction, CommandRef(table.id), NameProxy(None if known is None else known.id))


async def hold(interaction: Interaction, when: str) -> None:
    """Let the captain's roll wait for the caller: this once, each turn, or no longer."""
    table = await chouette_here(interaction)

    def choose(chouette: Chouette, player: PlayerId) -> Iterable[ChouetteAction]:
        if when == EACH_TURN:
            return as_answered_for(Instruct(Instruction.HOLD, is_on=True), chouette, player)
        return (Hold(),) if when == ON else _let_go(chouette, player)

    await handle_choice(interaction, CommandRef(table.id), choose)


def _let_go(chouette: Chouette, player: PlayerId) -> tuple[ChouetteAction, ...]:
    """The actions that end the waiting: for this roll, and for those to come."""
    current = chouette.in_play
    if current is None or not has_instruction(current, player, Instruction.HOLD):
        return (Release(),)
    always = Instruct(Instruction.HOLD, is_on=False)
    return (always, Release()) if player in current.doubling.holds else (always,)


def stranger(member: Person) -> Player:
    caller = caller_of(member)
    return Player(STRANGER, caller.snowflake, caller.name, username=caller.username or "")
