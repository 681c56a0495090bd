"""Results: a row for whatever ended, written in the transaction that ended it.

Whatever counts, lists or rates asks these rows, and replays nothing. A feature that wants to know of each
registers with `on_results`. What it does on them may fail without the rest: it is undone, noted, and tried
again, and no result is lost by it.
"""

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.engine.keys import GameNumber
from bot.play.base.keys import TableId
from bot.play.base.table import Table
from bot.play.base.use_case import UNREADABLE, Store
from bot.play.kinds.kind import kind_stored_as
from bot.play.kinds.lifecycle import Ended
from storage import MissedResultRecord, ResultRecord, TableRecord, UnitOfWork

LOG: Final = logging.getLogger(__name__)

Handle = Callable[[UnitOfWork, Sequence[ResultRecord]], object]
"""Takes in new results, oldest first, in the transaction that saves them."""

Recount = Callable[[UnitOfWork], object]
"""Counts anew, from all results, what a feature keeps of them."""

HANDLERS: Final[dict[str, Handle]] = {}
RECOUNTS: Final[dict[str, Recount]] = {}

TRIED_AGAIN_AFTER: Final = timedelta(hours=1)
AT_ONCE: Final = 100
"""As many results are rebuilt, or handed over once more, in one transaction."""

LONGEST_ERROR: Final = 200

UNTOLD: Final = ("guild_snowflake", "is_public", "has_former_player", "is_void", "void_reason")
"""The columns of a result of which no event tells."""


def on_results(feature: str, handle: Handle, recount: Recount | None = None) -> None:
    """Let a feature, whose name is never used for another, take in every result from now on.

    With `recount` it counts all anew once results were rebuilt.
    """
    HANDLERS[feature] = handle
    if recount is not None:
        RECOUNTS[feature] = recount


def record_results(uow: UnitOfWork, table: Table, ended: Iterable[Ended], at: datetime) -> None:
    """Write down what has ended at a table, and let every feature know.

    A feature that has yet to take in earlier results gets these after them, so each gets all in order.
    """
    results = list(_rows(uow, table, ended))
    if not results:
        return
    uow.results.append(results)
    for feature in HANDLERS:
        if uow.results.has_missed(feature):
            uow.results.miss(feature, results, "earlier results come first", at)
        elif error := _hand_over(uow, feature, results):
            uow.results.miss(feature, results, error, at)


def retry_missed(uow: UnitOfWork, now: datetime) -> None:
    """Hand over once more what a feature failed to take in, oldest first, once an hour has passed."""
    for feature in HANDLERS:
        while missed := uow.results.missed_by(feature, now - TRIED_AGAIN_AFTER, AT_ONCE):
            if error := _hand_over(uow, feature, missed):
                uow.results.retried(feature, error, now)
                break
            uow.results.catch_up(feature, missed)


def _hand_over(uow: UnitOfWork, feature: str, results: Sequence[ResultRecord]) -> str:
    """Returns what the feature raised, with all undone that it had done; "" if it took them in."""
    error = uow.attempt(partial(HANDLERS[feature], uow, results))
    if error is None:
        return ""
    first = results[0]
    LOG.error("%s did not take in game %d of table %d", feature, first.game, first.table_id, exc_info=error)
    return f"{type(error).__name__}: {error}"[:LONGEST_ERROR]


def results_by_events(uow: UnitOfWork, record: TableRecord) -> list[ResultRecord]:
    """The results of a table as its events lead to them; may raise any of UNREADABLE.

    What no event tells stays as it is written. Of what is not written yet, the place is where the table
    stands now, nobody had been erased, and nothing is void.
    """
    kind = kind_stored_as(record.kind)
    table = kind.lifecycle.load(uow, record)
    written = {result.key: result for result in uow.results.of_table(record.id)}
    return [
        result.model_copy(update=_untold(written.get(result.key)))
        for result in _rows(uow, table, kind.lifecycle.all_endings(uow, table))
    ]


def rebuild_results(uow: UnitOfWork, first: TableId) -> TableId | None:
    """Write the results of some tables anew, from that one on; returns the next, None after the last.

    A table that cannot be read keeps what it has. Features count all anew after the last.
    """
    tables = uow.tables.ids_from(first, AT_ONCE + 1)
    for table_id in tables[:AT_ONCE]:
        try:
            results = results_by_events(uow, uow.tables.lock(table_id))
        except UNREADABLE:
            LOG.exception("the results of table %d cannot be rebuilt", table_id)
        else:
            uow.results.replace(table_id, results)
    following = TableId(tables[AT_ONCE]) if len(tables) > AT_ONCE else None
    uow.results.set_rebuilt_from(following)
    if following is None:
        recount_all(uow)
    return following


def recount_all(uow: UnitOfWork) -> None:
    """A feature that fails keeps what it has: its mistake must not keep the bot from starting."""
    for feature, recount in RECOUNTS.items():
        if (error := uow.attempt(partial(recount, uow))) is not None:
            LOG.error("%s did not count the results anew", feature, exc_info=error)


async def rebuild_pending(store: Store) -> None:
    """Write down how the games ended that an earlier version played; where that broke off, it goes on."""
    following = await store.run(lambda uow: uow.results.rebuilt_from())
    while following is not None:
        following = await store.run(rebuild_results, first=TableId(following))


def result_problems(uow: UnitOfWork, record: TableRecord) -> Iterator[str]:
    """Differences between a table's results and its events; may raise any of UNREADABLE."""
    if (since := uow.results.rebuilt_from()) is not None and since <= record.id:
        return
    written = {result.key: result.values for result in uow.results.of_table(record.id)}
    expected = {result.key: result.values for result in results_by_events(uow, record)}
    for key in sorted(written.keys() | expected.keys()):
        if written.get(key) != expected.get(key):
            game, scope, _ = key
            yield f"the result of its {scope} {GameNumber(game)} is not what its events lead to"


def is_up_to_date(uow: UnitOfWork, feature: str) -> bool:
    """Whether a feature has taken in all results that there are, if it takes in any."""
    is_behind = uow.results.has_missed(feature) or uow.results.rebuilt_from() is not None
    return feature not in HANDLERS or not is_behind


def missed_problems(uow: UnitOfWork) -> Iterator[str]:
    """Results that a feature missed, even one that this version lacks, and results not yet rebuilt."""
    missed = defaultdict[str, list[MissedResultRecord]](list)
    for row in uow.results.missed():
        missed[row.feature].append(row)
    for feature, rows in missed.items():
        why = rows[0].error if feature in HANDLERS else "this version has no such feature"
        yield f"{feature} has not taken in {len(rows)} results, such as of table {rows[0].table_id}: {why}"
    if (first := uow.results.rebuilt_from()) is not None:
        yield f"the results of table {first} and of those after it are yet to be rebuilt"


def _rows(uow: UnitOfWork, table: Table, ended: Iterable[Ended]) -> Iterator[ResultRecord]:
    is_public: bool | None = None
    for each in ended:
        is_public = _is_public(uow, table) if is_public is None else is_public
        yield _row(table, each, is_public=is_public)


def _is_public(uow: UnitOfWork, table: Table) -> bool:
    """Whether a table stands where everybody may look who sees the channel."""
    if table.guild is None or table.channel is None:
        return False
    thread = uow.threads.of(table.channel)
    return thread is None or not thread[1]


def _row(table: Table, ended: Ended, *, is_public: bool) -> ResultRecord:
    score, pace = ended.score, ended.pace
    people = [table.players[each] for each in (ended.white, ended.black)]
    return ResultRecord(
        table_id=table.id,
        game=ended.game,
        scope=ended.scope,
        bet=ended.bet,
        ended_at=ended.at,
        guild_snowflake=table.guild,
        is_public=is_public,
        white_id=ended.white,
        black_id=ended.black,
        has_bot=any(each.is_bot for each in people),
        points=ended.points,
        stake=ended.stake,
        cube=ended.cube,
        win=ended.win and int(ended.win),
        ending=ended.ending,
        length=ended.length,
        white_score=None if score is None else score.white,
        black_score=None if score is None else score.black,
        moves=pace.moves,
        white_seconds=pace.white,
        black_seconds=pace.black,
        bets=ended.bets,
        has_standard_start=ended.has_standard_start,
        has_tutor=ended.has_tutor,
        is_casual=ended.is_casual,
        has_former_player=any(each.is_former for each in people),
        is_void=False,
        void_reason=None,
    )


def _untold(written: ResultRecord | None) -> dict[str, object]:
    """What no event tells of a result, by column."""
    if written is None:
        return {"has_former_player": False}
    return {name: getattr(written, name) for name in UNTOLD}
