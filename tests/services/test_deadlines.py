"""What happens by itself: each deadline fires once, in order, however late and however often it is tried."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest

from bot.clocks import TimeControl, WhenOut
from bot.engine import Ending, MakePlay, RuleSheet, Side, legal_plays
from bot.play import scheduling as deadlines
from bot.play.dice_source import DiceSource
from bot.play.heads_up import clocks
from bot.play.heads_up.table import HeadsUpTable
from bot.play.preferences import Reminded, Reminders
from storage import DeadlineRecord
from tests.engine.games import no_dice, scripted
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, TAVERN, House, board, key, scripted_chance
from tests.services.replaying import check_replay

DAY = timedelta(days=1)
FIVE = RuleSheet(length=5)


async def fire(house: House, deadline: DeadlineRecord, dice_source: DiceSource | None = None) -> int | None:
    dice_source = dice_source or scripted_chance(no_dice)
    return await house.database.run(
        partial(deadlines.fire, deadline=deadline, now=house.now, dice_source=dice_source)
    )


async def due(house: House) -> list[DeadlineRecord]:
    return await house.database.run(partial(deadlines.due_now, now=house.now))


async def forgo_reminders(house: House) -> None:
    """Let nobody be reminded, so that nothing but time is due."""
    for caller in (ALICE, BOB, CAROL):
        await house.prefer(caller, reminders=Reminders(Reminded.NEVER))


async def timed(house: House, when_out: WhenOut = WhenOut.OPPONENT_DECIDES, dice: str = "31") -> HeadsUpTable:
    await forgo_reminders(house)
    return await house.start(dice, FIVE, TimeControl(24, when_out=when_out))


async def test_a_deadline_is_due_at_its_moment_and_not_before(house: House) -> None:
    table = await timed(house)
    house.pass_by(DAY - timedelta(seconds=1))
    assert await due(house) == []
    house.pass_by(timedelta(seconds=1))
    assert [(each.table_id, each.player_id) for each in await due(house)] == [(table.id, key(table, ALICE))]
    assert await house.database.run(deadlines.next_due_at) == house.now


async def test_the_opponent_is_told_once_that_time_is_out_and_may_wait(house: House) -> None:
    table = await timed(house)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    assert await fire(house, deadline) == table.id
    assert (await house.pending())[-1] == board(2, key(table, BOB))
    loaded = await house.load(table)
    assert loaded.time is not None
    assert (loaded.time.is_out, loaded.must_act) == (True, table.must_act)
    assert await house.database.run(deadlines.next_due_at) is None
    house.pass_by(100 * DAY)
    assert await due(house) == []


async def test_who_is_late_may_still_act(house: House) -> None:
    table = await timed(house)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    await fire(house, deadline)
    table = await house.load(table)
    assert table.game.roll is not None
    play = MakePlay(legal_plays(table.game.position, table.game.roll)[0])
    table = (await house.act(ALICE, table, play)).table
    assert table.time is not None
    assert (table.time.player, table.time.is_out) == (key(table, BOB), False)


@pytest.mark.parametrize("when_out", list(WhenOut))
async def test_firing_twice_counts_once(house: House, when_out: WhenOut) -> None:
    table = await timed(house, when_out)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    chances = [scripted_chance(scripted(3, 1, 4, 2)) for _ in range(2)]
    fired = await asyncio.gather(*(fire(house, deadline, dice_source) for dice_source in chances))
    assert sorted(each or 0 for each in fired) == [0, table.id]
    assert (await house.load(table)).version == table.version + 1
    pending = [kind for kind, _, _ in await house.pending()]
    assert pending == ["board", "board", *(["final"] if when_out is WhenOut.CLAIMED else []), "board"]


async def test_a_deadline_that_was_replaced_does_not_fire(house: House) -> None:
    table = await timed(house)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    await house.database.run(
        partial(clocks.grant, request=house.request(BOB), table_id=table.id, edition=None)
    )
    assert await fire(house, deadline) is None
    assert (await house.load(table)).version == table.version + 1


async def test_a_game_is_claimed_by_itself_where_the_rules_say_so(house: House) -> None:
    table = await timed(house, WhenOut.CLAIMED)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    await fire(house, deadline, scripted_chance(scripted(1, 3)))
    table = await house.load(table)
    assert (table.results[0].winner, table.results[0].ending) == (Side.BLACK, Ending.TIMED_OUT)
    assert (table.number, table.score.black) == (2, 1)
    assert (await house.pending())[-1] == board(2, key(table, ALICE), key(table, BOB))
    rows = await house.database.run(lambda uow: uow.events.since(table.id, 1))
    assert [(row.kind, row.player_id) for row in rows] == [("TimedOut", None), ("OpeningRolled", None)]
    await house.database.run(partial(check_replay, table=table))


async def test_the_autopilot_plays_on_where_the_rules_say_so(house: House) -> None:
    table = await timed(house, WhenOut.AUTOPILOT)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    await fire(house, deadline)
    table = await house.load(table)
    assert table.must_act == (key(table, BOB),)
    assert table.state.clock is not None
    assert table.state.clock.autopilot == key(table, ALICE)
    await house.database.run(partial(check_replay, table=table))


async def test_what_was_missed_is_caught_up_with_in_order(house: House) -> None:
    await forgo_reminders(house)
    control = TimeControl(24)
    second = await house.accept(CAROL, await house.challenge(BOB, CAROL, TAVERN, FIVE, control))
    house.pass_by(timedelta(hours=1))
    first = await house.accept(BOB, await house.challenge(ALICE, BOB, CHANNEL, FIVE, control))
    house.pass_by(30 * DAY)
    assert [each.table_id for each in await due(house)] == [second.id, first.id]


async def test_what_fired_long_ago_is_forgotten(house: House) -> None:
    table = await timed(house)
    house.pass_by(DAY)
    (deadline,) = await due(house)
    await fire(house, deadline)
    house.pass_by(deadlines.REMEMBERED + DAY)
    await house.database.run(partial(deadlines.forget_fired, now=house.now))
    assert await house.database.run(lambda uow: uow.deadlines.of_table(table.id)) == []
