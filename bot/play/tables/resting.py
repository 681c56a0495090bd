"""Problems of channels come and go; while nobody can act in one, the clocks of the table there rest."""

from datetime import datetime
from typing import Any

from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, TableId
from bot.play.base.table import Status
from bot.play.kinds.kind import kind_stored_as
from bot.play.kinds.lifecycle import Change, TableLifecycle
from bot.play.tables.flow import load_to_change, save, schedule
from bot.play.tables.store import LOCK, STORED_STATUS, enqueue_board
from storage import UnitOfWork


def record_problem(
    uow: UnitOfWork,
    channel: ChannelSnowflake,
    guild: GuildSnowflake | None,
    problem: ChannelProblem,
    at: datetime,
) -> None:
    """Note what is wrong with a channel; of another problem there, the time until now has been a rest."""
    before = uow.channel_problems.of(channel)
    if before is not None and before.reason != problem:
        end_problem_and_rest(uow, channel, at)
    uow.channel_problems.record(channel, guild, problem.value, at)
    if problem is ChannelProblem.LOCKED and (before is None or before.reason != problem):
        _enqueue_lock(uow, channel, at)


def _enqueue_lock(uow: UnitOfWork, channel: ChannelSnowflake, at: datetime) -> None:
    """Enqueue the word that a thread was locked, for those who play in it: their presses are not answered."""
    there = uow.tables.open_in_channel(channel)
    if there is not None and there.status == STORED_STATUS[Status.PLAYING]:
        uow.outbox.add(there.id, there.version, LOCK, {"channel": channel}, at)


def end_problem_and_rest(uow: UnitOfWork, channel: ChannelSnowflake, at: datetime) -> None:
    """Note that nothing is wrong with a channel any more, and let the clocks of its table run on.

    Whose time rested has as much left as before: the table is saved with that, one version on, and its board
    enqueued. Where no time ran, only what is due is scheduled anew.
    """
    ended = uow.channel_problems.of(channel)
    if ended is None:
        return
    uow.channel_problems.clear(channel)
    there = uow.tables.open_in_channel(channel)
    if there is not None and ChannelProblem(ended.reason).stops_play:
        end_rest(uow, TableId(there.id), kind_stored_as(there.kind).lifecycle, ended.since, at)


def end_rest(
    uow: UnitOfWork,
    table_id: TableId,
    lifecycle: TableLifecycle[Any, Any, Any],
    since: datetime,
    at: datetime,
) -> None:
    """Let the clocks of a table run on after a rest, as `end_problem_and_rest` does."""
    record, table = load_to_change(uow, lifecycle, table_id)
    rested = lifecycle.rested(uow, table, since, at)
    if rested == table:
        schedule(uow, lifecycle, table, at)
    else:
        enqueue_board(uow, save(uow, lifecycle, record, Change(table, rested, at)), at, is_new=False)
