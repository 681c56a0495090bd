"""Somebody's place in a chouette: looking at it, and leaving for good."""

from collections.abc import Iterator
from operator import attrgetter

from bot.engine.chouette import (
    AnyOptions,
    Chouette,
    ChouetteEvent,
    ChouettePhase,
    Leave,
    NotAllowed,
    SetOptions,
    event_seen_by,
    legal_actions,
    mover,
)
from bot.engine.keys import PlayerId
from bot.play.chouette.flow import ChouetteFlow, enqueue_chouette_board
from bot.play.chouette.records import logged_in_chouette
from bot.play.chouette.store import load_chouette, to_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.codec import load_chouette_event
from bot.play.dice_source import DiceSource
from bot.play.errors import NotSeated, Refused, StaleBoard
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.settings import ALL_TABLES
from bot.play.store import CHOUETTE
from bot.play.table import LoggedEvent
from bot.play.use_case import Request
from storage import TableRecord, UnitOfWork


def chouettes_of(uow: UnitOfWork, snowflake: UserSnowflake) -> int:
    """How many open chouettes somebody is in."""
    known = uow.players.find(snowflake)
    return 0 if known is None else len(list(_open_chouettes(uow, PlayerId(known.id))))


def leave_all(uow: UnitOfWork, request: Request, dice_source: DiceSource) -> tuple[ChouetteTable, ...]:
    """Let the caller leave every open chouette, by its rules; return them, whose boards are owed.

    In a game others act for him until it is over, and a host hands over. Nothing happens if he is not known.
    """
    known = uow.players.find(request.caller.snowflake)
    if known is None:
        return ()
    player = PlayerId(known.id)
    return tuple(
        _leave(uow, record, table, player, request, dice_source)
        for record, table in list(_open_chouettes(uow, player, are_held=True))
    )


def _leave(
    uow: UnitOfWork,
    record: TableRecord,
    table: ChouetteTable,
    player: PlayerId,
    request: Request,
    dice_source: DiceSource,
) -> ChouetteTable:
    course = ChouetteFlow(uow, table, dice_source, request.at)
    course.act(player, Leave())
    course.advance()
    saved = course.save(record)
    enqueue_chouette_board(uow, table, saved, course.logged, player, request.at)
    return saved


def _open_chouettes(
    uow: UnitOfWork, player: PlayerId, *, are_held: bool = False
) -> Iterator[tuple[TableRecord, ChouetteTable]]:
    """The open chouettes that somebody may still leave, with the records to save them over.

    Those that are to be changed are held, and read as they are then.
    """
    found = [each for each in uow.tables.open_of_player(player, ALL_TABLES) if each.kind == CHOUETTE]
    for read in sorted(found, key=attrgetter("id")):
        record = uow.tables.hold(read.id) if are_held else read
        table = to_chouette(uow, record) if record.is_open else None
        if table and table.has_place(player) and Leave() in legal_actions(table.chouette, player):
            yield record, table


def chouette_on_board(uow: UnitOfWork, table_id: TableId, edition: Edition | None) -> ChouetteTable:
    """A chouette's table as it stands; raises StaleBoard if that board does not count any more."""
    table = load_chouette(uow, table_id)
    if table.is_stale(edition):
        raise StaleBoard(table)
    return table


def may_play(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a chouette waits for somebody to play a roll."""
    return chouette.step is ChouettePhase.MOVE and mover(chouette) == player


def happenings_since_own_turn(
    uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake
) -> tuple[ChouetteTable, list[LoggedEvent[ChouetteEvent]]]:
    """A chouette's table, and what all may know of what happened since somebody last did something.

    No more than the game before the present one is looked at; to a spectator, that is all of both.
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


def chouette_to_change(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> ChouetteTable:
    """A chouette whose options somebody may change now; nothing is changed yet.

    Raises:
        NotSeated: They do not play there.
        StaleBoard: A game has begun, or the options were changed, since that edition.
        Refused: It is for the host alone, and between games.
    """
    table = load_chouette(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    if table.is_stale(edition):
        raise StaleBoard(table)
    possible = legal_actions(table.chouette, player.id)
    if not any(isinstance(each, AnyOptions) for each in possible):
        wanted = SetOptions(table.chouette.sheet)
        raise Refused(table, player.id, NotAllowed(table.chouette, player.id, wanted, possible))
    return table
