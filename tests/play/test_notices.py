"""Reminders: whom, when and where; once each, never in the night, and none once they have moved."""

from collections.abc import Sequence
from datetime import time, timedelta

import pytest

from bot.clocks import REMINDERS_A_TURN, Calendar, InvalidTime, QuietHours, TimeControl
from bot.engine import RuleSheet
from bot.play.base.preferences import Reminded, Reminders
from bot.play.base.table import Status
from bot.play.heads_up import challenges, clocks
from bot.play.heads_up import clocks as vacations
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.posts import scheduling as deadlines
from bot.play.posts.scheduling import (
    CLOSED_FOR,
    NOTICE,
    PendingReminder,
    enqueue_reminder,
)
from bot.play.tables.flow import fire
from bot.play.tables.store import REMOVAL, withdraw_reminders
from tests.engine.games import game_at, no_dice
from tests.play.deliveries import Deliveries
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, NOON, OTHER_CHANNEL, Harness, key, scripted_chance

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
FIVE = RuleSheet(length=5)
START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NIGHT = QuietHours(time(22), time(7))


@pytest.fixture
def harness(harness: Harness) -> Deliveries:
    return Deliveries(harness.database, interactions=harness.interactions)


async def wish(harness: Harness, hours: int = 24, where: Reminded = Reminded.IN_CHANNEL) -> None:
    await harness.prefer(ALICE, reminders=Reminders(where, hours))


async def open_notices(harness: Harness, kind: str = NOTICE) -> Sequence[tuple[int, dict[str, object]]]:
    rows = await harness.run(lambda uow: uow.outbox.pending())
    return [(row.version, row.payload) for row in rows if row.kind == kind]


async def test_without_any_choice_it_is_once_a_day_in_the_channel_and_no_more(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, 60 * DAY)
    assert harness.brought == [
        (day * DAY, key(table, ALICE), False) for day in range(1, REMINDERS_A_TURN + 1)
    ]


async def test_who_wants_none_is_left_alone_even_before_their_time_is_out(harness: Deliveries) -> None:
    await wish(harness, where=Reminded.NEVER)
    await harness.let_pass(await harness.start(control=TimeControl(24), sheet=FIVE), 30 * DAY)
    assert harness.brought == []


async def test_before_time_is_out_there_is_one_last(harness: Deliveries) -> None:
    await wish(harness, hours=0)
    await harness.let_pass(await harness.start(control=TimeControl(40), sheet=FIVE), 30 * DAY)
    assert harness.hours == [36]


async def test_they_stop_the_moment_the_player_moves_and_the_other_is_reminded(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, 25 * HOUR)
    await harness.plays(ALICE, table)
    await harness.let_pass(table, 30 * HOUR)
    assert harness.brought == [(DAY, key(table, ALICE), False), (49 * HOUR, key(table, BOB), False)]


async def test_a_roll_counts_as_a_sign_of_life(harness: Deliveries) -> None:
    table = await harness.seat(game_at(START))
    harness.pass_by(20 * HOUR)
    table = await harness.rolls(ALICE, table)
    await harness.let_pass(table, 25 * HOUR)
    assert harness.hours == [44]


async def test_of_a_challenge_one_is_reminded_once_before_it_lapses(harness: Deliveries) -> None:
    table = await harness.challenge(ALICE, BOB)
    await harness.let_pass(table, 14 * DAY - HOUR)
    assert harness.brought == [(DAY, key(table, BOB), False)]
    assert (await harness.load(table)).status is Status.CHALLENGE
    await harness.let_pass(table, HOUR)
    lapsed = await harness.load(table)
    assert (lapsed.status, lapsed.state.challenge.withdrawal) == (Status.CLOSED, Withdrawal.LAPSED)
    assert harness.removed == [1002]
    assert await harness.run(deadlines.next_due_at) is None


async def test_a_challenge_to_anyone_reminds_nobody_and_lapses(harness: Deliveries) -> None:
    table = await harness.challenge(ALICE, None)
    await harness.let_pass(table, 14 * DAY)
    assert harness.brought == []
    assert (await harness.load(table)).state.challenge.withdrawal is Withdrawal.LAPSED


async def test_of_a_counter_offer_the_challenger_is_reminded_as_they_wish(harness: Deliveries) -> None:
    await wish(harness, hours=0)
    table = await harness.challenge(ALICE, BOB)
    await harness.let_pass(table, DAY)
    await harness.does(BOB, challenges.propose, table, edition=0, sheet=FIVE)
    await harness.let_pass(table, 14 * DAY - HOUR)
    (_, alice, _) = harness.brought[-1]
    assert (len(harness.brought), alice) == (2, key(table, ALICE))
    assert harness.hours[-1] == pytest.approx(24 + 0.9 * 14 * 24)
    assert (await harness.load(table)).status is Status.CHALLENGE


async def test_who_chooses_to_be_left_alone_is_not_reminded_of_a_challenge(harness: Deliveries) -> None:
    table = await harness.challenge(BOB, ALICE)
    await wish(harness, where=Reminded.NEVER)
    await harness.let_pass(table, 14 * DAY)
    assert harness.brought == []
    assert (await harness.load(table)).state.challenge.withdrawal is Withdrawal.LAPSED


async def test_one_of_a_challenge_that_is_due_at_night_comes_in_the_morning(harness: Deliveries) -> None:
    await harness.prefer(
        BOB, calendar=Calendar(zone="Asia/Tokyo", quiet=NIGHT), reminders=Reminders(hours=11)
    )
    await harness.let_pass(await harness.challenge(ALICE, BOB), 2 * DAY)
    assert harness.hours == [11]  # 8:00 in Tokyo
    harness.brought.clear()
    await harness.prefer(BOB, reminders=Reminders(hours=4))
    challenged = await harness.challenge(CAROL, BOB, OTHER_CHANNEL)
    await harness.let_pass(challenged, 2 * DAY)
    assert harness.hours == [48 + 10]  # 22:00 to 7:00 in Tokyo is 13:00 to 22:00 here


async def test_one_that_is_held_up_until_night_waits_for_the_morning(harness: Deliveries) -> None:
    await harness.prefer(ALICE, calendar=Calendar(quiet=NIGHT))
    table = await harness.start()
    await harness.round(table)
    harness.now = NOON + DAY
    await harness.fire_due()
    harness.now = NOON + DAY + 10 * HOUR  # nothing could be delivered for ten hours
    await harness.round(table)
    assert harness.brought == []
    await harness.let_pass(table, 10 * HOUR)
    assert harness.hours == [43]


@pytest.mark.parametrize("away", [3 * DAY, 90 * DAY])
async def test_after_the_bot_was_down_one_makes_up_for_many(harness: Deliveries, away: timedelta) -> None:
    await wish(harness, hours=1)
    table = await harness.start()
    await harness.round(table)
    harness.pass_by(away)
    await harness.let_pass(table, timedelta(0))
    assert harness.brought == [(away, key(table, ALICE), False)]
    await harness.let_pass(table, HOUR)
    assert harness.hours[1:] == [away / HOUR + 1]


async def test_after_the_bot_was_down_in_the_morning_if_they_sleep(harness: Deliveries) -> None:
    await wish(harness, hours=1)
    await harness.prefer(ALICE, calendar=Calendar(quiet=NIGHT))
    table = await harness.start()
    await harness.round(table)
    harness.pass_by(3 * DAY + 11 * HOUR)
    await harness.let_pass(table, 9 * HOUR)
    assert harness.hours == [3 * 24 + 19, 3 * 24 + 20]


async def test_once_time_is_out_the_board_tells_so_and_no_reminder(harness: Deliveries) -> None:
    table = await harness.start(control=TimeControl(24), sheet=FIVE)
    await harness.round(table)
    harness.pass_by(2 * DAY)
    await harness.let_pass(table, 10 * DAY)
    assert harness.brought == []


async def test_firing_twice_counts_once(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.round(table)
    harness.pass_by(DAY)
    (deadline,) = await harness.run(deadlines.due_now, now=harness.now)
    for _ in range(2):
        await harness.run(fire, deadline=deadline, now=harness.now, dice_source=scripted_chance(no_dice))
        await harness.round(table)
    assert harness.brought == [(DAY, key(table, ALICE), False)]


async def test_nothing_is_owed_while_an_earlier_one_is_on_its_way(harness: Deliveries) -> None:
    await wish(harness, hours=1)
    await harness.round(await harness.start())
    for _ in range(4):
        harness.pass_by(HOUR)
        await harness.fire_due()
    assert len(await open_notices(harness)) == 1


async def test_nobody_is_reminded_of_a_board_that_has_not_come_yet(harness: Deliveries) -> None:
    table = await harness.start()
    harness.pass_by(3 * DAY)
    await harness.fire_due()
    assert await open_notices(harness) == []
    await harness.let_pass(table, DAY)
    assert harness.hours == [4 * 24]


async def test_the_one_before_is_removed_when_the_next_has_come(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, DAY)
    first = harness.messages
    assert harness.removed == []
    await harness.let_pass(table, DAY)
    assert harness.removed == [first]


async def test_the_last_is_removed_once_they_have_moved(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, DAY)
    message = harness.messages
    await harness.plays(ALICE, table)
    assert await open_notices(harness, REMOVAL) == [
        (1 + table.version, {"player": key(table, ALICE), "channel": CHANNEL, "message": message})
    ]
    await harness.round(table)
    assert harness.removed == [message]


async def test_of_a_direct_message_no_channel_is_stored(harness: Deliveries) -> None:
    await wish(harness, where=Reminded.DIRECTLY)
    table = await harness.start()
    await harness.let_pass(table, DAY)
    await harness.plays(ALICE, table)
    ((_, removal),) = await open_notices(harness, REMOVAL)
    assert removal["channel"] is None


async def test_none_is_removed_from_the_direct_messages_of_somebody_erased(harness: Deliveries) -> None:
    await wish(harness, where=Reminded.DIRECTLY)
    table = await harness.start()
    await harness.let_pass(table, DAY)
    await harness.plays(ALICE, table)
    await harness.run(lambda uow: uow.players.erase(key(table, ALICE)))
    await harness.round(table)
    assert harness.removed == []
    assert await open_notices(harness, REMOVAL) == []


async def test_one_that_was_owed_before_they_moved_is_not_brought(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.round(table)
    harness.pass_by(DAY)
    await harness.fire_due()
    await harness.plays(ALICE, table)
    await harness.round(table)
    assert harness.brought == []
    assert await open_notices(harness) == []


async def test_one_that_arrives_while_they_move_is_removed_at_once(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.round(table)
    harness.pass_by(DAY)
    await harness.fire_due()
    pending = await harness.next_post(table)
    assert isinstance(pending, PendingReminder)
    await harness.plays(ALICE, table)
    await harness.run(harness.take(pending))
    message = harness.messages
    await harness.round(table)
    assert harness.removed == [message]


async def test_more_time_makes_the_last_one_later(harness: Deliveries) -> None:
    await wish(harness, hours=0)
    table = await harness.start(control=TimeControl(20), sheet=FIVE)
    await harness.let_pass(table, 10 * HOUR)
    await harness.does(BOB, clocks.grant, table)
    await harness.let_pass(table, 4 * DAY)
    assert harness.hours == [68 * 0.9]


async def test_a_vacation_stops_reminders_too(harness: Deliveries) -> None:
    table = await harness.start()
    today = NOON.date()
    await harness.run(
        vacations.set_vacation, request=harness.request(ALICE), first=today, last=today + 5 * DAY
    )
    await harness.let_pass(table, 7 * DAY)
    assert harness.hours == [5 * 24 + 12, 6 * 24 + 12]


async def test_a_change_of_the_interval_holds_at_once_and_counts_from_then(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, 10 * HOUR)
    await wish(harness, hours=6)
    await harness.let_pass(table, 13 * HOUR)
    assert harness.hours == [16, 22]


async def test_other_settings_put_no_reminder_off(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, 10 * HOUR)
    await harness.prefer(ALICE, theme="felt")
    await harness.let_pass(table, 15 * HOUR)
    assert harness.hours == [24]


@pytest.mark.parametrize("given", [-1, 169, 8760])
def test_an_interval_is_an_hour_to_a_week(given: int) -> None:
    with pytest.raises(InvalidTime):
        Reminders(hours=given)


class TestDirectly:
    @pytest.fixture
    async def table(self, harness: Deliveries) -> HeadsUpTable:
        """A table with a direct message due to Alice."""
        await wish(harness, where=Reminded.DIRECTLY)
        table = await harness.start()
        await harness.round(table)
        harness.pass_by(DAY)
        await harness.fire_due()
        return table

    async def refuse(self, harness: Deliveries, table: HeadsUpTable) -> None:
        pending = await harness.next_post(table)
        assert isinstance(pending, PendingReminder)
        assert pending.is_direct
        await harness.run(deadlines.mark_reminder_refused, pending=pending, at=harness.now)

    async def test_it_goes_where_they_wish(self, harness: Deliveries, table: HeadsUpTable) -> None:
        await harness.round(table)
        assert harness.brought == [(DAY, key(table, ALICE), True)]

    async def test_a_refused_one_comes_to_the_channel(self, harness: Deliveries, table: HeadsUpTable) -> None:
        await self.refuse(harness, table)
        await harness.round(table)
        assert harness.brought == [(DAY, key(table, ALICE), False)]
        await harness.round(table)
        assert len(harness.brought) == 1

    async def test_who_refuses_has_peace_for_a_week(self, harness: Deliveries, table: HeadsUpTable) -> None:
        await self.refuse(harness, table)
        await harness.let_pass(table, 3 * DAY)
        assert [is_direct for _, _, is_direct in harness.brought] == [False] * 4
        await harness.plays(ALICE, table)
        await harness.plays(BOB, await harness.rolls(BOB, table))
        await harness.let_pass(table, CLOSED_FOR - 2 * DAY)
        assert [is_direct for _, _, is_direct in harness.brought[4:]] == [False] * 3 + [True] * 2

    async def test_who_chooses_anew_is_tried_again(self, harness: Deliveries, table: HeadsUpTable) -> None:
        await self.refuse(harness, table)
        await harness.round(table)
        await wish(harness, where=Reminded.DIRECTLY)
        await harness.let_pass(table, DAY)
        assert [is_direct for _, _, is_direct in harness.brought] == [False, True]

    async def test_who_takes_them_again_is_known_to(self, harness: Deliveries, table: HeadsUpTable) -> None:
        await self.refuse(harness, table)
        chosen = await harness.run(lambda uow: uow.settings.of_player(key(table, ALICE)))
        assert chosen["reminders"]["closed_at"] is not None
        pending = await harness.next_post(table)
        assert isinstance(pending, PendingReminder)
        harness.pass_by(CLOSED_FOR)
        await harness.let_pass(table, DAY)
        chosen = await harness.run(lambda uow: uow.settings.of_player(key(table, ALICE)))
        assert chosen["reminders"]["closed_at"] is None


async def test_they_follow_a_table_that_is_moved(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, HOUR)
    await harness.move(BOB, table)
    await harness.let_pass(table, DAY)
    table = await harness.load(table)
    stored = await harness.run(lambda uow: uow.reminders.of(table.id, key(table, ALICE)))
    assert stored.channel_snowflake == OTHER_CHANNEL


async def test_an_erase_leaves_nothing_of_them(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.let_pass(table, DAY)
    alice = key(table, ALICE)
    await harness.erase(ALICE, table)
    assert await harness.run(lambda uow: uow.reminders.of_player(alice)) == []
    await harness.let_pass(table, 30 * DAY)
    assert len(harness.brought) == 1


async def test_any_kind_of_table_can_owe_them_and_keep_those_still_awaited(harness: Deliveries) -> None:
    table = await harness.start()
    await harness.round(table)
    alice, bob = key(table, ALICE), key(table, BOB)
    for player in (alice, bob):
        await harness.run(enqueue_reminder, table_id=table.id, version=1, player=player, at=harness.now)
    await harness.run(
        withdraw_reminders, table_id=table.id, version=2, at=harness.now, still_awaited=(alice,)
    )
    rows = await harness.run(lambda uow: uow.reminders.of_table(table.id))
    assert [row.player_id for row in rows] == [alice]
