"""The slash commands of a channel: look at its board, and get help."""

from functools import partial
from typing import Final

from discord import app_commands

from bot.commands.contexts import also_directly
from bot.presenters.diagram import THEMES
from bot.presenters.help import help_panel
from bot.presenters.panel import Panel
from bot.services.posting import owe_again
from bot.services.tables import load_hosted
from bot.services.work import UnitOfWork
from bot.table import AnyTable, ChouetteTable
from bot.ui import answering, looking
from bot.ui.chouettes import looking as chouettes
from bot.ui.desk import Interaction
from bot.ui.here import hosted_here
from bot.ui.publishing import publish_change
from bot.ui.replies import guarded, show

LOOKS: Final = [app_commands.Choice(name=name, value=name) for name in THEMES]
SIDES: Final = [app_commands.Choice(name=side.value, value=side.value) for side in looking.Whose]


@app_commands.command(description="Look at this channel's board, as you alone see it")
@app_commands.describe(
    side="Whose side to look from, if not as in your settings",
    theme="How the board looks, if not as in your settings; clear is made for colour-blind eyes",
    repost="Post the live board again for everyone, at the bottom of the channel",
)
@app_commands.choices(side=SIDES, theme=LOOKS)
@also_directly
async def board(interaction: Interaction, side: str = "", theme: str = "", *, repost: bool = False) -> None:
    """Show the board privately, or post it again."""
    await guarded(interaction, _repost(interaction) if repost else _look(interaction, side, theme))


@app_commands.command(name="help", description="How to play, and every command")
@also_directly
async def help_(interaction: Interaction) -> None:
    """Explain the game and the commands."""
    await guarded(interaction, show(interaction, help_panel()))


async def _look(interaction: Interaction, side: str, theme: str) -> None:
    table = await hosted_here(interaction)
    whose = looking.Whose(side) if side else None
    if isinstance(table, ChouetteTable):
        await chouettes.show_board(interaction, table, whose, THEMES.get(theme))
    else:
        await looking.show_board(interaction, table, whose, THEMES.get(theme))


async def _repost(interaction: Interaction) -> None:
    desk = interaction.client.desk
    user, channel = interaction.user.id, interaction.channel_id or 0
    work = partial(owe_again, channel=channel, snowflake=user, at=desk.now())
    table = await desk.store.run(work)
    await publish_change(interaction, table.id, partial(_reposted, table_id=table.id, reader=user))


def _reposted(uow: UnitOfWork, table_id: int, reader: int) -> tuple[AnyTable, Panel]:
    table = load_hosted(uow, table_id)
    return table, answering.posted_panel(table, reader)
