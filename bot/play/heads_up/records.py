"""Match records: exports of heads-up tables, and imports from files."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from bot import records
from bot.engine import Event, OpeningRolled, Phase, RuleSheet, Score, Side, apply
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.errors import EmptyRecord, NoSuchFrame, NotARecord, RecordTooLarge
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
from bot.play.base.keys import ChannelSnowflake, ImportId, TableId, Version
from bot.play.base.names import LONGEST, clean_name
from bot.play.base.namesakes import told_apart
from bot.play.base.table import Player, Status, Table
from bot.play.base.use_case import Request
from bot.play.display.panel import Download, Panel
from bot.play.heads_up.board import export_panel
from bot.play.heads_up.replays import IllegalInRecord, Replay, beginning_of, steps_of
from bot.play.heads_up.store import begun
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable, ReplayStep
from bot.play.tables.store import register_interaction
from bot.text.language import Language, spoken
from storage import UnitOfWork


def match_of(uow: UnitOfWork, table: Table) -> tuple[HeadsUpTable, records.MatchRecord]:
    """The record of all that was played at a table of two; raises WrongKind, or NotBegun."""
    table = begun(table)
    white, black = (readable_name(table.player_on(side)) for side in Side)
    started = uow.tables.get(table.id).created_at
    tags = (SITE, ("EventDate", f"{started:%Y.%m.%d}"))
    games = (_played(uow, table, number) for number in map(GameNumber, range(1, table.number + 1)))
    return table, records.record_match(white, black, table.sheet, games, tags)


def written(
    table: HeadsUpTable, match: records.MatchRecord, formats: Iterable[Format], check: Check = unlimited
) -> tuple[ExportedFile, ...]:
    stem = file_stem(table)
    return tuple(written_in(each, match, stem, check) for each in formats)


def export(
    uow: UnitOfWork, of: HeadsUpTable, formats: Iterable[Format], *, has_position: bool
) -> Callable[[Check], Panel]:
    """Return a function that writes the files of a table; raises NotBegun."""
    table, match = match_of(uow, of)

    def write(check: Check) -> Panel:
        files = written(table, match, formats, check)
        downloads = [Download(file.name, file.content) for file in files]
        left_out = [(file.format, file.left_out) for file in files]
        return export_panel(table, downloads, left_out, has_position=has_position)

    return write


def file_stem(table: HeadsUpTable) -> str:
    """In ASCII: "alice-bob-5pt-17"."""
    white, black = (slug(table.player_on(side).name) for side in Side)
    what = f"{table.sheet.length}pt" if table.sheet.is_match else "money"
    return f"{white}-{black}-{what}-{table.id}"


def _played(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> records.PlayedGame:
    steps = steps_of(uow, table, number)
    final = apply(steps[-1].before, steps[-1].event) if steps else beginning_of(table, number)
    return records.PlayedGame(
        table.score_after(GameNumber(number - 1)), tuple(step.event for step in steps), final
    )


MAX_IMPORT_BYTES: Final = 256 * 1024
KEPT_FOR_EACH_PLAYER: Final = 20
MATCHES_REMEMBERED: Final = 8

WHITE, BLACK = PlayerId(1), PlayerId(2)
"""The players of every imported record."""


@dataclass(frozen=True, slots=True)
class _ImportedText:
    """The text of a match record, the language of what is said about it, and the limit of work on it.

    The limit does not count in comparisons.
    """

    text: str
    check: Check = field(compare=False)
    language: Language = field(default_factory=spoken)


def read_import(data: bytes, check: Check = unlimited) -> str:
    """The text of a match record, read and replayed once before it is stored.

    Raises:
        TooMuchWork: It takes longer than `check` allows.
        RecordTooLarge: It has more than `MAX_IMPORT_BYTES`.
        EmptyRecord: There is nothing in it.
        NotARecord: It cannot be read as a match record.
    """
    if len(data) > MAX_IMPORT_BYTES:
        raise RecordTooLarge(MAX_IMPORT_BYTES)
    if not data.strip():
        raise EmptyRecord
    text = _text_of_ogxm(data) if records.is_ogxm(data) else records.decoded(data)
    _replayed(_ImportedText(text, check))
    return text


def _text_of_ogxm(data: bytes) -> str:
    try:
        return kept_text(records.parse_ogxm(data))
    except records.RecordError as error:
        raise NotARecord(error.reason) from error


def kept_text(match: records.MatchRecord) -> str:
    """A match as the text that is kept of it: a .mat, or an .sgf, in which alone automatic doubles stand."""
    has_automatic_doubles = any(game.cube > 1 for game in match.games)
    return records.format_sgf(match) if has_automatic_doubles else records.format_mat(match)


def keep_import(uow: UnitOfWork, request: Request, text: str) -> ImportId:
    """Store a match record for the caller, whose oldest one goes for it; returns its key."""
    caller = register_interaction(uow, request)
    key = ImportId(uow.imports.add(caller.id, text, request.at))
    uow.analyses.forget_old_imports(caller.id, KEPT_FOR_EACH_PLAYER)
    uow.imports.keep_newest(caller.id, KEPT_FOR_EACH_PLAYER)
    return key


def replay_import(text: str, key: ImportId, number: GameNumber, check: Check = unlimited) -> Replay:
    """Raises NoSuchFrame or TooMuchWork."""
    match = _replayed(_ImportedText(text, check))
    if not 1 <= number <= len(match.games):
        raise NoSuchFrame
    game, illegal = match.games[number - 1], tuple(_illegal_plays(match))
    return Replay(
        _table(match, key, number),
        number,
        len(match.games),
        tuple(_steps(game, number)),
        illegal=illegal,
        notes=tuple(map(str, match.notes)),
        break_off=next((each for each in illegal if each.game == number), None),
    )


@lru_cache(maxsize=MATCHES_REMEMBERED)
def _replayed(brought: _ImportedText) -> records.MatchReplay:
    try:
        return records.replay_match(records.read_record(brought.text.encode()), brought.check)
    except records.RecordError as error:
        raise NotARecord(error.reason) from error


def _table(match: records.MatchReplay, key: int, number: GameNumber) -> HeadsUpTable:
    """A table for a game of a record, as it stood at the end of it."""
    record, game = match.record, match.games[number - 1]
    had_crawford = record.crawford_game != number - 1
    score = Score(game.record.white_score, game.record.black_score, had_crawford)
    challenge = Challenge(WHITE, BLACK, sheet=RuleSheet(record.length or None))
    named = ((WHITE, record.white), (BLACK, record.black))
    people = (Player(player, None, clean_name(name)[:LONGEST]) for player, name in named)
    return HeadsUpTable(
        id=TableId(key),
        guild=None,
        channel=ChannelSnowflake(0),
        version=Version(0),
        status=Status.OVER if game.final.phase is Phase.OVER else Status.PLAYING,
        state=HeadsUpState(challenge, game.final, score),
        players=told_apart(people),
        live_message=None,
        live_version=Version(0),
    )


def _illegal_plays(match: records.MatchReplay) -> Iterator[IllegalInRecord]:
    for number, game in enumerate(match.games, start=1):
        if found := game.illegal:
            why = found.refusal or found.reason
            yield IllegalInRecord(GameNumber(number), found.line, found.roll, found.written, why)


def _steps(game: records.GameReplay, number: GameNumber) -> Iterator[ReplayStep]:
    before = game.begin
    for event in game.events:
        yield ReplayStep(number, event, _player(event), before)
        before = apply(before, event)


def _player(event: Event) -> PlayerId | None:
    if isinstance(event, OpeningRolled):
        return None
    return WHITE if event.side is Side.WHITE else BLACK
