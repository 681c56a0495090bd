"""Brings the channels what they are owed: live boards, and old boards folded into a line.

What is owed stands in the outbox until Discord has taken it, so a crash or an outage delays a board and
never loses one. One table is delivered by one task at a time.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.presenters.boards import folded_panel, table_panel
from bot.presenters.diagram import THEMES, Theme, View
from bot.services import posting
from bot.services.posting import Owed, OwedBoard, OwedFold
from bot.services.work import Store, StoreError, UnitOfWork
from bot.table import Player
from bot.ui.finding import find_board
from bot.ui.layout import NOBODY, PanelView
from bot.ui.reopening import THREAD_IS_ARCHIVED, reopen, trouble_in

LOG: Final = logging.getLogger(__name__)
EDITS_TRIED: Final = 3


class Delivery:
    """The way from the outbox to the channels."""

    def __init__(
        self, client: discord.Client, store: Store, now: Callable[[], datetime], theme: Theme
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._theme = theme
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def hold(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which a table's place may be changed: nothing is delivered meanwhile."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def deliver_due(self) -> None:
        """Deliver whatever is due, table by table."""
        for table_id in await self._store.run(partial(posting.tables_owed, now=self._now())):
            await self.deliver(table_id)

    async def deliver(self, table_id: int) -> bool:
        """Deliver what one table owes its channel; False if its board cannot be shown now, and stays owed."""
        lock = self.hold(table_id)
        try:
            async with lock:
                return await self._deliver_all(table_id)
        except StoreError:
            LOG.exception("table %d: what it is owed cannot be read or noted now", table_id)
        except Exception as error:
            LOG.exception("table %d: what it is owed cannot be made out", table_id)
            reason = f"{type(error).__name__}: {error}"
            await self._store.run(partial(posting.put_off, table_id=table_id, error=reason, at=self._now()))
        return False

    async def _deliver_all(self, table_id: int) -> bool:
        while (owed := await self._store.run(self._next_owed(table_id))) is not None:
            if not await self._delivered(owed) and isinstance(owed, OwedBoard):
                return False
        return True

    def _next_owed(self, table_id: int) -> Callable[[UnitOfWork], Owed | None]:
        return partial(posting.next_owed, table_id=table_id, now=self._now())

    async def _delivered(self, owed: Owed) -> bool:
        try:
            note = await self._deliver(owed)
        except (discord.DiscordException, OSError) as error:
            LOG.warning("table %d: Discord did not take %s: %s", owed.table.id, type(owed).__name__, error)
            await self._put_off(owed, error)
            return False
        except Exception as error:
            LOG.exception("table %d: %s cannot be delivered", owed.table.id, type(owed).__name__)
            await self._put_off(owed, error)
            return False
        await self._store.run(note)
        return True

    async def _deliver(self, owed: Owed) -> Callable[[UnitOfWork], None]:
        """Bring Discord what it is owed, if need be to a thread that is opened again; return what to note."""
        try:
            return await self._bring(owed)
        except discord.HTTPException as error:
            if error.code != THREAD_IS_ARCHIVED or await reopen(self._client, _place(owed)) is not None:
                raise
        return await self._bring(owed)

    async def _bring(self, owed: Owed) -> Callable[[UnitOfWork], None]:
        if isinstance(owed, OwedBoard):
            return partial(posting.posted, owed=owed, message=await self._post(owed), at=self._now())
        await self._fold(owed)
        return partial(posting.folded, owed=owed, at=self._now())

    async def _put_off(self, owed: Owed, error: Exception) -> None:
        reason = f"{type(error).__name__}: {error}"
        trouble = trouble_in(error)
        work = partial(posting.failed, owed=owed, error=reason, at=self._now(), trouble=trouble)
        await self._store.run(work)

    async def _post(self, owed: OwedBoard) -> int:
        """Post or edit a live board and return its message; one that was deleted is posted anew.

        So is one that cannot be edited: Discord limits the edits of messages older than an hour (30046).
        """
        may_edit = not owed.is_new and owed.attempts < EDITS_TRIED
        if may_edit and owed.table.live_message is not None:
            try:
                await self._edit(owed, owed.table.live_message)
            except discord.NotFound:
                LOG.info("table %d: its live board was deleted; posting it again", owed.table.id)
            else:
                return owed.table.live_message
        if owed.may_be_posted(self._now()):
            return await self._post_once(owed)
        return await self._send(owed, owed.mention)

    async def _post_once(self, owed: OwedBoard) -> int:
        """Post a board unless an earlier attempt did; where nobody can tell, without a ping."""
        if not self._may_search(owed):
            return await self._send(owed, ())
        found = await find_board(self._channel(owed), owed.table, owed.since[1], self._client.user)
        if found is None:
            return await self._send(owed, owed.mention)
        LOG.info("table %d: its board was posted already, as message %d", owed.table.id, found)
        await self._edit(owed, found)
        return found

    async def _edit(self, owed: OwedBoard, message: int) -> None:
        view = self._view(owed)
        await self._message(owed, message).edit(view=view, attachments=view.files, allowed_mentions=NOBODY)

    async def _send(self, owed: OwedBoard, mention: Sequence[Player]) -> int:
        view = self._view(owed)
        people = [discord.Object(player.snowflake) for player in mention if player.snowflake is not None]
        message = await self._channel(owed).send(
            view=view,
            files=view.files,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
            nonce=owed.rows[-1],
        )
        return message.id

    def _view(self, owed: OwedBoard) -> PanelView:
        look = View(theme=THEMES.get(owed.theme, self._theme))
        return PanelView(table_panel(owed.table, owed.news, look), owed.table)

    async def _fold(self, owed: OwedFold) -> None:
        is_moved = owed.channel != owed.table.channel
        view = PanelView(folded_panel(owed.table, owed.news, is_moved=is_moved))
        try:
            await self._message(owed, owed.message).edit(view=view, attachments=[], allowed_mentions=NOBODY)
        except discord.NotFound:
            LOG.info("table %d: the old board was deleted; nothing to fold", owed.table.id)

    def _may_search(self, owed: Owed) -> bool:
        """Tell whether Discord shows the bot the channel's messages: without the permission it shows none."""
        channel = self._client.get_channel(owed.table.channel)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).read_message_history

    def _channel(self, owed: Owed) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(_place(owed), guild_id=owed.table.guild)

    def _message(self, owed: Owed, message: int) -> discord.PartialMessage:
        return self._channel(owed).get_partial_message(message)


def _place(owed: Owed) -> int:
    """Return the channel where something is owed."""
    return owed.channel if isinstance(owed, OwedFold) else owed.table.channel
