"""Matches and sessions played with the real dice, by use cases alone."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bot.engine import (
    AcceptResignation,
    Action,
    Game,
    MakePlay,
    OfferResignation,
    RollDice,
    RuleSheet,
    legal_actions,
    players_to_act,
)
from bot.entropy import SYSTEM_DICE
from bot.play.base.dice_source import DiceSource
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.dice_proofs import give_words
from bot.play.tables.visibility import Viewer
from tests.play.harness import ALICE, BOB, CHANNEL, GUILD, Harness


@dataclass
class RandomPlay:
    """Two, mostly Alice and Bob, who play in a harness at random; nobody doubles.

    The dice are real ones, unless others are given.
    """

    harness: Harness
    random: Random
    challenger: Caller = ALICE
    dice_source: DiceSource = SYSTEM_DICE

    async def challenge(
        self,
        opponent: Caller | None = BOB,
        sheet: RuleSheet | None = None,
        words: str | None = None,
        channel: int = CHANNEL,
    ) -> HeadsUpTable:
        return await self.harness.challenge(
            self.challenger, opponent, channel, sheet, words=words, dice=self.dice_source
        )

    async def accept(self, table: HeadsUpTable, caller: Caller = BOB) -> HeadsUpTable:
        return await self.harness.accept(caller, table, self.dice_source)

    async def start(self, sheet: RuleSheet | None = None) -> HeadsUpTable:
        return await self.accept(await self.challenge(sheet=sheet))

    async def give(self, caller: Caller, words: str, channel: int = CHANNEL) -> int:
        """Let somebody give words; returns for which game they count."""
        request = self.harness.request(caller)
        viewer = Viewer(caller.snowflake, GUILD, channel)
        given = await self.harness.run(give_words, request, viewer, words)
        return given[1].game

    async def next_game(self, table: HeadsUpTable) -> HeadsUpTable:
        return (await self.harness.next_game(self.challenger, table, self.dice_source)).table

    async def act(self, table: HeadsUpTable, decide: Callable[[Game], Action]) -> HeadsUpTable:
        """Let whoever must act do something."""
        player = table.players[table.must_act[0]]
        caller = Caller(player.snowflake or 0, player.name)
        return (await self.harness.act(caller, table, decide(table.game), self.dice_source)).table

    async def play(self, table: HeadsUpTable, actions: int) -> HeadsUpTable:
        """Let so many things happen, or fewer if the game is over before."""
        number = table.number
        for _ in range(actions):
            if table.number != number or not table.must_act:
                break
            table = await self.act(table, self._choose)
        return table

    async def finish(self, table: HeadsUpTable) -> HeadsUpTable:
        """Play one game to its end, or give it up when it has lasted for a while."""
        number = table.number
        table = await self.play(table, actions=40)
        while table.number == number and table.status is Status.PLAYING and not table.is_between_games:
            table = await self.act(table, _give_up)
        return table

    def _choose(self, game: Game) -> Action:
        actions = legal_actions(game, *players_to_act(game))
        return self.random.choice([each for each in actions if isinstance(each, RollDice | MakePlay)])


def _give_up(game: Game) -> Action:
    """Take what is offered; else offer the least loss that can be offered."""
    actions = legal_actions(game, *players_to_act(game))
    offers = [action for action in actions if isinstance(action, OfferResignation)]
    return AcceptResignation() if AcceptResignation() in actions else (offers or actions)[0]
