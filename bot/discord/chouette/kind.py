"""Chouettes on Discord: one player in the box against all the others; their commands and buttons."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import ClassVar, Final

import discord
from discord import app_commands

from bot.discord.chouette import actions, bets, consulting, editor, ledger
from bot.discord.chouette.agreements import AgreementKeeper
from bot.discord.chouette.team_threads import ThreadKeeper
from bot.discord.commands.options import ChouetteOptions, with_groups
from bot.discord.context import ON_SERVERS, Interaction
from bot.discord.custom_ids import Here
from bot.discord.delivery import NewKeeper
from bot.discord.kind import AnyCommand, DiscordKind, Handler
from bot.discord.replies import answering
from bot.discord.wording import LOSSES, choice, group
from bot.engine import RollDice, WinKind
from bot.engine.chouette import CLUB, ComeBack, GoAway, Leave, SetLastGame, StartGame
from bot.engine.keys import PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.chouette.intents import Intent
from bot.play.chouette.panels import side_panel
from bot.play.chouette.rules import Done
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import Kind, Panel
from bot.play.display.picture import View
from bot.text.catalogue import phrase


def _when(when: str) -> str:
    return phrase("command-choice-when", when=when.replace(" ", "-"))


HOLDS: Final = [choice(partial(_when, when), when) for when in (actions.ON, actions.OFF, actions.EACH_TURN)]
LAST: Final = HOLDS[:2]
LONGEST_PLAY: Final = 500

chouette: Final = group(name="chouette", guild_only=True, allowed_contexts=ON_SERVERS)


@chouette.command()
@with_groups
@answering
async def start(
    interaction: Interaction,
    *,
    typed: ChouetteOptions,
    thread: bool = False,
) -> None:
    await actions.open_lobby(interaction, typed.applied_to(CLUB), has_thread=thread)


@chouette.command()
@with_groups
@answering
async def settings(
    interaction: Interaction,
    *,
    typed: ChouetteOptions,
) -> None:
    here = Here((await actions.chouette_here(interaction)).id)
    if typed.is_empty:
        await editor.start_editing(interaction, here)
    else:
        await editor.set_options(interaction, here, typed.applied_to)


@chouette.command()
@answering
async def join(interaction: Interaction) -> None:
    await actions.join(interaction, Here((await actions.chouette_here(interaction)).id))


@chouette.command()
@answering
async def leave(interaction: Interaction, *, sure: bool = False) -> None:
    await actions.ask_to_go(interaction, Leave(), is_sure=sure)


@chouette.command()
@answering
async def away(interaction: Interaction, *, sure: bool = False) -> None:
    await actions.ask_to_go(interaction, GoAway(), is_sure=sure)


@chouette.command()
@answering
async def back(interaction: Interaction) -> None:
    await actions.do_here(interaction, ComeBack())


@chouette.command()
@answering
async def suggest(interaction: Interaction, play: app_commands.Range[str, 0, LONGEST_PLAY] = "") -> None:
    await consulting.suggest(interaction, play)


@suggest.autocomplete("play")
async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Legal plays that fit the text so far; none for somebody who may not advise now."""
    fits = await consulting.complete(interaction, current)
    return [app_commands.Choice(name=text, value=text) for text in fits]


@chouette.command()
@app_commands.rename(other="with")
@answering
async def settle(
    interaction: Interaction, other: discord.User | None = None, points: int | None = None
) -> None:
    await bets.settle(interaction, other, points)


@chouette.command()
@app_commands.rename(other="to")
@app_commands.choices(loss=LOSSES)
@answering
async def concede(
    interaction: Interaction, other: discord.User | None = None, loss: int | None = None
) -> None:
    kind = None if loss is None else WinKind(loss)
    await bets.concede(interaction, other, kind)


@chouette.command()
@answering
async def proxy(interaction: Interaction, member: discord.User | None = None) -> None:
    await actions.name_proxy(interaction, member)


@chouette.command()
@app_commands.choices(when=HOLDS)
@answering
async def hold(interaction: Interaction, when: str = actions.ON) -> None:
    await actions.hold(interaction, when)


@chouette.command()
@answering
async def line(interaction: Interaction) -> None:
    await actions.show_line(interaction)


@chouette.command(name="ledger")
@answering
async def ledger_(interaction: Interaction) -> None:
    await ledger.show_ledger(interaction)


@chouette.command(name="last")
@app_commands.choices(when=LAST)
@answering
async def last_(interaction: Interaction, when: str = actions.ON) -> None:
    await actions.do_here(interaction, SetLastGame(when == actions.ON))


@chouette.command()
@answering
async def close(interaction: Interaction) -> None:
    await actions.close(interaction)


@chouette.command(name="host")
@answering
async def host_(interaction: Interaction, player: discord.User) -> None:
    await actions.name_host(interaction, player)


class ChouetteOnDiscord(DiscordKind[ChouetteTable]):
    """Actions in a chouette: with the player's own cube, as their role allows."""

    stored_as: ClassVar[str] = ChouetteTable.kind
    handlers: ClassVar[Mapping[StrEnum, Handler]] = {
        Kind.JOIN: actions.join,
        Kind.LEAVE_CHOUETTE: actions.leave,
        Kind.START: actions.start_game,
        Kind.STAKE: actions.agree_to_stake,
        Kind.MACHINE: actions.press_machine,
        Kind.RULES: actions.show_rules,
        Kind.OPTIONS: editor.start_editing,
        Kind.OPTION: editor.continue_editing,
        Kind.PRESET: editor.choose_preset,
        Kind.SET_OPTIONS: editor.save_edited,
        Kind.LEDGER: ledger.turn_page,
        Kind.INTENT: actions.press_intent,
        Kind.ACTION: actions.press_action,
        Kind.CUBES: actions.press_cube,
        Kind.CONFIRM_CUBES: actions.confirm_cubes,
        Kind.SEAT: actions.press_seat,
        Kind.LOOK: actions.press_look,
        Kind.SUGGEST: consulting.suggest_built,
        Kind.SUPPORT: consulting.show_hand,
        Kind.ADOPT: consulting.adopt,
    }
    commands: ClassVar[Sequence[AnyCommand]] = (chouette,)
    keepers: ClassVar[Sequence[NewKeeper]] = (ThreadKeeper, AgreementKeeper)

    async def roll(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.do_actions(interaction, Here(table.id), RollDice())

    async def double(self, interaction: Interaction, table: ChouetteTable, *, is_sure: bool) -> None:
        await actions.do_intent(interaction, Here(table.id), Intent.DOUBLE, is_sure=is_sure)

    async def take(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.do_intent(interaction, Here(table.id), Intent.TAKE)

    async def drop(self, interaction: Interaction, table: ChouetteTable, *, is_sure: bool) -> None:
        await actions.do_intent(interaction, Here(table.id), Intent.PASS, is_sure=is_sure)

    async def beaver(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.do_intent(interaction, Here(table.id), Intent.BEAVER)

    async def go_on(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.do_actions(interaction, Here(table.id), StartGame())

    async def resign(
        self, interaction: Interaction, table: ChouetteTable, kind: WinKind | None, *, is_sure: bool
    ) -> None:
        """Show whom the player may concede to: there is nothing else to resign."""
        await actions.show_seat(interaction, Here(table.id), "concede")

    def done_panel(self, outcome: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
        return actions.done_panel(outcome, table, user)

    def board_panel(self, table: ChouetteTable, view: View, player: PlayerId | None) -> Panel:
        return side_panel(table, view, player)
