"""What Discord is still owed: boards to post or to edit, and old boards to fold into a line of the log.

The outbox says that a table's board is owed, not how it looks: it is drawn from the table as it stands when
it is delivered, so a late delivery shows the present and skips what was overtaken.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.engine import TimedOut
from bot.places import Trouble
from bot.services.errors import NotSeated
from bot.services.looking import chouette_happenings_since, happenings_since
from bot.services.notices import OwedNotice, OwedRemoval, next_notice
from bot.services.settings import preferences_of_server
from bot.services.tables import BOARD, hosted_of, latest_hosted, owe_board, record_of
from bot.table import (
    AnyTable,
    ChouetteTable,
    Hosted,
    News,
    Player,
    Withdrawal,
)
from storage import OutboxRecord, UnitOfWork

FOLD = "fold"
FIRST_RETRY = timedelta(seconds=5)
LAST_RETRY = timedelta(hours=1)
NO_TIME = timedelta()
FOLDS_TRIED = 8
ALL_OF_A_TABLE = 1_000_000
MOST_WAITING = 1000
"""How many posts of all tables are looked through for one that belongs before a table's first."""


@dataclass(frozen=True, slots=True)
class OwedBoard:
    """The live board of a table.

    Args:
        rows: The outbox rows that it settles, oldest first.
        table: The table as it stands.
        news: What happened since the live message was posted.
        is_new: Whether it is a message of its own, or an edit of the live one.
        mention: Whom it must notify.
        theme: The name of the theme that the table's server has chosen; "" for none.
        after: Our keys of older tables whose boards the channel is still owed, and gets first.

    """

    rows: tuple[OutboxRecord, ...]
    table: AnyTable
    news: News
    is_new: bool
    mention: tuple[Player, ...]
    theme: str
    after: tuple[int, ...] = ()

    @property
    def attempts(self) -> int:
        """How often Discord has not taken it."""
        return max(row.attempts for row in self.rows)

    @property
    def nonce(self) -> int:
        """What Discord knows this very post by: our key of its last row."""
        return self.rows[-1].id

    @property
    def since(self) -> datetime:
        """When it was first owed."""
        return self.rows[0].created_at

    @property
    def first_version(self) -> int:
        """The version of the table at which it was first owed."""
        return self.rows[0].version


@dataclass(frozen=True, slots=True)
class OwedFold:
    """A message that was a table's live board, to be folded into what happened on it.

    `channel` is where it stands: not where the table does, if that was moved since.
    """

    row: OutboxRecord
    table: AnyTable
    message: int
    news: News
    channel: int

    @property
    def rows(self) -> tuple[OutboxRecord, ...]:
        """The outbox row that it settles."""
        return (self.row,)

    @property
    def attempts(self) -> int:
        """How often Discord has not taken it."""
        return self.row.attempts


Owed = OwedBoard | OwedFold | OwedNotice | OwedRemoval


def tables_owed(uow: UnitOfWork, now: datetime) -> list[int]:
    """Return our keys of the tables with something owed, those that wait longest first."""
    return uow.outbox.tables_due(now)


def is_anything_owed(uow: UnitOfWork) -> bool:
    """Tell whether Discord is owed anything, be it due or not."""
    return bool(uow.outbox.pending(limit=1))


def next_owed(uow: UnitOfWork, table_id: int, now: datetime) -> Owed | None:
    """Return what Discord is owed next for a table: its board, then what is due of the rest."""
    rows = uow.outbox.pending(table_id, limit=ALL_OF_A_TABLE)
    boards = [row for row in rows if row.kind == BOARD]
    due = [row for row in rows if row.due_at <= now]
    if not boards and not due:
        return None
    table = _load(uow, table_id)
    if boards:
        return _board(uow, table, boards)
    folds = (row for row in due if row.kind == FOLD)
    return next_notice(uow, table, due, now) or next((_fold(uow, table, row) for row in folds), None)


def posted(uow: UnitOfWork, owed: OwedBoard, message: int, at: datetime, version: int | None = None) -> None:
    """Note that a board is shown by `message`, as it was at `version`; None means as it is.

    What became owed at later versions stays owed. The message that it replaces is to be folded.
    """
    version = owed.table.version if version is None else version
    uow.outbox.mark_delivered([row.id for row in owed.rows if row.version <= version], at)
    if owed.attempts:
        uow.trouble.clear(owed.table.channel)
    if message != owed.table.live_message:
        uow.tables.set_live_message(owed.table.id, message, version)
        owe_fold(uow, owed.table, at, until=version)


def owe_fold(uow: UnitOfWork, table: Hosted, at: datetime, until: int | None = None) -> None:
    """Owe the fold of what was a table's live board, if it had one, into what happened until a version."""
    if table.live_message is not None:
        span = {
            "message": table.live_message,
            "channel": table.channel,
            "since": table.live_version,
            "until": table.version if until is None else until,
        }
        uow.outbox.add(table.id, table.version, FOLD, span, at)


def folded(uow: UnitOfWork, owed: OwedFold, at: datetime) -> None:
    """Note that an old board was folded, or is gone."""
    uow.outbox.mark_delivered([owed.row.id], at)


def failed(
    uow: UnitOfWork,
    owed: Owed,
    error: str,
    at: datetime,
    trouble: Trouble | None = None,
    wait: timedelta = NO_TIME,
) -> None:
    """Note that Discord did not take it, and what is wrong with the place if that is why.

    It is due again after a while, each time after twice as long, and not before what Discord wants is over. A
    fold or a removal is given up after some attempts: what it would tidy up is an old message.
    """
    is_of_place = isinstance(owed, OwedBoard) or (isinstance(owed, OwedNotice) and not owed.is_direct)
    if trouble is not None and is_of_place:
        uow.trouble.note(owed.table.channel, owed.table.guild, trouble.value, at)
    if isinstance(owed, OwedFold | OwedRemoval) and owed.attempts + 1 >= FOLDS_TRIED:
        uow.outbox.mark_delivered([row.id for row in owed.rows], at)
        return
    for row in owed.rows:
        uow.outbox.mark_failed(row.id, error, at, at + max(_wait(owed.attempts), wait))


def put_off(uow: UnitOfWork, table_id: int, error: str, at: datetime) -> None:
    """Note that nothing of what a table is owed can be delivered now; other tables have their turn."""
    for row in uow.outbox.pending(table_id, limit=ALL_OF_A_TABLE):
        uow.outbox.mark_failed(row.id, error, at, at + _wait(row.attempts))


def owe_again(uow: UnitOfWork, channel: int, snowflake: int, at: datetime) -> AnyTable:
    """Owe a channel's latest board once more to a player, as a new message that mentions nobody.

    Raises:
        NoTable: Nothing was ever played there.
        NotSeated: They do not play at that table.

    """
    table = latest_hosted(uow, channel)
    if table.player_of(snowflake) is None:
        raise NotSeated(table)
    owe_board(uow, table.id, table.version, at, is_new=True)
    return table


def owe_all_again(uow: UnitOfWork, at: datetime) -> None:
    """Owe the boards of all open tables once more, because their messages are gone."""
    for table_id in uow.tables.open_ids():
        version = uow.tables.get(table_id).version
        uow.tables.set_live_message(table_id, None, version)
        owe_board(uow, table_id, version, at, is_new=True)


def _wait(attempts: int) -> timedelta:
    doublings: int = 2 ** min(attempts, 20)
    return min(FIRST_RETRY * doublings, LAST_RETRY)


def _load(uow: UnitOfWork, table_id: int) -> AnyTable:
    return hosted_of(uow, record_of(uow, table_id))


def _news(uow: UnitOfWork, table: AnyTable, since: int, until: int | None = None) -> News:
    if isinstance(table, ChouetteTable):
        return chouette_happenings_since(uow, table.id, since, until)
    return happenings_since(uow, table.id, since, until)


def _board(uow: UnitOfWork, table: AnyTable, rows: Sequence[OutboxRecord]) -> OwedBoard:
    news = _news(uow, table, table.live_version)
    new = [row for row in rows if row.payload["is_new"]]
    named = {player for row in new for player in row.payload["mention"]}
    return OwedBoard(
        rows=tuple(rows),
        table=table,
        news=news,
        is_new=bool(new) or table.live_message is None,
        mention=tuple(table.players[player] for player in _concerned(table, news) if player in named),
        theme=preferences_of_server(uow, table.guild).theme,
        after=() if table.live_message is not None else _owed_before(uow, table),
    )


def _owed_before(uow: UnitOfWork, table: Hosted) -> tuple[int, ...]:
    """Return our keys of the tables before this one, in its channel, whose boards are still owed."""
    boards = (row for row in uow.outbox.pending(limit=MOST_WAITING) if row.kind == BOARD)
    older = sorted({row.table_id for row in boards if row.table_id < table.id})
    return tuple(each for each in older if uow.tables.get(each).channel_snowflake == table.channel)


def _concerned(table: AnyTable, news: News) -> Iterable[int]:
    """Return our keys of whom a new board may notify: all whom it waits for; all who are left at its end.

    A game that was lost on time is told to both; so is a time that is out, or more of it that is asked for.
    """
    if isinstance(table, ChouetteTable):
        return table.waits_for
    is_abandoned = table.state.challenge.withdrawal is Withdrawal.ERASED
    is_about_time = table.time is not None and (table.time.is_out or table.time.is_asked)
    is_lost = any(isinstance(each.event, TimedOut) for each in news)
    return table.players if is_abandoned or is_about_time or is_lost else table.waits_for


def _fold(uow: UnitOfWork, table: AnyTable, row: OutboxRecord) -> OwedFold:
    news = _news(uow, table, row.payload["since"], row.payload["until"])
    channel = row.payload.get("channel", table.channel)
    return OwedFold(row, table, row.payload["message"], news, channel)
