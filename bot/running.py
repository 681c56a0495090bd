"""How the program runs: its log, and how it stops, at Ctrl-C or when asked to."""

import asyncio
import logging
import signal
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.configuration import Settings


def set_up_logging(settings: Settings) -> None:
    discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
    logging.getLogger("alembic").setLevel(logging.WARNING)  # nobody asked for each migration


async def until_stopped(work: Coroutine[None, None, None]) -> None:
    """Do the work until it ends, or until the process is asked to stop: then cancel it."""
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # Windows has no signals to wait for; Ctrl-C cancels there too
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


async def end_work(tasks: Collection[asyncio.Task[Any]], seconds: float) -> None:
    """Let tasks end, and cancel those that have not after this many seconds."""
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
