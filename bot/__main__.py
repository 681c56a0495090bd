"""`python -m bot`: with a token on Discord, without one in the playground."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress

import aiohttp
import discord

from bot.chance import now, throw_die
from bot.client import create_bot
from bot.playground import open_playground
from bot.settings import Settings, SettingsError, load_settings, variable
from storage import Database
from storage.errors import StorageError

EXIT_FAILED = 1
EXIT_MISUSED = 2  # as argparse has it


class UnreachableError(Exception):
    """There is no way to Discord from here."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped; returns the exit code. What went wrong is said in one sentence on standard error."""
    argparse.ArgumentParser(prog="python -m bot", description=__doc__).parse_args(arguments)
    try:
        settings = load_settings()
        discord.utils.setup_logging(level=logging.getLevelName(settings.log_level))
        logging.getLogger("alembic").setLevel(logging.WARNING)  # nobody asked for each migration
        asyncio.run(_until_stopped(connect(settings) if settings.token else open_playground(settings)))
    except SettingsError as error:
        return _fail(error, EXIT_MISUSED)
    except (StorageError, UnreachableError) as error:
        return _fail(error, EXIT_FAILED)
    return 0


async def connect(settings: Settings) -> None:
    """Serve Discord until this task is cancelled.

    Raises:
        SettingsError: Discord refused the token.
        UnreachableError: the network, or Discord, is down.
    """
    token = settings.token.get_secret_value() if settings.token else ""
    database = await Database.open(settings.database_url)
    try:
        async with create_bot(settings, database, now=now, throw=throw_die) as bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise SettingsError(f"{variable('token')} cannot be used: Discord refused it.") from None
    except aiohttp.ClientConnectionError as error:
        raise UnreachableError(f"Discord cannot be reached: {error}.") from error
    finally:
        await database.close()


async def _until_stopped(work: Coroutine[None, None, None]) -> None:
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # Windows has no signals to wait for; Ctrl-C cancels there too
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def _fail(error: Exception, code: int) -> int:
    print(error, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
