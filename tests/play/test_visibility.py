"""Who may look at a table, whatever Discord says of the channels that they see."""

import pytest

from bot.play.base.use_case import Caller
from bot.play.tables.visibility import Viewer, may_view, visibility_of
from tests.play.harness import ALICE, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, Harness

OTHER_GUILD = 77


def from_elsewhere(caller: Caller, guild: int | None) -> Viewer:
    return Viewer(caller.snowflake, guild, OTHER_CHANNEL, sees=lambda _: True)


@pytest.mark.parametrize(
    ("caller", "guild", "may"),
    [(CAROL, GUILD, True), (CAROL, OTHER_GUILD, False), (CAROL, None, False), (ALICE, OTHER_GUILD, True)],
)
async def test_on_another_server_only_its_players_see_a_table(
    harness: Harness, caller: Caller, guild: int | None, *, may: bool
) -> None:
    table = await harness.start()
    assert await harness.run(may_view, viewer=from_elsewhere(caller, guild), table=table) is may


@pytest.mark.parametrize(("guild", "channels"), [(GUILD, {CHANNEL}), (OTHER_GUILD, set()), (None, set())])
async def test_lists_of_a_server_have_its_channels_only_for_who_asks_there(
    harness: Harness, guild: int | None, channels: set[int]
) -> None:
    await harness.start()
    viewer = from_elsewhere(CAROL, guild)
    visible = await harness.run(visibility_of, viewer=viewer, guild=GUILD)
    assert visible.seen == channels
