"""The dice of a chouette follow from a secret and everybody's words, also those for order and lots."""

from functools import partial
from random import Random

import pytest

from bot.engine.chouette import (
    CLUB,
    ChouettePhase,
    Close,
    Join,
    PartnerDrawn,
    ReplyToBox,
    SeekPartner,
    StartGame,
    apply,
)
from bot.engine.chouette.line import throw_for_order
from bot.engine.options import Value
from bot.engine.position import parse_board
from bot.entropy import SYSTEM_DICE
from bot.play.chouette.dice import one_by_one, proof_of_chouette
from bot.play.chouette.records import event_history
from bot.play.dice_proofs import give_words, public_dice
from bot.play.dice_source import DiceStage, GameDice
from bot.play.errors import GameNotOver, NoSuchGame, NotSeated, TooLate
from bot.play.fair_dice import DiceProof, digest_of, format_proof, parse_proof, verify
from bot.play.use_case import Caller
from tests.services.chouette_club import ChouetteClub, opened
from tests.services.chouette_house import FIVE
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, DORA, House

SHORT = CLUB.changed(start=parse_board("3:1 2:1 1:1 | 3:1 2:1 1:1"))
SIX = (*FIVE, Caller(106, "Frank"))


async def seated(house: House, people: tuple[Caller, ...] = FIVE, **options: Value) -> ChouetteClub:
    club = await opened(house, SHORT.changed(**options))
    club.dice_source = SYSTEM_DICE
    for who in people[1:]:
        await club.does(who, Join())
    return club


async def settle_one(club: ChouetteClub, random: Random) -> None:
    """Play at random until a game is settled."""
    number = club.table.chouette.number
    while club.table.chouette.last is None or club.table.chouette.last.number < number:
        await club.acts_at_random(random)


async def give(house: House, who: Caller, words: str) -> int:
    work = partial(give_words, request=house.request(who), channel=CHANNEL, words=words)
    return (await house.database.run(work))[1].game


async def proof(club: ChouetteClub, number: int) -> DiceProof:
    return await club.house.database.run(partial(proof_of_chouette, table=club.table, number=number))


async def dice(club: ChouetteClub, number: int | None = None) -> tuple[GameDice, ...]:
    return await club.house.database.run(
        partial(public_dice, table=club.table, number=number, proof_of=proof_of_chouette)
    )


@pytest.mark.parametrize("seed", range(4))
async def test_every_game_has_a_proof_that_holds(house: House, seed: int) -> None:
    random = Random(seed)
    club = await seated(house)
    await club.does(ALICE, StartGame())
    await settle_one(club, random)
    first = await proof(club, 1)
    assert verify(parse_proof(format_proof(first))) == ()
    assert first.opening > 1
    if club.table.chouette.step is ChouettePhase.BETWEEN:
        await club.does(club.caller(club.table.chouette.box or 0), StartGame())
    await settle_one(club, random)
    second = await proof(club, 2)
    assert (verify(second), second.opening) == ((), 1)


async def test_the_proof_has_as_many_rolls_as_were_thrown(house: House) -> None:
    club = await seated(house)
    await club.does(ALICE, StartGame())
    thrown = 0
    while club.table.chouette.last is None:
        thrown = club.table.state.dice.thrown
        await club.acts_at_random(Random(thrown))
    assert len((await proof(club, 1)).rolls) >= thrown


async def test_lots_for_a_partner_are_in_the_proof(house: House) -> None:
    club = await seated(house, SIX, partner_min=6)
    await club.does(ALICE, StartGame())
    box = club.caller(club.table.chouette.box or 0)
    await club.does(box, SeekPartner())
    for player in club.table.chouette.line:
        await club.does(club.caller(player), ReplyToBox(is_yes=False))
    await settle_one(club, Random(1))
    events = await house.database.run(lambda uow: [each.event for each in event_history(uow, club.table, 1)])
    assert any(isinstance(event, PartnerDrawn) for event in events)
    assert verify(await proof(club, 1)) == ()


async def test_words_of_all_enter_by_their_digests(house: House) -> None:
    club = await seated(house)
    assert await give(house, CAROL, "Good luck!") == 1
    await club.does(ALICE, StartGame())
    assert await give(house, CAROL, "for the next") == 2
    await settle_one(club, Random(2))
    shown = await proof(club, 1)
    words = (shown.white_words or "").split()
    assert len(words) == len(FIVE)
    assert digest_of("Good luck!").hex() in words
    assert shown.black_words == shown.commitment


async def test_words_are_given_by_those_who_are_in(house: House) -> None:
    club = await seated(house, (ALICE, BOB, CAROL))
    with pytest.raises(NotSeated):
        await give(house, DORA, "me too")
    await club.does(ALICE, Close())
    club = await seated(house, (ALICE, BOB, CAROL))
    await club.does(ALICE, StartGame())
    await settle_one(club, Random(3))
    if club.table.chouette.step is ChouettePhase.BETWEEN:
        await club.does(ALICE, Close())
        with pytest.raises(TooLate):
            await give(house, ALICE, "too late")


async def test_nobody_is_shown_the_secret_of_a_game_that_is_not_over(house: House) -> None:
    club = await seated(house)
    (coming,) = await dice(club)
    assert (coming.number, coming.stage, coming.proof) == (1, DiceStage.COMING, None)
    await club.does(ALICE, StartGame())
    present, following = await dice(club)
    assert (present.stage, following.stage) == (DiceStage.IN_PLAY, DiceStage.COMING)
    assert present.commitment == coming.commitment
    for number in (0, 1, 2):
        with pytest.raises(GameNotOver):
            await proof(club, number)
    with pytest.raises(NoSuchGame):
        await dice(club, 3)


async def test_after_a_game_its_proof_is_shown_and_the_commitment_of_the_next(house: House) -> None:
    club = await seated(house)
    await club.does(ALICE, StartGame())
    _, committed = await dice(club)
    await settle_one(club, Random(4))
    over, coming = await dice(club)
    assert over.stage is DiceStage.OVER
    assert over.proof == await proof(club, 1)
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
async def test_all_that_happened_told_again_leads_to_the_chouette_as_it_is(house: House, seed: int) -> None:
    random = Random(seed)
    club = await seated(house, stake=random.choice([1, 2]))
    await club.does(ALICE, StartGame())
    for _ in range(60):
        await club.acts_at_random(random)
    *_, last = await house.database.run(lambda uow: list(event_history(uow, club.table, 99)))
    assert apply(last.before, last.event) == club.table.chouette
