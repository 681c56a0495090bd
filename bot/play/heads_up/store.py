"""Loading heads-up tables, with their clocks, and their state as it is stored."""

from collections.abc import Iterable, Mapping

from pydantic import JsonValue, TypeAdapter

from bot.clocks import TimeLeft, time_left
from bot.engine.keys import PlayerId
from bot.play.base.channel_problems import rests_since
from bot.play.base.errors import NotBegun, WrongKind
from bot.play.base.keys import (
    ChannelSnowflake,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    Version,
    key_or_none,
)
from bot.play.base.preferences import NEVER_CHOSEN, preferences_of_players
from bot.play.base.table import Player, Status, Table
from bot.play.heads_up.table import HeadsUpState, HeadsUpTable
from bot.play.tables.store import direct_boards, get_record, to_players, to_table
from bot.play.tables.visibility import Viewer, table_in_channel
from storage import TableRecord, UnitOfWork


def time_left_at(uow: UnitOfWork, state: HeadsUpState, channel: ChannelSnowflake | None) -> TimeLeft | None:
    """The running time by its player's present calendar; reads at once what both have chosen.

    It may rest because of what is wrong with the channel.
    """
    if state.clock is None or state.clock.running is None:
        return None
    chosen = preferences_of_players(uow, state.challenge.sides)
    player = PlayerId(state.clock.running.player)
    calendar, rest = chosen.get(player, NEVER_CHOSEN).calendar, rests_since(uow, channel)
    return time_left(state.clock, state.challenge.control, calendar, rest)


def load_table(uow: UnitOfWork, table_id: TableId) -> HeadsUpTable:
    """Raises NoTable, or WrongKind."""
    return to_heads_up(uow, get_record(uow, table_id))


def to_heads_up(uow: UnitOfWork, record: TableRecord) -> HeadsUpTable:
    """Raises WrongKind."""
    return _as_table(to_table(uow, record))


def to_heads_up_tables(uow: UnitOfWork, records: Iterable[TableRecord]) -> list[HeadsUpTable]:
    return [to_heads_up(uow, record) for record in records if record.kind == HeadsUpTable.kind]


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
    state, channel = load_state(record.state), key_or_none(ChannelSnowflake, record.channel_snowflake)
    return HeadsUpTable(
        id=TableId(record.id),
        guild=key_or_none(GuildSnowflake, record.guild_snowflake),
        channel=channel,
        version=Version(record.version),
        status=Status(record.status),
        state=state,
        players=_people(uow, state),
        live_message=key_or_none(MessageSnowflake, record.live_message_snowflake),
        live_version=Version(record.live_version or 0),
        database=uow.database,
        time=time_left_at(uow, state, channel),
        changed_at=state.waits_from or record.updated_at,
        direct=direct_boards(uow, TableId(record.id)) if channel is None else (),
    )


def keep_invitations(uow: UnitOfWork, table: HeadsUpTable) -> None:
    """Store who belongs to an open challenge, so that it is found among theirs."""
    challenge = table.state.challenge
    people = (challenge.challenger, challenge.opponent) if table.status is Status.CHALLENGE else ()
    uow.invitations.replace(table.id, [each for each in people if each is not None])


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
    return STATE.validate_python(stored)


def heads_up_in_channel(uow: UnitOfWork, viewer: Viewer) -> HeadsUpTable:
    """The table of two that somebody's command is about, as `table_in_channel` finds it.

    Raises:
        NoTable: Nothing is played there.
        WrongKind: A table of another kind is.
    """
    return _as_table(table_in_channel(uow, viewer))
