"""All the tables of a player: what waits for them comes first, and what waits longest before the rest."""

from datetime import timedelta
from functools import partial

from bot.clocks import TimeControl
from bot.play.access import Reader
from bot.play.heads_up import challenges
from bot.play.heads_up.table import HeadsUpTable
from bot.play.history import open_to_anyone, turns_of
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, TAVERN, House

GARDEN, CELLAR = 72, 73


async def turns(house: House, snowflake: int) -> tuple[list[int], list[int]]:
    """Return the channels of the tables that wait for somebody, and of their others, in order."""
    own, others = await house.database.run(partial(turns_of, snowflake=snowflake))
    return [table.channel for table in own], [table.channel for table in others]


async def started(house: House, channel: int, dice: str, hours: int | None = None) -> HeadsUpTable:
    """Let Alice challenge Bob in a channel, and Bob accept; "31" is Alice's turn."""
    challenge = await house.challenge(ALICE, BOB, channel, control=TimeControl(hours))
    return await house.accept(BOB, challenge, dice)


async def test_what_waits_for_somebody_is_told_from_what_waits_for_the_other(house: House) -> None:
    await started(house, CHANNEL, "31")
    await started(house, TAVERN, "13")
    assert await turns(house, ALICE.snowflake) == ([CHANNEL], [TAVERN])
    assert await turns(house, BOB.snowflake) == ([TAVERN], [CHANNEL])


async def test_what_waits_longest_comes_first_be_it_a_turn_or_a_challenge(house: House) -> None:
    await house.challenge(CAROL, ALICE, GARDEN)
    house.pass_by(timedelta(hours=1))
    await started(house, CHANNEL, "31", hours=48)
    house.pass_by(timedelta(hours=1))
    await started(house, TAVERN, "31", hours=24)
    house.pass_by(timedelta(hours=1))
    await house.challenge(BOB, ALICE, CELLAR)
    assert await turns(house, ALICE.snowflake) == ([GARDEN, CHANNEL, TAVERN, CELLAR], [])


async def test_who_plays_nowhere_has_no_tables(house: House) -> None:
    await started(house, CHANNEL, "31")
    assert await turns(house, CAROL.snowflake) == ([], [])


async def test_a_challenge_waits_for_whoever_is_to_answer_it(house: House) -> None:
    await house.challenge(ALICE, BOB)
    assert await turns(house, ALICE.snowflake) == ([], [CHANNEL])
    assert await turns(house, BOB.snowflake) == ([CHANNEL], [])


async def test_a_challenge_to_anyone_is_open_to_everybody_else_on_the_server(house: House) -> None:
    await house.challenge(ALICE, None)
    assert await turns(house, ALICE.snowflake) == ([], [CHANNEL])
    assert await turns(house, BOB.snowflake) == ([], [])
    found = ((BOB, GUILD, True, 1), (BOB, GUILD, False, 0), (ALICE, GUILD, True, 0), (BOB, 8, True, 0))
    for caller, guild, sees, count in found:
        reader = Reader(caller.snowflake, guild, TAVERN, lambda _place, sees=sees: sees)
        assert len(await house.database.run(partial(open_to_anyone, reader=reader))) == count


async def test_an_answered_challenge_is_listed_once_or_not_at_all(house: House) -> None:
    await started(house, CHANNEL, "31")
    declined = await house.challenge(ALICE, BOB, TAVERN)
    work = partial(challenges.decline, request=house.request(BOB), table_id=declined.id, edition=None)
    await house.database.run(work)
    assert await turns(house, BOB.snowflake) == ([], [CHANNEL])
