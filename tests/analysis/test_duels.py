"""Levels play each other: of two neighbours, the stronger one wins more games."""

import os
from pathlib import Path

import pytest

from bot.analysis import Level
from tests.analysis.duels import NEIGHBOURS, fight

GAMES = 1000
KEPT_IN = os.environ.get("BARPOINT_TEST_DUELS")
"""A folder that keeps the games: the next run goes on from there."""


@pytest.mark.duel
@pytest.mark.parametrize(("stronger", "weaker"), NEIGHBOURS)
def test_the_stronger_of_two_neighbours_wins_more_games(
    stronger: Level, weaker: Level, tmp_path: Path
) -> None:
    duel = fight(stronger, weaker, GAMES, Path(KEPT_IN or tmp_path))
    print(f"{stronger} beats {weaker} in {duel.won} of {duel.games} games")  # noqa: T201 - `-s` shows it
    assert duel.won > duel.games / 2
