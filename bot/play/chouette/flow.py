"""Opening a chouette, somebody's place in it, and what time does in one by itself."""

from collections.abc import Iterator
from datetime import datetime
from operator import attrgetter
from typing import Final

from bot.analysis import Level
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouetteSheet,
    Close,
    Leave,
    SeatBot,
    SetOptions,
    check_kind,
    event_seen_by,
    legal_actions,
)
from bot.engine.keys import FIRST_GAME, PlayerId
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import NotSeated, StaleBoard, by_the_rules
from bot.play.base.fair_dice import commitment_of
from bot.play.base.keys import Edition, TableId, UserSnowflake, key_or_none
from bot.play.base.table import CommittedDice, LoggedEvent, NewThread, Place, Status
from bot.play.base.use_case import Caller, Origin, Request
from bot.play.chouette.errors import TooManyLobbies
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE, CLOSED_FOR_GOOD, GRACE, NEXT_GAME, REMINDER, Done
from bot.play.chouette.records import logged_in_chouette
from bot.play.chouette.store import EVENTS, dump_chouette_state, load_chouette, to_chouette
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.posts.openings import enqueue_opening
from bot.play.posts.pending_posts import enqueue_thread_update
from bot.play.posts.scheduling import LAPSE, enqueue_reminder
from bot.play.tables.fair_play import is_start_locked
from bot.play.tables.flow import Flow, Plan, apply_action, schedule
from bot.play.tables.settings import ALL_TABLES
from bot.play.tables.store import add_table, enqueue_board, register_interaction
from storage import DeadlineRecord, TableRecord, UnitOfWork


def open_chouette(
    uow: UnitOfWork, request: Request, place: Place, sheet: ChouetteSheet, dice_source: DiceSource
) -> ChouetteTable:
    """Open a lobby in a channel, with the caller as host.

    Raises:
        ChannelBusy: Another table is open in the channel.
        TooManyLobbies: As many lobbies of the caller's are open as may be.
    """
    check_lobbies(uow, request.caller)
    host = register_interaction(uow, request)
    return open_lobby(uow, request, place, host.id, sheet, dice_source)


def open_lobby(
    uow: UnitOfWork,
    origin: Origin,
    place: Place | NewThread,
    host: PlayerId,
    sheet: ChouetteSheet,
    dice_source: DiceSource,
) -> ChouetteTable:
    """Open a lobby with somebody as host; a thread that is not there yet is owed by the outbox.

    An interaction is to be registered before.

    Raises:
        ChannelBusy: Another table is open in the channel.
    """
    secret = dice_source.new_secret()
    dice = CommittedDice(commitment_of(secret))
    state = ChouetteState(Chouette.opened(host, sheet), dice, opened_with=sheet, idle_since=origin.at)
    record = add_table(uow, place, ChouetteTable, dump_chouette_state(state), origin.at)
    uow.dice.add_secret(record.id, FIRST_GAME, secret.hex(), origin.at)
    uow.seats.take(record.id, 0, host)
    table = to_chouette(uow, record)
    schedule(uow, CHOUETTE_LIFECYCLE, table, origin.at)
    if isinstance(place, NewThread):
        enqueue_opening(uow, table, place, origin.at)
    enqueue_board(uow, table, origin.at, is_new=True)
    return table


def seat_bot(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    dice_source: DiceSource,
    level: Level,
) -> Done:
    """Let the host have the bot itself join, at a level; raises as `apply_action` does."""
    bot = PlayerId(uow.players.bot_player(level, request.at).id)

    def choose(_table: ChouetteTable, _player: PlayerId) -> tuple[SeatBot]:
        return (SeatBot(bot),)

    return apply_action(uow, request, table_id, edition, dice_source, Plan(CHOUETTE_LIFECYCLE, choose))


def fire_in_chouette(
    uow: UnitOfWork,
    deadline: DeadlineRecord,
    record: TableRecord,
    table: ChouetteTable,
    now: datetime,
    dice_source: DiceSource,
) -> Done | None:
    """Carry out a deadline: a player's time, the break between two games, or an idle lobby."""
    player = key_or_none(PlayerId, deadline.player_id)
    if deadline.kind == LAPSE:
        is_idle = table.status is Status.CHALLENGE
        return (
            _lapse(uow, Flow(uow, CHOUETTE_LIFECYCLE, record, table, dice_source, now), now)
            if is_idle
            else None
        )
    if deadline.kind == CLOSED_FOR_GOOD:
        flow = Flow(uow, CHOUETTE_LIFECYCLE, record, table, dice_source, now)
        flow.end_pause()
        return flow.finish()
    if table.status is not Status.PLAYING:
        return None
    if deadline.kind == REMINDER:
        if player in table.must_act:
            enqueue_reminder(uow, table.id, table.version, player, now)
        return None
    if not _is_up(table, deadline, now):
        schedule(uow, CHOUETTE_LIFECYCLE, table, now)
        return None
    flow = Flow(uow, CHOUETTE_LIFECYCLE, record, table, dice_source, now)
    if deadline.kind == GRACE:
        flow.end_pause()
    elif player is None:
        flow.start_game_if_free()
    else:
        flow.time_out(player)
    return flow.finish()


def _lapse(uow: UnitOfWork, flow: Flow[ChouetteTable, ChouetteEvent, ChouetteAction], now: datetime) -> Done:
    """Close a lobby in which nothing has happened for long, as its host might."""
    flow.act(flow.table.chouette.host, Close())
    enqueue_thread_update(uow, flow.save(), now)
    flow.enqueue_board()
    return flow.outcome()


def _is_up(table: ChouetteTable, deadline: DeadlineRecord, now: datetime) -> bool:
    if deadline.kind == NEXT_GAME:
        if table.waits_for_start:
            return not is_start_locked(table, table.next_start)
        return table.begins_at is not None and table.begins_at <= now
    if deadline.kind == GRACE:
        return table.grace_ends is not None and table.grace_ends <= now
    awaited = (each for each in table.state.awaited if each.player == deadline.player_id)
    return any(table.due(each) <= now for each in awaited)


MOST_LOBBIES: Final = 3
"""The most chouettes of one host that wait for their first game."""


def check_lobbies(uow: UnitOfWork, host: Caller) -> None:
    """Raise TooManyLobbies if somebody has as many lobbies as allowed."""
    known = uow.players.find(host.snowflake)
    if known is None:
        return
    records = uow.tables.open_of_player(known.id, ALL_TABLES)
    lobby = (ChouetteTable.kind, Status.CHALLENGE.value)
    waiting = [each for each in records if (each.kind, each.status) == lobby]
    own = sum(to_chouette(uow, record).chouette.host == known.id for record in waiting)
    if own >= MOST_LOBBIES:
        raise TooManyLobbies(own)


def leave_for_good(
    uow: UnitOfWork,
    record: TableRecord,
    table: ChouetteTable,
    player: PlayerId,
    request: Request,
    dice_source: DiceSource,
) -> ChouetteTable:
    """Leave an open chouette by its rules: in a game others act for the player until it is over.

    A host hands over.
    """
    flow = Flow(uow, CHOUETTE_LIFECYCLE, record, table, dice_source, request.at)
    flow.act(player, Leave())
    flow.advance()
    saved = flow.save()
    flow.enqueue_board()
    return saved


def open_chouettes(
    uow: UnitOfWork, player: PlayerId, *, are_locked: bool = False
) -> Iterator[tuple[TableRecord, ChouetteTable]]:
    """The open chouettes that the player may still leave, with the records to save them over.

    With `are_locked` they are locked for a change, and read again under the lock.
    """
    records = uow.tables.open_of_player(player, ALL_TABLES)
    found = [each for each in records if each.kind == ChouetteTable.kind]
    for read in sorted(found, key=attrgetter("id")):
        record = uow.tables.lock(read.id) if are_locked else read
        table = to_chouette(uow, record) if record.is_open else None
        if table and table.has_place(player) and Leave() in legal_actions(table.chouette, player):
            yield record, table


def chouette_on_board(uow: UnitOfWork, table_id: TableId, edition: Edition | None) -> ChouetteTable:
    """Raises StaleBoard if that board does not count any more."""
    table = load_chouette(uow, table_id)
    if table.is_stale(edition):
        raise StaleBoard(table)
    return table


def events_since_own_turn(
    uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake
) -> tuple[ChouetteTable, list[LoggedEvent[ChouetteEvent]]]:
    """The table, and the public events since this person last acted.

    At most from the start of the game before; for a spectator, all of these.
    """
    table = load_chouette(uow, table_id)
    player, number = table.player_of(snowflake), table.chouette.number
    records = [
        row for game in (number - 1, number) if game >= 0 for row in uow.events.of_game(table.id, game)
    ]
    own = [index for index, row in enumerate(records) if player and row.player_id == player.id]
    last = records[own[-1]].version if own else -1
    since = [row for row in records if row.version > last]
    events = [(row, event_seen_by(EVENTS.load(row.kind, row.payload), None)) for row in since]
    return table, [logged_in_chouette(row, event) for row, event in events if event]


def chouette_of_host(uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId) -> ChouetteTable:
    """The table, if this person may have the bot join now; raises NotSeated, or Refused."""
    table = load_chouette(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    with by_the_rules(table, player.id):
        check_kind(table.chouette, player.id, SeatBot(player.id))
    return table


def chouette_to_change(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> ChouetteTable:
    """The table, if this person may change its options now; nothing is changed yet.

    Raises:
        NotSeated: They do not play there.
        StaleBoard: A game has begun, or the options were changed, since that edition.
        Refused: Only the host may, and only between games.
    """
    table = load_chouette(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    if table.is_stale(edition):
        raise StaleBoard(table)
    with by_the_rules(table, player.id):
        check_kind(table.chouette, player.id, SetOptions(table.chouette.sheet))
    return table
