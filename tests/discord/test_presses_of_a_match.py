"""How often people press in a whole match, turn by turn, and how often they are mentioned.

Opening a list counts as a press, and so does choosing from it.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine import Phase, Played, Rolled
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.replays import steps_of
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.players import member_of
from tests.discord.seen import Seen, all_private
from tests.discord.simulated_server import SimulatedServer

MAY_DOUBLE, MAY_NOT, NO_CHOICE = "may double", "may not double", "rolls without a choice of plays"


@dataclass
class PressCount:
    """Two people who play a match by pressing alone, and what it took them."""

    server: SimulatedServer
    presses: int = 0
    turns: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    rolls_for_me: set[int] = field(default_factory=set)

    async def press(self, who: MemberActor, seen: Seen, kind: StrEnum) -> InteractionResult:
        self.presses += 1
        return await self.server.press(who, kind, seen)

    async def open_and_choose(self, who: MemberActor, seen: Seen) -> InteractionResult:
        """The play that people make first."""
        self.presses += 2
        return await self.server.choose(who, SharedButton.CHOOSE, seen.menus[SharedButton.CHOOSE][0], seen)

    async def play_match(self, *, is_left: bool) -> None:
        """To the end; if `is_left`, both let the bot roll as soon as it offers that."""
        while (table := await self.server.table()).status is Status.PLAYING:
            before, pings = self.presses, len(self.server.rest.pings)
            who = member_of(self.server, table, table.must_act[0])
            what = await self._turn(who, table, is_left=is_left)
            self.turns[what].append(self.presses - before)
            after = await self.server.table()
            called = [member_of(self.server, after, each).id for each in after.waits_for]
            if after.status is Status.PLAYING:
                new_pings = self.server.rest.pings[pings:]
                assert new_pings == [each for each in called if each != who.id]

    async def _turn(self, who: MemberActor, table: HeadsUpTable, *, is_left: bool) -> str:
        """One turn, as far as it needs somebody; which kind of turn it was."""
        seen, what = self.server.board, MAY_NOT
        if table.game.phase is Phase.CUBE:
            what = MAY_DOUBLE
            opened = all_private(await self.press(who, seen, SharedButton.ROLL))
            if not opened:
                return NO_CHOICE
            seen = opened[-1]
            if is_left and who.id not in self.rolls_for_me:
                self.rolls_for_me.add(who.id)
                seen = await self.server.follow(seen, "Roll for me", who)
                seen = await self.server.follow(seen, "Roll this match", who)
        chosen = all_private(await self.open_and_choose(who, seen))
        if any(SharedButton.CONFIRM in each.kinds for each in chosen):
            await self.press(who, chosen[-1], SharedButton.CONFIRM)
        return what


@pytest.fixture(params=["Hypergammon", pytest.param("standard", marks=pytest.mark.proof)])
def start(request: pytest.FixtureRequest) -> str:
    """With three checkers each a match takes a third of the time, and each turn is pressed alike."""
    chosen: str = request.param
    return chosen


async def begin(server: SimulatedServer, start: str) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=3, start=start)
    await server.press(server.bob, HeadsUpButton.ACCEPT)


async def turns_without_choice(server: SimulatedServer) -> int:
    """How many turns of the match the bot played from the roll to the play by itself."""
    table = await server.table()
    alone = 0
    for number in range(1, table.number + 1):
        steps = await server.database.run(lambda uow, number=number: steps_of(uow, table, number))
        for roll, play in pairwise(steps):
            is_turn = isinstance(roll.event, Rolled) and isinstance(play.event, Played)
            alone += is_turn and roll.player is None and play.player is None
    return alone


async def test_an_ordinary_turn_takes_four_presses_where_one_may_double_and_three_where_not(
    new_server: SimulatedServer, start: str
) -> None:
    counted = PressCount(new_server)
    await begin(new_server, start)
    await counted.play_match(is_left=False)
    presses = {what: set(each) for what, each in counted.turns.items()}
    assert presses == {MAY_DOUBLE: {4}, MAY_NOT: {3}, NO_CHOICE: {1}}


async def test_with_the_settings_for_it_every_turn_takes_two_and_those_without_a_choice_none(
    new_server: SimulatedServer, start: str
) -> None:
    for member in (new_server.alice, new_server.bob):
        await member.slash(new_server.channel, "settings me", confirm_play=False)
    counted = PressCount(new_server)
    await begin(new_server, start)
    await counted.play_match(is_left=True)
    firsts = Counter(counted.turns[MAY_DOUBLE])
    assert firsts == {3: 2}, "each rolls by hand once, and then leaves that to the bot"
    assert set(counted.turns[MAY_NOT]) == {2}
    assert NO_CHOICE not in counted.turns
    assert await turns_without_choice(new_server) > 0
