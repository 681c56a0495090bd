"""The bot's database: backed up, checked, and moved."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from bot.configuration import SettingsError, load_settings
from bot.shell.command import EXIT_MISUSED, Command, fail, say
from bot.text.catalogue import phrase
from storage.backups import back_up
from storage.errors import StorageError


def _describe_backup(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=phrase("start-help-backup-file"))
    parser.add_argument("--replace", action="store_true", help=phrase("start-help-backup-replace"))


def _back_up(options: Namespace) -> int:
    try:
        address = load_settings().database_url
        asyncio.run(back_up(address, options.file, may_replace=options.replace))
    except SettingsError as error:
        return fail(error, EXIT_MISUSED)
    except StorageError as error:
        return fail(error)
    say(phrase("start-backup-made", file=str(options.file)))
    return 0


BACKUP: Final = Command("backup", lambda: phrase("start-help-backup"), _back_up, _describe_backup)
