"""The playground: the real bot on a Discord that lives in this process and is shown in the browser.

SimCord (`world`) simulates the Discord; its preview shows one channel to one reader (`rooms`); our page at a
fixed address (`lobby`) lists what there is to look at. Nothing leaves this machine.
"""

import asyncio

from bot.chance import now, throw_die
from bot.client import create_bot
from bot.playground.lobby import open_lobby
from bot.playground.rooms import Rooms
from bot.playground.world import simulate
from bot.settings import Settings
from storage import Database

__all__ = ["open_playground"]


async def open_playground(settings: Settings) -> None:
    """Serve the playground until this task is cancelled; its games are kept in a database of their own."""
    database = await Database.open(settings.playground_database_url)
    try:
        bot = create_bot(settings, database, now=now, throw=throw_die)
        async with simulate(bot, now) as world:
            await bot.repost_all()
            rooms = Rooms(world)
            async with open_lobby(rooms, settings.playground_port) as address:
                print(f"The playground is open at {address} (Ctrl-C closes it).", flush=True)
                await rooms.keep_time(now, asyncio.sleep)
    finally:
        await database.close()
