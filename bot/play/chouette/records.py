"""The history of a chouette: event by event, in frames of a replay, and in files for other programs."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from io import BytesIO
from itertools import groupby
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.engine import Doubled, Dropped, Game, Played, Position, Raised, Side, Taken
from bot.engine.chouette import (
    Chouette,
    ChouetteEvent,
    GameDealt,
    GameSettled,
    OptionsProposed,
    apply,
    decisions,
    event_seen_by,
)
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.base.errors import NoSuchGame, NotBegun
from bot.play.base.exports import (
    SITE,
    Check,
    ExportedFile,
    Format,
    readable_name,
    slug,
    unlimited,
    written_in,
)
from bot.play.base.keys import TableId, Version, key_or_none
from bot.play.base.table import LoggedEvent, Status
from bot.play.chouette.picture import chouette_picture
from bot.play.chouette.recording import CubeSession, games_of, left_out_of_sessions, record_chouette
from bot.play.chouette.scoresheet_file import whole_sheet
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import status as status_text
from bot.play.display.panel import (
    Button,
    Download,
    Panel,
    Picture,
    ReplayCursor,
    SharedButton,
    cursor_button,
    frame_buttons,
)
from bot.play.display.picture import View
from bot.play.kinds.history import PagedGame
from bot.play.kinds.judged import Choice, cube_action_of
from bot.play.pages.boards import NEWS_LENGTH, last_of
from bot.play.tables.store import new_to
from bot.play.text import records as record_text
from bot.play.text.words import plain_name
from bot.records import Omission
from bot.text.catalogue import phrase
from storage import EventRecord, UnitOfWork

LOBBY = 0


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """An event, the chouette before it, and the version that it led to."""

    before: Chouette
    event: ChouetteEvent
    version: Version


def event_history(uow: UnitOfWork, table: ChouetteTable, last: int) -> Iterator[HistoryStep]:
    """All events from the lobby up to a game's end, sealed ones too."""
    chouette = opened(uow, table)
    for record in uow.events.of_games(table.id, LOBBY, last):
        event = EVENTS.load(record.kind, record.payload)
        yield HistoryStep(chouette, event, Version(record.version))
        chouette = apply(chouette, event)


def opened(uow: UnitOfWork, table: ChouetteTable) -> Chouette:
    """A chouette's lobby as it was opened."""
    host = min(uow.seats.at_table(table.id), key=lambda seat: seat.seat)
    return Chouette.opened(PlayerId(host.player_id), table.state.opened_with or table.chouette.sheet)


def starts_of(uow: UnitOfWork, table: ChouetteTable) -> set[Position]:
    """All positions that its games may have begun from."""
    proposals = uow.events.of_kind(table.id, OptionsProposed.__name__, LOBBY, table.chouette.number)
    proposed = (EVENTS.load(each.kind, each.payload) for each in proposals)
    sheets = [each.sheet for each in proposed if isinstance(each, OptionsProposed)]
    sheets += [table.chouette.sheet, table.state.opened_with or table.chouette.sheet]
    return {sheet.rules.start for sheet in sheets}


@dataclass(frozen=True, slots=True)
class ChouetteRecord:
    """The match records of a chouette.

    Args:
        sessions: A money session for each two who had a bet, and each cube between them.
        left_out: Payments that are in none of them.
    """

    sessions: tuple[CubeSession, ...]
    left_out: tuple[Omission, ...]


@dataclass(frozen=True, slots=True)
class StoredChouette:
    """A stored chouette: its table, its lobby and the day, and all events since."""

    table: ChouetteTable
    lobby: Chouette
    day: str
    rows: tuple[EventRecord, ...]
    sheet: Download


def stored_chouette(uow: UnitOfWork, table: ChouetteTable) -> StoredChouette:
    rows = tuple(uow.events.of_games(table.id, LOBBY, table.chouette.number))
    day = _day(uow.tables.get(table.id).created_at)
    return StoredChouette(table, opened(uow, table), day, rows, whole_sheet(uow, table))


def record_of_chouette(history: StoredChouette, check: Check = unlimited) -> ChouetteRecord:
    """The match records of all its games.

    Raises:
        NotBegun: Its first game is still to come.
        TooMuchWork: It takes longer than `check` allows.
    """
    games = games_of(history.lobby, _events(history.rows, check))
    if not games:
        raise NotBegun(history.table)
    names: dict[int, str] = {player.id: readable_name(player) for player in history.table.players.values()}
    sessions = record_chouette(games, names, (SITE, ("EventDate", history.day)))
    return ChouetteRecord(sessions, left_out_of_sessions(games))


def written_sessions(
    table: ChouetteTable,
    sessions: Sequence[CubeSession],
    formats: Iterable[Format],
    check: Check = unlimited,
) -> Iterator[ExportedFile]:
    """Every session in each of the formats, in files named after its two players."""
    for each in formats:
        for number, session in enumerate(sessions, start=1):
            yield written_in(each, session.record, file_stem(table, session, number), check)


def _events(rows: Iterable[EventRecord], check: Check) -> Iterator[ChouetteEvent]:
    for row in rows:
        check()
        yield EVENTS.load(row.kind, row.payload)


def archive_of(files: Iterable[ExportedFile]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for file in files:
            archive.writestr(ZipInfo(file.name), file.content, ZIP_DEFLATED)  # of 1980, always alike
    return packed.getvalue()


def file_stem(table: ChouetteTable, session: CubeSession, number: int) -> str:
    """In ASCII: "17-03-alice-bob"."""
    white, black = (slug(table.players[PlayerId(player)].name) for player in (session.white, session.black))
    extra = "-extra" if session.is_extra else ""
    return f"{table.id}-{number:02}-{white}-{black}{extra}"


def _day(moment: datetime) -> str:
    return f"{moment:%Y.%m.%d}"


@dataclass(frozen=True, slots=True)
class ChouetteFrame:
    """One step: the events that everybody may know of, the table after them so seen, and what was decided."""

    table: ChouetteTable
    events: tuple[ChouetteEvent, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class ChouetteReplay:
    """One game of a chouette, step by step; `games` is how many there are."""

    table: ChouetteTable
    number: GameNumber
    games: int
    frames: tuple[ChouetteFrame, ...]


def replay_of_chouette(uow: UnitOfWork, table: ChouetteTable, number: GameNumber | None) -> ChouetteReplay:
    """A game of a chouette; without a number the one in play, else the first.

    Raises:
        NotBegun: No game has begun.
        NoSuchGame: It has no game of that number.
    """
    games = table.chouette.number
    if games == 0:
        raise NotBegun(table)
    if number is None:
        number = games if table.status is Status.PLAYING else FIRST_GAME
    if not 1 <= number <= games:
        raise NoSuchGame(table)
    return ChouetteReplay(table, number, games, tuple(_frames(uow, table, number)))


def _frames(uow: UnitOfWork, table: ChouetteTable, number: GameNumber) -> Iterator[ChouetteFrame]:
    history = (each for each in event_history(uow, table, number) if _is_in_game(each, number))
    for _, group in groupby(history, key=lambda each: each.version):
        steps = list(group)
        events = tuple(seen for each in steps if (seen := event_seen_by(each.event, None)) is not None)
        if events:
            yield ChouetteFrame(_as_it_stood(table, steps[-1]), events, tuple(_choices(table, steps)))


def _choices(table: ChouetteTable, steps: Iterable[HistoryStep]) -> Iterator[Choice]:
    """The plays of a step, and what was done with each cube, bet by bet."""
    for step in steps:
        event = step.event
        if isinstance(event, Played):
            yield Choice(event.side, step.before.game.position, event.roll)
        elif isinstance(event, Doubled | Raised | Taken | Dropped):
            yield from _about_cube(table, step.before.game, event)


def _about_cube(
    table: ChouetteTable, game: Game, event: Doubled | Raised | Taken | Dropped
) -> Iterator[Choice]:
    mover, done = game.on_roll or Side.WHITE, cube_action_of(event)
    bets = [bet for bet in game.bets if bet.is_active and bet.cube == event.cube]
    if isinstance(event, Taken | Dropped):
        bets = [bet for bet in bets if event.player in bet.players]
    for bet in bets:
        name = plain_name(table.players[bet.player(mover)])
        yield Choice(event.side, game.position, done, name, (bet.white, bet.black))


def _is_in_game(each: HistoryStep, number: GameNumber) -> bool:
    """From a game's deal to its settlement and the next line."""
    if each.before.number != number:
        return False
    return each.before.in_play is not None or isinstance(each.event, GameDealt | GameSettled)


def _as_it_stood(table: ChouetteTable, step: HistoryStep) -> ChouetteTable:
    """A table as everybody saw it after an event."""
    after = apply(step.before, step.event)
    state = replace(table.state, chouette=after, awaited=(), team_thread=None, suggestions=())
    return replace(table, state=state).seen_by(None)


def chouette_events_since(
    uow: UnitOfWork, table_id: TableId, version: Version, until: Version | None = None
) -> Sequence[LoggedEvent[ChouetteEvent]]:
    """After `version`, up to and with `until`, as everybody may know it."""
    records = [each for each in uow.events.since(table_id, version) if until is None or each.version <= until]
    return _public(records)


def chouette_news_since_decision(
    uow: UnitOfWork, table_id: TableId, players: Collection[PlayerId]
) -> Sequence[LoggedEvent[ChouetteEvent]]:
    """The public events since some players last did something that all may know of."""
    return new_to(uow, table_id, players, _public)


def _public(records: Iterable[EventRecord]) -> list[LoggedEvent[ChouetteEvent]]:
    events = [(each, EVENTS.load(each.kind, each.payload)) for each in records]
    seen = [(each, event_seen_by(event, None)) for each, event in events]
    return [logged_in_chouette(each, event) for each, event in seen if event is not None]


def logged_in_chouette(record: EventRecord, event: ChouetteEvent) -> LoggedEvent[ChouetteEvent]:
    return LoggedEvent(GameNumber(record.game), event, key_or_none(PlayerId, record.player_id))


def chouette_frame_panel(
    seen: ChouetteTable,
    events: Sequence[ChouetteEvent],
    view: View,
    here: ReplayCursor,
    frames: int,
    games: int,
) -> Panel:
    """One frame of a replay.

    Args:
        seen: The table as everybody saw it then.
        events: The events that led there.
        view: How the board is seen.
        here: The game, and the frame of it.
        frames: How many frames the game has.
        games: How many games there are.
    """
    events_lines = log_text.log_lines(seen.chouette, events, seen.players) or log_text.roll_lines(events)
    lines = [
        _title(seen, here.game, games),
        *(f"**{line}**" for line in last_of(events_lines, NEWS_LENGTH)),
        f"-# {phrase('replay-page', page=here.frame + 1, pages=frames)}",
    ]
    rows = tuple(row for row in _rows(here, frames, games) if row)
    return Panel("\n".join(lines), (_frame_picture(seen, events, view),), rows)


def _title(seen: ChouetteTable, number: GameNumber, games: int) -> str:
    """Box and team as they were, and which game it is."""
    players = status_text.title(seen.chouette, seen.players)
    return f"### {players}\n-# {list_text.replayed(seen, number, games)}"


def _frame_picture(seen: ChouetteTable, events: Sequence[ChouetteEvent], view: View) -> Picture:
    """The board after the play of a frame, numbered as its side counts.

    Without a play, the board with what the chouette then waited for.
    """
    play = next((event for event in reversed(events) if isinstance(event, Played)), None)
    if play is not None:
        return chouette_picture(seen, replace(view, counted_by=play.side))
    picture = chouette_picture(seen, view, waiting=decisions(seen.chouette))
    return replace(picture, diagram=replace(picture.diagram, last_play=()))


def _rows(here: ReplayCursor, frames: int, games: int) -> Iterator[tuple[Button, ...]]:
    yield frame_buttons(SharedButton.REPLAY, here, frames)
    previous, following = phrase("button-previous-game"), phrase("button-next-game")
    others = ((previous, here.game - 1, "gameback"), (following, here.game + 1, "gameon"))
    yield tuple(
        cursor_button(SharedButton.REPLAY, label, ReplayCursor(GameNumber(game)), variant)
        for label, game, variant in others
        if 1 <= game <= games
    )


def chouette_export_panel(
    table: ChouetteTable,
    archive: Download | None,
    sheet: Download,
    sessions: int,
    not_on_cubes: Iterable[Omission],
    left_out: Iterable[tuple[str, Sequence[Omission]]],
) -> Panel:
    """The export of a chouette.

    Args:
        table: The present table.
        archive: All files in one; None if only a position was wanted, which a chouette has no ids for.
        sheet: Its scoresheet.
        sessions: How many money sessions there are.
        not_on_cubes: Payments that are in none of them.
        left_out: What each format cannot hold; formats that lack nothing may be named too.
    """
    lines = [f"### {list_text.hosts_chouette(table)}", f"-# {list_text.heading(table)}"]
    if archive is None:
        return Panel("\n".join([*lines, phrase("chouettes-no-ids")]))
    lines += [phrase("chouettes-files", sessions=sessions), phrase("chouettes-sheet-file")]
    unplayed = record_text.omitted(not_on_cubes)
    lines += [f"-# {phrase('chouettes-not-in-files', payments=unplayed)}"] if unplayed else []
    lines += [f"-# {line}" for line in record_text.left_out(left_out)]
    return Panel("\n".join(lines), downloads=(archive, sheet))


def paged(replayed: ChouetteReplay) -> PagedGame[ChouetteTable]:
    def title() -> str:
        return _title(replayed.frames[0].table, replayed.number, replayed.games)

    def panel(index: int, view: View) -> Panel:
        frame, here = replayed.frames[index], ReplayCursor(replayed.number, index)
        return chouette_frame_panel(
            frame.table, frame.events, view, here, len(replayed.frames), replayed.games
        )

    def choices(index: int) -> tuple[Choice, ...]:
        return replayed.frames[index].choices

    return PagedGame(replayed.table, replayed.number, len(replayed.frames), title, panel, choices)


def write_export(story: StoredChouette, formats: Collection[Format], check: Check) -> Panel:
    """The files of a chouette, all of them in one; this takes a while."""
    record, table = record_of_chouette(story, check), story.table
    files = list(written_sessions(table, record.sessions, formats, check))
    archive = Download(f"chouette-{table.id}.zip", archive_of(files)) if files else None
    lacking: dict[str, dict[Omission, None]] = {}
    for file in files:
        lacking.setdefault(file.format, {}).update(dict.fromkeys(file.left_out))
    left_out = [(name, tuple(what)) for name, what in lacking.items()]
    return chouette_export_panel(table, archive, story.sheet, len(record.sessions), record.left_out, left_out)
