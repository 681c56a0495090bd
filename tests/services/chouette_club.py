"""A chouette over a real database, without Discord: what its people do, and what random ones might."""

from dataclasses import dataclass
from functools import partial
from random import Random

from bot.engine.chouette import (
    CLUB,
    AnyOptions,
    ChouetteAction,
    ChouetteSheet,
    Close,
    Concede,
    GoAway,
    Hold,
    Instruct,
    Join,
    Leave,
    NameProxy,
    ProposeSettlement,
    SettlementUpTo,
    StartGame,
    TakeBackDouble,
    Volunteer,
    WithdrawProposal,
    legal_actions,
)
from bot.services.challenges import Place
from bot.services.chouettes.acting import Choose, Done, act_in_chouette, open_chouette
from bot.services.dice import Chance
from bot.services.request import Caller
from bot.table import ChouetteTable, Status
from tests.engine.games import scripted
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, House, scripted_chance

DORA, EVE = Caller(104, "Dora"), Caller(105, "Eve")
FIVE = (ALICE, BOB, CAROL, DORA, EVE)
IDLE = (Instruct, NameProxy, SettlementUpTo, Concede, WithdrawProposal, Hold, TakeBackDouble, Volunteer)
"""What moves nothing on."""

IN_ORDER = "65432131"
"""The dice by which five are ordered as they joined, and the box then plays 3-1."""


@dataclass
class ChouetteClub:
    """A chouette in a house, as it stands after what was done last."""

    house: House
    table: ChouetteTable
    chance: Chance | None = None

    async def does(self, who: Caller, *actions: ChouetteAction, dice: str = "") -> Done:
        return await self.chooses(who, lambda _chouette, _player: actions, dice)

    async def chooses(self, who: Caller, choose: Choose, dice: str = "") -> Done:
        work = partial(
            act_in_chouette,
            request=self.house.request(who),
            table_id=self.table.id,
            version=None,
            choose=choose,
            chance=self.chance or chance_of(dice),
        )
        done = await self.house.database.run(work)
        self.table = done.table
        return done

    def key(self, who: Caller) -> int:
        """Our key of somebody."""
        return next(each.id for each in self.table.players.values() if each.snowflake == who.snowflake)

    def caller(self, player: int) -> Caller:
        known = self.table.players[player]
        assert known.snowflake is not None
        return Caller(known.snowflake, known.name)

    async def acts_at_random(self, random: Random) -> None:
        """Let somebody do something that moves the chouette on, or now and then anything that is legal."""
        chouette = self.table.chouette
        everybody = (*chouette.dealt, *chouette.queue, *chouette.away)
        eager = self.table.must_act or (chouette.host,)
        player = random.choice(everybody if random.random() < 0.2 else eager)
        possible = [one for one in legal_actions(chouette, player) if may_happen(one)]
        onward = [one for one in possible if not isinstance(one, IDLE)]
        if chosen := onward or possible:
            await self.does(self.caller(player), concrete(random.choice(chosen), random))


def may_happen(action: object) -> bool:
    """Whether a random player may do it: nobody goes for good, or changes the options."""
    return not isinstance(action, AnyOptions | Close | Leave | GoAway | Join)


def concrete(action: object, random: Random) -> ChouetteAction:
    if isinstance(action, SettlementUpTo):
        return ProposeSettlement(action.bet, random.randint(-action.most, action.most))
    return action


def chance_of(dice: str) -> Chance:
    return scripted_chance(scripted(*map(int, dice)))


async def opened(house: House, sheet: ChouetteSheet = CLUB, channel: int = CHANNEL) -> ChouetteClub:
    """A lobby with Alice in it."""
    work = partial(
        open_chouette,
        request=house.request(ALICE),
        place=Place(GUILD, channel),
        sheet=sheet,
        chance=chance_of(""),
    )
    return ChouetteClub(house, await house.database.run(work))


async def started(
    house: House, sheet: ChouetteSheet = CLUB, people: tuple[Caller, ...] = FIVE, dice: str = IN_ORDER
) -> ChouetteClub:
    """Alice is the box, Bob the captain, then the others; the box is to play 3-1."""
    club = await opened(house, sheet)
    for who in people[1:]:
        await club.does(who, Join())
    await club.does(ALICE, StartGame(), dice=dice)
    return club


def is_over(table: ChouetteTable) -> bool:
    return table.status not in (Status.CHALLENGE, Status.PLAYING)
