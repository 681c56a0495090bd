"""`barpoint`, or `python -m bot`: without a subcommand it runs the bot."""

import sys
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Sequence
from typing import Final

from bot.shell.command import Command, fail, unread
from bot.shell.databases import BACKUP, CHECK_DATABASE, COPY_DATABASE, REBUILD
from bot.shell.discord_check import CHECK_DISCORD
from bot.shell.records import ADVISE, ANALYSE, CHECK_MATCH, VERIFY_DICE
from bot.shell.serving import CHECK_HEALTH, RUN
from bot.shell.translating import TEXT_STATUS
from bot.text.catalogue import InvalidCatalogue, check_catalogues, phrase
from bot.version import VERSION

COMMANDS: Final[Sequence[Command]] = (
    RUN,
    BACKUP,
    CHECK_DATABASE,
    REBUILD,
    COPY_DATABASE,
    CHECK_HEALTH,
    CHECK_DISCORD,
    CHECK_MATCH,
    VERIFY_DICE,
    ANALYSE,
    ADVISE,
    TEXT_STATUS,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what a subcommand says, or run until stopped; returns the exit code."""
    try:
        check_catalogues()
    except InvalidCatalogue as error:
        return fail(error)
    options = _parser().parse_args(arguments)
    command: Command = options.command
    try:
        return command.run(options)
    except BrokenPipeError:
        return unread()


def _one_column(prog: str) -> HelpFormatter:
    """Help in which what a subcommand does stands beside its name."""
    return HelpFormatter(prog, max_help_position=20)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="barpoint", description=phrase("start-help"), formatter_class=_one_column)
    version = phrase("start-version", version=VERSION)
    parser.add_argument("--version", action="version", version=version, help=phrase("start-help-version"))
    parser.set_defaults(command=RUN)
    subcommands = parser.add_subparsers(title=phrase("start-help-commands"), metavar="COMMAND")
    for command in COMMANDS:
        subparser = subcommands.add_parser(command.name, help=command.help())
        subparser.set_defaults(command=command)
        command.describe(subparser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
