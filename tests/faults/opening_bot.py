"""The real process of a bot that opens matches by itself, and what it is told of where."""

import json
import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from bot.discord.client import BarpointBot, create_bot
from bot.play.base.table import NewThread
from bot.play.base.use_case import Caller
from tests.faults import run_bot
from tests.matches_to_open import open_next

PLACE = "MATCHES_TO_OPEN"


def place_of(guild: int, channel: int, people: Mapping[int, str], at_once: int) -> dict[str, str]:
    """The setting that tells the process where, for whom, and how many of them after each start."""
    return {PLACE: json.dumps([guild, channel, list(people.items()), at_once])}


def main(discord_url: str, folder: Path, settings: Mapping[str, str]) -> None:
    """As `run_bot.main`."""
    run_bot.main(discord_url, folder, settings, create)


def create(*about: Any, **more: Any) -> BarpointBot:
    bot = create_bot(*about, **more)
    begin = bot.on_ready

    async def on_ready() -> None:
        await begin()
        await open_all(bot)

    vars(bot)["on_ready"] = on_ready
    return bot


async def open_all(bot: BarpointBot) -> None:
    """Open each match in a transaction of its own, and post it before the next."""
    context = bot.context
    guild, channel, people, at_once = json.loads(os.environ[PLACE])
    callers = [Caller(snowflake, name) for snowflake, name in people]
    opening = partial(context.store.run, open_next, NewThread(guild, channel), callers)
    for _ in range(at_once):
        table = await opening(context.now(), context.dice_source)
        if table is not None:
            await context.delivery.deliver(table)
