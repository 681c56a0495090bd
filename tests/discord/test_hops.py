"""How many of our own functions stand between a button and what it does in the database."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from sqlalchemy import Engine, event

from bot.play.display.panel import SharedButton
from storage.sqlite import WorkThread
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

ROOT = Path(__file__).parent.parent.parent
OURS = tuple(f"{ROOT / folder}/" for folder in ("bot", "storage"))
MOST = 20


def ours(frame: FrameType | None) -> list[str]:
    """Our own functions that wait for a frame, the outermost first."""
    found = []
    while frame is not None:
        if frame.f_code.co_filename.startswith(OURS):
            found.append(f"{Path(frame.f_code.co_filename).relative_to(ROOT)}: {frame.f_code.co_qualname}")
        frame = frame.f_back
    return found[::-1]


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[str]]]:
    """The way to each statement of the first transaction: on the event loop, then on the thread."""
    transactions: list[list[str]] = []
    ways: list[list[str]] = []
    real = WorkThread.call

    async def call(thread: WorkThread, function: Callable[[], Any]) -> Any:
        transactions.append([*ours(inspect.currentframe()), "storage/sqlite.py: WorkThread.call"])
        return await real(thread, function)

    def execute(*_: object) -> None:
        if len(transactions) == 1:
            ways.append([*transactions[0], *ours(inspect.currentframe())])

    monkeypatch.setattr(WorkThread, "call", call)
    event.listen(Engine, "before_cursor_execute", execute)
    try:
        yield ways
    finally:
        event.remove(Engine, "before_cursor_execute", execute)


async def test_a_roll_is_few_hops_from_each_statement(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.seat(game_at("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"))
    with watched(monkeypatch) as ways:
        await server.press(server.alice, SharedButton.ROLL)
    assert ways[0][0] == "bot/discord/wire/components.py: TableButton.callback"
    longest = max(ways, key=len)
    assert len(longest) <= MOST, "\n".join(longest)
