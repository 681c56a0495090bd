"""How the program begins where Discord is half there, and how it ends while something is under way."""

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.configuration import Settings
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.running import end_work
from bot.shell.serving import Unreachable, connect
from tests.faults.calls import Kind
from tests.faults.discord_server import DiscordServer
from tests.faults.failures import Fault
from tests.faults.faulty_discord import Room
from tests.faults.process import BotProcess

SLOWLY = 0.3
TWO_BOARDS = """
import time, render
from bot.play.display.picture import warm_up
warm_up(render.themes.values())
for position in ("-b----E-C---eE---c-e----B-", "-b----E-C---eE-b-b-d----B-"):
    begun = time.process_time()
    render.draw_board(render.read_id(f"XGID={position}:0:0:1:62:0:0:0:0:10"))
    print(time.process_time() - begun)
"""


def test_a_gateway_out_of_reach_at_the_start_is_said_in_a_sentence(tmp_path: Path) -> None:
    settings = Settings(
        token="a.token.of-none",  # noqa: S106 - the stand-in takes any
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}",
    )
    with DiscordServer() as server, server.reached():
        server.point_gateway_nowhere()
        with pytest.raises(Unreachable, match=r"^Cannot reach Discord's gateway\.$"):
            asyncio.run(connect(settings))


def test_what_is_under_way_comes_to_its_end_when_the_process_is_asked_to_stop(tmp_path: Path) -> None:
    with DiscordServer() as server, BotProcess(server, tmp_path) as bot:
        room = Room.made_in(server)
        server.fail(Kind.POST, Fault(delay=SLOWLY, is_written=True))
        room.slash(room.alice, "challenge")
        bot.until(lambda: any(call.kind is Kind.POST for call in server.calls))
        bot.ask_to_stop()
        bot.wait_for_end()
        (board,) = room.messages()
        assert board.is_live
        assert "Traceback" not in bot.log
        assert HeadsUpButton.ACCEPT.value in "".join(board.custom_ids)


def test_its_port_tells_how_it_is_while_it_runs(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (tmp_path / ".env").write_text(f"BARPOINT_HTTP_PORT={port}\nBARPOINT_LOG_FORMAT=json\n")

    def told(path: str) -> str:
        with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
            connection.request("GET", path)
            return connection.getresponse().read().decode()

    with DiscordServer() as server, BotProcess(server, tmp_path) as bot:
        room = Room.made_in(server)
        room.slash(room.alice, "challenge")
        bot.until(lambda: bool(room.messages()))
        bot.until(lambda: json.loads(told("/readyz"))["ready"])
        bot.until(lambda: 'barpoint_open_tables{kind="heads-up",status="challenge"} 1.0' in told("/metrics"))
        figures = told("/metrics")
        bot.ask_to_stop()
        bot.wait_for_end()
    assert 'barpoint_discord_calls_total{method="POST"' in figures
    assert "barpoint_transaction_seconds_count 0.0" not in figures
    assert [json.loads(line)["level"] for line in bot.log.splitlines()]


async def test_what_takes_too_long_is_cut_off() -> None:
    begun = time.monotonic()
    never = asyncio.create_task(asyncio.Event().wait())
    soon = asyncio.create_task(asyncio.sleep(0, "done"))
    await end_work([never, soon], 0.05)
    assert never.cancelled()
    assert soon.result() == "done"
    assert time.monotonic() - begun < 10


def test_nothing_of_the_simulated_discord_comes_with_the_bot() -> None:
    code = "import sys, bot.__main__; print([name for name in sys.modules if 'simcord' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_first_board_after_a_start_costs_no_more_than_the_second() -> None:
    done = subprocess.run([sys.executable, "-c", TWO_BOARDS], capture_output=True, text=True, check=True)
    first, second = map(float, done.stdout.split())
    assert first < 3 * second
