"""How a match or money session goes on: what `tables.flow` asks of it, and one game after the other."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from typing import ClassVar, Final

from pydantic import JsonValue

from bot import engine
from bot.analysis import Level, Question
from bot.engine.keys import PlayerId
from bot.play.base.dice_source import DiceRoller, DiceSource
from bot.play.base.errors import NotPlaying, NotSeated, Refused, StaleBoard, by_the_rules
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.preferences import preferences_of_player
from bot.play.base.standing_orders import OrdersAtTable
from bot.play.base.table import Outcome, Status
from bot.play.base.use_case import Origin, Request
from bot.play.display.panel import Panel
from bot.play.heads_up.board import double_panel
from bot.play.heads_up.bot_player import HeadsUpDecision, question_about
from bot.play.heads_up.dice import begin_rolling, roller_at
from bot.play.heads_up.endings import all_endings, new_endings
from bot.play.heads_up.errors import NotBetweenGames, ResignLater
from bot.play.heads_up.store import dump_state, keep_invitations, load_heads_up, load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.timing import (
    deadlines_of,
    with_clock,
    with_longer_wait,
    with_rest,
    with_turn_over,
    with_wait,
)
from bot.play.kinds.lifecycle import BotDecision, Call, Change, Due, Ended, TableLifecycle
from bot.play.kinds.tutor import Lesson, is_to_be_judged
from bot.play.posts.scheduling import LAPSE, REMINDER, START, TIME_OUT
from bot.play.tables.flow import Flow, LockedTable, load_to_change, lock_for, save, schedule
from bot.play.tables.store import BOARD_EVENTS, enqueue_board, enqueue_final
from storage import TableRecord, UnitOfWork

Happened = Outcome[HeadsUpTable, engine.Event]
HeadsUpChange = Change[HeadsUpTable, engine.Event]


class HeadsUpLifecycle(TableLifecycle[HeadsUpTable, engine.Event, engine.Action]):
    """The games of two players, with their clocks."""

    stored_as: ClassVar[str] = HeadsUpTable.kind
    events = BOARD_EVENTS
    rests: ClassVar[frozenset[str]] = frozenset({TIME_OUT, REMINDER, LAPSE, START})

    def load(self, uow: UnitOfWork, record: TableRecord) -> HeadsUpTable:
        return load_heads_up(uow, record)

    def dump(self, table: HeadsUpTable) -> dict[str, JsonValue]:
        return dump_state(table.state)

    def check(self, table: HeadsUpTable, player: PlayerId, edition: Edition | None) -> None:
        """Raises NotSeated, StaleBoard, NotPlaying, or Refused where the game waits for somebody else."""
        check_playing(table, player, edition)
        with by_the_rules(table, player):
            engine.check_turn(table.game, player)

    def act(
        self,
        table: HeadsUpTable,
        player: PlayerId,
        action: engine.Action,
        roller: DiceRoller,
        *,
        by_itself: bool,
    ) -> tuple[engine.Event, ...]:
        events = engine.act(table.game, player, action, roller)
        is_absent = table.is_left_to_the_bot(player) and not table.players[player].is_bot
        chosen_by = table.state.autopilot if by_itself and is_absent else None
        return tuple(
            replace(each, autopilot=chosen_by) if isinstance(each, engine.Played) else each for each in events
        )

    def time_out(self, table: HeadsUpTable, player: PlayerId, roller: DiceRoller) -> tuple[engine.Event, ...]:
        """The game is lost on time; but whoever lets the time for answering a resignation pass accepts it."""
        if table.is_resigned:
            side = table.game.side_of(player) or engine.Side.WHITE
            return (engine.ResignationAccepted(side, player),)
        lost, state = engine.lose_on_time(table.game, player), table.state
        last = state.results[-1] if state.results else None
        least = engine.points_for_match(table.sheet, state.score, last, lost.side)
        return (replace(lost, points=max(lost.points, least)),)

    def apply(self, table: HeadsUpTable, event: engine.Event) -> HeadsUpTable:
        game = engine.apply(table.game, event)
        return replace(table, state=replace(table.state, game=game, takeback=None))

    def step(self, table: HeadsUpTable, orders: OrdersAtTable) -> tuple[PlayerId, engine.Action] | None:
        return orders.next_step(table.game)

    def goes_on(self, table: HeadsUpTable) -> bool:
        is_over = table.game.phase is engine.Phase.OVER
        return is_over and table.sheet.is_match and table.match_winner is None

    def next_start(self, table: HeadsUpTable) -> engine.Position | None:
        return table.sheet.start if table.bot_players else None

    def bot_decision(self, table: HeadsUpTable) -> BotDecision | None:
        if table.status is not Status.PLAYING:
            return None
        clock = table.state.clock
        for player in filter(table.is_left_to_the_bot, table.must_act):
            level, question = table.players[player].level, question_about(table)
            if level is not None:
                return HeadsUpDecision(player, level, table.game, question)
            uses_cube = clock is not None and clock.uses_cube
            return HeadsUpDecision(
                player, Level.ADVANCED, table.game, question, is_absent=True, uses_cube=uses_cube
            )
        return None

    def lesson(self, table: HeadsUpTable, player: PlayerId, action: engine.Action) -> Question | None:
        is_heard = table.state.heard == table.decision_mark
        has_tutor = table.state.challenge.has_tutor and not is_heard
        if not has_tutor or action not in engine.legal_actions(table.game, player):
            return None
        question = question_about(table)
        return question if is_to_be_judged(question, action) else None

    def with_advice_shown(self, table: HeadsUpTable) -> HeadsUpTable:
        state = table.state
        return replace(table, state=replace(state, heard=table.decision_mark, unseen=state.unseen + 1))

    def with_decider(self, table: HeadsUpTable, asked: BotDecision, *, is_plain: bool) -> HeadsUpTable:
        strong = engine.Autopilot.ADVANCED if asked.is_absent else None
        autopilot = engine.Autopilot.PLAIN if is_plain else strong
        return replace(table, state=replace(table.state, autopilot=autopilot))

    def roller(self, uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource) -> DiceRoller:
        return roller_at(uow, table, dice_source)

    def begin_game(
        self, uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource, at: datetime
    ) -> tuple[HeadsUpTable, DiceRoller]:
        challenge = table.state.challenge
        if challenge.opponent is None:
            raise ValueError(f"nobody plays against the challenger at table {table.id}")
        white, black = challenge.sides
        game = engine.Game.between(white, black, engine.terms_at(table.sheet, table.score))
        clock = table.state.clock and replace(table.state.clock, autopilot=None, uses_cube=False)
        before = replace(table.state, score=table.score, results=table.results)
        state = replace(before, game=game, clock=clock, autopilot=None)
        table = replace(table, status=Status.PLAYING, state=state)
        dice = begin_rolling(uow, table, dice_source, at)
        table = replace(table, state=replace(state, dice=dice))
        return table, roller_at(uow, table, dice_source)

    def pause_is_over(self, table: HeadsUpTable, roller: DiceRoller) -> tuple[engine.Event, ...]:
        """Up to the end of the opening throw."""
        return engine.throw_opening(roller, table.game.terms)

    def settled(self, uow: UnitOfWork, change: HeadsUpChange) -> HeadsUpTable:
        """The time of whoever must act runs from now on; a match that is won is over.

        Nobody plays for a player any more who has acted for themselves.
        """
        table = change.table
        for actor in {each.player for each in change.logged} - {None}:
            table = acting_again(table, actor)
        if any(not isinstance(each.event, engine.Rolled | engine.TakenBack) for each in change.logged):
            table = with_turn_over(uow, table, change.at)
        if table.status is Status.PLAYING and table.match_winner is not None:
            table = replace(table, status=Status.OVER)
        table = with_wait(change.before, table)
        changed_at = table.state.waits_from or change.at
        return replace(with_clock(uow, table, change.at), changed_at=changed_at)

    def due(
        self, uow: UnitOfWork, table: HeadsUpTable, at: datetime, sent: Mapping[PlayerId, int]
    ) -> Iterable[Due]:
        return deadlines_of(uow, table, at, sent)

    def rested(self, uow: UnitOfWork, table: HeadsUpTable, since: datetime, at: datetime) -> HeadsUpTable:
        """A challenge waits for its answer as long as it would have."""
        if table.status is Status.CHALLENGE:
            return with_longer_wait(table, since, at)
        return with_rest(uow, table, since, at)

    def follow_up(self, uow: UnitOfWork, change: HeadsUpChange) -> None:
        """Games of a match that ended on the way get their last boards, before the next game's."""
        table = change.table
        if change.before.status is Status.CHALLENGE:
            keep_invitations(uow, table)
        for number in sorted({each.number for each in change.logged} - {table.number}):
            enqueue_final(uow, table, number, change.at)

    def new_endings(self, uow: UnitOfWork, change: HeadsUpChange) -> Iterable[Ended]:
        return new_endings(uow, change.before, change.table)

    def all_endings(self, uow: UnitOfWork, table: HeadsUpTable) -> Iterable[Ended]:
        return all_endings(uow, table)

    def call(self, change: HeadsUpChange) -> Call:
        """An edit if they act on, or the bot is to decide, which comes to a call of its own.

        The end of a match is for both, and what time has done; but not for whoever has just pressed.
        """
        saved, actor = change.table, change.actor
        if saved.must_act and all(map(saved.is_left_to_the_bot, saved.must_act)):
            return Call((), is_new=saved.number > change.before.number)
        is_over = saved.status is Status.OVER
        if is_over and actor is not None and saved.is_left_to_the_bot(actor):
            actor = None
        is_for_both = is_over or actor is None or change.has(engine.TimedOut)
        is_new = is_over or actor not in saved.must_act or saved.number > change.before.number
        called = saved.players if is_for_both else saved.waits_for
        return Call(tuple(player for player in called if player != actor), is_new=is_new)


HEADS_UP_LIFECYCLE: Final = HeadsUpLifecycle()


def check_seat(table: HeadsUpTable, player: PlayerId | None, edition: Edition | None) -> None:
    """Raise NotSeated unless somebody has played there, StaleBoard unless that board is the present one."""
    if table.state.game is None or player is None or table.game.side_of(player) is None:
        raise NotSeated(table)
    if edition not in (None, table.edition):
        raise StaleBoard(table)


def check_playing(table: HeadsUpTable, player: PlayerId | None, edition: Edition | None) -> None:
    """Raise as `check_seat` does, and NotPlaying where nothing is played any more."""
    check_seat(table, player, edition)
    if table.status is not Status.PLAYING:
        raise NotPlaying(table)


def acting_again(table: HeadsUpTable, player: PlayerId | None) -> HeadsUpTable:
    """The table once a player has done something, who then plays for themselves again."""
    clock = table.state.clock
    if clock is None or player is None or clock.autopilot != player:
        return table
    clock = replace(clock, autopilot=None, uses_cube=False)
    return replace(table, state=replace(table.state, clock=clock))


def lock_for_player(uow: UnitOfWork, request: Request, table_id: TableId) -> LockedTable[HeadsUpTable]:
    """As `lock_for`; whoever is there plays for themselves again."""
    held = lock_for(uow, HEADS_UP_LIFECYCLE, request, table_id)
    return replace(held, table=acting_again(held.table, held.caller.id))


def ask_to_double(uow: UnitOfWork, table: HeadsUpTable, player: PlayerId) -> Panel | None:
    """Whether to double indeed, if the player wants to be asked; raises Refused if they may not."""
    if not preferences_of_player(uow, player).confirms_doubles:
        return None
    with by_the_rules(table, player):
        engine.check_kind(table.game, player, engine.OfferDouble())
    return double_panel(table.game, player)


@contextmanager
def resigning() -> Iterator[None]:
    """A resignation on the other side's turn is refused by saying when one may resign."""
    try:
        yield
    except Refused as refusal:
        table = refusal.table
        awaited = table.must_act if isinstance(table, HeadsUpTable) else ()
        if awaited and refusal.player not in awaited:
            raise ResignLater(table) from refusal
        raise


def next_game(
    uow: UnitOfWork, origin: Origin, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> Happened:
    """Start the next game of a money session, or of a match that waits for its start.

    Somebody who presses plays there; the bot may do it at any table of two.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since the edition of the board that they pressed.
        NotBetweenGames: A game is in play, or the session has ended.
        StartInPlay: The bot would play from a start that is locked.
    """
    record, table, actor = _between_games(uow, origin, table_id, edition)
    flow = Flow(uow, HEADS_UP_LIFECYCLE, record, table, dice_source, origin.at)
    flow.actor = actor
    flow.start_game()
    return flow.finish()


def begin_waiting_game(
    uow: UnitOfWork, record: TableRecord, table: HeadsUpTable, at: datetime, dice_source: DiceSource
) -> Happened | None:
    """Start the next game of a match that waits for its start; None while that is locked."""
    if not table.waits_for_start:
        return None
    flow = Flow(uow, HEADS_UP_LIFECYCLE, record, table, dice_source, at)
    if not flow.start_game_if_free():
        schedule(uow, HEADS_UP_LIFECYCLE, table, at)
        return None
    return flow.finish()


def end_session(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """End a money session between two games; raises as `next_game` does."""
    record, table, _ = _between_games(uow, request, table_id, edition)
    if table.sheet.is_match:
        raise NotBetweenGames(table)
    ended: HeadsUpChange = Change(table, replace(table, status=Status.OVER), request.at)
    saved = save(uow, HEADS_UP_LIFECYCLE, record, ended)
    enqueue_board(uow, saved, request.at, is_new=False)
    return saved


def _between_games(
    uow: UnitOfWork, origin: Origin, table_id: TableId, edition: Edition | None
) -> tuple[TableRecord, HeadsUpTable, PlayerId | None]:
    """A table between two games, and the caller, who plays there; None for the bot."""
    actor: PlayerId | None = None
    if isinstance(origin, Request):
        held = lock_for(uow, HEADS_UP_LIFECYCLE, origin, table_id)
        record, table, actor = held.record, held.table, held.caller.id
        check_seat(table, actor, edition)
    else:
        record, table = load_to_change(uow, HEADS_UP_LIFECYCLE, table_id)
        table = replace(table, checked_start=origin.checked_start)
    if not table.is_between_games:
        raise NotBetweenGames(table)
    return record, table, actor


def lesson_heard(
    uow: UnitOfWork,
    snowflake: UserSnowflake,
    table_id: TableId,
    edition: Edition | None,
    decide: Callable[[engine.Game], engine.Action],
) -> Lesson:
    """The decision that a player's tutor has spoken about, while it is open.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on, or the tutor has not spoken about that decision.
        NotPlaying: The match or the session is over.
        Refused: It is not their turn, or that is not possible now.
    """
    table = load_table(uow, table_id)
    player = _check_playing_there(table, snowflake, edition)
    action = decide(table.game)
    _check_wanted(table, player, action)
    if table.state.heard != table.decision_mark:
        raise StaleBoard(table)
    return Lesson(table, action, question_about(table))


def table_awaiting(
    uow: UnitOfWork,
    snowflake: UserSnowflake,
    table_id: TableId,
    edition: Edition | None,
    wanted: engine.Action,
) -> tuple[HeadsUpTable, PlayerId]:
    """A table that waits for somebody, and who they are.

    `wanted` is what they are to be asked about: that, or something of its kind, must be possible.

    Raises:
        NotSeated: They do not play here.
        StaleBoard: The table has moved on since that edition.
        NotPlaying: The match or the session is over.
        Refused: It is not their turn, or that is not possible now.
    """
    table = load_table(uow, table_id)
    player = _check_playing_there(table, snowflake, edition)
    _check_wanted(table, player, wanted)
    return table, player


def _check_playing_there(table: HeadsUpTable, snowflake: UserSnowflake, edition: Edition | None) -> PlayerId:
    """Return the player whose turn it is, if that is the user; raises as `table_awaiting` does."""
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    HEADS_UP_LIFECYCLE.check(table, player.id, edition)
    return player.id


def _check_wanted(table: HeadsUpTable, player: PlayerId, wanted: engine.Action) -> None:
    with by_the_rules(table, player):
        engine.check_kind(table.game, player, wanted)
