"""Tables that the bot opens by itself: they stand nowhere until there is a thread, and rest until then."""

from datetime import timedelta
from typing import Any

import pytest

from bot.clocks import TimeControl
from bot.engine import BetResult, RuleSheet, Side
from bot.engine.chouette import CLUB
from bot.play.base.errors import AlreadyHandled, ChannelBusy
from bot.play.base.table import NewThread, Place, Status, Table
from bot.play.base.use_case import ByItself, Caller, Origin
from bot.play.chouette.flow import open_lobby
from bot.play.chouette.table import ChouetteTable
from bot.play.heads_up.challenges import ChallengeTerms, open_match
from bot.play.heads_up.lifecycle import next_game
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts.openings import OPENING, TAKEN_FOR, PendingOpening, mark_opened
from bot.play.posts.outbox import mark_failed
from bot.play.posts.scheduling import due_now
from bot.play.tables import flow
from bot.play.tables.store import meet
from bot.play.upkeep.checking import check_database
from storage import UnitOfWork
from tests.engine.games import game_at, no_dice
from tests.play.harness import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    GUILD,
    OTHER_CHANNEL,
    Dice,
    Harness,
    key,
    source_of,
)
from tests.play.heads_up.tables import win

THREAD = 7000
A_DAY = TimeControl(24)
HOUR, DAYS = timedelta(hours=1), timedelta(days=5)
HERE = NewThread(GUILD, CHANNEL)


async def opens(
    harness: Harness,
    place: Place | NewThread = HERE,
    origin: Origin | None = None,
    dice: Dice = "31",
    **terms: Any,
) -> HeadsUpTable:
    """Let the bot open a match of Alice, who plays White, and Bob."""

    def work(uow: UnitOfWork) -> HeadsUpTable:
        white, black = (meet(uow, each, harness.now).id for each in (ALICE, BOB))
        offer = ChallengeTerms(RuleSheet(length=5), **terms)
        how = origin or ByItself(harness.now)
        return open_match(uow, how, place, (white, black), offer, source_of(dice))

    return await harness.run(work)


async def opening_of(harness: Harness, table: Table) -> PendingOpening:
    pending = await harness.next_post(table)
    assert isinstance(pending, PendingOpening)
    return pending


async def thread_opens(harness: Harness, table: Table) -> None:
    """Let Discord open the thread that a table awaits."""
    pending = await opening_of(harness, table)
    await harness.run(mark_opened, pending=pending, thread=THREAD, at=harness.now)


async def faults(harness: Harness) -> tuple[str, ...]:
    """Return the faults of the database, but for the rolls, which are scripted."""
    problems = (await harness.run(check_database)).problems
    return tuple(each for each in problems if "Roll" not in each)


async def test_the_bot_opens_a_match_that_has_begun_and_owes_its_thread_alone(harness: Harness) -> None:
    table = await opens(harness)
    assert table.status is Status.PLAYING
    assert [table.player_on(side).name for side in Side] == ["Alice", "Bob"]
    assert (table.awaits_thread, table.boards) == (True, ())
    assert [kind for kind, _, _ in await harness.pending()] == [OPENING]
    assert (await opening_of(harness, table)).parent == CHANNEL
    assert await faults(harness) == ()


async def test_in_its_thread_it_gets_one_board_that_calls_whoever_must_act_and_tells_the_opening_roll(
    harness: Harness,
) -> None:
    table = await opens(harness)
    await thread_opens(harness, table)
    board = await harness.next_board(table)
    assert (board.channel, board.is_new) == (THREAD, True)
    assert [each.name for each in board.mention] == ["Alice"]
    assert [type(each.event).__name__ for each in board.news] == ["OpeningRolled"]
    await harness.post(table, 9001)
    assert await harness.pending() == []
    assert await faults(harness) == ()


async def test_no_time_runs_until_there_is_a_thread(harness: Harness) -> None:
    table = await opens(harness, control=A_DAY)
    harness.pass_by(DAYS)
    for deadline in await harness.run(due_now, now=harness.now):
        await harness.run(flow.fire, deadline=deadline, now=harness.now, dice_source=source_of(no_dice))
    assert await faults(harness) == ()
    await thread_opens(harness, table)
    table = await harness.load(table)
    assert table.time is not None
    assert table.time.due == harness.now + 24 * HOUR
    assert [each.name for each in (await harness.next_board(table)).mention] == ["Alice"]


async def test_where_discord_opens_no_thread_it_is_tried_again(harness: Harness) -> None:
    table = await opens(harness)
    await harness.run(mark_failed, pending=await opening_of(harness, table), error="no", at=harness.now)
    assert await harness.next_post(table) is None
    harness.pass_by(HOUR)
    assert isinstance(await harness.next_post(table), PendingOpening)


@pytest.mark.parametrize(("caller", "called"), [(ALICE, []), (BOB, ["Alice"])])
async def test_who_does_not_want_to_wait_moves_it_and_then_no_thread_is_owed(
    harness: Harness, caller: Caller, called: list[str]
) -> None:
    table = await opens(harness, control=A_DAY)
    harness.pass_by(DAYS)
    await harness.move(caller, table)
    assert (await harness.load(table)).time.due == harness.now + 24 * HOUR
    board = await harness.post(table, 9001)
    assert [each.name for each in board.mention] == called
    assert await harness.pending() == []
    assert await faults(harness) == ()


async def test_a_table_that_is_moved_while_discord_opens_its_thread_stays_where_it_was_moved(
    harness: Harness,
) -> None:
    table = await opens(harness)
    pending = await opening_of(harness, table)
    await harness.move(BOB, table)
    await harness.run(mark_opened, pending=pending, thread=THREAD, at=harness.now)
    assert (await harness.load(table)).channel == OTHER_CHANNEL
    assert await faults(harness) == ()


async def test_a_match_that_ends_before_it_has_a_thread_needs_none(harness: Harness) -> None:
    table = await opens(harness)
    await harness.erase(BOB, table)
    assert await harness.next_post(table) is None
    assert await harness.pending() == []
    assert await faults(harness) == ()


async def test_where_another_table_was_opened_in_its_thread_it_waits_until_that_is_over(
    harness: Harness,
) -> None:
    table = await opens(harness)
    rival = await harness.challenge(CAROL, None, channel=THREAD)
    await thread_opens(harness, table)
    assert (await harness.load(table)).awaits_thread
    await harness.set_status(rival, "closed")
    assert await harness.next_post(table) is None
    harness.pass_by(TAKEN_FOR)
    await thread_opens(harness, table)
    assert (await harness.load(table)).channel == THREAD


async def test_a_table_without_a_place_and_without_a_thread_to_come_is_a_fault(harness: Harness) -> None:
    table = await opens(harness)
    pending = await opening_of(harness, table)
    await harness.run(lambda uow: uow.outbox.mark_delivered([pending.row.id], harness.now))
    (fault,) = await faults(harness)
    assert "no thread is to be opened for it" in fault


async def test_in_a_channel_that_is_there_it_gets_its_board_at_once(harness: Harness) -> None:
    table = await opens(harness, Place(GUILD, CHANNEL))
    assert [each.name for each in (await harness.next_board(table)).mention] == ["Alice"]
    with pytest.raises(ChannelBusy):
        await opens(harness, Place(GUILD, CHANNEL))


@pytest.mark.parametrize(
    ("caller", "dice", "called"),
    [(ALICE, "31", []), (BOB, "31", ["Alice"]), (BOB, "13", []), (CAROL, "31", ["Alice"])],
)
async def test_by_a_press_it_is_opened_once_and_whoever_has_pressed_is_not_called(
    harness: Harness, caller: Caller, dice: str, called: list[str]
) -> None:
    press = harness.request(caller)
    table = await opens(harness, Place(GUILD, CHANNEL), press, dice)
    assert {each.name for each in table.players.values()} == {"Alice", "Bob"}
    assert [each.name for each in (await harness.next_board(table)).mention] == called
    with pytest.raises(AlreadyHandled):
        await opens(harness, HERE, press)


async def test_the_bot_goes_on_with_a_session_as_a_player_may(harness: Harness) -> None:
    over: BetResult = win(Side.WHITE, 1)
    table = await harness.seat(game_at("1:1 | 1:1", roll="21"), RuleSheet(), (over,))
    await harness.plays(ALICE, table)
    happened = await harness.run(
        next_game,
        origin=ByItself(harness.now),
        table_id=table.id,
        edition=None,
        dice_source=source_of("31"),
    )
    assert happened.table.status is Status.PLAYING
    assert not happened.table.is_between_games
    assert {each.name for each in (await harness.next_board(table)).mention} <= {"Alice", "Bob"}


async def test_the_bot_opens_a_lobby_for_its_host_in_a_thread(harness: Harness) -> None:
    def work(uow: UnitOfWork) -> Table:
        host = meet(uow, ALICE, harness.now).id
        return open_lobby(uow, ByItself(harness.now), HERE, host, CLUB, source_of(""))

    table = await harness.run(work)
    harness.pass_by(DAYS)
    await thread_opens(harness, table)
    board = await harness.next_board(table)
    assert (board.channel, board.mention) == (THREAD, ())
    assert isinstance(board.table, ChouetteTable)
    assert key(board.table, ALICE) == board.table.chouette.host
