"""All the tables of a player: what waits for them comes first, and what waits longest before the rest."""

from datetime import timedelta

from bot.clocks import TimeControl
from bot.play.access import Reader
from bot.play.heads_up import challenges
from bot.play.heads_up.table import HeadsUpTable
from bot.play.history import open_to_anyone, turns_of
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, ServiceHarness

GARDEN, CELLAR = 72, 73


async def turns(harness: ServiceHarness, snowflake: int) -> tuple[list[int], list[int]]:
    """Return the channels of the tables that wait for somebody, and of their others, in order."""
    own, others = await harness.database.run(turns_of, snowflake=snowflake)
    return [table.channel for table in own], [table.channel for table in others]


async def started(harness: ServiceHarness, channel: int, dice: str, hours: int | None = None) -> HeadsUpTable:
    """Let Alice challenge Bob in a channel, and Bob accept; "31" is Alice's turn."""
    challenge = await harness.challenge(ALICE, BOB, channel, control=TimeControl(hours))
    return await harness.accept(BOB, challenge, dice)


async def test_what_waits_for_somebody_is_told_from_what_waits_for_the_other(harness: ServiceHarness) -> None:
    await started(harness, CHANNEL, "31")
    await started(harness, OTHER_CHANNEL, "13")
    assert await turns(harness, ALICE.snowflake) == ([CHANNEL], [OTHER_CHANNEL])
    assert await turns(harness, BOB.snowflake) == ([OTHER_CHANNEL], [CHANNEL])


async def test_what_waits_longest_comes_first_be_it_a_turn_or_a_challenge(harness: ServiceHarness) -> None:
    await harness.challenge(CAROL, ALICE, GARDEN)
    harness.pass_by(timedelta(hours=1))
    await started(harness, CHANNEL, "31", hours=48)
    harness.pass_by(timedelta(hours=1))
    await started(harness, OTHER_CHANNEL, "31", hours=24)
    harness.pass_by(timedelta(hours=1))
    await harness.challenge(BOB, ALICE, CELLAR)
    assert await turns(harness, ALICE.snowflake) == ([GARDEN, CHANNEL, OTHER_CHANNEL, CELLAR], [])


async def test_who_plays_nowhere_has_no_tables(harness: ServiceHarness) -> None:
    await started(harness, CHANNEL, "31")
    assert await turns(harness, CAROL.snowflake) == ([], [])


async def test_a_challenge_waits_for_whoever_is_to_answer_it(harness: ServiceHarness) -> None:
    await harness.challenge(ALICE, BOB)
    assert await turns(harness, ALICE.snowflake) == ([], [CHANNEL])
    assert await turns(harness, BOB.snowflake) == ([CHANNEL], [])


async def test_a_challenge_to_anyone_is_open_to_everybody_else_on_the_server(harness: ServiceHarness) -> None:
    await harness.challenge(ALICE, None)
    assert await turns(harness, ALICE.snowflake) == ([], [CHANNEL])
    assert await turns(harness, BOB.snowflake) == ([], [])
    found = ((BOB, GUILD, True, 1), (BOB, GUILD, False, 0), (ALICE, GUILD, True, 0), (BOB, 8, True, 0))
    for caller, guild, sees, count in found:
        reader = Reader(caller.snowflake, guild, OTHER_CHANNEL, lambda _place, sees=sees: sees)
        assert len(await harness.database.run(open_to_anyone, reader=reader)) == count


async def test_an_answered_challenge_is_listed_once_or_not_at_all(harness: ServiceHarness) -> None:
    await started(harness, CHANNEL, "31")
    declined = await harness.challenge(ALICE, BOB, OTHER_CHANNEL)
    await harness.database.run(
        challenges.decline, request=harness.request(BOB), table_id=declined.id, edition=None
    )
    assert await turns(harness, BOB.snowflake) == ([], [CHANNEL])
