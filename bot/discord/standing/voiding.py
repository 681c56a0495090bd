"""`/admin void`: what ended at a table counts no more, and why."""

import logging
from typing import Final

from discord import app_commands

from bot.discord.commands.channel import admin
from bot.discord.commands.records import parse_number
from bot.discord.pressing.replies import NotPossible, answering, say
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, request_of, user_of
from bot.engine.keys import GameNumber
from bot.play.kinds.kind import words_of
from bot.play.tables.voiding import LONGEST_REASON, declare_void
from bot.text.catalogue import phrase

LOG: Final = logging.getLogger(__name__)


@admin.command(name="void")
@answering
async def void(
    interaction: Interaction,
    table: str,
    reason: app_commands.Range[str, 1, LONGEST_REASON],
    game: app_commands.Range[int, 1] | None = None,
    *,
    undo: bool = False,
) -> None:
    """Take a result out of all ratings and sums, or back in; the last board of the table says so."""
    number = parse_number(table)
    if number is None:
        raise NotPossible(phrase("standing-void-which"))
    context = interaction.client.context
    declared = await context.store.run(
        declare_void,
        request=request_of(interaction),
        viewer=viewer_of(interaction),
        table_id=number,
        game=None if game is None else GameNumber(game),
        reason=None if undo else reason,
    )
    LOG.warning("user %d voids table %d; undo: %s", user_of(interaction), number, undo)
    await context.delivery.deliver(declared.id)
    called = words_of(declared).title(declared)
    await say(interaction, phrase("standing-voided", table=called, is_undone=undo))
