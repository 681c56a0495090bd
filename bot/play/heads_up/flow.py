"""From an action in a game of two players to the next decision."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot import engine
from bot.engine.autopilot import choose_play, would_take
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.play.action_codec import board_kind
from bot.play.auto_play import AutoPlay, orders_at
from bot.play.dice_proofs import count_dice
from bot.play.dice_source import DiceSource
from bot.play.errors import NotBetweenGames, NotSeated, OutOfTurn, Refused, StaleBoard
from bot.play.heads_up.dice import begin_rolling, dice_after, roller_at
from bot.play.heads_up.store import load_table, load_to_change, record_events, save_table, with_turn_over
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.outbox import next_post_of
from bot.play.preferences import preferences_of_players
from bot.play.settings import confirms_doubles
from bot.play.store import enqueue_board, enqueue_final, register_interaction
from bot.play.table import LoggedEvent, Outcome, Status
from bot.play.use_case import Request
from storage import TableRecord, UnitOfWork


def step_of_autopilot(game: engine.Game) -> engine.Action:
    """What the autopilot does for whoever must act; raises ValueError if nobody must."""
    match game.phase:
        case engine.Phase.CUBE:
            return engine.RollDice()
        case engine.Phase.MOVE if game.roll and (play := choose_play(game.position, game.roll)):
            return engine.MakePlay(play)
        case engine.Phase.ANSWER:
            return _answer(game)
        case engine.Phase.RESIGNATION:
            return engine.AcceptResignation()
        case phase:
            raise ValueError(f"nobody must act in the phase {phase}")


def _answer(game: engine.Game) -> engine.Action:
    offer = game.cubes[0].offer
    if offer is None:
        raise ValueError("no cube is offered")
    return (
        engine.AnswerOffer(FIRST_CUBE, engine.Answer.TAKE)
        if would_take(game.position_of(offer.to))
        else engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP)
    )


class HeadsUpFlow:
    """A table on its way through one transaction, with the events so far.

    Args:
        table: The table as it was read, or as it will first be saved.
        dice_source: Where its dice come from.
    """

    def __init__(self, uow: UnitOfWork, table: HeadsUpTable, dice_source: DiceSource, at: datetime) -> None:
        self.table = table
        self.logged: list[LoggedEvent[engine.Event]] = []
        self._uow = uow
        self._dice_source = dice_source
        self._at = at
        self._roller = roller_at(uow, table, dice_source)

    def act(self, player: PlayerId, action: engine.Action) -> None:
        """Raises an engine error, and nothing has happened, if the action is not legal."""
        self._happen(engine.act(self.table.game, player, action, self._roller), player)

    def time_out(self, loser: PlayerId, claimant: PlayerId | None) -> None:
        """End the game on time; `claimant` is None where nobody had to claim it."""
        game, state = self.table.game, self.table.state
        lost = engine.lose_on_time(game, loser)
        last = state.results[-1] if state.results else None
        least = engine.points_for_match(self.table.sheet, state.score, last, lost.side)
        self._happen((replace(lost, points=max(lost.points, least)),), claimant)

    def start_game(self) -> None:
        """Begin the first game, or the one after the last, up to the end of the opening throw."""
        table = self.table
        challenge = table.state.challenge
        if challenge.opponent is None:
            raise ValueError(f"nobody plays against the challenger at table {table.id}")
        terms = engine.terms_at(table.sheet, table.score)
        white, black = challenge.sides
        game = engine.Game.between(white, black, terms)
        clock = table.state.clock and replace(table.state.clock, autopilot=None)
        state = replace(table.state, game=game, score=table.score, results=table.results, clock=clock)
        table = replace(table, status=Status.PLAYING, state=state)
        dice = begin_rolling(self._uow, table, self._dice_source, self._at)
        self.table = replace(table, state=replace(state, dice=dice))
        self._roller = roller_at(self._uow, self.table, self._dice_source)
        self._happen(engine.throw_opening(self._roller, terms), None)

    def advance(self) -> None:
        """Do what follows by itself: steps that players leave to the bot, and the next game of a match."""
        preferences = preferences_of_players(self._uow, self.table.players)
        left = AutoPlay(preferences, orders_at(self._uow, self.table.id))
        self._advance(left)
        left.store_used(self._uow, self.table.id, self._at)

    def _advance(self, left: AutoPlay) -> None:
        while True:
            while step := self._step_by_itself(left):
                self._happen(engine.act(self.table.game, *step, self._roller), None)
            if self.table.game.phase is not engine.Phase.OVER or not self.table.sheet.is_match:
                return
            if self.table.match_winner is not None:
                self.table = replace(self.table, status=Status.OVER)
                return
            self.start_game()

    def _step_by_itself(self, left: AutoPlay) -> tuple[PlayerId, engine.Action] | None:
        """The next step, if the autopilot or the bot takes it for its player."""
        clock = self.table.state.clock
        if clock is not None and clock.autopilot in self.table.must_act:
            return self.table.must_act[0], step_of_autopilot(self.table.game)
        return left.next_step(self.table.game)

    def save(self, read: TableRecord) -> HeadsUpTable:
        """Save the table over the record that was read, with all events.

        Games of a match that ended on the way get their last boards, before the next game's.
        """
        state = replace(self.table.state, dice=dice_after(self.table, self._roller))
        table = replace(self.table, state=state)
        if any(not isinstance(each.event, engine.Rolled) for each in self.logged):
            table = with_turn_over(self._uow, table, self._at)
        self.table = save_table(self._uow, read, table, self._at)
        record_events(self._uow, self.table, self.logged, self._at)
        for number in sorted({each.number for each in self.logged} - {self.table.number}):
            enqueue_final(self._uow, self.table, number, self._at)
        count_dice(self._uow, self.table, (each.event for each in self.logged))
        return self.table

    def _happen(self, events: tuple[engine.Event, ...], player: PlayerId | None) -> None:
        number = self.table.number
        self.logged += (LoggedEvent(number, event, player) for event in events)
        game = engine.replay(self.table.game, events)
        self.table = replace(self.table, state=replace(self.table.state, game=game, takeback=None))


Decide = Callable[[engine.Game], engine.Action]
"""Chooses an action once the game is loaded; may raise an engine error, which refuses the whole."""


Happened = Outcome[HeadsUpTable, engine.Event]


def take_action(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    decide: Decide,
    dice_source: DiceSource,
) -> Happened:
    """Carry out one action of the caller, with all that follows by itself.

    Args:
        uow: The transaction.
        request: The interaction; it is used up even where the same press comes again.
        table_id: The table.
        edition: The edition of the board that was pressed; None for a command, which means the present one.
        decide: Chooses the action, given the game.
        dice_source: Where dice come from.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        OutOfTurn: The table waits for somebody else, or is over.
        Refused: The action is not legal.
    """
    caller = register_interaction(uow, request)
    record, table = load_to_change(uow, table_id)
    game = may_act(table, caller.id, edition)
    flow = HeadsUpFlow(uow, table, dice_source, request.at)
    try:
        flow.act(caller.id, decide(game))
    except engine.EngineError as reason:
        raise Refused(table, caller.id, reason) from reason
    flow.advance()
    saved = flow.save(record)
    enqueue_next_board(uow, table, saved, caller.id, request.at)
    return Outcome(saved, tuple(flow.logged), next_post_of(uow, saved, request.at))


def double_or_ask(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> Happened | tuple[HeadsUpTable, PlayerId]:
    """Double, or return as `table_awaiting` does where the caller wants to be asked once more.

    Raises as those do.
    """
    snowflake = request.caller.snowflake
    if confirms_doubles(uow, snowflake):
        return table_awaiting(uow, snowflake, table_id, edition, engine.OfferDouble())
    return take_action(uow, request, table_id, edition, lambda _game: engine.OfferDouble(), dice_source)


def next_game(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> Happened:
    """Start the next game of a money session.

    Raises:
        NotSeated: The caller does not play here.
        StaleBoard: The table has moved on since that edition.
        NotBetweenGames: A game is in play, or the session has ended.
    """
    record, table, caller = _between_games(uow, request, table_id, edition)
    flow = HeadsUpFlow(uow, table, dice_source, request.at)
    flow.start_game()
    flow.advance()
    saved = flow.save(record)
    enqueue_board(uow, saved, request.at, is_new=True, mention=_others(saved, caller))
    return Outcome(saved, tuple(flow.logged), next_post_of(uow, saved, request.at))


def end_session(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """End a money session between two games; raises as `next_game` does."""
    record, table, _ = _between_games(uow, request, table_id, edition)
    saved = save_table(uow, record, replace(table, status=Status.OVER), request.at)
    enqueue_board(uow, saved, request.at, is_new=False)
    return saved


def _between_games(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
) -> tuple[TableRecord, HeadsUpTable, PlayerId]:
    """A session between two games, and the caller, who plays in it."""
    caller = register_interaction(uow, request)
    record, table = load_to_change(uow, table_id)
    if table.state.game is None or table.game.side_of(caller.id) is None:
        raise NotSeated(table)
    if edition not in (None, table.edition):
        raise StaleBoard(table)
    if not table.is_between_games:
        raise NotBetweenGames(table)
    return record, table, caller.id


def may_act(table: HeadsUpTable, player: PlayerId, edition: Edition | None) -> engine.Game:
    """The game that waits for a player; raises NotSeated, StaleBoard or OutOfTurn."""
    game = table.state.game
    if game is None or game.side_of(player) is None:
        raise NotSeated(table)
    if edition not in (None, table.edition):
        raise StaleBoard(table)
    if table.status is not Status.PLAYING or player not in engine.players_to_act(game):
        raise OutOfTurn(table, player)
    return game


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
        OutOfTurn: It is not their turn.
        Refused: It is, but that is not possible now.
    """
    table = load_table(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    possible = engine.legal_actions(may_act(table, player.id, edition), player.id)
    if board_kind(wanted) not in map(board_kind, possible):
        raise Refused(
            table,
            player.id,
            engine.IllegalAction(wanted, possible, engine.format_position_id(table.game.position)),
        )
    return table, player.id


def enqueue_next_board(
    uow: UnitOfWork, before: HeadsUpTable, saved: HeadsUpTable, actor: PlayerId, at: datetime
) -> None:
    """Enqueue the board that somebody has brought a table to: an edit if they act on."""
    is_new = actor not in saved.must_act or saved.number > before.number
    enqueue_board(uow, saved, at, is_new=is_new, mention=_others(saved, actor))


def _others(table: HeadsUpTable, actor: PlayerId) -> tuple[PlayerId, ...]:
    """Whom a table's new board notifies: everybody whom it waits for but the actor.

    Both at the end of a match.
    """
    if table.status is Status.OVER:
        return tuple(table.players)
    return tuple(player for player in table.waits_for if player != actor)
