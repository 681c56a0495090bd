"""Our ratings put players in the same order as those of GNU Backgammon."""

import os
from pathlib import Path

from bot.analysis import Evaluator
from bot.engine import Side
from tests.analysis import xg
from tests.analysis.gnubg import (
    Rated,
    gnubg_ratings,
    legal_matches,
    mean_difference,
    our_ratings,
    rank_correlation,
)
from tests.records.gnubg import NEEDS_GNUBG

pytestmark = [mark for mark in NEEDS_GNUBG if mark.name != "gnubg"]  # it takes minutes
MORE = os.environ.get("BARPOINT_MATCHES")
"""A folder of more match records."""


async def test_players_are_ranked_alike(evaluator: Evaluator, tmp_path: Path) -> None:
    matches = dict(legal_matches([xg.FOLDER, *([Path(MORE)] if MORE else [])]))
    found: list[Rated] = []
    for (name, match), theirs in zip(
        matches.items(), gnubg_ratings([*matches.values()], tmp_path), strict=True
    ):
        ours = await our_ratings(evaluator, match)
        both = [Rated(ours[side], theirs[side]) for side in Side]
        print(name, *(f"{each.ours:.2f} ({each.theirs:.2f})" for each in both))  # noqa: T201 - `-s` shows it
        found += both
    order, difference = rank_correlation(found), mean_difference(found)
    print(f"{len(found)} ratings: Spearman {order:.3f}, mean difference {difference:.2f}")  # noqa: T201
    assert len(found) >= 20
    assert order >= 0.95
