"""Looking back at a game of a chouette, deed by deed, as everybody may see it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from bot.engine.chouette import ChouetteEvent, GameDealt, GameSettled, apply, event_seen_by
from bot.services.chouettes.retelling import Told, told
from bot.services.errors import NoSuchGame, NotBegun
from bot.table import ChouetteTable, Status
from storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class ChouetteFrame:
    """What one deed led to: the events that everybody may know of, and the table after them, seen so."""

    table: ChouetteTable
    events: tuple[ChouetteEvent, ...]


@dataclass(frozen=True, slots=True)
class ChouetteReplay:
    """One game of a chouette, to be looked at deed by deed; `games` is how many there are."""

    table: ChouetteTable
    number: int
    games: int
    frames: tuple[ChouetteFrame, ...]


def replay_of_chouette(uow: UnitOfWork, table: ChouetteTable, number: int | None) -> ChouetteReplay:
    """Return a game of a chouette; without a number the one in play, else the first.

    Raises:
        NotBegun: No game has begun.
        NoSuchGame: It has no game of that number.

    """
    games = table.chouette.number
    if games == 0:
        raise NotBegun(table)
    if number is None:
        number = games if table.status is Status.PLAYING else 1
    if not 1 <= number <= games:
        raise NoSuchGame(table)
    return ChouetteReplay(table, number, games, tuple(_frames(uow, table, number)))


def _frames(uow: UnitOfWork, table: ChouetteTable, number: int) -> Iterator[ChouetteFrame]:
    story = (each for each in told(uow, table, number) if _is_in_game(each, number))
    for _, group in groupby(story, key=lambda each: each.version):
        deeds = list(group)
        events = tuple(seen for each in deeds if (seen := event_seen_by(each.event, None)) is not None)
        if events:
            yield ChouetteFrame(_as_it_stood(table, deeds[-1]), events)


def _is_in_game(each: Told, number: int) -> bool:
    """Tell whether something happened from a game's deal to its settlement and the next line."""
    if each.before.number != number:
        return False
    return each.before.round is not None or isinstance(each.event, GameDealt | GameSettled)


def _as_it_stood(table: ChouetteTable, deed: Told) -> ChouetteTable:
    """Return a table as everybody saw it after something had happened."""
    after = apply(deed.before, deed.event)
    state = replace(table.state, chouette=after, awaited=(), room=None, suggestions=())
    return replace(table, state=state).seen_by(None)
