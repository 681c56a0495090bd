"""Two processes with eight shards on one PostgreSQL database: killed, stopped, hung, cut off, restarted."""

import asyncio
import logging
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url, select

from bot.play.base.keys import TableId
from bot.play.posts.scheduling import REMINDER
from bot.play.tables.store import load_any
from storage import LEASE, UnitOfWork
from storage.models.subjects import OUTBOX
from tests.databases import NEEDS_SERVER, administer
from tests.faults.club import Club, open_club

LOG = logging.getLogger(__name__)
pytestmark = list(NEEDS_SERVER)
KILLS, MORE_KILLS = 2, 200
BREATH, LONG_BREATH = 2.0, 20.0
"""For how many seconds they are killed before all that was begun is brought to its end."""

TAKEN_OVER_SECONDS = LEASE.total_seconds() + 8
SPAN_SECONDS, LATEST_SECONDS = 8.0, 30.0
POSTGRES = Path(__file__).parent.parent.parent / ".ci" / "postgres"
BASH = "/bin/bash"
CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def test_two_processes_serve_their_shards_beside_each_other(tmp_path: Path, shared_url: str) -> None:
    with open_club(tmp_path, shared_url, seed=1) as club:
        club.play_until_all_have()
        club.check()
        assert club.doubled() == 0
        assert "Traceback" not in club.logs


def kill_now_and_then(folder: Path, url: str, seed: int, kills: int, breath: float) -> None:
    random, left, next_at = Random(seed), kills, time.monotonic()
    with open_club(folder, url, seed) as club:

        def kill() -> None:
            nonlocal left, next_at
            if not left or time.monotonic() < next_at:
                return
            victim = random.choice(club.processes)
            victim.end()
            if random.random() < 1 / 2:
                club.server.forget_nonces()
            victim.start()
            left, next_at = left - 1, time.monotonic() + random.uniform(0.2, 2)

        while left:
            club.play(breath, kill)
            club.check()
        LOG.warning("kills %d, %s", kills, club.summary)


def test_either_is_killed_and_nothing_is_lost_or_said_twice(tmp_path: Path, shared_url: str) -> None:
    kill_now_and_then(tmp_path, shared_url, 2, KILLS, BREATH)


@pytest.mark.proof
def test_either_is_killed_many_times(tmp_path: Path, shared_url: str) -> None:
    kill_now_and_then(tmp_path, shared_url, 11, MORE_KILLS, LONG_BREATH)


def hang_now_and_then(folder: Path, url: str, seed: int, times: int) -> None:
    random = Random(seed)
    with open_club(folder, url, seed) as club:
        for _ in range(times):
            club.play_on(random.uniform(0.2, 1.5))
            hanging = random.choice(club.processes)
            hanging.hang()
            club.play_on(TAKEN_OVER_SECONDS)
            hanging.go_on()
            club.play(1)
            club.check()
        LOG.warning("%s", club.summary)


@pytest.mark.proof
@pytest.mark.parametrize("seed", [21, 22])
def test_a_process_that_hangs_does_nothing_of_what_others_have_taken_over(
    tmp_path: Path, shared_url: str, seed: int
) -> None:
    hang_now_and_then(tmp_path, shared_url, seed, 5)


def restart_each(club: Club) -> None:
    """Stop and start the processes, one after the other."""
    for process in club.processes:
        process.ask_to_stop()
        club.play_on(0.5)
        process.wait_for_end()
        process.start()
        club.play_on(1)


def test_nothing_is_lost_or_said_twice_by_a_restart_process_by_process(
    tmp_path: Path, shared_url: str
) -> None:
    with open_club(tmp_path, shared_url, seed=3) as club:
        restart_each(club)
        club.settle()
        club.check()


@pytest.mark.proof
def test_every_deadline_of_a_dead_process_is_seen_to_in_time(tmp_path: Path, shared_url: str) -> None:
    with open_club(tmp_path, shared_url, seed=4) as club:
        for process in club.processes:
            club.play(2)
            begun = datetime.now(UTC)
            club.run(partial(remind_soon, begun=begun))
            time.sleep(club.random.uniform(0, SPAN_SECONDS))
            process.end()
            club.until(lambda begun=begun: club.run(partial(all_fired, begun=begun)))
            club.settle()
            late = club.run(partial(lateness, begun=begun))
            LOG.warning("late by at most %.1f seconds", late)
            assert late < LATEST_SECONDS
            process.start()
        club.check()


def remind_soon(uow: UnitOfWork, begun: datetime) -> None:
    """Let a reminder be due at each table within some seconds."""
    tables = sorted(uow.tables.open_ids())
    for number, key in enumerate(tables):
        table = load_any(uow, TableId(key))
        due_at = begun + timedelta(seconds=SPAN_SECONDS * number / len(tables))
        rows = [(REMINDER, player, due_at) for player in table.must_act or table.players]
        uow.deadlines.replace(table.id, table.version, rows)


def all_fired(uow: UnitOfWork, begun: datetime) -> bool:
    return all(fired(uow, table, begun) for table in uow.tables.open_ids())


def lateness(uow: UnitOfWork, begun: datetime) -> float:
    """How many seconds something was late at most: a deadline to be carried out, or a post to be brought."""
    deadlines = [each for table in uow.tables.open_ids() for each in fired(uow, table, begun)]
    found = select(OUTBOX.c.created_at, OUTBOX.c.delivered_at).where(OUTBOX.c.created_at > begun)
    posts = [(created, delivered) for created, delivered in uow.connection.execute(found)]
    assert posts, "reminders are posts"
    return max((at - due).total_seconds() for due, at in deadlines + posts)


def fired(uow: UnitOfWork, table: int, begun: datetime) -> list[tuple[datetime, datetime]]:
    found = uow.deadlines.of_subject(table)
    return [
        (each.due_at, each.fired_at) for each in found if each.fired_at is not None and each.due_at >= begun
    ]


@pytest.mark.proof
def test_connections_that_are_cut_again_and_again_are_survived(tmp_path: Path, shared_url: str) -> None:
    with open_club(tmp_path, shared_url, seed=5) as club:
        cuts = asyncio.Runner()

        def cut() -> None:
            if club.random.random() < 0.01:
                cuts.run(administer(make_url(shared_url), CUT_OFF))

        for _ in range(4):
            club.play(5, cut)
            club.check()
        cuts.close()
        assert club.turns.total() > len(club.rooms)


@pytest.fixture
def own_server() -> Iterator[tuple[str, Callable[[], str]]]:
    """A PostgreSQL server for this test alone, and what restarts it."""
    folder = Path(tempfile.mkdtemp(prefix="barpoint-postgres-"))  # where its own user sees it
    folder.rmdir()

    def script(word: str) -> str:
        done = subprocess.run([BASH, POSTGRES, word, folder], capture_output=True, text=True, check=True)
        return done.stdout.strip()

    yield script("start"), lambda: script("restart")
    script("stop")


@pytest.mark.proof
def test_a_crash_of_the_database_in_the_middle_is_survived(
    tmp_path: Path, own_server: tuple[str, Callable[[], str]]
) -> None:
    url, restart = own_server
    with open_club(tmp_path, url, seed=6) as club:
        for _ in range(3):
            club.play_on(2)
            restart()
            club.play(2)
            club.check()
