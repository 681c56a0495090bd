"""`barpoint analyse` and `barpoint advise`: what they print."""

import asyncio
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bot.analysis.analysis import Depth, MatchAnalysis
from bot.analysis.errors import AnalysisError, EvaluatorMissing
from bot.analysis.evaluator import Evaluator
from bot.analysis.levels import Level
from bot.analysis.situation import question_of
from bot.engine import InvalidXgid, Side, parse_xgid

DANCE: Final = "cannot move"

Print = Callable[[str], object]


async def analyse_files(files: Iterable[Path], depth: Depth, say: Print, *, as_json: bool) -> bool:
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


async def advise(xgids: Iterable[str], level: Level, seed: str, say: Print) -> bool:
    """Say for each XGID what a level does there, a line each; tells whether it always could."""
    evaluator, is_well = Evaluator(), True
    try:
        for text in xgids:
            if not text.strip():
                continue
            try:
                say(await _advice(evaluator, text.strip(), level, seed))
            except EvaluatorMissing:
                raise
            except (InvalidXgid, ValueError, AnalysisError) as error:
                is_well = False
                reason = getattr(error, "reason", str(error))
                say(f"cannot advise: {reason}")
    finally:
        await evaluator.close()
    return is_well


async def _advice(evaluator: Evaluator, xgid: str, level: Level, seed: str) -> str:
    question = question_of(parse_xgid(xgid))
    if question.roll is None:
        return await evaluator.choose_cube(question.situation, question.offer, level, seed)
    return await evaluator.choose_play(question.situation, question.roll, level, seed) or DANCE
