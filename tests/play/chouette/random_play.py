"""Random actions in a chouette, and short games that were played so."""

from random import Random

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice
from bot.engine.chouette import (
    AnswersTogether,
    AnswerTogether,
    AnyBot,
    AnyOptions,
    ChouetteAction,
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
    TakeBackDouble,
    Volunteer,
    WithdrawProposal,
    legal_actions,
)
from bot.engine.position import parse_board
from tests.engine.chouette.story import AT_ONCE
from tests.play.chouette.harness import ChouetteHarness, started
from tests.play.harness import ALICE, BOB, CAROL, Harness

THREE = (ALICE, BOB, CAROL)
SHORT = AT_ONCE.changed(start=parse_board("3:1 2:1 1:1 | 3:1 2:1 1:1"), stake=5)

FOR_GOOD = (AnyBot, AnyOptions, Close, SetLastGame, Leave, GoAway, Join)
"""Actions that nobody takes at random."""

IDLE = (Instruct, NameProxy, SettlementUpTo, Concede, WithdrawProposal, Hold, TakeBackDouble, Volunteer)
"""Actions that move nothing on."""


async def act_at_random(chouette: ChouetteHarness, random: Random) -> None:
    """Let somebody do something that moves the chouette on, if anything does."""
    state = chouette.table.chouette
    everybody = (*state.dealt, *state.queue, *state.away)
    eager = chouette.table.must_act or (state.host,)
    player = random.choice(everybody if random.random() < 0.2 else eager)
    possible = [one for one in legal_actions(state, player) if not isinstance(one, FOR_GOOD)]
    onward = [one for one in possible if not isinstance(one, IDLE)]
    if chosen := onward or possible:
        await chouette.does(chouette.caller(player), concrete(random.choice(chosen), random))


def concrete(action: Possible, random: Random) -> ChouetteAction:
    if isinstance(action, SettlementUpTo):
        return ProposeSettlement(action.bet, random.randint(-action.most, action.most))
    if isinstance(action, AnswersTogether):
        answer = random.choice([Answer.TAKE, Answer.DROP])
        return AnswerTogether(tuple((cube, answer) for cube in action.cubes))
    assert not isinstance(action, AnyOptions)
    return action


async def settled(harness: Harness) -> ChouetteHarness:
    """Three play for a stake of 5; Bob and Carol double, and Alice, in the box, passes both."""
    chouette = await started(harness, SHORT, THREE, dice="65431131")
    await double_and_pass(chouette)
    return chouette


async def double_and_pass(chouette: ChouetteHarness) -> None:
    box, captain, crew = (chouette.caller(player) for player in chouette.table.chouette.dealt)
    await chouette.chooses(box, first_play)
    await chouette.does(captain, OfferDouble(0))
    await chouette.does(crew, OfferDouble(1))
    await chouette.does(captain, RollDice())
    await chouette.does(box, AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))


def first_play(chouette: object, player: int) -> list[MakePlay]:
    return [one for one in legal_actions(chouette, player) if isinstance(one, MakePlay)][:1]
