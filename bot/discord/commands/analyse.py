"""How a finished game or match was played."""

from discord import app_commands

from bot.discord.analysis import analyse_import, analyse_table
from bot.discord.commands.records import DISCORD_CHOICE_LIMIT, MOST_GAMES, latest_tables, parse_number
from bot.discord.context import Interaction, also_directly
from bot.discord.replies import answering
from bot.play.analyses import ALL_GAMES
from bot.text.catalogue import phrase

IMPORT = "import"
"""Instead of a table: what the caller imported last."""


@app_commands.command()
@also_directly
@answering
async def analyse(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    if table.strip().casefold() == IMPORT:
        await analyse_import(interaction, None, game or ALL_GAMES)
    else:
        await analyse_table(interaction, parse_number(table), game or ALL_GAMES)


@analyse.autocomplete("table")
async def offer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The caller's latest tables, and their latest import."""
    label = phrase("analysis-latest-import")
    fits = current.strip().casefold() in label.casefold()
    latest = [app_commands.Choice(name=label, value=IMPORT)] if fits else []
    return [*(await latest_tables(interaction, current))[: DISCORD_CHOICE_LIMIT - 1], *latest]
