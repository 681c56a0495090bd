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
from tests.faults.haste import hurry
from tests.faults.parlour import Parlour, Shown, open_parlour
from tests.faults.troubles import Fault

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NEVER_SENT = Fault(is_dropped=True)
A_WHILE = timedelta(minutes=30)
REFUSE = """
CREATE TRIGGER refuse BEFORE UPDATE OF live_message_snowflake ON tables
BEGIN SELECT RAISE(ABORT, 'not this row'); END
"""


def post_like(parlour: Parlour, shown: Shown, **changes: Any) -> None:
    """Let the bot's own account post a board, but of another database or of another version."""

    def changed(custom_id: str) -> str:
        return format_custom_id(replace(parse_custom_id(custom_id), **changes))

    def post(backend: Backend) -> None:
        message = backend.get_message(parlour.channel, shown.id)
        components = deepcopy(message.components)
        for each in walk_components(components):
            if "custom_id" in each:
                each["custom_id"] = changed(each["custom_id"])
        backend.create_message(parlour.channel, message.author_id, components=components, flags=message.flags)

    parlour.server.ask(post)


async def passed_over(folder: Path, changes: dict[str, Any]) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        (live,) = parlour.messages()
        post_like(parlour, live, **changes)
        parlour.server.fail(Kind.POST, NEVER_SENT, times=3)
        await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5"))
        await parlour.let_pass(A_WHILE)
        assert await parlour.boards_owed() == 0
        assert parlour.pings == [parlour.bob.id]
        assert (await parlour.table()).live_message == parlour.messages()[-1].id


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
    async with open_parlour(folder) as parlour:
        (live,) = await _seated(parlour)
        post_like(parlour, live, database="another1")
        strange = parlour.messages()[-1]
        said = parlour.said(await parlour.handled(parlour.press(parlour.alice, strange, ButtonKind.ROLL)))
        assert said.startswith("I do not know that button any more.")
        assert parlour.dice.thrown == []
        post_like(parlour, live, database="")
        parlour.dice.will_fall("31")
        await parlour.handled(parlour.press(parlour.alice, parlour.messages()[-1], ButtonKind.ROLL))
        assert parlour.dice.thrown == [3, 1]


async def _seated(parlour: Parlour) -> list[Shown]:
    await parlour.seat(game_at(START))
    return parlour.messages()


def test_buttons_of_another_database_do_nothing_and_those_of_before_the_name_go_on(tmp_path: Path) -> None:
    hurry(refused(tmp_path))


async def put_off(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        rows = sqlite3.connect(folder / "parlour.sqlite3", isolation_level=None)
        rows.execute(REFUSE)
        await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5"))
        await parlour.bot.context.delivery.deliver_due()
        posted = len(parlour.messages())
        for _ in range(3):
            await parlour.bot.context.delivery.deliver_due()
        assert len([call for call in parlour.server.calls if call.kind is Kind.SEARCH]) <= 1
        assert len(parlour.messages()) == posted
        rows.execute("DROP TRIGGER refuse")
        rows.close()
        await parlour.let_pass(A_WHILE)
        assert parlour.pings == [parlour.bob.id]
        assert (await parlour.table()).live_message == parlour.messages()[-1].id


@pytest.mark.usefixtures("mistakes_are_meant")
def test_what_the_database_does_not_take_is_put_off_like_what_discord_does_not(tmp_path: Path) -> None:
    hurry(put_off(tmp_path))
