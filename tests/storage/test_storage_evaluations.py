"""Evaluations are counted by the day, for each player."""

from datetime import UTC, datetime, timedelta

from storage import Database, UnitOfWork

DAY = datetime(2026, 3, 1, tzinfo=UTC)


async def test_evaluations_add_up_on_a_day_and_begin_anew_on_the_next(database: Database) -> None:
    def work(uow: UnitOfWork) -> list[int]:
        ann, ben = (uow.players.get_or_add(number, "somebody", DAY).id for number in (11, 12))
        later = DAY + timedelta(days=1)
        asked = [
            (ann, DAY, 1),
            (ann, DAY, 18),
            (ben, DAY, 1),
            (ann, DAY, 2),
            (ann, later, 1),
            (ann, later, 1),
        ]
        return [uow.evaluations.count(*each) for each in asked]

    assert await database.run(work) == [1, 19, 1, 21, 1, 2]


async def test_evaluations_of_somebody_who_is_erased_are_forgotten(database: Database) -> None:
    def work(uow: UnitOfWork) -> tuple[int, bool]:
        ann = uow.players.get_or_add(11, "Ann", DAY).id
        uow.evaluations.count(ann, DAY, 7)
        found = uow.evaluations.of_player(ann)
        uow.evaluations.forget_player(ann)
        return found.asked if found else 0, uow.evaluations.of_player(ann) is None

    assert await database.run(work) == (7, True)


async def test_what_is_given_back_counts_on_its_own_day_only(database: Database) -> None:
    def work(uow: UnitOfWork) -> list[int]:
        ann = uow.players.get_or_add(11, "Ann", DAY).id
        uow.evaluations.count(ann, DAY, 2)
        left = []
        for day in (DAY + timedelta(days=1), DAY, DAY, DAY):
            uow.evaluations.give_back(ann, day)
            found = uow.evaluations.of_player(ann)
            left.append(found.asked if found else 0)
        return left

    assert await database.run(work) == [2, 1, 0, 0]
