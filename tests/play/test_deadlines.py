"""What happens by itself: each deadline fires once, in order, however late and however often it is tried."""

import asyncio
from datetime import timedelta

import pytest

from bot.clocks import TimeControl, WhenOut
from bot.engine import Ending, RuleSheet, Side
from bot.play import flow
from bot.play import scheduling as deadlines
from bot.play.dice_source import DiceSource
from bot.play.heads_up import clocks
from bot.play.heads_up.table import HeadsUpTable
from bot.play.machine import decision_at
from bot.play.preferences import Reminded, Reminders
from storage import DeadlineRecord
from tests.engine.games import no_dice, scripted
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, OTHER_CHANNEL, Harness, board, key, scripted_chance
from tests.play.heads_up.replay_check import check_replay

DAY = timedelta(days=1)
FIVE = RuleSheet(length=5)


async def fire(
    harness: Harness, deadline: DeadlineRecord, dice_source: DiceSource | None = None
) -> int | None:
    dice_source = dice_source or scripted_chance(no_dice)
    outcome = await harness.run(flow.fire, deadline=deadline, now=harness.now, dice_source=dice_source)
    return outcome and outcome.table.id


async def due(harness: Harness) -> list[DeadlineRecord]:
    return await harness.run(deadlines.due_now, now=harness.now)


async def forgo_reminders(harness: Harness) -> None:
    """Let nobody be reminded, so that nothing but time is due."""
    for caller in (ALICE, BOB, CAROL):
        await harness.prefer(caller, reminders=Reminders(Reminded.NEVER))


async def timed(
    harness: Harness, when_out: WhenOut = WhenOut.OPPONENT_DECIDES, dice: str = "31"
) -> HeadsUpTable:
    await forgo_reminders(harness)
    return await harness.start(dice, FIVE, TimeControl(24, when_out=when_out))


async def test_a_deadline_is_due_at_its_moment_and_not_before(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY - timedelta(seconds=1))
    assert await due(harness) == []
    harness.pass_by(timedelta(seconds=1))
    assert [(each.table_id, each.player_id) for each in await due(harness)] == [(table.id, key(table, ALICE))]
    assert await harness.run(deadlines.next_due_at) == harness.now


async def test_the_opponent_is_told_once_that_time_is_out_and_may_wait(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    assert await fire(harness, deadline) == table.id
    assert (await harness.pending())[-1] == board(2, key(table, BOB))
    loaded = await harness.load(table)
    assert (loaded.time.is_out, loaded.must_act) == (True, table.must_act)
    assert await harness.run(deadlines.next_due_at) is None
    harness.pass_by(100 * DAY)
    assert await due(harness) == []


async def test_who_is_late_may_still_act(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    await fire(harness, deadline)
    table = await harness.plays(ALICE, table)
    assert (table.time.player, table.time.is_out) == (key(table, BOB), False)


@pytest.mark.parametrize("when_out", list(WhenOut))
async def test_firing_twice_counts_once(harness: Harness, when_out: WhenOut) -> None:
    table = await timed(harness, when_out)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    chances = [scripted_chance(scripted(3, 1, 4, 2)) for _ in range(2)]
    fired = await asyncio.gather(*(fire(harness, deadline, dice_source) for dice_source in chances))
    assert sorted(each or 0 for each in fired) == [0, table.id]
    assert (await harness.load(table)).version == table.version + 1
    pending = [kind for kind, _, _ in await harness.pending()]
    assert pending == ["board", "board", *(["final"] if when_out is WhenOut.CLAIMED else []), "board"]


async def test_a_deadline_that_was_replaced_does_not_fire(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    await harness.does(BOB, clocks.grant, table)
    assert await fire(harness, deadline) is None
    assert (await harness.load(table)).version == table.version + 1


async def test_a_game_is_claimed_by_itself_where_the_rules_say_so(harness: Harness) -> None:
    table = await timed(harness, WhenOut.CLAIMED)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    await fire(harness, deadline, scripted_chance(scripted(1, 3)))
    table = await harness.load(table)
    assert (table.results[0].winner, table.results[0].ending) == (Side.BLACK, Ending.TIMED_OUT)
    assert (table.number, table.score.black) == (2, 1)
    assert (await harness.pending())[-1] == board(2, key(table, ALICE), key(table, BOB))
    rows = await harness.run(lambda uow: uow.events.since(table.id, 1))
    assert [(row.kind, row.player_id) for row in rows] == [("TimedOut", None), ("OpeningRolled", None)]
    await harness.run(check_replay, table=table)


async def test_the_autopilot_plays_on_where_the_rules_say_so(harness: Harness) -> None:
    table = await timed(harness, WhenOut.AUTOPILOT)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    await fire(harness, deadline)
    table = await harness.load(table)
    assert table.state.clock.autopilot == key(table, ALICE)
    assert [each.kind for each in await due(harness)] == ["machine"]
    decision = decision_at(table)
    assert decision.asked.is_absent
    await harness.run(check_replay, table=table)


async def test_what_was_missed_is_caught_up_with_in_order(harness: Harness) -> None:
    await forgo_reminders(harness)
    control = TimeControl(24)
    second = await harness.accept(CAROL, await harness.challenge(BOB, CAROL, OTHER_CHANNEL, FIVE, control))
    harness.pass_by(timedelta(hours=1))
    first = await harness.accept(BOB, await harness.challenge(ALICE, BOB, CHANNEL, FIVE, control))
    harness.pass_by(30 * DAY)
    assert [each.table_id for each in await due(harness)] == [second.id, first.id]


async def test_what_fired_long_ago_is_forgotten(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await due(harness)
    await fire(harness, deadline)
    harness.pass_by(deadlines.REMEMBERED + DAY)
    await harness.run(deadlines.forget_fired, now=harness.now)
    assert await harness.run(lambda uow: uow.deadlines.of_table(table.id)) == []
