"""Loading tables and saving what happened at them: what every use case has in common."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from bot.engine.keys import GameNumber, PlayerId
from bot.play.errors import AlreadyHandled, NoTable
from bot.play.keys import (
    ChannelSnowflake,
    Edition,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
    key_or_none,
)
from bot.play.kind import kind_stored_as
from bot.play.table import LiveBoard, Player, Status, Table
from bot.play.use_case import Request
from storage import PlayerRecord, TableRecord, TableStatus, UnitOfWork
from storage.errors import AlreadyUsed, NotFound

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


def get_record(uow: UnitOfWork, table_id: int) -> TableRecord:
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


def latest_any(uow: UnitOfWork, channel: int) -> Table:
    """Return what a channel hosts, else what it tables last, be it two players' or a chouette's."""
    record = uow.tables.latest_in_channel(channel)
    if record is None or record.status == STORED_STATUS[Status.CLOSED]:
        raise NoTable
    return to_table(uow, record)


def load_any(uow: UnitOfWork, table_id: TableId) -> Table:
    """Return a table of either kind by our key; raises NoTable."""
    return to_table(uow, get_record(uow, table_id))


def to_table(uow: UnitOfWork, record: TableRecord) -> Table:
    """Return a stored table, of whatever kind it is."""
    loaded: Table = kind_stored_as(record.kind).load(uow, record)
    return loaded


def tables_played_by(uow: UnitOfWork, records: Iterable[TableRecord], player: PlayerId) -> list[Table]:
    """Return the tables among stored ones, in their order, without chouettes that a player has left."""
    tables = (to_table(uow, record) for record in records)
    return [each for each in tables if each.has_place(player)]


def direct_boards(uow: UnitOfWork, table_id: TableId) -> tuple[LiveBoard, ...]:
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


def register_interaction(uow: UnitOfWork, request: Request) -> Player:
    """Use up an interaction and return who made it, by their present name; raises AlreadyHandled."""
    try:
        uow.interactions.claim(request.interaction, request.at)
    except AlreadyUsed as used:
        raise AlreadyHandled from used
    caller = request.caller
    known = uow.players.get_or_add(caller.snowflake, caller.name, request.at)
    return to_player(known)


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


def open_beside(uow: UnitOfWork, table: Table, player: int | None) -> list[Table]:
    """Return what is open where a table stands: one at most in a channel; directly, all of a player's."""
    if table.channel is None:
        return [] if player is None else [to_table(uow, each) for each in uow.tables.open_direct(player)]
    record = uow.tables.open_in_channel(table.channel)
    return [] if record is None else [to_table(uow, record)]


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
