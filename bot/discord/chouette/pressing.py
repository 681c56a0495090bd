"""Actions in a chouette by a button: on the board that all see, or on one's own panel."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from bot.discord.context import Interaction, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.looking import Whose, view_from, view_of
from bot.discord.notes import noted
from bot.discord.publishing import act_at, show_outcome
from bot.discord.replies import board_link, show
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ComeBack,
    GoAway,
    Instruct,
    Join,
    Leave,
)
from bot.engine.chouette.actions import AgreementAction, RoleAction
from bot.engine.keys import PlayerId
from bot.play.action_codec import CubeChoice, parse_actions, parse_choice
from bot.play.chouette.intents import Intent, actions_for, as_answered_for, of_several
from bot.play.chouette.panels import (
    actions_of,
    choice_panel,
    is_current,
    parse_press,
    pressed,
    question,
    side_panel,
    since_panel,
)
from bot.play.chouette.rules import CHOUETTE_RULES, Done
from bot.play.chouette.seat import now_rows, seat_page, seat_panel, spectator_panel
from bot.play.chouette.seats import chouette_on_board, events_since_own_turn
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import refusals
from bot.play.chouette.text import seat as seat_text
from bot.play.errors import NotSeated, StaleBoard
from bot.play.flow import Ask, Plan, Question, act, act_or_ask
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.panel import Panel
from bot.play.picture import Theme
from bot.play.preferences import preferences_of_player
from bot.play.use_case import UnitOfWork
from bot.text.catalogue import phrase

Choose = Callable[[Chouette, PlayerId], Iterable[ChouetteAction]]
"""Chooses what a player does; may raise an engine error, which refuses the whole."""

Answering = Callable[[Done, ChouetteTable, UserSnowflake], Panel]
"""The answer to the actor, from the table as it stands once it is shown."""


async def do_in_chouette(
    interaction: Interaction,
    table_id: TableId,
    edition: Edition | None,
    choose: Choose,
    answering: Answering,
    *,
    tells_press: bool = False,
) -> None:
    """Carry out actions in a chouette, and show them to everyone.

    A command gets an answer too; so does a press whose result nobody else sees, or any if `tells_press`.
    """
    done, follow_up = await act_at(
        interaction, table_id, edition, act, Plan(CHOUETTE_RULES, _at_table(choose))
    )
    await show_outcome(interaction, done, follow_up, answering, tells_press=tells_press)


T = TypeVar("T")
OF_SEAT: Final = RoleAction | Join | Leave | GoAway | ComeBack
"""What has nothing to do with the board, so that it counts on a panel of any edition."""


async def press_intent(interaction: Interaction, act: CustomId) -> None:
    """The presser's own action behind a button of the public board."""
    await carry_out_intent(interaction, act.table, act.edition, _parsed(Intent, act.argument))


async def carry_out_intent(
    interaction: Interaction,
    table_id: TableId,
    edition: Edition | None,
    intent: Intent,
    *,
    is_sure: bool = False,
) -> None:
    """Carry out an intent, after a question where one is due."""
    if is_sure:
        await do_in_chouette(interaction, table_id, edition, partial(actions_for, intent), done_panel)
        return

    def ask(uow: UnitOfWork, table: ChouetteTable, player: PlayerId) -> Panel | None:
        confirms = preferences_of_player(uow, player).confirms_doubles
        return question(table, player, intent, confirms_doubles=confirms)

    await _do_or_ask(interaction, table_id, edition, partial(actions_for, intent), ask)


async def press_action(interaction: Interaction, act: CustomId) -> None:
    """The very action of a button; of several proposals those that may still be made."""
    actions = _parsed(parse_actions, act.argument)
    action = actions[0]
    is_of_seat = isinstance(action, OF_SEAT)
    edition = None if is_of_seat else act.edition
    is_told = is_of_seat or isinstance(action, AgreementAction)
    answering = done_panel if not is_told else _orders_panel if isinstance(action, Instruct) else _own_panel
    choose = partial(of_several, actions) if actions[1:] else partial(as_answered_for, action)
    await do_in_chouette(interaction, act.table, edition, choose, answering, tells_press=is_told)


async def carry_out_command(
    interaction: Interaction, table_id: TableId, wanted: Intent | ChouetteAction, *, is_sure: bool = False
) -> None:
    """For commands that games of two have as well."""
    if isinstance(wanted, Intent):
        await carry_out_intent(interaction, table_id, None, wanted, is_sure=is_sure)
    else:
        await do_in_chouette(interaction, table_id, None, partial(as_answered_for, wanted), done_panel)


async def press_cube(interaction: Interaction, act: CustomId) -> None:
    """Change the choice on the panel of several cubes."""
    key, choice = _parsed(parse_press, act.argument)
    table, player = await _own(interaction, act, choice)
    changed = _parsed(lambda text: pressed(text, choice, table.chouette, player), key)
    await show(interaction, choice_panel(table, player, changed), table)


async def confirm_cubes(interaction: Interaction, act: CustomId) -> None:
    """Carry out the choice for several cubes, all at once; without one, ask again."""
    choice = _parsed(parse_choice, act.argument)

    def choose(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
        return actions_of(choice, chouette, player)

    def ask(_uow: UnitOfWork, table: ChouetteTable, player: PlayerId) -> Panel | None:
        _check_current(table, choice, player)
        if any(actions_of(choice, table.chouette, player)):
            return None
        return replace(choice_panel(table, player, choice), text=phrase("seat-nobody-chosen"))

    await _do_or_ask(interaction, act.table, act.edition, choose, ask)


async def _do_or_ask(
    interaction: Interaction,
    table_id: TableId,
    edition: Edition | None,
    choose: Choose,
    ask: Ask[ChouetteTable],
) -> None:
    plan = Plan(CHOUETTE_RULES, _at_table(choose), ask)
    outcome, follow_up = await act_at(interaction, table_id, edition, act_or_ask, plan)
    if isinstance(outcome, Question):
        await show(interaction, outcome.panel, outcome.table)
    else:
        await show_outcome(interaction, outcome, follow_up, done_panel)


def _at_table(choose: Choose) -> Callable[[ChouetteTable, PlayerId], Iterable[ChouetteAction]]:
    return lambda table, player: choose(table.chouette, player)


async def show_seat(interaction: Interaction, act: CustomId) -> None:
    """Show one's own panel, or a page of it; for somebody who does not play here, how to join."""
    table = await _on_board(interaction, act.table, None)
    player = table.player_of(user_of(interaction))
    if player is None:
        await show(interaction, spectator_panel(table), table)
        return
    panel = _parsed(lambda argument: seat_page(table, player.id, argument), act.argument)
    await show(interaction, panel, table)


def done_panel(done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    """The result of an action, and its player's state and next actions."""
    events = [each.event for each in done.logged]
    automatic = [each.event for each in done.logged if each.player is None]
    lines = log_text.log_lines(done.table.chouette, events, table.players, automatic)
    player = _actor(table, user)
    own = seat_text.private_lines(table.chouette, player, table.players)
    is_awaited = player in table.must_act
    due = [refusals.now(table.chouette, table.players, player)] if is_awaited else []
    text = "\n".join([*lines, *own, *due, board_link(table)]).strip()
    return Panel(text, rows=now_rows(table, player))


def _own_panel(_done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    return seat_panel(table, _actor(table, user))


def _orders_panel(_done: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    return seat_page(table, _actor(table, user), "orders")


def _actor(table: ChouetteTable, user: UserSnowflake) -> PlayerId:
    """Somebody who has just acted there; raises NotSeated if they were erased meanwhile."""
    player = table.player_of(user)
    if player is None:
        raise NotSeated(table)
    return player.id


async def _on_board(interaction: Interaction, table_id: TableId, edition: Edition | None) -> ChouetteTable:
    return await interaction.client.context.store.run(chouette_on_board, table_id=table_id, edition=edition)


async def _own(interaction: Interaction, act: CustomId, choice: CubeChoice) -> tuple[ChouetteTable, PlayerId]:
    """A chouette in which somebody chooses for several cubes, and who they are."""
    table = await _on_board(interaction, act.table, act.edition)
    player = table.player_of(user_of(interaction))
    if player is None:
        raise NotSeated(table)
    _check_current(table, choice, player.id)
    return table, player.id


def _check_current(table: ChouetteTable, choice: CubeChoice, player: PlayerId) -> None:
    if not is_current(choice, table.chouette, player):
        raise StaleBoard(table)


def _parsed(read: Callable[[str], T], argument: str) -> T:
    try:
        return read(argument)
    except ValueError as error:
        raise UnknownButton(argument) from error


SIDE, SINCE = "side", "since"


async def look(interaction: Interaction, act: CustomId) -> None:
    """Show what a button under the board leads to."""
    if act.argument == SIDE:
        await show_own_side(interaction, act.table)
    elif act.argument == SINCE:
        await show_since(interaction, act.table)
    else:
        raise UnknownButton(act.argument)


async def show_own_side(interaction: Interaction, table_id: TableId) -> None:
    """As the presser has chosen; for a spectator, from the other side."""
    table = await interaction.client.context.store.run(load_chouette, table_id=table_id)
    is_player = table.side_of(user_of(interaction)) is not None
    await show_board(interaction, table, None if is_player else Whose.THEIRS)


async def show_board(
    interaction: Interaction, table: ChouetteTable, whose: Whose | None = None, theme: Theme | None = None
) -> None:
    """For the caller alone: as they have chosen, but for the side and the theme that are given."""
    view = await view_from(interaction, table, whose, theme)
    panel = side_panel(table, view, _key(interaction, table))
    await show(interaction, await noted(interaction, table, panel), table)


async def show_since(interaction: Interaction, table_id: TableId) -> None:
    """What happened since the presser's last action there."""
    table, news = await interaction.client.context.store.run(
        events_since_own_turn, table_id=table_id, snowflake=user_of(interaction)
    )
    view = await view_of(interaction, table)
    panel = since_panel(table, news, view, _key(interaction, table))
    await show(interaction, await noted(interaction, table, panel), table)


def _key(interaction: Interaction, table: ChouetteTable) -> PlayerId | None:
    player = table.player_of(user_of(interaction))
    return player.id if player else None
