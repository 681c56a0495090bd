"""Analyses that somebody asked for: pending until they are made, made once, and told to whoever asked.

What is analysed is all that was played at a table, or what somebody has imported. The strong player never
learns who played: it is told the sides, and names are put in where an analysis is shown.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from functools import cache
from typing import Final, NewType

from pydantic import TypeAdapter

from bot.analysis import Depth
from bot.engine.keys import GameNumber, PlayerId
from bot.play.analysis.evaluations import count_evaluations, day_of
from bot.play.base.errors import (
    AnalysisFailed,
    NoAnalysis,
    NoImport,
    ServiceError,
    TooManyAnalyses,
    TooManyAnalysesHere,
)
from bot.play.base.keys import ChannelSnowflake, GuildSnowflake, ImportId, TableId, key_or_none
from bot.play.base.table import Player, Status, Table
from bot.play.base.use_case import Request
from bot.play.kinds.judged import Judged, ToJudge
from bot.play.kinds.kind import kind_of, kind_of_imports
from bot.play.tables.fair_play import agree_to_analysis, is_of_dice, refuse_unfinished
from bot.play.tables.store import load_any, register_interaction, to_player
from bot.play.tables.visibility import Viewer, imported_text, may_view, table_for
from storage import AnalysisRecord, UnitOfWork
from storage.errors import NotFound

AnalysisId = NewType("AnalysisId", int)
ALL_GAMES: Final = GameNumber(0)
"""As the number of a game, stands for all of them."""

PENDING_PER_PLAYER: Final = 3
PENDING_PER_SERVER: Final = 10
"""So many analyses are made or wait at the same time, for one person and for one server."""


@cache
def _stored_as(kind: type[Judged]) -> TypeAdapter[Judged]:
    return TypeAdapter(kind)


class Failure(StrEnum):
    """Why there is no analysis."""

    MISSING = "missing"  # the engine is not installed
    BROKEN = "broken"  # its process ended or hung over it
    TOO_LONG = "too long"
    UNREADABLE = "unreadable"  # the match cannot be followed


@dataclass(frozen=True, slots=True)
class PendingAnalysis:
    """An analysis to be made: of what, which takes a while to be made ready, and how deep."""

    id: AnalysisId
    to_judge: Callable[[], ToJudge]
    depth: Depth


@dataclass(frozen=True, slots=True)
class AskedAnalysis:
    """An analysis that somebody asked for, and who they are; done, or else on its way."""

    id: AnalysisId
    player: PlayerId
    is_done: bool


@dataclass(frozen=True, slots=True)
class ShownAnalysis:
    """An analysis that is done, as somebody may look at it.

    Args:
        table: What was analysed.
        game: The number of the only game that was, or ALL_GAMES.
        is_imported: Whether the table stands for what somebody has imported.
        has_deeper: Whether a deeper one may be asked for.
        are_of_dice: Whether nobody could choose what came up there.
        withheld: How many decisions of each game are kept back; none at all where all is told.
        automatic_rolls: Which rolls of each game, from 1, the bot threw for a player.
    """

    id: AnalysisId
    table: Table
    game: GameNumber
    analysis: Judged
    has_deeper: bool
    is_imported: bool
    are_of_dice: bool = False
    withheld: tuple[int, ...] = ()
    automatic_rolls: Mapping[int, Collection[int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PendingNotice:
    """A player to be told that an analysis is done, or has failed; `channel` is where they asked."""

    id: AnalysisId
    player: Player
    guild: GuildSnowflake | None
    channel: ChannelSnowflake | None
    table: Table
    failure: Failure | None
    nonce: int
    """Discord's key against sending it twice: our key of the request."""


def ask_for_table(
    uow: UnitOfWork, request: Request, viewer: Viewer, wanted: "GameToAnalyse"
) -> AskedAnalysis:
    """Ask for what somebody wants to know of a table; what is there is not made again.

    Raises:
        TooManyAnalyses: They have asked for too many that are still to be made.
        TooManyAnalysesHere: So has their server.
    """
    return _asked(uow, request, viewer, _Subject(wanted.table, None, wanted.part), Depth.QUICK)


def ask_for_import(uow: UnitOfWork, request: Request, viewer: Viewer, key: ImportId) -> AskedAnalysis:
    """Ask for the analysis of an import; raises NoImport and TooManyEvaluations, and as `ask_for_table`."""
    imported_text(uow, viewer.snowflake, key)
    return _asked(uow, request, viewer, _Subject(None, key, ALL_GAMES), Depth.QUICK)


def ask_deeper(uow: UnitOfWork, request: Request, viewer: Viewer, analysis_id: AnalysisId) -> AskedAnalysis:
    """Ask for the deep analysis of what was analysed quickly.

    Raises NoAnalysis and TooManyEvaluations, and as `ask_for_table`.
    """
    record = _record_for(uow, viewer, analysis_id)
    subject = _Subject(record.table_id, record.import_id, GameNumber(record.game))
    return _asked(uow, request, viewer, subject, Depth.DEEP)


@dataclass(frozen=True, slots=True)
class _Subject:
    """The subject of an analysis: one game of a table or an import, or ALL_GAMES of it."""

    table: int | None
    imported: int | None
    game: GameNumber

    def find(self, uow: UnitOfWork, depth: Depth) -> AnalysisRecord | None:
        if self.table is not None:
            return uow.analyses.of_table(self.table, self.game, depth)
        return uow.analyses.of_import(self.imported or 0, self.game, depth)

    def add(self, uow: UnitOfWork, depth: Depth, at: datetime) -> AnalysisRecord:
        return uow.analyses.add(
            table_id=self.table, import_id=self.imported, game=self.game, depth=depth, now=at
        )


@dataclass(frozen=True, slots=True)
class GameToAnalyse:
    """The game, or the whole match, that somebody wants analysed.

    Args:
        table: The table.
        game: Which of its games they look at first, or ALL_GAMES.
        part: The game that is analysed of it, or ALL_GAMES: of a match that is over, all is.
        to_judge: Makes ready what is analysed, which takes a while.
        are_of_dice: Whether nobody could choose what came up there.
    """

    table: TableId
    game: GameNumber
    part: GameNumber
    to_judge: Callable[[], ToJudge]
    are_of_dice: bool


def game_to_analyse(
    uow: UnitOfWork, request: Request, viewer: Viewer, table_id: TableId | None, game: GameNumber
) -> GameToAnalyse | ServiceError:
    """The part of a table to analyse, or the reason why not; asking counts as agreeing, if others must agree.

    A refusal is returned rather than raised, so that the agreement is kept: NotBegun if nothing was played,
    NoSuchGame, GameInPlay, or GameWaits if the game is over but not its match or session. If they name no
    game of a table still in play, the last finished one is meant.

    Raises:
        NoTable: Nothing is played in the channel, which None stands for.
        UnknownTable: There is no such table, or they may not see it.
    """
    table = table_for(uow, viewer, table_id)
    game = game or _last_over(table)
    if game != ALL_GAMES:
        table = agree_to_analysis(uow, request, table, game)
    try:
        part = _part(uow, viewer, table, game)
    except ServiceError as refusal:
        return refusal
    to_judge = kind_of(table).to_judge(uow, table, part or None)
    return GameToAnalyse(table.id, game, part, to_judge, is_of_dice(uow, table))


def _last_over(table: Table) -> GameNumber:
    """The number of the last game that is over while play goes on, else ALL_GAMES."""
    if table.status is not Status.PLAYING or not table.has_begun:
        return ALL_GAMES
    return table.number if table.is_between_games else GameNumber(table.number - 1)


def latest_import(uow: UnitOfWork, viewer: Viewer) -> ImportId:
    """The key of what somebody imported last; raises NoImport."""
    known = uow.players.find(viewer.snowflake)
    found = uow.imports.of_player(known.id) if known else []
    if not found:
        raise NoImport
    return ImportId(found[-1].id)


def _part(uow: UnitOfWork, viewer: Viewer, table: Table, game: GameNumber) -> GameNumber:
    """The part of a table to analyse for a question about one game; raises as `refuse_unfinished`."""
    refuse_unfinished(uow, table, game or None, viewer.snowflake)
    is_apart = kind_of(table).are_games_judged_apart or table.status is Status.PLAYING
    return game if is_apart else ALL_GAMES


def _check_limits(uow: UnitOfWork, viewer: Viewer) -> None:
    known = uow.players.find(viewer.snowflake)
    if known is not None and uow.analyses.count_pending_of(known.id) >= PENDING_PER_PLAYER:
        raise TooManyAnalyses(PENDING_PER_PLAYER)
    if viewer.guild is not None and uow.analyses.count_pending_in(viewer.guild) >= PENDING_PER_SERVER:
        raise TooManyAnalysesHere(PENDING_PER_SERVER)


def _asked(
    uow: UnitOfWork, request: Request, viewer: Viewer, subject: _Subject, depth: Depth
) -> AskedAnalysis:
    """Add what is not there, and note who asked, and is to be told; one that has failed is requeued.

    An analysis of an import counts as an evaluation of the day.
    """
    found = subject.find(uow, depth) or _found_before(uow, subject, depth, request.at)
    is_missing = found is None or found.state == "failed"
    if is_missing:
        _check_limits(uow, viewer)
    if found is None:
        found = subject.add(uow, depth, request.at)
    player = register_interaction(uow, request)
    is_done = found.state == "done"
    if found.state == "failed":
        uow.analyses.requeue(found.id)
    if is_missing and subject.imported is not None:
        count_evaluations(uow, viewer.snowflake, request.at)
    uow.analyses.request(found.id, player.id, viewer.guild, viewer.channel, request.at)
    if is_done:
        uow.analyses.mark_notified(found.id, player.id, request.at)
    return AskedAnalysis(AnalysisId(found.id), PlayerId(player.id), is_done)


def request_awaited(
    uow: UnitOfWork, table: Table, player: PlayerId, games: Collection[GameNumber], at: datetime
) -> None:
    """Request for a player the analyses of games that had to wait: of several at once, one of all games.

    What they have asked for already is not requested again.
    """
    asked = {each.analysis_id for each in uow.analyses.of_player(player)}
    known = {
        game
        for game in (ALL_GAMES, *games)
        if (found := uow.analyses.of_table(table.id, game, Depth.QUICK)) is not None and found.id in asked
    }
    new = [game for game in games if game not in known]
    if not new or ALL_GAMES in known:
        return
    subject = _Subject(table.id, None, new[0] if len(new) == 1 else ALL_GAMES)
    pending = subject.find(uow, Depth.QUICK) or subject.add(uow, Depth.QUICK, at)
    if pending.state == "failed":
        uow.analyses.requeue(pending.id)
    uow.analyses.request(pending.id, player, table.guild, table.channel, at)


def _found_before(uow: UnitOfWork, subject: _Subject, depth: Depth, at: datetime) -> AnalysisRecord | None:
    """The analysis of an import whose owner had the very same record analysed before, out of that.

    What others have imported does not count: nobody is to learn that somebody did.
    """
    if subject.imported is None:
        return None
    own = uow.imports.get(subject.imported)
    for each in uow.imports.of_player(own.player_id):
        known = uow.analyses.of_import(each.id, subject.game, depth) if each.record == own.record else None
        if known is not None and known.result is not None:
            made = subject.add(uow, depth, at)
            uow.analyses.settle(made.id, known.result, known.file or b"")
            return uow.analyses.get(made.id)
    return None


def all_pending(uow: UnitOfWork) -> list[AnalysisId]:
    """The analyses that are pending, oldest first."""
    return [AnalysisId(record.id) for record in uow.analyses.pending()]


def is_work_left(uow: UnitOfWork, at: datetime) -> bool:
    """Whether an analysis is to be made, or somebody to be told by this process."""
    return bool(uow.analyses.pending() or uow.analyses.unnotified(at))


def pending_analysis(uow: UnitOfWork, analysis_id: AnalysisId) -> PendingAnalysis:
    """One that is pending, with all that is to be judged."""
    record = uow.analyses.get(analysis_id)
    if record.import_id is None:
        table = load_any(uow, TableId(record.table_id or 0))
        to_judge = kind_of(table).to_judge(uow, table, key_or_none(GameNumber, record.game or None))
    else:
        to_judge = kind_of_imports().imported_to_judge(uow.imports.get(record.import_id).record)
    return PendingAnalysis(AnalysisId(record.id), to_judge, Depth(record.depth))


def claim(uow: UnitOfWork, analysis_id: AnalysisId, at: datetime) -> bool:
    """Whether this process is to make an analysis now, and no other does."""
    return uow.analyses.claim(analysis_id, at)


def record_done(uow: UnitOfWork, analysis_id: AnalysisId, analysis: Judged) -> None:
    """Store what was found."""
    found = replace(analysis, file=b"")
    uow.analyses.settle(analysis_id, _stored_as(type(found)).dump_python(found, mode="json"), analysis.file)


def record_failed(uow: UnitOfWork, analysis_id: AnalysisId, failure: Failure) -> None:
    """Store why nothing was found; of an import, whoever asked has that evaluation back."""
    uow.analyses.fail(analysis_id, failure)
    if uow.analyses.get(analysis_id).import_id is None:
        return
    for request in uow.analyses.requests_of(analysis_id):
        uow.evaluations.give_back(request.player_id, day_of(request.asked_at))


def mark_notified(uow: UnitOfWork, analysis_id: AnalysisId, player: PlayerId, at: datetime) -> None:
    """Note that somebody knows what came of what they asked for."""
    uow.analyses.mark_notified(analysis_id, player, at)


def is_settled(uow: UnitOfWork, analysis_id: AnalysisId) -> bool:
    """Whether an analysis is done, or has failed."""
    return uow.analyses.get(analysis_id).state != "owed"


def notices(uow: UnitOfWork, at: datetime) -> list[PendingNotice]:
    """The notices that this process must send now, oldest first."""
    found = []
    for asked in uow.analyses.unnotified(at):
        record = uow.analyses.get(asked.analysis_id)
        found.append(
            PendingNotice(
                AnalysisId(record.id),
                to_player(uow.players.get_many([asked.player_id])[asked.player_id]),
                key_or_none(GuildSnowflake, asked.guild_snowflake),
                key_or_none(ChannelSnowflake, asked.channel_snowflake),
                _table_of(uow, record),
                Failure(record.failure) if record.failure else None,
                asked.id,
            )
        )
    return found


def analysis_for(uow: UnitOfWork, viewer: Viewer, analysis_id: AnalysisId) -> ShownAnalysis:
    """An analysis that somebody may look at: of a table that they may look at, or one that was shared.

    Raises:
        NoAnalysis: There is none of that number for them.
        AnalysisFailed: It could not be made.
    """
    record = _record_for(uow, viewer, analysis_id)
    if record.failure:
        raise AnalysisFailed(record.failure)
    if record.result is None:
        raise NoAnalysis
    table, is_imported = _table_of(uow, record), record.import_id is not None
    analysis = replace(judged_of(record, table), file=record.file or b"")
    return ShownAnalysis(
        AnalysisId(record.id),
        table,
        GameNumber(record.game),
        analysis,
        has_deeper=record.depth != Depth.DEEP,
        is_imported=is_imported,
        are_of_dice=not is_imported and is_of_dice(uow, table),
        automatic_rolls={} if is_imported else kind_of(table).automatic_rolls(uow, table),
    )


def _table_of(uow: UnitOfWork, record: AnalysisRecord) -> Table:
    """The table that is analysed; of an import, one that stands for it."""
    if record.import_id is None:
        return load_any(uow, TableId(record.table_id or 0))
    text = uow.imports.get(record.import_id).record
    imported: Table = kind_of_imports().imported(text, ImportId(record.import_id))
    return imported


def judged_of(record: AnalysisRecord, table: Table) -> Judged:
    """Return the stored analysis of a table, without its file."""
    return _stored_as(kind_of(table).judged_as).validate_python(record.result)


def known_of_table(uow: UnitOfWork, viewer: Viewer, table_id: TableId | None) -> ShownAnalysis | None:
    """The deepest analysis of all of a table that somebody asked for or that was shared; None without one."""
    table, known = table_for(uow, viewer, table_id), uow.players.find(viewer.snowflake)
    record = uow.analyses.shown_of_table(table.id, ALL_GAMES, known.id if known else None)
    return None if record is None else analysis_for(uow, viewer, AnalysisId(record.id))


def share(uow: UnitOfWork, viewer: Viewer, analysis_id: AnalysisId) -> None:
    """Let everybody look who sees where it is posted; raises as `analysis_for`."""
    analysis_for(uow, viewer, analysis_id)
    uow.analyses.share(analysis_id)


def _record_for(uow: UnitOfWork, viewer: Viewer, analysis_id: AnalysisId) -> AnalysisRecord:
    try:
        record = uow.analyses.get(analysis_id)
    except NotFound as missing:
        raise NoAnalysis from missing
    if record.is_shared or _has_asked(uow, viewer, analysis_id):
        return record
    if record.table_id is None or not may_view(uow, viewer, load_any(uow, TableId(record.table_id))):
        raise NoAnalysis
    return record


def _has_asked(uow: UnitOfWork, viewer: Viewer, analysis_id: AnalysisId) -> bool:
    """Whether somebody was let look at what is analysed when they asked for it."""
    known = uow.players.find(viewer.snowflake)
    return known is not None and any(
        each.analysis_id == analysis_id for each in uow.analyses.of_player(known.id)
    )
