"""The playground: the real bot on a Discord that lives in this process and is shown in the browser.

SimCord (`world`) simulates the Discord; its preview shows one channel to one reader (`rooms`); our page at a
fixed address (`lobby`) lists all places. Nothing leaves this machine.
"""

import asyncio
import logging
import socket
from datetime import datetime

from bot.configuration import Settings
from bot.discord.client import BarpointBot, create_bot
from bot.entropy import SYSTEM_DICE, now
from bot.play.tables.places import threads_of_open_tables
from bot.play.tables.results import rebuild_pending
from bot.playground.clock import PlaygroundClock
from bot.playground.lobby import open_lobby
from bot.playground.rooms import Rooms
from bot.playground.world import simulate
from bot.running import take_port
from bot.text.catalogue import phrase
from storage import Database, UnitOfWork
from storage.processes import held


async def open_playground(settings: Settings) -> None:
    """Serve the playground until this task is cancelled; its games are kept in a database of their own."""
    logging.getLogger("discord.client").setLevel(logging.WARNING)  # it speaks of a token; there is none
    # The port comes first: a second playground must not touch the games of the one that has it.
    address = settings.playground_database_url
    with take_port("playground_port", settings.playground_port) as door, held(address):
        database = await Database.open(address)
        try:
            latest = await database.run(_latest_moment)
            clock = PlaygroundClock(now, latest)
            await _serve(create_bot(settings, database, now=clock, dice_source=SYSTEM_DICE), clock, door)
        finally:
            await database.close()


def _latest_moment(uow: UnitOfWork) -> datetime | None:
    """Of all that is stored."""
    moments = (uow.tables.latest_change(), uow.deadlines.latest_firing())
    return max((moment for moment in moments if moment is not None), default=None)


async def _serve(bot: BarpointBot, clock: PlaygroundClock, door: socket.socket) -> None:
    await rebuild_pending(bot.context.store)
    threads = await bot.context.store.run(threads_of_open_tables)
    async with simulate(bot, clock, threads) as world:
        await bot.repost_all()
        rooms = Rooms(world, clock)
        async with open_lobby(rooms, door) as address:
            print(phrase("playground-open", address=address), flush=True)
            await rooms.keep_time(asyncio.sleep)
