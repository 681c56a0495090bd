"""Chouettes on Discord: one player in the box against all the others; their commands and buttons."""

from typing import ClassVar

from bot.discord.chouette import actions
from bot.discord.kind import DiscordKind
from bot.discord.service.context import Interaction
from bot.discord.wire.custom_ids import CommandRef
from bot.engine import RollDice, WinKind
from bot.engine.chouette import StartGame
from bot.engine.keys import PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.chouette.intents import Intent
from bot.play.chouette.lifecycle import Done
from bot.play.chouette.panels import side_panel
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import Panel
from bot.play.display.picture import View


class ChouetteOnDiscord(DiscordKind[ChouetteTable]):
    """Actions in a chouette: with the player's own cube, as their role allows."""

    stored_as: ClassVar[str] = ChouetteTable.kind

    async def roll(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.handle_actions(interaction, CommandRef(table.id), RollDice())

    async def double(self, interaction: Interaction, table: ChouetteTable, *, is_sure: bool) -> None:
        await actions.do_intent(interaction, CommandRef(table.id), Intent.DOUBLE, is_sure=is_sure)

    async def take(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.do_intent(interaction, CommandRef(table.id), Intent.TAKE)

    async def drop(self, interaction: Interaction, table: ChouetteTable, *, is_sure: bool) -> None:
        await actions.do_intent(interaction, CommandRef(table.id), Intent.PASS, is_sure=is_sure)

    async def beaver(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.do_intent(interaction, CommandRef(table.id), Intent.BEAVER)

    async def go_on(self, interaction: Interaction, table: ChouetteTable) -> None:
        await actions.handle_actions(interaction, CommandRef(table.id), StartGame())

    async def resign(
        self, interaction: Interaction, table: ChouetteTable, kind: WinKind | None, *, is_sure: bool
    ) -> None:
        """Show whom the player may concede to: there is nothing else to resign."""
        await actions.show_seat(interaction, CommandRef(table.id), "concede")

    def done_panel(self, outcome: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
        return actions.done_panel(outcome, table, user)

    def board_panel(self, table: ChouetteTable, view: View, player: PlayerId | None) -> Panel:
        return side_panel(table, view, player)
