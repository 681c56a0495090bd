"""Backups that the bot makes by itself: one every so many hours, of which the last few are kept.

When the next is due follows from the names of those that are there, so a restart changes nothing.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.configuration import Settings, unusable
from storage.backups import back_up, file_of
from storage.errors import HasOwnTools, NoDatabase, StorageError

LOG: Final = logging.getLogger(__name__)
NAME: Final = "barpoint-%Y%m%dT%H%M%SZ.sqlite3"
NAMED: Final = re.compile(r"barpoint-\d{8}T\d{6}Z\.sqlite3")
NEXT_TRY: Final = timedelta(hours=1)

Now = Callable[[], datetime]
Sleep = Callable[[float], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Backups:
    """The backups of one database: `every` so long, the last `kept` of them."""

    address: str
    folder: Path
    every: timedelta
    kept: int

    @property
    def made(self) -> list[Path]:
        """Oldest first."""
        found = self.folder.glob("barpoint-*.sqlite3")
        return sorted(path for path in found if NAMED.fullmatch(path.name))

    def wait(self, now: datetime) -> timedelta:
        """How long until the next is due; never longer than between two, however the clock was set."""
        if not self.made:
            return timedelta()
        last = datetime.strptime(self.made[-1].name, NAME).replace(tzinfo=UTC)
        return min(max(last + self.every - now, timedelta()), self.every)

    async def make(self, now: datetime) -> Path:
        """Make one now, and remove those that are too many; raises StorageError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        made = self.folder / now.strftime(NAME)
        await back_up(self.address, made, may_replace=True)
        for old in self.made[: -self.kept]:
            old.unlink()
        return made


@asynccontextmanager
async def backed_up(settings: Settings, now: Now, sleep: Sleep = asyncio.sleep) -> AsyncIterator[None]:
    """Make backups within, where the settings ask for them.

    Raises:
        SettingsError: The database is no file, or the folder cannot be made.
    """
    if settings.backup_every is None:
        yield
        return
    backups = _backups_of(settings)
    keeping = asyncio.create_task(_keep(backups, now, sleep))
    try:
        yield
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping


def _backups_of(settings: Settings) -> Backups:
    try:
        with suppress(NoDatabase):  # it is made at the first start
            file_of(settings.database_url)
        settings.backup_directory.mkdir(parents=True, exist_ok=True)
    except HasOwnTools as error:
        raise unusable("backup_every", str(error).removesuffix(".")) from error
    except OSError as error:
        raise unusable("backup_directory", error.strerror or str(error)) from error
    every = timedelta(hours=settings.backup_every or 0)
    return Backups(settings.database_url, settings.backup_directory, every, settings.backup_keep)


async def _keep(backups: Backups, now: Now, sleep: Sleep) -> None:
    """Make one backup after the other; one that fails is tried again after a while."""
    while True:
        await sleep(backups.wait(now()).total_seconds())
        try:
            made = await backups.make(now())
        except (StorageError, OSError) as error:
            LOG.error("no backup was made: %s", error)  # noqa: TRY400 - the sentence says it all
            await sleep(min(NEXT_TRY, backups.every).total_seconds())
        else:
            LOG.info("backup: %s", made)
