"""`python -m bot`: with a token on Discord, without one in the playground."""

import argparse
import asyncio
import os
import runpy
import sys
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from pathlib import Path

import aiohttp
import discord

from bot.analysis import AnalysisError, Depth, Level
from bot.analysis.shell import advise, analyse_files
from bot.configuration import Settings, SettingsError, load_settings, variable
from bot.discord.client import create_bot
from bot.discord.monitoring import monitored
from bot.entropy import SYSTEM_DICE, now
from bot.logs import set_up_logging
from bot.metrics import TRANSACTIONS
from bot.play import fair_dice
from bot.play.picture import warm_up
from bot.records import check_file, format_total
from bot.running import until_stopped
from bot.text.catalogue import InvalidCatalogue, check_catalogues, phrase
from bot.text.language import Language
from bot.text.translations import State, gaps, stamp
from render import themes
from storage import Database
from storage.errors import StorageError

EXIT_FAILED = 1
EXIT_MISUSED = 2  # as argparse has it
TRANSLATED = [language for language in Language if language is not Language.ENGLISH]


class UnreachableError(Exception):
    """There is no way to Discord from here."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped, or do what a subcommand says; returns the exit code."""
    try:
        check_catalogues()
    except InvalidCatalogue as error:
        return _fail(error, EXIT_FAILED)
    options = _parser().parse_args(arguments)
    try:
        return _do(options)
    except BrokenPipeError:
        return _unread()


def _do(options: argparse.Namespace) -> int:
    match options.command:
        case "check-match":
            return check_match(options.files)
        case "verify-dice":
            return fair_dice.main(options.file)
        case "analyse" | "advise":
            return ask(_asking(options))
        case "text-status":
            return text_status(options.languages or TRANSLATED, options)
        case _:
            return run()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=phrase("start-help"))
    commands = parser.add_subparsers(dest="command", title=phrase("start-help-commands"))
    checking = commands.add_parser("check-match", help=phrase("start-help-check-match"))
    checking.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=phrase("start-help-check-match-files")
    )
    verifying = commands.add_parser("verify-dice", help=phrase("start-help-verify-dice"))
    verifying.add_argument("file", type=Path, metavar="FILE", help=phrase("start-help-verify-dice-file"))
    analysing = commands.add_parser("analyse", help=phrase("start-help-analyse"))
    analysing.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=phrase("start-help-analyse-files")
    )
    analysing.add_argument(
        "--depth", type=Depth, choices=Depth, default=Depth.QUICK, help=phrase("start-help-depth")
    )
    analysing.add_argument("--json", action="store_true", help=phrase("start-help-json"))
    advising = commands.add_parser("advise", help=phrase("start-help-advise"))
    advising.add_argument(
        "--level", type=Level, choices=Level, required=True, help=phrase("start-help-level")
    )
    advising.add_argument("--seed", default="", metavar="TEXT", help=phrase("start-help-seed"))
    _add_text_commands(commands)
    return parser


def _add_text_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    status = commands.add_parser("text-status", help=phrase("start-help-text-status"))
    codes = " ".join(TRANSLATED)
    status.add_argument(
        "languages",
        nargs="*",
        type=Language,
        metavar="LANGUAGE",
        help=phrase("start-help-languages", codes=codes),
    )
    status.add_argument("--file", default="", metavar="NAME", help=phrase("start-help-text-file"))
    status.add_argument("--draft", action="store_true", help=phrase("start-help-text-draft"))
    status.add_argument("--stamp", action="store_true", help=phrase("start-help-text-stamp"))


def check_match(files: Iterable[Path]) -> int:
    """Print a line for each record and one for all; fails if anything is illegal or cannot be read."""
    checks = []
    for file in files:
        checks.append(check := check_file(file))
        _print(" ".join(check.line.splitlines()))
    _print(format_total(checks))
    return 0 if all(check.is_clean for check in checks) else EXIT_FAILED


def text_status(languages: Iterable[Language], options: argparse.Namespace) -> int:
    """Print what each language lacks, or as a draft, in English, what is to be translated.

    Fails if anything is missing or out of date. Only one file is looked at if it is named.
    """
    is_complete = True
    for language in languages:
        if options.stamp:
            stamp(language)
        left = [gap for gap in gaps(language) if options.file in ("", gap.source.file.stem)]
        is_complete = is_complete and not left
        if options.draft:
            _print("\n".join(gap.source.draft for gap in left if gap.state is not State.UNKNOWN))
            continue
        for gap in left:
            _print(f"{language} {gap.source.file.stem} {gap.source.name}: {gap.state}")
        numbers = Counter(gap.state for gap in left)
        missing, outdated = numbers[State.MISSING], numbers[State.OUTDATED]
        _print(phrase("start-text-status", language=language.value, missing=missing, outdated=outdated))
    return 0 if is_complete else EXIT_FAILED


def _asking(options: argparse.Namespace) -> Coroutine[None, None, bool]:
    if options.command == "analyse":
        return analyse_files(options.files, options.depth, _print, as_json=options.json)
    return advise(sys.stdin, options.level, options.seed, _print)


def ask(asking: Coroutine[None, None, bool]) -> int:
    """Let the evaluator answer; fails if it cannot answer everything, which is said line by line."""
    try:
        return 0 if asyncio.run(asking) else EXIT_FAILED
    except AnalysisError as error:
        return _fail(error, EXIT_FAILED)


def run() -> int:
    """Run until stopped; a failure prints one sentence on standard error."""
    try:
        settings = load_settings()
        if settings.token:
            set_up_logging(settings)
            asyncio.run(until_stopped(connect(settings)))
        else:  # run as a program of its own: nobody on Discord needs what it simulates Discord with
            runpy.run_module("bot.playground", run_name="__main__")
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
    database = await Database.open(settings.database_url, TRANSACTIONS.observe)
    bot = create_bot(settings, database, now=now, dice_source=SYSTEM_DICE)
    try:
        async with monitored(bot, settings), bot:
            # In each theme, the first picture takes long: that is over before anybody asks for one.
            await asyncio.gather(bot.start(token), asyncio.to_thread(warm_up, themes.values()))
    except discord.LoginFailure:
        raise SettingsError(phrase("start-token-refused", variable=variable("token"))) from None
    except (discord.ConnectionClosed, discord.HTTPException, discord.GatewayNotFound) as error:
        raise UnreachableError(phrase("start-not-let-in", reason=str(error))) from error
    except discord.PrivilegedIntentsRequired:
        raise UnreachableError(phrase("start-no-intents")) from None
    except aiohttp.ClientConnectionError as error:
        raise UnreachableError(phrase("start-no-discord", reason=str(error))) from error
    except AttributeError as error:
        if bot.has_gateway:
            raise
        # discord.py asks the connection that it never had where to resume.
        raise UnreachableError(phrase("start-no-gateway")) from error
    finally:
        await database.close()


def _print(line: str) -> None:
    """Print at once, in whatever encoding the terminal has."""
    encoding = sys.stdout.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)


def _unread() -> int:
    """Whoever reads has seen enough, as `head` does; Python would complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_FAILED


def _fail(error: Exception, code: int) -> int:
    print(error, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
