"""From revision 0006 to 0007: who had neither rolls nor forced plays switched on has chosen neither."""

from pathlib import Path
from typing import Any

import pytest

from storage import Database, UnitOfWork
from tests.storage.old_schemas import Rows, make_old
from tests.storage.situations import ALICE, BOB, NOW, all_rows

OFF: dict[str, Any] = {"theme": "felt", "rolls_by_itself": False, "plays_forced": False}
ROLLS = OFF | {"rolls_by_itself": True}


def fill(uow: UnitOfWork) -> None:
    for snowflake, settings in ((ALICE, OFF), (BOB, ROLLS), (77, {"theme": "clear"})):
        player = uow.players.get_or_add(snowflake, "Somebody", NOW)
        uow.settings.set_player(player.id, settings, NOW)


def rows(uow: UnitOfWork) -> Rows:
    return all_rows(uow, ("player_settings",))


@pytest.fixture
async def before(url: str, tmp_path: Path) -> Rows:
    return await make_old(url, "0006", fill, rows, tmp_path)


async def test_what_was_off_at_first_is_unchosen_and_what_was_switched_is_kept(
    url: str, before: Rows
) -> None:
    database = await Database.open(url)
    chosen = await database.run(lambda uow: uow.settings.of_players([1, 2, 3]))
    assert chosen == {1: {"theme": "felt"}, 2: ROLLS, 3: {"theme": "clear"}}
    await database.close()
