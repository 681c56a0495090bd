"""A player's note to themselves: written, shown, and added to what only they see of the table."""

from bot.discord.context import Interaction, channel_of, request_of, user_of
from bot.discord.replies import say, show
from bot.play.panel import Panel
from bot.play.panels import note_panel, with_note
from bot.play.settings import note_here, note_of, write_note
from bot.play.table import Table
from bot.text.catalogue import phrase


async def show_note(interaction: Interaction) -> None:
    _, note = await interaction.client.context.store.run(
        note_here, channel=channel_of(interaction), snowflake=user_of(interaction)
    )
    await show(interaction, note_panel(note))


async def change_note(interaction: Interaction, text: str) -> None:
    """An empty text deletes the note."""
    channel = channel_of(interaction)
    await interaction.client.context.store.run(
        write_note, request=request_of(interaction), channel=channel, text=text
    )
    if text.strip():
        await show_note(interaction)
    else:
        await say(interaction, phrase("turn-note-deleted"))


async def noted(interaction: Interaction, table: Table, panel: Panel) -> Panel:
    """A private panel about a table with its reader's note, if they have one."""
    return with_note(
        panel,
        await interaction.client.context.store.run(
            note_of, table_id=table.id, snowflake=user_of(interaction)
        ),
    )
