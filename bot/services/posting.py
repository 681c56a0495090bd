"""What Discord is still owed: boards to post or to edit, and old boards to fold into a line of the log.

The outbox says that a table's board is owed, not how it looks: it is drawn from the table as it stands when
it is delivered, so a late delivery shows the present and skips what was overtaken.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from bot.places import Trouble
from bot.services.access import ThreadPlace, note_thread
from bot.services.chouettes.room_steps import OwedClosing, OwedIdle, OwedRoom, next_of_room
from bot.services.errors import NotSeated
from bot.services.here import hosted_here
from bot.services.lapsing import lapse_challenge
from bot.services.notices import OwedNotice, OwedRemoval, next_notice
from bot.services.owed import NOBODYS, OwedBoard, OwedFinal, OwedFold, Owners
from bot.services.owed_boards import board_owed, final_owed, fold_owed, owner_of
from bot.services.promises import note_shown
from bot.services.tables import BOARD, FINAL, FOLD, load_hosted, owe_at, owe_board, owe_fold
from bot.services.threads import OwedThread, next_thread
from bot.table import AnyTable, Hosted, LiveBoard
from storage import OutboxRecord, UnitOfWork

FIRST_RETRY = timedelta(seconds=5)
LAST_RETRY = timedelta(hours=1)
LAST_RETRY_IN_TROUBLE = timedelta(days=1)
REFUSALS_TRIED = 18
"""How often Discord may refuse a place, over four days; then it is left alone until something changes."""
NEVER = timedelta(days=36500)
NO_TIME = timedelta()
FOLDS_TRIED = 8
ALL_OF_A_TABLE = 1_000_000

SHOWN = (BOARD, FINAL)
"""What shows the table, and holds up all else in its place."""

Owed = (
    OwedBoard
    | OwedFinal
    | OwedFold
    | OwedNotice
    | OwedRemoval
    | OwedRoom
    | OwedClosing
    | OwedThread
    | OwedIdle
)


def tables_owed(uow: UnitOfWork, now: datetime) -> list[int]:
    """Return our keys of the tables with something owed, those that wait longest first."""
    return uow.outbox.tables_due(now)


def next_owed_at(uow: UnitOfWork) -> datetime | None:
    """Return when the next of what Discord is owed is due, which may be past; None if it is owed nothing."""
    return uow.outbox.next_due_at()


def is_shown(uow: UnitOfWork, table_id: int, owner: int | None) -> bool:
    """Tell whether Discord has taken all that shows a table to everybody, or to the owner of a board."""
    rows = uow.outbox.pending(table_id, limit=ALL_OF_A_TABLE)
    return not any(row.kind in SHOWN and owner_of(row) == owner for row in rows)


def next_owed(uow: UnitOfWork, table_id: int, now: datetime, besides: Owners = NOBODYS) -> Owed | None:
    """Return what Discord is owed next for a table and is due: a board besides those of some, then the rest.

    Where a board is still owed, all else waits for it; the last board of a game comes before the next game's.
    A board is due with all that it settles: what becomes owed at a place is tried there at once.
    """
    rows = uow.outbox.pending(table_id, limit=ALL_OF_A_TABLE)
    if not any(row.due_at <= now for row in rows):
        return None
    table = load_hosted(uow, table_id)
    boards = _boards_owed(uow, table, rows, now)
    for board, owed in boards.items():
        if board.owner in besides or not any(row.due_at <= now for row in owed):
            continue
        finals = (final_owed(uow, table, board, row, now) for row in owed if row.kind == FINAL)
        if (final := next((each for each in finals if each is not None), None)) is not None:
            return final
        if any(row.kind == BOARD for row in owed):
            return board_owed(uow, table, board, [row for row in owed if row.kind == BOARD])
    due = list(_due_beside_boards(rows, boards, now))
    urgent = next_of_room(uow, table, due, now) or next_notice(uow, table, due, now)
    return urgent or next_thread(uow, table, due) or _next_fold(uow, table, due, now)


def _due_beside_boards(
    rows: Iterable[OutboxRecord], boards: Iterable[LiveBoard], now: datetime
) -> Iterator[OutboxRecord]:
    """Yield what is due besides boards; a board that is still owed holds up all else in its place."""
    waiting = {board.owner for board in boards}
    for row in rows:
        if row.kind not in SHOWN and row.due_at <= now and not waiting & {None, owner_of(row)}:
            yield row


def _next_fold(
    uow: UnitOfWork, table: AnyTable, due: Iterable[OutboxRecord], now: datetime
) -> OwedFold | None:
    folds = (fold_owed(uow, table, row, now) for row in due if row.kind == FOLD)
    return next((fold for fold in folds if fold is not None), None)


def _boards_owed(
    uow: UnitOfWork, table: AnyTable, rows: Sequence[OutboxRecord], now: datetime
) -> Mapping[LiveBoard, list[OutboxRecord]]:
    """Return the places where a board is owed, longest first; what is owed in no place any more is void."""
    places = {board.owner: board for board in table.boards}
    owed: dict[LiveBoard, list[OutboxRecord]] = {}
    for row in rows:
        if row.kind in SHOWN and owner_of(row) in places:
            owed.setdefault(places[owner_of(row)], []).append(row)
        elif row.kind in SHOWN:
            uow.outbox.mark_delivered([row.id], now)
    return owed


def posted(
    uow: UnitOfWork,
    owed: OwedBoard,
    message: int,
    at: datetime,
    version: int | None = None,
    thread: ThreadPlace | None = None,
) -> None:
    """Note that a board is shown by `message`, as it was at `version`; None means as it is.

    What became owed at later versions stays owed. The message that it replaces is to be folded. `thread` is
    where it stands, if it is a thread.
    """
    version = owed.table.version if version is None else version
    if version == owed.table.version:  # what an earlier one shows is noted once it is edited
        note_shown(uow, owed.table.id, owed.board.owner, message, owed.dice)
    uow.outbox.mark_delivered([row.id for row in owed.rows if row.version <= version], at)
    if owed.attempts:
        uow.trouble.clear(owed.board.channel)
    if message != owed.board.message:
        if thread is not None:
            note_thread(uow, thread)
        _set_message(uow, owed.table, owed.board, message, version)
        owe_fold(uow, owed.table, owed.board, at, until=version)


def kept(uow: UnitOfWork, owed: OwedFinal, at: datetime) -> None:
    """Note that the last board of a game was posted."""
    uow.outbox.mark_delivered([owed.row.id], at)
    if owed.attempts:
        uow.trouble.clear(owed.board.channel)


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

    It is due again after a while, each time after twice as long, and not before what Discord wants is over;
    in the end each hour, but ever more rarely where the place is in trouble, and then not before something
    changes: Discord bans who asks too often for what it has refused. A fold or a removal is given up after
    some attempts: what it would tidy up is an old message. So is the end of a thread that nobody needs any
    more.
    """
    channel = _troubled_channel(owed)
    if trouble is Trouble.DELETED and channel is not None and lapse_challenge(uow, channel, at):
        return
    if trouble is not None and channel is not None:
        uow.trouble.note(channel, owed.table.guild, trouble.value, at)
    if isinstance(owed, OwedFold | OwedRemoval | OwedClosing | OwedIdle) and owed.attempts + 1 >= FOLDS_TRIED:
        uow.outbox.mark_delivered([row.id for row in owed.rows], at)
        return
    for row in owed.rows:
        uow.outbox.mark_failed(row.id, error, at, at + max(_wait(owed.attempts, trouble), wait))


def put_off(uow: UnitOfWork, table_id: int, error: str, at: datetime) -> None:
    """Note that nothing of what a table is owed can be delivered now; other tables have their turn."""
    for row in uow.outbox.pending(table_id, limit=ALL_OF_A_TABLE):
        uow.outbox.mark_failed(row.id, error, at, at + _wait(row.attempts))


def owe_again(uow: UnitOfWork, channel: int, snowflake: int, at: datetime) -> AnyTable:
    """Owe the board here once more to one of its players, as a new message that mentions nobody.

    Raises:
        NoTable: Nothing was ever played there.
        NotSeated: They do not play at that table.

    """
    table = hosted_here(uow, channel, snowflake)
    board = table.board_of(snowflake)
    if board is None or table.player_of(snowflake) is None:
        raise NotSeated(table)
    owe_at(uow, table, board, at, is_new=True)
    return table


def owe_all_again(uow: UnitOfWork, at: datetime) -> None:
    """Owe the boards of all open tables once more, because their messages are gone."""
    for table_id in uow.tables.open_ids():
        table = load_hosted(uow, table_id)
        for board in table.boards:
            _set_message(uow, table, board, None, table.version)
        owe_board(uow, table, at, is_new=True)


def _wait(attempts: int, trouble: Trouble | None = None) -> timedelta:
    if trouble is not None and attempts + 1 >= REFUSALS_TRIED:
        return NEVER
    doublings: int = 2 ** min(attempts, 20)
    return min(FIRST_RETRY * doublings, LAST_RETRY if trouble is None else LAST_RETRY_IN_TROUBLE)


def _troubled_channel(owed: Owed) -> int | None:
    """Return the channel that is in trouble if Discord does not take something there; None if none is."""
    match owed:
        case OwedBoard() | OwedFinal():
            return owed.board.channel
        case OwedNotice(is_direct=False):
            return owed.table.channel
        case _:
            return None


def _set_message(uow: UnitOfWork, table: Hosted, board: LiveBoard, message: int | None, version: int) -> None:
    """Store which message shows a board; whoever was erased meanwhile has none of their own any more."""
    if board.owner is None:
        uow.tables.set_live_message(table.id, message, version)
    elif any(each.player_id == board.owner for each in uow.direct_boards.of_table(table.id)):
        uow.direct_boards.set_message(table.id, board.owner, message, version)
