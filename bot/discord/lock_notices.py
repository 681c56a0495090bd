"""Says that a thread was locked, in the channel around it: those who play in the thread can type there."""

import discord

from bot.discord.components import NOBODY, PanelView, board_url, text_of
from bot.discord.message_search import own_messages
from bot.play.outbox import Note
from bot.play.panels import locked_panel
from bot.play.pending_posts import PendingLock, mark_lock_told


async def tell_of_lock(client: discord.Client, pending: PendingLock, *, is_untried: bool) -> Note:
    """Say it, unless an earlier attempt did; of a private thread, and of a post in a forum, nothing is said.

    It notifies nobody: whoever must act was notified before.
    """
    thread = client.get_channel(pending.channel) or await client.fetch_channel(pending.channel)
    if isinstance(thread, discord.Thread) and not thread.is_private():
        place, panel = thread.parent, locked_panel(pending.table, board_url(pending.table))
        if isinstance(place, discord.TextChannel) and (is_untried or not await _is_posted(place, panel.text)):
            await place.send(view=PanelView(panel), allowed_mentions=NOBODY, nonce=pending.nonce)
    return lambda uow, at: mark_lock_told(uow, pending, at)


async def _is_posted(place: discord.TextChannel, text: str) -> bool:
    async for message in own_messages(place, place.guild.me):
        if text_of(message) == text:
            return True
    return False
