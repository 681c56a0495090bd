"""Matches by direct messages: two boards of one table, each owed, delivered and forgotten by itself."""

from datetime import timedelta
from functools import partial

import pytest

from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.errors import NoTable, UnknownTable
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.errors import AlreadyChallenged
from bot.play.heads_up.store import heads_up_in_channel
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts import outbox
from bot.play.posts.pending_posts import PendingBoard, PendingCollapse
from bot.play.tables import places as moving
from bot.play.tables.history import Search, next_turn, search, turns_of
from bot.play.tables.places import closed_messages, cut_off_tables
from bot.play.tables.store import enqueue_board
from bot.play.tables.visibility import Viewer, table_for
from storage import UnitOfWork
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, Harness, key, source_of
from tests.play.heads_up.direct import (
    CHANNELS,
    challenge,
    messages,
    next_board,
    next_pending,
    pending_boards,
    post_all,
    start,
)


async def fail(harness: Harness, pending: PendingBoard, trouble: ChannelProblem | None = None) -> None:
    await harness.run(outbox.mark_failed, pending=pending, error="403", at=harness.now, problem=trouble)


async def here(harness: Harness, caller: Caller = ALICE, channel: int = CHANNELS[ALICE]) -> HeadsUpTable:
    return await harness.run(heads_up_in_channel, Viewer(caller.snowflake, None, channel))


class TestBoards:
    async def test_a_challenge_is_shown_to_both_and_pings_whom_it_asks(self, harness: Harness) -> None:
        table = await challenge(harness)
        assert (table.guild, table.channel) == (None, None)
        assert await pending_boards(harness, table) == {"Bob": (True, ["Bob"]), "Alice": (True, [])}

    async def test_any_number_may_be_open_at_once(self, harness: Harness) -> None:
        assert len({(await challenge(harness)).id for _ in range(3)}) == 3

    async def test_whoever_must_act_gets_a_new_board_and_the_others_is_edited(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        await harness.plays(ALICE, table)
        assert await pending_boards(harness, table) == {"Bob": (True, ["Bob"]), "Alice": (False, [])}

    async def test_what_nobody_must_act_on_is_new_to_both_and_pings_nobody(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)

        def end(uow: UnitOfWork) -> None:
            enqueue_board(uow, table, harness.now, is_new=True)

        await harness.run(end)
        assert await pending_boards(harness, table) == {"Alice": (True, []), "Bob": (True, [])}

    async def test_each_has_a_message_and_news_of_their_own(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        before = messages(await harness.load(table))
        await harness.plays(ALICE, table)
        await post_all(harness, table, 2001)
        after = messages(await harness.load(table))
        assert after["Alice"] == before["Alice"]
        assert after["Bob"] == 2001
        fold = await next_pending(harness, table)
        assert isinstance(fold, PendingCollapse)
        assert (fold.channel, fold.message, fold.is_moved) == (CHANNELS[BOB], before["Bob"], False)

    async def test_a_board_that_is_refused_holds_up_no_other(self, harness: Harness) -> None:
        table = await challenge(harness)
        pending = await next_board(harness, table)
        await fail(harness, pending, ChannelProblem.CLOSED)
        other = await next_board(harness, table, {pending.board.owner})
        assert other.board.channel == CHANNELS[ALICE]
        await harness.run(outbox.mark_posted, pending=other, message=1001, at=harness.now)
        assert await next_pending(harness, table) is None
        harness.pass_by(timedelta(seconds=5))
        assert await next_pending(harness, table, {pending.board.owner}) is None
        again = await next_board(harness, table)
        assert (again.board.channel, again.attempts) == (CHANNELS[BOB], 1)

    async def test_a_board_that_arrives_for_somebody_erased_is_nobodys(self, harness: Harness) -> None:
        table = await challenge(harness)
        pending = await next_board(harness, table)
        assert pending.board.channel == CHANNELS[BOB]
        await harness.run(lambda uow: uow.direct_boards.forget_player(key(table, BOB)))
        await harness.run(outbox.mark_posted, pending=pending, message=1001, at=harness.now)
        assert set(messages(await harness.load(table))) == {"Alice"}

    async def test_an_older_table_comes_first_in_the_same_messages_only(self, harness: Harness) -> None:
        older, newer = await challenge(harness), await challenge(harness, CAROL, BOB)
        pending = await next_board(harness, newer)
        assert (pending.board.channel, pending.after) == (CHANNELS[BOB], (older.id,))
        own = await next_board(harness, newer, {pending.board.owner})
        assert (own.board.channel, own.after) == (CHANNELS[CAROL], ())

    async def test_only_ones_own_board_is_posted_again(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        viewer = Viewer(BOB.snowflake, None, CHANNELS[BOB])
        await harness.run(outbox.enqueue_again, viewer=viewer, at=harness.now)
        assert await pending_boards(harness, table) == {"Bob": (True, [])}

    async def test_all_are_posted_again_for_a_discord_that_has_forgotten_them(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        await harness.run(outbox.enqueue_all_again, at=harness.now)
        assert await pending_boards(harness, table) == {"Alice": (True, []), "Bob": (True, [])}
        assert messages(await harness.load(table)) == {"Alice": None, "Bob": None}

    async def test_no_channel_of_direct_messages_stands_in_the_outbox(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        await harness.plays(ALICE, table)
        await post_all(harness, table, 2001)
        assert not [each for each in CHANNELS.values() if str(each) in str(await harness.pending())]


class TestHere:
    async def test_a_command_in_direct_messages_is_about_ones_own_table(self, harness: Harness) -> None:
        table = await start(harness)
        assert (await here(harness)).id == table.id
        assert (await here(harness, BOB, CHANNELS[BOB])).id == table.id

    async def test_of_several_it_is_one_that_waits_then_the_last_board(self, harness: Harness) -> None:
        first, second = await start(harness), await start(harness)
        await post_all(harness, first, 1001)
        await post_all(harness, second, 2001)
        assert (await here(harness)).id == second.id
        await harness.plays(ALICE, second)
        assert (await here(harness)).id == first.id
        await harness.plays(ALICE, first)
        assert (await here(harness)).id == second.id

    async def test_once_nothing_is_open_it_is_the_last_that_was_played(self, harness: Harness) -> None:
        table = await start(harness)
        await harness.set_status(table, "over")
        assert (await here(harness)).status is Status.OVER

    async def test_nothing_is_found_in_a_channel_or_in_others_messages(self, harness: Harness) -> None:
        table = await challenge(harness)
        for caller, channel in ((ALICE, CHANNEL), (CAROL, CHANNELS[CAROL]), (CAROL, CHANNELS[ALICE])):
            with pytest.raises(NoTable):
                await here(harness, caller, channel)
        await harness.does(ALICE, challenges.withdraw, table)
        with pytest.raises(NoTable):
            await here(harness)


class TestOthers:
    async def test_nobody_else_may_read_it_not_even_where_it_began(self, harness: Harness) -> None:
        table = await start(harness)

        def read(uow: UnitOfWork, snowflake: int) -> HeadsUpTable:
            return table_for(uow, Viewer(snowflake, GUILD, CHANNEL), table.id)

        assert (await harness.run(read, snowflake=BOB.snowflake)).id == table.id
        with pytest.raises(UnknownTable):
            await harness.run(read, snowflake=CAROL.snowflake)
        wanted = Search(is_of_server=True)
        viewer = Viewer(BOB.snowflake, GUILD, CHANNEL)
        assert (await harness.run(search, viewer=viewer, wanted=wanted)).tables == ()
        mine = await harness.run(search, viewer=viewer, wanted=Search())
        assert [found.id for found, _ in mine.tables] == [table.id]

    async def test_it_is_among_the_turns_of_its_players(self, harness: Harness) -> None:
        table = await start(harness)
        own, others = await harness.run(turns_of, snowflake=ALICE.snowflake)
        assert ([each.id for each in own], others) == ([table.id], ())
        following = partial(next_turn, snowflake=ALICE.snowflake, besides=0)
        assert await harness.run(following) is None
        await post_all(harness, table, 1001)
        found = await harness.run(following)
        assert found is not None


class TestRematch:
    async def ended(self, harness: Harness) -> HeadsUpTable:
        table = await start(harness)
        await harness.set_status(table, "over")
        return await harness.load(table)

    async def test_it_is_asked_for_where_they_played_and_starts_when_both_ask(self, harness: Harness) -> None:
        table = await self.ended(harness)
        dice_source = source_of("31")
        ask = partial(challenges.rematch, table_id=table.id, dice_source=dice_source)
        asked = await harness.run(ask, request=harness.request(ALICE))
        assert asked.status is Status.CHALLENGE
        assert {board.channel for board in asked.boards} == {CHANNELS[ALICE], CHANNELS[BOB]}
        started = await harness.run(ask, request=harness.request(BOB))
        assert (started.id, started.status) == (asked.id, Status.PLAYING)

    async def test_who_has_asked_waits_for_the_answer(self, harness: Harness) -> None:
        table = await self.ended(harness)
        ask = partial(challenges.rematch, table_id=table.id, dice_source=source_of(""))
        await harness.run(ask, request=harness.request(ALICE))
        with pytest.raises(AlreadyChallenged):
            await harness.run(ask, request=harness.request(ALICE))


class TestTrouble:
    async def cut_off(self, harness: Harness, table: HeadsUpTable) -> None:
        """Let Bob take no direct messages."""
        pending = await next_board(harness, table)
        assert pending.board.channel == CHANNELS[BOB]
        await fail(harness, pending, ChannelProblem.CLOSED)

    async def test_both_are_told_wherever_they_are(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        await harness.plays(ALICE, table)
        await self.cut_off(harness, table)
        for caller in (ALICE, BOB):
            (found,) = await harness.run(cut_off_tables, snowflake=caller.snowflake, guild=GUILD)
            assert (found.table.id, found.whose.name) == (table.id, "Bob")
        assert await harness.run(cut_off_tables, snowflake=CAROL.snowflake) == ()

    async def test_whose_messages_are_closed_is_noted_until_a_board_arrives(self, harness: Harness) -> None:
        table = await challenge(harness)
        await self.cut_off(harness, table)
        found = await harness.run(closed_messages, table_id=table.id)
        assert (found.whose.name, found.problem) == ("Bob", ChannelProblem.CLOSED)
        harness.pass_by(timedelta(seconds=5))
        await post_all(harness, table, 1001)
        assert await harness.run(closed_messages, table_id=table.id) is None

    async def test_a_table_in_a_channel_is_never_closed_to_anybody(self, harness: Harness) -> None:
        table = await harness.start("31")
        assert await harness.run(closed_messages, table_id=table.id) is None


class TestMoving:
    async def test_it_may_go_on_in_a_channel_and_both_are_led_there(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        found = partial(moving.movable_tables, snowflake=ALICE.snowflake, channel=CHANNEL)
        assert [each.id for each in await harness.run(found)] == [table.id]
        moved = await harness.move(ALICE, table, CHANNEL)
        assert [(board.channel, board.owner) for board in moved.boards] == [(CHANNEL, None)]
        pending = await next_board(harness, table)
        assert (pending.board.channel, pending.mention) == (CHANNEL, ())
        await harness.run(outbox.mark_posted, pending=pending, message=3001, at=harness.now)
        places = set()
        while isinstance(fold := await next_pending(harness, table), PendingCollapse):
            assert fold.is_moved
            places.add(fold.channel)
            await harness.run(outbox.mark_collapsed, pending=fold, at=harness.now)
        assert places == {CHANNELS[ALICE], CHANNELS[BOB]}

    async def test_what_was_still_owed_directly_is_void(self, harness: Harness) -> None:
        table = await start(harness)
        await harness.move(ALICE, table, CHANNEL)
        pending = await next_board(harness, table)
        assert pending.board.owner is None
        assert {row[2].get("owner") for row in await harness.pending()} == {None}

    async def test_who_could_not_be_reached_is_called_to_the_new_place(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        await harness.plays(ALICE, table)
        pending = await next_board(harness, table)
        await fail(harness, pending, ChannelProblem.CLOSED)
        await harness.move(ALICE, table, CHANNEL)
        pending = await next_board(harness, table)
        assert [player.name for player in pending.mention] == ["Bob"]


class TestErasing:
    async def test_who_is_left_has_their_table_and_nothing_is_owed_to_others(self, harness: Harness) -> None:
        table = await start(harness)
        await post_all(harness, table, 1001)
        await harness.plays(ALICE, table)
        await post_all(harness, table, 2001)
        await harness.erase(BOB, table)
        left = await harness.load(table)
        assert [board.channel for board in left.boards] == [CHANNELS[ALICE]]
        assert await pending_boards(harness, left) == {"Alice": (True, ["Alice"])}
        await post_all(harness, table, 3001)
        fold = await next_pending(harness, table)
        assert isinstance(fold, PendingCollapse)
        assert fold.channel == CHANNELS[ALICE]
        await harness.run(outbox.mark_collapsed, pending=fold, at=harness.now)
        assert await next_pending(harness, table) is None
        assert await harness.pending() == []
