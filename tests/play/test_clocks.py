"""Time at a table: whose runs, who may claim, grant or ask, and what happens by itself, once and in order."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.clocks import Calendar, InvalidTime, TimeControl, Weekday, WhenOut
from bot.engine import (
    Answer,
    AnswerOffer,
    Ending,
    OfferDouble,
    OfferResignation,
    Phase,
    RuleSheet,
    Side,
    Throw,
    WinKind,
    apply,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import NotSeated, ServiceError, StaleBoard
from bot.play.base.exports import Format
from bot.play.base.preferences import Reminded, Reminders
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import clocks
from bot.play.heads_up import replays as replay_panels
from bot.play.heads_up.errors import (
    AlreadyAsked,
    NoAutopilot,
    NobodysTurn,
    NoClock,
    OwnTime,
    TheirTime,
    TooEarly,
)
from bot.play.heads_up.lifecycle import Happened
from bot.play.heads_up.records import match_of, written
from bot.play.heads_up.replays import frames_of, steps_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts import scheduling as deadlines
from bot.play.posts.scheduling import REMINDER
from bot.play.tables import flow
from bot.play.tables.bot_player import apply_decision, decision_at, plainly
from bot.records import WrittenResult, read_record
from storage import DeadlineRecord
from tests.engine.games import no_dice, scripted
from tests.play.harness import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    NOON,
    OTHER_CHANNEL,
    Harness,
    board,
    key,
    scripted_chance,
    source_of,
)
from tests.play.heads_up.replay_check import check_replay

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
A_DAY = TimeControl(24)
RESERVE = TimeControl(24, reserve=72)
FIVE = RuleSheet(length=5)


async def claim(
    harness: Harness, caller: Caller, table: HeadsUpTable, dice: str = "31", version: int | None = None
) -> Happened:
    source = source_of(dice)
    return await harness.does(caller, clocks.claim_game, table, edition=version, dice_source=source)


async def refused(
    harness: Harness, caller: Caller, table: HeadsUpTable, version: int | None = None
) -> type[ServiceError]:
    """Return why somebody may not claim."""
    with pytest.raises(ServiceError) as refusal:
        await claim(harness, caller, table, version=version)
    return type(refusal.value)


async def due(harness: Harness, table: HeadsUpTable) -> list[tuple[str, int | None]]:
    """Return a table's deadlines other than reminders: the kind, and in how many hours."""
    rows = await harness.run(lambda uow: uow.deadlines.of_subject(table.id))
    rows = [row for row in rows if row.fired_at is None and row.kind != REMINDER]
    return [(row.kind, (row.due_at - harness.now) // HOUR) for row in rows]


async def test_without_a_time_control_no_time_runs(harness: Harness) -> None:
    table = await harness.start()
    assert (table.state.clock, table.time, await due(harness, table)) == (None, None, [])


async def test_a_challenge_has_no_clock(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, control=A_DAY)
    assert table.state.clock is None
    assert "time out" not in dict(await due(harness, table))
    harness.pass_by(10 * DAY)
    table = await harness.accept(BOB, table)
    assert await due(harness, table) == [("time out", 24)]


async def test_the_time_of_whoever_must_act_runs_from_when_the_turn_passes(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(5 * HOUR)
    table = await harness.plays(ALICE, table)
    assert (table.time.player, table.time.since, table.time.due) == (
        key(table, BOB),
        harness.now,
        harness.now + DAY,
    )
    assert await due(harness, table) == [("time out", 24)]
    assert await harness.load(table) == table


async def test_a_roll_is_no_new_turn(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start(control=A_DAY))
    harness.pass_by(5 * HOUR)
    table = await harness.rolls(BOB, table)
    assert table.time.since == NOON
    assert await due(harness, table) == [("time out", 19)]


async def test_the_answer_to_a_double_is_a_turn_of_its_own(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start(control=A_DAY))
    harness.pass_by(5 * HOUR)
    table = (await harness.act(BOB, table, OfferDouble())).table
    assert (table.time.player, table.time.since) == (key(table, ALICE), harness.now)


async def test_what_a_turn_runs_over_is_gone_from_the_reserve(harness: Harness) -> None:
    table = await harness.start(control=RESERVE)
    assert await due(harness, table) == [("time out", 96)]
    harness.pass_by(34 * HOUR)
    table = await harness.plays(ALICE, table)
    assert table.state.clock.reserves[key(table, ALICE)] == 62 * HOUR
    table = await harness.plays(BOB, await harness.rolls(BOB, table))
    assert await due(harness, table) == [("time out", 24 + 62)]


async def test_no_time_runs_between_the_games_of_a_session(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start(control=RESERVE))
    harness.pass_by(30 * HOUR)
    table = (await harness.act(BOB, table, OfferDouble())).table
    table = (await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.DROP))).table
    assert (table.is_between_games, table.time, await due(harness, table)) == (True, None, [])
    harness.pass_by(30 * DAY)
    table = (await harness.next_game(ALICE, table, "31")).table
    assert await due(harness, table) == [("time out", 96)]
    assert table.state.clock.reserves[key(table, BOB)] == 66 * HOUR


async def test_who_waited_claims_the_game_when_time_is_out(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(DAY - timedelta(seconds=1))
    assert await refused(harness, BOB, table) is TooEarly
    harness.pass_by(timedelta(seconds=1))
    happened = await claim(harness, BOB, table)
    ended = happened.table.results[0]
    assert (ended.winner, ended.kind, ended.ending) == (Side.BLACK, WinKind.SINGLE, Ending.TIMED_OUT)
    assert happened.logged[0].player == key(table, BOB)
    assert happened.table.is_between_games
    assert (await harness.pending())[-1] == board(2, key(table, ALICE))
    await harness.run(check_replay, table=happened.table)


async def test_who_may_not_claim_and_nobody_twice(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(2 * DAY)
    assert await refused(harness, ALICE, table) is OwnTime
    assert await refused(harness, CAROL, table) is NotSeated
    assert await refused(harness, BOB, table, version=0) is StaleBoard
    await claim(harness, BOB, table)
    assert await refused(harness, BOB, table) is NobodysTurn


async def test_where_turns_are_not_timed_nothing_is_claimed(harness: Harness) -> None:
    table = await harness.start()
    harness.pass_by(400 * DAY)
    assert await refused(harness, BOB, table) is NoClock


async def test_a_second_claim_in_a_row_wins_the_match(harness: Harness) -> None:
    table = await harness.start(sheet=FIVE, control=A_DAY)
    harness.pass_by(DAY)
    table = (await claim(harness, BOB, table, dice="31")).table
    assert (table.number, table.score.black, table.must_act) == (2, 1, (key(table, ALICE),))
    assert await refused(harness, BOB, table) is TooEarly
    harness.pass_by(DAY)
    table = (await claim(harness, BOB, table)).table
    assert (table.status, table.match_winner, table.score.black) == (Status.OVER, Side.BLACK, 5)
    assert await due(harness, table) == []
    await harness.run(check_replay, table=table)


async def test_an_opponent_may_grant_more_at_any_time(harness: Harness) -> None:
    table = await harness.does(BOB, clocks.grant, await harness.start(control=A_DAY))
    assert await due(harness, table) == [("time out", 72)]
    assert (await harness.pending())[-1] == board(2, is_new=False)


async def test_hours_granted_when_time_is_out_count_from_then(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    harness.pass_by(5 * DAY)
    table = await harness.does(BOB, clocks.grant, table)
    assert await due(harness, table) == [("time out", 48)]
    assert await refused(harness, BOB, table) is TooEarly


async def test_what_was_granted_is_for_that_turn_alone(harness: Harness) -> None:
    table = await harness.plays(
        ALICE, await harness.does(BOB, clocks.grant, await harness.start(control=A_DAY))
    )
    table = await harness.plays(BOB, await harness.rolls(BOB, table))
    assert await due(harness, table) == [("time out", 24)]


async def test_nobody_grants_themselves_more(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    with pytest.raises(OwnTime):
        await harness.does(ALICE, clocks.grant, table)
    with pytest.raises(InvalidTime):
        await harness.does(BOB, clocks.grant, table, hours=1000)


async def test_whoever_must_act_may_ask_for_more_once_and_the_other_is_told(harness: Harness) -> None:
    table = await harness.start(control=A_DAY)
    with pytest.raises(TheirTime):
        await harness.does(BOB, clocks.ask_for_more, table)
    table = await harness.does(ALICE, clocks.ask_for_more, table)
    assert table.time.is_asked
    assert (await harness.pending())[-1] == board(2, key(table, BOB))
    with pytest.raises(AlreadyAsked):
        await harness.does(ALICE, clocks.ask_for_more, table)
    granted = await harness.does(BOB, clocks.grant, table)
    assert not granted.time.is_asked


async def let_autopilot_play(harness: Harness, table: HeadsUpTable, throw: Throw) -> HeadsUpTable:
    """Let the plain autopilot decide as long as the table waits for it."""
    while decision := decision_at(table):
        done = await harness.run(
            apply_decision,
            decision=decision,
            chosen=plainly(decision),
            dice_source=scripted_chance(throw),
            at=harness.now,
            caller=None,
        )
        table = done.table
    return table


async def test_the_autopilot_finishes_the_game_for_who_is_gone(harness: Harness) -> None:
    table = await harness.start(sheet=FIVE, control=A_DAY)
    harness.pass_by(DAY)
    handed = await harness.does(BOB, clocks.let_autopilot_finish, table, dice_source=source_of("52"))
    table = await let_autopilot_play(harness, handed.table, scripted(5, 2))
    assert table.must_act == (key(table, BOB),)
    assert table.game.phase is Phase.CUBE
    doubled = await harness.act(BOB, table, OfferDouble(), no_dice)
    table = await let_autopilot_play(harness, doubled.table, scripted(4, 2))
    assert table.game.cubes[0].value == 2
    assert table.must_act == (key(table, BOB),)
    await harness.run(check_replay, table=table)


async def handed_to_autopilot(harness: Harness, dice: str = "52") -> HeadsUpTable:
    """Alice is gone in a match to 5, and the autopilot is to play 3-1 for her."""
    table = await harness.start(sheet=FIVE, control=A_DAY)
    harness.pass_by(DAY)
    return (await harness.does(BOB, clocks.let_autopilot_finish, table, dice_source=source_of(dice))).table


async def test_the_autopilot_ends_as_soon_as_the_absent_side_acts_again(harness: Harness) -> None:
    table = await handed_to_autopilot(harness)
    assert decision_at(table) is not None
    table = await harness.plays(ALICE, table)
    assert table.state.clock.autopilot is None
    table = await harness.plays(BOB, await harness.rolls(BOB, table))
    assert (table.must_act, decision_at(table)) == ((key(table, ALICE),), None)
    assert await due(harness, table) == [("time out", 24)]
    await harness.run(check_replay, table=table)


async def test_whoever_the_autopilot_plays_for_may_come_back_on_the_other_sides_turn(
    harness: Harness,
) -> None:
    table = await let_autopilot_play(harness, await handed_to_autopilot(harness), scripted(5, 2))
    for other in (BOB, CAROL):
        with pytest.raises((NoAutopilot, NotSeated)):
            await harness.does(other, clocks.play_on, table)
    table = await harness.does(ALICE, clocks.play_on, table)
    assert (table.state.clock.autopilot, await due(harness, table)) == (None, [("time out", 24)])
    assert (await harness.pending())[-1] == board(table.version, is_new=False)
    with pytest.raises(NoAutopilot):
        await harness.does(ALICE, clocks.play_on, table)
    table = await harness.plays(BOB, await harness.rolls(BOB, table))
    assert (table.must_act, decision_at(table)) == ((key(table, ALICE),), None)


async def test_whoever_grants_more_time_is_there_again(harness: Harness) -> None:
    table = await let_autopilot_play(harness, await handed_to_autopilot(harness), scripted(5, 2))
    table = await harness.does(ALICE, clocks.grant, table)
    assert table.state.clock.autopilot is None


async def test_once_the_game_is_over_nobody_comes_back_to_it(harness: Harness) -> None:
    table = await let_autopilot_play(harness, await handed_to_autopilot(harness), scripted(5, 2))
    table = (await harness.act(BOB, table, OfferResignation(WinKind.BACKGAMMON), "31")).table
    assert (table.number, table.state.clock.autopilot) == (2, None)
    with pytest.raises(NoAutopilot):
        await harness.does(ALICE, clocks.play_on, table)


async def test_a_second_claim_in_a_row_wins_the_match_with_an_open_double_too(harness: Harness) -> None:
    table = await harness.start(sheet=FIVE, control=A_DAY)
    harness.pass_by(DAY)
    table = await harness.plays(BOB, (await claim(harness, BOB, table, dice="13")).table)
    table = await harness.plays(ALICE, await harness.rolls(ALICE, table))
    doubled = (await harness.act(BOB, table, OfferDouble())).table
    harness.pass_by(DAY)
    table = (await claim(harness, BOB, doubled)).table
    assert (table.status, table.match_winner, table.score.black) == (Status.OVER, Side.BLACK, 5)
    await harness.run(check_replay, table=table)


async def test_a_turn_is_timed_by_the_weekend_that_held_when_it_began(harness: Harness) -> None:
    await harness.prefer(ALICE, calendar=Calendar(weekend=frozenset({Weekday.MONDAY, Weekday.TUESDAY})))
    table = await harness.start(control=TimeControl(24, stops_on_weekends=True))  # on a Sunday, at noon
    assert await due(harness, table) == [("time out", 72)]
    await harness.prefer(ALICE, calendar=Calendar(weekend=frozenset({Weekday.SUNDAY, Weekday.WEDNESDAY})))
    loaded = await harness.load(table)
    assert loaded.time.due == NOON + 72 * HOUR


async def test_games_lost_on_time_are_exported_with_what_they_cost(harness: Harness) -> None:
    table = await harness.start(sheet=FIVE, control=A_DAY)
    for _ in range(2):
        harness.pass_by(DAY)
        table = (await claim(harness, BOB, table)).table
    exported = await harness.run(match_of, table=table)
    for file in written(*exported, (Format.MAT, Format.SGF)):
        games = read_record(file.content).games
        assert [game.result for game in games] == [
            WrittenResult(Side.BLACK, 1),
            WrittenResult(Side.BLACK, 4),
        ], file.format


async def test_a_game_lost_on_time_is_replayed_to_its_end(harness: Harness) -> None:
    table = await harness.start(sheet=FIVE, control=A_DAY)
    harness.pass_by(DAY)
    table = (await claim(harness, BOB, table)).table
    steps = await harness.run(steps_of, table=table, number=1)
    ended = apply(steps[-1].before, steps[-1].event)
    frame = frames_of(ended, steps)[-1]
    assert not frame.is_cube_action
    at = table.as_it_stood(1, frame.game)
    assert replay_panels.frame_lines(at, frame.steps) == [
        "Alice ran out of time: Bob wins 1 point",
        "Bob wins a single game: 1 point. Alice ran out of time.",
    ]


async def fire(
    harness: Harness, deadline: DeadlineRecord, dice_source: DiceSource | None = None
) -> int | None:
    dice_source = dice_source or scripted_chance(no_dice)
    outcome = await harness.run(flow.fire, deadline=deadline, now=harness.now, dice_source=dice_source)
    return outcome and outcome.table.id


async def what_is_due(harness: Harness) -> list[DeadlineRecord]:
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
    assert await what_is_due(harness) == []
    harness.pass_by(timedelta(seconds=1))
    assert [(each.subject_id, each.player_id) for each in await what_is_due(harness)] == [
        (table.id, key(table, ALICE))
    ]
    assert await harness.run(deadlines.next_due_at) == harness.now


async def test_the_opponent_is_told_once_that_time_is_out_and_may_wait(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
    assert await fire(harness, deadline) == table.id
    assert (await harness.pending())[-1] == board(2, key(table, BOB))
    loaded = await harness.load(table)
    assert (loaded.time.is_out, loaded.must_act) == (True, table.must_act)
    assert await harness.run(deadlines.next_due_at) is None
    harness.pass_by(100 * DAY)
    assert await what_is_due(harness) == []


async def test_who_is_late_may_still_act(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
    await fire(harness, deadline)
    table = await harness.plays(ALICE, table)
    assert (table.time.player, table.time.is_out) == (key(table, BOB), False)


async def resigned(harness: Harness, when_out: WhenOut = WhenOut.OPPONENT_DECIDES) -> HeadsUpTable:
    """Bob, who is to roll, has offered to resign a single game in a match to 5."""
    table = await harness.plays(ALICE, await timed(harness, when_out))
    return (await harness.act(BOB, table, OfferResignation(WinKind.SINGLE))).table


@pytest.mark.parametrize("when_out", list(WhenOut))
async def test_whoever_lets_the_time_for_answering_a_resignation_pass_has_accepted_it(
    harness: Harness, when_out: WhenOut
) -> None:
    table = await resigned(harness, when_out)
    assert table.must_act == (key(table, ALICE),)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
    await fire(harness, deadline, source_of("31"))
    table = await harness.load(table)
    ended = table.results[0]
    assert (ended.winner, ended.points, ended.ending) == (Side.WHITE, 1, Ending.RESIGNED)
    assert (table.number, table.score.white) == (2, 1)
    steps = await harness.run(steps_of, table=table, number=1)
    assert steps[-1].player is None
    await harness.run(check_replay, table=table)


@pytest.mark.parametrize("press", [clocks.claim_game, clocks.let_autopilot_finish])
async def test_who_resigned_claims_nothing_and_hands_nothing_over(harness: Harness, press: Any) -> None:
    table = await resigned(harness)
    harness.pass_by(DAY)
    done = await harness.does(BOB, press, table, dice_source=source_of("31"))
    assert [each.ending for each in done.table.results] == [Ending.RESIGNED]


@pytest.mark.parametrize("when_out", list(WhenOut))
async def test_firing_twice_counts_once(harness: Harness, when_out: WhenOut) -> None:
    table = await timed(harness, when_out)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
    chances = [scripted_chance(scripted(3, 1, 4, 2)) for _ in range(2)]
    fired = await asyncio.gather(*(fire(harness, deadline, dice_source) for dice_source in chances))
    assert sorted(each or 0 for each in fired) == [0, table.id]
    assert (await harness.load(table)).version == table.version + 1
    pending = [kind for kind, _, _ in await harness.pending()]
    assert pending == ["board", "board", *(["final"] if when_out is WhenOut.CLAIMED else []), "board"]


async def test_a_deadline_that_was_replaced_does_not_fire(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
    await harness.does(BOB, clocks.grant, table)
    assert await fire(harness, deadline) is None
    assert (await harness.load(table)).version == table.version + 1


async def test_a_game_is_claimed_by_itself_where_the_rules_say_so(harness: Harness) -> None:
    table = await timed(harness, WhenOut.CLAIMED)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
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
    (deadline,) = await what_is_due(harness)
    await fire(harness, deadline)
    table = await harness.load(table)
    assert table.state.clock.autopilot == key(table, ALICE)
    assert [each.kind for each in await what_is_due(harness)] == ["machine"]
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
    assert [each.subject_id for each in await what_is_due(harness)] == [second.id, first.id]


async def test_what_fired_long_ago_is_forgotten(harness: Harness) -> None:
    table = await timed(harness)
    harness.pass_by(DAY)
    (deadline,) = await what_is_due(harness)
    await fire(harness, deadline)
    harness.pass_by(deadlines.REMEMBERED + DAY)
    await harness.run(deadlines.forget_fired, now=harness.now)
    assert await harness.run(lambda uow: uow.deadlines.of_subject(table.id)) == []
