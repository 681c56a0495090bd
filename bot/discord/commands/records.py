"""The slash commands about games that were played: looking back, and bringing records."""

import re
from typing import Final

import discord
from discord import app_commands

from bot.discord import records
from bot.discord.context import Interaction, also_directly, user_of
from bot.discord.records import show_history
from bot.discord.replies import answering
from bot.engine.keys import GameNumber
from bot.play.errors import UnknownTable
from bot.play.exports import Format
from bot.play.history import Search, recent_tables
from bot.play.keys import TableId, UserSnowflake, key_or_none
from bot.play.kind import kind_of
from bot.play.use_case import StoreError

DISCORD_CHOICE_LIMIT: Final = 25
TABLE_NUMBER: Final = re.compile(r"#?(?P<number>[0-9]{1,18})")
MOST_GAMES: Final = 99_999
ALL, POSITION = "all", "position"
KINDS: Final = [
    app_commands.Choice(name=label, value=value)
    for label, value in (
        ("everything", ALL),
        (".mat, which nearly every program reads", Format.MAT.name.lower()),
        (".sgf, for GNU Backgammon", Format.SGF.name.lower()),
        ("text, to be read by people", Format.TEXT.name.lower()),
        ("the position: XGID and GNU's ids", POSITION),
    )
]


@app_commands.command(description="The games that were played: yours, those with a friend, or this server's")
@app_commands.rename(other="with")
@app_commands.describe(
    other="Only those that you played with them", server="All that was played on this server"
)
@also_directly
@answering
async def history(
    interaction: Interaction, other: discord.User | None = None, *, server: bool = False
) -> None:
    is_other = other is not None and other.id != user_of(interaction)
    wanted = Search(UserSnowflake(other.id) if other and is_other else None, is_of_server=server)
    await show_history(interaction, wanted)


@app_commands.command(description="Look at a game again, move by move; only you see it")
@app_commands.describe(
    table="Its number, as in /history; leave it out for this channel's", game="Which game of the match"
)
@also_directly
@answering
async def replay(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    await records.open_replay(interaction, parse_number(table), key_or_none(GameNumber, game))


@app_commands.command(
    name="import", description="Replay a match from a file (.mat, .sgf, Galaxy, Studio), up to 256 KB"
)
@app_commands.describe(file="The match, as the other program has exported it")
@also_directly
@answering
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    await records.import_record(interaction, file)


@app_commands.command(description="Get a match as files for other programs, and its position to be copied")
@app_commands.rename(kind="format")
@app_commands.describe(
    table="Its number, as in /history; leave it out for this channel's", kind="What you want; all if left out"
)
@app_commands.choices(kind=KINDS)
@also_directly
@answering
async def export(interaction: Interaction, table: str = "", kind: str = ALL) -> None:
    formats = tuple(Format) if kind == ALL else [each for each in Format if each.name.lower() == kind]
    has_position = kind in (ALL, POSITION)
    await records.export(interaction, parse_number(table), formats, has_position=has_position)


@export.autocomplete("table")
@replay.autocomplete("table")
async def offer_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The latest tables of the caller whose number or players fit the text so far."""
    try:
        tables = await interaction.client.context.store.run(
            recent_tables, snowflake=user_of(interaction), count=DISCORD_CHOICE_LIMIT
        )
    except StoreError:
        return []
    labels = {table.id: kind_of(table).choice(table) for table in tables}
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=label, value=f"#{number}")
        for number, label in labels.items()
        if typed in label.casefold()
    ]


def parse_number(text: str) -> TableId | None:
    """Such as "#17"; None for an empty text; raises UnknownTable for anything else."""
    if not text.strip():
        return None
    match = TABLE_NUMBER.fullmatch(text.strip())
    if match is None:
        raise UnknownTable
    return TableId(int(match["number"]))
