"""kill -9 of the real process, again and again: nothing is lost, and nothing is thrown or said twice."""

from pathlib import Path
from random import Random

import pytest

from tests.faults.deaths import BETWEEN_PUSH_AND_BOARD, MOMENTS, Death, Moments
from tests.faults.killed_bot import KilledBot, open_killed_bot

SEED, MORE_SEEDS = 4, range(100, 110)
KILLS, MORE_KILLS = 10, 50


def play_and_die(killed_bot: KilledBot, random: Random, moments: Moments = MOMENTS) -> None:
    """Let the bot be killed by a turn at one of these moments."""
    death = Death.at_random(random, moments)
    try:
        killed_bot.die_of_a_turn(death)
    except BaseException as error:
        error.add_note(f"{death}")
        raise


def die_often(folder: Path, seed: int, kills: int) -> None:
    """Let the bot be killed so often in one game."""
    random = Random(seed)
    with open_killed_bot(folder, random) as killed_bot:
        for _ in range(kills):
            play_and_die(killed_bot, random)
        assert killed_bot.saved_by_the_dead, "none has died between save and post"


def test_kill_9_at_random_moments_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    die_often(tmp_path, SEED, KILLS)


@pytest.mark.proof
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_kill_9_at_many_random_moments(tmp_path: Path, seed: int) -> None:
    die_often(tmp_path, seed, MORE_KILLS)


@pytest.mark.proof
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_kill_9_between_the_push_and_its_board(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    with open_killed_bot(tmp_path, random) as killed_bot:
        while killed_bot.left_as_text < MORE_KILLS:
            play_and_die(killed_bot, random, BETWEEN_PUSH_AND_BOARD)
