"""Doing something in a chouette by a button: on the board that all see, or on one's own panel."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from bot.engine import Game, MakePlay
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
from bot.presenters.chouettes.action_words import parse_actions
from bot.presenters.chouettes.choosing import (
    Choice,
    actions_of,
    choice_panel,
    is_current,
    parse_choice,
    parse_press,
    pressed,
)
from bot.presenters.chouettes.questions import question
from bot.presenters.chouettes.seat import now_rows, seat_panel, spectator_panel
from bot.presenters.chouettes.seat_pages import seat_page
from bot.presenters.chouettes.wishes import Wish, meant, of_several, spoken
from bot.presenters.panel import Panel
from bot.presenters.refusals import chouette as why_not
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import asking
from bot.services.chouettes.acting import Done
from bot.services.chouettes.looking import ANY_PLAY, chouette_on_board, may_play
from bot.services.errors import NotSeated, StaleBoard
from bot.services.settings import confirms_doubles
from bot.table import ChouetteTable
from bot.ui.chouettes.acting import do_in_chouette
from bot.ui.custom_id import CustomId, UnknownButton
from bot.ui.desk import Interaction
from bot.ui.replies import board_link, show

T = TypeVar("T")
OF_SEAT: Final = RoleAction | Join | Leave | GoAway | ComeBack
"""What has nothing to do with the board, so that it counts on a panel of any edition."""


async def press_wish(interaction: Interaction, act: CustomId) -> None:
    """Do what a button under the public board means to whoever presses it."""
    await carry_out_wish(interaction, act.table, act.edition, _parsed(Wish, act.argument))


async def carry_out_wish(
    interaction: Interaction, table_id: int, edition: int | None, wish: Wish, *, is_sure: bool = False
) -> None:
    """Do what somebody asks for; where that is to be asked first, ask."""
    table = await _on_board(interaction, table_id, edition)
    player = table.player_of(interaction.user.id)
    asked = None
    if player and not is_sure:
        work = partial(confirms_doubles, snowflake=interaction.user.id)
        confirms = await interaction.client.desk.store.run(work)
        asked = question(table, player.id, wish, confirms_doubles=confirms)
    if asked is not None:
        await show(interaction, asked, table)
    else:
        await do_in_chouette(interaction, table_id, edition, partial(meant, wish), done_panel)


async def press_action(interaction: Interaction, act: CustomId) -> None:
    """Do just what a button says; of several proposals those that may still be made."""
    actions = _parsed(parse_actions, act.argument)
    action = actions[0]
    is_of_seat = isinstance(action, OF_SEAT)
    edition = None if is_of_seat else act.edition
    is_told = is_of_seat or isinstance(action, AgreementAction)
    answering = done_panel if not is_told else _orders_panel if isinstance(action, Instruct) else _own_panel
    choose = partial(of_several, actions) if actions[1:] else partial(spoken, action)
    await do_in_chouette(interaction, act.table, edition, choose, answering, tells_press=is_told)


async def carry_out_command(
    interaction: Interaction, table_id: int, wanted: Wish | ChouetteAction, *, is_sure: bool = False
) -> None:
    """Do what a command asks for that two players know too."""
    if isinstance(wanted, Wish):
        await carry_out_wish(interaction, table_id, None, wanted, is_sure=is_sure)
    else:
        await do_in_chouette(interaction, table_id, None, partial(spoken, wanted), done_panel)


async def play_in_chouette(
    interaction: Interaction, table_id: int, edition: int | None, decide: Callable[[Game], MakePlay]
) -> None:
    """Play a roll as is decided once the game is read; whoever has none to play is told why."""

    def choose(chouette: Chouette, player: int) -> Iterator[ChouetteAction]:
        yield decide(chouette.game) if may_play(chouette, player) else ANY_PLAY

    await do_in_chouette(interaction, table_id, edition, choose, done_panel)


async def press_cube(interaction: Interaction, act: CustomId) -> None:
    """Show the panel of several cubes as the pressed button changes it."""
    key, choice = _parsed(parse_press, act.argument)
    table, player = await _own(interaction, act, choice)
    changed = _parsed(lambda text: pressed(text, choice, table.chouette, player), key)
    await show(interaction, choice_panel(table, player, changed), table)


async def confirm_cubes(interaction: Interaction, act: CustomId) -> None:
    """Do what was chosen for several cubes, all at once; where nothing was, ask again."""
    choice = _parsed(parse_choice, act.argument)
    table, player = await _own(interaction, act, choice)
    if not list(actions_of(choice, table.chouette, player)):
        asked_again = replace(choice_panel(table, player, choice), text=asking.NOBODY_CHOSEN)
        await show(interaction, asked_again, table)
        return
    await do_in_chouette(interaction, act.table, act.edition, partial(actions_of, choice), done_panel)


async def show_seat(interaction: Interaction, act: CustomId) -> None:
    """Show one's own panel, or a page of it; to whoever does not play here, how to join."""
    table = await _on_board(interaction, act.table, None)
    player = table.player_of(interaction.user.id)
    if player is None:
        await show(interaction, spectator_panel(table), table)
        return
    panel = _parsed(lambda argument: seat_page(table, player.id, argument), act.argument)
    await show(interaction, panel, table)


def done_panel(done: Done, table: ChouetteTable) -> Panel:
    """Return what came of what somebody did, how he stands now, and what he may do next."""
    events = [each.event for each in done.happenings]
    automatic = [each.event for each in done.happenings if each.player is None]
    lines = said.log_lines(done.table.chouette, events, table.players, automatic)
    own = said.private_lines(table.chouette, done.player, table.players)
    is_awaited = done.player in table.must_act
    due = [why_not.now(table.chouette, table.players, done.player)] if is_awaited else []
    text = "\n".join([*lines, *own, *due, board_link(table)]).strip()
    return Panel(text, rows=now_rows(table, done.player))


def _own_panel(done: Done, table: ChouetteTable) -> Panel:
    return seat_panel(table, done.player)


def _orders_panel(done: Done, table: ChouetteTable) -> Panel:
    return seat_page(table, done.player, "orders")


async def _on_board(interaction: Interaction, table_id: int, edition: int | None) -> ChouetteTable:
    work = partial(chouette_on_board, table_id=table_id, edition=edition)
    return await interaction.client.desk.store.run(work)


async def _own(interaction: Interaction, act: CustomId, choice: Choice) -> tuple[ChouetteTable, int]:
    """Return a chouette in which somebody chooses for several cubes, and our key of him."""
    table = await _on_board(interaction, act.table, act.edition)
    player = table.player_of(interaction.user.id)
    if player is None:
        raise NotSeated(table)
    if not is_current(choice, table.chouette, player.id):
        raise StaleBoard(table)
    return table, player.id


def _parsed(read: Callable[[str], T], argument: str) -> T:
    try:
        return read(argument)
    except ValueError as error:
        raise UnknownButton(argument) from error
