"""The bot as `python -m bot` runs it with a token, with a stand-in in Discord's place and shorter waits."""

import asyncio
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from bot.discord import client
from bot.discord.client import BarpointBot, create_bot
from bot.discord.feature import switch_on
from bot.shell import serving as program
from storage import postgres, processes
from tests.faults.discord_address import point_at
from tests.faults.hurried_time import SPEED, HurriedLoop
from tests.quiz import QUIZ_FEATURE

DATABASE = "bot.sqlite3"
PATIENCE_SECONDS = 36000.0
"""However busy this machine is, what is acknowledged was saved before, not while it took long."""


class Hurried(asyncio.DefaultEventLoopPolicy):
    """Lets every event loop of the process hurry."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        return HurriedLoop()


def main(
    discord_url: str,
    folder: Path,
    settings: Mapping[str, str],
    create: Callable[..., BarpointBot] = create_bot,
) -> None:
    """Run until killed, with the database and the log in a folder, unless the settings name another."""
    os.chdir(folder)
    os.environ["BARPOINT_TOKEN"] = "a.token.of-none"  # noqa: S105 - the stand-in takes any
    os.environ["BARPOINT_DATABASE_URL"] = database_url(folder)
    os.environ.update(settings)
    sys.stderr = Path("log").open("a", encoding="utf-8")  # noqa: SIM115 - open until the process ends
    asyncio.set_event_loop_policy(Hurried())
    postgres.CONNECT_TIMEOUT *= SPEED  # PostgreSQL does not hurry
    postgres.POOL_TIMEOUT *= SPEED
    processes.TURN_SECONDS *= SPEED
    client.LONGEST_ENDING_SECONDS *= SPEED  # nor does the stand-in
    point_at(discord_url)
    switch_on(QUIZ_FEATURE)
    program.create_bot = partial(create, patience=PATIENCE_SECONDS)
    sys.exit(program.run())


def database_url(folder: Path) -> str:
    """The bot's database in a folder."""
    return f"sqlite+aiosqlite:///{folder / DATABASE}"


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), {})
