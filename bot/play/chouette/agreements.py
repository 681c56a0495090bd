"""Analyses of games that are over, in a session that is not: they wait until all at the table have agreed.

Whoever asks agrees, and is owed the analysis once it comes; whoever is missing is asked, once.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.engine.chouette import AnalysisAgreed, ChouetteEvent
from bot.engine.keys import GameNumber, PlayerId
from bot.play.analysis.analyses import request_awaited
from bot.play.base.keys import ChannelSnowflake
from bot.play.base.table import Player, Status, Table
from bot.play.chouette.records import LOBBY
from bot.play.chouette.store import EVENTS
from bot.play.chouette.table import ChouetteTable
from bot.play.kinds.lifecycle import Change
from bot.play.posts.pending_posts import PendingRow
from bot.play.tables.resting import end_problem_and_rest
from storage import OutboxRecord, UnitOfWork

AGREEMENT: Final = "agreement"


def games_without_agreement(uow: UnitOfWork, table: ChouetteTable) -> dict[GameNumber, tuple[Player, ...]]:
    """The games that are over and not to be analysed yet, and who of those at the table has not agreed."""
    agreed = {(each.player, each.game) for each in agreements(uow, table)}
    games = map(GameNumber, range(1, table.games_over + 1))
    missing = {
        game: tuple(table.players[each] for each in table.chouette.people if (each, game) not in agreed)
        for game in games
    }
    return {game: players for game, players in missing.items() if players}


def agreement(uow: UnitOfWork, table: ChouetteTable, player: PlayerId, game: GameNumber) -> AnalysisAgreed:
    """A player's agreement, and whom to ask for theirs: of those who are missing, whom nobody has asked."""
    asked = {each for one in agreements(uow, table) if one.game == game for each in one.asked}
    missing = [each.id for each in games_without_agreement(uow, table).get(game, ()) if each.id != player]
    return AnalysisAgreed(player, game, tuple(each for each in missing if each not in asked))


def follow_agreements(uow: UnitOfWork, change: Change[ChouetteTable, ChouetteEvent]) -> None:
    """Enqueue the question to those who are asked, and owe the analyses for which nobody is missing now.

    Whoever agrees last looks at the analysis at once.
    """
    before, table = change.before, change.table
    new = [each.event for each in change.logged if isinstance(each.event, AnalysisAgreed)]
    for event in new:
        if event.asked:
            payload = {"game": event.game, "asked": list(event.asked)}
            uow.outbox.add(table.id, table.version, AGREEMENT, payload, change.at)
    is_smaller = not set(before.chouette.people) <= set(table.chouette.people)
    if new or is_smaller or (_is_over(table) and not _is_over(before)):
        _owe_what_has_come(uow, table, {each.player for each in new}, change.at)


def _owe_what_has_come(
    uow: UnitOfWork, table: ChouetteTable, besides: Collection[PlayerId], at: datetime
) -> None:
    """Owe everybody, but those `besides`, the analyses that they asked for and that wait for nobody now."""
    waiting = {} if _is_over(table) else games_without_agreement(uow, table)
    come: dict[PlayerId, set[GameNumber]] = defaultdict(set)
    for each in agreements(uow, table):
        if each.game not in waiting and each.player not in besides:
            come[each.player].add(each.game)
    for player, games in come.items():
        if table.players[player].snowflake is not None:
            request_awaited(uow, table, player, games, at)


def _is_over(table: ChouetteTable) -> bool:
    """Whether its session is, for good."""
    return table.status is not Status.PLAYING and not table.may_reopen


@dataclass(frozen=True, slots=True)
class PendingAgreement(PendingRow):
    """The question to those without whom a game is not analysed yet.

    Args:
        by: Who waits for the analysis.
        missing: Who has not agreed so far.
        notified: Those of them whom no board calls already.
    """

    table: ChouetteTable
    game: GameNumber
    by: Player
    missing: tuple[Player, ...]
    notified: tuple[Player, ...]

    @property
    def stands_in(self) -> ChannelSnowflake | None:
        return self.table.channel


def next_agreement(
    uow: UnitOfWork, table: Table, rows: Sequence[OutboxRecord], now: datetime
) -> PendingAgreement | None:
    """The next question that is due; void once nobody is missing, or nobody waits any more."""
    if not isinstance(table, ChouetteTable):
        return None
    for row in rows:
        if row.kind == AGREEMENT:
            pending = _pending(uow, table, row)
            if pending is not None:
                return pending
            uow.outbox.mark_delivered([row.id], now)
    return None


def _pending(uow: UnitOfWork, table: ChouetteTable, row: OutboxRecord) -> PendingAgreement | None:
    game = GameNumber(row.payload["game"])
    waiting = games_without_agreement(uow, table) if table.status is Status.PLAYING else {}
    missing = tuple(each for each in waiting.get(game, ()) if each.id in row.payload["asked"])
    agreed = (table.players[each.player] for each in agreements(uow, table) if each.game == game)
    by = next((each for each in agreed if each.snowflake is not None), None)
    if by is None or not missing:
        return None
    notified = tuple(each for each in missing if each.id not in table.notified)
    return PendingAgreement(row, table, game, by, missing, notified)


def mark_asked(uow: UnitOfWork, pending: PendingAgreement, at: datetime) -> None:
    uow.outbox.mark_delivered([pending.row.id], at)
    if pending.attempts and pending.table.channel is not None:
        end_problem_and_rest(uow, pending.table.channel, at)


def agreements(uow: UnitOfWork, table: ChouetteTable) -> list[AnalysisAgreed]:
    """All there were, oldest first."""
    rows = uow.events.of_kind(table.id, AnalysisAgreed.__name__, LOBBY, table.chouette.number)
    events = (EVENTS.load(each.kind, each.payload) for each in rows)
    return [each for each in events if isinstance(each, AnalysisAgreed)]
