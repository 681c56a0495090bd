"""The chouette's implementation of `TableKind`."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import ClassVar

from bot.engine import Game, MakePlay, Position, Side
from bot.engine.chouette import (
    ChouetteEvent,
    GameCalled,
    GameSettled,
    check_kind,
    event_seen_by,
    plays_of,
)
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceSource, GameDice
from bot.play.base.errors import NotSeated, by_the_rules
from bot.play.base.exports import Check, Format
from bot.play.base.keys import ChannelSnowflake, Edition, MessageSnowflake, TableId, UserSnowflake, Version
from bot.play.base.table import LiveBoard, LoggedEvent, News, Player
from bot.play.base.use_case import Request
from bot.play.chouette.advice import SUGGESTION, may_suggest
from bot.play.chouette.agreements import (
    AGREEMENT,
    PendingAgreement,
    agreement,
    agreements,
    games_without_agreement,
    next_agreement,
)
from bot.play.chouette.analysis import chouette_to_judge, judged_decisions, presented_chouette
from bot.play.chouette.board import chouette_panel, collapsed_chouette, settled_panel
from bot.play.chouette.checking import problems_of_chouette, replayed_chouette
from bot.play.chouette.dice import proof_of_chouette
from bot.play.chouette.flow import chouette_on_board, fire_in_chouette, leave_for_good, open_chouettes
from bot.play.chouette.headlines import side_awaited
from bot.play.chouette.judging import ChouetteAnalysis, ChouetteToJudge
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE, Done
from bot.play.chouette.members import partner_in, settled
from bot.play.chouette.picture import chouette_picture
from bot.play.chouette.records import (
    chouette_events_since,
    chouette_news_since_decision,
    paged,
    replay_of_chouette,
    starts_of,
    stored_chouette,
    write_export,
)
from bot.play.chouette.store import EVENTS, load_chouette_state
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.team_thread import CLOSING, IDLE, THREAD_STEP
from bot.play.chouette.thread_steps import PendingClosing, PendingIdle, PendingThreadStep, next_thread_step
from bot.play.chouette.words import ChouetteWords
from bot.play.display.panel import Panel, Picture
from bot.play.display.picture import Building, View
from bot.play.kinds.boards import OldMessage
from bot.play.kinds.builder import ANY_PLAY, BuilderState
from bot.play.kinds.history import PagedGame
from bot.play.kinds.judged import Judged, JudgedDecision, PresentedAnalysis
from bot.play.kinds.kind import TableKind
from bot.play.kinds.lifecycle import Change
from bot.play.kinds.plays import Decide, Submission
from bot.play.kinds.privacy import Entry
from bot.play.tables.dice_proofs import public_dice
from bot.play.tables.flow import save
from storage import DeadlineRecord, EventRecord, OutboxRecord, TableRecord, UnitOfWork


class ChouetteKind(TableKind[ChouetteTable]):
    """One player in the box against all the others; all boards of it are public."""

    exported_as = "chouettes"
    ends_without_a_player: ClassVar[bool] = False
    are_games_judged_apart: ClassVar[bool] = True
    judged_as = ChouetteAnalysis

    own_posts: ClassVar[frozenset[str]] = frozenset({THREAD_STEP, CLOSING, IDLE, AGREEMENT})
    lifecycle = CHOUETTE_LIFECYCLE
    words = ChouetteWords()

    def replayed(self, uow: UnitOfWork, table: ChouetteTable) -> ChouetteTable:
        return replayed_chouette(uow, table)

    def problems(self, uow: UnitOfWork, table: ChouetteTable) -> Iterator[str]:
        return problems_of_chouette(uow, table)

    def fire(
        self,
        uow: UnitOfWork,
        deadline: DeadlineRecord,
        record: TableRecord,
        table: ChouetteTable,
        now: datetime,
        dice_source: DiceSource,
    ) -> Done | None:
        return fire_in_chouette(uow, deadline, record, table, now, dice_source)

    def is_public(self, record: EventRecord) -> bool:
        return event_seen_by(EVENTS.load(record.kind, record.payload), None) is not None

    def is_team_thread(self, record: TableRecord, thread: ChannelSnowflake) -> bool:
        team_thread = load_chouette_state(record.state).team_thread
        return team_thread is not None and team_thread.thread == thread

    def news_on_board(self, uow: UnitOfWork, table: ChouetteTable, board: LiveBoard) -> News:
        return chouette_events_since(uow, table.id, table.news_from, table.version)

    def news_since_decision(
        self, uow: UnitOfWork, table: ChouetteTable, called: Collection[PlayerId]
    ) -> News:
        return chouette_news_since_decision(uow, table.id, called)

    def may_notify(self, table: ChouetteTable, news: News) -> Iterable[PlayerId]:
        return table.notified

    def old_message(
        self,
        uow: UnitOfWork,
        table: ChouetteTable,
        message: MessageSnowflake,
        span: tuple[Version, Version],
        owner: PlayerId | None,
    ) -> OldMessage[ChouetteTable]:
        """A settlement can be shown until the next game ends."""
        news = chouette_events_since(uow, table.id, *span)
        return OldMessage(table, news, table.as_settled(before=_called(news)))

    def live_board(self, table: ChouetteTable, news: News, view: View, owner: PlayerId | None) -> Panel:
        return chouette_panel(table, news, view)

    def final_board(self, ended: ChouetteTable, news: News, view: View, *, is_moved: bool) -> Panel:
        return settled_panel(ended, news, view, is_moved=is_moved)

    def collapsed(self, table: ChouetteTable, news: News, *, is_moved: bool) -> Panel:
        return collapsed_chouette(news, table, is_moved=is_moved)

    def side_to_show(self, table: ChouetteTable) -> Side | None:
        seen = table.seen_by(None)
        side = side_awaited(seen.chouette, seen.waiting)
        return side.other if side is Side.WHITE and _is_box_alone(seen) else side

    def building_picture(self, table: ChouetteTable, built: BuilderState, view: View) -> Picture:
        building = Building(built.moves, built.selected, built.targets)
        return chouette_picture(table.seen_by(None), view, building)

    def next_extra_post(
        self, uow: UnitOfWork, table: ChouetteTable, rows: Sequence[OutboxRecord], now: datetime
    ) -> PendingThreadStep | PendingClosing | PendingIdle | PendingAgreement | None:
        return next_thread_step(uow, table, rows, now) or next_agreement(uow, table, rows, now)

    def dice_of(
        self, uow: UnitOfWork, table: ChouetteTable, number: GameNumber | None
    ) -> tuple[GameDice, ...]:
        return public_dice(uow, table, number, proof_of_chouette)

    def game_to_play(self, table: ChouetteTable, player: PlayerId) -> Game | None:
        return table.chouette.game if plays_of(table.chouette, player) else None

    def awaiting_play(
        self, uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
    ) -> ChouetteTable:
        table = chouette_on_board(uow, table_id, edition=edition)
        player = table.player_of(snowflake)
        if player is None:
            raise NotSeated(table)
        if not may_suggest(table, snowflake):
            with by_the_rules(table, player.id):
                check_kind(table.chouette, player.id, ANY_PLAY)
        return table

    def play(self, table: ChouetteTable, player: PlayerId, decide: Decide) -> MakePlay:
        return decide(table.game) if plays_of(table.chouette, player) else ANY_PLAY

    def submission(self, *, is_own: bool) -> Submission:
        return super().submission(is_own=True) if is_own else SUGGESTION

    def tables_to_leave(
        self, uow: UnitOfWork, player: PlayerId, *, are_locked: bool = False
    ) -> Iterable[tuple[TableRecord, ChouetteTable]]:
        return open_chouettes(uow, player, are_locked=are_locked)

    def leave(
        self,
        uow: UnitOfWork,
        record: TableRecord,
        table: ChouetteTable,
        player: PlayerId,
        request: Request,
        dice_source: DiceSource,
    ) -> ChouetteTable:
        return leave_for_good(uow, record, table, player, request, dice_source)

    def involves(self, table: ChouetteTable, player: PlayerId) -> bool:
        return table.has_place(player)

    def export_entry(self, table: ChouetteTable, player: PlayerId) -> Entry:
        chouette = table.chouette
        return {
            "is_host": player == chouette.host,
            "players": [each.name for each in table.players.values()],
            "games": chouette.number,
            "points": sum(each.points for each in chouette.standings if each.player == player),
        }

    def starts(self, uow: UnitOfWork, table: ChouetteTable) -> Iterable[Position]:
        return starts_of(uow, table)

    def waiting_games(self, uow: UnitOfWork, table: ChouetteTable) -> Mapping[GameNumber, Sequence[Player]]:
        return games_without_agreement(uow, table)

    def agree(
        self,
        uow: UnitOfWork,
        record: TableRecord,
        table: ChouetteTable,
        player: PlayerId,
        game: GameNumber,
        at: datetime,
    ) -> None:
        event: ChouetteEvent = agreement(uow, table, player, game)
        save(
            uow,
            CHOUETTE_LIFECYCLE,
            record,
            Change(table, table, at, [LoggedEvent(table.number, event, player)]),
        )

    def has_agreed(self, uow: UnitOfWork, table: ChouetteTable, player: PlayerId, game: GameNumber) -> bool:
        return any((each.player, each.game) == (player, game) for each in agreements(uow, table))

    def to_judge(
        self, uow: UnitOfWork, table: ChouetteTable, game: GameNumber | None
    ) -> Callable[[], ChouetteToJudge]:
        return chouette_to_judge(uow, table, game)

    def presented(self, table: ChouetteTable, analysis: Judged) -> PresentedAnalysis:
        if not isinstance(analysis, ChouetteAnalysis):
            raise TypeError(analysis)
        return presented_chouette(table, analysis)

    def decisions(
        self, table: ChouetteTable, analysis: Judged, number: GameNumber
    ) -> Iterable[JudgedDecision]:
        if not isinstance(analysis, ChouetteAnalysis):
            raise TypeError(analysis)
        return judged_decisions(table, analysis, number)

    def replay(
        self, uow: UnitOfWork, table: ChouetteTable, number: GameNumber | None
    ) -> PagedGame[ChouetteTable]:
        return paged(replay_of_chouette(uow, table, number))

    def export(
        self, uow: UnitOfWork, table: ChouetteTable, formats: Collection[Format], *, has_position: bool
    ) -> Callable[[Check], Panel]:
        story = stored_chouette(uow, table)
        return lambda check: write_export(story, formats, check)


def _is_box_alone(table: ChouetteTable) -> bool:
    """Whether the bot is the box, with nobody beside it."""
    chouette, last = table.chouette, settled(table.chouette)
    if last is not None:
        return last.game.bets[0].white in table.bot_players and partner_in(last) is None
    current = chouette.in_play
    if current is None:
        return chouette.box in table.bot_players
    return current.box in table.bot_players and current.partner is None


def _called(news: News) -> GameNumber | None:
    """The number of the game that was called, if no other ended before that."""
    for each in news:
        if isinstance(each.event, GameSettled):
            return None
        if isinstance(each.event, GameCalled):
            return GameNumber(each.event.number)
    return None
