"""Save one action after another and say each version once it is committed, until somebody kills this process."""

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
        version = await database.run(lambda uow, number=interaction: work(uow, number))
        print(version, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
