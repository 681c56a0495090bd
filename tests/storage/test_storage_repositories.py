"""A feature has a repository of its own, of which no unit of work need know."""

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, bindparam, select

from storage import Database, UnitOfWork
from storage.repositories.base import Repository, insert_or_update

VISITS = Table("visits", MetaData(), Column("player_id", Integer, primary_key=True), Column("times", Integer))
_VISIT = insert_or_update(VISITS, [VISITS.c.player_id], lambda _new: {"times": VISITS.c.times + 1})
_TIMES = select(VISITS.c.times).where(VISITS.c.player_id == bindparam("player"))


class Visits(Repository):
    """How often somebody was here."""

    __slots__ = ()

    def visit(self, player: int) -> None:
        self._connection.execute(_VISIT[self._dialect], {"player_id": player, "times": 1})

    def times(self, player: int) -> int:
        return self._connection.execute(_TIMES, {"player": player}).scalar() or 0


def visit_thrice(uow: UnitOfWork) -> None:
    for _ in range(3):
        Visits(uow).visit(7)


def visit_and_fail(uow: UnitOfWork) -> None:
    visit_thrice(uow)
    raise LookupError("nobody is at home")


async def test_a_repository_of_a_feature_is_within_the_transaction(database: Database) -> None:
    await database.run(lambda uow: VISITS.create(uow.connection))
    await database.run(visit_thrice)
    with pytest.raises(LookupError):
        await database.run(visit_and_fail)
    assert await database.run(lambda uow: Visits(uow).times(7)) == 3
