"""The options of a chouette, before they are changed."""

from bot.engine.chouette import AnyOptions, NotAllowed, SetOptions, legal_actions
from bot.services.errors import NotSeated, Refused, StaleBoard
from bot.services.tables import load_chouette
from bot.table import ChouetteTable
from storage import UnitOfWork


def chouette_to_change(uow: UnitOfWork, snowflake: int, table_id: int, edition: int | None) -> ChouetteTable:
    """Return a chouette whose options somebody may change now; nothing is changed yet.

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
