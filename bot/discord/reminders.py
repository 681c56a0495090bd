"""Delivers reminders: in the channel, or by direct messages.

Discord blocks a bot that opens many direct messages quickly, so a few are opened a minute, and none of those
that are closed again and again. A reminder of unknown fate is looked for before it is sent again.
"""

from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.discord.components import PlainView, board_url, pinging, text_of
from bot.discord.failures import CLOSED_TO_DIRECT, OPENED_TOO_FAST, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.discord.message_search import own_messages
from bot.play.keys import ChannelSnowflake, GuildSnowflake, MessageSnowflake, UserSnowflake
from bot.play.outbox import Note
from bot.play.panels import reminder_panel
from bot.play.scheduling import (
    PendingReminder,
    PendingRemoval,
    mark_reminder_posted,
    mark_reminder_refused,
    mark_reminder_removed,
    put_off_reminder,
)
from bot.play.table import Player, Table

OPENED_AT_ONCE: Final = 5
OPENING_SPAN: Final = timedelta(minutes=1)
OPENING_REST: Final = timedelta(minutes=10)  # Discord does not say how long it wants
GONE: Final = frozenset({UNKNOWN_MESSAGE, UNKNOWN_CHANNEL})


class NotNow(Exception):
    """No more direct messages are opened just now, but from `until` on."""

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__(f"direct messages are opened again from {until}")


class ReminderDelivery:
    """The way of reminders to people, and out of their sight again."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._direct: dict[UserSnowflake, ChannelSnowflake] = {}
        self._opened: deque[datetime] = deque(maxlen=OPENED_AT_ONCE)
        self._rests_until = datetime.min.replace(tzinfo=UTC)

    def have_part(self, part: float) -> None:
        """Use a part of what Discord allows the bot, whose other processes use the rest."""
        self._opened = deque(maxlen=max(1, int(OPENED_AT_ONCE * part)))

    async def bring(self, pending: PendingReminder, *, is_untried: bool, may_search: bool) -> Note:
        """Deliver a reminder, unless an earlier attempt did.

        Args:
            pending: The reminder.
            is_untried: Whether no attempt can have delivered it.
            may_search: Whether Discord shows the bot the messages of the table's channel.
        """
        try:
            place = await self._place(pending.table, pending.player, is_direct=pending.is_direct)
            may_search = may_search or pending.is_direct
            message = None if is_untried or not may_search else await self._found(pending, place)
            if message is None:
                message = await self._sent(pending, place, may_ping=is_untried or may_search)
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: put_off_reminder(uow, pending, until)
        except discord.HTTPException as error:
            if not pending.is_direct or error.code not in CLOSED_TO_DIRECT:
                raise
            return lambda uow, at: mark_reminder_refused(uow, pending, at)
        return lambda uow, at: mark_reminder_posted(uow, pending, message, at)

    async def remove(self, pending: PendingRemoval) -> Note:
        try:
            if pending.channel is not None:
                place = self._messageable(pending.channel, pending.table.guild)
            else:
                place = await self._place(pending.table, pending.player, is_direct=True)
            await place.get_partial_message(pending.message).delete()
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: put_off_reminder(uow, pending, until)
        except discord.HTTPException as error:
            if error.code not in GONE | CLOSED_TO_DIRECT:
                raise
        return lambda uow, at: mark_reminder_removed(uow, pending, at)

    async def _found(
        self, pending: PendingReminder, place: discord.PartialMessageable
    ) -> MessageSnowflake | None:
        """The message of an earlier attempt that arrived after all."""
        board = pending.table.board_of(pending.player.snowflake)
        told = [each for each in (pending.before, board and board.message) if each]
        async for message in own_messages(place, self._client.user, max(told, default=None)):
            if _is_reminder(message, pending):
                return MessageSnowflake(message.id)
        return None

    async def _sent(
        self, pending: PendingReminder, place: discord.PartialMessageable, *, may_ping: bool
    ) -> MessageSnowflake:
        panel = reminder_panel(pending.table, pending.player, _url(pending), is_direct=pending.is_direct)
        mentions = pinging([pending.player] if may_ping else [])
        view = PlainView(panel)
        message = await place.send(view.text, view=view, allowed_mentions=mentions, nonce=pending.nonce)
        return MessageSnowflake(message.id)

    async def _place(self, table: Table, player: Player, *, is_direct: bool) -> discord.PartialMessageable:
        """Where the reminder goes; raises NotNow."""
        if not is_direct and table.channel is not None:
            return self._messageable(table.channel, table.guild)
        own = next((board for board in table.boards if board.owner == player.id), None)
        return self._messageable(own.channel if own else await self.opened_for(player))

    async def opened_for(self, player: Player) -> ChannelSnowflake:
        """Raises NotNow."""
        if player.snowflake is None:
            raise ValueError(f"player {player.id} has no direct messages any more")
        if player.snowflake not in self._direct:
            self._direct[player.snowflake] = await self._open(player.snowflake)
        return self._direct[player.snowflake]

    def forget(self, snowflake: UserSnowflake) -> None:
        """Forget where the direct messages go of somebody who was erased."""
        self._direct.pop(snowflake, None)

    async def _open(self, snowflake: UserSnowflake) -> ChannelSnowflake:
        """Raises NotNow if there were too many."""
        now = self._now()
        is_full = len(self._opened) == self._opened.maxlen
        until = max(self._rests_until, self._opened[0] + OPENING_SPAN if is_full else now)
        if now < until:
            raise NotNow(until)
        self._opened.append(now)
        try:
            channel = await self._client.create_dm(discord.Object(snowflake))
        except discord.HTTPException as error:
            if error.code != OPENED_TOO_FAST:
                raise
            self._rests_until = now + OPENING_REST
            raise NotNow(self._rests_until) from error
        return ChannelSnowflake(channel.id)

    def _messageable(
        self, channel: ChannelSnowflake, guild: GuildSnowflake | None = None
    ) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)


def _url(pending: PendingReminder) -> str:
    """Empty while that board stands nowhere."""
    return board_url(pending.table, pending.player.snowflake)


def _is_reminder(message: discord.Message, pending: PendingReminder) -> bool:
    """Whether a message of the bot's reminds the same player of the same board."""
    items = list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
    ways = [item.url for item in items if isinstance(item, discord.ui.Button)]
    is_theirs = pending.is_direct or f"<@{pending.player.snowflake}>" in text_of(message)
    return is_theirs and _url(pending) in ways
