"""What a release has stored and posted, each later one opens, and its buttons act."""

from pathlib import Path
from typing import Final

import pytest

from bot.play.upkeep.checking import check_database
from tests.discord.going_on import GOES_ON, goes_on, kind_of
from tests.discord.upgraded import upgraded
from tests.recorded import RELEASES, Recorded

OPEN: Final = """
    SELECT id FROM tables WHERE status IN ('challenge', 'playing') AND live_message_snowflake = ?
    AND channel_snowflake NOT IN (SELECT channel_snowflake FROM channel_problems)
"""
NOT_SHOWN: Final = ("resting",)
"""The scenes whose last change no board shows, since Discord has refused it."""


def test_there_is_a_release() -> None:
    assert [each.name for each in RELEASES][:1] == ["1.0.0"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda each: each.name)
async def test_its_database_is_sound_and_the_buttons_of_its_boards_act(
    tmp_path: Path, release: Recorded
) -> None:
    async with upgraded(tmp_path, release) as server:
        problems = (await server.database.run(check_database)).problems
        assert [each for each in problems if "Roll" not in each] == [], "the dice were scripted"
        people, went_on, stayed = list(server.people.values()), set(), set()
        stale = {each["id"] for each in release.server["channels"] if each["name"] in NOT_SHOWN}
        for channel, message, custom_ids in release.server["messages"]:
            buttons = [each for each in custom_ids if kind_of(each) in GOES_ON and channel not in stale]
            for (table,) in server.rows(OPEN, message) if buttons else ():
                done = await goes_on(server, table, channel, message, buttons, people)
                (went_on if done else stayed).add(table)
        assert stayed - went_on == set()
        assert len(went_on) > 30
