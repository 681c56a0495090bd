"""Reminders: owing one to whoever a table waits for, and taking back those that are idle by now.

It knows tables by our key alone, so it serves those of two players and chouettes alike.
"""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.preferences import Reminded, Reminders
from bot.services.preferences import preferences_of_player
from storage import ReminderRecord, UnitOfWork

NOTICE: Final = "notice"
REMOVAL: Final = "removal"
CLOSED_FOR: Final = timedelta(days=7)
"""How long nobody is written to directly after Discord refused it: a bot that goes on trying is blocked."""


def owe_notice(uow: UnitOfWork, table_id: int, version: int, player: int, at: datetime) -> None:
    """Owe a player, by our key, a reminder that a table waits for him: where he has chosen, if he wants any.

    It is void once he does something, and goes out in his waking hours only. Nothing is owed while an earlier
    one is on its way, or the board that mentions him; the one before is removed when this one has arrived.
    """
    wish = preferences_of_player(uow, player).reminders
    if wish.where is Reminded.NEVER or _is_under_way(uow, table_id, player):
        return
    before = uow.reminders.of(table_id, player) or ReminderRecord(table_id, player, 0, None, None)
    uow.reminders.put(replace(before, sent=before.sent + 1))
    add_notice(uow, table_id, version, player, at, is_direct=_is_direct(wish, at))


def add_notice(
    uow: UnitOfWork, table_id: int, version: int, player: int, at: datetime, *, is_direct: bool
) -> None:
    """Owe a reminder by direct message, or in the channel, whatever the player has chosen."""
    uow.outbox.add(table_id, version, NOTICE, {"player": player, "is_direct": is_direct}, at)


def withdraw_notices(
    uow: UnitOfWork, table_id: int, version: int, at: datetime, still_awaited: Collection[int] = ()
) -> None:
    """Take back the reminders of a table that has changed, but for those of players who are still awaited."""
    for reminders in uow.reminders.of_table(table_id):
        if reminders.player_id not in still_awaited:
            owe_removal(uow, reminders, version, at)
            uow.reminders.forget(table_id, reminders.player_id)


def owe_removal(uow: UnitOfWork, reminders: ReminderRecord, version: int, at: datetime) -> None:
    """Owe the removal of the last reminder, if it has arrived.

    Of a direct message, the channel is not stored: it would tell who the player is.
    """
    if reminders.message_snowflake is not None:
        message = {
            "player": reminders.player_id,
            "channel": reminders.channel_snowflake,
            "message": reminders.message_snowflake,
        }
        uow.outbox.add(reminders.table_id, version, REMOVAL, message, at)


def _is_under_way(uow: UnitOfWork, table_id: int, player: int) -> bool:
    """Tell whether a reminder is on its way to a player, or a board that mentions him."""
    for row in uow.outbox.pending(table_id):
        told = [row.payload["player"]] if row.kind == NOTICE else row.payload.get("mention", ())
        if player in told:
            return True
    return False


def _is_direct(wish: Reminders, at: datetime) -> bool:
    is_closed = wish.closed_at is not None and at < wish.closed_at + CLOSED_FOR
    return wish.where is Reminded.DIRECTLY and not is_closed
