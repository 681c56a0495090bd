"""Loading tables and saving what happened at them: what every use case has in common."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from bot.engine.keys import GameNumber, PlayerId
from bot.play.any_table import AnyTable
from bot.play.chouette.table import ChouetteTable
from bot.play.codec import dump_event, dump_state, load_chouette_state, load_state
from bot.play.errors import AlreadyHandled, ChouetteHere, NoChouette, NoTable, NotBegun, StaleBoard
from bot.play.heads_up.table import HeadsUpState, HeadsUpTable, LoggedEvent
from bot.play.keys import (
    ChannelSnowflake,
    Edition,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
    key_or_none,
)
from bot.play.scheduling import schedule_anew, time_left_at, with_clock
from bot.play.table import LiveBoard, Player, Status, Table
from bot.play.use_case import Request
from storage import PlayerRecord, TableRecord, TableStatus, UnitOfWork
from storage.errors import AlreadyUsed, NotFound, StaleVersion

T = TypeVar("T")

INTERACTION_LIFETIME = timedelta(days=1)
STORED_STATUS: Mapping[Status, TableStatus] = {
    Status.CHALLENGE: "challenge",
    Status.PLAYING: "playing",
    Status.OVER: "over",
    Status.CLOSED: "closed",
}
BOARD = "board"
FINAL = "final"
FOLD = "fold"
SESSION = "session"
CHOUETTE = "chouette"
FORMER_PLAYER = "a former player"


def load_table(uow: UnitOfWork, table_id: TableId) -> HeadsUpTable:
    """Return a table of two players by our key; raises NoTable, or ChouetteHere."""
    return to_heads_up(uow, get_record(uow, table_id))


def load_to_change(uow: UnitOfWork, table_id: TableId) -> tuple[TableRecord, HeadsUpTable]:
    """Return a table with the record that a change of it must be saved over; raises as `load_table` does."""
    record = hold(uow, table_id)
    return record, to_heads_up(uow, record)


def load_chouette_to_change(uow: UnitOfWork, table_id: TableId) -> tuple[TableRecord, ChouetteTable]:
    """Return a chouette's table with the record to save it over; raises NoTable, or NoChouette."""
    record = hold(uow, table_id)
    return record, to_chouette(uow, record)


def load_chouette(uow: UnitOfWork, table_id: TableId) -> ChouetteTable:
    """Return a chouette's table by our key; raises NoTable, or NoChouette."""
    return to_chouette(uow, get_record(uow, table_id))


def get_record(uow: UnitOfWork, table_id: TableId) -> TableRecord:
    """Return a stored table by our key; raises NoTable."""
    try:
        return uow.tables.get(table_id)
    except NotFound as missing:
        raise NoTable from missing


def hold(uow: UnitOfWork, table_id: TableId) -> TableRecord:
    """Return a stored table that is to be changed, which nobody else does meanwhile; raises NoTable."""
    try:
        return uow.tables.hold(table_id)
    except NotFound as missing:
        raise NoTable from missing


def latest_table(uow: UnitOfWork, channel: ChannelSnowflake) -> HeadsUpTable:
    """Return the channel's open table, else that of its last game; raises NoTable, or ChouetteHere.

    A challenge that came to nothing is no table any more.
    """
    return _as_table(latest_any(uow, channel))


def latest_chouette(uow: UnitOfWork, channel: ChannelSnowflake) -> ChouetteTable:
    """Return a channel's chouette: the open one, else the last; raises NoTable, or NoChouette."""
    return _as_chouette(latest_any(uow, channel))


def latest_any(uow: UnitOfWork, channel: ChannelSnowflake) -> AnyTable:
    """Return what a channel hosts, else what it hosted last, be it two players' or a chouette's."""
    record = uow.tables.latest_in_channel(channel)
    if record is None or record.status == STORED_STATUS[Status.CLOSED]:
        raise NoTable
    return to_table(uow, record)


def load_any(uow: UnitOfWork, table_id: TableId) -> AnyTable:
    """Return a table of either kind by our key; raises NoTable."""
    return to_table(uow, get_record(uow, table_id))


def to_heads_up(uow: UnitOfWork, record: TableRecord) -> HeadsUpTable:
    """Return a stored table of two players with its state and its people; raises ChouetteHere."""
    return _as_table(to_table(uow, record))


def to_chouette(uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
    """Return a stored chouette with its state and its people; raises NoChouette."""
    return _as_chouette(to_table(uow, record))


def to_table(uow: UnitOfWork, record: TableRecord) -> AnyTable:
    """Return a stored table of either kind."""
    return _chouette(uow, record) if record.kind == CHOUETTE else _session(uow, record)


def to_heads_up_tables(uow: UnitOfWork, records: Iterable[TableRecord]) -> list[HeadsUpTable]:
    """Return the tables of two players among stored ones, in their order."""
    return [to_heads_up(uow, record) for record in records if record.kind == SESSION]


def tables_played_by(uow: UnitOfWork, records: Iterable[TableRecord], player: PlayerId) -> list[AnyTable]:
    """Return the tables among stored ones, in their order, without chouettes that a player has left."""
    hosted = (to_table(uow, record) for record in records)
    return [each for each in hosted if isinstance(each, HeadsUpTable) or is_in(each, player)]


def is_in(table: ChouetteTable, player: PlayerId) -> bool:
    """Tell whether somebody is in a chouette: at the table, waiting for a place, or away."""
    chouette = table.chouette
    return player in (*chouette.dealt, *chouette.queue, *chouette.away)


def begun(table: AnyTable) -> HeadsUpTable:
    """Return two players' table at which something was played; raises NotBegun, or ChouetteHere."""
    if isinstance(table, ChouetteTable):
        raise ChouetteHere(table)
    if table.state.game is None:
        raise NotBegun(table)
    return table


def _as_table(hosted: AnyTable) -> HeadsUpTable:
    if isinstance(hosted, ChouetteTable):
        raise ChouetteHere(hosted)
    return hosted


def _as_chouette(hosted: AnyTable) -> ChouetteTable:
    if isinstance(hosted, HeadsUpTable):
        raise NoChouette(hosted)
    return hosted


def _session(uow: UnitOfWork, record: TableRecord) -> HeadsUpTable:
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
        direct=_direct_boards(uow, TableId(record.id)) if record.channel_snowflake is None else (),
    )


def _direct_boards(uow: UnitOfWork, table_id: TableId) -> tuple[LiveBoard, ...]:
    """Return the boards that players have in their direct messages."""
    return tuple(
        LiveBoard(
            ChannelSnowflake(each.channel_snowflake),
            key_or_none(MessageSnowflake, each.message_snowflake),
            Version(each.version),
            PlayerId(each.player_id),
        )
        for each in uow.direct_boards.of_table(table_id)
    )


def _chouette(uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
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


def register_interaction(uow: UnitOfWork, request: Request) -> Player:
    """Use up an interaction and return who made it, by their present name; raises AlreadyHandled."""
    try:
        uow.interactions.claim(request.interaction, request.at)
    except AlreadyUsed as used:
        raise AlreadyHandled from used
    caller = request.caller
    known = uow.players.get_or_add(caller.snowflake, caller.name, request.at)
    return to_player(known)


def save_table(uow: UnitOfWork, read: TableRecord, changed: HeadsUpTable, at: datetime) -> HeadsUpTable:
    """Save a changed table over the record that was read, and return it one version on.

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
    """Store who belongs to a challenge while it is open, so that it is found among theirs."""
    challenge = table.state.challenge
    people = (challenge.challenger, challenge.opponent) if table.status is Status.CHALLENGE else ()
    uow.invitations.replace(table.id, [each for each in people if each is not None])


def record_events(uow: UnitOfWork, table: HeadsUpTable, logged: Sequence[LoggedEvent], at: datetime) -> None:
    """Append what led a table to its version."""
    rows = [(each.number, *dump_event(each.event), each.player) for each in logged]
    uow.events.append(table.id, table.version, rows, at)


def forget_interactions(uow: UnitOfWork, at: datetime) -> None:
    """Forget the interactions that cannot come again: Discord repeats one within minutes."""
    uow.interactions.forget_before(at - INTERACTION_LIFETIME)


def enqueue_board(
    uow: UnitOfWork, table: Table, at: datetime, *, is_new: bool, mention: Sequence[PlayerId] = ()
) -> None:
    """Note that Discord is owed a table's board: a message of its own that mentions players, or an edit.

    Where each player has a board of his own, a new one comes first and to whom it mentions, the others' are
    edited; one that mentions nobody comes to all.
    """
    for board in sorted(table.boards, key=lambda board: board.owner not in mention):
        is_for_all = board.owner is None or not mention
        named = [player for player in mention if board.owner in (None, player)]
        enqueue_at(uow, table, board, at, is_new=is_new and (is_for_all or bool(named)), mention=named)


def enqueue_final(uow: UnitOfWork, table: Table, number: GameNumber, at: datetime) -> None:
    """Note that Discord is owed the last board of a game, wherever the table is shown."""
    for board in table.boards:
        owner = {} if board.owner is None else {"owner": board.owner}
        uow.outbox.add(table.id, table.version, FINAL, {"game": number, **owner}, at)


def enqueue_at(
    uow: UnitOfWork,
    table: Table,
    board: LiveBoard,
    at: datetime,
    *,
    is_new: bool,
    mention: Sequence[PlayerId] = (),
) -> None:
    """Note that Discord is owed a table's board in one of the places where it is shown."""
    payload: dict[str, object] = {"is_new": is_new, "mention": list(mention)}
    if table.edition != Edition(table.version):
        payload["edition"] = table.edition
    if board.owner is not None:
        payload["owner"] = board.owner
    uow.outbox.add(table.id, table.version, BOARD, payload, at)


def enqueue_collapse(
    uow: UnitOfWork, table: Table, board: LiveBoard, at: datetime, until: Version | None = None
) -> None:
    """Owe the fold of what was a live board, if there was one, into what happened until a version.

    Whose direct messages they are is not to be found in the outbox, so that he can be forgotten.
    """
    if board.message is not None:
        where = {"channel": board.channel} if board.owner is None else {"owner": board.owner}
        until = table.version if until is None else until
        span = {"message": board.message, **where, "since": board.version, "until": until}
        uow.outbox.add(table.id, table.version, FOLD, span, at)


def enqueue_end(uow: UnitOfWork, table: Table, at: datetime) -> None:
    """Note that the messages that show the end of a table are to be edited, unless they are gone."""
    for board in table.boards:
        enqueue_collapse(uow, table, board, at)


def open_beside(uow: UnitOfWork, table: HeadsUpTable, player: PlayerId | None) -> list[AnyTable]:
    """Return what is open where a table stands: one at most in a channel; directly, all of a player's."""
    if table.channel is None:
        return [] if player is None else [to_table(uow, each) for each in uow.tables.open_direct(player)]
    record = uow.tables.open_in_channel(table.channel)
    return [] if record is None else [to_table(uow, record)]


def _people(uow: UnitOfWork, state: HeadsUpState) -> dict[PlayerId, Player]:
    challenge = state.challenge
    people = (challenge.challenger, challenge.opponent, challenge.withdrew)
    ids = {each for each in people if each is not None}
    found = uow.players.get_many(ids).values()
    return to_players(found)


def to_player(record: PlayerRecord) -> Player:
    """Return a person as we know them, be it as a former player."""
    return Player(
        PlayerId(record.id), key_or_none(UserSnowflake, record.snowflake), record.name or FORMER_PLAYER
    )


def to_players(records: Iterable[PlayerRecord]) -> dict[PlayerId, Player]:
    """Return stored people by our key."""
    return {player.id: player for player in map(to_player, records)}


def by_player(stored: Mapping[int, T]) -> dict[PlayerId, T]:
    """Return what is stored for players, by our key."""
    return {PlayerId(player): each for player, each in stored.items()}
