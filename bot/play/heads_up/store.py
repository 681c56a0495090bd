"""Loading and saving heads-up tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from pydantic import JsonValue, TypeAdapter

from bot.engine import Event
from bot.engine.keys import PlayerId
from bot.play.access import table_in_channel
from bot.play.codec import dump_event
from bot.play.errors import NotBegun, StaleBoard, WrongKind
from bot.play.heads_up.scheduling import schedule_anew, time_left_at, with_clock
from bot.play.heads_up.table import HeadsUpState, HeadsUpTable
from bot.play.keys import (
    ChannelSnowflake,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
    key_or_none,
)
from bot.play.store import (
    SESSION,
    STORED_STATUS,
    direct_boards,
    get_record,
    hold,
    latest_any,
    to_players,
    to_table,
)
from bot.play.table import LoggedEvent, Player, Status, Table
from storage import TableRecord, UnitOfWork
from storage.errors import StaleVersion


def load_table(uow: UnitOfWork, table_id: TableId) -> HeadsUpTable:
    """Raises NoTable, or WrongKind."""
    return to_heads_up(uow, get_record(uow, table_id))


def load_to_change(uow: UnitOfWork, table_id: TableId) -> tuple[TableRecord, HeadsUpTable]:
    """A table with the record to save it over; raises as `load_table` does."""
    record = hold(uow, table_id)
    return record, to_heads_up(uow, record)


def latest_table(uow: UnitOfWork, channel: ChannelSnowflake) -> HeadsUpTable:
    """The channel's open table, else that of its last game; raises NoTable, or WrongKind.

    A challenge that came to nothing does not count.
    """
    return _as_table(latest_any(uow, channel))


def to_heads_up(uow: UnitOfWork, record: TableRecord) -> HeadsUpTable:
    """Raises WrongKind."""
    return _as_table(to_table(uow, record))


def to_heads_up_tables(uow: UnitOfWork, records: Iterable[TableRecord]) -> list[HeadsUpTable]:
    return [to_heads_up(uow, record) for record in records if record.kind == SESSION]


def begun(table: Table) -> HeadsUpTable:
    """Raises WrongKind, or NotBegun."""
    heads_up = _as_table(table)
    if heads_up.state.game is None:
        raise NotBegun(heads_up)
    return heads_up


def _as_table(table: Table) -> HeadsUpTable:
    if not isinstance(table, HeadsUpTable):
        raise WrongKind(table)
    return table


def load_heads_up(uow: UnitOfWork, record: TableRecord) -> HeadsUpTable:
    """A stored table whose kind is known."""
    state = load_state(record.state)
    return HeadsUpTable(
        id=TableId(record.id),
        guild=key_or_none(GuildSnowflake, record.guild_snowflake),
        channel=key_or_none(ChannelSnowflake, record.channel_snowflake),
        version=Version(record.version),
        status=Status(record.status),
        state=state,
        players=_people(uow, state),
        live_message=key_or_none(MessageSnowflake, record.live_message_snowflake),
        live_version=Version(record.live_version or 0),
        database=uow.database,
        time=time_left_at(uow, state),
        changed_at=record.updated_at,
        direct=direct_boards(uow, TableId(record.id)) if record.channel_snowflake is None else (),
    )


def save_table(uow: UnitOfWork, read: TableRecord, changed: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Save a changed table over the record that was read; returns it one version on.

    The time of whoever must act then runs, and what is due at the table is stored.

    Raises:
        StaleBoard: Somebody else saved it since.
    """
    changed = with_clock(uow, changed, at)
    state, status = dump_state(changed.state), STORED_STATUS[changed.status]
    try:
        saved = uow.tables.save(read, state=state, status=status, now=at)
    except StaleVersion as stale:
        raise StaleBoard(to_heads_up(uow, read)) from stale
    table = replace(changed, version=Version(saved.version), changed_at=at)
    if read.status == STORED_STATUS[Status.CHALLENGE]:
        keep_invitations(uow, table)
    schedule_anew(uow, table, at)
    return table


def keep_invitations(uow: UnitOfWork, table: HeadsUpTable) -> None:
    """Store who belongs to an open challenge, so that it is found among theirs."""
    challenge = table.state.challenge
    people = (challenge.challenger, challenge.opponent) if table.status is Status.CHALLENGE else ()
    uow.invitations.replace(table.id, [each for each in people if each is not None])


def record_events(
    uow: UnitOfWork, table: HeadsUpTable, logged: Sequence[LoggedEvent[Event]], at: datetime
) -> None:
    rows = [(each.number, *dump_event(each.event), each.player) for each in logged]
    uow.events.append(table.id, table.version, rows, at)


def _people(uow: UnitOfWork, state: HeadsUpState) -> dict[PlayerId, Player]:
    challenge = state.challenge
    people = (challenge.challenger, challenge.opponent, challenge.withdrew)
    ids = {each for each in people if each is not None}
    found = uow.players.get_many(ids).values()
    return to_players(found)


STATE: TypeAdapter[HeadsUpState] = TypeAdapter(HeadsUpState)


def dump_state(state: HeadsUpState) -> dict[str, JsonValue]:
    stored: dict[str, JsonValue] = STATE.dump_python(state, mode="json")
    return stored


def load_state(stored: Mapping[str, JsonValue]) -> HeadsUpState:
    """Raises pydantic.ValidationError for anything else."""
    return STATE.validate_python({**stored, "challenge": _with_offers(stored.get("challenge"))})


def _with_offers(challenge: JsonValue) -> JsonValue:
    """A stored challenge with its earlier offers: old ones have the last alone, without its author."""
    if not isinstance(challenge, dict) or challenge.get("replaced") is None or "earlier" in challenge:
        return challenge
    before = {
        "sheet": challenge["replaced"],
        "control": challenge.get("replaced_control") or challenge.get("control") or {},
        "proposer": None,
        "opponent": challenge.get("opponent"),
        "can_stand_again": False,
    }
    return {**challenge, "earlier": [before]}


def heads_up_in_channel(uow: UnitOfWork, channel: ChannelSnowflake, snowflake: UserSnowflake) -> HeadsUpTable:
    """The table of two that somebody's command is about, as `table_in_channel` finds it.

    Raises:
        NoTable: Nothing is played there.
        WrongKind: A chouette is.
    """
    table = table_in_channel(uow, channel, snowflake)
    if not isinstance(table, HeadsUpTable):
        raise WrongKind(table)
    return table
