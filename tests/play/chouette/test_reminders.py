"""Reminders of decisions: each who must decide has their own, at half and at nine tenths of the time."""

from datetime import timedelta

from bot.engine import Answer, AnswerOffer
from bot.engine.chouette import Instruct, Instruction, Join
from bot.play.base.preferences import Reminded, Reminders
from bot.play.pages.panels import reminder_panel
from bot.play.posts.scheduling import NOTICE, enqueue_reminder
from bot.play.tables.store import withdraw_reminders
from tests.play.chouette.harness import ChouetteHarness, doubled, started
from tests.play.deliveries import Deliveries
from tests.play.harness import ALICE, CAROL, DORA, FRANK, Harness


async def reminded(chouette: ChouetteHarness) -> list[str]:
    """Return the players who are owed a reminder, by name."""
    pending = await chouette.harness.pending()
    return chouette.names(payload["player"] for kind, _, payload in pending if kind == NOTICE)


async def test_the_box_is_reminded_at_half_and_at_nine_tenths_of_its_time(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=11)
    assert await reminded(chouette) == []
    await chouette.wait(hours=1)
    assert await reminded(chouette) == ["Alice"]
    await chouette.forget_pending()
    await chouette.wait(hours=9)
    assert await reminded(chouette) == []
    await chouette.wait(hours=0.7)
    assert await reminded(chouette) == ["Alice"]


async def test_who_wants_no_reminders_gets_none(harness: Harness) -> None:
    chouette = await started(harness)
    await harness.prefer(ALICE, reminders=Reminders(Reminded.NEVER))
    await chouette.wait(hours=22)
    assert await reminded(chouette) == []


async def test_what_others_do_meanwhile_brings_no_second_reminder(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    await chouette.forget_pending()
    await chouette.does(FRANK, Join())
    await chouette.wait(hours=1)
    assert await reminded(chouette) == []


async def test_whose_turn_comes_is_reminded_from_then_on(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    await chouette.plays(ALICE)
    await chouette.forget_pending()
    await chouette.wait(hours=11)
    assert await reminded(chouette) == []
    await chouette.wait(hours=1)
    assert await reminded(chouette) == ["Bob"]


async def test_an_idle_reminder_is_taken_back(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=12)
    rows = await harness.run(lambda uow: uow.reminders.of_table(chouette.table.id))
    assert chouette.names(row.player_id for row in rows) == ["Alice"]
    await chouette.plays(ALICE)
    assert await harness.run(lambda uow: uow.reminders.of_table(chouette.table.id)) == []


async def test_only_who_must_act_has_something_due(harness: Harness) -> None:
    chouette = await started(harness)
    due = await harness.run(lambda uow: uow.deadlines.of_subject(chouette.table.id))
    assert {each.kind for each in due} == {"chouette decision", "chouette reminder"}
    assert {chouette.table.players[each.player_id or 0].name for each in due} == {"Alice"}
    assert max(each.due_at for each in due) - harness.now == timedelta(hours=24)


async def remind_all(chouette: ChouetteHarness) -> None:
    """Owe a reminder to everybody who must act."""
    for player in chouette.table.must_act:
        await chouette.harness.run(
            enqueue_reminder,
            table_id=chouette.table.id,
            version=chouette.table.version,
            player=player,
            at=chouette.harness.now,
        )


async def test_who_has_answered_meanwhile_is_not_reminded(harness: Harness) -> None:
    deliveries = Deliveries(harness.database, interactions=harness.interactions)
    chouette = await doubled(deliveries)
    await remind_all(chouette)
    await chouette.does(DORA, AnswerOffer(2, Answer.TAKE))
    await deliveries.round(chouette.table)
    assert chouette.names(player for _, player, _ in deliveries.brought) == ["Bob", "Carol", "Eve"]


async def test_who_has_left_an_instruction_meanwhile_is_reminded_as_all_others(harness: Harness) -> None:
    deliveries = Deliveries(harness.database, interactions=harness.interactions)
    chouette = await doubled(deliveries)
    await remind_all(chouette)
    await chouette.does(DORA, Instruct(Instruction.TAKE, is_on=True))
    await deliveries.round(chouette.table)
    assert chouette.names(player for _, player, _ in deliveries.brought) == ["Bob", "Carol", "Dora", "Eve"]


async def test_by_direct_message_whoever_has_left_their_answer_is_not_reminded(harness: Harness) -> None:
    deliveries = Deliveries(harness.database, interactions=harness.interactions)
    chouette = await doubled(deliveries)
    for member in (CAROL, DORA):
        await harness.prefer(member, reminders=Reminders(Reminded.DIRECTLY))
    await chouette.does(DORA, Instruct(Instruction.FOLLOW, is_on=True))
    await remind_all(chouette)
    await deliveries.round(chouette.table)
    assert chouette.names(player for _, player, _ in deliveries.brought) == ["Bob", "Carol", "Eve"]


async def test_one_that_is_idle_is_removed_and_those_of_the_others_stay(harness: Harness) -> None:
    deliveries = Deliveries(harness.database, interactions=harness.interactions)
    chouette = await doubled(deliveries)
    await remind_all(chouette)
    await deliveries.round(chouette.table)
    await chouette.does(CAROL, AnswerOffer(1, Answer.TAKE))
    await harness.run(
        withdraw_reminders,
        table_id=chouette.table.id,
        version=chouette.table.version,
        at=harness.now,
        still_awaited=chouette.table.must_act,
    )
    await deliveries.round(chouette.table)
    assert len(deliveries.removed) == 1
    left = await harness.run(lambda uow: uow.reminders.of_table(chouette.table.id))
    assert chouette.names(each.player_id for each in left) == ["Bob", "Dora", "Eve"]


async def test_it_says_until_when_and_tells_nothing_else(harness: Harness) -> None:
    chouette = await doubled(harness)
    player = chouette.table.players[chouette.table.must_act[0]]
    (awaited,) = (each for each in chouette.table.state.awaited if each.player == player.id)
    at = chouette.table.due(awaited) - timedelta(hours=12)
    assert reminder_panel(chouette.table, player, "", at, is_direct=False).text.splitlines() == [
        (
            f"Reminder: <@{player.snowflake}> to take or pass · Alice doubles Bob to 2. "
            "Time runs out in 12 hours."
        ),
        f"Alice in the box against Bob's team · table {chouette.table.id}",
    ]
