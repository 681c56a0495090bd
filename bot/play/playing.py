"""Finding the board on which somebody is to play a roll."""

from bot.engine import Game
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.kind import kind_of
from bot.play.store import load_any
from bot.play.table import Table
from storage import UnitOfWork


def game_to_play(table: Table, snowflake: UserSnowflake) -> Game | None:
    """Return the game in which a table waits for somebody to play a roll; None if it does not."""
    player = table.player_of(snowflake)
    return None if player is None else kind_of(table).game_to_play(table, player.id)


def table_awaiting_play(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> Table:
    """Return a table that waits for somebody to play a roll, or whose captain they may advise on it.

    Nothing is changed.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        OutOfTurn: It is not their turn, between two players.
        Refused: There is no roll for them to play, or to advise on.

    """
    return kind_of(load_any(uow, table_id)).awaiting_play(uow, snowflake, table_id, edition)
