"""Two processes with eight shards on one PostgreSQL database: killed, stopped, hung, cut off, restarted."""

import asyncio
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url

from tests.databases import NEEDS_SERVER, SERVER, fresh_database
from tests.faults.club import open_club

LOG = logging.getLogger(__name__)
pytestmark = list(NEEDS_SERVER)
KILLS, MORE_KILLS = 3, 100
TOGETHER_SECONDS, MORE_SECONDS = 5, 60


@pytest.fixture
def shared_url() -> Iterator[str]:
    """A database on the server, for several processes."""
    with asyncio.Runner() as runner:
        fresh = fresh_database(make_url(SERVER))
        yield runner.run(anext(fresh))
        runner.run(fresh.aclose())


def test_two_processes_serve_their_shards_beside_each_other(tmp_path: Path, shared_url: str) -> None:
    with open_club(tmp_path, shared_url, seed=1) as club:
        club.play(TOGETHER_SECONDS)
        club.check()
        assert club.turns > len(club.rooms)
        assert club.doubled() == 0
        assert "Traceback" not in club.logs


def kill_now_and_then(folder: Path, url: str, seed: int, kills: int) -> None:
    random, left, next_at = Random(seed), kills, time.monotonic()
    with open_club(folder, url, seed) as club:

        def kill() -> None:
            nonlocal left, next_at
            if not left or time.monotonic() < next_at:
                return
            victim = random.choice(club.processes)
            victim.killer()()
            victim.wait_for_end()
            if random.random() < 1 / 2:
                club.server.forget_nonces()
            victim.start()
            left, next_at = left - 1, time.monotonic() + random.uniform(0.2, 2)

        while left:
            club.play(5, kill)
            club.check()
        LOG.warning("kills %d, turns %d, stopped by their nonce %d", kills, club.turns, club.doubled())


def test_either_is_killed_and_nothing_is_lost_or_said_twice(tmp_path: Path, shared_url: str) -> None:
    kill_now_and_then(tmp_path, shared_url, 2, KILLS)


@pytest.mark.proof
@pytest.mark.parametrize("seed", [11, 12])
def test_either_is_killed_many_times(tmp_path: Path, shared_url: str, seed: int) -> None:
    kill_now_and_then(tmp_path, shared_url, seed, MORE_KILLS)
