"""Handing out matches as files, privately."""

from collections.abc import Collection
from functools import partial

from bot.presenters.chouettes.exports import chouette_export_panel
from bot.presenters.exports import export_panel
from bot.presenters.panel import Download, Panel
from bot.services.access import hosted_read_by
from bot.services.chouettes.exports import (
    ChouetteRecord,
    ChouetteStory,
    archive_of,
    record_of_chouette,
    story_of_chouette,
    written_sessions,
)
from bot.services.exports import ExportedFile, Format, match_read_by, written
from bot.services.heavy import Check
from bot.table import ChouetteTable
from bot.ui.access import reader_of
from bot.ui.desk import Interaction
from bot.ui.layout import PanelView
from bot.ui.responding import acknowledge, respond


async def export(
    interaction: Interaction, table_id: int | None, formats: Collection[Format], *, has_position: bool
) -> None:
    """Hand out what was played at a table, the channel's for None, and the ids of its position."""
    await acknowledge(interaction)
    work = partial(hosted_read_by, reader=reader_of(interaction), table_id=table_id)
    table = await interaction.client.desk.store.run(work)
    if isinstance(table, ChouetteTable):
        view = PanelView(await _chouette_panel(interaction, table, formats))
    else:
        view = PanelView(await _match_panel(interaction, table.id, formats, has_position=has_position))
    await respond(interaction, view)


async def _match_panel(
    interaction: Interaction, table_id: int, formats: Collection[Format], *, has_position: bool
) -> Panel:
    reading = partial(match_read_by, reader=reader_of(interaction), table_id=table_id)
    table, match = await interaction.client.desk.store.run(reading)
    work = partial(written, table, match, formats)
    files = await interaction.client.desk.heavy.run(interaction.user.id, work)
    downloads = [Download(file.name, file.content) for file in files]
    left_out = [(file.format, file.left_out) for file in files]
    return export_panel(table, downloads, left_out, has_position=has_position)


async def _chouette_panel(
    interaction: Interaction, table: ChouetteTable, formats: Collection[Format]
) -> Panel:
    desk = interaction.client.desk
    story = await desk.store.run(partial(story_of_chouette, table=table))
    record, files, archive = await desk.heavy.run(interaction.user.id, partial(_packed, story, formats))
    lacking: dict[str, dict[str, None]] = {}
    for file in files:
        lacking.setdefault(file.format, {}).update(dict.fromkeys(file.left_out))
    left_out = [(name, tuple(what)) for name, what in lacking.items()]
    return chouette_export_panel(table, archive, len(record.sessions), record.left_out, left_out)


def _packed(
    story: ChouetteStory, formats: Collection[Format], check: Check
) -> tuple[ChouetteRecord, list[ExportedFile], Download | None]:
    """Return what was played in a chouette, its files, and all of them in one; this takes a while."""
    record = record_of_chouette(story, check)
    files = list(written_sessions(story.table, record.sessions, formats, check))
    archive = Download(f"chouette-{story.table.id}.zip", archive_of(files)) if files else None
    return record, files, archive
