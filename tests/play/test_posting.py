"""Posts that Discord is owed: rebuilt from what is stored, in order, by one process, until delivered."""

from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.engine import Answer, AnswerOffer, Doubled, OfferDouble, Played
from bot.engine.keys import FIRST_CUBE
from bot.play.base.errors import NotSeated
from bot.play.base.table import Place
from bot.play.base.use_case import LEASE, ClaimLost
from bot.play.heads_up import challenges
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts import outbox
from bot.play.posts.outbox import PendingPost, mark_posted, next_post, put_off, record_outcome
from bot.play.posts.pending_posts import PendingBoard, PendingCollapse
from bot.play.subjects.posts import PendingElsewhere
from bot.play.subjects.subject import NOBODYS
from bot.play.tables import places
from bot.play.tables.visibility import Viewer
from storage import Database, Worker
from tests.databases import url_of
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, Harness, key

FIRST_MESSAGE, SECOND_MESSAGE = 1001, 1002
OPENING = "8/5 6/5"


async def fail(harness: Harness, pending: PendingPost) -> None:
    await harness.run(outbox.mark_failed, pending=pending, error="500", at=harness.now)


async def pending_fold(harness: Harness, table: HeadsUpTable, message: int) -> PendingCollapse:
    fold = await harness.next_post(table)
    assert isinstance(fold, PendingCollapse)
    assert fold.message == message
    return fold


async def fold_away(harness: Harness, fold: PendingCollapse) -> None:
    await harness.run(outbox.mark_collapsed, pending=fold, at=harness.now)


async def tables_pending(harness: Harness) -> list[int]:
    return await harness.run(outbox.subjects_with_posts, now=harness.now)


async def test_a_board_that_was_posted_is_the_live_one_and_nothing_is_owed(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    pending = await harness.post(table, FIRST_MESSAGE)
    assert (pending.is_new, [player.name for player in pending.mention]) == (True, ["Bob"])
    assert (await harness.load(table)).live_message == FIRST_MESSAGE
    assert await harness.next_post(table) is None


async def test_a_board_that_replaces_another_owes_its_fold_with_what_was_done_on_it(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    await harness.plays(ALICE, table, OPENING)
    await harness.post(table, SECOND_MESSAGE)
    fold = await pending_fold(harness, table, FIRST_MESSAGE)
    assert [type(each.event) for each in fold.news] == [Played]
    await fold_away(harness, fold)
    assert await harness.next_post(table) is None


async def test_an_edit_is_owed_of_the_live_message_and_mentions_nobody(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.plays(ALICE, table, OPENING)
    await harness.post(table, FIRST_MESSAGE)
    await harness.rolls(BOB, table, "62")
    pending = await harness.next_board(table)
    assert (pending.is_new, pending.mention, pending.table.live_message) == (False, (), FIRST_MESSAGE)


async def test_what_was_overtaken_is_one_post_that_mentions_who_must_act_now(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    await harness.plays(ALICE, table, OPENING)
    await harness.act(BOB, table, OfferDouble())
    pending = await harness.next_board(table)
    assert len(pending.rows) == 2
    assert [player.name for player in pending.mention] == ["Alice"]
    assert [type(each.event) for each in pending.news] == [Played, Doubled]
    await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    assert [player.name for player in (await harness.next_board(table)).mention] == ["Bob"]


async def test_a_board_that_was_never_posted_is_new_even_if_only_an_edit_is_owed(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.plays(ALICE, table, OPENING)
    await harness.rolls(BOB, table, "62")
    pending = await harness.next_board(table)
    assert pending.is_new
    assert [player.name for player in pending.mention] == ["Bob"]


async def test_a_failure_is_tried_again_ever_more_rarely_but_each_hour(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    waits = []
    for _ in range(14):
        await fail(harness, await harness.next_board(table))
        before = harness.now
        while not await tables_pending(harness):
            harness.pass_by(timedelta(seconds=5))
        waits.append((harness.now - before).total_seconds())
    assert waits[:4] == [5, 10, 20, 40]
    assert waits[-1] == timedelta(hours=1).total_seconds()


async def test_what_discord_wants_to_be_waited_for_is_waited_for(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    pending = await harness.next_board(table)
    await harness.run(
        outbox.mark_failed, pending=pending, error="429", at=harness.now, wait=timedelta(minutes=3)
    )
    harness.pass_by(timedelta(minutes=3, seconds=-1))
    assert await tables_pending(harness) == []
    harness.pass_by(timedelta(seconds=1))
    assert await tables_pending(harness) == [table.id]


async def test_a_board_that_was_posted_after_all_settles_what_it_shows_and_no_more(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    await harness.plays(ALICE, table, OPENING)
    played = (await harness.load(table)).version
    await harness.act(BOB, table, OfferDouble())
    pending = await harness.next_board(table)
    await harness.run(
        outbox.mark_posted, pending=pending, message=SECOND_MESSAGE, at=harness.now, version=played
    )
    pending = await harness.next_board(table)
    assert (pending.is_new, [player.name for player in pending.mention]) == (True, ["Alice"])
    assert (pending.table.live_message, pending.table.live_version) == (SECOND_MESSAGE, played)
    await harness.post(table, SECOND_MESSAGE + 1)
    folds = []
    while (fold := await harness.next_post(table)) is not None:
        assert isinstance(fold, PendingCollapse)
        folds.append((fold.message, [type(each.event) for each in fold.news]))
        await fold_away(harness, fold)
    assert folds == [(FIRST_MESSAGE, [Played]), (SECOND_MESSAGE, [Doubled])]


async def test_the_first_board_of_a_table_comes_after_what_its_channel_is_owed(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await harness.does(BOB, challenges.decline, table)
    elsewhere = await harness.challenge(BOB, None, OTHER_CHANNEL)
    rematch = await harness.challenge(CAROL, None)
    assert (await harness.next_board(rematch)).after == (table.id,)
    assert (await harness.next_board(elsewhere)).after == ()
    await harness.post(table, FIRST_MESSAGE)
    assert (await harness.next_board(rematch)).after == ()


async def test_a_table_that_fails_or_cannot_be_made_out_holds_up_no_other(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    other = await harness.challenge(CAROL, None, OTHER_CHANNEL)
    await fail(harness, await harness.next_board(table))
    assert await tables_pending(harness) == [other.id]
    harness.pass_by(timedelta(seconds=5))
    await harness.run(outbox.put_off, subject_id=table.id, error="no state", at=harness.now)
    assert await tables_pending(harness) == [other.id]
    harness.pass_by(timedelta(seconds=10))
    assert set(await tables_pending(harness)) == {other.id, table.id}


async def test_a_fold_that_fails_holds_up_no_board(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    await harness.plays(ALICE, table, OPENING)
    await harness.post(table, SECOND_MESSAGE)
    await fail(harness, await pending_fold(harness, table, FIRST_MESSAGE))
    assert await harness.next_post(table) is None
    await harness.act(BOB, table, OfferDouble())
    assert await tables_pending(harness) == [table.id]
    assert isinstance(await harness.next_post(table), PendingBoard)


async def test_a_fold_that_fails_holds_up_no_other_fold_and_is_given_up_in_the_end(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    await harness.plays(ALICE, table, OPENING)
    await harness.post(table, SECOND_MESSAGE)
    await fail(harness, await pending_fold(harness, table, FIRST_MESSAGE))
    await harness.act(BOB, table, OfferDouble())
    await harness.post(table, SECOND_MESSAGE + 1)
    await fold_away(harness, await pending_fold(harness, table, SECOND_MESSAGE))
    for _ in range(outbox.COLLAPSES_TRIED - 1):
        harness.pass_by(timedelta(hours=2))
        await fail(harness, await pending_fold(harness, table, FIRST_MESSAGE))
    harness.pass_by(timedelta(hours=2))
    assert await harness.next_post(table) is None


async def test_a_board_can_be_owed_again_and_notifies_nobody(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    again = partial(outbox.enqueue_again, at=harness.now)
    with pytest.raises(NotSeated):
        await harness.run(again, viewer=Viewer(CAROL.snowflake, GUILD, CHANNEL))
    await harness.run(again, viewer=Viewer(ALICE.snowflake, GUILD, CHANNEL))
    pending = await harness.post(table, SECOND_MESSAGE)
    assert (pending.is_new, pending.mention) == (True, ())
    assert (await harness.load(table)).live_message == SECOND_MESSAGE
    assert key(table, ALICE) in (await harness.load(table)).must_act


async def test_for_a_discord_that_has_forgotten_all_every_open_board_is_owed_again(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.post(table, FIRST_MESSAGE)
    other = await harness.challenge(CAROL, None, OTHER_CHANNEL)
    await harness.run(outbox.enqueue_all_again, at=harness.now)
    assert set(await tables_pending(harness)) == {table.id, other.id}
    pending = await harness.post(table, SECOND_MESSAGE)
    assert (pending.is_new, pending.table.live_message) == (True, None)
    assert await harness.next_post(table) is None


@pytest.fixture
async def processes(harness: Harness, tmp_path: Path) -> AsyncIterator[tuple[Database, Database]]:
    """Beside the one of the harness."""
    assert harness.now
    file = tmp_path / "barpoint.sqlite3"
    opened = [await Database.open(url_of(file), worker=Worker.beginning(range(1), 1)) for _ in range(2)]
    yield opened[0], opened[1]
    for database in opened:
        await database.close()


async def test_each_post_is_made_by_one_alone(harness: Harness, processes: tuple[Database, Database]) -> None:
    one, other = processes
    table = await harness.challenge(ALICE, BOB)
    look = partial(next_post, subject_id=table.id, now=harness.now)
    pending = await one.run(look)
    assert isinstance(pending, PendingBoard)
    assert isinstance(await other.run(look), PendingElsewhere)
    note = partial(mark_posted, pending=pending, message=500)
    noting = partial(
        record_outcome, record=lambda uow, at: note(uow, at=at), subject_id=table.id, besides=NOBODYS
    )
    assert await one.run(noting, now=harness.now) is None
    assert await other.run(look) is None


async def test_what_was_taken_over_is_neither_noted_nor_put_off(
    harness: Harness, processes: tuple[Database, Database]
) -> None:
    one, other = processes
    table = await harness.challenge(ALICE, BOB)
    pending = await one.run(next_post, subject_id=table.id, now=harness.now)
    assert isinstance(pending, PendingBoard)
    later = harness.now + LEASE
    assert isinstance(await other.run(next_post, subject_id=table.id, now=later), PendingBoard)
    note = partial(mark_posted, pending=pending, message=500)
    noting = partial(
        record_outcome, record=lambda uow, at: note(uow, at=at), subject_id=table.id, besides=NOBODYS
    )
    with pytest.raises(ClaimLost):
        await one.run(noting, now=later)
    with pytest.raises(ClaimLost):
        await one.run(put_off, subject_id=table.id, error="hung", at=later)
    assert (await harness.load(table)).live_message is None
    assert await harness.run(outbox.subjects_with_posts, now=later) == [table.id]


async def test_a_table_is_not_moved_while_another_process_posts_where_it_stands(
    harness: Harness, processes: tuple[Database, Database]
) -> None:
    one, other = processes
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB))
    await one.run(next_post, subject_id=table.id, now=harness.now)
    work = partial(
        places.move, request=harness.request(BOB), table_id=table.id, place=Place(GUILD, OTHER_CHANNEL)
    )
    with pytest.raises(ClaimLost):
        await other.run(work)
    await one.run(lambda uow: uow.claims.release(table.id))
    assert (await other.run(work)).channel == OTHER_CHANNEL
