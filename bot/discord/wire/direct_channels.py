"""Where people's direct messages go: opened slowly, and few a day with people who are new to the bot."""

import logging
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.discord.wire.failures import OPENED_TOO_FAST, QUARANTINED, is_cut_off
from bot.play.base.keys import ChannelSnowflake, UserSnowflake
from bot.play.base.table import Player
from bot.play.base.use_case import Caller, Store
from bot.play.posts.direct_messages import (
    QUARANTINE_REST,
    NobodyNew,
    begin_direct_messages,
    forget_beginning,
    is_quarantined,
    record_quarantine,
)

LOG: Final = logging.getLogger(__name__)
OPENED_AT_ONCE: Final = 5
OPENING_SPAN: Final = timedelta(minutes=1)
OPENING_REST: Final = timedelta(minutes=10)  # Discord does not say how long it wants


class NotNow(Exception):
    """No more direct messages are opened just now, but from `until` on."""

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__(f"direct messages are opened again from {until}")


class NotToday(NotNow):
    """None are opened with people who are new to the bot, for hours."""


class DirectChannels:
    """The channels of people's direct messages."""

    def __init__(self, client: discord.Client, store: Store, now: Callable[[], datetime]) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._known: dict[UserSnowflake, ChannelSnowflake] = {}
        self._opened: deque[datetime] = deque(maxlen=OPENED_AT_ONCE)
        self._rests_until = datetime.min.replace(tzinfo=UTC)

    def have_part(self, part: float) -> None:
        """Use a part of what Discord allows the bot in a minute, whose other processes use the rest."""
        self._opened = deque(maxlen=max(1, int(OPENED_AT_ONCE * part)))

    async def is_quarantined(self) -> bool:
        """Whether Discord has said so within two days; it does not say when that ends."""
        return await self._store.run(is_quarantined, at=self._now())

    async def of(self, player: Player) -> ChannelSnowflake:
        """Open a player's direct messages, unless it is known where they go.

        Raises:
            NotNow: Too many were opened in the last minute.
            NotToday: They are new to the bot, as too many others were today, or it is quarantined.
            discord.HTTPException: Discord does not open them.
        """
        if player.snowflake is None:
            raise ValueError(f"player {player.id} has no direct messages any more")
        return await self._of(player.snowflake)

    async def of_person(self, person: Caller) -> ChannelSnowflake:
        """The same for somebody who need not be a player yet: they become one. Raises as `of` does."""
        return await self._of(person.snowflake, person)

    def forget(self, snowflake: UserSnowflake) -> None:
        """Forget where the direct messages go of somebody who was erased."""
        self._known.pop(snowflake, None)

    async def heed(self, error: discord.HTTPException) -> NotToday | None:
        """Open none with new people for hours if Discord says that the bot is quarantined.

        The log says so once.
        """
        if error.code != QUARANTINED:
            return None
        now = self._now()
        if not await self._store.run(record_quarantine, at=now):
            LOG.warning(
                "Discord has quarantined the bot: it may write directly only to people whom it has written "
                "to before. Appeal in the developer portal, or at https://dis.gd/contact"
            )
        return NotToday(now + QUARANTINE_REST)

    async def _of(self, snowflake: UserSnowflake, newcomer: Caller | None = None) -> ChannelSnowflake:
        if snowflake not in self._known:
            self._known[snowflake] = await self._begun(snowflake, newcomer)
        return self._known[snowflake]

    async def _begun(self, snowflake: UserSnowflake, newcomer: Caller | None) -> ChannelSnowflake:
        """Open direct messages; somebody new counts, unless Discord has surely not opened any."""
        try:
            is_new = await self._store.run(
                begin_direct_messages, snowflake=snowflake, at=self._now(), newcomer=newcomer
            )
        except NobodyNew as error:
            raise NotToday(error.until) from error
        try:
            return await self._open(snowflake)
        except Exception as error:
            if is_new and not is_cut_off(error):
                await self._store.run(forget_beginning, snowflake=snowflake)
            raise

    async def _open(self, snowflake: UserSnowflake) -> ChannelSnowflake:
        now = self._now()
        is_full = len(self._opened) == self._opened.maxlen
        until = max(self._rests_until, self._opened[0] + OPENING_SPAN if is_full else now)
        if now < until:
            raise NotNow(until)
        self._opened.append(now)
        try:
            channel = await self._client.create_dm(discord.Object(snowflake))
        except discord.HTTPException as error:
            if quarantined := await self.heed(error):
                raise quarantined from error
            if error.code != OPENED_TOO_FAST:
                raise
            self._rests_until = now + OPENING_REST
            raise NotNow(self._rests_until) from error
        return ChannelSnowflake(channel.id)
