"""The dice of a chouette follow from a secret and everybody's words, also those for order and lots."""

from random import Random

import pytest

from bot.engine.chouette import (
    CLUB,
    ChouettePhase,
    Close,
    PartnerDrawn,
    ReplyToBox,
    SeekPartner,
    StartGame,
    apply,
)
from bot.engine.chouette.line import throw_for_order
from bot.engine.chouette.options import CrewGrace
from bot.engine.options import Value
from bot.engine.position import parse_board
from bot.entropy import SYSTEM_DICE
from bot.play.base.dice_source import DiceStage, GameDice
from bot.play.base.errors import GameNotOver, NoSuchGame, NotSeated, TooLate
from bot.play.base.fair_dice import DiceProof, digest_of, format_proof, parse_proof, verify
from bot.play.base.use_case import Caller
from bot.play.chouette.dice import one_by_one, proof_of_chouette
from bot.play.chouette.records import event_history
from bot.play.tables.dice_proofs import give_words, public_dice
from bot.play.tables.visibility import Viewer
from tests.play.chouette.harness import FIVE, ChouetteHarness, opened
from tests.play.chouette.random_play import act_at_random
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, DORA, GUILD, Harness

SHORT = CLUB.changed(start=parse_board("3:1 2:1 1:1 | 3:1 2:1 1:1"), crew_grace=CrewGrace.NONE)
SIX = (*FIVE, Caller(106, "Frank"))


async def seated(harness: Harness, people: tuple[Caller, ...] = FIVE, **options: Value) -> ChouetteHarness:
    return await opened(harness, SHORT.changed(**options), people, dice_source=SYSTEM_DICE)


async def settle_one(chouette: ChouetteHarness, random: Random) -> None:
    """Play at random until a game is settled."""
    number = chouette.table.chouette.number
    while chouette.table.chouette.last is None or chouette.table.chouette.last.number < number:
        await act_at_random(chouette, random)


async def give(harness: Harness, who: Caller, words: str) -> int:
    viewer = Viewer(who.snowflake, GUILD, CHANNEL)
    return (await harness.run(give_words, request=harness.request(who), viewer=viewer, words=words))[1].game


async def proof(chouette: ChouetteHarness, number: int) -> DiceProof:
    return await chouette.harness.run(proof_of_chouette, table=chouette.table, number=number)


async def dice(chouette: ChouetteHarness, number: int | None = None) -> tuple[GameDice, ...]:
    return await chouette.harness.run(
        public_dice, table=chouette.table, number=number, proof_of=proof_of_chouette
    )


@pytest.mark.parametrize("seed", range(4))
async def test_every_game_has_a_proof_that_holds(harness: Harness, seed: int) -> None:
    random = Random(seed)
    chouette = await seated(harness)
    await chouette.does(ALICE, StartGame())
    await settle_one(chouette, random)
    first = await proof(chouette, 1)
    assert verify(parse_proof(format_proof(first))) == ()
    assert first.opening > 1
    if chouette.table.chouette.phase is ChouettePhase.BETWEEN:
        await chouette.does(chouette.caller(chouette.table.chouette.box or 0), StartGame())
    await settle_one(chouette, random)
    second = await proof(chouette, 2)
    assert (verify(second), second.opening) == ((), 1)


async def test_the_proof_has_as_many_rolls_as_were_thrown(harness: Harness) -> None:
    chouette = await seated(harness)
    await chouette.does(ALICE, StartGame())
    thrown, random = 0, Random(1)
    while chouette.table.chouette.last is None:
        thrown = chouette.table.state.dice.thrown
        await act_at_random(chouette, random)
    assert len((await proof(chouette, 1)).rolls) >= thrown


async def test_lots_for_a_partner_are_in_the_proof(harness: Harness) -> None:
    chouette = await seated(harness, SIX, partner_min=6)
    await chouette.does(ALICE, StartGame())
    box = chouette.caller(chouette.table.chouette.box or 0)
    await chouette.does(box, SeekPartner())
    for player in chouette.table.chouette.line:
        await chouette.does(chouette.caller(player), ReplyToBox(is_yes=False))
    await settle_one(chouette, Random(1))
    events = await harness.run(lambda uow: [each.event for each in event_history(uow, chouette.table, 1)])
    assert any(isinstance(event, PartnerDrawn) for event in events)
    assert verify(await proof(chouette, 1)) == ()


async def test_words_of_all_enter_by_their_digests(harness: Harness) -> None:
    chouette = await seated(harness)
    assert await give(harness, CAROL, "Good luck!") == 1
    await chouette.does(ALICE, StartGame())
    assert await give(harness, CAROL, "for the next") == 2
    await settle_one(chouette, Random(2))
    shown = await proof(chouette, 1)
    words = (shown.white_words or "").split()
    assert len(words) == len(FIVE)
    assert digest_of("Good luck!").hex() in words
    assert shown.black_words == shown.commitment


async def test_words_are_given_by_those_who_are_in(harness: Harness) -> None:
    chouette = await seated(harness, (ALICE, BOB, CAROL))
    with pytest.raises(NotSeated):
        await give(harness, DORA, "me too")
    await chouette.does(ALICE, Close())
    chouette = await seated(harness, (ALICE, BOB, CAROL))
    await chouette.does(ALICE, StartGame())
    await settle_one(chouette, Random(3))
    if chouette.table.chouette.phase is ChouettePhase.BETWEEN:
        await chouette.does(chouette.caller(chouette.table.chouette.host), Close())
        with pytest.raises(TooLate):
            await give(harness, ALICE, "too late")


async def test_nobody_is_shown_the_secret_of_a_game_that_is_not_over(harness: Harness) -> None:
    chouette = await seated(harness)
    (coming,) = await dice(chouette)
    assert (coming.number, coming.stage, coming.proof) == (1, DiceStage.COMING, None)
    await chouette.does(ALICE, StartGame())
    present, following = await dice(chouette)
    assert (present.stage, following.stage) == (DiceStage.IN_PLAY, DiceStage.COMING)
    assert present.commitment == coming.commitment
    for number in (0, 1, 2):
        with pytest.raises(GameNotOver):
            await proof(chouette, number)
    with pytest.raises(NoSuchGame):
        await dice(chouette, 3)


async def test_after_a_game_its_proof_is_shown_and_the_commitment_of_the_next(harness: Harness) -> None:
    chouette = await seated(harness)
    await chouette.does(ALICE, StartGame())
    _, committed = await dice(chouette)
    await settle_one(chouette, Random(4))
    over, coming = await dice(chouette)
    assert over.stage is DiceStage.OVER
    assert over.proof == await proof(chouette, 1)
    assert (coming.stage, coming.commitment) == (DiceStage.COMING, committed.commitment)


@pytest.mark.parametrize("seed", range(50))
def test_the_dice_for_an_order_are_told_as_they_were_thrown(seed: int) -> None:
    random = Random(seed)
    players = random.sample(range(1, 20), random.randint(2, 10))
    seen: list[int] = []

    def throw() -> int:
        seen.append(random.randint(1, 6))
        return seen[-1]

    thrown = throw_for_order(players, throw)
    found = one_by_one(players, thrown)
    assert found == seen[: len(found)]
    assert len(seen) - len(found) == len(found) % 2


@pytest.mark.parametrize("seed", range(3))
async def test_all_that_happened_leads_to_the_chouette_as_it_is(harness: Harness, seed: int) -> None:
    random = Random(seed)
    chouette = await seated(harness, stake=random.choice([1, 2]))
    await chouette.does(ALICE, StartGame())
    for _ in range(60):
        await act_at_random(chouette, random)
    *_, last = await harness.run(lambda uow: list(event_history(uow, chouette.table, 99)))
    assert apply(last.before, last.event) == chouette.table.chouette
