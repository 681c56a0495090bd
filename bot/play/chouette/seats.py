"""Somebody's place in a chouette: looking at it, and leaving for good."""

from collections.abc import Iterator
from operator import attrgetter

from bot.engine.chouette import (
    ChouetteEvent,
    Leave,
    SeatMachine,
    SetOptions,
    check_kind,
    event_seen_by,
    legal_actions,
)
from bot.engine.keys import PlayerId
from bot.play.chouette.records import logged_in_chouette
from bot.play.chouette.rules import CHOUETTE_RULES
from bot.play.chouette.store import load_chouette, to_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.dice_source import DiceSource
from bot.play.errors import NotSeated, StaleBoard, by_the_rules
from bot.play.flow import Flow
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.settings import ALL_TABLES
from bot.play.store import load_chouette_event
from bot.play.table import LoggedEvent
from bot.play.use_case import Request
from storage import TableRecord, UnitOfWork


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
    flow = Flow(uow, CHOUETTE_RULES, record, table, dice_source, request.at)
    flow.act(player, Leave())
    flow.advance()
    saved = flow.save()
    flow.enqueue_board()
    return saved


def open_chouettes(
    uow: UnitOfWork, player: PlayerId, *, are_held: bool = False
) -> Iterator[tuple[TableRecord, ChouetteTable]]:
    """The open chouettes that the player may still leave, with the records to save them over.

    With `are_held` they are locked for a change, and read again under the lock.
    """
    records = uow.tables.open_of_player(player, ALL_TABLES)
    found = [each for each in records if each.kind == ChouetteTable.kind]
    for read in sorted(found, key=attrgetter("id")):
        record = uow.tables.hold(read.id) if are_held else read
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
    events = [(row, event_seen_by(load_chouette_event(row.kind, row.payload), None)) for row in since]
    return table, [logged_in_chouette(row, event) for row, event in events if event]


def chouette_of_host(uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId) -> ChouetteTable:
    """The table, if this person may have the bot join now; raises NotSeated, or Refused."""
    table = load_chouette(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    with by_the_rules(table, player.id):
        check_kind(table.chouette, player.id, SeatMachine(player.id))
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
