"""Leaving chouettes for good: what an erase of somebody means for those he is in."""

from collections.abc import Iterator
from operator import attrgetter

from bot.engine.chouette import Leave, legal_actions
from bot.services.chouettes.acting import owe_chouette_board
from bot.services.chouettes.course import ChouetteCourse
from bot.services.dice import Chance
from bot.services.request import Request
from bot.services.settings import ALL_TABLES
from bot.services.tables import CHOUETTE, chouette_of, is_in
from bot.table import ChouetteTable
from storage import TableRecord, UnitOfWork


def chouettes_of(uow: UnitOfWork, snowflake: int) -> int:
    """Return how many open chouettes somebody is in."""
    known = uow.players.find(snowflake)
    return 0 if known is None else len(list(_open_chouettes(uow, known.id)))


def leave_all(uow: UnitOfWork, request: Request, chance: Chance) -> tuple[ChouetteTable, ...]:
    """Let the caller leave every open chouette, by its rules; return them, whose boards are owed.

    In a game others act for him until it is over, and a host hands over. Nothing happens if he is not known.
    """
    known = uow.players.find(request.caller.snowflake)
    if known is None:
        return ()
    return tuple(
        _leave(uow, record, table, known.id, request, chance)
        for record, table in list(_open_chouettes(uow, known.id, are_held=True))
    )


def _leave(
    uow: UnitOfWork,
    record: TableRecord,
    table: ChouetteTable,
    player: int,
    request: Request,
    chance: Chance,
) -> ChouetteTable:
    course = ChouetteCourse(uow, table, chance, request.at)
    course.act(player, Leave())
    course.go_on()
    saved = course.save(record)
    owe_chouette_board(uow, table, saved, course.happenings, player, request.at)
    return saved


def _open_chouettes(
    uow: UnitOfWork, player: int, *, are_held: bool = False
) -> Iterator[tuple[TableRecord, ChouetteTable]]:
    """Yield the open chouettes that somebody may still leave, with the records to save them over.

    Those that are to be changed are held, and read as they are then.
    """
    found = [each for each in uow.tables.open_of_player(player, ALL_TABLES) if each.kind == CHOUETTE]
    for read in sorted(found, key=attrgetter("id")):
        record = uow.tables.hold(read.id) if are_held else read
        table = chouette_of(uow, record) if record.is_open else None
        if table and is_in(table, player) and Leave() in legal_actions(table.chouette, player):
            yield record, table
