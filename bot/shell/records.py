"""Match records and proofs of dice in files: checked, rated, and played on by a computer opponent."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Coroutine
from pathlib import Path
from typing import Final

from bot.analysis import AnalysisError, Depth, Level
from bot.analysis.shell import advise, analyse_files
from bot.play import fair_dice
from bot.records import check_file, format_total
from bot.shell.command import EXIT_FAILED, Command, fail, say
from bot.text.catalogue import phrase


def _describe_checking(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=phrase("start-help-check-match-files")
    )


def _check(options: Namespace) -> int:
    """Print a line for each record and one for all; fails if anything is illegal or cannot be read."""
    checks = []
    for file in options.files:
        checks.append(check := check_file(file))
        say(" ".join(check.line.splitlines()))
    say(format_total(checks))
    return 0 if all(check.is_clean for check in checks) else EXIT_FAILED


def _describe_verifying(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=phrase("start-help-verify-dice-file"))


def _verify(options: Namespace) -> int:
    return fair_dice.main(options.file)


def _describe_analysing(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=phrase("start-help-analyse-files")
    )
    parser.add_argument(
        "--depth", type=Depth, choices=Depth, default=Depth.QUICK, help=phrase("start-help-depth")
    )
    parser.add_argument("--json", action="store_true", help=phrase("start-help-json"))


def _analyse(options: Namespace) -> int:
    return _ask(analyse_files(options.files, options.depth, say, as_json=options.json))


def _describe_advising(parser: ArgumentParser) -> None:
    parser.add_argument("--level", type=Level, choices=Level, required=True, help=phrase("start-help-level"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=phrase("start-help-seed"))


def _advise(options: Namespace) -> int:
    return _ask(advise(sys.stdin, options.level, options.seed, say))


def _ask(asking: Coroutine[None, None, bool]) -> int:
    """Let the evaluator answer; fails if it cannot answer everything, which is said line by line."""
    try:
        return 0 if asyncio.run(asking) else EXIT_FAILED
    except AnalysisError as error:
        return fail(error)


CHECK_MATCH: Final = Command(
    "check-match", lambda: phrase("start-help-check-match"), _check, _describe_checking
)
VERIFY_DICE: Final = Command(
    "verify-dice", lambda: phrase("start-help-verify-dice"), _verify, _describe_verifying
)
ANALYSE: Final = Command("analyse", lambda: phrase("start-help-analyse"), _analyse, _describe_analysing)
ADVISE: Final = Command("advise", lambda: phrase("start-help-advise"), _advise, _describe_advising)
