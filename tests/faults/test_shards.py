"""A bot for several of Discord's shards."""

from pathlib import Path

from tests.faults.calls import Kind
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import Room
from tests.faults.process import BotProcess


def test_one_process_serves_the_servers_of_all_its_shards(tmp_path: Path) -> None:
    with DiscordServer() as server:
        rooms = [Room.made_in(server, shard, 3) for shard in range(3)]
        with BotProcess(server, tmp_path, shards=3, BARPOINT_SHARD_COUNT="3") as bot:
            for room in rooms:
                room.slash(room.alice, "challenge")
                bot.until(lambda room=room: len(room.messages()) == 1)
            assert server.called(Kind.REGISTRATION) == 1
            bot.ask_to_stop()
            bot.wait_for_end()
            assert "Traceback" not in bot.log
