"""Analyses that somebody asked for: owed until they are made, made once, and told to whoever asked.

What is analysed is all that was played at a table, or what somebody has imported. The strong player never
learns who played: it is told the sides, and names are put in where an analysis is shown.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final, NewType

from pydantic import TypeAdapter

from bot.analysis import Depth, MatchAnalysis
from bot.engine import Position, Side
from bot.engine.keys import PlayerId
from bot.play.access import Reader, may_look, table_read_by
from bot.play.errors import (
    AnalysisFailed,
    NoAnalysis,
    TooManyAnalyses,
    TooManyAnalysesHere,
)
from bot.play.fair_play import refuse_unfinished
from bot.play.keys import ChannelSnowflake, GuildSnowflake, TableId, key_or_none
from bot.play.kind import kind_of
from bot.play.store import load_any, register_interaction, to_player
from bot.play.table import Player, Table
from bot.play.use_case import Request
from bot.records import MatchRecord
from storage import AnalysisRecord, UnitOfWork
from storage.errors import NotFound

AnalysisId = NewType("AnalysisId", int)
ALL_GAMES: Final = 0
"""As the number of a game, stands for all of them."""

OWED_TO_EACH_PLAYER: Final = 3
OWED_ON_EACH_SERVER: Final = 10
"""So many analyses are made or wait at the same time, for one person and for one server."""

_STORED: Final = TypeAdapter(MatchAnalysis)


class Failure(StrEnum):
    """Why there is no analysis."""

    MISSING = "missing"  # the engine is not installed
    BROKEN = "broken"  # its process ended or hung over it
    TOO_LONG = "too long"
    UNREADABLE = "unreadable"  # the match cannot be followed


@dataclass(frozen=True, slots=True)
class OwedAnalysis:
    """An analysis to be made: of what, and how deep."""

    id: AnalysisId
    match: MatchRecord
    depth: Depth


@dataclass(frozen=True, slots=True)
class Asked:
    """An analysis that somebody asked for, and who they are; done, or else on its way."""

    id: AnalysisId
    player: PlayerId
    is_done: bool


@dataclass(frozen=True, slots=True)
class ShownAnalysis:
    """An analysis that is done, as somebody may look at it.

    Args:
        table: What was analysed.
        has_deeper: Whether a deeper one may be asked for.
    """

    id: AnalysisId
    table: Table
    analysis: MatchAnalysis
    has_deeper: bool

    @property
    def positions(self) -> frozenset[Position]:
        """All that it says something about."""
        return frozenset(each.situation.position for game in self.analysis.games for each in game.decisions)


@dataclass(frozen=True, slots=True)
class PendingNotice:
    """Whom to tell that an analysis is done, or has failed; `channel` is where they asked."""

    id: AnalysisId
    player: Player
    guild: GuildSnowflake | None
    channel: ChannelSnowflake | None
    table: Table
    failure: Failure | None
    nonce: int
    """Discord's key against sending it twice: our key of the request."""


def ask_for_table(
    uow: UnitOfWork,
    request: Request,
    reader: Reader,
    table_id: TableId | None,
    depth: Depth = Depth.QUICK,
) -> Asked:
    """Ask for the analysis of a table, of the channel's for None; what is there is not made again.

    Raises:
        NoTable: Nothing is played in the channel.
        UnknownTable: There is no such table, or they may not see it.
        NotBegun: Nothing was played there.
        GameInPlay: It is still played.
        TooManyAnalyses: They have asked for too many that are still to be made.
        TooManyAnalysesHere: So has their server.
    """
    table = table_read_by(uow, reader, table_id)
    refuse_unfinished(uow, table, None)
    found = uow.analyses.of_table(table.id, ALL_GAMES, depth)
    return _asked(uow, request, reader, found or _owe(uow, request, reader, table.id, depth))


def ask_deeper(uow: UnitOfWork, request: Request, reader: Reader, analysis_id: AnalysisId) -> Asked:
    """Ask for the deep analysis of what was analysed quickly; raises as `ask_for_table`, and NoAnalysis."""
    record = _record_read_by(uow, reader, analysis_id)
    found = uow.analyses.of_table(record.table_id or 0, record.game, Depth.DEEP)
    return _asked(uow, request, reader, found or _owe(uow, request, reader, record.table_id, Depth.DEEP))


def match_to_analyse(
    uow: UnitOfWork, reader: Reader, table_id: TableId | None
) -> tuple[TableId, MatchRecord]:
    """What somebody asks about, the channel's table for None; raises as `ask_for_table`."""
    table = table_read_by(uow, reader, table_id)
    refuse_unfinished(uow, table, None)
    return table.id, kind_of(table).record_to_analyse(uow, table)


def _owe(
    uow: UnitOfWork, request: Request, reader: Reader, table_id: int | None, depth: Depth
) -> AnalysisRecord:
    _check_limits(uow, reader)
    return uow.analyses.add(table_id=table_id, import_id=None, game=ALL_GAMES, depth=depth, now=request.at)


def _check_limits(uow: UnitOfWork, reader: Reader) -> None:
    known = uow.players.find(reader.snowflake)
    if known is not None and uow.analyses.owed_to(known.id) >= OWED_TO_EACH_PLAYER:
        raise TooManyAnalyses(OWED_TO_EACH_PLAYER)
    if reader.guild is not None and uow.analyses.owed_in(reader.guild) >= OWED_ON_EACH_SERVER:
        raise TooManyAnalysesHere(OWED_ON_EACH_SERVER)


def _asked(uow: UnitOfWork, request: Request, reader: Reader, found: AnalysisRecord) -> Asked:
    """Note who is to be told; one that has failed is owed again."""
    player = register_interaction(uow, request)
    is_done = found.state == "done"
    if found.state == "failed":
        _check_limits(uow, reader)
        uow.analyses.owe_again(found.id)
    if not is_done:
        uow.analyses.request(found.id, player.id, reader.guild, reader.channel, request.at)
    return Asked(AnalysisId(found.id), PlayerId(player.id), is_done)


def all_owed(uow: UnitOfWork) -> list[AnalysisId]:
    """What is owed, the longest first."""
    return [AnalysisId(record.id) for record in uow.analyses.owed()]


def owed(uow: UnitOfWork, analysis_id: AnalysisId) -> OwedAnalysis:
    """One that is owed, with all that is to be judged."""
    record = uow.analyses.get(analysis_id)
    table = load_any(uow, TableId(record.table_id or 0))
    match = kind_of(table).record_to_analyse(uow, table)
    return OwedAnalysis(AnalysisId(record.id), _without_names(match), Depth(record.depth))


def _without_names(match: MatchRecord) -> MatchRecord:
    return replace(match, white=Side.WHITE.name, black=Side.BLACK.name)


def note_done(uow: UnitOfWork, analysis_id: AnalysisId, analysis: MatchAnalysis) -> None:
    """Store what was found."""
    stored = _STORED.dump_python(replace(analysis, file=b""), mode="json")
    uow.analyses.settle(analysis_id, stored, analysis.file)


def note_failed(uow: UnitOfWork, analysis_id: AnalysisId, failure: Failure) -> None:
    """Store why nothing was found."""
    uow.analyses.fail(analysis_id, failure)


def note_told(uow: UnitOfWork, analysis_id: AnalysisId, player: PlayerId, at: datetime) -> None:
    """Note that somebody knows what came of what they asked for."""
    uow.analyses.note_told(analysis_id, player, at)


def is_settled(uow: UnitOfWork, analysis_id: AnalysisId) -> bool:
    """Whether an analysis is done, or has failed."""
    return uow.analyses.get(analysis_id).state != "owed"


def notices(uow: UnitOfWork) -> list[PendingNotice]:
    """Whom to tell now, longest first."""
    found = []
    for asked in uow.analyses.untold():
        record = uow.analyses.get(asked.analysis_id)
        found.append(
            PendingNotice(
                AnalysisId(record.id),
                to_player(uow.players.get_many([asked.player_id])[asked.player_id]),
                key_or_none(GuildSnowflake, asked.guild_snowflake),
                key_or_none(ChannelSnowflake, asked.channel_snowflake),
                load_any(uow, TableId(record.table_id or 0)),
                Failure(record.failure) if record.failure else None,
                asked.id,
            )
        )
    return found


def analysis_read_by(uow: UnitOfWork, reader: Reader, analysis_id: AnalysisId) -> ShownAnalysis:
    """An analysis that somebody may look at: of a table that they may look at, or one that was shared.

    Raises:
        NoAnalysis: There is none of that number for them.
        AnalysisFailed: It could not be made.
    """
    record = _record_read_by(uow, reader, analysis_id)
    if record.failure:
        raise AnalysisFailed(record.failure)
    if record.result is None:
        raise NoAnalysis
    table = load_any(uow, TableId(record.table_id or 0))
    names = kind_of(table).names_of_sides(table)
    analysis = replace(
        _STORED.validate_python(record.result),
        white=names[Side.WHITE],
        black=names[Side.BLACK],
        file=record.file or b"",
    )
    return ShownAnalysis(AnalysisId(record.id), table, analysis, has_deeper=record.depth != Depth.DEEP)


def share(uow: UnitOfWork, reader: Reader, analysis_id: AnalysisId) -> ShownAnalysis:
    """Let everybody look who sees where it is posted; raises as `analysis_read_by`."""
    shown = analysis_read_by(uow, reader, analysis_id)
    uow.analyses.share(analysis_id)
    return shown


def _record_read_by(uow: UnitOfWork, reader: Reader, analysis_id: AnalysisId) -> AnalysisRecord:
    try:
        record = uow.analyses.get(analysis_id)
    except NotFound as missing:
        raise NoAnalysis from missing
    if record.is_shared or _has_asked(uow, reader, analysis_id):
        return record
    if record.table_id is None or not may_look(uow, reader, load_any(uow, TableId(record.table_id))):
        raise NoAnalysis
    return record


def _has_asked(uow: UnitOfWork, reader: Reader, analysis_id: AnalysisId) -> bool:
    """Whether somebody was let look at what is analysed when they asked for it."""
    known = uow.players.find(reader.snowflake)
    return known is not None and any(
        each.analysis_id == analysis_id for each in uow.analyses.of_player(known.id)
    )
