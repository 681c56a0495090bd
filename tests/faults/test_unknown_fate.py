"""Posts of which nobody knows whether they arrived: looked for first, so that nobody is notified twice."""

import asyncio
from datetime import timedelta

import pytest

from tests.faults.calls import Kind
from tests.faults.failures import LOST, NEVER_SENT, Fault, refused
from tests.faults.faulty_discord import FaultyDiscord, blind
from tests.faults.hurried_time import SPEED

UNAVAILABLE = refused(503, 0, "Service Unavailable")
A_WHILE = timedelta(minutes=30)
FIVE_MINUTES = timedelta(minutes=5)


async def lose_the_answer(faulty: FaultyDiscord, *, is_long_ago: bool = True) -> None:
    """Let Alice play; her board is posted, but the bot never hears of it; Discord soon forgets its nonce."""
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, LOST)
    await faulty.play()
    if is_long_ago:
        faulty.server.forget_nonces()


async def test_a_board_whose_answer_was_lost_is_found_in_the_channel(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]
    assert (await faulty.table()).live_message == faulty.messages()[-1].id


async def test_it_is_found_though_the_search_fails_at_first(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    faulty.server.fail(Kind.SEARCH, UNAVAILABLE, times=3)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]


async def test_it_is_found_though_much_was_said_since(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    for number in range(250):
        faulty.server.ask(
            lambda backend, number=number: backend.create_message(
                faulty.channel, faulty.bob.id, content=f"word {number}"
            )
        )
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert sum(faulty.lives) == 1


async def test_what_happened_since_gets_a_post_of_its_own_that_notifies_who_must_act_now(
    faulty: FaultyDiscord,
) -> None:
    await lose_the_answer(faulty)
    await faulty.handled(faulty.slash(faulty.bob, "double", sure=True))
    assert faulty.pings == [faulty.bob.id, faulty.alice.id]
    assert faulty.lives == [False, False, True]
    texts = [message.text for message in faulty.messages()]
    assert texts[:2] == ["-# Alice 3-1: 8/5 6/5", "-# Bob doubles to 2"]


async def test_a_board_that_an_edit_overtakes_is_found_and_edited(faulty: FaultyDiscord) -> None:
    await lose_the_answer(faulty)
    faulty.dice.will_fall("62")
    await faulty.handled(faulty.slash(faulty.bob, "roll"))
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]
    assert "to play 6-2" in faulty.messages()[-1].text


async def test_a_board_that_was_deleted_meanwhile_is_posted_again(faulty: FaultyDiscord) -> None:
    """Discord says of a nonce whose message was deleted that there is no such message, for some minutes."""
    await lose_the_answer(faulty, is_long_ago=False)
    posted = faulty.messages()[-1].id
    faulty.server.ask(lambda backend: backend.delete_message(faulty.channel, posted))
    await faulty.let_pass(timedelta(minutes=2))
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    assert faulty.lives == [False, True]


async def test_where_the_search_shows_that_it_was_never_posted_it_notifies(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
    await faulty.play()
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]


@pytest.mark.proof
async def test_nobody_waits_longer_than_five_minutes_after_which_it_may_be_posted(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, Fault(delay=(FIVE_MINUTES.total_seconds() + 30) / SPEED, is_written=True))
    await faulty.play()
    assert await faulty.boards_pending()
    await faulty.let_pass(timedelta(minutes=2))  # while Discord still knows the nonce
    await asyncio.sleep(2 * FIVE_MINUTES.total_seconds())
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]


async def test_where_nobody_can_tell_nobody_is_notified_twice(faulty: FaultyDiscord) -> None:
    blind(faulty)
    await lose_the_answer(faulty)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, False, True], "what notified Bob stays as plain text"


async def test_a_board_is_known_by_its_nonce_where_it_cannot_be_looked_for(faulty: FaultyDiscord) -> None:
    blind(faulty)
    await lose_the_answer(faulty, is_long_ago=False)
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]
