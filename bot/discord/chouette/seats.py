"""Coming and going, starting and ending: what a button of the lobby and a command do alike."""

from collections.abc import Mapping
from typing import Final

from bot.analysis import Level
from bot.discord.actions import Answer, act, check_opponent
from bot.discord.chouette.actions import DONE, do_actions, done_panel
from bot.discord.context import Interaction, caller_of, dice_of, user_of
from bot.discord.custom_ids import AtTable, CustomId, Here, UnknownButton
from bot.discord.replies import board_link, show
from bot.discord.sight import read, table_here
from bot.discord.threads import open_table
from bot.engine.chouette import (
    AgreeToStake,
    ChouetteAction,
    ChouetteEvent,
    ChouetteSheet,
    GoAway,
    Join,
    Leave,
    SendMachine,
    StartGame,
    legal_actions,
)
from bot.play.chouette.buttons import NO_MACHINE
from bot.play.chouette.flow import check_lobbies, chouette_of_host, open_chouette, seat_machine
from bot.play.chouette.panels import line_panel, machine_panel, rules_panel
from bot.play.chouette.rules import Done
from bot.play.chouette.seat import seat_page
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.errors import WrongKind
from bot.play.keys import UserSnowflake
from bot.play.panel import Panel
from bot.play.table import Place
from bot.play.use_case import Request, UnitOfWork
from bot.text.catalogue import phrase
from bot.text.language import speaking

PAGE_OF: Final[Mapping[type[Leave | GoAway], str]] = {Leave: "leave", GoAway: "away"}
"""The pages of one's own panel that ask whether to go."""
JOINED: Final = Answer(done_panel, asks_zone=True)
MACHINE_JOINED: Final = Answer(done_panel, tells_press=True)


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


async def do_here(
    interaction: Interaction,
    *actions: ChouetteAction,
    answer: Answer[ChouetteTable, ChouetteEvent] = DONE,
) -> None:
    table = await chouette_here(interaction)
    await do_actions(interaction, Here(table.id), *actions, answer=answer)


async def show_line(interaction: Interaction) -> None:
    table = await chouette_here(interaction)
    player = table.player_of(user_of(interaction))
    await show(interaction, line_panel(table, player.id if player else None), table)


async def join(interaction: Interaction, at: AtTable) -> None:
    """Joining accepts the options."""
    await do_actions(interaction, at, Join(), answer=JOINED)


async def leave(interaction: Interaction, at: AtTable) -> None:
    await do_actions(interaction, at, Leave())


async def ask_to_go(interaction: Interaction, action: Leave | GoAway, *, is_sure: bool) -> None:
    """Leave the channel's chouette, or sit out, after one more question; in a lobby there is none."""
    table = await chouette_here(interaction)
    player = table.player_of(user_of(interaction))
    possible = () if player is None else legal_actions(table.chouette, player.id)
    if is_sure or player is None or action not in possible or not table.chouette.number:
        await do_actions(interaction, Here(table.id), action)
    else:
        await show(interaction, seat_page(table, player.id, PAGE_OF[type(action)]), table)


async def start_game(interaction: Interaction, at: AtTable) -> None:
    await do_actions(interaction, at, StartGame())


async def press_machine(interaction: Interaction, pressed: CustomId) -> None:
    """Let the host have the bot itself join at a level, which is asked first, or leave."""
    at = Here(pressed.table)
    if pressed.argument == NO_MACHINE:
        await do_actions(interaction, at, SendMachine())
        return
    await check_opponent(interaction, phrase("chouettes-machine-missing"))
    if not pressed.argument:
        table = await read(interaction, at.table, chouette_of_host, user_of(interaction), at.table)
        await show(interaction, machine_panel(), table)
        return
    if pressed.argument not in list(Level):
        raise UnknownButton(pressed.argument)
    await act(interaction, at, MACHINE_JOINED, seat_machine, dice_of(interaction), Level(pressed.argument))


async def agree_to_stake(interaction: Interaction, at: AtTable) -> None:
    await do_actions(interaction, at, AgreeToStake())


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


async def show_rules(interaction: Interaction, at: AtTable) -> None:
    await show(interaction, rules_panel(await read(interaction, at.table, load_chouette, at.table)))
