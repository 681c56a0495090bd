"""Time that runs fast: discord.py's waits are real ones, and nobody wants to wait for them in a test."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
SPEED = 40.0


class _Selector(selectors.DefaultSelector):
    """Waits for as long as a hurried wait takes."""

    def select(self, timeout: float | None = None) -> Any:
        return super().select(None if timeout is None else timeout / SPEED)


class HurriedLoop(asyncio.SelectorEventLoop):
    """An event loop whose seconds are short."""

    def __init__(self) -> None:
        super().__init__(_Selector())

    def time(self) -> float:
        return super().time() * SPEED


def hurry(work: Coroutine[Any, Any, T]) -> T:
    """Return what the work returns, with its waits shortened."""
    with asyncio.Runner(loop_factory=HurriedLoop) as runner:
        return runner.run(work)
