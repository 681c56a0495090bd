"""Posts of which nobody knows whether they arrived: looked for first, so that nobody is notified twice."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from tests.engine.games import game_at
from tests.faults.calls import Kind
from tests.faults.failures import LOST, NEVER_SENT, Fault, refused
from tests.faults.faulty_discord import FaultyDiscord, blind, open_faulty_discord
from tests.faults.hurried_time import SPEED, hurry

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
UNAVAILABLE = refused(503, 0, "Service Unavailable")
A_WHILE = timedelta(minutes=30)
FIVE_MINUTES = timedelta(minutes=5)


async def lose_the_answer(faulty: FaultyDiscord, *, is_long_ago: bool = True) -> None:
    """Let Alice play; her board is posted, but the bot never hears of it; Discord soon forgets its nonce."""
    await faulty.seat(game_at(START, roll="31"))
    faulty.server.fail(Kind.POST, LOST)
    await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
    if is_long_ago:
        faulty.server.forget_nonces()


def lives(faulty: FaultyDiscord) -> list[bool]:
    return [message.is_live for message in faulty.messages()]


async def found(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert lives(faulty) == [False, True]
    assert (await faulty.table()).live_message == faulty.messages()[-1].id


async def found_though_the_search_fails_at_first(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    faulty.server.fail(Kind.SEARCH, UNAVAILABLE, times=3)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert lives(faulty) == [False, True]


async def found_though_much_was_said_since(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    for number in range(250):
        faulty.server.ask(
            lambda backend, number=number: backend.create_message(
                faulty.channel, faulty.bob.id, content=f"word {number}"
            )
        )
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert sum(lives(faulty)) == 1


async def overtaken(faulty: FaultyDiscord) -> None:
    """What happened since gets a post of its own: who must act now has not been notified."""
    await lose_the_answer(faulty)
    await faulty.handled(faulty.slash(faulty.bob, "double", sure=True))
    assert faulty.pings == [faulty.bob.id, faulty.alice.id]
    assert lives(faulty) == [False, False, True]
    texts = [message.text for message in faulty.messages()]
    assert texts[:2] == ["-# Alice 3-1: 8/5 6/5", "-# Bob doubles to 2"]


async def overtaken_by_an_edit(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    faulty.dice.will_fall("62")
    await faulty.handled(faulty.slash(faulty.bob, "roll"))
    assert faulty.pings == [faulty.bob.id]
    assert lives(faulty) == [False, True]
    assert "to play 6-2" in faulty.messages()[-1].text


async def deleted_meanwhile(faulty: FaultyDiscord) -> None:
    """Discord says of a nonce whose message was deleted that there is no such message, for some minutes."""
    await lose_the_answer(faulty, is_long_ago=False)
    posted = faulty.messages()[-1].id
    faulty.server.ask(lambda backend: backend.delete_message(faulty.channel, posted))
    await faulty.let_pass(timedelta(minutes=2))
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert lives(faulty) == [False, True]


async def never_sent(faulty: FaultyDiscord) -> None:
    """Where the search shows that it was never posted, it notifies."""
    await faulty.seat(game_at(START, roll="31"))
    faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
    await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]


async def answered_too_late(faulty: FaultyDiscord) -> None:
    """Nobody waits longer than five minutes, and it may be posted after that."""
    await faulty.seat(game_at(START, roll="31"))
    faulty.server.fail(Kind.POST, Fault(delay=(FIVE_MINUTES.total_seconds() + 30) / SPEED, is_written=True))
    await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
    assert await faulty.boards_owed()
    await faulty.let_pass(A_WHILE)
    await asyncio.sleep(2 * FIVE_MINUTES.total_seconds())
    assert faulty.pings == [faulty.bob.id]
    assert lives(faulty) == [False, True]


async def not_to_be_searched(faulty: FaultyDiscord) -> None:
    """Where nobody can tell, nobody is notified twice."""
    blind(faulty)
    await lose_the_answer(faulty)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert sum(lives(faulty)) == 2


async def not_to_be_searched_but_known_by_its_nonce(faulty: FaultyDiscord) -> None:
    blind(faulty)
    await lose_the_answer(faulty, is_long_ago=False)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert lives(faulty) == [False, True]


STORIES = (
    found,
    found_though_the_search_fails_at_first,
    found_though_much_was_said_since,
    overtaken,
    overtaken_by_an_edit,
    deleted_meanwhile,
    never_sent,
    not_to_be_searched,
    not_to_be_searched_but_known_by_its_nonce,
    pytest.param(answered_too_late, marks=pytest.mark.proof),
)


async def tell(folder: Path, story: Callable[[FaultyDiscord], Awaitable[None]]) -> None:
    async with open_faulty_discord(folder) as faulty:
        await story(faulty)


@pytest.mark.parametrize("story", STORIES)
def test_a_board_of_unknown_fate_is_shown_once_and_notifies_once(
    tmp_path: Path, story: Callable[[FaultyDiscord], Awaitable[None]]
) -> None:
    hurry(tell(tmp_path, story))
