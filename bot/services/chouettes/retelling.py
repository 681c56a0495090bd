"""What happened in a chouette, told again: from its lobby on, event by event."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.chouette import Chouette, ChouetteEvent, apply
from bot.services.codec import load_chouette_event
from bot.table import ChouetteTable
from storage import UnitOfWork

LOBBY = 0


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, how the chouette stood before it, and to which version it led."""

    before: Chouette
    event: ChouetteEvent
    version: int


def told(uow: UnitOfWork, table: ChouetteTable, last: int) -> Iterator[Told]:
    """Yield all that happened from the lobby up to a game's end, with what is sealed."""
    chouette = opened(uow, table)
    for record in uow.events.of_games(table.id, LOBBY, last):
        event = load_chouette_event(record.kind, record.payload)
        yield Told(chouette, event, record.version)
        chouette = apply(chouette, event)


def opened(uow: UnitOfWork, table: ChouetteTable) -> Chouette:
    """Return a chouette's lobby as it was opened."""
    host = min(uow.seats.at_table(table.id), key=lambda seat: seat.seat)
    return Chouette.opened(host.player_id, table.state.opened_with or table.chouette.sheet)


def games_settled(table: ChouetteTable) -> int:
    """Return how many games have come to their end."""
    last = table.chouette.last
    return 0 if last is None else last.number
