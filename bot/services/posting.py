"""What Discord is still owed: boards to post or to edit, and old boards to fold into a line of the log.

The outbox says that a table's board is owed, not how it looks: it is drawn from the table as it stands when
it is delivered, so a late delivery shows the present and skips what was overtaken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.engine import Event
from bot.services.errors import NotSeated
from bot.services.looking import events_since
from bot.services.tables import BOARD, latest_table, load_table, owe_board
from bot.table import Player, Table
from storage import OutboxRecord, UnitOfWork

FOLD = "fold"
FIRST_RETRY = timedelta(seconds=5)
LAST_RETRY = timedelta(hours=1)
SURELY_UNTRIED = timedelta(seconds=2)
"""What is younger was just saved by the one who delivers it; what is older may have been tried before."""


@dataclass(frozen=True, slots=True)
class OwedBoard:
    """The live board of a table.

    Args:
        rows: Our keys of the outbox rows that it settles; the last of them is its nonce.
        attempts: How often Discord has refused it.
        since: When it was first owed, and at which version.
        table: The table as it stands.
        news: What happened since the live message was posted.
        is_new: Whether it is a message of its own, or an edit of the live one.
        mention: Whom it must notify.

    """

    rows: tuple[int, ...]
    attempts: int
    since: tuple[datetime, int]
    table: Table
    news: Sequence[Event]
    is_new: bool
    mention: tuple[Player, ...]

    def may_be_posted(self, now: datetime) -> bool:
        """Tell whether it may stand in the channel already: an earlier attempt ended nobody knows how."""
        return self.is_new and (self.attempts > 0 or now - self.since[0] > SURELY_UNTRIED)


@dataclass(frozen=True, slots=True)
class OwedFold:
    """A message that was a table's live board, to be folded into what happened on it."""

    rows: tuple[int, ...]
    attempts: int
    table: Table
    message: int
    news: Sequence[Event]


Owed = OwedBoard | OwedFold


def tables_owed(uow: UnitOfWork, now: datetime) -> list[int]:
    """Return our keys of the tables with something owed, those that wait longest first."""
    return list(dict.fromkeys(row.table_id for row in uow.outbox.pending(due_by=now)))


def next_owed(uow: UnitOfWork, table_id: int) -> Owed | None:
    """Return what Discord is owed next for a table: its board before any fold; None if nothing."""
    rows = uow.outbox.pending(table_id)
    if not rows:
        return None
    table = load_table(uow, table_id)
    boards = [row for row in rows if row.kind == BOARD]
    return _board(uow, table, boards) if boards else _fold(uow, table, rows[0])


def posted(uow: UnitOfWork, owed: OwedBoard, message: int, at: datetime) -> None:
    """Note that a board was delivered as `message`; the message it replaces is to be folded."""
    uow.outbox.mark_delivered(owed.rows, at)
    old = owed.table.live_message
    if message == old:
        return
    version = owed.table.version
    uow.tables.set_live_message(owed.table.id, message, version)
    if old is not None:
        span = {"message": old, "since": owed.table.live_version, "until": version}
        uow.outbox.add(owed.table.id, version, FOLD, span, at)


def folded(uow: UnitOfWork, owed: OwedFold, at: datetime) -> None:
    """Note that an old board was folded, or is gone."""
    uow.outbox.mark_delivered(owed.rows, at)


def failed(uow: UnitOfWork, owed: Owed, error: str, at: datetime) -> None:
    """Note that Discord did not take it; it is due again after a while, each time after twice as long."""
    wait = min(FIRST_RETRY * 2 ** min(owed.attempts, 20), LAST_RETRY)
    for row in owed.rows:
        uow.outbox.mark_failed(row, error, at, at + wait)


def owe_again(uow: UnitOfWork, channel: int, snowflake: int, at: datetime) -> Table:
    """Owe a channel's latest board once more to a player, as a new message that mentions nobody.

    Raises:
        NoTable: Nothing was ever played there.
        NotSeated: They do not play at that table.

    """
    table = latest_table(uow, channel)
    if table.player_of(snowflake) is None:
        raise NotSeated(table)
    return owe_board(uow, table, at, is_new=True)


def owe_all_again(uow: UnitOfWork, at: datetime) -> None:
    """Owe the boards of all open tables once more, because their messages are gone."""
    for table_id in uow.tables.open_ids():
        table = load_table(uow, table_id)
        uow.tables.set_live_message(table_id, None, table.version)
        owe_board(uow, table, at, is_new=True)


def _board(uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord]) -> OwedBoard:
    new = [row for row in rows if row.payload["is_new"]]
    named = {player for row in new for player in row.payload["mention"]}
    return OwedBoard(
        rows=tuple(row.id for row in rows),
        attempts=max(row.attempts for row in rows),
        since=(rows[0].created_at, rows[0].version),
        table=table,
        news=events_since(uow, table.id, table.live_version),
        is_new=bool(new) or table.live_message is None,
        mention=tuple(table.players[player] for player in table.must_act if player in named),
    )


def _fold(uow: UnitOfWork, table: Table, row: OutboxRecord) -> OwedFold:
    since, until = row.payload["since"], row.payload["until"]
    news = events_since(uow, table.id, since, until)
    return OwedFold((row.id,), row.attempts, table, row.payload["message"], news)
