"""Whether the real Discord does what the bot relies on."""

import asyncio
from argparse import ArgumentParser, Namespace
from typing import Final

import discord

from bot.configuration import SettingsError, load_settings, variable
from bot.discord.wire.failures import DISCORD_FAILURES
from bot.discord.wire.rest_pace import send_through
from bot.features import switch_all_on
from bot.shell.checkup.bench import NoPlace
from bot.shell.checkup.report import EXIT_CUT_OFF, Report
from bot.shell.checkup.run import check_discord
from bot.shell.command import EXIT_MISUSED, Command, fail, say
from bot.text.catalogue import phrase


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--channel", type=int, required=True, metavar="ID", help=phrase("start-help-check-discord-channel")
    )
    parser.add_argument("--user", type=int, metavar="ID", help=phrase("start-help-check-discord-user"))


def _check(options: Namespace) -> int:
    """Print the report.

    Returns 0 if all is as we think, 1 if something is otherwise or was left behind, 2 if nothing could be
    tried, and 130 if it was stopped.
    """
    switch_all_on()
    try:
        report = asyncio.run(_checked(options))
    except KeyboardInterrupt:  # before anything was tried, and on Windows
        return EXIT_CUT_OFF
    except (SettingsError, NoPlace, *DISCORD_FAILURES) as error:
        return fail(_why_not(error, options), EXIT_MISUSED)
    say(report.block)
    return report.exit_code


async def _checked(options: Namespace) -> Report:
    settings = load_settings()
    if settings.token is None:
        raise SettingsError(phrase("start-check-no-token", variable=variable("token")))
    if settings.discord_proxy is not None:
        send_through(settings.discord_proxy)
    return await check_discord(settings.token.get_secret_value(), options.channel, options.user)


def _why_not(error: Exception, options: Namespace) -> str:
    """Why nothing could be tried."""
    match error:
        case discord.LoginFailure():
            return phrase("start-token-refused", variable=variable("token"))
        case NoPlace():
            return phrase("start-check-no-channel", channel=str(options.channel))
        case SettingsError():
            return str(error)
        case _:
            return phrase("start-no-discord", reason=str(error))


CHECK_DISCORD: Final = Command("check-discord", lambda: phrase("start-help-check-discord"), _check, _describe)
