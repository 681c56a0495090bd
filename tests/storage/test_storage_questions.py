"""Questions are counted by the day, for each player."""

from datetime import UTC, datetime, timedelta

from storage import Database, UnitOfWork

DAY = datetime(2026, 3, 1, tzinfo=UTC)


async def test_questions_add_up_on_a_day_and_begin_anew_on_the_next(database: Database) -> None:
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
        return [uow.questions.count(*each) for each in asked]

    assert await database.run(work) == [1, 19, 1, 21, 1, 2]


async def test_questions_of_somebody_who_is_erased_are_forgotten(database: Database) -> None:
    def work(uow: UnitOfWork) -> tuple[int, bool]:
        ann = uow.players.get_or_add(11, "Ann", DAY).id
        uow.questions.count(ann, DAY, 7)
        found = uow.questions.of_player(ann)
        uow.questions.forget_player(ann)
        return found.asked if found else 0, uow.questions.of_player(ann) is None

    assert await database.run(work) == (7, True)
