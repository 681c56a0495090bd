"""Boards in the channel that are not what they seem, and a database that does not take what was posted."""

import sqlite3
from copy import deepcopy
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import Backend
from simcord.components import walk_components

from bot.discord.custom_ids import format_custom_id, parse_custom_id
from bot.play.panel import Kind as ButtonKind
from tests.engine.games import game_at
from tests.faults.calls import Kind
from tests.faults.failures import Fault
from tests.faults.faulty_discord import FaultyDiscord, Shown, open_faulty_discord
from tests.faults.hurried_time import hurry

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NEVER_SENT = Fault(is_dropped=True)
A_WHILE = timedelta(minutes=30)
REFUSE = """
CREATE TRIGGER refuse BEFORE UPDATE OF live_message_snowflake ON tables
BEGIN SELECT RAISE(ABORT, 'not this row'); END
"""


def post_like(faulty: FaultyDiscord, shown: Shown, **changes: Any) -> None:
    """Let the bot's own account post a board, but of another database or of another version."""

    def changed(custom_id: str) -> str:
        return format_custom_id(replace(parse_custom_id(custom_id), **changes))

    def post(backend: Backend) -> None:
        message = backend.get_message(faulty.channel, shown.id)
        components = deepcopy(message.components)
        for each in walk_components(components):
            if "custom_id" in each:
                each["custom_id"] = changed(each["custom_id"])
        backend.create_message(faulty.channel, message.author_id, components=components, flags=message.flags)

    faulty.server.ask(post)


async def passed_over(folder: Path, changes: dict[str, Any]) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START, roll="31"))
        (live,) = faulty.messages()
        post_like(faulty, live, **changes)
        faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
        await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
        await faulty.let_pass(A_WHILE)
        assert await faulty.boards_owed() == 0
        assert faulty.pings == [faulty.bob.id]
        assert (await faulty.table()).live_message == faulty.messages()[-1].id


@pytest.mark.parametrize(
    "changes",
    [
        {"edition": 7},
        {"edition": 1, "database": "another1"},
        {"edition": 1, "database": ""},
    ],
    ids=["of the future", "of another database", "of nobody knows which database"],
)
def test_a_board_that_is_not_this_tables_is_passed_over(tmp_path: Path, changes: dict[str, Any]) -> None:
    hurry(passed_over(tmp_path, changes))


async def refused(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        (live,) = await _seated(faulty)
        post_like(faulty, live, database="another1")
        strange = faulty.messages()[-1]
        said = faulty.said(await faulty.handled(faulty.press(faulty.alice, strange, ButtonKind.ROLL)))
        assert said.startswith("That button is out of date.")
        assert faulty.dice.thrown == []
        post_like(faulty, live, database="")
        faulty.dice.will_fall("31")
        await faulty.handled(faulty.press(faulty.alice, faulty.messages()[-1], ButtonKind.ROLL))
        assert faulty.dice.thrown == [3, 1]


async def _seated(faulty: FaultyDiscord) -> list[Shown]:
    await faulty.seat(game_at(START))
    return faulty.messages()


def test_buttons_of_another_database_do_nothing_and_those_of_before_the_name_go_on(tmp_path: Path) -> None:
    hurry(refused(tmp_path))


async def put_off(folder: Path) -> None:
    async with open_faulty_discord(folder) as faulty:
        await faulty.seat(game_at(START, roll="31"))
        rows = sqlite3.connect(folder / "barpoint.sqlite3", isolation_level=None)
        rows.execute(REFUSE)
        await faulty.handled(faulty.slash(faulty.alice, "play", play="8/5 6/5"))
        await faulty.bot.context.delivery.deliver_due()
        posted = len(faulty.messages())
        for _ in range(3):
            await faulty.bot.context.delivery.deliver_due()
        assert len([call for call in faulty.server.calls if call.kind is Kind.SEARCH]) <= 1
        assert len(faulty.messages()) == posted
        rows.execute("DROP TRIGGER refuse")
        rows.close()
        await faulty.let_pass(A_WHILE)
        assert faulty.pings == [faulty.bob.id]
        assert (await faulty.table()).live_message == faulty.messages()[-1].id


@pytest.mark.usefixtures("mistakes_are_meant")
def test_what_the_database_does_not_take_is_put_off_like_what_discord_does_not(tmp_path: Path) -> None:
    hurry(put_off(tmp_path))
