"""The slash commands about games that were played: looking back, and bringing records."""

import re
from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.presenters import sentences
from bot.services.errors import UnknownTable
from bot.services.history import Search, recent_tables
from bot.services.work import StoreError
from bot.ui import replays
from bot.ui.desk import Interaction
from bot.ui.history import show_history
from bot.ui.replies import guarded

DISCORD_CHOICE_LIMIT: Final = 25
TABLE_NUMBER: Final = re.compile(r"#?(?P<number>[0-9]{1,18})")
MOST_GAMES: Final = 99_999


@app_commands.command(description="The games that were played: yours, those with a friend, or this server's")
@app_commands.rename(other="with")
@app_commands.describe(
    other="Only those that you played with them", server="All that was played on this server"
)
@app_commands.guild_only()
async def history(
    interaction: Interaction, other: discord.User | None = None, *, server: bool = False
) -> None:
    """List games, newest first."""
    is_other = other is not None and other.id != interaction.user.id
    wanted = Search(other.id if other and is_other else None, is_of_server=server)
    await guarded(interaction, show_history(interaction, wanted))


@app_commands.command(description="Look at a game again, move by move; only you see it")
@app_commands.describe(
    table="Its number, as in /history; leave it out for this channel's", game="Which game of the match"
)
@app_commands.guild_only()
async def replay(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    """Replay a game."""
    await guarded(interaction, _replay(interaction, table, game))


@app_commands.command(
    name="import", description="Replay a match from a file (.mat, Galaxy, Studio), up to 256 KB"
)
@app_commands.describe(file="The match, as the other program has exported it")
@app_commands.guild_only()
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    """Read a match record, and replay it."""
    await guarded(interaction, replays.import_record(interaction, file))


@replay.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the tables that somebody played at last, those whose number or players fit what is typed."""
    work = partial(recent_tables, snowflake=interaction.user.id, count=DISCORD_CHOICE_LIMIT)
    try:
        tables = await interaction.client.desk.store.run(work)
    except StoreError:
        return []
    labels = {table.id: sentences.table_choice(table) for table in tables}
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=label, value=f"#{number}")
        for number, label in labels.items()
        if typed in label.casefold()
    ]


async def _replay(interaction: Interaction, table: str, game: int | None) -> None:
    await replays.open_replay(interaction, parse_number(table), game)


def parse_number(text: str) -> int | None:
    """Return the number of a table, such as "#17"; None for nothing; raises UnknownTable for the rest."""
    if not text.strip():
        return None
    match = TABLE_NUMBER.fullmatch(text.strip())
    if match is None:
        raise UnknownTable
    return int(match["number"])
