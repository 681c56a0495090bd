"""Games of a session, one after the other, and what is asked before a player acts."""

from dataclasses import replace

from bot import engine
from bot.engine.keys import PlayerId
from bot.play.dice_source import DiceSource
from bot.play.errors import NotBetweenGames, NotSeated, by_the_rules
from bot.play.flow import Flow, Held, hold_for, save
from bot.play.heads_up.board import double_panel
from bot.play.heads_up.rules import HEADS_UP, Happened, HeadsUpChange, check_seat
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.panel import Panel
from bot.play.preferences import preferences_of_player
from bot.play.rules import Change
from bot.play.store import enqueue_board
from bot.play.table import Status
from bot.play.use_case import Request
from storage import UnitOfWork


def ask_to_double(uow: UnitOfWork, table: HeadsUpTable, player: PlayerId) -> Panel | None:
    """Whether to double indeed, if the player wants to be asked; raises Refused if they may not."""
    if not preferences_of_player(uow, player).confirms_doubles:
        return None
    with by_the_rules(table, player):
        engine.check_kind(table.game, player, engine.OfferDouble())
    return double_panel(table.game, player)


def next_game(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> Happened:
    """Start the next game of a money session.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        NotBetweenGames: A game is in play, or the session has ended.
    """
    held = _between_games(uow, request, table_id, edition)
    flow = Flow(uow, HEADS_UP, held.record, held.table, dice_source, request.at)
    flow.actor = held.caller.id
    flow.start_game()
    return flow.finish()


def end_session(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """End a money session between two games; raises as `next_game` does."""
    held = _between_games(uow, request, table_id, edition)
    ended: HeadsUpChange = Change(held.table, replace(held.table, status=Status.OVER), request.at)
    saved = save(uow, HEADS_UP, held.record, ended)
    enqueue_board(uow, saved, request.at, is_new=False)
    return saved


def _between_games(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> Held[HeadsUpTable]:
    """A session between two games, and the caller, who plays in it."""
    held = hold_for(uow, HEADS_UP, request, table_id)
    check_seat(held.table, held.caller.id, edition)
    if not held.table.is_between_games:
        raise NotBetweenGames(held.table)
    return held


def table_awaiting(
    uow: UnitOfWork,
    snowflake: UserSnowflake,
    table_id: TableId,
    edition: Edition | None,
    wanted: engine.Action,
) -> tuple[HeadsUpTable, PlayerId]:
    """A table that waits for somebody, and who they are.

    `wanted` is what they are to be asked about: that, or something of its kind, must be possible.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        NotPlaying: The match or the session is over.
        Refused: It is not their turn, or that is not possible now.
    """
    table = load_table(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    HEADS_UP.check(table, player.id, edition)
    with by_the_rules(table, player.id):
        engine.check_kind(table.game, player.id, wanted)
    return table, player.id
