"""The slash commands about dice that can be verified."""

from typing import Final

from discord import app_commands

from bot.discord.commands.records import MOST_GAMES, offer_tables, parse_number
from bot.discord.context import ALSO_DIRECTLY, Interaction
from bot.discord.dice import give_words, show_dice, show_totals
from bot.discord.replies import answering
from bot.engine.keys import GameNumber
from bot.play.dice_proofs import LONGEST_WORDS
from bot.play.keys import key_or_none

dice: Final = app_commands.Group(
    name="dice",
    description="Where the dice come from, and that they are fair",
    allowed_contexts=ALSO_DIRECTLY,
)


@dice.command(name="show", description="What a game's dice come from; once it is over, the proof")
@app_commands.describe(
    table="Its number, as in /history; leave it out for this channel's",
    game="Which game of the match; leave it out for the one in play",
)
@app_commands.autocomplete(table=offer_tables)
@answering
async def show(
    interaction: Interaction, table: str = "", game: app_commands.Range[int, 1, MOST_GAMES] | None = None
) -> None:
    await show_dice(interaction, parse_number(table), key_or_none(GameNumber, game))


@dice.command(name="words", description="Add your own words to the dice of the next game here")
@app_commands.describe(text="Anything you like; both players can read it in the proof")
@answering
async def words(interaction: Interaction, text: app_commands.Range[str, 1, LONGEST_WORDS]) -> None:
    await give_words(interaction, text)


@dice.command(name="server", description="How the dice have fallen on this server, and whether that is fair")
@answering
async def server(interaction: Interaction) -> None:
    await show_totals(interaction)
