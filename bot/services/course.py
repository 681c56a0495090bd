"""How a table goes on: what an action leads to by itself, up to the next decision of a player.

A match's next game starts by itself; players may have the bot roll and play for them where they have no
choice. All of it happens in the transaction of the action that led there.
"""

from dataclasses import replace
from datetime import datetime

from bot.engine import (
    Action,
    Event,
    Game,
    Phase,
    Rolled,
    act,
    lose_on_time,
    points_for_match,
    replay,
    terms_at,
    throw_opening,
)
from bot.services.automatic import LeftToTheBot, orders_at
from bot.services.autopilot import step_of_autopilot
from bot.services.dice import Chance, begin_drawing, count_dice, drawing_at, drawn
from bot.services.preferences import preferences_of_players
from bot.services.scheduling import with_turn_over
from bot.services.tables import owe_final, record_events, save_table
from bot.table import Happening, Status, Table
from storage import TableRecord, UnitOfWork


class Course:
    """A table on its way through one transaction: what has happened so far, and where that has led.

    Args:
        uow: The transaction.
        table: The table as it was read, or as it will first be saved.
        chance: Where its dice come from.
        at: The moment of all that happens.

    """

    def __init__(self, uow: UnitOfWork, table: Table, chance: Chance, at: datetime) -> None:
        self.table = table
        self.happenings: list[Happening] = []
        self._uow = uow
        self._chance = chance
        self._at = at
        self._drawing = drawing_at(uow, table, chance)

    def act(self, player: int, action: Action) -> None:
        """Let a player do something; raises an engine error, and nothing has happened, if it is not legal."""
        self._happen(act(self.table.game, player, action, self._drawing), player)

    def time_out(self, loser: int, claimant: int | None) -> None:
        """Let a player lose the game on time, to whoever claims it; None if it is claimed by itself."""
        game, state = self.table.game, self.table.state
        lost = lose_on_time(game, loser)
        last = state.results[-1] if state.results else None
        least = points_for_match(self.table.sheet, state.score, last, lost.side)
        self._happen((replace(lost, points=max(lost.points, least)),), claimant)

    def start_game(self) -> None:
        """Begin the first game, or the one after the last, up to who won the opening roll."""
        table = self.table
        challenge = table.state.challenge
        if challenge.opponent is None:
            raise ValueError(f"nobody plays against the challenger at table {table.id}")
        terms = terms_at(table.sheet, table.score)
        game = Game.between(challenge.challenger, challenge.opponent, terms)
        clock = table.state.clock and replace(table.state.clock, autopilot=None)
        state = replace(table.state, game=game, score=table.score, results=table.results, clock=clock)
        table = replace(table, status=Status.PLAYING, state=state)
        dice = begin_drawing(self._uow, table, self._chance, self._at)
        self.table = replace(table, state=replace(state, dice=dice))
        self._drawing = drawing_at(self._uow, self.table, self._chance)
        self._happen(throw_opening(self._drawing, terms), None)

    def go_on(self) -> None:
        """Do what follows by itself: steps that players leave to the bot, and the next game of a match."""
        preferences = preferences_of_players(self._uow, self.table.players)
        left = LeftToTheBot(preferences, orders_at(self._uow, self.table.id))
        self._go_on(left)
        left.store_used(self._uow, self.table.id, self._at)

    def _go_on(self, left: LeftToTheBot) -> None:
        while True:
            while step := self._step_by_itself(left):
                self._happen(act(self.table.game, *step, self._drawing), None)
            if self.table.game.phase is not Phase.OVER or not self.table.sheet.is_match:
                return
            if self.table.match_winner is not None:
                self.table = replace(self.table, status=Status.OVER)
                return
            self.start_game()

    def _step_by_itself(self, left: LeftToTheBot) -> tuple[int, Action] | None:
        """Return the step that the game waits for, if the autopilot or the bot takes it for its player."""
        clock = self.table.state.clock
        if clock is not None and clock.autopilot in self.table.must_act:
            return self.table.must_act[0], step_of_autopilot(self.table.game)
        return left.next_step(self.table.game)

    def save(self, read: TableRecord) -> Table:
        """Save the table over the record that was read, with all that has happened, and return it.

        Games of a match that ended on the way owe their last boards, which come before what is owed next.
        """
        state = replace(self.table.state, dice=drawn(self.table, self._drawing))
        table = replace(self.table, state=state)
        if any(not isinstance(each.event, Rolled) for each in self.happenings):
            table = with_turn_over(self._uow, table, self._at)
        self.table = save_table(self._uow, read, table, self._at)
        record_events(self._uow, self.table, self.happenings, self._at)
        for number in sorted({each.number for each in self.happenings} - {self.table.number}):
            owe_final(self._uow, self.table, number, self._at)
        count_dice(self._uow, self.table, (each.event for each in self.happenings))
        return self.table

    def _happen(self, events: tuple[Event, ...], player: int | None) -> None:
        number = self.table.number
        self.happenings += (Happening(number, event, player) for event in events)
        game = replay(self.table.game, events)
        self.table = replace(self.table, state=replace(self.table.state, game=game, takeback=None))
