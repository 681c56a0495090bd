"""Save one action after another, say each version once it is committed, and go on until killed."""

# ruff: noqa: T201 - what it prints is how it is watched

import argparse
import asyncio
import time
from itertools import count

from storage import Database, UnitOfWork
from tests.storage.situations import save_action


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("table_id", type=int)
    parser.add_argument("--stop-before-commit", action="store_true")
    arguments = parser.parse_args()

    def work(uow: UnitOfWork, interaction: int) -> int:
        saved = save_action(uow, interaction, arguments.table_id)
        if arguments.stop_before_commit:
            print("saved, not committed", flush=True)
            time.sleep(60)
        return saved.version

    database = await Database.open(arguments.url)
    for interaction in count(1):
        version = await database.run(work, interaction=interaction)
        print(version, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
