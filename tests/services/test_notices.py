"""Reminders: whom, when and where; once each, never in the night, and none once he has moved."""

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from functools import partial

import pytest

from bot.clocks import REMINDERS_A_TURN, Calendar, InvalidTime, QuietHours, TimeControl
from bot.engine import MakePlay, RollDice, RuleSheet, legal_plays
from bot.play import places as moving
from bot.play import privacy
from bot.play import scheduling as deadlines
from bot.play.heads_up import challenges, clocks
from bot.play.heads_up import clocks as vacations
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.preferences import Reminded, Reminders
from bot.play.scheduling import (
    CLOSED_FOR,
    NOTICE,
    REMOVAL,
    PendingReminder,
    enqueue_reminder,
    withdraw_reminders,
)
from bot.play.table import Place, Status
from tests.engine.games import game_at, no_dice, scripted
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, NOON, TAVERN, House, key, scripted_chance
from tests.services.postman import Postman

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
FIVE = RuleSheet(length=5)
START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NIGHT = QuietHours(time(22), time(7))


@pytest.fixture
def postman(house: House) -> Postman:
    return Postman(house, [], [])


async def fire_due(house: House) -> None:
    for deadline in await house.database.run(partial(deadlines.due_now, now=house.now)):
        dice_source = scripted_chance(scripted(3, 1))
        await house.database.run(
            partial(deadlines.fire, deadline=deadline, now=house.now, dice_source=dice_source)
        )


async def let_pass(postman: Postman, table: HeadsUpTable, span: timedelta) -> None:
    """Let time pass, with all that is due on the way."""
    house, end = postman.house, postman.house.now + span
    await postman.round(table)
    while (due := await next_moment(house)) is not None and due <= end:
        house.now = max(due, house.now)
        await fire_due(house)
        await postman.round(table)
    house.now = end


async def next_moment(house: House) -> datetime | None:
    """When something is due next: a deadline, or a post."""
    deadline = await house.database.run(deadlines.next_due_at)
    posts = await house.database.run(lambda uow: uow.outbox.pending())
    return min((*(row.due_at for row in posts), *([deadline] if deadline else [])), default=None)


async def wish(house: House, hours: int = 24, where: Reminded = Reminded.IN_CHANNEL) -> None:
    await house.prefer(ALICE, reminders=Reminders(where, hours))


async def open_notices(house: House, kind: str = NOTICE) -> Sequence[tuple[int, dict[str, object]]]:
    rows = await house.database.run(lambda uow: uow.outbox.pending())
    return [(row.version, row.payload) for row in rows if row.kind == kind]


def hours(postman: Postman) -> list[float]:
    return [when / HOUR for when, *_ in postman.brought]


async def play(house: House, table: HeadsUpTable) -> HeadsUpTable:
    table = await house.load(table)
    assert table.game.roll is not None
    play = MakePlay(legal_plays(table.game.position, table.game.roll)[0])
    return (await house.act(ALICE, table, play)).table


async def test_without_any_choice_it_is_once_a_day_in_the_channel_and_then_no_more(
    house: House, postman: Postman
) -> None:
    table = await house.start()
    await let_pass(postman, table, 60 * DAY)
    assert postman.brought == [
        (day * DAY, key(table, ALICE), False) for day in range(1, REMINDERS_A_TURN + 1)
    ]


async def test_the_interval_is_the_players_own(house: House, postman: Postman) -> None:
    await wish(house, hours=6)
    await let_pass(postman, await house.start(), 13 * HOUR)
    assert hours(postman) == [6, 12]


async def test_who_wants_none_is_left_alone_even_before_his_time_is_out(
    house: House, postman: Postman
) -> None:
    await wish(house, where=Reminded.NEVER)
    await let_pass(postman, await house.start(control=TimeControl(24), sheet=FIVE), 30 * DAY)
    assert postman.brought == []


async def test_before_time_is_out_there_is_one_last(house: House, postman: Postman) -> None:
    await wish(house, hours=0)
    await let_pass(postman, await house.start(control=TimeControl(40), sheet=FIVE), 30 * DAY)
    assert hours(postman) == [36]


async def test_without_a_clock_there_is_no_last_one(house: House, postman: Postman) -> None:
    await wish(house, hours=0)
    await let_pass(postman, await house.start(), 30 * DAY)
    assert postman.brought == []


async def test_they_stop_the_moment_he_moves_and_the_other_is_reminded(
    house: House, postman: Postman
) -> None:
    table = await house.start()
    await let_pass(postman, table, 25 * HOUR)
    await play(house, table)
    await let_pass(postman, table, 30 * HOUR)
    assert postman.brought == [(DAY, key(table, ALICE), False), (49 * HOUR, key(table, BOB), False)]


async def test_a_roll_counts_as_a_sign_of_life(house: House, postman: Postman) -> None:
    table = await house.seat(game_at(START))
    house.pass_by(20 * HOUR)
    table = (await house.act(ALICE, table, RollDice(), throw=scripted(3, 1))).table
    await let_pass(postman, table, 25 * HOUR)
    assert hours(postman) == [44]


async def test_of_a_challenge_one_is_reminded_once_before_it_lapses(house: House, postman: Postman) -> None:
    table = await house.challenge(ALICE, BOB)
    await let_pass(postman, table, 14 * DAY - HOUR)
    assert postman.brought == [(DAY, key(table, BOB), False)]
    assert (await house.load(table)).status is Status.CHALLENGE
    await let_pass(postman, table, HOUR)
    lapsed = await house.load(table)
    assert (lapsed.status, lapsed.state.challenge.withdrawal) == (Status.CLOSED, Withdrawal.LAPSED)
    assert postman.removed == [1002]
    assert await house.database.run(deadlines.next_due_at) is None


async def test_a_challenge_to_anyone_reminds_nobody_and_lapses(house: House, postman: Postman) -> None:
    table = await house.challenge(ALICE, None)
    await let_pass(postman, table, 14 * DAY)
    assert postman.brought == []
    assert (await house.load(table)).state.challenge.withdrawal is Withdrawal.LAPSED


async def test_of_a_counter_offer_the_challenger_is_reminded_as_they_wish(
    house: House, postman: Postman
) -> None:
    await wish(house, hours=0)
    table = await house.challenge(ALICE, BOB)
    await let_pass(postman, table, DAY)
    work = partial(challenges.propose, request=house.request(BOB), table_id=table.id, edition=0, sheet=FIVE)
    await house.database.run(work)
    await let_pass(postman, table, 14 * DAY - HOUR)
    (_, alice, _) = postman.brought[-1]
    assert (len(postman.brought), alice) == (2, key(table, ALICE))
    assert hours(postman)[-1] == pytest.approx(24 + 0.9 * 14 * 24)
    assert (await house.load(table)).status is Status.CHALLENGE


async def test_who_chooses_to_be_left_alone_is_not_reminded_of_a_challenge(
    house: House, postman: Postman
) -> None:
    table = await house.challenge(BOB, ALICE)
    await wish(house, where=Reminded.NEVER)
    await let_pass(postman, table, 14 * DAY)
    assert postman.brought == []
    assert (await house.load(table)).state.challenge.withdrawal is Withdrawal.LAPSED


async def test_one_of_a_challenge_that_is_due_at_night_comes_in_the_morning(
    house: House, postman: Postman
) -> None:
    await house.prefer(BOB, calendar=Calendar(zone="Asia/Tokyo", quiet=NIGHT), reminders=Reminders(hours=11))
    await let_pass(postman, await house.challenge(ALICE, BOB), 2 * DAY)
    assert hours(postman) == [11]  # 8:00 in Tokyo
    postman.brought.clear()
    await house.prefer(BOB, reminders=Reminders(hours=4))
    challenged = await house.challenge(CAROL, BOB, TAVERN)
    await let_pass(postman, challenged, 2 * DAY)
    assert hours(postman) == [48 + 10]  # 22:00 to 7:00 in Tokyo is 13:00 to 22:00 here


async def test_one_that_is_due_at_night_comes_in_the_morning(house: House, postman: Postman) -> None:
    await wish(house, hours=11)
    await house.prefer(ALICE, calendar=Calendar(zone="Asia/Tokyo", quiet=NIGHT))
    await let_pass(postman, await house.start(), 30 * HOUR)
    assert hours(postman) == [11, 22]  # 8:00 in Tokyo, and 19:00


async def test_one_that_is_held_up_until_night_waits_for_the_morning(house: House, postman: Postman) -> None:
    await house.prefer(ALICE, calendar=Calendar(quiet=NIGHT))
    table = await house.start()
    await postman.round(table)
    house.now = NOON + DAY
    await fire_due(house)
    house.now = NOON + DAY + 10 * HOUR  # nothing could be delivered for ten hours
    await postman.round(table)
    assert postman.brought == []
    await let_pass(postman, table, 10 * HOUR)
    assert hours(postman) == [43]


@pytest.mark.parametrize("away", [3 * DAY, 90 * DAY])
async def test_after_the_bot_was_down_there_is_one_however_many_were_missed(
    house: House, postman: Postman, away: timedelta
) -> None:
    await wish(house, hours=1)
    table = await house.start()
    await postman.round(table)
    house.pass_by(away)
    await let_pass(postman, table, timedelta(0))
    assert postman.brought == [(away, key(table, ALICE), False)]
    await let_pass(postman, table, HOUR)
    assert hours(postman)[1:] == [away / HOUR + 1]


async def test_after_the_bot_was_down_in_the_morning_if_he_sleeps(house: House, postman: Postman) -> None:
    await wish(house, hours=1)
    await house.prefer(ALICE, calendar=Calendar(quiet=NIGHT))
    table = await house.start()
    await postman.round(table)
    house.pass_by(3 * DAY + 11 * HOUR)
    await let_pass(postman, table, 9 * HOUR)
    assert hours(postman) == [3 * 24 + 19, 3 * 24 + 20]


async def test_once_time_is_out_the_board_tells_so_and_no_reminder(house: House, postman: Postman) -> None:
    table = await house.start(control=TimeControl(24), sheet=FIVE)
    await postman.round(table)
    house.pass_by(2 * DAY)
    await let_pass(postman, table, 10 * DAY)
    assert postman.brought == []


async def test_firing_twice_counts_once(house: House, postman: Postman) -> None:
    table = await house.start()
    await postman.round(table)
    house.pass_by(DAY)
    (deadline,) = await house.database.run(partial(deadlines.due_now, now=house.now))
    for _ in range(2):
        await house.database.run(
            partial(deadlines.fire, deadline=deadline, now=house.now, dice_source=scripted_chance(no_dice))
        )
    assert await open_notices(house) == [(table.version, {"player": key(table, ALICE), "is_direct": False})]


async def test_nothing_is_owed_while_an_earlier_one_is_on_its_way(house: House, postman: Postman) -> None:
    await wish(house, hours=1)
    await postman.round(await house.start())
    for _ in range(4):
        house.pass_by(HOUR)
        await fire_due(house)
    assert len(await open_notices(house)) == 1


async def test_nobody_is_reminded_of_a_board_that_has_not_come_yet(house: House, postman: Postman) -> None:
    table = await house.start()
    house.pass_by(3 * DAY)
    await fire_due(house)
    assert await open_notices(house) == []
    await let_pass(postman, table, DAY)
    assert hours(postman) == [4 * 24]


async def test_the_one_before_is_removed_when_the_next_has_come(house: House, postman: Postman) -> None:
    table = await house.start()
    await let_pass(postman, table, DAY)
    first = postman.messages
    assert postman.removed == []
    await let_pass(postman, table, DAY)
    assert postman.removed == [first]


async def test_the_last_is_removed_once_he_has_moved(house: House, postman: Postman) -> None:
    table = await house.start()
    await let_pass(postman, table, DAY)
    message = postman.messages
    await play(house, table)
    assert await open_notices(house, REMOVAL) == [
        (1 + table.version, {"player": key(table, ALICE), "channel": CHANNEL, "message": message})
    ]
    await postman.round(table)
    assert postman.removed == [message]


async def test_of_a_direct_message_no_channel_is_stored(house: House, postman: Postman) -> None:
    await wish(house, where=Reminded.DIRECTLY)
    table = await house.start()
    await let_pass(postman, table, DAY)
    await play(house, table)
    ((_, removal),) = await open_notices(house, REMOVAL)
    assert removal["channel"] is None


async def test_one_that_was_owed_before_he_moved_is_not_brought(house: House, postman: Postman) -> None:
    table = await house.start()
    await postman.round(table)
    house.pass_by(DAY)
    await fire_due(house)
    await play(house, table)
    await postman.round(table)
    assert postman.brought == []
    assert await open_notices(house) == []


async def test_one_that_arrives_while_he_moves_is_removed_at_once(house: House, postman: Postman) -> None:
    table = await house.start()
    await postman.round(table)
    house.pass_by(DAY)
    await fire_due(house)
    pending = await postman.next_owed(table)
    assert isinstance(pending, PendingReminder)
    await play(house, table)
    await house.database.run(postman.take(pending))
    message = postman.messages
    await postman.round(table)
    assert postman.removed == [message]


async def test_more_time_makes_the_last_one_later(house: House, postman: Postman) -> None:
    await wish(house, hours=0)
    table = await house.start(control=TimeControl(20), sheet=FIVE)
    await let_pass(postman, table, 10 * HOUR)
    await house.database.run(
        partial(clocks.grant, request=house.request(BOB), table_id=table.id, edition=None)
    )
    await let_pass(postman, table, 4 * DAY)
    assert hours(postman) == [68 * 0.9]


async def test_a_vacation_stops_reminders_too(house: House, postman: Postman) -> None:
    table = await house.start()
    today = NOON.date()
    await house.database.run(
        partial(vacations.set_vacation, request=house.request(ALICE), first=today, last=today + 5 * DAY)
    )
    await let_pass(postman, table, 7 * DAY)
    assert hours(postman) == [5 * 24 + 12, 6 * 24 + 12]


async def test_a_change_of_the_interval_holds_at_once_and_counts_from_then(
    house: House, postman: Postman
) -> None:
    table = await house.start()
    await let_pass(postman, table, 10 * HOUR)
    await wish(house, hours=6)
    await let_pass(postman, table, 13 * HOUR)
    assert hours(postman) == [16, 22]


async def test_other_settings_put_no_reminder_off(house: House, postman: Postman) -> None:
    table = await house.start()
    await let_pass(postman, table, 10 * HOUR)
    await house.prefer(ALICE, theme="felt")
    await let_pass(postman, table, 15 * HOUR)
    assert hours(postman) == [24]


@pytest.mark.parametrize("given", [-1, 169, 8760])
def test_an_interval_is_an_hour_to_a_week(given: int) -> None:
    with pytest.raises(InvalidTime):
        Reminders(hours=given)


class TestDirectly:
    @pytest.fixture
    async def table(self, house: House, postman: Postman) -> HeadsUpTable:
        """A table with a direct message due to Alice."""
        await wish(house, where=Reminded.DIRECTLY)
        table = await house.start()
        await postman.round(table)
        house.pass_by(DAY)
        await fire_due(house)
        return table

    async def refuse(self, postman: Postman, table: HeadsUpTable) -> None:
        pending = await postman.next_owed(table)
        assert isinstance(pending, PendingReminder)
        assert pending.is_direct
        await postman.house.database.run(
            partial(deadlines.mark_reminder_refused, pending=pending, at=postman.house.now)
        )

    async def test_it_goes_where_he_wishes(self, postman: Postman, table: HeadsUpTable) -> None:
        await postman.round(table)
        assert postman.brought == [(DAY, key(table, ALICE), True)]

    async def test_one_that_is_refused_comes_to_the_channel_once(
        self, postman: Postman, table: HeadsUpTable
    ) -> None:
        await self.refuse(postman, table)
        await postman.round(table)
        assert postman.brought == [(DAY, key(table, ALICE), False)]
        await postman.round(table)
        assert len(postman.brought) == 1

    async def test_who_refuses_is_not_written_to_for_a_week(
        self, postman: Postman, table: HeadsUpTable
    ) -> None:
        await self.refuse(postman, table)
        await let_pass(postman, table, 3 * DAY)
        assert [is_direct for _, _, is_direct in postman.brought] == [False] * 4
        await play(postman.house, table)
        await play_bob(postman.house, table)
        await let_pass(postman, table, CLOSED_FOR - 2 * DAY)
        assert [is_direct for _, _, is_direct in postman.brought[4:]] == [False] * 3 + [True] * 2

    async def test_who_chooses_anew_is_tried_again(self, postman: Postman, table: HeadsUpTable) -> None:
        await self.refuse(postman, table)
        await postman.round(table)
        await wish(postman.house, where=Reminded.DIRECTLY)
        await let_pass(postman, table, DAY)
        assert [is_direct for _, _, is_direct in postman.brought] == [False, True]

    async def test_who_takes_them_again_is_known_to(self, postman: Postman, table: HeadsUpTable) -> None:
        await self.refuse(postman, table)
        house = postman.house
        chosen = await house.database.run(lambda uow: uow.settings.of_player(key(table, ALICE)))
        assert chosen is not None
        assert chosen["reminders"]["closed_at"] is not None
        pending = await postman.next_owed(table)
        assert isinstance(pending, PendingReminder)
        house.pass_by(CLOSED_FOR)
        await let_pass(postman, table, DAY)
        chosen = await house.database.run(lambda uow: uow.settings.of_player(key(table, ALICE)))
        assert chosen is not None
        assert chosen["reminders"]["closed_at"] is None


async def play_bob(house: House, table: HeadsUpTable) -> None:
    """Let Bob roll and play, so that it is Alice's turn again."""
    table = (await house.act(BOB, await house.load(table), RollDice(), throw=scripted(3, 1))).table
    assert table.game.roll is not None
    await house.act(BOB, table, MakePlay(legal_plays(table.game.position, table.game.roll)[0]))


async def test_they_follow_a_table_that_is_moved(house: House, postman: Postman) -> None:
    table = await house.start()
    await let_pass(postman, table, HOUR)
    place = Place(GUILD, TAVERN)
    await house.database.run(partial(moving.move, request=house.request(BOB), table_id=table.id, place=place))
    await let_pass(postman, table, DAY)
    table = await house.load(table)
    stored = await house.database.run(lambda uow: uow.reminders.of(table.id, key(table, ALICE)))
    assert stored is not None
    assert stored.channel_snowflake == TAVERN


async def test_an_erase_leaves_nothing_of_them(house: House, postman: Postman) -> None:
    table = await house.start()
    await let_pass(postman, table, DAY)
    alice = key(table, ALICE)
    await house.database.run(
        partial(
            privacy.erase, request=house.request(ALICE), player=alice, dice_source=scripted_chance(no_dice)
        )
    )
    assert await house.database.run(lambda uow: uow.reminders.of_player(alice)) == []
    await let_pass(postman, table, 30 * DAY)
    assert len(postman.brought) == 1


async def test_any_kind_of_table_can_owe_them_and_keep_those_of_who_is_still_awaited(
    house: House, postman: Postman
) -> None:
    table = await house.start()
    await postman.round(table)
    alice, bob = key(table, ALICE), key(table, BOB)
    for player in (alice, bob):
        await house.database.run(
            partial(enqueue_reminder, table_id=table.id, version=1, player=player, at=house.now)
        )
    await house.database.run(
        partial(withdraw_reminders, table_id=table.id, version=2, at=house.now, still_awaited=(alice,))
    )
    rows = await house.database.run(lambda uow: uow.reminders.of_table(table.id))
    assert [row.player_id for row in rows] == [alice]
