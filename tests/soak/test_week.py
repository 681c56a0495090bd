"""A week of 2,000 tables in one process: its memory stays as it is, and no task or thread is left over."""

import multiprocessing

import pytest

from tests.soak.week import week_of

TABLES, DAYS, SEED = 2000, 7, 1
WARM, FLAT = 2, 0.05
"""After so many days all that is kept for speed is there; by what part memory may change from then on."""

HAPPENED = (
    "event: Played",
    "event: TimedOut",
    "event: GameSettled",
    "post: board",
    "post: fold",
    "post: final",
    "post: notice",
    "post: removal",
    "table: over",
    "rematches",
)
SPAWN = multiprocessing.get_context("spawn")


@pytest.mark.proof
def test_memory_is_flat_over_a_week_of_2000_tables_and_nothing_is_left_over() -> None:
    with SPAWN.Pool(1) as pool:
        week = pool.apply(week_of, (TABLES, DAYS, SEED))
    print(week)  # noqa: T201 - `-s` shows it
    assert all(week.happened[each] for each in HAPPENED), week.happened
    warm, last = week.megabytes[WARM], week.megabytes[-1]
    assert abs(last - warm) <= FLAT * warm, week.megabytes
    assert all(tasks == week.tasks[0] for tasks in week.tasks), week.tasks
    assert week.threads[-1] == week.threads[WARM]
    assert week.left == []
