"""Loading chouettes, and their state as it is stored."""

from collections.abc import Mapping
from typing import Final, get_args

from pydantic import JsonValue, TypeAdapter

from bot.engine.chouette import ChouetteEvent
from bot.play.base.channel_problems import rests_since
from bot.play.base.errors import WrongKind
from bot.play.base.keys import (
    ChannelSnowflake,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    Version,
    key_or_none,
)
from bot.play.base.preferences import allowing_autopilot
from bot.play.base.table import Status, Table
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.kinds.events import EventCodec
from bot.play.tables.store import by_player, get_record, to_players, to_table
from bot.play.tables.visibility import Viewer, table_in_channel
from storage import TableRecord, UnitOfWork


def load_chouette(uow: UnitOfWork, table_id: TableId) -> ChouetteTable:
    """Raises NoTable, or WrongKind."""
    return to_chouette(uow, get_record(uow, table_id))


def chouette_in_channel(uow: UnitOfWork, viewer: Viewer) -> ChouetteTable:
    """The chouette that somebody's command is about, as `table_in_channel` finds it.

    Raises:
        NoTable: Nothing is played there.
        WrongKind: A table of two is.
    """
    return _as_chouette(table_in_channel(uow, viewer))


def to_chouette(uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
    """With its state and its people; raises WrongKind."""
    return _as_chouette(to_table(uow, record))


def _as_chouette(table: Table) -> ChouetteTable:
    if not isinstance(table, ChouetteTable):
        raise WrongKind(table)
    return table


def load_chouette_table(uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
    """A stored chouette whose kind is known."""
    channel = key_or_none(ChannelSnowflake, record.channel_snowflake)
    if channel is None and record.guild_snowflake is None:
        raise ValueError(f"chouette {record.id} has neither a channel nor a server")
    joined = {seat.player_id for seat in uow.seats.at_table(record.id)}
    state = load_chouette_state(record.state)
    dealt = () if state.chouette.in_play is None else state.chouette.dealt
    return ChouetteTable(
        id=TableId(record.id),
        guild=key_or_none(GuildSnowflake, record.guild_snowflake),
        channel=channel,
        version=Version(record.version),
        status=Status(record.status),
        state=state,
        players=to_players(uow.players.get_many(joined).values()),
        live_message=key_or_none(MessageSnowflake, record.live_message_snowflake),
        live_version=Version(record.live_version or 0),
        database=uow.database,
        autopilot_allowed_by=allowing_autopilot(uow, dealt),
        won={} if state.chouette.last is None else by_player(uow.transfers.won_at_table(record.id)),
        rests_since=rests_since(uow, channel),
    )


EVENTS: Final = EventCodec[ChouetteEvent](get_args(ChouetteEvent))
"""The events of a chouette, those on its board included."""

STATE: TypeAdapter[ChouetteState] = TypeAdapter(ChouetteState)


def dump_chouette_state(state: ChouetteState) -> dict[str, JsonValue]:
    stored: dict[str, JsonValue] = STATE.dump_python(state, mode="json")
    return stored


def load_chouette_state(stored: Mapping[str, JsonValue]) -> ChouetteState:
    """Raises pydantic.ValidationError for anything else."""
    return STATE.validate_python(stored)
