"""Dice totals: how often each server has seen each roll."""

from collections import Counter
from collections.abc import Iterable

from sqlalchemy import bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from storage.models import DICE_TOTALS
from storage.repositories.base import Repository

_OF_SERVER = select(DICE_TOTALS.c.high, DICE_TOTALS.c.low, DICE_TOTALS.c.rolled).where(
    DICE_TOTALS.c.guild_snowflake == bindparam("guild")
)
_COUNTS = {
    dialect: insert.on_conflict_do_update(
        index_elements=list(DICE_TOTALS.primary_key),
        set_={"rolled": DICE_TOTALS.c.rolled + insert.excluded.rolled},
    )
    for dialect, insert in (
        ("sqlite", sqlite.insert(DICE_TOTALS)),
        ("postgresql", postgresql.insert(DICE_TOTALS)),
    )
}


class DiceTotals(Repository):
    """What the servers have rolled."""

    __slots__ = ()

    def count(self, guild_snowflake: int, rolls: Iterable[tuple[int, int]]) -> None:
        """Count each roll once; of its two dice, either may come first."""
        counted = Counter((max(roll), min(roll)) for roll in rolls)
        # In one order, so that two transactions on PostgreSQL cannot wait for each other's rows.
        values = [
            {"guild_snowflake": guild_snowflake, "high": high, "low": low, "rolled": times}
            for (high, low), times in sorted(counted.items())
        ]
        if values:
            self._connection.execute(_COUNTS[self._dialect], values)

    def of_server(self, guild_snowflake: int) -> dict[tuple[int, int], int]:
        """Return how often a server has seen each roll, by its higher and its lower die."""
        rows = self._connection.execute(_OF_SERVER, {"guild": guild_snowflake})
        return {(row.high, row.low): row.rolled for row in rows}
