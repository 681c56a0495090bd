"""Posts of which nobody knows whether they arrived: looked for first, so that nobody is notified twice."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from tests.engine.games import game_at
from tests.faults.calls import Kind
from tests.faults.haste import SPEED, hurry
from tests.faults.parlour import Parlour, blind, open_parlour
from tests.faults.troubles import LOST, NEVER_SENT, Fault, refused

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
UNAVAILABLE = refused(503, 0, "Service Unavailable")
A_WHILE = timedelta(minutes=30)
FIVE_MINUTES = timedelta(minutes=5)


async def lose_the_answer(parlour: Parlour, *, is_long_ago: bool = True) -> None:
    """Let Alice play; her board is posted, but the bot never hears of it; Discord soon forgets its nonce."""
    await parlour.seat(game_at(START, roll="31"))
    parlour.server.fail(Kind.POST, LOST)
    await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5"))
    if is_long_ago:
        parlour.server.forget_nonces()


def lives(parlour: Parlour) -> list[bool]:
    return [message.is_live for message in parlour.messages()]


async def found(parlour: Parlour) -> None:
    await lose_the_answer(parlour)
    await parlour.let_pass(A_WHILE)
    assert parlour.pings == [parlour.bob.id]
    assert lives(parlour) == [False, True]
    assert (await parlour.table()).live_message == parlour.messages()[-1].id


async def found_though_the_search_fails_at_first(parlour: Parlour) -> None:
    await lose_the_answer(parlour)
    parlour.server.fail(Kind.SEARCH, UNAVAILABLE, times=3)
    await parlour.let_pass(A_WHILE)
    assert parlour.pings == [parlour.bob.id]
    assert lives(parlour) == [False, True]


async def found_though_much_was_said_since(parlour: Parlour) -> None:
    await lose_the_answer(parlour)
    for number in range(250):
        parlour.server.ask(
            lambda backend, number=number: backend.create_message(
                parlour.channel, parlour.bob.id, content=f"word {number}"
            )
        )
    await parlour.let_pass(A_WHILE)
    assert parlour.pings == [parlour.bob.id]
    assert sum(lives(parlour)) == 1


async def overtaken(parlour: Parlour) -> None:
    """What happened since gets a post of its own: who must act now has not been notified."""
    await lose_the_answer(parlour)
    await parlour.handled(parlour.slash(parlour.bob, "double", sure=True))
    assert parlour.pings == [parlour.bob.id, parlour.alice.id]
    assert lives(parlour) == [False, False, True]
    texts = [message.text for message in parlour.messages()]
    assert texts[:2] == ["-# Alice 3-1: 8/5 6/5", "-# Bob doubles to 2"]


async def overtaken_by_an_edit(parlour: Parlour) -> None:
    await lose_the_answer(parlour)
    parlour.dice.will_fall("62")
    await parlour.handled(parlour.slash(parlour.bob, "roll"))
    assert parlour.pings == [parlour.bob.id]
    assert lives(parlour) == [False, True]
    assert "to play 6-2" in parlour.messages()[-1].text


async def deleted_meanwhile(parlour: Parlour) -> None:
    """Discord says of a nonce whose message was deleted that there is no such message, for some minutes."""
    await lose_the_answer(parlour, is_long_ago=False)
    posted = parlour.messages()[-1].id
    parlour.server.ask(lambda backend: backend.delete_message(parlour.channel, posted))
    await parlour.let_pass(timedelta(minutes=2))
    parlour.server.forget_nonces()
    await parlour.let_pass(A_WHILE)
    assert lives(parlour) == [False, True]


async def never_sent(parlour: Parlour) -> None:
    """Where the search shows that it was never posted, it notifies."""
    await parlour.seat(game_at(START, roll="31"))
    parlour.server.fail(Kind.POST, NEVER_SENT, times=3)
    await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5"))
    await parlour.let_pass(A_WHILE)
    assert parlour.pings == [parlour.bob.id]


async def answered_too_late(parlour: Parlour) -> None:
    """Nobody waits longer than five minutes, and it may be posted after that."""
    await parlour.seat(game_at(START, roll="31"))
    parlour.server.fail(Kind.POST, Fault(delay=(FIVE_MINUTES.total_seconds() + 30) / SPEED, is_written=True))
    await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5"))
    assert await parlour.boards_owed()
    await parlour.let_pass(A_WHILE)
    await asyncio.sleep(2 * FIVE_MINUTES.total_seconds())
    assert parlour.pings == [parlour.bob.id]
    assert lives(parlour) == [False, True]


async def not_to_be_searched(parlour: Parlour) -> None:
    """Where nobody can tell, nobody is notified twice."""
    blind(parlour)
    await lose_the_answer(parlour)
    await parlour.let_pass(A_WHILE)
    assert parlour.pings == [parlour.bob.id]
    assert sum(lives(parlour)) == 2


async def not_to_be_searched_but_known_by_its_nonce(parlour: Parlour) -> None:
    blind(parlour)
    await lose_the_answer(parlour, is_long_ago=False)
    await parlour.let_pass(A_WHILE)
    assert parlour.pings == [parlour.bob.id]
    assert lives(parlour) == [False, True]


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


async def tell(folder: Path, story: Callable[[Parlour], Awaitable[None]]) -> None:
    async with open_parlour(folder) as parlour:
        await story(parlour)


@pytest.mark.parametrize("story", STORIES)
def test_a_board_of_unknown_fate_is_shown_once_and_notifies_once(
    tmp_path: Path, story: Callable[[Parlour], Awaitable[None]]
) -> None:
    hurry(tell(tmp_path, story))
