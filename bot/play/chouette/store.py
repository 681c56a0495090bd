"""Loading and saving chouettes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from pydantic import JsonValue, TypeAdapter

from bot.engine.chouette import ChouetteEvent, Joined, Proposed, event_seen_by
from bot.engine.keys import PlayerId
from bot.play.chouette.table import Awaited, ChouetteState, ChouetteTable
from bot.play.chouette.team_thread import enqueue_thread, with_thread
from bot.play.errors import StaleBoard, WrongKind
from bot.play.keys import (
    ChannelSnowflake,
    Edition,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    Version,
    key_or_none,
)
from bot.play.scheduling import LAPSE, OPEN_FOR, withdraw_reminders
from bot.play.store import (
    STORED_STATUS,
    by_player,
    dump_event,
    get_record,
    hold,
    latest_any,
    to_players,
    to_table,
)
from bot.play.table import LoggedEvent, Status, Table
from storage import TableRecord, UnitOfWork
from storage.errors import StaleVersion


def load_chouette_to_change(uow: UnitOfWork, table_id: TableId) -> tuple[TableRecord, ChouetteTable]:
    """A chouette with the record to save it over; raises NoTable, or WrongKind."""
    record = hold(uow, table_id)
    return record, to_chouette(uow, record)


def load_chouette(uow: UnitOfWork, table_id: TableId) -> ChouetteTable:
    """Raises NoTable, or WrongKind."""
    return to_chouette(uow, get_record(uow, table_id))


def latest_chouette(uow: UnitOfWork, channel: ChannelSnowflake) -> ChouetteTable:
    """The open one, else the last; raises NoTable, or WrongKind."""
    return _as_chouette(latest_any(uow, channel))


def to_chouette(uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
    """With its state and its people; raises WrongKind."""
    return _as_chouette(to_table(uow, record))


def _as_chouette(table: Table) -> ChouetteTable:
    if not isinstance(table, ChouetteTable):
        raise WrongKind(table)
    return table


def load_chouette_table(uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
    """A stored chouette whose kind is known."""
    if record.channel_snowflake is None:
        raise ValueError(f"chouette {record.id} has no channel")
    joined = {seat.player_id for seat in uow.seats.at_table(record.id)}
    state = load_chouette_state(record.state)
    return ChouetteTable(
        id=TableId(record.id),
        guild=key_or_none(GuildSnowflake, record.guild_snowflake),
        channel=key_or_none(ChannelSnowflake, record.channel_snowflake),
        version=Version(record.version),
        status=Status(record.status),
        state=state,
        players=to_players(uow.players.get_many(joined).values()),
        live_message=key_or_none(MessageSnowflake, record.live_message_snowflake),
        live_version=Version(record.live_version or 0),
        database=uow.database,
        won={} if state.chouette.last is None else by_player(uow.transfers.won_at_table(record.id)),
    )


STATE: TypeAdapter[ChouetteState] = TypeAdapter(ChouetteState)


def dump_chouette_state(state: ChouetteState) -> dict[str, JsonValue]:
    stored: dict[str, JsonValue] = STATE.dump_python(state, mode="json")
    return stored


def load_chouette_state(stored: Mapping[str, JsonValue]) -> ChouetteState:
    """Raises pydantic.ValidationError for anything else."""
    return STATE.validate_python(stored)


DECISION: Final = "chouette decision"
NEXT_GAME: Final = "chouette next game"
REMINDER: Final = "chouette reminder"
REMINDED_AFTER: Final = (0.5, 0.9)
"""The parts of the time for a decision after which it is reminded of."""

Due = tuple[str, PlayerId | None, datetime]
"""A deadline: its kind, the player it is about, and the moment."""


def save_chouette(
    uow: UnitOfWork,
    read: TableRecord,
    before: ChouetteTable,
    changed: ChouetteTable,
    logged: Sequence[LoggedEvent[ChouetteEvent]],
    at: datetime,
) -> ChouetteTable:
    """Save a changed chouette over the record that was read as `before`; returns it one version on.

    The posts that the team's thread needs are enqueued. The edition changes only if everybody may know of the
    change; otherwise the time of the last change stays, too.

    Raises:
        StaleBoard: Somebody else saved it since.
    """
    is_seen = _is_seen(before, changed, logged)
    changed = replace(changed, state=_dated(before, changed, logged, is_seen=is_seen))
    try:
        state, status = dump_chouette_state(changed.state), STORED_STATUS[changed.status]
        saved = uow.tables.save(read, state=state, status=status, now=at if is_seen else read.updated_at)
    except StaleVersion as stale:
        raise StaleBoard(before) from stale
    _seat(uow, before, logged)
    rows = [(each.number, *dump_event(each.event), each.player) for each in logged]
    table = replace(changed, version=Version(saved.version))
    uow.events.append(saved.id, saved.version, rows, at)
    withdraw_reminders(uow, table.id, table.version, at, _still_awaited(before, changed))
    schedule_chouette(uow, table, at)
    if any(isinstance(each.event, Joined) for each in logged):
        table = to_chouette(uow, saved)
    enqueue_thread(uow, before, table, logged, at)
    return table


def _is_seen(
    before: ChouetteTable, changed: ChouetteTable, logged: Sequence[LoggedEvent[ChouetteEvent]]
) -> bool:
    """Whether everybody may know that the chouette was changed.

    They know who has decided, so also of a sealed decision that somebody was waited for.
    """
    is_told = any(event_seen_by(each.event, None) is not None for each in logged)
    return is_told or before.waiting != changed.waiting or _decision(before) != _decision(changed)


def _dated(
    before: ChouetteTable,
    changed: ChouetteTable,
    logged: Sequence[LoggedEvent[ChouetteEvent]],
    *,
    is_seen: bool,
) -> ChouetteState:
    """A changed state with its thread, and with the editions from which presses count."""
    state, edition = with_thread(before.state, changed.state), Edition(before.edition + is_seen)
    is_same_game = before.chouette.number == changed.chouette.number
    proposed = {each.event.proposal.bet: edition for each in logged if isinstance(each.event, Proposed)}
    return replace(
        state,
        unseen=before.state.unseen + (not is_seen),
        fresh_from=edition if _decision(before) != _decision(changed) else state.fresh_from,
        proposed_from={**(state.proposed_from if is_same_game else {}), **proposed},
    )


def schedule_chouette(uow: UnitOfWork, table: ChouetteTable, at: datetime) -> None:
    """Replace what is due at a chouette, from its version on."""
    uow.deadlines.replace(table.id, table.version, tuple(_due(table, at)))


def _due(table: ChouetteTable, at: datetime) -> Iterator[Due]:
    """Whoever was reminded before `at` is not reminded again of the same decision."""
    if table.status is Status.CHALLENGE:
        yield LAPSE, None, at + OPEN_FOR
    yield from ((DECISION, each.player, table.due(each)) for each in table.state.awaited)
    if table.begins_at is not None:
        yield NEXT_GAME, None, table.begins_at
    for first in _first_decisions(table):
        time = table.due(first) - first.since
        moments = (first.since + part * time for part in REMINDED_AFTER)
        yield from ((REMINDER, first.player, moment) for moment in moments if moment > at)


def _first_decisions(table: ChouetteTable) -> Iterable[Awaited]:
    """For each player, the decision that is due first."""
    in_order = sorted(table.state.awaited, key=table.due, reverse=True)
    return {each.player: each for each in in_order}.values()


def _still_awaited(before: ChouetteTable, changed: ChouetteTable) -> set[PlayerId]:
    """The players with the same decision open as before, since the same moment."""
    return {each.player for each in changed.state.awaited if each in before.state.awaited}


def _decision(table: ChouetteTable) -> tuple[object, ...]:
    """What a press is about: while it is the same, presses on older boards count."""
    chouette = table.chouette
    current, change = chouette.round, chouette.change
    in_lobby = None if chouette.number else chouette.sheet
    to_come = change and change.sheet
    board = current and (current.game, current.lone and current.lone.droppers)
    return chouette.step, chouette.number, in_lobby, to_come, board


def _seat(uow: UnitOfWork, before: ChouetteTable, logged: Sequence[LoggedEvent[ChouetteEvent]]) -> None:
    """Give everyone who joins for the first time a seat at the table, for good."""
    joined = dict.fromkeys(each.event.player for each in logged if isinstance(each.event, Joined))
    new = [player for player in joined if player not in before.players]
    for seat, player in enumerate(new, start=len(before.players)):
        uow.seats.take(before.id, seat, player)
