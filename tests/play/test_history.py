"""A person's tables: those that wait for them, and those of the history, in which order."""

from datetime import timedelta

import pytest

from bot.clocks import TimeControl
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.history import (
    PAGE_LENGTH,
    Found,
    Search,
    open_to_anyone,
    recent_tables,
    search,
    turns_of,
)
from bot.play.tables.visibility import Viewer
from storage import UnitOfWork
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, STRANGER, Harness

ELSEWHERE = 8
GARDEN, CELLAR = 72, 73


async def play(
    harness: Harness, white: Caller, black: Caller, channel: int, guild: int = GUILD
) -> HeadsUpTable:
    """Let two begin a game in a channel."""
    return await harness.accept(black, await harness.challenge(white, black, channel, guild=guild))


async def found(harness: Harness, caller: Caller, wanted: Search, guild: int | None = GUILD) -> Found:
    viewer = Viewer(caller.snowflake, guild, CHANNEL, sees=lambda _: True)
    return await harness.run(search, viewer=viewer, wanted=wanted)


def numbers(page: Found) -> list[int]:
    return [table.id for table, _ in page.tables]


@pytest.fixture
async def tables(harness: Harness) -> dict[str, int]:
    """Four tables, oldest first, that of Alice and Carol on another server."""
    played = {
        "alice bob": await play(harness, ALICE, BOB, 1),
        "alice carol": await play(harness, ALICE, CAROL, 2, ELSEWHERE),
        "bob carol": await play(harness, BOB, CAROL, 3),
        "bob alice": await play(harness, BOB, ALICE, 4),
    }
    return {name: table.id for name, table in played.items()}


@pytest.mark.parametrize(
    ("caller", "wanted", "guild", "listed"),
    [
        (ALICE, Search(), GUILD, ["bob alice", "alice carol", "alice bob"]),
        (ALICE, Search(BOB.snowflake), GUILD, ["bob alice", "alice bob"]),
        (CAROL, Search(is_of_server=True), GUILD, ["bob alice", "bob carol", "alice bob"]),
        (STRANGER, Search(is_of_server=True), GUILD, ["bob alice", "bob carol", "alice bob"]),
        (STRANGER, Search(), GUILD, []),
        (ALICE, Search(CAROL.snowflake, is_of_server=True), GUILD, []),
        (ALICE, Search(CAROL.snowflake, is_of_server=True), ELSEWHERE, ["alice carol"]),
        (ALICE, Search(is_of_server=True), None, []),
        (ALICE, Search(555), GUILD, []),
    ],
    ids=[
        "mine on every server",
        "with somebody",
        "of the server",
        "of the server, for a stranger",
        "a stranger's own",
        "with somebody who played elsewhere",
        "with somebody there",
        "of no server, by direct message",
        "with somebody unknown",
    ],
)
async def test_what_was_asked_for_is_listed_newest_first(
    harness: Harness,
    tables: dict[str, int],
    caller: Caller,
    wanted: Search,
    guild: int | None,
    listed: list[str],
) -> None:
    page = await found(harness, caller, wanted, guild)
    assert numbers(page) == [tables[name] for name in listed]
    assert {at for _, at in page.tables} <= {harness.now}
    assert not page.has_more
    assert (page.other.name if page.other else None) == {BOB.snowflake: "Bob", CAROL.snowflake: "Carol"}.get(
        wanted.other
    )


async def test_a_challenge_is_no_game_yet(harness: Harness) -> None:
    await harness.challenge(ALICE, BOB)
    assert await found(harness, ALICE, Search()) == Found(())
    assert await found(harness, ALICE, Search(is_of_server=True)) == Found(())


async def test_pages_follow_each_other_without_gap_and_a_full_last_one_has_no_next(harness: Harness) -> None:
    played = [(await play(harness, ALICE, BOB, channel)).id for channel in range(1, 2 * PAGE_LENGTH + 1)]
    pages = [await found(harness, BOB, Search(page=page)) for page in range(3)]
    assert [number for page in pages for number in numbers(page)] == played[::-1]
    assert [len(page.tables) for page in pages] == [PAGE_LENGTH, PAGE_LENGTH, 0]
    assert [page.has_more for page in pages] == [True, False, False]


async def test_the_tables_on_offer_are_ones_own_last(harness: Harness, tables: dict[str, int]) -> None:
    def recent(uow: UnitOfWork) -> list[int]:
        return [table.id for table in recent_tables(uow, ALICE.snowflake, 2)]

    assert await harness.run(recent) == [tables["bob alice"], tables["alice carol"]]
    assert await harness.run(recent_tables, snowflake=555, count=2) == []


async def turns(harness: Harness, snowflake: int) -> tuple[list[int], list[int]]:
    """Return the channels of the tables that wait for somebody, and of their others, in order."""
    own, others = await harness.run(turns_of, snowflake=snowflake)
    return [table.channel for table in own], [table.channel for table in others]


async def started(harness: Harness, channel: int, dice: str, hours: int | None = None) -> HeadsUpTable:
    """Let Alice challenge Bob in a channel, and Bob accept; "31" is Alice's turn."""
    challenge = await harness.challenge(ALICE, BOB, channel, control=TimeControl(hours))
    return await harness.accept(BOB, challenge, dice)


async def test_what_waits_for_somebody_is_told_from_what_waits_for_the_other(harness: Harness) -> None:
    await started(harness, CHANNEL, "31")
    await started(harness, OTHER_CHANNEL, "13")
    assert await turns(harness, ALICE.snowflake) == ([CHANNEL], [OTHER_CHANNEL])
    assert await turns(harness, BOB.snowflake) == ([OTHER_CHANNEL], [CHANNEL])
    assert await turns(harness, CAROL.snowflake) == ([], [])


async def test_what_waits_longest_comes_first_be_it_a_turn_or_a_challenge(harness: Harness) -> None:
    await harness.challenge(CAROL, ALICE, GARDEN)
    harness.pass_by(timedelta(hours=1))
    await started(harness, CHANNEL, "31", hours=48)
    harness.pass_by(timedelta(hours=1))
    await started(harness, OTHER_CHANNEL, "31", hours=24)
    harness.pass_by(timedelta(hours=1))
    await harness.challenge(BOB, ALICE, CELLAR)
    assert await turns(harness, ALICE.snowflake) == ([GARDEN, CHANNEL, OTHER_CHANNEL, CELLAR], [])


async def test_a_challenge_waits_for_whoever_is_to_answer_it(harness: Harness) -> None:
    await harness.challenge(ALICE, BOB)
    assert await turns(harness, ALICE.snowflake) == ([], [CHANNEL])
    assert await turns(harness, BOB.snowflake) == ([CHANNEL], [])


async def test_a_challenge_to_anyone_is_open_to_everybody_else_on_the_server(harness: Harness) -> None:
    await harness.challenge(ALICE, None)
    assert await turns(harness, ALICE.snowflake) == ([], [CHANNEL])
    assert await turns(harness, BOB.snowflake) == ([], [])
    found = ((BOB, GUILD, True, 1), (BOB, GUILD, False, 0), (ALICE, GUILD, True, 0), (BOB, 8, True, 0))
    for caller, guild, sees, count in found:
        viewer = Viewer(caller.snowflake, guild, OTHER_CHANNEL, lambda _place, sees=sees: sees)
        assert len(await harness.run(open_to_anyone, viewer=viewer)) == count


async def test_an_answered_challenge_is_listed_once_or_not_at_all(harness: Harness) -> None:
    await started(harness, CHANNEL, "31")
    declined = await harness.challenge(ALICE, BOB, OTHER_CHANNEL)
    await harness.does(BOB, challenges.decline, declined)
    assert await turns(harness, BOB.snowflake) == ([], [CHANNEL])
