import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.env import Env

from bot.client import create_bot
from bot.settings import Settings
from storage import Database
from tests.bot.club import Clock, Club, Dice


@pytest.fixture
async def club(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Club]:
    """A server with Alice, Bob and Carol; the test fails if the bot logs an error that it did not expect."""
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'club.sqlite3'}")
    dice, clock, settings = Dice(), Clock(), Settings()
    bot = create_bot(settings, database, now=clock, throw=dice)
    env = Env(bot)
    await env.start()
    try:
        guild = env.create_guild("The club")
        channel = guild.create_text_channel("backgammon")
        alice, bob, carol = (guild.add_member(env.create_user(name)) for name in ("Alice", "Bob", "Carol"))
        yield Club(env, bot, database, dice, clock, channel, alice, bob, carol, settings)
    finally:
        await env.shutdown()
        await database.close()
    env.raise_errors()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
