"""A chouette written down for other programs: one money session for each two who had a bet, and cube."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.engine.chouette import Chouette, ChouetteEvent
from bot.records import CubeSession, Omission, games_of, left_out_of_sessions, record_chouette
from bot.services.chouettes.retelling import LOBBY, opened
from bot.services.codec import load_chouette_event
from bot.services.errors import NotBegun
from bot.services.exports import SITE, ExportedFile, Format, readable_name, slug, written_in
from bot.services.heavy import Check, unlimited
from bot.table import ChouetteTable
from storage import EventRecord, UnitOfWork


@dataclass(frozen=True, slots=True)
class ChouetteRecord:
    """All that was played in a chouette.

    Args:
        sessions: A money session for each two who had a bet, and each cube between them.
        left_out: What was paid that is in none of them.

    """

    sessions: tuple[CubeSession, ...]
    left_out: tuple[Omission, ...]


@dataclass(frozen=True, slots=True)
class ChouetteStory:
    """What is stored of a chouette: its table and its lobby, on which day, and what happened since."""

    table: ChouetteTable
    lobby: Chouette
    day: str
    rows: tuple[EventRecord, ...]


def story_of_chouette(uow: UnitOfWork, table: ChouetteTable) -> ChouetteStory:
    """Return what is stored of a chouette."""
    rows = tuple(uow.events.of_games(table.id, LOBBY, table.chouette.number))
    return ChouetteStory(table, opened(uow, table), _day(uow.tables.get(table.id).created_at), rows)


def record_of_chouette(story: ChouetteStory, check: Check = unlimited) -> ChouetteRecord:
    """Return the record of all that was played in a chouette.

    Raises:
        NotBegun: Its first game is still to come.
        TooMuchWork: It takes longer than `check` allows.

    """
    games = games_of(story.lobby, _events(story.rows, check))
    if not games:
        raise NotBegun(story.table)
    names = {player.id: readable_name(player.name) for player in story.table.players.values()}
    sessions = record_chouette(games, names, (SITE, ("EventDate", story.day)))
    return ChouetteRecord(sessions, left_out_of_sessions(games))


def written_sessions(
    table: ChouetteTable,
    sessions: Sequence[CubeSession],
    formats: Iterable[Format],
    check: Check = unlimited,
) -> Iterator[ExportedFile]:
    """Yield every session in each of the formats, in files named after the two who had the bet."""
    for each in formats:
        for number, session in enumerate(sessions, start=1):
            yield written_in(each, session.record, file_stem(table, session, number), check)


def _events(rows: Iterable[EventRecord], check: Check) -> Iterator[ChouetteEvent]:
    for row in rows:
        check()
        yield load_chouette_event(row.kind, row.payload)


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
