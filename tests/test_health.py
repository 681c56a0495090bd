"""`barpoint check-health`, and what the image asks in its place."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from bot.__main__ import main
from bot.shell import health


class Answers(BaseHTTPRequestHandler):
    """The answers of a bot's port; a test sets their `status`."""

    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status if self.path == "/readyz" else 404)
        self.end_headers()
        self.wfile.write(b'{"ready": "as the status has it"}')

    def log_message(self, *_: object) -> None:
        """Say nothing on the terminal."""


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Answers)
    answering = threading.Thread(target=server.serve_forever)
    answering.start()
    monkeypatch.setenv("BARPOINT_HTTP_PORT", str(server.server_port))
    yield server.server_port
    server.shutdown()
    server.server_close()
    answering.join()


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1)])
def test_it_says_what_the_bot_says_and_fails_unless_it_serves(
    port: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int, code: int
) -> None:
    monkeypatch.setattr(Answers, "status", status)
    for ask in (lambda: main(["check-health"]), health.main):
        assert ask() == code
        assert capsys.readouterr().out == '{"ready": "as the status has it"}\n'


def test_a_bot_that_does_not_answer_is_not_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BARPOINT_HTTP_PORT", "1")
    monkeypatch.setenv("BARPOINT_HTTP_HOST", "0.0.0.0")  # noqa: S104 - as it may be set
    for ask in (lambda: main(["check-health"]), health.main):
        assert ask() == 1
        assert capsys.readouterr().out == "Nothing answers at http://127.0.0.1:1/readyz.\n"


def test_without_a_port_it_says_what_to_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BARPOINT_HTTP_PORT", raising=False)
    for ask in (lambda: main(["check-health"]), health.main):
        assert ask() == 2
        assert "Without BARPOINT_HTTP_PORT nobody can ask the bot" in capsys.readouterr().err
