"""The actions of players when they look at their games."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

from bot.clocks import VacationRefused
from bot.engine import (
    Action,
    Answer,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    legal_actions,
)
from bot.play.base.errors import OccasionThere
from bot.play.base.standing_orders import Order
from bot.play.base.table import Status
from bot.play.heads_up import clocks, lifecycle, standing_orders, takebacks
from bot.play.heads_up import clocks as vacations
from bot.play.heads_up.buttons import may_think_again
from bot.play.heads_up.errors import DiceThrown, NothingToTakeBack, OpponentActed
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.flow import apply_action
from bot.play.tables.history import turns_of
from bot.play.tables.settings import change_own
from tests.engine.games import kind_of
from tests.play.harness import deciding
from tests.soak.people import Person
from tests.soak.simulation import Simulation

ACTIONS_AT_ONCE, GAMES_OF_A_SESSION = 6, 4
WEIGHTS: Final[Mapping[type[Action] | Answer, float]] = {
    OfferResignation: 0.02,
    OfferDouble: 0.15,
    Answer.DROP: 0.4,
}
"""How likely an action is, against the others that are legal."""


class Visit:
    """A player's look at their games, with all that they do then."""

    def __init__(self, simulation: Simulation, person: Person) -> None:
        self.simulation = simulation
        self.me = person.caller
        self._person = person

    def is_in_the_mood(self, dice_source: float) -> bool:
        return self.simulation.random.random() < dice_source

    async def move_in(self) -> None:
        """Choose how to be treated, before anything is played."""
        await self.simulation.ask(change_own, self.me, lambda _old: self._person.preferences)

    async def pay(self) -> int:
        """Look at all games, and return how many there are."""
        listed = await self.simulation.run(turns_of, snowflake=self.me.snowflake)
        own, others = ([each for each in tables if each.status is Status.PLAYING] for tables in listed)
        for table in own:
            if self.is_in_the_mood(0.9):
                await self.sit_down(table)
        for table in others:
            await self.look_at_waiting(table)
        if self.is_in_the_mood(0.02):
            await self.plan_vacation()
        return len(own) + len(others)

    async def sit_down(self, table: HeadsUpTable) -> None:
        """Do what a table waits for, as long as it does."""
        for _ in range(ACTIONS_AT_ONCE):
            me = self.key(table)
            if me not in table.waits_for:
                break
            await self._step(table, me)
            await self.simulation.deliver()
            table = await self.simulation.run(load_table, table_id=table.id)
        await self._think_again(table)

    async def _step(self, table: HeadsUpTable, me: int) -> None:
        ask, at, dice_source = self.simulation.ask, (table.id, table.version), self.simulation.dice_source
        is_timed = table.time is not None and not table.time.is_asked
        if table.asked_for_takeback == me:
            grants = self.is_in_the_mood(0.5)
            await ask(takebacks.grant_takeback if grants else takebacks.refuse_takeback, self.me, *at)
        elif table.is_between_games and table.number >= GAMES_OF_A_SESSION:
            await ask(lifecycle.end_session, self.me, *at)
        elif table.is_between_games:
            await ask(lifecycle.next_game, self.me, *at, dice_source)
        elif is_timed and self.is_in_the_mood(0.02):
            await ask(clocks.ask_for_more, self.me, *at)
        else:
            await ask(apply_action, self.me, *at, dice_source, deciding(partial(self._choose, me)))

    def _choose(self, me: int, game: Game) -> Action:
        """Choose anything that is legal, some of it seldom."""
        actions, random = legal_actions(game, me), self.simulation.random
        plays = [action for action in actions if isinstance(action, MakePlay)]
        options = [action for action in actions if not isinstance(action, MakePlay)]
        if plays:
            options.append(random.choice(plays))
        return random.choices(options, [WEIGHTS.get(kind_of(action), 1.0) for action in options])[0]

    async def _think_again(self, table: HeadsUpTable) -> None:
        """Now and then, ask for a takeback, or change the standing orders."""
        if table.status is not Status.PLAYING:
            return
        if may_think_again(table, self.key(table)) and self.is_in_the_mood(0.05):
            with suppress(DiceThrown, NothingToTakeBack, OpponentActed):
                await self.simulation.ask(takebacks.ask_takeback, self.me, table.id, table.version)
        elif self.is_in_the_mood(0.05):
            order = self.simulation.random.choice(list(Order))
            with suppress(OccasionThere):
                await self.simulation.ask(
                    standing_orders.give_order, self.me, table.id, order, self.simulation.dice_source
                )
        elif self.is_in_the_mood(0.05):
            order = self.simulation.random.choice(list(Order))
            await self.simulation.ask(standing_orders.revoke_order, self.me, table.id, order)
        await self.simulation.deliver()

    async def look_at_waiting(self, table: HeadsUpTable) -> None:
        """Be kind or strict to an opponent, now and then or if their time is out."""
        if table.time is None or not table.must_act:
            return
        ask, at = self.simulation.ask, (table.id, table.version)
        if table.time.due <= self.simulation.now:
            what = self.simulation.random.choice(("claim", "claim", "autopilot", "grant", "wait"))
            if what == "claim":
                await ask(clocks.claim_game, self.me, *at, self.simulation.dice_source)
            elif what == "autopilot":
                await ask(clocks.let_autopilot_finish, self.me, *at, self.simulation.dice_source)
            elif what == "grant":
                await ask(clocks.grant, self.me, *at)
        elif table.time.is_asked and self.is_in_the_mood(0.5):
            await ask(clocks.grant, self.me, *at)
        await self.simulation.deliver()

    async def plan_vacation(self) -> None:
        """Come back from a vacation, or book one."""
        random, today = self.simulation.random, self.simulation.now.date()
        first = today + timedelta(days=random.randrange(20))
        last = first + timedelta(days=random.randrange(10))
        try:
            await self.simulation.ask(vacations.end_own_vacation, self.me)
        except VacationRefused:
            with suppress(VacationRefused):
                await self.simulation.ask(vacations.set_vacation, self.me, first, last)
        await self.simulation.deliver()

    def key(self, table: HeadsUpTable) -> int:
        """Return our key of who looks, who plays there."""
        player = table.player_of(self.me.snowflake)
        assert player is not None
        return player.id
