"""Finding the board on which somebody is to play a roll, be it of two players or a chouette's."""

from bot.engine import Game, MakePlay, plays_of
from bot.engine.chouette import NotAllowed, legal_actions
from bot.play.any_table import AnyTable
from bot.play.chouette.consulting import may_suggest
from bot.play.chouette.seats import ANY_PLAY, chouette_on_board, may_play
from bot.play.errors import NotSeated, Refused
from bot.play.heads_up.flow import table_awaiting
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.store import load_any
from storage import UnitOfWork


def game_to_play(table: AnyTable, snowflake: UserSnowflake) -> Game | None:
    """Return the game in which a table waits for somebody to play a roll; None if it does not."""
    player = table.player_of(snowflake)
    if player is None:
        return None
    if isinstance(table, HeadsUpTable):
        game = table.state.game
        return game if game is not None and plays_of(game, player.id) else None
    return table.chouette.game if may_play(table.chouette, player.id) else None


def hosted_awaiting_play(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> AnyTable:
    """Return a table that waits for somebody to play a roll, or whose captain he may advise on it.

    Nothing is changed.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        OutOfTurn: It is not their turn, between two players.
        Refused: There is no roll for them to play, or to advise on.

    """
    if isinstance(load_any(uow, table_id), HeadsUpTable):
        return table_awaiting(uow, snowflake, table_id, edition, MakePlay)[0]
    table = chouette_on_board(uow, table_id, edition=edition)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    if not may_play(table.chouette, player.id) and not may_suggest(table, snowflake):
        reason = NotAllowed(table.chouette, player.id, ANY_PLAY, legal_actions(table.chouette, player.id))
        raise Refused(table, player.id, reason)
    return table
