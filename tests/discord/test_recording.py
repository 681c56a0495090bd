"""A release is recorded as it is when it is made: later versions open it, and its buttons act."""

from pathlib import Path

from tests.discord.every_phase import CHOUETTES, HEADS_UP
from tests.discord.recording import record
from tests.discord.upgraded import upgraded
from tests.recorded import Recorded


def test_no_two_scenes_have_one_name() -> None:
    assert not HEADS_UP.keys() & CHOUETTES.keys()


async def test_what_was_recorded_opens_and_its_buttons_act(tmp_path: Path) -> None:
    scenes = {"to_roll": HEADS_UP["to_roll"], "lobby": CHOUETTES["lobby"]}
    await record(tmp_path, "today", scenes)
    async with upgraded(tmp_path, Recorded("today", tmp_path)) as server:
        before = server.version(1)
        for channel, message, custom_ids in server.recorded.server["messages"]:
            for custom_id in custom_ids:
                if ":roll:" in custom_id or ":join:" in custom_id:
                    for who in server.people.values():
                        await server.press(who, channel, message, custom_id)
        assert server.version(1) > before
        assert server.rows("SELECT count(*) FROM seats WHERE table_id = 2") == [(len(server.people),)]
