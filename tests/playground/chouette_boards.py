"""`python -m tests.playground.chouette_boards LANGUAGE`: the playground with every board of a chouette.

Each stands in a channel of its own, named after it: "answers-10" is that of ten players. All is said in the
language of this code.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from itertools import cycle

from bot.configuration import load_settings
from bot.discord.client import BarpointBot, create_bot
from bot.discord.posting.delivery import Delivery
from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, parse_board
from bot.engine.chouette import (
    CLUB,
    ChouetteSheet,
    Close,
    CrewGrace,
    CubeMode,
    GiveExtra,
    Hold,
    Join,
    KeepExtras,
    LoneRule,
    StartGame,
    legal_actions,
)
from bot.entropy import SYSTEM_DICE, now
from bot.play.base.keys import GuildSnowflake, UserSnowflake
from bot.play.base.table import Place
from bot.play.base.use_case import Caller
from bot.play.chouette.flow import open_chouette
from bot.play.chouette.lifecycle import Done
from bot.playground.clock import PlaygroundClock
from bot.playground.lobby import open_lobby
from bot.playground.rooms import Rooms
from bot.playground.world import World, simulate
from bot.running import take_port, until_stopped
from bot.text.language import Language
from storage import Database
from tests.play.chouette.harness import Choose, ChouetteHarness
from tests.play.harness import Harness

PLAYERS = (3, 6, 10)
ORDERS = {3: "6543", 6: "654321", 10: "6666655555 5432154321"}
"""The dice by which so many are ordered as they joined."""
LAST_CHECKERS = "1:4 | 1:4"


@dataclass
class ShownChouette(ChouetteHarness):
    """A chouette whose board is shown after everything that somebody does."""

    delivery: Delivery
    people: Sequence[Caller]

    @property
    def box(self) -> Caller:
        return self.people[0]

    @property
    def team(self) -> Sequence[Caller]:
        """Captain and crew, as the first game began."""
        return self.people[1:]

    async def chooses(
        self, who: Caller, choose: Choose, dice: str = "", version: int | None = None, request: object = None
    ) -> Done:
        done = await super().chooses(who, choose, dice, version, request)
        await self.delivery.deliver(self.table.id)
        return done

    async def begins(self) -> None:
        await self.does(self.box, StartGame(), dice=f"{ORDERS[len(self.people)]} 31")

    async def plays_unless_forced(self, who: Caller) -> None:
        """Play, if that was not done automatically."""
        if any(isinstance(one, MakePlay) for one in legal_actions(self.table.chouette, self.key(who))):
            await self.plays(who)

    async def plays_in_turn(self) -> None:
        """Let the box play its opening, and the captain a roll."""
        await self.begins()
        await self.plays_unless_forced(self.box)
        await self.does(self.team[0], RollDice(), dice="62")
        await self.plays_unless_forced(self.team[0])

    async def doubled(self, *answers: Answer) -> None:
        """Let the box double all, and as many of them as there are answers give these; then 5-4 falls."""
        await self.plays_in_turn()
        await self.does(self.box, *(OfferDouble(self.cube(who)) for who in self.team), RollDice())
        for who, answer in zip(self.team, answers, strict=False):
            await self.does(who, AnswerOffer(self.cube(who), answer), dice="54")

    def repeated(self, *answers: Answer) -> list[Answer]:
        """These answers over and over, for the whole team."""
        return [answer for answer, _ in zip(cycle(answers), self.team, strict=False)]


async def lobby(_club: ShownChouette) -> None:
    """All have joined."""


async def cubes(chouette: ShownChouette) -> None:
    """The team may double, and one of it asks to wait."""
    await chouette.begins()
    await chouette.plays_unless_forced(chouette.box)
    await chouette.does(chouette.team[-1], Hold())


async def answers(chouette: ShownChouette) -> None:
    """All are doubled, and half of them have answered."""
    await chouette.doubled(*chouette.repeated(Answer.TAKE)[: len(chouette.team) // 2])


async def beavers(chouette: ShownChouette) -> None:
    """The box has beavers to answer."""
    await chouette.doubled(*chouette.repeated(Answer.BEAVER, Answer.TAKE, Answer.DROP))


async def move(chouette: ShownChouette) -> None:
    """The box is to play, with cubes of its members, and some who are out."""
    await chouette.doubled(*chouette.repeated(Answer.TAKE, Answer.TAKE, Answer.DROP))


async def settled(chouette: ShownChouette) -> None:
    """The box has won."""
    await chouette.doubled(*chouette.repeated(Answer.TAKE, Answer.TAKE, Answer.DROP))
    await chouette.plays_unless_forced(chouette.box)


async def over(chouette: ShownChouette) -> None:
    """The chouette is over."""
    await settled(chouette)
    await chouette.does(chouette.box, Close())


async def single(chouette: ShownChouette) -> None:
    """The box has doubled all with the one cube, and one has not answered."""
    await chouette.plays_in_turn()
    await chouette.does(chouette.box, OfferDouble(0), RollDice())
    for who in chouette.team[1:]:
        await chouette.does(who, AnswerOffer(0, Answer.TAKE))


async def extras(chouette: ShownChouette) -> None:
    """The captain took alone, and all others but the last have given them extras."""
    await chouette.doubled(Answer.TAKE, *chouette.repeated(Answer.DROP)[1:])
    for who in chouette.team[1:]:
        await chouette.does(who, GiveExtra(is_yes=who is chouette.team[1] or who is not chouette.team[-1]))
    await chouette.does(chouette.team[0], KeepExtras(), dice="54")


PLAIN = CLUB.changed(crew_grace=CrewGrace.NONE)
SHORT = PLAIN.changed(start=parse_board(LAST_CHECKERS))
KINDS: dict[Callable[[ShownChouette], Awaitable[None]], ChouetteSheet] = {
    lobby: PLAIN,
    cubes: PLAIN,
    answers: PLAIN,
    beavers: PLAIN,
    move: PLAIN,
    settled: SHORT,
    over: SHORT,
    single: PLAIN.changed(cube_mode=CubeMode.SINGLE),
    extras: replace(PLAIN, lone_rule=LoneRule.EXTRAS, lone_min=3),
}
"""Every kind of board, with the options by which it comes about."""


async def show(
    world: World, bot: BarpointBot, harness: Harness, name: str, sheet: ChouetteSheet
) -> ShownChouette:
    """Return a lobby in a channel of its own, with as many as its name says."""
    number = int(name.split("-")[1])
    members = (*world.members[number:], *world.members)  # others each time: nobody may open many lobbies
    people = [Caller(each.id, each.user.global_name or "") for each in members[:number]]
    place = Place(world.guild.id, world.guild.create_text_channel(name).id)
    chouette = ShownChouette(
        harness,
        await harness.database.run(
            open_chouette,
            request=harness.request(people[0]),
            place=place,
            sheet=sheet,
            dice_source=SYSTEM_DICE,
        ),
        bot.context.delivery,
        people,
    )
    await chouette.delivery.deliver(chouette.table.id)
    for who in people[1:]:
        await chouette.does(who, Join())
    return chouette


async def serve(language: Language) -> None:
    """Show all boards in a language until this task is cancelled."""
    settings = load_settings()
    with take_port("playground_port", settings.playground_port) as door:
        database = await Database.open(settings.playground_database_url)
        try:
            bot = create_bot(settings, database, now=now, dice_source=SYSTEM_DICE)
            async with simulate(bot, now) as world:
                bot.context.languages.set_server(GuildSnowflake(world.guild.id), language)
                for member in world.members:
                    bot.context.languages.set_player(UserSnowflake(member.id), language)
                harness = Harness(database, now())
                for story, sheet in KINDS.items():
                    for number in PLAYERS:
                        await story(await show(world, bot, harness, f"{story.__name__}-{number}", sheet))
                await world.env.settle()
                rooms = Rooms(world, PlaygroundClock(now))
                async with open_lobby(rooms, door) as address:
                    print(address, flush=True)  # noqa: T201 - who started it waits for this
                    await rooms.keep_time(asyncio.sleep)
        finally:
            await database.close()


if __name__ == "__main__":
    asyncio.run(until_stopped(serve(Language(sys.argv[1]))))
