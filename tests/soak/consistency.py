"""Checks that hold at every table, whatever has happened there."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from bot.engine import Side
from bot.play.base.table import Status
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts.scheduling import BOT_PLAYS, TIME_OUT
from storage import UnitOfWork
from tests.play.heads_up.replay_check import check_replay
from tests.soak.channels import Channels


def check_tables(uow: UnitOfWork, tables: Iterable[int], now: datetime) -> Counter[str]:
    """Fail unless tables are what their events lead to; return how many of each kind there are."""
    found: Counter[str] = Counter()
    for table_id in tables:
        table = load_table(uow, table_id)
        kind = "matches" if table.sheet.is_match else "sessions"
        found[f"{'direct ' if table.channel is None else ''}{kind} {table.status.value}"] += 1
        if table.state.game is not None:
            check_replay(uow, table)
            _check_score(table)
            assert [seat.player_id for seat in uow.seats.at_table(table.id)] == [
                table.player_on(side).id for side in Side
            ]
        _check_deadlines(uow, table, now)
    return found


def check_channels(uow: UnitOfWork, tables: Iterable[int], channels: Channels) -> None:
    """Fail unless Discord shows tables as they stand, each once, and is owed nothing any more."""
    assert not uow.outbox.pending()
    for table_id in tables:
        table = load_table(uow, table_id)
        for board in table.boards:
            (live,) = channels.live(board.channel, table.id)
            assert (live, channels.boards[live].version) == (board.message, table.version)


def _check_score(table: HeadsUpTable) -> None:
    """Check that the score is what each side has won; beyond its length nothing counts in a match."""
    for side in Side:
        won = sum(result.points for result in table.results if result.winner is side)
        assert table.score.of(side) == min(won, table.sheet.length or won), f"table {table.id}: {side}"
    if table.sheet.is_match and table.status is Status.OVER:
        assert table.match_winner is not None


def _check_deadlines(uow: UnitOfWork, table: HeadsUpTable, now: datetime) -> None:
    """Check that nothing is left behind, and that the running time, if any, has its deadline."""
    waiting = [row for row in uow.deadlines.of_subject(table.id) if row.fired_at is None]
    people = (None,) if table.status is Status.CHALLENGE else ()
    allowed = (*table.must_act, *people)
    assert all(row.player_id in allowed for row in waiting), f"table {table.id}"
    late = [row for row in waiting if row.due_at <= now and (row.kind, row.due_at) != (BOT_PLAYS, now)]
    assert not late, f"table {table.id}: only what the bot decides is due at once"
    due = [row.due_at for row in waiting if row.kind == TIME_OUT]
    time = table.time
    is_running = table.status is Status.PLAYING and time is not None and not time.is_out
    assert due == ([time.due] if is_running and time else []), f"table {table.id}"
