"""Chouettes on Discord."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.discord.chouette import actions, consulting, editor, ledger
from bot.discord.chouette.commands import chouette
from bot.discord.chouette.team_threads import ThreadKeeper
from bot.discord.context import Interaction
from bot.discord.custom_ids import Here
from bot.discord.delivery import Keeper
from bot.discord.kind import AnyCommand, DiscordKind, Handler
from bot.engine import RollDice, WinKind
from bot.engine.chouette import StartGame
from bot.engine.keys import PlayerId
from bot.play.chouette.intents import Intent
from bot.play.chouette.panels import side_panel
from bot.play.chouette.rules import Done
from bot.play.chouette.table import ChouetteTable
from bot.play.keys import UserSnowflake
from bot.play.panel import Kind, Panel
from bot.play.picture import View


class ChouetteOnDiscord(DiscordKind[ChouetteTable]):
    """Actions in a chouette: with the player's own cube, as their role allows."""

    stored_as: ClassVar[str] = ChouetteTable.kind
    handlers: ClassVar[Mapping[Kind, Handler]] = {
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
    keepers: ClassVar[Sequence[Keeper]] = (ThreadKeeper,)

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
