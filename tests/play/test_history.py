"""Which tables the history lists: whose they are, where they stand, and in which order."""

import pytest

from bot.engine import RuleSheet
from bot.play.access import Reader
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.heads_up.table import HeadsUpTable
from bot.play.history import PAGE_LENGTH, Found, Search, recent_tables, search
from bot.play.table import Place
from bot.play.use_case import Caller
from storage import UnitOfWork
from tests.engine.games import no_dice
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, ServiceHarness, scripted_chance

ELSEWHERE = 8


async def play(
    harness: ServiceHarness, white: Caller, black: Caller, channel: int, guild: int | None = GUILD
) -> HeadsUpTable:
    """Let two begin a game in a channel."""
    return await harness.accept(
        black,
        await harness.database.run(
            challenges.challenge,
            request=harness.request(white),
            place=Place(guild, channel),
            opponent=black,
            offer=ChallengeTerms(RuleSheet()),
            dice_source=scripted_chance(no_dice),
        ),
    )


async def found(harness: ServiceHarness, caller: Caller, wanted: Search, guild: int | None = GUILD) -> Found:
    reader = Reader(caller.snowflake, guild, CHANNEL, sees=lambda _: True)
    return await harness.database.run(search, reader=reader, wanted=wanted)


def numbers(page: Found) -> list[int]:
    return [table.id for table, _ in page.tables]


@pytest.fixture
async def tables(harness: ServiceHarness) -> dict[str, int]:
    """Four tables, oldest first, that of Alice and Carol on another server."""
    played = {
        "alice bob": await play(harness, ALICE, BOB, 1),
        "alice carol": await play(harness, ALICE, CAROL, 2, ELSEWHERE),
        "bob carol": await play(harness, BOB, CAROL, 3),
        "bob alice": await play(harness, BOB, ALICE, 4),
    }
    return {name: table.id for name, table in played.items()}


async def test_mine_are_mine_on_every_server_newest_first(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    page = await found(harness, ALICE, Search())
    assert numbers(page) == [tables["bob alice"], tables["alice carol"], tables["alice bob"]]
    assert [at for _, at in page.tables] == [harness.now] * 3
    assert not page.has_more


async def test_with_somebody_are_those_that_both_played(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    page = await found(harness, ALICE, Search(other=BOB.snowflake))
    assert numbers(page) == [tables["bob alice"], tables["alice bob"]]
    assert page.other is not None
    assert page.other.name == "Bob"


async def test_of_the_server_are_all_that_were_played_there(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    page = await found(harness, CAROL, Search(is_of_server=True))
    assert numbers(page) == [tables["bob alice"], tables["bob carol"], tables["alice bob"]]


async def test_whoever_never_played_can_see_the_server(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    stranger = Caller(555, "Stranger")
    assert len((await found(harness, stranger, Search(is_of_server=True))).tables) == 3
    assert (await found(harness, stranger, Search())).tables == ()


async def test_with_somebody_on_the_server_leaves_other_servers_out(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    assert (await found(harness, ALICE, Search(CAROL.snowflake, is_of_server=True))).tables == ()
    page = await found(harness, ALICE, Search(CAROL.snowflake, is_of_server=True), ELSEWHERE)
    assert numbers(page) == [tables["alice carol"]]


async def test_in_direct_messages_there_is_no_server(harness: ServiceHarness, tables: dict[str, int]) -> None:
    assert (await found(harness, ALICE, Search(is_of_server=True), None)).tables == ()


async def test_with_somebody_unknown_there_is_nothing(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    assert await found(harness, ALICE, Search(other=555)) == Found(())


async def test_a_challenge_is_no_game_yet(harness: ServiceHarness) -> None:
    await harness.challenge(ALICE, BOB)
    assert await found(harness, ALICE, Search()) == Found(())
    assert await found(harness, ALICE, Search(is_of_server=True)) == Found(())


async def test_pages_follow_each_other_without_gap_or_repetition(harness: ServiceHarness) -> None:
    played = [(await play(harness, ALICE, BOB, channel)).id for channel in range(1, 2 * PAGE_LENGTH + 3)]
    pages = [await found(harness, BOB, Search(page=page)) for page in range(4)]
    assert [number for page in pages for number in numbers(page)] == played[::-1]
    assert [len(page.tables) for page in pages] == [PAGE_LENGTH, PAGE_LENGTH, 2, 0]
    assert [page.has_more for page in pages] == [True, True, False, False]


async def test_a_full_last_page_has_no_next(harness: ServiceHarness) -> None:
    for channel in range(1, PAGE_LENGTH + 1):
        await play(harness, ALICE, BOB, channel)
    assert not (await found(harness, ALICE, Search())).has_more


async def test_the_tables_that_are_offered_are_ones_own_last(
    harness: ServiceHarness, tables: dict[str, int]
) -> None:
    def recent(uow: UnitOfWork) -> list[int]:
        return [table.id for table in recent_tables(uow, ALICE.snowflake, 2)]

    assert await harness.database.run(recent) == [tables["bob alice"], tables["alice carol"]]
    assert await harness.database.run(recent_tables, snowflake=555, count=2) == []
