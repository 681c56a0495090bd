"""How the playground starts and stops, as whoever runs it sees it."""

import re
import signal
import socket
import subprocess
from pathlib import Path
from urllib.request import urlopen

from tests.playground.conftest import COMMAND, STOP_SECONDS, environment


def run_in_vain(folder: Path, **settings: str) -> tuple[int, str]:
    """Start a bot that cannot start; gives its exit code and what it says."""
    done = subprocess.run(
        COMMAND,
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=STOP_SECONDS,
        check=False,
    )
    assert not done.stdout
    return done.returncode, done.stderr


def test_without_a_token_it_prints_its_address_and_ctrl_c_stops_it_without_a_word(tmp_path: Path) -> None:
    with subprocess.Popen(
        COMMAND, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        try:
            assert bot.stdout is not None
            (address,) = re.findall(
                r"^The playground is open at (http://127\.0\.0\.1:\d+) ", bot.stdout.readline()
            )
            with urlopen(address) as page:  # noqa: S310 - it is on this machine
                assert "Barpoint Playground" in page.read().decode()
            refused = answer_to_another_name(int(address.rpartition(":")[2]))
        finally:
            bot.send_signal(signal.SIGINT)
        rest, errors = bot.communicate(timeout=STOP_SECONDS)
    assert (tmp_path / "var" / "playground.sqlite3").exists()
    assert refused.startswith(b"HTTP/1.1 403"), "a page elsewhere reaches it by another name"
    assert (bot.returncode, rest) == (0, "")
    assert "Traceback" not in errors


def answer_to_another_name(port: int) -> bytes:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        return line.recv(100)


def test_a_taken_port_is_said_in_one_sentence_before_any_game_is_touched(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = run_in_vain(tmp_path, BARPOINT_PLAYGROUND_PORT=str(port))
    assert (code, said) == (2, f"BARPOINT_PLAYGROUND_PORT cannot be used: port {port} is taken.\n")
    assert not (tmp_path / "var").exists()


def test_a_damaged_database_is_said_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "var" / "playground.sqlite3"
    database.parent.mkdir()
    database.write_text("Nobody ever played here. " * 100)
    code, said = run_in_vain(tmp_path)
    assert code == 1
    assert said.count("\n") == 1
    assert "playground.sqlite3 is damaged or is not a database" in said
    assert database.read_text().startswith("Nobody ever played here.")
