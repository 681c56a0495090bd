"""How a finished game or match was played."""

from discord import app_commands

from bot.discord.analysis import analyse_table
from bot.discord.commands.records import MOST_GAMES, offer_tables, parse_number
from bot.discord.context import Interaction, also_directly
from bot.discord.replies import answering
from bot.play.analyses import ALL_GAMES


@app_commands.command()
@also_directly
@answering
async def analyse(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    await analyse_table(interaction, parse_number(table), game or ALL_GAMES)


analyse.autocomplete("table")(offer_tables)
