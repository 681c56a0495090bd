"""Backups that the bot makes by itself: when, how many, and what happens if one fails."""

# ruff: noqa: ASYNC240 - a test may wait for the disk

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.backups import backed_up
from bot.configuration import Settings, SettingsError
from tests.databases import new_database, url_of

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(hours=24)


class Waits:
    """A sleep that takes no time: the clock goes on meanwhile. After so many it lasts for ever."""

    def __init__(self, most: int) -> None:
        self.now = NOON
        self.waited: list[timedelta] = []
        self.is_over = asyncio.Event()
        self._most = most

    async def __call__(self, seconds: float) -> None:
        if len(self.waited) == self._most:
            self.is_over.set()
            await asyncio.Event().wait()
        self.waited.append(timedelta(seconds=seconds))
        self.now += self.waited[-1]

    def clock(self) -> datetime:
        return self.now


async def keep(settings: Settings, waits: Waits) -> None:
    async with backed_up(settings, waits.clock, waits):
        await waits.is_over.wait()


@pytest.fixture
async def settings(tmp_path: Path) -> Settings:
    await (await new_database(tmp_path / "barpoint.sqlite3")).close()
    return settings_in(tmp_path)


def settings_in(folder: Path, **changes: object) -> Settings:
    values = {"database_url": url_of(folder / "barpoint.sqlite3"), "backup_directory": folder / "backups"}
    return Settings(backup_every=24, backup_keep=2, **(values | changes))  # type: ignore[arg-type]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "backups").iterdir())


async def test_the_first_is_made_at_once_then_one_a_day_and_the_last_are_kept(
    settings: Settings, tmp_path: Path
) -> None:
    waits = Waits(3)
    await keep(settings, waits)
    assert waits.waited == [timedelta(), DAY, DAY]
    assert names(tmp_path) == ["barpoint-20260302T120000Z.sqlite3", "barpoint-20260303T120000Z.sqlite3"]


async def test_a_restart_does_not_make_one_before_its_time(settings: Settings, tmp_path: Path) -> None:
    await keep(settings, Waits(1))
    later = Waits(1)
    later.now += timedelta(hours=5)
    await keep(settings, later)
    assert later.waited == [timedelta(hours=19)]


async def test_a_clock_that_is_put_back_delays_the_next_by_no_more_than_one_span(
    settings: Settings, tmp_path: Path
) -> None:
    await keep(settings, Waits(1))
    earlier = Waits(1)
    earlier.now -= timedelta(days=300)
    await keep(settings, earlier)
    assert earlier.waited == [DAY]


async def test_files_of_others_are_left_alone(settings: Settings, tmp_path: Path) -> None:
    others = ["barpoint-mine.sqlite3", "notes.txt"]
    (tmp_path / "backups").mkdir()
    for name in others:
        (tmp_path / "backups" / name).touch()
    await keep(settings, Waits(4))
    assert len(names(tmp_path)) == 4
    assert set(others) < set(names(tmp_path))


async def test_one_that_fails_is_said_and_tried_again_in_an_hour(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "barpoint.sqlite3"
    content = database.read_bytes()
    database.write_bytes(b"x" * 5000)
    waits = Waits(4)

    async def sleep(seconds: float) -> None:
        if len(waits.waited) == 2:
            database.write_bytes(content)
        await waits(seconds)

    async with backed_up(settings, waits.clock, sleep):
        await waits.is_over.wait()
    assert waits.waited == [timedelta(), timedelta(hours=1), timedelta(), DAY]
    assert "no backup was made: The database file" in caplog.text
    assert len(names(tmp_path)) == 2


async def test_without_the_setting_there_are_none(tmp_path: Path) -> None:
    async with backed_up(Settings(), lambda: NOON):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"database_url": "postgresql+asyncpg://alice:hunter2@db/barpoint"},
            "BARPOINT_BACKUP_EVERY cannot be used: .*pg_dump",
        ),
        (
            {"backup_directory": Path(__file__) / "backups"},
            "BARPOINT_BACKUP_DIRECTORY cannot be used: Not a directory",
        ),
    ],
)
async def test_settings_that_cannot_be_carried_out_are_named_at_the_start(
    tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(SettingsError, match=sentence) as refused:
        async with backed_up(settings_in(tmp_path, **changes), lambda: NOON):
            pass
    assert "hunter2" not in str(refused.value)
