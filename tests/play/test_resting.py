"""While nobody can act where a table stands, its clocks rest: whose time ran has as much left afterwards."""

from datetime import timedelta

import pytest

from bot.clocks import TimeControl
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.table import Status
from bot.play.heads_up import challenges, clocks, takebacks
from bot.play.heads_up.errors import TooEarly
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts.scheduling import NOTICE, OPEN_FOR, REMINDER, due_now
from bot.play.tables import flow, places
from bot.play.upkeep.checking import check_database
from tests.engine.games import no_dice
from tests.play.chouette.harness import lobby, started
from tests.play.harness import ALICE, BOB, CHANNEL, GUILD, Harness, key, source_of

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
A_DAY = TimeControl(24)
STOPPING = [each for each in ChannelProblem if each.stops_play]


async def note(harness: Harness, problem: ChannelProblem | None) -> None:
    await harness.run(places.record_state, channel=CHANNEL, guild=GUILD, problem=problem, at=harness.now)


async def fire_due(harness: Harness) -> None:
    """Carry out what is due."""
    for deadline in await harness.run(due_now, now=harness.now):
        await harness.run(flow.fire, deadline=deadline, now=harness.now, dice_source=source_of(no_dice))


@pytest.mark.parametrize("problem", STOPPING)
async def test_a_turn_has_as_much_time_after_a_rest_as_before(
    harness: Harness, problem: ChannelProblem
) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(20 * HOUR)
    await note(harness, problem)
    harness.pass_by(5 * DAY)
    await fire_due(harness)
    table = await harness.load(table)
    assert not table.time.is_out
    found = (await harness.run(check_database)).problems
    assert not any("deadline" in each for each in found)
    await note(harness, None)
    table = await harness.load(table)
    assert table.time.due == harness.now + 4 * HOUR
    harness.pass_by(4 * HOUR)
    await fire_due(harness)
    assert (await harness.load(table)).time.is_out


async def test_a_player_who_takes_no_messages_stops_no_clock(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    await note(harness, ChannelProblem.CLOSED)
    harness.pass_by(2 * DAY)
    await fire_due(harness)
    assert (await harness.load(table)).time.is_out


async def test_what_is_left_of_the_reserve_stays(harness: Harness) -> None:
    table = await harness.start(control=TimeControl(24, reserve=72))
    harness.pass_by(30 * HOUR)
    await note(harness, ChannelProblem.LOCKED)
    harness.pass_by(30 * DAY)
    await note(harness, None)
    table = await harness.plays(ALICE, await harness.load(table))
    assert table.state.clock.reserves[key(table, ALICE)] == 66 * HOUR


async def test_a_turn_that_is_made_in_a_rest_costs_only_the_time_before_it(harness: Harness) -> None:
    table = await harness.start(control=TimeControl(24, reserve=72))
    harness.pass_by(30 * HOUR)
    await note(harness, ChannelProblem.FORBIDDEN)
    harness.pass_by(40 * HOUR)
    _, left = await harness.run(clocks.clock_at, table_id=table.id, now=harness.now)
    assert left[key(table, ALICE)] == 66 * HOUR
    table = await harness.plays(ALICE, await harness.load(table))
    assert table.state.clock.reserves[key(table, ALICE)] == 66 * HOUR
    harness.pass_by(40 * HOUR)
    await note(harness, None)
    table = await harness.load(table)
    assert table.state.clock.reserves[key(table, ALICE)] == 66 * HOUR
    assert table.time.reserve_from == harness.now + DAY


async def test_one_problem_after_another_is_one_rest(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    for problem in (ChannelProblem.HIDDEN, ChannelProblem.LOCKED, None):
        await note(harness, problem)
        harness.pass_by(DAY)
    assert (await harness.load(table)).time.due == harness.now


async def test_time_that_was_out_before_stays_out(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(2 * DAY)
    await note(harness, ChannelProblem.LOCKED)
    harness.pass_by(DAY)
    await note(harness, None)
    await fire_due(harness)
    assert (await harness.load(table)).time.is_out


async def test_nobody_claims_what_ran_out_in_a_rest(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    await note(harness, ChannelProblem.FORBIDDEN)
    harness.pass_by(2 * DAY)
    with pytest.raises(TooEarly):
        await harness.does(BOB, clocks.claim_game, table, edition=None, dice_source=source_of(no_dice))


async def reminders_pending(harness: Harness) -> int:
    return sum(kind == NOTICE for kind, _, _ in await harness.pending())


async def test_nobody_is_reminded_in_a_rest_but_after_it(harness: Harness) -> None:
    await harness.start()
    await note(harness, ChannelProblem.LOCKED)
    harness.pass_by(3 * DAY)
    await fire_due(harness)
    assert await reminders_pending(harness) == 0
    await note(harness, None)
    await harness.post(await harness.latest(), 501)
    harness.pass_by(2 * DAY)
    await fire_due(harness)
    assert await reminders_pending(harness) == 1


async def test_a_game_that_moves_out_of_a_rest_has_the_time_that_it_had(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    await note(harness, ChannelProblem.LOCKED)
    harness.pass_by(3 * DAY)
    await fire_due(harness)
    moved = await harness.move(BOB, table)
    assert isinstance(moved, HeadsUpTable)
    assert moved.time is not None
    assert moved.time.due == harness.now + DAY
    assert REMINDER in [row.kind for row in await harness.run(lambda uow: uow.deadlines.of_subject(table.id))]


async def test_a_chouette_has_as_much_time_after_a_rest_as_before(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=20)
    await note(harness, ChannelProblem.LOCKED)
    await chouette.wait(hours=100)
    await note(harness, None)
    await chouette.wait(hours=3)
    (awaited,) = chouette.table.state.awaited
    assert chouette.table.due(awaited) == harness.now + HOUR


async def test_a_problem_that_is_over_before_the_next_table_comes_stops_no_clock_of_that(
    harness: Harness,
) -> None:
    before = await harness.start(control=A_DAY)
    await note(harness, ChannelProblem.FORBIDDEN)
    await harness.set_status(before, "closed")
    table = await harness.start(control=A_DAY)
    await harness.post(table, 501)  # which Discord takes at once
    harness.pass_by(2 * DAY)
    await fire_due(harness)
    assert (await harness.load(table)).time.is_out


async def test_a_play_that_is_undone_in_a_rest_gives_no_time(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(20 * HOUR)
    await note(harness, ChannelProblem.FORBIDDEN)
    for _ in range(3):
        harness.pass_by(10 * HOUR)
        table = await harness.plays(ALICE, await harness.load(table))
        harness.pass_by(10 * HOUR)
        table = await harness.does(ALICE, takebacks.undo_play, table)
    harness.pass_by(10 * HOUR)
    await note(harness, None)
    assert (await harness.load(table)).time.due == harness.now + 4 * HOUR


async def test_nor_does_one_that_was_made_before_the_rest(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(20 * HOUR)
    table = await harness.plays(ALICE, table)
    harness.pass_by(HOUR)
    await note(harness, ChannelProblem.FORBIDDEN)
    harness.pass_by(10 * HOUR)
    table = await harness.does(ALICE, takebacks.undo_play, await harness.load(table))
    harness.pass_by(10 * HOUR)
    await note(harness, None)
    assert (await harness.load(table)).time.due == harness.now + 4 * HOUR


async def test_nor_one_that_is_undone_after_the_rest(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(20 * HOUR)
    await note(harness, ChannelProblem.FORBIDDEN)
    harness.pass_by(10 * HOUR)
    table = await harness.plays(ALICE, await harness.load(table))
    harness.pass_by(10 * HOUR)
    await note(harness, None)
    harness.pass_by(10 * HOUR)
    table = await harness.does(ALICE, takebacks.undo_play, await harness.load(table))
    assert table.time.due == harness.now + 4 * HOUR


async def test_hours_that_are_granted_in_a_rest_are_no_more_than_those(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(20 * HOUR)
    await note(harness, ChannelProblem.FORBIDDEN)
    harness.pass_by(30 * HOUR)
    await harness.does(BOB, clocks.grant, table, hours=10)
    harness.pass_by(30 * HOUR)
    await note(harness, None)
    assert (await harness.load(table)).time.due == harness.now + 14 * HOUR


async def test_nobody_is_late_for_a_vacation_because_of_a_rest(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    await note(harness, ChannelProblem.FORBIDDEN)
    harness.pass_by(5 * DAY)
    first = harness.now.date()
    await harness.run(clocks.set_vacation, request=harness.request(ALICE), first=first, last=first + 2 * DAY)
    await note(harness, None)
    assert not (await harness.load(table)).time.is_out


@pytest.mark.parametrize("problem", [each for each in STOPPING if each is not ChannelProblem.DELETED])
async def test_a_challenge_can_be_answered_as_long_after_a_rest_as_before(
    harness: Harness, problem: ChannelProblem
) -> None:
    table = await harness.challenge(ALICE, BOB)
    harness.pass_by(OPEN_FOR - 4 * DAY)
    for _ in range(2):  # in a rest, and in another
        await note(harness, problem)
        harness.pass_by(OPEN_FOR)
        await fire_due(harness)
        await note(harness, None)
        harness.pass_by(DAY)
        await fire_due(harness)
    challenge = await harness.load(table)
    assert challenge.status is Status.CHALLENGE
    assert challenge.edition == table.edition, "its buttons are good"
    harness.pass_by(2 * DAY - HOUR)
    await fire_due(harness)
    assert (await harness.load(table)).status is Status.CHALLENGE
    harness.pass_by(HOUR)
    await fire_due(harness)
    assert (await harness.load(table)).status is Status.CLOSED


async def test_a_new_offer_waits_as_long_as_any_whatever_rest_there_was(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await note(harness, ChannelProblem.LOCKED)
    harness.pass_by(3 * DAY)
    await note(harness, None)
    harness.pass_by(3 * DAY)
    offer = table.state.challenge.sheet, A_DAY
    await harness.does(BOB, challenges.propose, table, sheet=offer[0], control=offer[1])
    harness.pass_by(OPEN_FOR - HOUR)
    await fire_due(harness)
    assert (await harness.load(table)).status is Status.CHALLENGE
    harness.pass_by(HOUR)
    await fire_due(harness)
    assert (await harness.load(table)).status is Status.CLOSED


async def test_a_lobby_lapses_as_long_after_a_rest_as_it_would_have(harness: Harness) -> None:
    chouette = await lobby(harness)
    await chouette.wait(days=OPEN_FOR.days - 4)
    await note(harness, ChannelProblem.LOCKED)
    assert await chouette.wait(days=OPEN_FOR.days) == 1, "what comes due is not carried out"
    assert chouette.table.status is Status.CHALLENGE
    await note(harness, None)
    assert await chouette.wait(days=3) == 0
    assert await chouette.wait(days=1) == 1
    assert chouette.table.status is Status.CLOSED
