"""Loading and saving heads-up tables, with their clocks and deadlines."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from pydantic import JsonValue, TypeAdapter

from bot.clocks import Clock, Running, TimeLeft, next_reminder, time_left
from bot.engine import Event
from bot.engine.keys import PlayerId
from bot.play.access import table_in_channel
from bot.play.errors import NotBegun, StaleBoard, WrongKind
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
from bot.play.preferences import Reminded, preferences_of_player
from bot.play.scheduling import LAPSE, OPEN_FOR, REMINDER, TIME_OUT, Due, calendar_of, withdraw_reminders
from bot.play.store import (
    SESSION,
    STORED_STATUS,
    direct_boards,
    dump_event,
    get_record,
    hold,
    latest_any,
    to_players,
    to_table,
)
from bot.play.table import LoggedEvent, Player, Status, Table
from storage import TableRecord, UnitOfWork
from storage.errors import StaleVersion


def time_left_at(uow: UnitOfWork, state: HeadsUpState) -> TimeLeft | None:
    """The running time by its player's present calendar."""
    if state.clock is None or state.clock.running is None:
        return None
    calendar = calendar_of(uow, PlayerId(state.clock.running.player))
    return time_left(state.clock, state.challenge.control, calendar)


def with_clock(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """The time of whoever must act runs from now on, if it did not run before."""
    if not table.control.has_clock or table.status in (Status.CHALLENGE, Status.CLOSED):
        return replace(table, time=None)
    awaited = table.must_act[0] if table.must_act else None
    clock = table.state.clock or Clock({})
    if clock.running is None or clock.running.player != awaited:
        clock = _started(uow, with_turn_over(uow, table, at).state.clock or clock, awaited, at)
    table = replace(table, state=replace(table.state, clock=clock))
    return replace(table, time=time_left_at(uow, table.state))


def with_turn_over(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Nobody's time runs any more; what a turn ran over is gone from the reserve."""
    clock = table.state.clock
    if clock is None or clock.running is None:
        return table
    clock = clock.stopped(table.control, at, calendar_of(uow, PlayerId(clock.running.player)))
    return replace(table, state=replace(table.state, clock=clock))


def schedule_anew(uow: UnitOfWork, table: HeadsUpTable, at: datetime) -> None:
    """Replace what is due at a table that has just changed; earlier reminders are taken back."""
    withdraw_reminders(uow, table.id, table.version, at)
    _schedule(uow, table, at, {})


def schedule(uow: UnitOfWork, table: HeadsUpTable, remind_from: datetime) -> None:
    """Replace the stored deadlines of a table.

    Reminders count from `remind_from`: when whoever must act last acted, or was notified of their turn.
    """
    _schedule(
        uow,
        table,
        remind_from,
        {PlayerId(each.player_id): each.sent for each in uow.reminders.of_table(table.id)},
    )


def _schedule(
    uow: UnitOfWork, table: HeadsUpTable, remind_from: datetime, sent: Mapping[PlayerId, int]
) -> None:
    due = _due(uow, table, remind_from, sent)
    uow.deadlines.replace(table.id, table.version, tuple(due))


def _due(
    uow: UnitOfWork, table: HeadsUpTable, remind_from: datetime, sent: Mapping[PlayerId, int]
) -> Iterator[Due]:
    """In no order; `sent` is how many reminders each player has had of this turn."""
    if table.status is Status.CHALLENGE:
        yield from _due_of_challenge(uow, table, remind_from, sent)
    if table.status is not Status.PLAYING:
        return
    time = table.time
    if time is not None and not time.is_out:
        yield TIME_OUT, PlayerId(time.player), time.due
    due = None if time is None else time.due
    for player in table.must_act:
        started = remind_from if time is None else time.since
        moment = _reminder_at(uow, player, remind_from, started, due, sent.get(player, 0))
        if moment is not None:
            yield REMINDER, player, moment


def lapses_at(table: HeadsUpTable) -> datetime | None:
    """When an unanswered challenge lapses; None for anything else."""
    if table.status is not Status.CHALLENGE or table.changed_at is None:
        return None
    return table.changed_at + OPEN_FOR


def _due_of_challenge(
    uow: UnitOfWork, table: HeadsUpTable, remind_from: datetime, sent: Mapping[PlayerId, int]
) -> Iterator[Due]:
    """When a challenge lapses, and when to send the one reminder of it."""
    lapse = lapses_at(table)
    if lapse is not None:
        yield LAPSE, None, lapse
    for player in table.must_act:
        moment = None if player in sent else _reminder_at(uow, player, remind_from, remind_from, lapse, 0)
        if moment is not None:
            yield REMINDER, player, moment


def _reminder_at(
    uow: UnitOfWork,
    player: PlayerId,
    remind_from: datetime,
    started: datetime,
    due: datetime | None,
    sent: int,
) -> datetime | None:
    """When to remind a player next, as they have chosen; None for no reminder."""
    chosen = preferences_of_player(uow, player)
    if chosen.reminders.where is Reminded.NEVER:
        return None
    return next_reminder(
        after=remind_from,
        started=started,
        due=due,
        interval=timedelta(hours=chosen.reminders.hours) or None,
        calendar=chosen.calendar,
        sent=sent,
    )


def _started(uow: UnitOfWork, clock: Clock, player: PlayerId | None, at: datetime) -> Clock:
    running = None if player is None else Running.of(player, at, calendar_of(uow, player))
    return replace(clock, running=running)


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
