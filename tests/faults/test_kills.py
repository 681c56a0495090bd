"""kill -9 of the real process, again and again: nothing is lost, and nothing is thrown or said twice."""

from pathlib import Path
from random import Random

import pytest

from tests.faults.deaths import Death
from tests.faults.killed_bot import open_killed_bot

SEED, MORE_SEEDS = 4, range(100, 110)
KILLS, MORE_KILLS = 10, 50


def play_and_die(folder: Path, seed: int, kills: int) -> None:
    """Let the bot be killed so often in one game."""
    random = Random(seed)
    with open_killed_bot(folder, random) as killed_bot:
        for number in range(kills):
            death = Death.at_random(random)
            try:
                killed_bot.die_of_a_turn(death)
            except BaseException as error:
                error.add_note(f"seed {seed}, kill {number}: {death}")
                raise
        assert killed_bot.saved_by_the_dead, "none has died between save and post"


def test_kill_9_at_random_moments_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    play_and_die(tmp_path, SEED, KILLS)


@pytest.mark.proof
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_kill_9_at_many_random_moments(tmp_path: Path, seed: int) -> None:
    play_and_die(tmp_path, seed, MORE_KILLS)
