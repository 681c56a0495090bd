"""Loading and saving tables, and enqueueing their posts, for every kind."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, TypeVar, get_args

from pydantic import JsonValue

from bot.analysis import Level
from bot.engine import Event
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.errors import AlreadyHandled, ChannelBusy, NoTable
from bot.play.base.keys import (
    ChannelSnowflake,
    Edition,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
    key_or_none,
)
from bot.play.base.names import clean_name
from bot.play.base.namesakes import look_of, told_apart
from bot.play.base.table import LiveBoard, LoggedEvent, NewThread, Place, Player, Status, Table
from bot.play.base.use_case import Caller, Origin, Request
from bot.play.kinds.events import EventCodec
from bot.play.kinds.kind import kind_stored_as
from storage import EventRecord, PlayerRecord, ReminderRecord, TableRecord, TableStatus, UnitOfWork
from storage.errors import AlreadyUsed, ChannelTaken, NotFound

BOARD_EVENTS: Final = EventCodec[Event](get_args(Event))
"""The events on a board; a kind of table may have events of its own beside these."""


T = TypeVar("T")
E = TypeVar("E")

INTERACTION_LIFETIME = timedelta(days=1)
NEWS_LOOKED_THROUGH: Final = (8, 40)
"""How many of a table's last events are read to find what is new to somebody: few, and more if need be."""

STORED_STATUS: Mapping[Status, TableStatus] = {
    Status.CHALLENGE: "challenge",
    Status.PLAYING: "playing",
    Status.OVER: "over",
    Status.CLOSED: "closed",
}
BOARD = "board"
FINAL = "final"
COLLAPSE = "collapse"
REMOVAL = "removal"
LOCK = "lock"
ALL_OF_A_TABLE = 1_000_000
"""More posts than a table is ever owed."""


def new_to(
    uow: UnitOfWork,
    table_id: TableId,
    players: Collection[PlayerId],
    read: Callable[[Sequence[EventRecord]], list[LoggedEvent[E]]],
) -> list[LoggedEvent[E]]:
    """The events since the last that each of some players did; `read` makes events of what is stored."""
    events: list[LoggedEvent[E]] = []
    for most in NEWS_LOOKED_THROUGH:
        records = uow.events.latest(table_id, most)
        events = read(records)
        if len(records) < most or {each.player for each in events}.issuperset(players):
            break
    after = {each.player: place for place, each in enumerate(events, start=1)}
    return events[min((after.get(player, 0) for player in players), default=0) :]


def get_record(uow: UnitOfWork, table_id: TableId) -> TableRecord:
    """Raises NoTable."""
    try:
        return uow.tables.get(table_id)
    except NotFound as missing:
        raise NoTable from missing


def lock_table(uow: UnitOfWork, table_id: TableId) -> TableRecord:
    """The record of a table, locked for a change; raises NoTable."""
    try:
        return uow.tables.lock(table_id)
    except NotFound as missing:
        raise NoTable from missing


def latest_any(uow: UnitOfWork, channel: ChannelSnowflake) -> Table:
    """The channel's open table, else its last; raises NoTable."""
    record = uow.tables.latest_in_channel(channel)
    if record is None or record.status == STORED_STATUS[Status.CLOSED]:
        raise NoTable
    return to_table(uow, record)


def load_any(uow: UnitOfWork, table_id: TableId) -> Table:
    """Raises NoTable."""
    return to_table(uow, get_record(uow, table_id))


def to_table(uow: UnitOfWork, record: TableRecord) -> Table:
    loaded: Table = kind_stored_as(record.kind).lifecycle.load(uow, record)
    return loaded


def tables_played_by(uow: UnitOfWork, records: Iterable[TableRecord], player: PlayerId) -> list[Table]:
    """The tables of these records in their order, except those that the player has left."""
    tables = (to_table(uow, record) for record in records)
    return [each for each in tables if each.has_place(player)]


def direct_boards(uow: UnitOfWork, table_id: TableId) -> tuple[LiveBoard, ...]:
    """The boards in players' direct messages."""
    return tuple(
        LiveBoard(
            ChannelSnowflake(each.channel_snowflake),
            key_or_none(MessageSnowflake, each.message_snowflake),
            Version(each.version),
            PlayerId(each.player_id),
        )
        for each in uow.direct_boards.of_table(table_id)
    )


def add_table(
    uow: UnitOfWork,
    place: Place | NewThread | None,
    kind: type[Table],
    state: dict[str, JsonValue],
    at: datetime,
) -> TableRecord:
    """Add a table at which nothing is played yet; `place` is None where it is played by direct messages.

    Raises:
        ChannelBusy: Another table is open in the channel.
    """
    try:
        return uow.tables.add(
            guild_snowflake=None if place is None else place.guild,
            channel_snowflake=place.channel if isinstance(place, Place) else None,
            kind=kind.kind,
            state=state,
            status=STORED_STATUS[Status.CHALLENGE],
            now=at,
        )
    except ChannelTaken as taken:
        raise ChannelBusy(latest_any(uow, ChannelSnowflake(taken.channel_snowflake))) from taken


def register(uow: UnitOfWork, origin: Origin) -> Player | None:
    """Use up the interaction, if there is one, as `register_interaction` does; None for the bot."""
    return register_interaction(uow, origin) if isinstance(origin, Request) else None


def register_interaction(uow: UnitOfWork, request: Request) -> Player:
    """Use up an interaction; returns who made it, by their present name. Raises AlreadyHandled."""
    try:
        uow.interactions.claim(request.interaction, request.at)
    except AlreadyUsed as used:
        raise AlreadyHandled from used
    caller = request.caller
    return to_player(meet(uow, caller, request.at))


def meet(uow: UnitOfWork, caller: Caller, at: datetime) -> PlayerRecord:
    """The player with these names, renamed if need be; added if they are new."""
    return uow.players.get_or_add(caller.snowflake, caller.name, at, caller.locale, caller.username)


def forget_interactions(uow: UnitOfWork, at: datetime) -> None:
    """Forget interactions that cannot come again: Discord repeats one within minutes."""
    uow.interactions.forget_before(at - INTERACTION_LIFETIME)


def enqueue_board(
    uow: UnitOfWork, table: Table, at: datetime, *, is_new: bool, mention: Sequence[PlayerId] = ()
) -> None:
    """Enqueue a table's board: a message of its own that mentions players, or an edit.

    Where each player has a board of their own, new ones go first, to the players mentioned, and the others
    are edited; a new one that mentions nobody goes to all.
    """
    for board in sorted(table.boards, key=lambda board: board.owner not in mention):
        is_for_all = board.owner is None or not mention
        named = [player for player in mention if board.owner in (None, player)]
        enqueue_at(uow, table, board, at, is_new=is_new and (is_for_all or bool(named)), mention=named)


def enqueue_final(uow: UnitOfWork, table: Table, number: GameNumber, at: datetime) -> None:
    """Enqueue the final board of a game, wherever the table is shown."""
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
    """Enqueue a table's board in one place."""
    payload: dict[str, object] = {"is_new": is_new, "mention": list(mention)}
    if table.edition != Edition(table.version):
        payload["edition"] = table.edition
    if board.owner is not None:
        payload["owner"] = board.owner
    uow.outbox.add(table.id, table.version, BOARD, payload, at)


def enqueue_collapse(
    uow: UnitOfWork, table: Table, board: LiveBoard, at: datetime, until: Version | None = None
) -> None:
    """Enqueue the collapse of an old live board, if there was one, to the events up to a version.

    The outbox does not say whose direct messages they are, so that the person can be forgotten.
    """
    if board.message is not None:
        where = {"channel": board.channel} if board.owner is None else {"owner": board.owner}
        until = table.version if until is None else until
        span = {"message": board.message, **where, "since": board.version, "until": until}
        uow.outbox.add(table.id, table.version, COLLAPSE, span, at)


def withdraw_reminders(
    uow: UnitOfWork,
    table_id: TableId,
    version: Version,
    at: datetime,
    still_awaited: Collection[PlayerId] = (),
) -> dict[PlayerId, int]:
    """Take back the reminders of a table that has changed, but for players whom it still waits for.

    Returns how many these have had.
    """
    sent = {}
    for reminders in uow.reminders.of_table(table_id):
        if reminders.player_id in still_awaited:
            sent[PlayerId(reminders.player_id)] = reminders.sent
        else:
            enqueue_removal(uow, reminders, version, at)
            uow.reminders.forget(table_id, reminders.player_id)
    return sent


def enqueue_removal(uow: UnitOfWork, reminders: ReminderRecord, version: Version, at: datetime) -> None:
    """Enqueue the removal of the last reminder, if that has arrived.

    The channel of a direct message is not stored: it would identify the player.
    """
    if reminders.message_snowflake is not None:
        message = {
            "player": reminders.player_id,
            "channel": reminders.channel_snowflake,
            "message": reminders.message_snowflake,
        }
        uow.outbox.add(reminders.table_id, version, REMOVAL, message, at)


def enqueue_push_removal(
    uow: UnitOfWork, table: Table, board: LiveBoard, push: MessageSnowflake, at: datetime
) -> None:
    """Enqueue the removal of a text that was to become the board in its place, and could not."""
    channel = board.channel if board.owner is None else None
    message = {"player": board.owner, "channel": channel, "message": push}
    uow.outbox.add(table.id, table.version, REMOVAL, message, at)


def enqueue_end(uow: UnitOfWork, table: Table, at: datetime) -> None:
    """Enqueue edits of the messages that show the end of a table."""
    for board in table.boards:
        enqueue_collapse(uow, table, board, at)


def open_beside(uow: UnitOfWork, table: Table, player: PlayerId | None) -> list[Table]:
    """The open tables where this one stands: in a channel one at most, else all of the player's."""
    if table.channel is None:
        return [] if player is None else [to_table(uow, each) for each in uow.tables.open_direct(player)]
    record = uow.tables.open_in_channel(table.channel)
    return [] if record is None else [to_table(uow, record)]


def to_player(record: PlayerRecord) -> Player:
    snowflake = key_or_none(UserSnowflake, record.snowflake)
    level = None if record.level is None else Level(record.level)
    username, name = record.username or "", clean_name(record.name or "")
    display_name = name if look_of(name) else username
    return Player(PlayerId(record.id), snowflake, display_name, level, username)


def to_players(records: Iterable[PlayerRecord]) -> dict[PlayerId, Player]:
    """By id; those of one table, who are told apart."""
    return told_apart(map(to_player, records))


def with_player(players: Mapping[PlayerId, Player], caller: Player) -> dict[PlayerId, Player]:
    """A table's players with one more, or one of them by their present name."""
    return told_apart({**players, caller.id: caller}.values())


def by_player(stored: Mapping[int, T]) -> dict[PlayerId, T]:
    return {PlayerId(player): each for player, each in stored.items()}
