"""Reminders of decisions: at half and at nine tenths of the time, and never twice of the same."""

from datetime import timedelta

from bot.engine.chouette import Join
from bot.play.preferences import Reminded, Reminders
from bot.play.scheduling import NOTICE
from tests.play.chouette.harness import ChouetteHarness, started
from tests.play.harness import ALICE, FRANK, ServiceHarness


async def reminded(chouette: ChouetteHarness) -> list[str]:
    """Whom a reminder is owed, by name."""
    pending = await chouette.harness.pending()
    return chouette.names(payload["player"] for kind, _, payload in pending if kind == NOTICE)


async def test_the_box_is_reminded_at_half_of_its_time(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=11)
    assert await reminded(chouette) == []
    await chouette.wait(hours=1)
    assert await reminded(chouette) == ["Alice"]


async def test_and_again_at_nine_tenths(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    await chouette.forget_owed()
    await chouette.wait(hours=9)
    assert await reminded(chouette) == []
    await chouette.wait(hours=0.7)
    assert await reminded(chouette) == ["Alice"]


async def test_who_wants_no_reminders_gets_none(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    await harness.prefer(ALICE, reminders=Reminders(Reminded.NEVER))
    await chouette.wait(hours=22)
    assert await reminded(chouette) == []


async def test_what_others_do_meanwhile_brings_no_second_reminder(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    await chouette.forget_owed()
    await chouette.does(FRANK, Join())
    await chouette.wait(hours=1)
    assert await reminded(chouette) == []


async def test_whose_turn_comes_is_reminded_from_then_on(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    await chouette.plays(ALICE)
    await chouette.forget_owed()
    await chouette.wait(hours=11)
    assert await reminded(chouette) == []
    await chouette.wait(hours=1)
    assert await reminded(chouette) == ["Bob"]


async def test_an_idle_reminder_is_taken_back(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    rows = await harness.database.run(lambda uow: uow.reminders.of_table(chouette.table.id))
    assert chouette.names(row.player_id for row in rows) == ["Alice"]
    await chouette.plays(ALICE)
    assert await harness.database.run(lambda uow: uow.reminders.of_table(chouette.table.id)) == []


async def test_only_who_must_act_has_something_due(harness: ServiceHarness) -> None:
    chouette = await started(harness)
    due = await harness.database.run(lambda uow: uow.deadlines.of_table(chouette.table.id))
    assert {each.kind for each in due} == {"chouette decision", "chouette reminder"}
    assert {chouette.table.players[each.player_id or 0].name for each in due} == {"Alice"}
    assert max(each.due_at for each in due) - harness.now == timedelta(hours=24)
