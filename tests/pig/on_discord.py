"""Pig on Discord: two buttons, and `/roll`, which throws too."""

from collections.abc import Iterable
from typing import ClassVar, Final

from bot.discord.feature import Feature
from bot.discord.kind import DiscordKind
from bot.discord.pressing.actions import PrivateAnswer, handle_action
from bot.discord.service.context import Interaction, dice_of
from bot.discord.wire.custom_ids import CommandRef, CustomId, TableRef
from bot.engine.keys import PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.base.table import Outcome
from bot.play.display.panel import Panel
from bot.play.tables import flow
from bot.play.tables.flow import Plan
from tests.pig.game import Action, Bank, Event, Throw, Thrown
from tests.pig.kind import PIG_LIFECYCLE, PigButton, PigKind, PigTable


def _thrown(done: Outcome[PigTable, Event], _table: PigTable, _user: UserSnowflake) -> Panel:
    dice = [str(each.event.die) for each in done.logged if isinstance(each.event, Thrown)]
    return Panel(f"You threw {', '.join(dice)}." if dice else "Banked.")


ANSWER: Final = PrivateAnswer(_thrown)


async def do(interaction: Interaction, at: TableRef, action: Action) -> None:
    def choose(_table: PigTable, _player: PlayerId) -> Iterable[Action]:
        yield action

    await handle_action(
        interaction, at, ANSWER, flow.apply_action, dice_of(interaction), Plan(PIG_LIFECYCLE, choose)
    )


async def throw(interaction: Interaction, pressed: CustomId) -> None:
    await do(interaction, pressed, Throw())


async def bank(interaction: Interaction, pressed: CustomId) -> None:
    await do(interaction, pressed, Bank())


class PigOnDiscord(DiscordKind[PigTable]):
    stored_as: ClassVar[str] = PigTable.kind

    async def roll(self, interaction: Interaction, table: PigTable) -> None:
        await do(interaction, CommandRef(table.id), Throw())


PIG: Final = Feature(
    name=PigTable.kind,
    tables=PigKind(),
    tables_on_discord=PigOnDiscord(),
    buttons={PigButton.THROW: throw, PigButton.BANK: bank},
)
