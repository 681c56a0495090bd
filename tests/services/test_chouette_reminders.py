"""Reminders of decisions: at half and at nine tenths of the time, and never twice of the same."""

from datetime import timedelta

from bot.engine.chouette import Join
from bot.play.preferences import Reminded, Reminders
from bot.play.scheduling import NOTICE
from tests.services.chouette_house import Club, started
from tests.services.house import ALICE, FRANK, House


async def reminded(club: Club) -> list[str]:
    """Whom a reminder is owed, by name."""
    pending = await club.house.pending()
    return club.names(payload["player"] for kind, _, payload in pending if kind == NOTICE)


async def test_the_box_is_reminded_at_half_of_its_time(house: House) -> None:
    club = await started(house)
    await club.wait(hours=11)
    assert await reminded(club) == []
    await club.wait(hours=1)
    assert await reminded(club) == ["Alice"]


async def test_and_again_at_nine_tenths(house: House) -> None:
    club = await started(house)
    await club.wait(hours=12)
    await club.forget_owed()
    await club.wait(hours=9)
    assert await reminded(club) == []
    await club.wait(hours=0.7)
    assert await reminded(club) == ["Alice"]


async def test_who_wants_no_reminders_gets_none(house: House) -> None:
    club = await started(house)
    await house.prefer(ALICE, reminders=Reminders(Reminded.NEVER))
    await club.wait(hours=22)
    assert await reminded(club) == []


async def test_what_others_do_meanwhile_brings_no_second_reminder(house: House) -> None:
    club = await started(house)
    await club.wait(hours=12)
    await club.forget_owed()
    await club.does(FRANK, Join())
    await club.wait(hours=1)
    assert await reminded(club) == []


async def test_whose_turn_comes_is_reminded_from_then_on(house: House) -> None:
    club = await started(house)
    await club.wait(hours=12)
    await club.plays(ALICE)
    await club.forget_owed()
    await club.wait(hours=11)
    assert await reminded(club) == []
    await club.wait(hours=1)
    assert await reminded(club) == ["Bob"]


async def test_an_idle_reminder_is_taken_back(house: House) -> None:
    club = await started(house)
    await club.wait(hours=12)
    rows = await house.database.run(lambda uow: uow.reminders.of_table(club.table.id))
    assert club.names(row.player_id for row in rows) == ["Alice"]
    await club.plays(ALICE)
    assert await house.database.run(lambda uow: uow.reminders.of_table(club.table.id)) == []


async def test_only_who_must_act_has_something_due(house: House) -> None:
    club = await started(house)
    due = await house.database.run(lambda uow: uow.deadlines.of_table(club.table.id))
    assert {each.kind for each in due} == {"chouette decision", "chouette reminder"}
    assert {club.table.players[each.player_id or 0].name for each in due} == {"Alice"}
    assert max(each.due_at for each in due) - house.now == timedelta(hours=24)
