"""Match records and proofs of dice in files: checked, rated, and played on by a computer opponent."""

import asyncio
import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Coroutine, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bot.analysis import (
    AnalysisError,
    Depth,
    Evaluator,
    EvaluatorMissing,
    Level,
    MatchAnalysis,
    question_of,
)
from bot.engine import InvalidPosition, Side, is_like_ogid, parse_ogid, parse_xgid
from bot.play.base import fair_dice
from bot.records import check_file, format_total
from bot.shell.command import EXIT_FAILED, Command, fail, say
from bot.text.catalogue import phrase

DANCE: Final = "cannot move"


async def analyse_files(files: Iterable[Path], depth: Depth, *, as_json: bool) -> bool:
    """Say for each file and player how they played, a line each; tells whether every file could be read."""
    evaluator, is_well = Evaluator(), True
    try:
        for file in files:
            try:
                analysis = await evaluator.analyse(await asyncio.to_thread(file.read_bytes), depth)
            except EvaluatorMissing:
                raise
            except (AnalysisError, OSError) as error:
                is_well = False
                reason = error.reason if isinstance(error, AnalysisError) else error.strerror or str(error)
                say(json.dumps({"file": str(file), "error": reason}) if as_json else f"{file}: {reason}")
                continue
            for line in [_as_json(file, analysis)] if as_json else _lines(file, analysis):
                say(line)
    finally:
        await evaluator.close()
    return is_well


def _lines(file: Path, analysis: MatchAnalysis) -> Iterable[str]:
    """A line for each player, its columns divided by tabs, for a name may hold spaces."""
    for side in Side:
        rating = analysis.rating(side)
        pr = "-" if rating.pr is None else f"{rating.pr:.2f}"
        errors, blunders = analysis.errors(side).total(), analysis.blunders(side).total()
        columns = (
            file,
            _word(analysis.name(side)),
            pr,
            rating.decisions,
            errors,
            blunders,
            f"{rating.luck:+.3f}",
        )
        yield " ".join(map(str, columns))


def _word(name: str) -> str:
    """A name as one column."""
    return "_".join(name.split()) or "-"


def _as_json(file: Path, analysis: MatchAnalysis) -> str:
    """All of an analysis but gammonview's file, in one line."""
    ratings = [
        {
            **asdict(analysis.rating(side)),
            "pr": analysis.rating(side).pr,
            "grade": analysis.rating(side).grade,
            "errors": analysis.errors(side),
            "blunders": analysis.blunders(side),
        }
        for side in Side
    ]
    return json.dumps({**asdict(analysis), "ratings": ratings, "file": str(file)})


async def advise(ids: Iterable[str], level: Level, seed: str) -> bool:
    """Say for each XGID or OGID what a level does there, a line each; tells whether it always could."""
    evaluator, is_well = Evaluator(), True
    try:
        for text in ids:
            if not text.strip():
                continue
            try:
                say(await _advice(evaluator, text.strip(), level, seed))
            except EvaluatorMissing:
                raise
            except (InvalidPosition, ValueError, AnalysisError) as error:
                is_well = False
                reason = getattr(error, "reason", str(error))
                say(f"cannot advise: {reason}")
    finally:
        await evaluator.close()
    return is_well


async def _advice(evaluator: Evaluator, text: str, level: Level, seed: str) -> str:
    parsed = parse_ogid(text) if is_like_ogid(text) else parse_xgid(text)
    question = question_of(parsed)
    if question.roll is None:
        return await evaluator.choose_cube(question.situation, question.offer, level, seed)
    return await evaluator.choose_play(question.situation, question.roll, level, seed) or DANCE


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
    return _ask(analyse_files(options.files, options.depth, as_json=options.json))


def _describe_advising(parser: ArgumentParser) -> None:
    parser.add_argument("--level", type=Level, choices=Level, required=True, help=phrase("start-help-level"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=phrase("start-help-seed"))


def _advise(options: Namespace) -> int:
    return _ask(advise(sys.stdin, options.level, options.seed))


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
