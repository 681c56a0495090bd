"""Databases and servers as earlier versions left them; `tests.discord.recording` writes them down."""

import gzip
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data" / "recorded"


@dataclass(frozen=True)
class Recorded:
    """A database as SQL, and what stood in Discord: people, channels, and messages with their buttons."""

    name: str
    folder: Path = DATA

    @cached_property
    def server(self) -> dict[str, Any]:
        return dict(json.loads(self._read("json")))

    @cached_property
    def sql(self) -> str:
        return self._read("sql")

    @cached_property
    def postgres_schema(self) -> str:
        """Return the schema of the empty database, as PostgreSQL's own program prints it."""
        return self._read("postgres.sql")

    def write(self, path: Path) -> None:
        """Make the SQLite file."""
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(self.sql)

    def _read(self, kind: str) -> str:
        return gzip.decompress((self.folder / f"{self.name}.{kind}.gz").read_bytes()).decode()


BEFORE: Final = Recorded("before")
"""By a commit of shortly before the first release, with the last schema of then."""

RELEASES: Final = [
    Recorded(file.name.removesuffix(".json.gz")) for file in sorted(DATA.glob("[0-9]*.json.gz"))
]
"""Each release, as it was recorded when it was made."""
