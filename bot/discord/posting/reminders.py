"""Delivers reminders, in the channel or by direct messages, and removes what has had its say.

Direct messages that are closed are not tried again and again. A reminder of unknown fate is looked for before
it is sent again.
"""

from dataclasses import replace
from typing import Final

import discord

from bot.discord.wire.components import PlainView, board_url, pinging, text_of
from bot.discord.wire.direct_channels import DirectChannels, NotNow, NotToday
from bot.discord.wire.failures import CLOSED_TO_DIRECT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_refusal
from bot.discord.wire.message_search import own_messages
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, MessageSnowflake
from bot.play.base.table import Player, Table
from bot.play.pages.panels import reminder_panel
from bot.play.posts.outbox import RecordOutcome
from bot.play.posts.scheduling import (
    PendingReminder,
    PendingRemoval,
    mark_reminder_posted,
    mark_reminder_refused,
    mark_removed,
    put_off_reminder,
    redirect_reminder,
)
from bot.play.text.words import mentioning

DIRECT_TRIED: Final = 4
"""Then a reminder comes in the channel: within a minute."""
GONE: Final = frozenset({UNKNOWN_MESSAGE, UNKNOWN_CHANNEL})


class ReminderDelivery:
    """The way of reminders to people, and out of their sight again."""

    def __init__(self, client: discord.Client, direct: DirectChannels) -> None:
        self._client = client
        self._direct = direct

    async def bring(self, pending: PendingReminder, *, is_untried: bool, may_search: bool) -> RecordOutcome:
        """Deliver a reminder, unless an earlier attempt did.

        Args:
            pending: The reminder.
            is_untried: Whether no attempt can have delivered it.
            may_search: Whether Discord shows the bot the messages of the table's channel.
        """
        try:
            message = await self._brought(pending, is_untried=is_untried, may_search=may_search)
        except NotToday as wait:
            if pending.table.channel is not None:
                return lambda uow, at: redirect_reminder(uow, pending, at)
            tomorrow = wait.until
            return lambda uow, _at: put_off_reminder(uow, pending, tomorrow)
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: put_off_reminder(uow, pending, until)
        except discord.HTTPException as error:
            if pending.is_direct and pending.table.channel is not None and _is_in_vain(pending, error):
                return lambda uow, at: redirect_reminder(uow, pending, at)
            if not pending.is_direct or error.code not in CLOSED_TO_DIRECT:
                raise
            return lambda uow, at: mark_reminder_refused(uow, pending, at)
        return lambda uow, at: mark_reminder_posted(uow, pending, message, at)

    async def _brought(
        self, pending: PendingReminder, *, is_untried: bool, may_search: bool
    ) -> MessageSnowflake:
        """The message of a reminder; raises NotNow, or NotToday if it is direct."""
        may_search = may_search or pending.is_direct
        try:
            place = await self._place(pending.table, pending.player, is_direct=pending.is_direct)
            message = None if is_untried or not may_search else await self._found(pending, place)
            return message or await self._sent(pending, place, may_ping=is_untried or may_search)
        except discord.HTTPException as error:
            quarantined = await self._direct.heed(error)
            if quarantined and pending.is_direct:
                raise quarantined from error
            raise

    async def remove(self, pending: PendingRemoval) -> RecordOutcome:
        try:
            if isinstance(pending.place, Player):
                place = await self._place(pending.table, pending.place, is_direct=True)
            else:
                place = self._messageable(pending.place, pending.table.guild)
            await place.get_partial_message(pending.message).delete()
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: put_off_reminder(uow, pending, until)
        except discord.HTTPException as error:
            if error.code not in GONE | CLOSED_TO_DIRECT:
                raise
        return lambda uow, at: mark_removed(uow, pending, at)

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
        panel = reminder_panel(
            pending.table, pending.player, _url(pending), pending.at, is_direct=pending.is_direct
        )
        notified = [pending.player] if may_ping and not pending.is_direct else []
        view = PlainView(replace(panel, text=mentioning(panel.text, [pending.player], notified)))
        message = await place.send(
            view.text, view=view, allowed_mentions=pinging(notified), nonce=pending.nonce
        )
        return MessageSnowflake(message.id)

    async def _place(self, table: Table, player: Player, *, is_direct: bool) -> discord.PartialMessageable:
        """Where the reminder goes; raises NotNow, or NotToday."""
        if not is_direct and table.channel is not None:
            return self._messageable(table.channel, table.guild)
        own = next((board for board in table.boards if board.owner == player.id), None)
        return self._messageable(own.channel if own else await self._direct.of(player))

    def _messageable(
        self, channel: ChannelSnowflake, guild: GuildSnowflake | None = None
    ) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)


def _is_in_vain(pending: PendingReminder, error: discord.HTTPException) -> bool:
    """Whether Discord has refused a direct message again and again, for whatever reason."""
    return is_refusal(error) and pending.attempts + 1 >= DIRECT_TRIED


def _url(pending: PendingReminder) -> str:
    """Empty while that board stands nowhere."""
    return board_url(pending.table, pending.player.snowflake)


def _is_reminder(message: discord.Message, pending: PendingReminder) -> bool:
    """Whether a message of the bot's reminds the same player of the same board."""
    items = list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
    ways = [item.url for item in items if isinstance(item, discord.ui.Button)]
    is_theirs = pending.is_direct or f"<@{pending.player.snowflake}>" in text_of(message)
    return is_theirs and _url(pending) in ways
