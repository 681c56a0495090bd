"""How GNU Backgammon rates players, looking two plies ahead, beside our own ratings.

Its figure is what a decision lost on average, of those that were neither forced nor far from close: as PR is.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import correlation, fmean

from bot.analysis import Depth, Evaluator
from bot.engine import Side
from bot.records import MatchRecord, format_mat, read_record, replay_match
from tests.records.gnubg import ask_gnubg

LOOKAHEAD = [
    f"set analysis {what} evaluation {how}"
    for what in ("chequerplay", "cubedecision")
    for how in ("plies 2", "cubeful on", "prune on")
]
RATES = re.compile(
    r"^Player +(\w+) +(\w+) *$.*?^Overall statistics$.*?^Error rate mEMG \(\w+\) +(\S+) +\(.*?\) +(\S+)",
    re.MULTILINE | re.DOTALL,
)
PR_OF_RATE = 0.5
"""Of a thousandth of a point a decision."""


@dataclass(frozen=True, slots=True)
class Rated:
    """The PR of one player in one match: by our count, and by that of GNU Backgammon."""

    ours: float
    theirs: float


def legal_matches(folders: Iterable[Path]) -> Iterator[tuple[str, MatchRecord]]:
    """The match records in some folders by name, but for illegal plays, which derail GNU Backgammon."""
    for folder in folders:
        for path in sorted({*folder.glob("*.mat"), *folder.glob("*.txt")}):
            record = read_record(path.read_bytes())
            if not replay_match(record).illegal:
                yield path.stem, record


def gnubg_ratings(matches: Sequence[MatchRecord], folder: Path) -> list[dict[Side, float]]:
    """The PR of both players in each match, by the count of GNU Backgammon; `folder` is for files."""
    commands = [*LOOKAHEAD]
    for number, match in enumerate(matches):
        path = folder / f"{number}.mat"
        path.write_text(format_mat(replace(match, white=f"White{number}", black=f"Black{number}")), "utf-8")
        commands += [
            f"set jacoby {'on' if match.is_jacoby else 'off'}",
            f'import mat "{path}"',
            "analyse match",
            "show statistics match",
        ]
    by_name: dict[str, float] = {}
    for first, second, *rates in RATES.findall(ask_gnubg(commands, folder)):
        by_name |= {
            name: abs(float(rate)) * PR_OF_RATE for name, rate in zip((first, second), rates, strict=True)
        }
    return [
        {Side.WHITE: by_name[f"White{number}"], Side.BLACK: by_name[f"Black{number}"]}
        for number in range(len(matches))
    ]


async def our_ratings(evaluator: Evaluator, match: MatchRecord) -> dict[Side, float]:
    """The PR of both players by our count."""
    analysis = await evaluator.analyse(match, Depth.QUICK)
    return {side: analysis.rating(side).pr or 0.0 for side in Side}


def mean_difference(found: Sequence[Rated]) -> float:
    """How far both are apart on average."""
    return fmean(abs(each.ours - each.theirs) for each in found)


def rank_correlation(found: Sequence[Rated]) -> float:
    """Spearman's: 1 where both put the players in the same order."""
    return correlation(ranks([each.ours for each in found]), ranks([each.theirs for each in found]))


def ranks(values: Sequence[float]) -> list[float]:
    """The place of each value, from 1 on; equal ones share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]
