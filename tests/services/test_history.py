"""Which tables the history lists: whose they are, where they stand, and in which order."""

from functools import partial

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
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, House, scripted_chance

ELSEWHERE = 8


async def play(
    house: House, white: Caller, black: Caller, channel: int, guild: int | None = GUILD
) -> HeadsUpTable:
    """Let two begin a game in a channel."""
    challenge = partial(
        challenges.challenge,
        request=house.request(white),
        place=Place(guild, channel),
        opponent=black,
        offer=ChallengeTerms(RuleSheet()),
        dice_source=scripted_chance(no_dice),
    )
    return await house.accept(black, await house.database.run(challenge))


async def found(house: House, caller: Caller, wanted: Search, guild: int | None = GUILD) -> Found:
    reader = Reader(caller.snowflake, guild, CHANNEL, sees=lambda _: True)
    return await house.database.run(partial(search, reader=reader, wanted=wanted))


def numbers(page: Found) -> list[int]:
    return [table.id for table, _ in page.tables]


@pytest.fixture
async def tables(house: House) -> dict[str, int]:
    """Four tables, oldest first, that of Alice and Carol on another server."""
    played = {
        "alice bob": await play(house, ALICE, BOB, 1),
        "alice carol": await play(house, ALICE, CAROL, 2, ELSEWHERE),
        "bob carol": await play(house, BOB, CAROL, 3),
        "bob alice": await play(house, BOB, ALICE, 4),
    }
    return {name: table.id for name, table in played.items()}


async def test_mine_are_mine_on_every_server_newest_first(house: House, tables: dict[str, int]) -> None:
    page = await found(house, ALICE, Search())
    assert numbers(page) == [tables["bob alice"], tables["alice carol"], tables["alice bob"]]
    assert [at for _, at in page.tables] == [house.now] * 3
    assert not page.has_more


async def test_with_somebody_are_those_that_both_played(house: House, tables: dict[str, int]) -> None:
    page = await found(house, ALICE, Search(other=BOB.snowflake))
    assert numbers(page) == [tables["bob alice"], tables["alice bob"]]
    assert page.other is not None
    assert page.other.name == "Bob"


async def test_of_the_server_are_all_that_were_played_there(house: House, tables: dict[str, int]) -> None:
    page = await found(house, CAROL, Search(is_of_server=True))
    assert numbers(page) == [tables["bob alice"], tables["bob carol"], tables["alice bob"]]


async def test_whoever_never_played_can_see_the_server(house: House, tables: dict[str, int]) -> None:
    stranger = Caller(555, "Stranger")
    assert len((await found(house, stranger, Search(is_of_server=True))).tables) == 3
    assert (await found(house, stranger, Search())).tables == ()


async def test_with_somebody_on_the_server_leaves_other_servers_out(
    house: House, tables: dict[str, int]
) -> None:
    assert (await found(house, ALICE, Search(CAROL.snowflake, is_of_server=True))).tables == ()
    page = await found(house, ALICE, Search(CAROL.snowflake, is_of_server=True), ELSEWHERE)
    assert numbers(page) == [tables["alice carol"]]


async def test_in_direct_messages_there_is_no_server(house: House, tables: dict[str, int]) -> None:
    assert (await found(house, ALICE, Search(is_of_server=True), None)).tables == ()


async def test_with_somebody_unknown_there_is_nothing(house: House, tables: dict[str, int]) -> None:
    assert await found(house, ALICE, Search(other=555)) == Found(())


async def test_a_challenge_is_no_game_yet(house: House) -> None:
    await house.challenge(ALICE, BOB)
    assert await found(house, ALICE, Search()) == Found(())
    assert await found(house, ALICE, Search(is_of_server=True)) == Found(())


async def test_pages_follow_each_other_without_gap_or_repetition(house: House) -> None:
    played = [(await play(house, ALICE, BOB, channel)).id for channel in range(1, 2 * PAGE_LENGTH + 3)]
    pages = [await found(house, BOB, Search(page=page)) for page in range(4)]
    assert [number for page in pages for number in numbers(page)] == played[::-1]
    assert [len(page.tables) for page in pages] == [PAGE_LENGTH, PAGE_LENGTH, 2, 0]
    assert [page.has_more for page in pages] == [True, True, False, False]


async def test_a_full_last_page_has_no_next(house: House) -> None:
    for channel in range(1, PAGE_LENGTH + 1):
        await play(house, ALICE, BOB, channel)
    assert not (await found(house, ALICE, Search())).has_more


async def test_the_tables_that_are_offered_are_ones_own_last(house: House, tables: dict[str, int]) -> None:
    def recent(uow: UnitOfWork) -> list[int]:
        return [table.id for table in recent_tables(uow, ALICE.snowflake, 2)]

    assert await house.database.run(recent) == [tables["bob alice"], tables["alice carol"]]
    assert await house.database.run(partial(recent_tables, snowflake=555, count=2)) == []
