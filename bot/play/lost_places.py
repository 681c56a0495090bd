"""What becomes of a table whose channel or thread was deleted."""

from datetime import datetime

from bot.play.keys import ChannelSnowflake
from bot.play.kind import kind_stored_as
from storage import UnitOfWork


def end_at_lost_place(uow: UnitOfWork, channel: ChannelSnowflake, at: datetime) -> bool:
    """End the table that stood in a deleted place, if its kind wants that; tell whether it did."""
    there = uow.tables.open_in_channel(channel)
    if there is None:
        return False
    is_over = kind_stored_as(there.kind).place_is_gone(uow, uow.tables.hold(there.id), at)
    if is_over:
        uow.trouble.clear(channel)
    return is_over
