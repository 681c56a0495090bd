"""With whom the bot has begun direct messages, and whether it may with others.

Discord quarantines a bot that begins them with many new people: until whoever runs it has appealed, it may
write only to people whom it has written to before. All processes count together.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.play.base.keys import UserSnowflake
from bot.play.base.use_case import Caller
from bot.play.tables.store import meet
from storage import UnitOfWork

NEW_A_DAY: Final = 15
"""Discord gives no number; reports of quarantined bots begin at 20 new people
(https://github.com/discord-php/DiscordPHP/issues/467, https://github.com/17teen/Discord-Mass-DM-Tool/issues/11).
"""
DAY: Final = timedelta(days=1)
QUARANTINE_REST: Final = timedelta(hours=6)
"""How long nobody new is written to after Discord has said that the bot is quarantined."""
QUARANTINE_KNOWN: Final = timedelta(days=2)
"""How long the bot counts as quarantined after that, since Discord does not say when it ends."""


class NobodyNew(Exception):
    """Direct messages may be begun with nobody new, but from `until` on."""

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__(f"direct messages may be begun with nobody new until {until}")


def begin_direct_messages(
    uow: UnitOfWork, snowflake: UserSnowflake, at: datetime, newcomer: Caller | None = None
) -> bool:
    """Note that direct messages are begun with somebody; returns whether they are new to the bot.

    It is noted before Discord is asked, so that processes together begin no more than allowed. Whoever has a
    board in direct messages is not new. A `newcomer`, who need not be a player yet, becomes one.

    Raises:
        NobodyNew: They are new, as many others were within a day, or the bot is quarantined.
    """
    said_at = uow.quarantine.said_at()  # first: processes ask one after the other
    player = uow.players.find(snowflake)
    if player is None and newcomer is not None:
        player = meet(uow, newcomer, at)
    if player is None or player.written_to_at is not None or uow.direct_boards.of_player(player.id):
        return False
    begun = uow.players.last_written_to(NEW_A_DAY)
    may_begin_at = begun[-1] + DAY if len(begun) == NEW_A_DAY else at
    if said_at is not None:
        may_begin_at = max(may_begin_at, said_at + QUARANTINE_REST)
    if at < may_begin_at:
        raise NobodyNew(may_begin_at)
    uow.players.record_written_to(player.id, at)
    return True


def forget_beginning(uow: UnitOfWork, snowflake: UserSnowflake) -> None:
    """Note that direct messages were not begun with somebody after all: they are new still."""
    player = uow.players.find(snowflake)
    if player is not None:
        uow.players.record_written_to(player.id, None)


def record_quarantine(uow: UnitOfWork, at: datetime) -> bool:
    """Note that Discord says the bot is quarantined; returns whether that was known."""
    is_known = is_quarantined(uow, at)
    uow.quarantine.record(at)
    return is_known


def is_quarantined(uow: UnitOfWork, at: datetime) -> bool:
    """Whether Discord has said so within two days."""
    said_at = uow.quarantine.said_at()
    return said_at is not None and at < said_at + QUARANTINE_KNOWN
