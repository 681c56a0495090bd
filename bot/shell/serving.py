"""The bot itself: with a token on Discord, without one in the playground."""

import asyncio
import logging
import platform
import runpy
from argparse import Namespace
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.backups import backed_up
from bot.configuration import Settings, SettingsError, load_settings, variable
from bot.discord.client import create_bot
from bot.discord.wire.rest_pace import send_through
from bot.entropy import SYSTEM_DICE, now
from bot.logs import set_up_logging
from bot.metrics import TRANSACTIONS
from bot.play.display.picture import warm_up
from bot.play.posts.outbox import enqueue_all_anew
from bot.play.tables.results import rebuild_pending
from bot.running import until_stopped
from bot.shell.command import EXIT_FAILED, EXIT_MISUSED, Command, fail, say
from bot.shell.health import check_health
from bot.text.catalogue import phrase
from bot.version import VERSION
from bot.web.monitoring import monitored
from render import themes
from storage import Database, Worker
from storage.errors import StorageError
from storage.processes import held

LOG: Final = logging.getLogger(__name__)
PLAYGROUND: Final = "bot.playground"
SIMULATION: Final = "simcord"


class Unreachable(Exception):
    """There is no way to Discord from here."""


def run(_options: Namespace | None = None) -> int:
    """Run until stopped; a failure prints one sentence on standard error."""
    try:
        settings = load_settings()
        if settings.token:
            set_up_logging(settings)
            LOG.info("Barpoint %s, Python %s", VERSION, platform.python_version())
            asyncio.run(until_stopped(connect(settings)))
        else:
            _open_playground()
    except SettingsError as error:
        return fail(error, EXIT_MISUSED)
    except (StorageError, Unreachable) as error:
        return fail(error)
    return 0


def _open_playground() -> None:
    """Run it as a program of its own: nobody on Discord needs what it simulates Discord with.

    Raises:
        SettingsError: there is no token, and the playground is not installed either.
    """
    try:
        runpy.run_module(PLAYGROUND, run_name="__main__")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != SIMULATION:
            raise
        raise SettingsError(phrase("start-no-playground", variable=variable("token"))) from None


async def connect(settings: Settings) -> None:
    """Serve Discord until this task is cancelled.

    Raises:
        SettingsError: Discord refused the token.
        Unreachable: the network, or Discord, is down.
    """
    token = settings.token.get_secret_value() if settings.token else ""
    if settings.discord_proxy is not None:
        send_through(settings.discord_proxy)
    with held(settings.database_url):
        share = None if settings.is_alone else settings.share
        worker = None if share is None else Worker.beginning(share.shards, share.count)
        database = await Database.open(settings.database_url, TRANSACTIONS.observe, worker)
        try:
            await _serve(settings, token, database)
        finally:
            await database.close()


async def _serve(settings: Settings, token: str, database: Database) -> None:
    bot = create_bot(settings, database, now=now, dice_source=SYSTEM_DICE)
    try:
        await database.begin_anew(partial(enqueue_all_anew, at=now()))
        await rebuild_pending(database)
        async with (
            database.registered(bot.on_notify),
            monitored(bot, settings),
            backed_up(settings, now),
            bot,
        ):
            # In each theme, the first picture takes long: that is over before anybody asks for one.
            await asyncio.gather(bot.start(token), asyncio.to_thread(warm_up, themes.values()))
    except discord.LoginFailure:
        raise SettingsError(phrase("start-token-refused", variable=variable("token"))) from None
    except (discord.ConnectionClosed, discord.HTTPException, discord.GatewayNotFound) as error:
        raise Unreachable(phrase("start-not-let-in", reason=str(error))) from error
    except discord.PrivilegedIntentsRequired:
        raise Unreachable(phrase("start-no-intents")) from None
    except aiohttp.ClientConnectionError as error:
        raise Unreachable(phrase("start-no-discord", reason=str(error))) from error
    except AttributeError as error:
        if bot.has_gateway:
            raise
        # discord.py asks the connection that it never had where to resume.
        raise Unreachable(phrase("start-no-gateway")) from error


def _check_health(_options: Namespace) -> int:
    """Say what a running bot says of itself; fails unless it serves."""
    try:
        settings = load_settings()
    except SettingsError as error:
        return fail(error, EXIT_MISUSED)
    if settings.http_port is None:
        return fail(phrase("start-health-no-port", variable=variable("http_port")), EXIT_MISUSED)
    is_well, said = check_health(str(settings.http_host), str(settings.http_port))
    say(said)
    return 0 if is_well else EXIT_FAILED


CHECK_HEALTH: Final = Command("check-health", lambda: phrase("start-help-check-health"), _check_health)
RUN: Final = Command("run", lambda: phrase("start-help-run"), run)
