"""Somebody's place in a chouette: looking at it, and leaving for good."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from operator import attrgetter

from bot.engine import Game, MakePlay
from bot.engine.chouette import (
    AnyOptions,
    Chouette,
    ChouetteAction,
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
from bot.play.builder import ANY_PLAY
from bot.play.chouette.flow import (
    ChouetteFlow,
    Done,
    act_in_chouette,
    chouette_to_act,
    enqueue_chouette_board,
)
from bot.play.chouette.intents import Intent, actions_for
from bot.play.chouette.panels import question
from bot.play.chouette.records import logged_in_chouette
from bot.play.chouette.store import load_chouette, to_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.dice_source import DiceSource
from bot.play.errors import NotSeated, Refused, StaleBoard
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.panel import Panel
from bot.play.settings import ALL_TABLES, confirms_doubles
from bot.play.store import CHOUETTE, load_chouette_event, register_interaction
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
    flow = ChouetteFlow(uow, table, dice_source, request.at)
    flow.act(player, Leave())
    flow.advance()
    saved = flow.save(record)
    enqueue_chouette_board(uow, table, saved, flow.logged, player, request.at)
    return saved


def open_chouettes(
    uow: UnitOfWork, player: PlayerId, *, are_held: bool = False
) -> Iterator[tuple[TableRecord, ChouetteTable]]:
    """The open chouettes that the player may still leave, with the records to save them over.

    With `are_held` they are locked for a change, and read again under the lock.
    """
    found = [each for each in uow.tables.open_of_player(player, ALL_TABLES) if each.kind == CHOUETTE]
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


def may_play(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a chouette waits for somebody to play a roll."""
    return chouette.step is ChouettePhase.MOVE and mover(chouette) == player


def play_in_chouette(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    decide: Callable[[Game], MakePlay],
    dice_source: DiceSource,
) -> Done:
    """Play a roll as decided once the game is read; a player without a roll gets the reason.

    Raises as `act_in_chouette` does.
    """

    def choose(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
        yield decide(chouette.game) if may_play(chouette, player) else ANY_PLAY

    return act_in_chouette(uow, request, table_id, edition, choose, dice_source)


@dataclass(frozen=True, slots=True)
class Question:
    """A question before a player's intent is carried out."""

    table: ChouetteTable
    panel: Panel


def act_or_ask(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    intent: Intent,
    dice_source: DiceSource,
) -> Done | Question:
    """Carry out the intent of the caller, or return the question that comes first.

    Raises as `act_in_chouette` does.
    """
    record, table = chouette_to_act(uow, table_id, edition)
    player = table.player_of(request.caller.snowflake)
    if player is not None:
        confirms = confirms_doubles(uow, request.caller.snowflake)
        asked = question(table, player.id, intent, confirms_doubles=confirms)
        if asked is not None:
            return Question(table, asked)
    caller = register_interaction(uow, request)
    flow = ChouetteFlow(uow, table, dice_source, request.at)
    return flow.carry_out(record, caller.id, edition, partial(actions_for, intent))


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
    possible = legal_actions(table.chouette, player.id)
    if not any(isinstance(each, AnyOptions) for each in possible):
        wanted = SetOptions(table.chouette.sheet)
        raise Refused(table, player.id, NotAllowed(table.chouette, player.id, wanted, possible))
    return table
