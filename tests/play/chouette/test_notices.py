"""Reminders in a chouette: each who must decide has his own, until he has decided."""

from bot.engine import Answer, AnswerOffer
from bot.engine.chouette import Instruct, Instruction
from bot.play.panels import reminder_panel
from bot.play.scheduling import enqueue_reminder, withdraw_reminders
from tests.play.chouette.harness import ChouetteHarness, doubled
from tests.play.deliveries import Deliveries
from tests.play.harness import CAROL, DORA, ServiceHarness


async def remind_all(chouette: ChouetteHarness) -> None:
    """Owe a reminder to everybody who must act."""
    for player in chouette.table.must_act:
        await chouette.harness.database.run(
            enqueue_reminder,
            table_id=chouette.table.id,
            version=chouette.table.version,
            player=player,
            at=chouette.harness.now,
        )


async def test_who_has_answered_meanwhile_is_not_reminded(harness: ServiceHarness) -> None:
    chouette, deliveries = await doubled(harness), Deliveries(harness, [], [])
    await remind_all(chouette)
    await chouette.does(DORA, AnswerOffer(2, Answer.TAKE))
    await deliveries.round(chouette.table)
    assert chouette.names(player for _, player, _ in deliveries.brought) == ["Bob", "Carol", "Eve"]


async def test_who_has_left_an_instruction_meanwhile_is_reminded_as_all_others(
    harness: ServiceHarness,
) -> None:
    chouette, deliveries = await doubled(harness), Deliveries(harness, [], [])
    await remind_all(chouette)
    await chouette.does(DORA, Instruct(Instruction.TAKE, is_on=True))
    await deliveries.round(chouette.table)
    assert chouette.names(player for _, player, _ in deliveries.brought) == ["Bob", "Carol", "Dora", "Eve"]


async def test_one_that_is_idle_is_removed_and_those_of_the_others_stay(harness: ServiceHarness) -> None:
    chouette, deliveries = await doubled(harness), Deliveries(harness, [], [])
    await remind_all(chouette)
    await deliveries.round(chouette.table)
    await chouette.does(CAROL, AnswerOffer(1, Answer.TAKE))
    await harness.database.run(
        withdraw_reminders,
        table_id=chouette.table.id,
        version=chouette.table.version,
        at=harness.now,
        still_awaited=chouette.table.must_act,
    )
    await deliveries.round(chouette.table)
    assert len(deliveries.removed) == 1
    left = await harness.database.run(lambda uow: uow.reminders.of_table(chouette.table.id))
    assert chouette.names(each.player_id for each in left) == ["Bob", "Dora", "Eve"]


async def test_it_says_until_when_and_tells_nothing_else(harness: ServiceHarness) -> None:
    chouette = await doubled(harness)
    player = chouette.table.players[chouette.table.must_act[0]]
    (awaited,) = (each for each in chouette.table.state.awaited if each.player == player.id)
    due = int(chouette.table.due(awaited).timestamp())
    assert reminder_panel(chouette.table, player, "", is_direct=False).text.splitlines() == [
        f"<@{player.snowflake}> Still your turn to take or pass. Your time runs out <t:{due}:R>.",
        f"-# #{chouette.table.id} · Alice in the box against Bob's team",
    ]
