"""How a challenge comes to nothing: by an answer, by silence, or without a place to stand."""

from dataclasses import replace
from datetime import datetime

from bot.engine.keys import PlayerId
from bot.play.heads_up.store import load_table, save_table, to_heads_up
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.store import enqueue_board, enqueue_end
from bot.play.table import Status
from bot.play.threads import owe_thread
from storage import TableRecord, UnitOfWork

ALL_OF_A_TABLE = 1_000_000


def close_challenge(
    uow: UnitOfWork,
    record: TableRecord,
    table: HeadsUpTable,
    why: Withdrawal,
    at: datetime,
    *,
    by: PlayerId | None = None,
) -> HeadsUpTable:
    """End a challenge, which somebody may have withdrawn; a thread that was opened for it is put away."""
    challenge = replace(table.state.challenge, withdrawal=why, withdrew=by)
    state = replace(table.state, challenge=challenge)
    saved = save_table(uow, record, replace(table, state=state, status=Status.CLOSED), at)
    owe_thread(uow, saved, at)
    enqueue_board(uow, saved, at, is_new=False)
    if challenge.rematch_of is not None:  # which may be asked for again
        enqueue_end(uow, load_table(uow, challenge.rematch_of), at)
    return saved


def lapse_challenge(uow: UnitOfWork, record: TableRecord, at: datetime) -> bool:
    """Withdraw a challenge that stood in a deleted place, and owe nothing there; False if it is none.

    A game goes on, since its players can move it; a challenge is made anew more easily.
    """
    if record.status != Status.CHALLENGE.value:
        return False
    table = to_heads_up(uow, record)
    challenge = replace(table.state.challenge, withdrawal=Withdrawal.WITHDRAWN)
    state = replace(table.state, challenge=challenge)
    save_table(uow, record, replace(table, state=state, status=Status.CLOSED), at)
    pending = uow.outbox.pending(table.id, limit=ALL_OF_A_TABLE)
    uow.outbox.mark_delivered([row.id for row in pending], at)
    return True
