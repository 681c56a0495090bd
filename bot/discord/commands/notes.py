"""A player's note to themselves about a table."""

from typing import Final

from discord import app_commands

from bot.discord.context import Interaction, also_directly, channel_of, request_of, user_of
from bot.discord.replies import answering, say, show
from bot.play.panels import note_panel
from bot.play.settings import note_here, write_note
from bot.text.catalogue import phrase

LONGEST_NOTE: Final = 500


@app_commands.command()
@also_directly
@answering
async def note(
    interaction: Interaction,
    text: app_commands.Range[str, 0, LONGEST_NOTE] | None = None,
    *,
    clear: bool = False,
) -> None:
    store, channel = interaction.client.context.store, channel_of(interaction)
    written = "" if clear and not text else text
    if written is not None:
        await store.run(write_note, request=request_of(interaction), channel=channel, text=written)
    if written is None or written.strip():
        _, shown = await store.run(note_here, channel=channel, snowflake=user_of(interaction))
        await show(interaction, note_panel(shown))
    else:
        await say(interaction, phrase("turn-note-deleted"))
