"""Finds faults in a database: each table is read, replayed, and compared with all that is stored about it.

The sentences are for whoever runs the bot, in English like those of `storage`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import JsonValue, TypeAdapter

from bot.play.base.channel_problems import stops_play
from bot.play.base.fair_dice import commitment_of, digest_of
from bot.play.base.keys import TableId
from bot.play.base.preferences import OF_PLAYER
from bot.play.base.standing_orders import orders_at
from bot.play.base.table import Status, Table
from bot.play.base.use_case import UNREADABLE, StoreError
from bot.play.kinds.kind import all_kinds, kind_of, kind_stored_as
from bot.play.posts.openings import OPENING
from bot.play.posts.scheduling import LAPSE, POSTS, REMINDER
from bot.play.subjects.subject import known_kinds
from bot.play.tables.dice_proofs import roll_of
from bot.play.tables.results import is_up_to_date, missed_problems, result_problems
from bot.play.tables.settings import OF_SERVER
from bot.play.tables.store import ALL_OF_A_TABLE
from bot.play.tables.visibility import OPEN
from storage import TableRecord, UnitOfWork

PRIVATE: Final = (
    "player_settings",
    "notes",
    "standing_orders",
    "reminders",
    "direct_boards",
    "imports",
    "evaluations",
)
"""Tables without any row of a player who was erased."""

LONGEST_REASON: Final = 200
NOT_TO_BE_READ: Final = (*UNREADABLE, StoreError)


@dataclass(frozen=True, slots=True)
class Findings:
    """How much was looked at, and a sentence for each thing that is wrong."""

    tables: int
    events: int
    problems: tuple[str, ...]


Check = Callable[[UnitOfWork], Iterable[str]]
"""A sentence for each thing that is wrong in what a feature stores, once it has taken in all results."""

_CHECKS: Final[dict[str, Check]] = {}


def add_check(feature: str, check: Check) -> None:
    _CHECKS[feature] = check


def _of_features(uow: UnitOfWork) -> Iterator[str]:
    for feature, check in _CHECKS.items():
        if is_up_to_date(uow, feature):
            yield from (f"{feature}: {problem}" for problem in _guarded(check(uow)))


def check_database(uow: UnitOfWork) -> Findings:
    """Look at everything that is stored."""
    if damage := uow.contents.damage():
        return Findings(0, 0, tuple(damage))
    tables = _Tables(uow)
    problems = (
        *uow.contents.faults(),
        *_of_people(uow),
        *tables.problems(),
        *tables.problems_of_all(),
        *subject_problems(uow),
        *missed_problems(uow),
        *_of_features(uow),
    )
    return Findings(tables.number, tables.events, problems)


class _Tables:
    """All tables, one after the other, and what is counted over them."""

    def __init__(self, uow: UnitOfWork) -> None:
        self.number = self.events = self.rolls = 0
        self._uow = uow
        self._open_in: Counter[int] = Counter()
        self._read: dict[int, tuple[int, frozenset[str]]] = {}

    def problems(self) -> Iterator[str]:
        for table_id in self._uow.contents.table_ids():
            self.number += 1
            yield from (f"table {table_id}: {problem}" for problem in _guarded(self._of_one(table_id)))

    def problems_of_all(self) -> Iterator[str]:
        """To be asked for once all tables were looked at."""
        for channel, tables in self._open_in.items():
            if tables > 1:
                yield f"channel {channel}: {tables} tables are open there"
        if sum(row.rolled for row in self._uow.contents.all_of("dice_totals")) > self.rolls:
            yield "the servers' totals count more rolls than were thrown"
        yield from _guarded(self._of_posts())

    def _of_posts(self) -> Iterator[str]:
        """Posts that were owed at any time; they are in the order of their own keys, not of the tables."""
        for row in self._uow.contents.all_of("outbox"):
            version, known = self._read.get(row.subject_id, (row.version, frozenset({row.kind})))
            if row.version > version:
                yield f"table {row.subject_id}: post {row.id} is later than the table: {row.version}"
            if row.kind not in known:
                yield f"table {row.subject_id}: post {row.id} is of the unknown kind {row.kind!r}"

    def _of_one(self, table_id: int) -> Iterator[str]:
        uow = self._uow
        record, events = uow.tables.get(table_id), uow.contents.of_table("events", table_id)
        if record.is_open and record.channel_snowflake is not None:
            self._open_in[record.channel_snowflake] += 1
        self.events += len(events)
        rules = kind_stored_as(record.kind).lifecycle
        for row in events:
            self.rolls += roll_of(rules.events.load(row.kind, row.payload)) is not None
        table: Table = rules.load(uow, record)
        self._read[table_id] = (table.version, POSTS | kind_of(table).own_posts)
        yield from _of_subject(uow, record)
        yield from _of_events(table, events)
        yield from _guarded(_of_posts(uow, table))
        yield from _guarded(_of_time(uow, record, table))
        yield from _guarded(_of_boards(uow, table))
        yield from _guarded(_of_dice(uow, table))
        yield from _guarded(_of_state(uow, record, table))
        yield from _guarded(kind_of(table).problems(uow, table))
        yield from _guarded(result_problems(uow, record))


def subject_problems(uow: UnitOfWork) -> Iterator[str]:
    """Subjects of kinds that nobody knows here, and subjects of a kind of table without their table."""
    for stored, number in uow.subjects.count().items():
        if stored not in known_kinds():
            yield (
                f"subjects of the kind {stored!r} are left alone, {number} in number: what they belong to is "
                "switched off, or this version does not have it"
            )
    tables = set(uow.contents.table_ids())
    for kind in all_kinds():
        for subject in uow.subjects.of_kind(kind.stored_as):
            if subject.id not in tables:
                yield f"subject {subject.id} is of the kind {kind.stored_as!r}, and no table"


def _of_subject(uow: UnitOfWork, record: TableRecord) -> Iterator[str]:
    subject = uow.subjects.find(record.id)
    if subject is None:
        return  # a row that refers to none is told with all others of that kind
    if (subject.kind, subject.guild_snowflake) != (record.kind, record.guild_snowflake):
        yield f"its subject is of the kind {subject.kind!r} and of server {subject.guild_snowflake}"


def _of_state(uow: UnitOfWork, record: TableRecord, table: Table) -> Iterator[str]:
    kind = kind_of(table)
    if not _agree(record.state, kind.lifecycle.dump(kind.replayed(uow, table))):
        yield "its state is not what its events lead to"


def _agree(stored: JsonValue, expected: JsonValue) -> bool:
    """Whether what both know is alike: an earlier release stored less."""
    match stored, expected:
        case dict(), dict():
            return all(_agree(stored[key], expected[key]) for key in stored.keys() & expected.keys())
        case list(), list():
            return len(stored) == len(expected) and all(map(_agree, stored, expected))
        case _:
            return stored == expected


def _of_people(uow: UnitOfWork) -> Iterator[str]:
    """Settings that cannot be read, and what is left of those who were erased."""
    yield from _guarded(_of_settings(uow))
    erased = {row.id for row in uow.contents.all_of("players") if row.snowflake is None and row.level is None}
    for name in PRIVATE:
        for player in sorted(erased & uow.contents.people_in(name)):
            yield f"player {player} was erased, and something is left in {name}"
    for row in uow.contents.all_of("dice_words"):
        where = f"table {row.table_id}: the words of player {row.player_id} for game {row.game}"
        if row.words is not None and row.player_id in erased:
            yield f"{where} are left, though the player was erased"
        if row.words is not None and digest_of(row.words).hex() != row.digest:
            yield f"{where} have another digest"


def _of_settings(uow: UnitOfWork) -> Iterator[str]:
    for row in uow.contents.all_of("player_settings"):
        yield from _unreadable(OF_PLAYER, row.settings, f"the settings of player {row.player_id}")
    for row in uow.contents.all_of("server_settings"):
        yield from _unreadable(OF_SERVER, row.settings, f"the settings of server {row.guild_snowflake}")


def _unreadable(adapter: TypeAdapter[Any], stored: object, what: str) -> Iterator[str]:
    try:
        adapter.validate_python(stored)
    except UNREADABLE as error:
        yield f"{what} cannot be read: {_reason(error)}"


def _guarded(problems: Iterable[str]) -> Iterator[str]:
    """Report data that cannot be read as one more problem."""
    try:
        yield from problems
    except NOT_TO_BE_READ as error:
        yield f"cannot be read: {_reason(error)}"


def _of_events(table: Table, events: Sequence[Any]) -> Iterator[str]:
    seen: Counter[int] = Counter()
    for row in events:
        if row.seq != seen[row.version]:
            yield f"an event is missing at version {row.version}"
        seen[row.version] = row.seq + 1
        if row.player_id is not None and row.player_id not in table.players:
            yield f"an event at version {row.version} is of player {row.player_id}, who does not play there"
    if max(seen, default=0) > table.version:
        yield f"it has events of version {max(seen)}, and is at version {table.version}"


def _of_posts(uow: UnitOfWork, table: Table) -> Iterator[str]:
    """Posts that are owed now."""
    for row in uow.outbox.pending(table.id, limit=ALL_OF_A_TABLE):
        people = {*row.payload.get("mention", ()), row.payload.get("owner"), row.payload.get("player")}
        if not people - {None} <= table.players.keys():
            yield f"post {row.id} is for somebody who does not play there"


def _of_time(uow: UnitOfWork, record: TableRecord, table: Table) -> Iterator[str]:
    """Deadlines: whatever the table waits for, but reminders, which depend on when they were counted from.

    Each save stores anew what is due, so the version of these rows is the table's own. A table that waits for
    nothing has no row that tells its version, since not every save leaves an event.
    """
    waiting = [row for row in uow.deadlines.of_subject(table.id) if row.fired_at is None]
    if not record.is_open and not table.may_reopen:
        yield from (f"its deadline {row.id} is due, though it is over" for row in waiting)
        return
    for row in waiting:
        if row.version != table.version:
            yield f"its deadline {row.id} is of version {row.version}, and it is at version {table.version}"
        if (row.player_id or None) not in {None, *table.players}:
            yield f"its deadline {row.id} is not about the table as it is"
    if stops_play(uow, table):  # what comes due is scheduled anew at the end of the rest
        return
    there = {(row.kind, row.player_id) for row in waiting}
    for kind, player, _ in kind_of(table).lifecycle.due(uow, table, record.updated_at, {}):
        is_needed = kind != LAPSE and not kind.endswith(REMINDER)  # older challenges do not lapse
        if is_needed and (kind, player) not in there:
            yield f"its deadline is missing: {kind}"


def _of_boards(uow: UnitOfWork, table: Table) -> Iterator[str]:
    orders_at(uow, table.id)
    if table.awaits_thread:
        is_pending = any(row.kind == OPENING for row in uow.outbox.pending(table.id))
        if table.status in OPEN and not is_pending:
            yield "it has no channel, and no thread is to be opened for it"
    elif table.channel is None and table.status is not Status.CLOSED and not table.direct:
        yield "it has no channel, and is in nobody's direct messages"
    for board in table.direct:
        if board.owner not in table.players or board.version > table.version:
            yield f"the board of player {board.owner} is not one of the table as it is"


def _of_dice(uow: UnitOfWork, table: Table) -> Iterator[str]:
    """Check that each secret of the dice fits the commitments that were shown."""
    promised: list[tuple[int, str]] = [(each.game, each.digest) for each in table.commitments]
    promised += [(row.game, row.commitment) for row in uow.dice.shown_at(table.id)]
    for game, commitment in dict.fromkeys(promised):
        if commitment_of(bytes.fromhex(uow.dice.secret(TableId(table.id), game))) != commitment:
            yield f"the secret of game {game} is not the one that was promised"


def _reason(error: Exception) -> str:
    """In one line."""
    said = " ".join(str(error).split())[:LONGEST_REASON]
    return f"{type(error).__name__}: {said}"
