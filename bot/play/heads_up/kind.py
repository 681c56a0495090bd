"""The heads-up implementation of `TableKind`, with what privacy asks of it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import ClassVar

from bot.analysis import MatchAnalysis
from bot.clocks import WhenOut, waking_from
from bot.engine import Event, Game, MakePlay, OpeningRolled, Position, Side, TimedOut, plays_of
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.base.dice_source import DiceSource, GameDice
from bot.play.base.exports import Check, Format
from bot.play.base.keys import (
    Edition,
    ImportId,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
    key_or_none,
)
from bot.play.base.table import LiveBoard, LoggedEvent, News, Outcome, Player, Status
from bot.play.base.use_case import Request
from bot.play.display.panel import Panel, Picture
from bot.play.display.picture import Building, View
from bot.play.heads_up import records
from bot.play.heads_up.board import collapsed_panel, direct_panel, final_panel, table_panel
from bot.play.heads_up.challenges import close_challenge, lapse_challenge
from bot.play.heads_up.checking import problems_of_match, replayed_match
from bot.play.heads_up.clocks import end_game, hand_to_autopilot, reschedule, tell_opponent
from bot.play.heads_up.dice import players_of, proof_of
from bot.play.heads_up.lifecycle import HEADS_UP_LIFECYCLE, Happened, begin_waiting_game, table_awaiting
from bot.play.heads_up.picture import alt_text, diagram, side_to_act
from bot.play.heads_up.replays import (
    as_it_ended,
    automatic_rolls,
    events_of_message,
    news_on_board,
    news_since_decision,
    pages_of,
    replay_of,
)
from bot.play.heads_up.store import dump_state, to_heads_up
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.heads_up.words import HeadsUpWords
from bot.play.kinds.boards import OldMessage
from bot.play.kinds.builder import ANY_PLAY, BuilderState
from bot.play.kinds.history import PagedGame
from bot.play.kinds.judged import Judged, JudgedDecision, MatchToJudge, PresentedAnalysis
from bot.play.kinds.kind import ImportedAs, TableKind
from bot.play.kinds.lifecycle import Change
from bot.play.kinds.plays import Decide
from bot.play.kinds.privacy import Entry
from bot.play.posts import scheduling
from bot.play.posts.scheduling import calendar_of, enqueue_reminder
from bot.play.tables.dice_proofs import public_dice
from bot.play.tables.flow import save, schedule
from bot.play.tables.remarks import introductions, remarks_on
from bot.play.tables.settings import ALL_TABLES
from bot.play.tables.store import enqueue_board, open_beside
from bot.play.text.words import plain_name
from bot.records import read_record
from storage import DeadlineRecord, TableRecord, UnitOfWork


def open_tables(
    uow: UnitOfWork, player: PlayerId, *, are_locked: bool = False
) -> list[tuple[TableRecord, HeadsUpTable]]:
    """The tables at which somebody plays or is challenged, with the records to save them over."""
    challenges = (record for record in uow.tables.never_played() if record.is_open)
    records = [*uow.tables.open_of_player(player, ALL_TABLES), *challenges]
    loaded = [(record, to_heads_up(uow, record)) for record in records if record.kind == HeadsUpTable.kind]
    found = [(record, table) for record, table in loaded if player in players_of(table)]
    if not are_locked:
        return found
    held = [uow.tables.lock(key) for key in sorted(record.id for record, _ in found)]
    anew = ((record, to_heads_up(uow, record)) for record in held if record.is_open)
    return [(record, table) for record, table in anew if player in players_of(table)]


def close_without(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, erased: PlayerId, at: datetime
) -> HeadsUpTable:
    """End a table without a result; a new board says so to everybody else who belongs to it."""
    challenge = replace(table.state.challenge, withdrawal=Withdrawal.ERASED, withdrew=None)
    state = replace(table.state, challenge=challenge, clock=None)
    closed = replace(table, state=state, status=Status.CLOSED)
    saved = save(uow, HEADS_UP_LIFECYCLE, record, Change(table, closed, at))
    others = [other for other in players_of(saved) if other != erased]
    enqueue_board(uow, saved, at, is_new=bool(others), mention=others)
    return saved


def export_entry(table: HeadsUpTable, player: PlayerId) -> Entry:
    state = dump_state(replace(table.state, results=table.results))
    challenge = table.state.challenge
    return {
        "side": "white" if player == challenge.sides[0] else "black",
        "opponent": next((each.name for each in table.players.values() if each.id != player), None),
        "challenge": state["challenge"],
        "results": state["results"],
    }


class HeadsUpKind(TableKind[HeadsUpTable], ImportedAs[HeadsUpTable]):
    """A match or money session of two players."""

    exported_as = "tables"
    are_plays_undone: ClassVar[bool] = True

    lifecycle = HEADS_UP_LIFECYCLE
    words = HeadsUpWords()

    def replayed(self, uow: UnitOfWork, table: HeadsUpTable) -> HeadsUpTable:
        return replayed_match(uow, table)

    def problems(self, uow: UnitOfWork, table: HeadsUpTable) -> Iterator[str]:
        return problems_of_match(uow, table)

    def fire(
        self,
        uow: UnitOfWork,
        deadline: DeadlineRecord,
        record: TableRecord,
        table: HeadsUpTable,
        now: datetime,
        dice_source: DiceSource,
    ) -> Happened | None:
        match deadline.kind:
            case scheduling.TIME_OUT:
                return _time_out(uow, record, table, now, dice_source)
            case scheduling.REMINDER:
                _remind(uow, table, key_or_none(PlayerId, deadline.player_id), now)
                return None
            case scheduling.START:
                return begin_waiting_game(uow, record, table, now, dice_source)
            case scheduling.LAPSE:
                if table.status is not Status.CHALLENGE:  # it was answered meanwhile
                    return None
                return Outcome(close_challenge(uow, record, table, Withdrawal.LAPSED, now), ())
            case other:
                raise ValueError(other)

    def reschedule(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
        reschedule(uow, player, at)

    def place_is_gone(self, uow: UnitOfWork, record: TableRecord, at: datetime) -> bool:
        return lapse_challenge(uow, record, at)

    def news_on_board(self, uow: UnitOfWork, table: HeadsUpTable, board: LiveBoard) -> News:
        return news_on_board(uow, table, board.version)

    def news_since_decision(self, uow: UnitOfWork, table: HeadsUpTable, called: Collection[PlayerId]) -> News:
        return news_since_decision(uow, table, called)

    def begins_game(self, table: HeadsUpTable, news: News) -> bool:
        return any(isinstance(each.event, OpeningRolled) and each.number > 1 for each in news)

    def may_notify(self, table: HeadsUpTable, news: News) -> Iterable[PlayerId]:
        """The players it waits for; both if something ended, time is out, or more time is asked for."""
        is_over = table.status is Status.OVER or table.state.challenge.withdrawal is Withdrawal.ERASED
        is_about_time = table.time is not None and (table.time.is_out or table.time.is_asked)
        is_lost = any(isinstance(each.event, TimedOut) for each in news)
        return table.players if is_over or is_about_time or is_lost else table.waits_for

    def as_shown(self, uow: UnitOfWork, table: HeadsUpTable, owner: PlayerId | None) -> HeadsUpTable:
        """With what features say of who offers it, or of how it ended, and whether its rematch is offered."""
        if table.status is Status.CHALLENGE and table.changed_at is not None:
            offerer = table.state.challenge.offerer
            return replace(table, remarks=introductions(uow, table, offerer, table.changed_at))
        if table.status is Status.OVER or table.is_between_games:
            table = replace(table, remarks=remarks_on(uow, table, table.number, owner))
        if table.status is not Status.OVER:
            return table
        beside = [each for each in open_beside(uow, table, owner) if isinstance(each, HeadsUpTable)]
        is_rematch = (each.state.challenge.rematch_of == table.id for each in beside)
        return replace(table, has_rematch=any(is_rematch))

    def as_ended(self, uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> HeadsUpTable | None:
        return as_it_ended(uow, table, number)

    def old_message(
        self,
        uow: UnitOfWork,
        table: HeadsUpTable,
        message: MessageSnowflake,
        span: tuple[Version, Version],
        owner: PlayerId | None,
    ) -> OldMessage[HeadsUpTable]:
        """A message that still shows how its table ended is drawn once more."""
        events = events_of_message(uow, table.id, *span)
        if any(board.message == message for board in table.boards):
            return OldMessage(self.as_shown(uow, table, owner), events.after, is_live=True)
        return OldMessage(table, events.logged, _shown_end(uow, table, events.after, owner))

    def live_board(self, table: HeadsUpTable, news: News, view: View, owner: PlayerId | None) -> Panel:
        if owner is None:
            return table_panel(table, news, view)
        return direct_panel(table, news, view, owner)

    def final_board(self, ended: HeadsUpTable, news: News, view: View, *, is_moved: bool) -> Panel:
        return final_panel(ended, view, is_moved=is_moved)

    def collapsed(self, table: HeadsUpTable, news: News, *, is_moved: bool) -> Panel:
        return collapsed_panel(table, news, is_moved=is_moved)

    def side_to_show(self, table: HeadsUpTable) -> Side | None:
        side = side_to_act(table) if table.has_begun else None
        return side.other if side and table.player_on(side).is_bot else side

    def building_picture(self, table: HeadsUpTable, built: BuilderState, view: View) -> Picture:
        shown = diagram(table, view, Building(built.moves, built.selected, built.targets))
        return Picture(shown, alt_text(table, view.counted_by, built.moves), view.theme)

    def dice_of(
        self, uow: UnitOfWork, table: HeadsUpTable, number: GameNumber | None
    ) -> tuple[GameDice, ...]:
        return public_dice(uow, table, number, proof_of)

    def game_to_play(self, table: HeadsUpTable, player: PlayerId) -> Game | None:
        game = table.state.game
        return game if game is not None and plays_of(game, player) else None

    def awaiting_play(
        self, uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
    ) -> HeadsUpTable:
        return table_awaiting(uow, snowflake, table_id, edition, ANY_PLAY)[0]

    def play(self, table: HeadsUpTable, player: PlayerId, decide: Decide) -> MakePlay:
        return decide(table.game)

    def tables_to_leave(
        self, uow: UnitOfWork, player: PlayerId, *, are_locked: bool = False
    ) -> Iterable[tuple[TableRecord, HeadsUpTable]]:
        return open_tables(uow, player, are_locked=are_locked)

    def leave(
        self,
        uow: UnitOfWork,
        record: TableRecord,
        table: HeadsUpTable,
        player: PlayerId,
        request: Request,
        dice_source: DiceSource,
    ) -> HeadsUpTable:
        return close_without(uow, record, table, player, request.at)

    def involves(self, table: HeadsUpTable, player: PlayerId) -> bool:
        return player in players_of(table)

    def export_entry(self, table: HeadsUpTable, player: PlayerId) -> Entry:
        return export_entry(table, player)

    def starts(self, uow: UnitOfWork, table: HeadsUpTable) -> Iterable[Position]:
        return (table.sheet.start,)

    def waiting_games(self, uow: UnitOfWork, table: HeadsUpTable) -> Mapping[GameNumber, Sequence[Player]]:
        """In a match, all; a game of a money session is for itself."""
        over = range(1, table.games_over + 1) if table.sheet.is_match else ()
        return {GameNumber(each): () for each in over}

    def replay(
        self, uow: UnitOfWork, table: HeadsUpTable, number: GameNumber | None
    ) -> PagedGame[HeadsUpTable]:
        return pages_of(replay_of(uow, table, number))

    def export(
        self, uow: UnitOfWork, table: HeadsUpTable, formats: Collection[Format], *, has_position: bool
    ) -> Callable[[Check], Panel]:
        return records.export(uow, table, formats, has_position=has_position)

    def to_judge(
        self, uow: UnitOfWork, table: HeadsUpTable, game: GameNumber | None
    ) -> Callable[[], MatchToJudge]:
        match = replace(records.match_of(uow, table)[1], white=Side.WHITE.name, black=Side.BLACK.name)
        judged = match if game is None else replace(match, games=(match.games[game - 1],))
        return lambda: MatchToJudge(judged)

    def imported(self, text: str, key: ImportId) -> HeadsUpTable:
        return records.replay_import(text, key, FIRST_GAME).table

    def imported_to_judge(self, text: str) -> Callable[[], MatchToJudge]:
        def work() -> MatchToJudge:
            record = read_record(text.encode())
            return MatchToJudge(replace(record, white=Side.WHITE.name, black=Side.BLACK.name))

        return work

    def presented(self, table: HeadsUpTable, analysis: Judged) -> PresentedAnalysis:
        if not isinstance(analysis, MatchAnalysis):
            raise TypeError(analysis)
        white, black = (plain_name(table.player_on(side)) for side in Side)
        return PresentedAnalysis(replace(analysis, white=white, black=black))

    def decisions(
        self, table: HeadsUpTable, analysis: Judged, number: GameNumber
    ) -> Iterable[JudgedDecision]:
        if not isinstance(analysis, MatchAnalysis):
            raise TypeError(analysis)
        found = analysis.games[min(number, len(analysis.games)) - 1]  # the only one, where one was judged
        return map(JudgedDecision, found.decisions)

    def automatic_rolls(self, uow: UnitOfWork, table: HeadsUpTable) -> dict[int, frozenset[int]]:
        numbers = map(GameNumber, range(1, table.number + 1))
        return {number: automatic_rolls(uow, table, number) for number in numbers}


def _shown_end(
    uow: UnitOfWork, table: HeadsUpTable, news: Sequence[LoggedEvent[Event]], owner: PlayerId | None
) -> HeadsUpTable | None:
    """The table at the end of the game that a message showed, before another began on it."""
    first = news[0] if news else None
    if first is None or not isinstance(first.event, OpeningRolled) or first.number == 1:
        return None
    number = GameNumber(first.number - 1)
    ended = as_it_ended(uow, table, number)
    return ended and replace(ended, remarks=remarks_on(uow, table, number, owner))


def _time_out(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, now: datetime, dice_source: DiceSource
) -> Happened | None:
    """Apply the table's rule for a turn out of time; silence accepts a resignation."""
    clock, time = table.state.clock, table.time
    if clock is None or clock.running is None or time is None or time.is_out:
        return None
    if now < time.due:  # the player's calendar gives more time than when this was stored
        schedule(uow, HEADS_UP_LIFECYCLE, table, now)
        return None
    if table.is_resigned:
        return end_game(uow, record, table, now, dice_source)
    match table.control.when_out:
        case WhenOut.OPPONENT_DECIDES:
            noted = replace(clock, running=replace(clock.running, is_out=True))
            return Outcome(tell_opponent(uow, record, table, noted, now), ())
        case WhenOut.CLAIMED:
            return end_game(uow, record, table, now, dice_source)
        case WhenOut.AUTOPILOT:
            return hand_to_autopilot(uow, record, table, now, dice_source)


def _remind(uow: UnitOfWork, table: HeadsUpTable, player: PlayerId | None, now: datetime) -> None:
    """Remind a player that the table waits for them, unless their time is out, which has a post of its own.

    Where this comes so late that they sleep, the reminder waits until they wake, and the next one counts
    from then.
    """
    time = table.time
    if player is None or player not in table.must_act or (time is not None and time.due <= now):
        return
    enqueue_reminder(uow, table.id, table.version, player, now)
    schedule(uow, HEADS_UP_LIFECYCLE, table, waking_from(now, calendar_of(uow, player)))
