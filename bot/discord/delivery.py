"""Brings the channels what they are owed: live boards, and old boards folded into a line.

What is owed stands in the outbox until Discord has taken it, so a crash or an outage delays a board and
never loses one. The boards of one table are delivered by one task at a time, and so are its folds, which may
have to wait long for Discord's limits on edits: no board waits for them. Where each player has a board of his
own, one that Discord refuses holds up no other.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord.chouette.team_threads import Rooms
from bot.discord.failures import (
    THREAD_IS_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    code_of,
    is_ban,
    is_discords,
    is_invalid,
    may_not_edit,
    reopen,
    trouble_in,
    wait_after,
)
from bot.discord.finding import Shown, find_board, is_final_posted
from bot.discord.layout import ANY_EDITION, NOBODY, PanelView, drawn_view, pinging
from bot.discord.reminders import Note, Notices
from bot.play import outbox as posting
from bot.play import threads
from bot.play.access import ThreadPlace
from bot.play.boards import called_thread, final_board, folded, is_called_by_us, live_board, with_dice
from bot.play.chouette.thread_steps import OwedClosing, OwedIdle, OwedRoom
from bot.play.heads_up.picture import THEMES, Theme
from bot.play.outbox import Owed
from bot.play.panel import Panel
from bot.play.pending_posts import NOBODYS, OwedBoard, OwedFinal, OwedFold, Owners
from bot.play.reminders import OwedNotice, OwedRemoval
from bot.play.threads import OwedThread
from bot.play.use_case import Store, StoreError, StoreUnavailable

LOG: Final = logging.getLogger(__name__)
NOT_OURS: Final = frozenset({UNKNOWN_CHANNEL, 10004, 50001, 50013, 160005})
"""No thread that the bot may change: gone, with its server, hidden, forbidden, or locked."""


async def keep_thread(client: discord.Client, owed: OwedThread, now: Callable[[], datetime]) -> Note:
    """Name a thread as what is played there, and archive it if that came to nothing.

    Discord allows two new names in ten minutes; one that is refused for that is owed until later.
    """
    try:
        thread = client.get_channel(owed.channel) or await client.fetch_channel(owed.channel)
        if isinstance(thread, discord.Thread) and _is_ours(client, thread):
            await _put_in_order(thread, called_thread(owed.named_after), is_idle=owed.is_idle)
    except discord.HTTPException as error:
        if error.code not in NOT_OURS:
            raise
        LOG.info("table %d: its thread is left as it is: %s", owed.table.id, error)
    return partial(threads.kept, owed=owed, at=now())


def _is_ours(client: discord.Client, thread: discord.Thread) -> bool:
    own = client.user
    return own is not None and thread.owner_id == own.id and is_called_by_us(thread.name)


async def _put_in_order(thread: discord.Thread, called: str, *, is_idle: bool) -> None:
    """Name a thread, which has to be open for that, and archive it if it was, or is idle."""
    was_archived, is_named = thread.archived, thread.name == called
    if not is_named:
        if was_archived:
            await thread.edit(archived=False)
        await thread.edit(name=called)
    if (is_idle and not was_archived) or (was_archived and not is_named):
        await thread.edit(archived=True)


EDITS_TRIED: Final = 6
TABLES_AT_ONCE: Final = 3
MOST_INVALID: Final = 1000  # in ten minutes; Discord takes 10,000, also from others at this address
INVALID_SPAN: Final = timedelta(minutes=10)
LONGEST_ROUND_SECONDS: Final = 15.0  # what takes longer goes on by itself, and the next round begins

Locks = WeakValueDictionary[int, asyncio.Lock]


class Delivery:
    """The way from the outbox to the channels."""

    def __init__(
        self, client: discord.Client, store: Store, now: Callable[[], datetime], theme: Theme
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._theme = theme
        self._notices = Notices(client, now)
        self._rooms = Rooms(client, self._notices, now)
        self._board_locks = Locks()
        self._fold_locks = Locks()
        self._hands = asyncio.Semaphore(TABLES_AT_ONCE)
        self._under_way: dict[int, asyncio.Task[bool]] = {}
        self._sure_since: datetime | None = None
        self._rests_until = datetime.min.replace(tzinfo=UTC)
        self._invalid: deque[datetime] = deque(maxlen=MOST_INVALID)

    def hold(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which a table's place may be changed: no board is delivered meanwhile."""
        return self._board_locks.setdefault(table_id, asyncio.Lock())

    @property
    def under_way(self) -> Collection["asyncio.Task[bool]"]:
        """What is delivered by itself just now."""
        return self._under_way.values()

    async def deliver_due(self) -> None:
        """Deliver whatever is due, a few tables at a time; a table that takes long holds up no other."""
        if self._now() < self._rests_until:
            return
        for table_id in await self._store.run(partial(posting.tables_owed, now=self._now())):
            if table_id not in self._under_way:
                task = asyncio.create_task(self._deliver_in_turn(table_id))
                self._under_way[table_id] = task
                task.add_done_callback(partial(self._end, table_id))
        if self._under_way:
            await asyncio.wait(self._under_way.values(), timeout=LONGEST_ROUND_SECONDS)

    async def deliver(self, table_id: int) -> bool:
        """Deliver what one table owes; False if a board of it cannot be shown now, and stays owed."""
        refused = await self._guarded(table_id, self._deliver_boards(table_id))
        if refused is None:
            return False
        await self._guarded(table_id, self._deliver_rest(table_id, refused))
        return not refused

    async def _deliver_in_turn(self, table_id: int) -> bool:
        async with self._hands:
            return self._now() >= self._rests_until and await self.deliver(table_id)

    def _end(self, table_id: int, _task: asyncio.Task[bool]) -> None:
        del self._under_way[table_id]

    async def _guarded(self, table_id: int, work: Awaitable[Owners]) -> Owners | None:
        """Do something for a table, and return whose boards Discord has refused.

        What fails here is put off, and fails nothing else: None. So is what the store does not take, such as
        a row that its rules forbid.
        """
        try:
            try:
                return await work
            except StoreUnavailable:
                raise
            except Exception as error:
                LOG.exception("table %d: what it is owed cannot be made out", table_id)
                await self._put_off(table_id, f"{type(error).__name__}: {error}")
        except StoreError:
            LOG.exception("table %d: what it is owed cannot be read or noted now", table_id)
            self._sure_since = self._now()
        return None

    async def _put_off(self, table_id: int, reason: str) -> None:
        await self._store.run(partial(posting.put_off, table_id=table_id, error=reason, at=self._now()))

    async def _deliver_boards(self, table_id: int) -> Owners:
        if self._sure_since is None:
            self._sure_since = self._now()
        refused = NOBODYS
        async with self.hold(table_id):
            while isinstance(owed := await self._next_owed(table_id, refused), OwedBoard | OwedFinal):
                if not await self._is_shown_in_turn(owed):
                    refused |= {owed.board.owner}
        return refused

    async def _is_shown_in_turn(self, owed: OwedBoard | OwedFinal) -> bool:
        """Show a board, after the older ones of its channel, and tell whether Discord has taken them all."""
        for earlier in owed.after if isinstance(owed, OwedBoard) else ():
            await self._guarded(earlier, self._deliver_boards(earlier))
            shown = partial(posting.is_shown, table_id=earlier, owner=owed.board.owner)
            if not await self._store.run(shown):
                await self._store.run(
                    partial(posting.failed, owed=owed, error="an older board comes first", at=self._now())
                )
                return False
        return await self._is_taken(owed, self._show_in_open_thread(owed))

    async def _deliver_rest(self, table_id: int, refused: Owners) -> Owners:
        """Keep the team's thread, bring reminders, remove those that are idle, and fold old boards."""
        async with self._fold_locks.setdefault(table_id, asyncio.Lock()):
            while (owed := await self._next_owed(table_id, refused)) is not None:
                if (work := self._work(owed)) is None:
                    break
                await self._is_taken(owed, work)
        return refused

    def _work(self, owed: Owed) -> Awaitable[Note] | None:
        """Return what brings Discord something else than a board, which is not for now."""
        match owed:
            case OwedFold():
                return self._fold(owed)
            case OwedRemoval():
                return self._notices.remove(owed)
            case OwedNotice():
                sure, may_search = self._is_untried(owed), self._may_search(owed)
                return self._notices.bring(owed, is_untried=sure, may_search=may_search)
            case OwedRoom() | OwedClosing() | OwedIdle():
                return self._work_in_room(owed)
            case OwedThread():
                return keep_thread(self._client, owed, self._now)
            case OwedBoard() | OwedFinal():
                return None

    def _work_in_room(self, owed: OwedRoom | OwedClosing | OwedIdle) -> Awaitable[Note]:
        if isinstance(owed, OwedIdle):
            return self._rooms.retire(owed)
        is_untried = self._is_untried(owed)
        if isinstance(owed, OwedClosing):
            return self._rooms.close(owed, is_untried=is_untried)
        return self._rooms.bring(owed, THEMES.get(owed.theme, self._theme), is_untried=is_untried)

    async def _next_owed(self, table_id: int, besides: Owners) -> Owed | None:
        work = partial(posting.next_owed, table_id=table_id, now=self._now(), besides=besides)
        return await self._store.run(work)

    async def _is_taken(self, owed: Owed, work: Awaitable[Note]) -> bool:
        """Bring Discord something, and note whether it was taken."""
        try:
            note = await work
        except Exception as error:
            if not is_discords(error):
                raise
            await self._note_failure(owed, error)
            return False
        await self._store.run(note)
        return True

    async def _note_failure(self, owed: Owed, error: Exception) -> None:
        reason, wait = f"{type(error).__name__}: {error}", wait_after(error)
        LOG.warning("table %d: Discord did not take %s: %.300s", owed.table.id, type(owed).__name__, reason)
        if is_ban(error):
            self._rests_until = self._now() + wait
        if is_invalid(error):
            self._count_invalid()
        trouble = trouble_in(error)
        note = partial(posting.failed, owed=owed, error=reason, at=self._now(), trouble=trouble, wait=wait)
        await self._store.run(note)

    def _count_invalid(self) -> None:
        """Rest for a while once Discord has refused many calls: it bans whoever sends too many such."""
        now = self._now()
        self._invalid.append(now)
        if len(self._invalid) == MOST_INVALID and now - self._invalid[0] < INVALID_SPAN:
            self._rests_until = max(self._rests_until, self._invalid[0] + INVALID_SPAN)
            LOG.warning("Discord has refused %d calls; nothing is tried again for a while", MOST_INVALID)

    async def _show_in_open_thread(self, owed: OwedBoard | OwedFinal) -> Note:
        """Show a board; an archived thread is opened for it, since nobody can act in one."""
        try:
            return await self._shown(owed)
        except discord.HTTPException as error:
            if error.code != THREAD_IS_ARCHIVED or await reopen(self._client, owed.channel) is not None:
                raise
        return await self._shown(owed)

    async def _shown(self, owed: OwedBoard | OwedFinal) -> Note:
        return await (self._show(owed) if isinstance(owed, OwedBoard) else self._keep(owed))

    async def _keep(self, owed: OwedFinal) -> Note:
        """Post the last board of a game, which notifies nobody, unless an earlier attempt has posted it."""
        channel = self._channel(owed)
        is_searched = not self._is_untried(owed) and self._may_search(owed)
        if not is_searched or not await is_final_posted(channel, owed.ended, owed.board, self._client.user):
            panel = final_board(owed.ended, (), owed.audience, self._theme)
            view = await drawn_view(panel, owed.ended, ANY_EDITION)
            is_silent = owed.board.owner is not None
            await channel.send(
                view=view, files=view.files, allowed_mentions=NOBODY, nonce=owed.nonce, silent=is_silent
            )
        return partial(posting.kept, owed=owed, at=self._now())

    async def _show(self, owed: OwedBoard) -> Note:
        shown = await self._edited(owed) or await self._found(owed) or await self._sent(owed)
        return partial(
            posting.posted,
            owed=owed,
            message=shown.message,
            version=owed.version_at(shown.edition),
            at=self._now(),
            thread=self._thread(owed.channel),
        )

    def _thread(self, channel: int) -> ThreadPlace | None:
        """Return in which channel a thread is; None for what is none."""
        place = self._client.get_channel(channel)
        if not isinstance(place, discord.Thread):
            return None
        return ThreadPlace(place.id, place.parent_id, place.is_private())

    async def _edited(self, owed: OwedBoard) -> Shown | None:
        """Edit the live board; None if a message of its own is owed, or the live one cannot be edited."""
        live = owed.board.message
        if owed.is_new or live is None or owed.attempts >= EDITS_TRIED:
            return None
        view = await self._view(owed)
        try:
            await self._message(owed, live).edit(view=view, attachments=view.files, allowed_mentions=NOBODY)
        except (discord.HTTPException, discord.RateLimited) as error:
            if not may_not_edit(error):
                raise
            LOG.info("table %d: its live board cannot be edited; posting it again: %r", owed.table.id, error)
            return None
        return Shown(live, owed.table.edition)

    async def _found(self, owed: OwedBoard) -> Shown | None:
        """Return the message that an earlier attempt has posted after all; None if there is none."""
        if self._is_untried(owed) or not self._may_search(owed):
            return None
        channel, first = self._channel(owed), owed.first_edition
        return await find_board(channel, owed.table, owed.board, first, self._client.user)

    async def _sent(self, owed: OwedBoard) -> Shown:
        """Post a board, without a ping if nobody can tell whether it was posted before.

        Every direct message notifies, unless it is silent.
        """
        mention = owed.mention if self._is_untried(owed) or self._may_search(owed) else ()
        view = await self._view(owed)
        message = await self._channel(owed).send(
            view=view,
            files=view.files,
            allowed_mentions=pinging(mention),
            nonce=owed.nonce,
            silent=owed.board.owner is not None and not mention,
        )
        return Shown(message.id, owed.table.edition)

    async def _fold(self, owed: OwedFold) -> Note:
        panel = with_dice(self._remains(owed), owed.dice)
        view = await drawn_view(panel, owed.table, None if owed.is_live else ANY_EDITION)
        try:
            message = self._message(owed, owed.message)
            await message.edit(view=view, attachments=view.files, allowed_mentions=NOBODY)
        except discord.NotFound as error:
            if code_of(error) != UNKNOWN_MESSAGE:
                raise
            LOG.info("table %d: the old board was deleted; nothing to fold", owed.table.id)
        return partial(posting.folded, owed=owed, at=self._now())

    def _remains(self, owed: OwedFold) -> Panel:
        """Return what an old board becomes: what happened on it, or the end of a game that it showed."""
        if owed.is_live:
            return live_board(owed.table, owed.news, owed.audience, self._theme)
        if owed.ended is None:
            return folded(owed.table, owed.news, is_moved=owed.is_moved)
        return final_board(owed.ended, owed.news, owed.audience, self._theme, is_moved=owed.is_moved)

    def _is_untried(self, owed: OwedBoard | OwedFinal | OwedNotice | OwedRoom | OwedClosing) -> bool:
        """Tell whether no attempt can have posted it, not even one of which no word was kept."""
        return not owed.attempts and self._sure_since is not None and owed.since >= self._sure_since

    def _may_search(self, owed: OwedBoard | OwedFinal | OwedNotice) -> bool:
        """Tell whether Discord shows the bot the channel's messages: without the permission it shows none."""
        place = owed.table.channel if isinstance(owed, OwedNotice) else owed.channel
        channel = None if place is None else self._client.get_channel(place)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).read_message_history

    async def _view(self, owed: OwedBoard) -> PanelView:
        panel = live_board(owed.table, owed.news, owed.audience, self._theme, owed.dice)
        return await drawn_view(panel, owed.table)

    def _channel(self, owed: OwedBoard | OwedFinal | OwedFold) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(owed.channel, guild_id=owed.table.guild)

    def _message(self, owed: OwedBoard | OwedFold, message: int) -> discord.PartialMessage:
        return self._channel(owed).get_partial_message(message)
