"""How games begin: challenges that are accepted, changed, declined or withdrawn, and rematches."""

from contextlib import suppress

from bot.clocks import TimeControl, WhenOut
from bot.engine import RuleSheet
from bot.play.base.table import Place, Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms, Direct, rematch
from bot.play.heads_up.errors import TooManyChallenges
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from tests.soak.people import Person
from tests.soak.simulation import Simulation

GUILD, CHANNELS, GAMES_WANTED, DIRECTLY = 7, range(70, 110), 3, 0.2
CONTROLS = (
    TimeControl(),
    TimeControl(24),
    TimeControl(48, reserve=72),
    TimeControl(24, reserve=120, stops_on_weekends=True, when_out=WhenOut.CLAIMED),
    TimeControl(72, when_out=WhenOut.AUTOPILOT),
    TimeControl(36, stops_on_weekends=True),
)
SHEETS = (
    RuleSheet(length=1),
    RuleSheet(length=3),
    RuleSheet(length=5),
    RuleSheet(),
    RuleSheet(is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None),
    RuleSheet(is_jacoby=True, cube_cap=8, stake=5),
)


class Invitations:
    """The challenges that nobody has answered, and the games that were over last."""

    def __init__(self, simulation: Simulation, people: list[Person]) -> None:
        self._simulation = simulation
        self._people = [person.caller for person in people]
        self._open: list[int] = []

    async def look(self, me: Caller, games: int) -> None:
        """Let a player answer what they may, and challenge another if they have few games."""
        for table_id in list(self._open):
            table = await self._simulation.run(load_table, table_id=table_id)
            if table.status is Status.CHALLENGE:
                await self._answer(me, table)
            else:  # it was withdrawn to its first offer, or lapsed
                self._open.remove(table_id)
            await self._simulation.deliver()
        if games < GAMES_WANTED:
            await self._challenge(me)
            await self._simulation.deliver()

    async def _answer(self, me: Caller, table: HeadsUpTable) -> None:
        """Accept, decline or change a challenge to the player, or withdraw their own."""
        challenge, ask = table.state.challenge, self._simulation.ask
        offerer, awaited = (table.players.get(each or 0) for each in (challenge.offerer, challenge.awaited))
        mood = self._simulation.random.random()
        if awaited is not None and awaited.snowflake != me.snowflake:
            if offerer is not None and offerer.snowflake == me.snowflake and mood < 1 / 20:
                await ask(challenges.withdraw, me, table.id, table.version)
        elif offerer is not None and offerer.snowflake == me.snowflake:
            return
        elif mood < 1 / 10:
            await self._propose(me, table)
        elif mood < 1 / 5 and awaited is not None:
            await ask(challenges.decline, me, table.id, table.version)
            self._open.remove(table.id)
        else:
            await ask(challenges.accept, me, table.id, table.version, self._simulation.dice_source)
            self._open.remove(table.id)

    async def _propose(self, me: Caller, table: HeadsUpTable) -> None:
        random = self._simulation.random
        sheet, control = random.choice(SHEETS), random.choice(CONTROLS)
        if (sheet, control) != (table.sheet, table.control):
            await self._simulation.ask(challenges.propose, me, table.id, table.version, sheet, control)

    async def _challenge(self, me: Caller) -> None:
        """Challenge somebody by direct message, or in a channel whose last game is over."""
        random = self._simulation.random
        others = [each for each in self._people if each is not me]
        if random.random() < DIRECTLY:
            opponent = random.choice(others)
            await self._offer(me, Direct(direct_channel(me), direct_channel(opponent)), opponent)
            return
        channel = random.choice(CHANNELS)
        record = await self._simulation.run(lambda uow: uow.tables.latest_in_channel(channel))
        if record is not None and record.is_open:
            return
        last = record and await self._simulation.run(load_table, table_id=record.id)
        if last and last.status is Status.OVER and last.player_of(me.snowflake):
            self._note(await self._simulation.ask(rematch, me, last.id, self._simulation.dice_source))
        else:
            await self._offer(me, Place(GUILD, channel), random.choice([None, *others]))

    async def _offer(self, me: Caller, place: Place | Direct, opponent: Caller | None) -> None:
        """Challenge somebody to something."""
        random, dice_source = self._simulation.random, self._simulation.dice_source
        offer = ChallengeTerms(random.choice(SHEETS), control=random.choice(CONTROLS))
        with suppress(TooManyChallenges):
            self._note(
                await self._simulation.ask(challenges.challenge, me, place, opponent, offer, dice_source)
            )

    def _note(self, table: HeadsUpTable) -> None:
        self._open.append(table.id)
        self._simulation.tables.append(table.id)


def direct_channel(person: Caller) -> int:
    """The channel of somebody's direct messages."""
    return 10_000 + person.snowflake
