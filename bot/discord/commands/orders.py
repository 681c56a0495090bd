"""The slash commands of standing orders, second thoughts, and notes."""

from typing import Final

from discord import app_commands

from bot.discord import notes, publishing
from bot.discord.context import Interaction, also_directly
from bot.discord.orders import show_orders_here
from bot.discord.replies import answering

LONGEST_NOTE: Final = 500


@app_commands.command(
    description="Your standing orders at this table: what the bot does for you at your turn"
)
@also_directly
@answering
async def orders(interaction: Interaction) -> None:
    await show_orders_here(interaction)


@app_commands.command(description="Ask to take back your last play or double; your opponent may grant it")
@also_directly
@answering
async def takeback(interaction: Interaction) -> None:
    await publishing.ask_takeback_here(interaction)


@app_commands.command(description="A note to yourself about this table; shows it without options")
@app_commands.describe(text="What to write instead of the note before", clear="Delete the note")
@also_directly
@answering
async def note(
    interaction: Interaction,
    text: app_commands.Range[str, 0, LONGEST_NOTE] | None = None,
    *,
    clear: bool = False,
) -> None:
    written = "" if clear and not text else text
    if written is None:
        await notes.show_note(interaction)
    else:
        await notes.change_note(interaction, written)
