"""Where people's direct messages go: opened slowly, and few a day with people who are new to the bot.

Discord quarantines a bot that opens many: until whoever runs it has appealed, it may write only to people
whom it has written to before.
"""

import logging
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.discord.failures import OPENED_TOO_FAST, QUARANTINE_REST, QUARANTINED
from bot.play.keys import ChannelSnowflake, UserSnowflake
from bot.play.settings import note_written_to, was_written_to
from bot.play.table import Player
from bot.play.use_case import Store

LOG: Final = logging.getLogger(__name__)
OPENED_AT_ONCE: Final = 5
OPENING_SPAN: Final = timedelta(minutes=1)
OPENING_REST: Final = timedelta(minutes=10)  # Discord does not say how long it wants
NEW_A_DAY: Final = 15
"""Discord gives no number; reports of quarantined bots begin at 20 new people
(https://github.com/discord-php/DiscordPHP/issues/467, https://github.com/17teen/Discord-Mass-DM-Tool/issues/11).
"""
DAY: Final = timedelta(days=1)


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
        self._new: deque[datetime] = deque(maxlen=NEW_A_DAY)
        self._rests_until = self._quarantined_until = datetime.min.replace(tzinfo=UTC)

    def have_part(self, part: float) -> None:
        """Use a part of what Discord allows the bot, whose other processes use the rest."""
        self._opened = deque(maxlen=max(1, int(OPENED_AT_ONCE * part)))
        self._new = deque(maxlen=max(1, int(NEW_A_DAY * part)))

    @property
    def is_quarantined(self) -> bool:
        """Whether Discord has said so within two days; it does not say when that ends."""
        return self._now() < self._quarantined_until + (2 * DAY - QUARANTINE_REST)

    async def of(self, player: Player) -> ChannelSnowflake:
        """Raises as `of_person` does."""
        if player.snowflake is None:
            raise ValueError(f"player {player.id} has no direct messages any more")
        return await self.of_person(player.snowflake)

    async def of_person(self, snowflake: UserSnowflake) -> ChannelSnowflake:
        """Open somebody's direct messages, unless it is known where they go.

        Raises:
            NotNow: Too many were opened in the last minute.
            NotToday: They are new to the bot, as too many others were today, or it is quarantined.
            discord.HTTPException: Discord does not open them.
        """
        if snowflake not in self._known:
            is_new = not await self._store.run(was_written_to, snowflake=snowflake)
            self._known[snowflake] = await self._open(snowflake, is_new=is_new)
            if is_new:
                await self._store.run(note_written_to, snowflake=snowflake, at=self._now())
        return self._known[snowflake]

    def forget(self, snowflake: UserSnowflake) -> None:
        """Forget where the direct messages go of somebody who was erased."""
        self._known.pop(snowflake, None)

    def heed(self, error: discord.HTTPException) -> NotToday | None:
        """Open none with new people for hours if Discord says that the bot is quarantined.

        The log says so once.
        """
        if error.code != QUARANTINED:
            return None
        if not self.is_quarantined:
            LOG.warning(
                "Discord has quarantined the bot: it may write directly only to people whom it has written "
                "to before. Appeal in the developer portal, or at https://dis.gd/contact"
            )
        self._quarantined_until = self._now() + QUARANTINE_REST
        return NotToday(self._quarantined_until)

    async def _open(self, snowflake: UserSnowflake, *, is_new: bool) -> ChannelSnowflake:
        now = self._now()
        if is_new:
            self._check_today(now)
        is_full = len(self._opened) == self._opened.maxlen
        until = max(self._rests_until, self._opened[0] + OPENING_SPAN if is_full else now)
        if now < until:
            raise NotNow(until)
        self._opened.append(now)
        if is_new:
            self._new.append(now)
        try:
            channel = await self._client.create_dm(discord.Object(snowflake))
        except discord.HTTPException as error:
            if quarantined := self.heed(error):
                raise quarantined from error
            if error.code != OPENED_TOO_FAST:
                raise
            self._rests_until = now + OPENING_REST
            raise NotNow(self._rests_until) from error
        return ChannelSnowflake(channel.id)

    def _check_today(self, now: datetime) -> None:
        is_full = len(self._new) == self._new.maxlen
        until = max(self._quarantined_until, self._new[0] + DAY if is_full else now)
        if now < until:
            raise NotToday(until)
