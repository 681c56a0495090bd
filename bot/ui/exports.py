"""Handing out matches as files, privately."""

import asyncio
from collections.abc import Collection
from functools import partial

from bot.presenters.exports import export_panel
from bot.presenters.panel import Download
from bot.services.exports import Format, match_read_by, written
from bot.ui.desk import Interaction
from bot.ui.history import reader_of
from bot.ui.layout import NOBODY, PanelView


async def export(
    interaction: Interaction, table_id: int | None, formats: Collection[Format], *, has_position: bool
) -> None:
    """Hand out a table's match in some formats, and the ids of its position; the channel's for None."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    work = partial(match_read_by, reader=reader_of(interaction), table_id=table_id)
    table, match = await interaction.client.desk.store.run(work)
    files = await asyncio.to_thread(written, table, match, formats)
    downloads = [Download(file.name, file.content) for file in files]
    left_out = [(file.format, file.left_out) for file in files]
    view = PanelView(export_panel(table, downloads, left_out, has_position=has_position))
    await interaction.followup.send(view=view, files=view.files, ephemeral=True, allowed_mentions=NOBODY)
