"""kill -9 of the real process, again and again: nothing is lost, and nothing is thrown or said twice."""

from pathlib import Path
from random import Random

import pytest

from tests.faults.deaths import Death
from tests.faults.evening import open_evening

SEED, MORE_SEEDS = 4, range(100, 110)
KILLS, MORE_KILLS = 20, 50


def play_and_die(folder: Path, seed: int, kills: int) -> None:
    """Let the bot be killed so often in one game."""
    random = Random(seed)
    with open_evening(folder, random) as evening:
        for number in range(kills):
            death = Death.at_random(random)
            try:
                evening.die_of_a_turn(death)
            except BaseException as error:
                error.add_note(f"seed {seed}, kill {number}: {death}")
                raise
        assert evening.saved_by_the_dead, "none has died between save and post"


def test_kill_9_at_random_moments_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    play_and_die(tmp_path, SEED, KILLS)


@pytest.mark.proof
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_kill_9_at_many_random_moments(tmp_path: Path, seed: int) -> None:
    play_and_die(tmp_path, seed, MORE_KILLS)
