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

from bot.discord.wire.custom_ids import chosen_custom_id, format_custom_id, format_menu_id, parse_custom_id
from bot.play.display.panel import SharedButton
from tests.faults.calls import Kind
from tests.faults.failures import NEVER_SENT
from tests.faults.faulty_discord import FaultyDiscord, Shown

A_WHILE = timedelta(minutes=30)
REFUSE = """
CREATE TRIGGER refuse BEFORE UPDATE OF live_message_snowflake ON tables
BEGIN SELECT RAISE(ABORT, 'not this row'); END
"""


def post_like(faulty: FaultyDiscord, shown: Shown, **changes: Any) -> None:
    """Let the bot's own account post a board, but of another database or of another version."""

    def post(backend: Backend) -> None:
        message = backend.get_message(faulty.channel, shown.id)
        components = deepcopy(message.components)
        for each in walk_components(components):
            if "custom_id" in each:
                each["custom_id"] = changed_id(each["custom_id"], **changes)
        backend.create_message(faulty.channel, message.author_id, components=components, flags=message.flags)

    faulty.server.ask(post)


def changed_id(custom_id: str, **changes: Any) -> str:
    """That of a button, or of a menu without a name."""
    if custom_id.startswith("bp"):
        return format_custom_id(replace(parse_custom_id(custom_id), **changes))
    of = replace(parse_custom_id(chosen_custom_id(custom_id, "0")), **changes)
    return format_menu_id(of.kind, of.table, of.edition, database=of.database)


@pytest.mark.parametrize(
    "changes",
    [
        {"edition": 7},
        {"edition": 1, "database": "another1"},
        {"edition": 1, "database": ""},
    ],
    ids=["of the future", "of another database", "of nobody knows which database"],
)
async def test_a_board_that_is_not_this_tables_is_passed_over(
    faulty: FaultyDiscord, changes: dict[str, Any]
) -> None:
    await faulty.seat(roll="31")
    post_like(faulty, faulty.live, **changes)
    faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
    await faulty.play()
    await faulty.let_pass(A_WHILE)
    assert await faulty.boards_pending() == 0
    assert faulty.pings == [faulty.bob.id]
    assert (await faulty.table()).live_message == faulty.messages()[-1].id


async def test_buttons_of_another_database_do_nothing_and_those_of_before_the_name_go_on(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat()
    live = faulty.live
    post_like(faulty, live, database="another1")
    strange = faulty.messages()[-1]
    said = faulty.said(await faulty.handled(faulty.press(faulty.alice, strange, SharedButton.ROLL)))
    assert said.startswith("I was updated or restored after that board was posted")
    assert faulty.dice.thrown == []
    post_like(faulty, live, database="")
    faulty.dice.will_fall("31")
    await faulty.handled(faulty.press(faulty.alice, faulty.messages()[-1], SharedButton.ROLL))
    assert faulty.dice.thrown == [3, 1]


@pytest.mark.usefixtures("mistakes_are_meant")
async def test_what_the_database_does_not_take_is_put_off_like_what_discord_does_not(
    faulty: FaultyDiscord, tmp_path: Path
) -> None:
    await faulty.seat(roll="31")
    rows = sqlite3.connect(tmp_path / "barpoint.sqlite3", isolation_level=None)
    rows.execute(REFUSE)
    await faulty.play()
    await faulty.bot.context.delivery.deliver_due()
    posted = len(faulty.messages())
    for _ in range(3):
        await faulty.bot.context.delivery.deliver_due()
    assert faulty.server.called(Kind.SEARCH) <= 1
    assert len(faulty.messages()) == posted
    rows.execute("DROP TRIGGER refuse")
    rows.close()
    await faulty.let_pass(A_WHILE)
    assert faulty.pings == [faulty.bob.id]
    assert (await faulty.table()).live_message == faulty.messages()[-1].id
