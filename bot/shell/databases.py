"""The bot's database: backed up, checked, and moved."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from bot.configuration import SettingsError, load_settings
from bot.features import FEATURES, switch_all_on
from bot.play.tables.results import RECOUNTS, Recount, rebuild_pending
from bot.play.upkeep.checking import Findings, check_database
from bot.shell.command import EXIT_FAILED, EXIT_MISUSED, Command, fail, say
from bot.text.catalogue import phrase
from storage import Database
from storage.addresses import address_of
from storage.backups import back_up
from storage.copying import copy_database
from storage.errors import StorageError
from storage.processes import held

SHOWN_DIGITS: Final = 12
FIRST_TABLE: Final = 1
RESULTS: Final = "results"


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


def _describe_checking(parser: ArgumentParser) -> None:
    parser.add_argument("database", nargs="?", metavar="DATABASE", help=phrase("start-help-database"))


def _check(options: Namespace) -> int:
    """Print a line for each thing that is wrong, and one for all; fails if anything is."""
    switch_all_on()
    try:
        address = address_of(options.database) if options.database else load_settings().database_url
        findings = asyncio.run(_findings(address))
    except SettingsError as error:
        return fail(error, EXIT_MISUSED)
    except StorageError as error:
        return fail(error)
    for problem in findings.problems:
        say(problem)
    tables, events, problems = findings.tables, findings.events, len(findings.problems)
    say(phrase("start-database-checked", tables=tables, events=events, problems=problems))
    return EXIT_FAILED if findings.problems else 0


async def _findings(address: str) -> Findings:
    database = await Database.open_to_read(address)
    try:
        return await database.run(check_database)
    finally:
        await database.close()


def _describe_copying(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="FROM", help=phrase("start-help-copy-from"))
    parser.add_argument("target", metavar="TO", help=phrase("start-help-copy-to"))


def _copy(options: Namespace) -> int:
    """Print for each table what was copied."""
    try:
        copied = asyncio.run(copy_database(address_of(options.source), address_of(options.target)))
    except StorageError as error:
        return fail(error)
    for each in copied:
        checksum = each.checksum[:SHOWN_DIGITS]
        say(phrase("start-table-copied", table=each.table, rows=each.rows, checksum=checksum))
    return 0


def _describe_rebuilding(parser: ArgumentParser) -> None:
    recounted = [feature.name for feature in FEATURES if feature.recount is not None]
    parser.add_argument("what", choices=[RESULTS, *recounted], help=phrase("start-help-rebuild-what"))


def _rebuild(options: Namespace) -> int:
    """Write all results anew, or what a feature keeps of them; on SQLite the bot must not run meanwhile."""
    switch_all_on()
    is_of_results = options.what == RESULTS
    try:
        address = load_settings().database_url
        with held(address):
            asyncio.run(_rebuilt(address) if is_of_results else _recounted(address, RECOUNTS[options.what]))
    except SettingsError as error:
        return fail(error, EXIT_MISUSED)
    except StorageError as error:
        return fail(error)
    say(phrase("start-results-rebuilt") if is_of_results else phrase("start-recounted", feature=options.what))
    return 0


async def _recounted(address: str, recount: Recount) -> None:
    """After whatever results are yet to be rebuilt."""
    database = await Database.open(address)
    try:
        await rebuild_pending(database)
        await database.run(recount)
    finally:
        await database.close()


async def _rebuilt(address: str) -> None:
    database = await Database.open(address)
    try:
        await database.run(lambda uow: uow.results.set_rebuilt_from(FIRST_TABLE))
        await rebuild_pending(database)
    finally:
        await database.close()


BACKUP: Final = Command("backup", lambda: phrase("start-help-backup"), _back_up, _describe_backup)
CHECK_DATABASE: Final = Command(
    "check-database", lambda: phrase("start-help-check-database"), _check, _describe_checking
)
REBUILD: Final = Command("rebuild", lambda: phrase("start-help-rebuild"), _rebuild, _describe_rebuilding)
COPY_DATABASE: Final = Command(
    "copy-database", lambda: phrase("start-help-copy-database"), _copy, _describe_copying
)
