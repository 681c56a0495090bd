"""The slash command that draws a position for everyone."""

from discord import app_commands

from bot.ui import positions
from bot.ui.desk import Interaction
from bot.ui.replies import guarded

LONGEST_POSITION = 500
LONGEST_NOTE = 500


@app_commands.command(description="Draw a position for everyone here: an XGID, a GNU id, or checkers")
@app_commands.describe(
    position="XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA, or 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5",
    note="What to say about it, such as a question",
)
async def position(
    interaction: Interaction,
    position: app_commands.Range[str, 1, LONGEST_POSITION],
    note: app_commands.Range[str, 0, LONGEST_NOTE] = "",
) -> None:
    """Draw a position."""
    await guarded(interaction, positions.post_position(interaction, position, note))
