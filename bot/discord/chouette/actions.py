"""Actions in a chouette, by a button or a command: on the board that all see, or on one's own panel."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeVar

from bot.discord.actions import Answer, act
from bot.discord.context import Interaction, dice_of, user_of
from bot.discord.custom_ids import AtTable, CustomId, Here, UnknownButton
from bot.discord.replies import board_link, show
from bot.discord.sight import read
from bot.discord.views import Look, look_at, show_own_side
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ComeBack,
    GoAway,
    Instruct,
    Join,
    Leave,
)
from bot.engine.chouette.actions import AgreementAction, RoleAction
from bot.engine.keys import PlayerId
from bot.play.action_codec import parse_actions, parse_choice
from bot.play.chouette.flow import chouette_on_board, events_since_own_turn
from bot.play.chouette.intents import Intent, actions_for, as_answered_for, of_several
from bot.play.chouette.panels import (
    actions_of,
    choice_panel,
    is_current,
    parse_press,
    question,
    since_panel,
)
from bot.play.chouette.panels import (
    pressed as choice_after,
)
from bot.play.chouette.rules import CHOUETTE_RULES, Done
from bot.play.chouette.seat import now_rows, seat_page, seat_panel, spectator_panel
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import refusals
from bot.play.chouette.text import seat as seat_text
from bot.play.errors import NotSeated, StaleBoard
from bot.play.flow import Ask, Plan, act_or_ask
from bot.play.keys import UserSnowflake
from bot.play.motion import with_last_play
from bot.play.panel import Panel
from bot.play.panels import with_note
from bot.play.preferences import preferences_of_player
from bot.play.table import LoggedEvent
from bot.play.use_case import UnitOfWork
from bot.text.catalogue import phrase

T = TypeVar("T")
Choose = Callable[[Chouette, PlayerId], Iterable[ChouetteAction]]
"""Chooses what a player does; may raise an engine error, which refuses the whole."""

OF_SEAT: Final = RoleAction | Join | Leave | GoAway | ComeBack
"""What has nothing to do with the board, so that it counts on a panel of any edition."""


def done_panel(done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    """The result of an action, and its player's state and next actions."""
    events = [each.event for each in done.logged]
    automatic = [each.event for each in done.logged if each.player is None]
    lines = log_text.log_lines(done.table.chouette, events, table.players, automatic)
    player = player_of(table, user)
    own = seat_text.private_lines(table.chouette, player, table.players)
    is_awaited = player in table.must_act
    due = [refusals.now(table.chouette, table.players, player)] if is_awaited else []
    text = "\n".join([*lines, *own, *due, board_link(table)]).strip()
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


DONE: Final = Answer(done_panel)
OWN: Final = Answer(_own_panel, tells_press=True)
ORDERS: Final = Answer(_orders_panel, tells_press=True)


async def do(
    interaction: Interaction,
    at: AtTable,
    choose: Choose,
    answer: Answer[ChouetteTable, ChouetteEvent] = DONE,
    ask: Ask[ChouetteTable] | None = None,
) -> None:
    """Carry out actions, once nothing is to be asked any more, and show them to everyone."""

    def at_table(table: ChouetteTable, player: PlayerId) -> Iterable[ChouetteAction]:
        return choose(table.chouette, player)

    plan = Plan(CHOUETTE_RULES, at_table, ask)
    await act(interaction, at, answer, act_or_ask, dice_of(interaction), plan)


async def do_actions(
    interaction: Interaction,
    at: AtTable,
    *actions: ChouetteAction,
    answer: Answer[ChouetteTable, ChouetteEvent] = DONE,
) -> None:
    """Each as it may be meant: for oneself, else for somebody for whom one answers."""

    def choose(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
        return (meant for action in actions for meant in as_answered_for(action, chouette, player))

    await do(interaction, at, choose, answer)


async def press_intent(interaction: Interaction, pressed: CustomId) -> None:
    """The presser's own action behind a button of the public board."""
    await do_intent(interaction, pressed, _parsed(Intent, pressed.argument))


async def do_intent(interaction: Interaction, at: AtTable, intent: Intent, *, is_sure: bool = False) -> None:
    """Carry out an intent, after a question where one is due."""

    def choose(chouette: Chouette, player: PlayerId) -> Iterable[ChouetteAction]:
        return actions_for(intent, chouette, player)

    def ask(uow: UnitOfWork, table: ChouetteTable, player: PlayerId) -> Panel | None:
        confirms = preferences_of_player(uow, player).confirms_doubles
        return question(table, player, intent, confirms_doubles=confirms)

    await do(interaction, at, choose, ask=None if is_sure else ask)


async def press_action(interaction: Interaction, pressed: CustomId) -> None:
    """The very action of a button; of several proposals those that may still be made."""
    actions = _parsed(parse_actions, pressed.argument)
    action = actions[0]
    is_of_seat = isinstance(action, OF_SEAT)
    at = Here(pressed.table) if is_of_seat else pressed
    is_told = is_of_seat or isinstance(action, AgreementAction)
    answer = DONE if not is_told else ORDERS if isinstance(action, Instruct) else OWN
    if actions[1:]:
        await do(interaction, at, lambda chouette, player: of_several(actions, chouette, player), answer)
    else:
        await do_actions(interaction, at, action, answer=answer)


async def press_cube(interaction: Interaction, pressed: CustomId) -> None:
    """Change the choice on the panel of several cubes."""
    key, choice = _parsed(parse_press, pressed.argument)
    table = await read(interaction, pressed.table, chouette_on_board, pressed.table, pressed.edition)
    player = player_of(table, user_of(interaction))
    if not is_current(choice, table.chouette, player):
        raise StaleBoard(table)
    changed = _parsed(lambda text: choice_after(text, choice, table.chouette, player), key)
    await show(interaction, choice_panel(table, player, changed), table)


async def confirm_cubes(interaction: Interaction, pressed: CustomId) -> None:
    """Carry out the choice for several cubes, all at once; without one, ask again."""
    choice = _parsed(parse_choice, pressed.argument)

    def choose(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
        return actions_of(choice, chouette, player)

    def ask(_uow: UnitOfWork, table: ChouetteTable, player: PlayerId) -> Panel | None:
        if not is_current(choice, table.chouette, player):
            raise StaleBoard(table)
        if any(actions_of(choice, table.chouette, player)):
            return None
        return replace(choice_panel(table, player, choice), text=phrase("seat-nobody-chosen"))

    await do(interaction, pressed, choose, ask=ask)


async def show_seat(interaction: Interaction, at: AtTable, argument: str) -> None:
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


async def _show_since(interaction: Interaction, at: AtTable) -> None:
    """What happened since the presser's last action there."""
    user = user_of(interaction)

    def query(uow: UnitOfWork) -> tuple[ChouetteTable, list[LoggedEvent[ChouetteEvent]], Look]:
        table, news = events_since_own_turn(uow, at.table, user)
        return table, news, look_at(uow, table, interaction)

    table, news, look = await read(interaction, at.table, query)
    player = table.player_of(user)
    panel = with_note(since_panel(table, news, look.view, player.id if player else None), look.note)
    await show(interaction, with_last_play(panel, table.chouette.number, moves=look.moves), table)


def _parsed(parse: Callable[[str], T], argument: str) -> T:
    try:
        return parse(argument)
    except ValueError as error:
        raise UnknownButton(argument) from error
