"""One saved action, as a ratio to the same writes by raw `sqlite3` in the same run: the processor's time.

The action is what a service saves: claim the interaction, read the table, save it over the version that was
read, add an event and a post, replace what is due at the table, commit. Both sides write the same rows to
the same schema, with WAL and `synchronous=FULL`, and take turns, so that whatever else the machine does
meets both. Ours overwrites what it deletes (`secure_delete`), and the mark holds with that: raw `sqlite3`
does not. What it would cost there is shown beside it. The time is the processor's, on one core: both wait
for the disk, and the slower that is, the more alike they would look.
"""

import asyncio
import json
import sqlite3
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from storage import Database, UnitOfWork
from tests.benchmarks.measuring import keep_to_cores
from tests.benchmarks.results import Result, judged

MARK = 4.0
WARM_UP, ROUNDS = 100, 1000
NOW = datetime(2026, 1, 31, 18, 30, tzinfo=UTC)
NOW_TEXT = "2026-01-31 18:30:00.000000"
POINTS = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]
STATE = {
    "players": {"white": 1, "black": 2},
    "score": [3, 2],
    "game": {
        "number": 6,
        "position": {"own": POINTS, "other": POINTS},
        "on_roll": "white",
        "roll": [6, 1],
        "cubes": [{"value": 2, "owner": "black"}],
        "bets": [{"white": 1, "black": 2, "cube": 0}],
        "terms": {"cube": True, "cap": None, "jacoby": False, "beavers": False, "dead": [None, 4]},
    },
    "settings": {"length": 7, "themes": ["walnut", "slate"], "options": {str(key): key for key in range(40)}},
}
EVENT = {"roll": [6, 1], "play": "13/7 8/7", "before": "4HPwATDgc/ABMA"}
POST = {"board": 6, "mention": [2], "line": "13/7 8/7"}

DEADLINES = [
    (kind, 2, NOW + timedelta(hours=at)) for kind, at in (("reminder", 8), ("warning", 65), ("time", 72))
]
DEADLINES_TEXT = [(kind, player, f"{due_at:%Y-%m-%d %H:%M:%S.%f}") for kind, player, due_at in DEADLINES]


class Raw:
    """The same action in plain `sqlite3`, by hand."""

    def __init__(self, path: Path, secure_delete: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        deletion = f"secure_delete={secure_delete}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", deletion):
            self._connection.execute(f"PRAGMA {pragma}")

    def save_action(self, interaction: int) -> None:
        """Save one action."""
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        execute("INSERT INTO interactions VALUES (?, ?) ON CONFLICT DO NOTHING", (interaction, NOW_TEXT))
        row = execute("SELECT id, status, version, state FROM tables WHERE id = 1").fetchone()
        json.loads(row[3])
        execute(
            "UPDATE tables SET version = ?, state = ?, status = ?, updated_at = ?"
            " WHERE id = ? AND version = ?",
            (row[2] + 1, json.dumps(STATE), "playing", NOW_TEXT, 1, row[2]),
        )
        execute(
            "INSERT INTO events (table_id, version, seq, game, kind, payload, player_id, created_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (1, row[2] + 1, 0, 6, "Played", json.dumps(EVENT), 1, NOW_TEXT),
        )
        execute(
            "INSERT INTO outbox (subject_id, version, kind, payload, attempts, due_at, created_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (1, row[2] + 1, "board", json.dumps(POST), 0, NOW_TEXT, NOW_TEXT),
        )
        execute("DELETE FROM deadlines WHERE subject_id = ? AND fired_at IS NULL", (1,))
        self._connection.executemany(
            "INSERT INTO deadlines (subject_id, version, kind, player_id, due_at) VALUES (?, ?, ?, ?, ?)",
            [(1, row[2] + 1, *deadline) for deadline in DEADLINES_TEXT],
        )
        execute("COMMIT")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def set_up(uow: UnitOfWork) -> None:
    """Make the table at which all actions happen."""
    for snowflake, name in ((101, "Alice"), (102, "Bob")):
        uow.players.get_or_add(snowflake, name, NOW)
    uow.tables.add(
        guild_snowflake=1, channel_snowflake=1, kind="match", state=STATE, status="playing", now=NOW
    )


def save_action(uow: UnitOfWork, interaction: int) -> None:
    """Save one action."""
    uow.interactions.claim(interaction, NOW)
    table = uow.tables.get(1)
    saved = uow.tables.save(table, state=STATE, status="playing", now=NOW)
    uow.events.append(1, saved.version, [(6, "Played", EVENT, 1)], NOW)
    uow.outbox.add(1, saved.version, "board", POST, NOW)
    uow.deadlines.replace(1, saved.version, DEADLINES)


async def measure(folder: Path) -> tuple[float, float, float]:
    """Return the medians of a saved action, ours, raw and raw with `secure_delete`, in seconds."""
    ours_path, *raw_paths = [folder / f"{name}.sqlite3" for name in ("ours", "raw", "secure")]
    for path in (ours_path, *raw_paths):
        database = await Database.open(f"sqlite+aiosqlite:///{path}")
        await database.run(set_up)
        await database.close()
    database = await Database.open(f"sqlite+aiosqlite:///{ours_path}")
    raws = [Raw(path, switch) for path, switch in zip(raw_paths, ("OFF", "ON"), strict=True)]
    times: list[list[float]] = [[], [], []]
    for interaction in range(1, WARM_UP + ROUNDS + 1):
        start = time.process_time()
        await database.run(save_action, interaction=interaction)
        times[0].append(time.process_time() - start)
        for which in (0, 1) if interaction % 2 else (1, 0):  # who comes second finds the disk warmer
            start = time.process_time()
            raws[which].save_action(interaction)
            times[1 + which].append(time.process_time() - start)
    await database.close()
    for raw in raws:
        raw.close()
    ours, plain, secure = (median(each[WARM_UP:]) for each in times)
    return ours, plain, secure


def main() -> int:
    """Print the medians and the ratio; return 1 if it is above the mark."""
    keep_to_cores()
    with TemporaryDirectory() as folder:
        ours, plain, secure = asyncio.run(measure(Path(folder)))
    print(
        f"a saved action: {ours * 1e6:.0f} µs; raw sqlite3: {plain * 1e6:.0f} µs,"
        f" {secure * 1e6:.0f} µs with secure_delete (medians of {ROUNDS})"
    )
    return judged([Result("saved_action", ours / plain, MARK)])


if __name__ == "__main__":
    sys.exit(main())
