"""A chouette whose people act at random, or by dice that follow from secrets."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice
from bot.engine.chouette import (
    CLUB,
    AnswersTogether,
    AnswerTogether,
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
    Possible,
    ProposeSettlement,
    SetLastGame,
    SettlementUpTo,
    StartGame,
    TakeBackDouble,
    Volunteer,
    WithdrawProposal,
    legal_actions,
)
from bot.engine.position import parse_board
from bot.play.chouette.flow import Choose, Done, act_in_chouette, open_chouette
from bot.play.dice_source import DiceSource
from bot.play.table import Place
from bot.play.use_case import Caller
from tests.play.chouette.harness import FIVE, ChouetteHarness, scripted_dice
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, ServiceHarness

THREE = (ALICE, BOB, CAROL)
SHORT = CLUB.changed(start=parse_board("3:1 2:1 1:1 | 3:1 2:1 1:1"), stake=5)

FOR_GOOD = (AnyOptions, Close, SetLastGame, Leave, GoAway, Join)
"""What nobody does at random."""

IDLE = (Instruct, NameProxy, SettlementUpTo, Concede, WithdrawProposal, Hold, TakeBackDouble, Volunteer)
"""What moves nothing on."""


@dataclass
class RandomChouette(ChouetteHarness):
    """A chouette as it stands after what was done last; with `dice_source`, dice are not scripted."""

    dice_source: DiceSource | None = None

    async def chooses(
        self,
        who: Caller,
        choose: Choose,
        dice: str = "",
        version: int | None = None,
        request: object = None,
    ) -> Done:
        if self.dice_source is None:
            return await super().chooses(who, choose, dice, version, request)
        work = partial(
            act_in_chouette,
            request=self.harness.request(who),
            table_id=self.table.id,
            edition=version,
            choose=choose,
            dice_source=self.dice_source,
        )
        done = await self.harness.database.run(work)
        self.table = done.table
        return done

    def caller(self, player: int) -> Caller:
        """Somebody by our key."""
        known = self.table.players[player]
        assert known.snowflake is not None
        return Caller(known.snowflake, known.name)

    async def acts_at_random(self, random: Random) -> None:
        """Let somebody do something that moves the chouette on, if anything does."""
        chouette = self.table.chouette
        everybody = (*chouette.dealt, *chouette.queue, *chouette.away)
        eager = self.table.must_act or (chouette.host,)
        player = random.choice(everybody if random.random() < 0.2 else eager)
        possible = [one for one in legal_actions(chouette, player) if not isinstance(one, FOR_GOOD)]
        onward = [one for one in possible if not isinstance(one, IDLE)]
        if chosen := onward or possible:
            await self.does(self.caller(player), concrete(random.choice(chosen), random))


def concrete(action: Possible, random: Random) -> ChouetteAction:
    if isinstance(action, SettlementUpTo):
        return ProposeSettlement(action.bet, random.randint(-action.most, action.most))
    if isinstance(action, AnswersTogether):
        answer = random.choice([Answer.TAKE, Answer.DROP])
        return AnswerTogether(tuple((cube, answer) for cube in action.cubes))
    assert not isinstance(action, AnyOptions)
    return action


async def opened(
    harness: ServiceHarness, sheet: ChouetteSheet = CLUB, channel: int = CHANNEL
) -> RandomChouette:
    """A lobby with Alice in it."""
    work = partial(
        open_chouette,
        request=harness.request(ALICE),
        place=Place(GUILD, channel),
        sheet=sheet,
        dice_source=scripted_dice(""),
    )
    return RandomChouette(harness, await harness.database.run(work))


async def started(
    harness: ServiceHarness,
    sheet: ChouetteSheet = CLUB,
    people: Iterable[Caller] = FIVE,
    dice: str = "654321 31",
) -> RandomChouette:
    """Alice is the box, Bob the captain, then the others; the box is to play 3-1."""
    chouette = await opened(harness, sheet)
    for who in people:
        if who != ALICE:
            await chouette.does(who, Join())
    await chouette.does(ALICE, StartGame(), dice=dice)
    return chouette


async def settled(harness: ServiceHarness) -> RandomChouette:
    """Three play for a stake of 5; Bob and Carol double, and Alice, in the box, passes both."""
    chouette = await started(harness, SHORT, THREE, dice="65431131")
    await double_and_pass(chouette)
    return chouette


async def double_and_pass(chouette: RandomChouette) -> None:
    box, captain, crew = (chouette.caller(player) for player in chouette.table.chouette.dealt)
    await chouette.chooses(box, first_play)
    await chouette.does(captain, OfferDouble(0))
    await chouette.does(crew, OfferDouble(1))
    await chouette.does(captain, RollDice())
    await chouette.does(box, AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))


def first_play(chouette: object, player: int) -> list[MakePlay]:
    return [one for one in legal_actions(chouette, player) if isinstance(one, MakePlay)][:1]
