"""From before the first release: every table goes on, on a new board; those of then say where that is.

Recorded were tables of both kinds in every phase, each in a channel of its own.
"""

import re
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.play.subjects.subject import known_kinds
from bot.play.upkeep.checking import check_database
from tests.discord.going_on import FAULTS, GOES_ON, board_in, goes_on, kind_of
from tests.discord.seen import private_texts
from tests.discord.upgraded import Upgraded, upgraded
from tests.recorded import BEFORE

OPEN: Final = """
    SELECT id, channel_snowflake, live_message_snowflake FROM tables
    WHERE status IN ('challenge', 'playing') AND channel_snowflake IS NOT NULL
    AND channel_snowflake NOT IN (SELECT channel_snowflake FROM channel_problems) ORDER BY id
"""
DIRECT: Final = """
    SELECT tables.id, direct_boards.channel_snowflake, message_snowflake, snowflake FROM direct_boards
    JOIN tables ON tables.id = table_id JOIN players ON players.id = player_id
    WHERE status IN ('challenge', 'playing')
"""
OF_TABLE: Final = """
    SELECT snowflake FROM players JOIN (
        SELECT player_id FROM seats WHERE table_id = ?1
        UNION SELECT player_id FROM invitations WHERE table_id = ?1
    ) ON player_id = players.id
    WHERE snowflake IS NOT NULL ORDER BY players.id
"""
REPLACED: Final = "I was updated or restored after that board was posted, so its buttons no longer work."
OUT_OF_DATE: Final = "That button is out of date. `/board` shows the live board with new ones."
DAYS: Final = 3
"""All that was due then was due within two, and much follows from it."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Upgraded]:
    async with upgraded(tmp_path, BEFORE) as opened:
        yield opened


def boards_of_before(server: Upgraded) -> Iterator[tuple[int, int, str]]:
    """The channel and number of each message of then with buttons, and one of these."""
    for channel, message, custom_ids in server.recorded.server["messages"]:
        if custom_ids:
            yield channel, message, custom_ids[0]


async def test_every_open_table_is_posted_anew_once_and_notifies_nobody(server: Upgraded) -> None:
    before = {(channel, message) for channel, message, _ in server.recorded.server["messages"]}
    tables = server.rows(OPEN)
    assert len(tables) > 30
    for table, channel, live in [*tables, *(each[:3] for each in server.rows(DIRECT))]:
        new = {number for number in server.env.backend.messages[channel] if (channel, number) not in before}
        assert new == {live}, table
    assert server.rest.pings == []


async def test_a_button_of_before_says_where_the_new_board_is_and_does_nothing(server: Upgraded) -> None:
    open_tables = {channel: (table, live) for table, channel, live in server.rows(OPEN)}
    direct = {channel: (table, live, who) for table, channel, live, who in server.rows(DIRECT)}
    before = server.rows("SELECT id, version FROM tables ORDER BY id")
    told = set()
    for channel, message, custom_id in boards_of_before(server):
        if channel in direct:
            table, live, who = direct[channel]
        else:
            table, live = open_tables.get(channel, (None, None))
            own = [user for (user,) in server.rows(OF_TABLE, table)]
            who = (own or list(server.people.values()))[0]
        said = private_texts(await server.press(who, channel, message, custom_id))
        if live is not None:
            assert said.startswith(REPLACED), (channel, said)
            assert f"/{channel}/{live})" in said, (channel, said)
        elif said.startswith(REPLACED):  # in a team's thread
            assert any(f"/{place}/{new})" in said for place, (_, new) in open_tables.items()), said
        elif (channel,) not in server.rows("SELECT channel_snowflake FROM channel_problems"):
            assert said == OUT_OF_DATE, (channel, said)
        told.add(table)
    assert told >= {table for table, _ in open_tables.values()}
    assert server.rows("SELECT id, version FROM tables ORDER BY id") == before


async def test_a_stranger_learns_of_no_table_by_a_button_of_before(server: Upgraded) -> None:
    """Such as a board that somebody forwarded to where it never stood."""
    ((_, channel, _, who),) = server.rows(DIRECT)[:1]
    message, custom_id = next(
        (number, act) for place, number, act in boards_of_before(server) if place == channel
    )
    other = next(user for user in server.people.values() if user not in dict.fromkeys([who]))
    assert private_texts(await server.press(other, channel, message, custom_id)) == OUT_OF_DATE


async def test_every_table_goes_on(server: Upgraded) -> None:
    random = Random(11)
    for table, channel, _ in server.rows(OPEN):
        own = [snowflake for (snowflake,) in server.rows(OF_TABLE, table)]
        people = list(dict.fromkeys((*own, *server.people.values())))
        message, parts = board_in(server, channel)
        called = [int(user) for user in re.findall(r"<@(\d+)>", str(parts))]
        buttons = [part["custom_id"] for part in parts if kind_of(part.get("custom_id", "")) in GOES_ON]
        random.shuffle(buttons)
        who = list(dict.fromkeys((*called, *people)))
        assert await goes_on(server, table, channel, message, buttons, who), table


async def test_everybody_sees_their_tables(server: Upgraded) -> None:
    channel = server.rows(OPEN)[0][1]
    for who in server.people.values():
        for command in ("turns", "history"):
            said = private_texts(await server.type(who, channel, command))
            assert said
            assert not any(fault in said for fault in FAULTS), (who, command, said)


async def test_every_table_can_be_replayed_and_is_sound(server: Upgraded) -> None:
    begun = (
        "SELECT DISTINCT table_id, channel_snowflake FROM events JOIN tables ON id = table_id WHERE game > 0"
    )
    for table, channel in server.rows(begun):
        if channel is not None:
            (who, *_) = [user for (user,) in server.rows(OF_TABLE, table)]
            said = private_texts(await server.type(who, channel, "replay"))
            assert not any(fault in said for fault in FAULTS), (table, said)
    problems = (await server.database.run(check_database)).problems
    assert [each for each in problems if "Roll" not in each] == [], "the dice were scripted"


async def test_what_was_due_is_done(server: Upgraded) -> None:
    for _ in range(DAYS):
        await server.env.advance_time(timedelta(days=1).total_seconds())
    await server.env.advance_time(timedelta(hours=1).total_seconds())  # for what became due just now
    overdue = await server.database.run(lambda uow: uow.deadlines.due(server.env.now(), known_kinds(), 1))
    owed = await server.database.run(lambda uow: uow.outbox.subjects_due(server.env.now(), known_kinds()))
    assert (overdue, owed) == ([], [])
