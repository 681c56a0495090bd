"""Databases and buttons of before go on working: those in `tests/data` were made by an earlier version."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from tests.discord.old_servers import Upgraded, World, upgraded
from tests.discord.seen import private_texts

FAULTS: Final = ("went wrong", "That button is out of date")
DAYS: Final = 3
"""All that was due then was due within two, and much follows from it."""


@pytest.fixture(
    params=[World("matches"), World("agreements"), World("doubles")], ids=lambda world: world.name
)
async def server(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Upgraded]:
    async with upgraded(tmp_path, request.param) as opened:
        yield opened


async def test_each_button_of_before_acts_or_is_answered_by_a_sentence(server: Upgraded) -> None:
    for press in (each for each in server.world.presses if each.acts):
        before = server.version(press.table)
        await server.press(press)
        assert server.version(press.table) > before, press
    for press in filter(server.still_stands, server.world.presses):
        said = private_texts(await server.press(press))
        assert not any(fault in said for fault in FAULTS), (press, said)


async def test_what_is_due_at_tables_of_before_is_done(server: Upgraded) -> None:
    for _ in range(DAYS):
        await server.env.advance_time(timedelta(days=1).total_seconds())
    await server.env.advance_time(timedelta(hours=1).total_seconds())  # for what became due just now
    overdue = await server.database.run(lambda uow: uow.deadlines.due(server.env.now(), 1))
    owed = await server.database.run(lambda uow: uow.outbox.tables_due(server.env.now()))
    assert (overdue, owed) == ([], [])
