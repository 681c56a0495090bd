"""A chouette written down for other programs: one money session for each two who had a bet, and cube."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.records import CubeSession, Omission, games_of, left_out_of_sessions, record_chouette
from bot.services.chouettes.retelling import LOBBY, opened
from bot.services.codec import load_chouette_event
from bot.services.errors import NotBegun
from bot.services.exports import OMISSIONS, SITE, WRITERS, ExportedFile, Format, readable_name, slug
from bot.table import ChouetteTable
from storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class ChouetteRecord:
    """All that was played in a chouette.

    Args:
        sessions: A money session for each two who had a bet, and each cube between them.
        left_out: What was paid that is in none of them.

    """

    sessions: tuple[CubeSession, ...]
    left_out: tuple[Omission, ...]


def record_of_chouette(uow: UnitOfWork, table: ChouetteTable) -> ChouetteRecord:
    """Return the record of all that was played in a chouette; raises NotBegun before its first game."""
    rows = uow.events.of_games(table.id, LOBBY, table.chouette.number)
    events = (load_chouette_event(row.kind, row.payload) for row in rows)
    games = games_of(opened(uow, table), events)
    if not games:
        raise NotBegun(table)
    names = {player.id: readable_name(player.name) for player in table.players.values()}
    tags = (SITE, ("EventDate", _day(uow.tables.get(table.id).created_at)))
    return ChouetteRecord(record_chouette(games, names, tags), left_out_of_sessions(games))


def written_sessions(
    table: ChouetteTable, sessions: Sequence[CubeSession], formats: Iterable[Format]
) -> Iterator[ExportedFile]:
    """Yield every session in each of the formats, in files named after the two who had the bet."""
    for each in formats:
        for number, session in enumerate(sessions, start=1):
            stem = file_stem(table, session, number)
            content = WRITERS[each](session.record).encode()
            left_out = tuple(OMISSIONS[each](session.record)) if each in OMISSIONS else ()
            yield ExportedFile(each, f"{stem}.{each}", content, left_out)


def archive_of(files: Iterable[ExportedFile]) -> bytes:
    """Return files in one archive."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for file in files:
            archive.writestr(ZipInfo(file.name), file.content, ZIP_DEFLATED)  # of 1980, always alike
    return packed.getvalue()


def file_stem(table: ChouetteTable, session: CubeSession, number: int) -> str:
    """Return how the files of a session are named, in ASCII: "17-03-alice-bob"."""
    white, black = (slug(table.players[player].name) for player in (session.white, session.black))
    extra = "-extra" if session.is_extra else ""
    return f"{table.id}-{number:02}-{white}-{black}{extra}"


def _day(moment: datetime) -> str:
    return f"{moment:%Y.%m.%d}"
