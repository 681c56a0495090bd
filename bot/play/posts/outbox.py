"""The outbox: boards to post or edit, and old boards to collapse into a line of the log.

A row says that a table's board is to be shown, not how it looks: it is drawn from the table as it stands on
delivery, so a late delivery shows the present and skips what was overtaken.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from bot.engine.keys import PlayerId
from bot.play.base.channel_problems import ENDING_UNHEARD, ChannelProblem
from bot.play.base.errors import NotSeated
from bot.play.base.keys import MessageSnowflake, SubjectId, TableId, Version
from bot.play.base.pending_post import PendingPost
from bot.play.base.preferences import NEVER_CHOSEN, Audience, preferences_of_player
from bot.play.base.table import LiveBoard, Table
from bot.play.base.use_case import UNREADABLE, ClaimLost
from bot.play.kinds.kind import kind_of
from bot.play.posts.openings import next_opening
from bot.play.posts.pending_posts import (
    PendingBoard,
    PendingCollapse,
    PendingFinal,
    next_lock,
    next_thread_update,
)
from bot.play.posts.scheduling import next_reminder_post
from bot.play.subjects.posts import PendingElsewhere
from bot.play.subjects.subject import NOBODYS, Owners, known_kinds, subject_of
from bot.play.tables.dice_proofs import record_shown, shown_by, to_be_shown
from bot.play.tables.places import end_at_lost_place
from bot.play.tables.resting import end_problem_and_rest, record_problem
from bot.play.tables.settings import preferences_of_server
from bot.play.tables.store import (
    ALL_OF_A_TABLE,
    BOARD,
    COLLAPSE,
    FINAL,
    enqueue_at,
    enqueue_board,
    enqueue_collapse,
    load_any,
)
from bot.play.tables.visibility import ThreadPlace, Viewer, record_thread, table_in_channel
from storage import OutboxRecord, UnitOfWork

RecordOutcome = Callable[[UnitOfWork, datetime], None]
"""Stores that Discord has taken a post at a moment, or why it has not."""

MOST_SUBJECTS = 100
"""How many subjects have their posts delivered in one run."""

MOST_WAITING = 1000
"""How many posts of all tables are searched for one that goes before a table's first."""


def owner_of(row: OutboxRecord) -> PlayerId | None:
    """The player whose own board a row is about, or who is reminded; None for everybody."""
    owner: PlayerId | None = row.payload.get("owner", row.payload.get("player"))
    return owner


def pending_board(
    uow: UnitOfWork, table: Table, board: LiveBoard, rows: Sequence[OutboxRecord]
) -> PendingBoard:
    """The table's live board in one place, by its rows."""
    kind = kind_of(table)
    news = kind.news_on_board(uow, table, board)
    table = kind.as_shown(uow, table, board.owner)
    new = [row for row in rows if row.payload["is_new"]]
    is_new = bool(new) or board.message is None or kind.begins_game(table, news)
    named = {player for row in new for player in row.payload["mention"]}
    mention = tuple(player for player in kind.may_notify(table, news) if player in named)
    return PendingBoard(
        rows=tuple(rows),
        table=table,
        board=board,
        news=news,
        is_new=is_new,
        mention=tuple(table.players[player] for player in mention),
        called=tuple(table.players[player] for player in table.waits_for),
        audience=_audience(uow, table, board.owner),
        news_since_decision=kind.news_since_decision(uow, table, mention) if mention else (),
        older=() if board.message is not None else _posted_before_this(uow, table, board),
        dice=to_be_shown(uow, table, board, is_new=is_new),
    )


def pending_final(
    uow: UnitOfWork, table: Table, board: LiveBoard, row: OutboxRecord, now: datetime
) -> PendingFinal | None:
    """Void for a game that never ended."""
    ended = kind_of(table).as_ended(uow, table, row.payload["game"])
    if ended is None:
        uow.outbox.mark_delivered([row.id], now)
        return None
    return PendingFinal(row, table, ended, board, _audience(uow, table, board.owner))


def pending_collapse(
    uow: UnitOfWork, table: Table, row: OutboxRecord, now: datetime
) -> PendingCollapse | None:
    """Void in direct messages of an erased person.

    A message that still shows how its table ended is drawn once more.
    """
    owner, channel = owner_of(row), row.payload.get("channel", table.channel)
    if owner is not None:
        found = [each for each in uow.direct_boards.of_table(table.id) if each.player_id == owner]
        channel = found[0].channel_snowflake if found else None
    if channel is None:
        uow.outbox.mark_delivered([row.id], now)
        return None
    message, span = row.payload["message"], (row.payload["since"], row.payload["until"])
    old = kind_of(table).old_message(uow, table, message, span, owner)
    return PendingCollapse(
        row,
        old.table,
        message,
        old.news,
        channel,
        old.ended,
        _audience(uow, table, owner),
        shown_by(uow, table, message),
        is_live=old.is_live,
    )


def _audience(uow: UnitOfWork, table: Table, owner: PlayerId | None) -> Audience:
    """Return the readers, everybody or the board's owner, with their settings."""
    servers = preferences_of_server(uow, table.guild)
    own = NEVER_CHOSEN if owner is None else preferences_of_player(uow, owner)
    return Audience(owner, servers, own)


def _posted_before_this(uow: UnitOfWork, table: Table, board: LiveBoard) -> tuple[TableId, ...]:
    """Older tables in the same place whose boards are still to be posted."""
    pending = uow.outbox.pending(limit=MOST_WAITING)
    boards = (row for row in pending if row.kind == BOARD and owner_of(row) == board.owner)
    older = sorted({row.subject_id for row in boards if row.subject_id < table.id})
    places = {each: uow.tables.place_of(each) for each in older}
    return tuple(TableId(each) for each, place in places.items() if place and place[1] == table.channel)


FIRST_RETRY = timedelta(seconds=5)
LAST_RETRY = timedelta(hours=1)
LAST_RETRY_OF_PROBLEM = timedelta(days=1)
REFUSALS_TRIED = 18
"""How often Discord may refuse a place, over four days; then it is left alone until something changes."""
NEVER = timedelta(days=36500)
NO_TIME = timedelta()
COLLAPSES_TRIED = 18  # over half a day

SHOWN = (BOARD, FINAL)
"""These show the table, and hold up all else in their place."""


def subjects_with_posts(uow: UnitOfWork, now: datetime) -> list[SubjectId]:
    """Those that wait longest first, without those that are left alone."""
    return [SubjectId(key) for key in uow.outbox.subjects_due(now, known_kinds(), limit=MOST_SUBJECTS)]


def take_subjects_with_posts(uow: UnitOfWork, now: datetime) -> list[SubjectId]:
    """As `subjects_with_posts`, at most `MOST_SUBJECTS`; this process looks after them from now on."""
    found = subjects_with_posts(uow, now)
    own = uow.claims.take_all(found, now)
    return [key for key in found if key in own]


def next_post_at(uow: UnitOfWork, now: datetime) -> datetime | None:
    """When the next post is due that is not due yet; None if there is none."""
    return uow.outbox.next_due_at(known_kinds(), after=now)


def next_post_of_subject_at(uow: UnitOfWork, subject_id: SubjectId) -> datetime | None:
    """When a subject's next post is due, which may be past; None if it is owed none."""
    rows = uow.outbox.pending(subject_id, limit=ALL_OF_A_TABLE)
    return min((row.due_at for row in rows), default=None)


def is_shown(uow: UnitOfWork, subject_id: SubjectId, owner: PlayerId | None) -> bool:
    """Whether all boards have arrived that everybody, or their owner, sees."""
    return owner not in owners_of_pending_boards(uow, subject_id)


def owners_of_pending_boards(uow: UnitOfWork, subject_id: SubjectId) -> Owners:
    """Return the owners whose boards have not arrived."""
    rows = uow.outbox.pending(subject_id, limit=ALL_OF_A_TABLE)
    return Owners(owner_of(row) for row in rows if row.kind in SHOWN)


def next_post(
    uow: UnitOfWork, subject_id: SubjectId, now: datetime, besides: Owners = NOBODYS
) -> PendingPost | None:
    """The subject's next post that is due: a board, unless of those `besides`, then the rest.

    While a board has not arrived, all else waits for it, but the word that none can arrive; the final board
    of a game goes before the next game's. A board is due with all that it settles: what is enqueued for a
    place meanwhile is tried there at once.
    """
    return _claimed(uow, _read_next(uow, subject_id, now, besides), now)


def next_post_of(uow: UnitOfWork, table: Table, now: datetime) -> PendingPost | None:
    """As `next_post`, for a table as it was just saved, without reading it again.

    None where the post cannot be made out: the change itself is saved all the same, and `next_post` meets the
    error.
    """
    try:
        rows = _pending_if_due(uow, table.id, now)
        return _claimed(uow, next_among(uow, table, rows, now, NOBODYS), now) if rows else None
    except UNREADABLE:  # delivery meets it again, says so, and puts off the table's posts
        return None


def record_outcome(
    uow: UnitOfWork, record: RecordOutcome, subject_id: SubjectId, now: datetime, besides: Owners
) -> PendingPost | None:
    """Note what became of a post, and return the next as `next_post` does.

    Raises:
        ClaimLost: Another process looks after the subject by now, and has seen to the post itself.
    """
    record(uow, now)
    post = _read_next(uow, subject_id, now, besides)
    is_ours = uow.claims.release(subject_id) if post is None else uow.claims.renew(subject_id, now)
    if not is_ours:
        raise ClaimLost(subject_id)
    return post


def _read_next(uow: UnitOfWork, subject_id: SubjectId, now: datetime, besides: Owners) -> PendingPost | None:
    rows = _pending_if_due(uow, subject_id, now)
    subject = subject_of(uow, subject_id) if rows else None
    return None if subject is None else subject.next_post(uow, subject_id, rows, now, besides)


def _claimed(uow: UnitOfWork, post: PendingPost | None, now: datetime) -> PendingPost | None:
    """A post that is this process's to deliver, which looks after its subject from now on."""
    if post is None or uow.claims.take(post.subject, now):
        return post
    return PendingElsewhere(post.rows[0], post.guild, post.home)


def _pending_if_due(uow: UnitOfWork, subject_id: SubjectId, now: datetime) -> Sequence[OutboxRecord]:
    """All posts of a subject, if any of them is due."""
    rows = uow.outbox.pending(subject_id, limit=ALL_OF_A_TABLE)
    return rows if any(row.due_at <= now for row in rows) else ()


def next_among(
    uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord], now: datetime, besides: Owners
) -> PendingPost | None:
    """A table's next post, of all that it is owed; `next_post` says in which order they come."""
    first = next_opening(uow, table, rows, now) or next_lock(uow, table, rows, now)
    if first is not None:
        return first
    boards = _boards_to_show(uow, table, rows, now)
    for board, pending in boards.items():
        if board.owner in besides or not any(row.due_at <= now for row in pending):
            continue
        finals = (pending_final(uow, table, board, row, now) for row in pending if row.kind == FINAL)
        if (final := next((each for each in finals if each is not None), None)) is not None:
            return final
        if any(row.kind == BOARD for row in pending):
            return pending_board(uow, table, board, [row for row in pending if row.kind == BOARD])
    due = list(_due_beside_boards(rows, boards, now))
    urgent = kind_of(table).next_extra_post(uow, table, due, now) or next_reminder_post(uow, table, due, now)
    return urgent or next_thread_update(uow, table, due) or _next_collapse(uow, table, due, now)


def _due_beside_boards(
    rows: Iterable[OutboxRecord], boards: Iterable[LiveBoard], now: datetime
) -> Iterator[OutboxRecord]:
    """The posts that are due, except boards; a board that has not arrived holds up all else in its place."""
    waiting = {board.owner for board in boards}
    for row in rows:
        if row.kind not in SHOWN and row.due_at <= now and not waiting & {None, owner_of(row)}:
            yield row


def _next_collapse(
    uow: UnitOfWork, table: Table, due: Iterable[OutboxRecord], now: datetime
) -> PendingCollapse | None:
    old = (pending_collapse(uow, table, row, now) for row in due if row.kind == COLLAPSE)
    return next((each for each in old if each is not None), None)


def _boards_to_show(
    uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord], now: datetime
) -> Mapping[LiveBoard, list[OutboxRecord]]:
    """The places where a board is to be shown, longest first; posts for places that are gone are void."""
    places = {board.owner: board for board in table.boards}
    pending: dict[LiveBoard, list[OutboxRecord]] = {}
    for row in rows:
        if row.kind in SHOWN and owner_of(row) in places:
            pending.setdefault(places[owner_of(row)], []).append(row)
        elif row.kind in SHOWN:
            uow.outbox.mark_delivered([row.id], now)
    return pending


def mark_posted(
    uow: UnitOfWork,
    pending: PendingBoard,
    message: MessageSnowflake,
    at: datetime,
    version: Version | None = None,
    thread: ThreadPlace | None = None,
) -> None:
    """Note that `message` shows a board as it was at `version`; None means the present one.

    What was enqueued at later versions stays. The message that it replaces is to be collapsed. `thread` is
    where it stands, if it is a thread.
    """
    version = pending.table.version if version is None else version
    if version == pending.table.version:  # what an earlier one shows is noted once it is edited
        record_shown(uow, pending.table.id, pending.board.owner, message, pending.dice)
    uow.outbox.mark_delivered([row.id for row in pending.rows if row.version <= version], at)
    if pending.attempts or message != pending.board.message:
        end_problem_and_rest(uow, pending.board.channel, at)
    if message != pending.board.message:
        if thread is not None:
            record_thread(uow, thread)
        _set_message(uow, pending.table, pending.board, message, version)
        enqueue_collapse(uow, pending.table, pending.board, at, until=version)


def mark_kept(uow: UnitOfWork, pending: PendingFinal, at: datetime) -> None:
    """Note that the final board of a game was posted."""
    uow.outbox.mark_delivered([pending.row.id], at)
    if pending.attempts:
        end_problem_and_rest(uow, pending.board.channel, at)


def mark_collapsed(uow: UnitOfWork, pending: PendingCollapse, at: datetime) -> None:
    """Note that an old board was collapsed, or is gone."""
    uow.outbox.mark_delivered([pending.row.id], at)


def mark_failed(
    uow: UnitOfWork,
    pending: PendingPost,
    error: str,
    at: datetime,
    problem: ChannelProblem | None = None,
    wait: timedelta = NO_TIME,
) -> None:
    """Note that Discord did not take a post, and the problem of the channel if that is why.

    It is due again after a while, each time twice as long, and not before the time that Discord demands; in
    the end each hour, but ever more rarely where the channel has a problem, and then not before something
    changes: Discord bans bots that go on trying what it has refused. A collapse, a removal or the end of a
    thread is given up after some attempts: it would only tidy up.
    """
    channel = pending.stands_in
    if problem is ChannelProblem.DELETED and channel is not None and end_at_lost_place(uow, channel, at):
        return
    if problem is not None and channel is not None:
        record_problem(uow, channel, pending.guild, problem, at)
    if pending.is_tidying and pending.attempts + 1 >= COLLAPSES_TRIED:
        uow.outbox.mark_delivered([row.id for row in pending.rows], at)
        return
    lasting = None if problem in ENDING_UNHEARD else problem
    for row in pending.rows:
        uow.outbox.mark_failed(row.id, error, at, at + max(_wait(pending.attempts, lasting), wait))


def put_off(uow: UnitOfWork, subject_id: SubjectId, error: str, at: datetime) -> None:
    """Note that nothing of a subject can be delivered now; the others have their turn.

    Raises:
        ClaimLost: Another process looks after the subject by now.
    """
    if not uow.claims.release(subject_id):
        raise ClaimLost(subject_id)
    for row in uow.outbox.pending(subject_id, limit=ALL_OF_A_TABLE):
        uow.outbox.mark_failed(row.id, error, at, at + _wait(row.attempts))


def enqueue_again(uow: UnitOfWork, viewer: Viewer, at: datetime) -> Table:
    """Enqueue the board here again for one of its players, as a new message that mentions nobody.

    Raises:
        NoTable: Nothing was ever played there.
        NotSeated: They do not play at that table.
    """
    table = table_in_channel(uow, viewer)
    board = table.board_of(viewer.snowflake)
    if board is None or table.player_of(viewer.snowflake) is None:
        raise NotSeated(table)
    enqueue_at(uow, table, board, at, is_new=True)
    return table


def enqueue_all_again(uow: UnitOfWork, at: datetime) -> None:
    """Enqueue the boards of all open tables again, because their messages are gone."""
    for table_id in uow.tables.open_ids():
        table = load_any(uow, TableId(table_id))
        for board in table.boards:
            _set_message(uow, table, board, None, table.version)
        enqueue_board(uow, table, at, is_new=True)


def enqueue_all_anew(uow: UnitOfWork, at: datetime) -> None:
    """Enqueue the boards of all open tables as new messages, which take the place of those they have.

    Nobody is mentioned. A table that cannot be read is left to whoever looks for what is wrong.
    """
    for table_id in uow.tables.open_ids():
        with suppress(*UNREADABLE):
            enqueue_board(uow, load_any(uow, TableId(table_id)), at, is_new=True)


def _wait(attempts: int, problem: ChannelProblem | None = None) -> timedelta:
    if problem is not None and attempts + 1 >= REFUSALS_TRIED:
        return NEVER
    doublings: int = 2 ** min(attempts, 20)
    return min(FIRST_RETRY * doublings, LAST_RETRY if problem is None else LAST_RETRY_OF_PROBLEM)


def _set_message(
    uow: UnitOfWork, table: Table, board: LiveBoard, message: MessageSnowflake | None, version: Version
) -> None:
    """Store which message shows a board; a player erased meanwhile has no board any more."""
    if board.owner is None:
        uow.tables.set_live_message(table.id, message, version)
    elif any(each.player_id == board.owner for each in uow.direct_boards.of_table(table.id)):
        uow.direct_boards.set_message(table.id, board.owner, message, version)
