"""The scheduler: deadlines first, then what is owed; neither holds up the other, however many there are."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from datetime import time as day_time
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.clocks import TimeControl
from bot.discord.posting.lease import NextPost, Tickets
from bot.discord.posting.onlookers import Onlookers
from bot.discord.pressing import places
from bot.discord.service import scheduler
from bot.discord.service.scheduler import LONGEST_SLEEP, SHORTEST_SLEEP, SOON, Scheduler, look_ahead
from bot.play.base.keys import GuildSnowflake, TableId, UserSnowflake
from bot.play.posts import outbox
from bot.play.posts.outbox import put_off, subjects_with_posts
from bot.play.posts.scheduling import next_due_at
from bot.play.subjects.subject import known_kinds
from bot.play.tables.fair_play import FairPlay
from storage import UnitOfWork
from tests.databases import new_database
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import no_dice
from tests.faults.hurried_time import hurry
from tests.play.harness import ALICE, BOB, CHANNEL, Harness, scripted_chance

TABLES = 3


class Delivery:
    """All of a delivery that reading what is due needs."""

    is_resting = False

    def watch(self) -> None:
        pass

    def tickets_as_of_watch(self, _table_id: TableId) -> Tickets:
        return ()


class StuckDiscord(Delivery):
    """A delivery that never comes to an end, once it has begun."""

    def __init__(self) -> None:
        self.has_begun = asyncio.Event()

    async def deliver_all(self, _subjects: Sequence[TableId], _ready: Mapping[TableId, NextPost]) -> None:
        self.has_begun.set()
        await asyncio.Event().wait()


class Reluctant(Delivery):
    """A delivery that puts off what is owed, at first."""

    def __init__(self, harness: Harness) -> None:
        self.runs = 0
        self.has_come_again = asyncio.Event()
        self._harness = harness

    async def deliver_all(
        self, _subjects: Sequence[TableId], _ready: Mapping[TableId, NextPost]
    ) -> datetime | None:
        self.runs += 1
        harness = self._harness
        if self.runs == 1:
            for table_id in await harness.database.run(subjects_with_posts, now=harness.now):
                await harness.database.run(
                    put_off, subject_id=table_id, error="Discord is down", at=harness.now
                )
        elif self.runs == 2:
            harness.pass_by(timedelta(hours=1))
        else:
            self.has_come_again.set()
        return await harness.run(lambda uow: uow.outbox.next_due_at(known_kinds()))


@asynccontextmanager
async def harness_of_late_players(folder: Path) -> AsyncIterator[Harness]:
    """Tables at which everybody's time is out, unnoticed so far."""
    database = await new_database(folder / "late.sqlite3")
    harness = Harness(database)
    for number in range(TABLES):
        table = await harness.challenge(ALICE, BOB, channel=CHANNEL + number, control=TimeControl(24))
        await harness.accept(BOB, table)
    harness.pass_by(timedelta(days=2))
    try:
        yield harness
    finally:
        await database.close()


async def belongs_nowhere(_user: UserSnowflake, _guild: GuildSnowflake) -> bool:
    return False


def scheduler_of(harness: Harness, delivery: StuckDiscord | Reluctant) -> Scheduler:
    """The scheduler of a bot that has what these need, and nothing else."""
    context = SimpleNamespace(
        store=harness.database,
        fair_play=FairPlay(harness.database, belongs_nowhere),
        delivery=delivery,
        now=lambda: harness.now,
        dice_source=scripted_chance(no_dice),
        onlookers=Onlookers(),
    )
    return Scheduler(context)  # type: ignore[arg-type]


async def test_no_deadline_waits_for_discord(tmp_path: Path) -> None:
    async with harness_of_late_players(tmp_path) as harness:
        discord = StuckDiscord()
        scheduler = scheduler_of(harness, discord)
        scheduler.start()
        await discord.has_begun.wait()
        scheduler.stop()
        tables = [await harness.latest(CHANNEL + number) for number in range(TABLES)]
        assert [table.time is not None and table.time.is_out for table in tables] == [True] * TABLES


async def test_no_deadline_waits_for_others_that_cannot_fire_however_many(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with harness_of_late_players(tmp_path) as harness:
        first = await harness.latest(CHANNEL)
        broken = [("of no kind", None, harness.now - timedelta(days=3))] * 5
        await harness.database.run(lambda uow: uow.deadlines.replace(first.id, first.version, broken))
        discord = StuckDiscord()
        scheduler = scheduler_of(harness, discord)
        scheduler.start()
        await discord.has_begun.wait()
        scheduler.stop()
        tables = [await harness.latest(CHANNEL + number) for number in range(1, TABLES)]
        assert all(table.time is not None and table.time.is_out for table in tables)
        assert sum("did not fire" in record.getMessage() for record in caplog.records) == len(broken)
        caplog.clear()


def sleep_by(uow: UnitOfWork, now: datetime) -> timedelta:
    return look_ahead(uow, now, is_delivering=True).sleep


async def test_what_one_run_could_not_deliver_is_delivered_by_the_next(tmp_path: Path) -> None:
    async with harness_of_late_players(tmp_path) as harness:
        tables = await harness.run(subjects_with_posts, now=harness.now)
        assert len(tables) == TABLES
        for table_id in tables:
            await harness.run(put_off, subject_id=table_id, error="Discord is down", at=harness.now)
        assert await harness.run(sleep_by, now=harness.now) == SOON


async def test_what_one_run_has_no_room_for_the_next_delivers_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (outbox, scheduler):
        monkeypatch.setattr(module, "MOST_SUBJECTS", TABLES - 1)
    async with harness_of_late_players(tmp_path) as harness:
        assert await harness.run(sleep_by, now=harness.now) == SHORTEST_SLEEP


async def test_where_nothing_is_owed_the_next_run_is_when_the_next_deadline_is(tmp_path: Path) -> None:
    async with harness_of_late_players(tmp_path) as harness:
        await harness.run(
            lambda uow: uow.outbox.mark_delivered([row.id for row in uow.outbox.pending()], harness.now)
        )
        due = await harness.run(next_due_at)
        assert due is not None
        minute = timedelta(minutes=1)
        assert await harness.run(sleep_by, now=due - minute) == minute
        assert await harness.run(sleep_by, now=due - 2 * LONGEST_SLEEP) == LONGEST_SLEEP


async def run_by_a_clock_that_is_behind(folder: Path) -> None:
    async with harness_of_late_players(folder) as harness:
        delivery = Reluctant(harness)
        scheduler = scheduler_of(harness, delivery)
        scheduler.start()
        await asyncio.wait_for(delivery.has_come_again.wait(), timeout=10 * SOON.total_seconds())
        scheduler.stop()


def test_the_runs_go_on_where_the_clock_is_behind_the_moment_of_the_last_one(tmp_path: Path) -> None:
    hurry(run_by_a_clock_that_is_behind(tmp_path))  # which sleeps for less than the clock says


class PutBack(datetime):
    """A clock that is put back by two hours."""

    back = timedelta()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "PutBack":
        return cls.fromtimestamp(datetime.now(UTC).timestamp(), tz) - cls.back


async def run_while_the_clock_is_put_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("discord.utils", "discord.ext.tasks"):
        clock = SimpleNamespace(datetime=PutBack, timezone=timezone, timedelta=timedelta, time=day_time)
        monkeypatch.setattr(f"{module}.datetime", clock)
    async with harness_of_late_players(folder) as harness:
        delivery = Reluctant(harness)
        scheduler = scheduler_of(harness, delivery)
        scheduler.start()
        while not delivery.runs:  # noqa: ASYNC110 - it is the time that passes
            await asyncio.sleep(1)
        monkeypatch.setattr(PutBack, "back", timedelta(hours=2))
        scheduler.wake_soon()
        await asyncio.wait_for(delivery.has_come_again.wait(), timeout=10 * SOON.total_seconds())
        scheduler.stop()


def test_the_runs_go_on_where_the_clock_is_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(run_while_the_clock_is_put_back(tmp_path, monkeypatch))


async def test_nothing_begins_once_the_bot_has_ended(server: SimulatedServer) -> None:
    await server.bot.close()
    await server.bot.on_ready()
    assert server.bot.scheduler.under_way is None


async def test_the_bot_ends_after_what_an_event_asks_for(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_begun, may_end = asyncio.Event(), asyncio.Event()

    async def take_time(*_taken: object) -> None:
        has_begun.set()
        await may_end.wait()

    monkeypatch.setattr(places, "welcome", take_time)
    event = asyncio.create_task(server.bot.on_guild_join(server.bot.guilds[0]))
    await has_begun.wait()
    assert server.bot.context.under_way == {event}
    may_end.set()
    await server.bot.close()
    assert event.done()
