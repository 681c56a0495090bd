"""The places where tables stand: what is wrong there is noted, and tables move out of it."""

from datetime import timedelta
from functools import partial

import pytest

from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.errors import PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.base.table import Status
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts import outbox as posting
from bot.play.tables import places
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, Harness, board, key

ATTIC, OTHER_GUILD = 72, 8


async def play(harness: Harness, channel: int = CHANNEL) -> HeadsUpTable:
    """Let Alice and Bob begin a game in a channel, whose board was shown."""
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB, channel))
    await harness.post(table, 500 + table.id)
    return await harness.load(table)


async def note(harness: Harness, trouble: ChannelProblem | None, channel: int = CHANNEL) -> None:
    await harness.run(places.record_state, channel=channel, guild=GUILD, problem=trouble, at=harness.now)


async def troubles_of(
    harness: Harness, snowflake: int, guild: int | None = None
) -> list[tuple[int, ChannelProblem]]:
    work = partial(places.cut_off_tables, snowflake=snowflake, guild=guild)
    return [(each.table.id, each.problem) for each in await harness.run(work)]


async def test_what_is_wrong_with_a_place_is_told_to_its_players_alone(harness: Harness) -> None:
    table = await play(harness)
    await note(harness, ChannelProblem.DELETED)
    assert await troubles_of(harness, ALICE.snowflake) == [(table.id, ChannelProblem.DELETED)]
    assert await troubles_of(harness, BOB.snowflake, GUILD) == [(table.id, ChannelProblem.DELETED)]
    assert await troubles_of(harness, CAROL.snowflake) == []
    assert await troubles_of(harness, BOB.snowflake, OTHER_GUILD) == []


async def test_a_challenge_in_a_deleted_place_is_withdrawn_and_owes_nothing(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await note(harness, ChannelProblem.DELETED)
    assert (await harness.load(table)).status is Status.CLOSED
    assert await troubles_of(harness, ALICE.snowflake) == []
    assert await harness.run(posting.next_post_at, now=harness.now) is None


async def test_a_challenge_is_withdrawn_if_its_post_finds_the_channel_deleted(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    pending = await harness.next_board(table)
    await harness.run(
        posting.mark_failed, pending=pending, error="gone", at=harness.now, problem=ChannelProblem.DELETED
    )
    assert (await harness.load(table)).status is Status.CLOSED
    assert await harness.run(posting.next_post_at, now=harness.now) is None


async def test_a_place_where_nothing_is_played_is_never_in_trouble(harness: Harness) -> None:
    await play(harness)
    await note(harness, ChannelProblem.DELETED, OTHER_CHANNEL)
    assert await harness.run(lambda uow: uow.channel_problems.in_guild(GUILD)) == []


async def test_trouble_lasts_from_when_it_was_first_seen_until_all_is_well(harness: Harness) -> None:
    await play(harness)
    began = harness.now
    await note(harness, ChannelProblem.HIDDEN)
    harness.pass_by(timedelta(days=1))
    await note(harness, ChannelProblem.HIDDEN)
    report = await harness.run(places.server_report, guild=GUILD)
    assert [each.since for each in report.cut_off] == [began]
    await note(harness, None)
    assert await troubles_of(harness, ALICE.snowflake) == []


async def test_after_a_removal_each_open_table_of_the_server_is_cut_off(harness: Harness) -> None:
    first, second = await play(harness), await play(harness, OTHER_CHANNEL)
    await harness.run(places.record_removal, guild=GUILD, at=harness.now)
    assert set(await troubles_of(harness, ALICE.snowflake)) == {
        (first.id, ChannelProblem.REMOVED),
        (second.id, ChannelProblem.REMOVED),
    }


async def test_a_report_names_what_discord_did_not_take_and_why(harness: Harness) -> None:
    await play(harness)
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB, OTHER_CHANNEL))
    pending = await harness.next_board(table)
    await harness.run(
        posting.mark_failed, pending=pending, error="50013", at=harness.now, problem=ChannelProblem.FORBIDDEN
    )
    report = await harness.run(places.server_report, guild=GUILD)
    assert len(report.tables) == 2
    assert [(each.table.id, each.problem) for each in report.cut_off] == [
        (table.id, ChannelProblem.FORBIDDEN)
    ]
    assert [(each.table.id, each.attempts, each.reason) for each in report.undelivered] == [
        (table.id, 1, "50013")
    ]
    assert await harness.run(places.failing_tables, guild=GUILD, at=harness.now) == [table.id]


async def test_a_moved_table_owes_a_board_there_and_a_pointer_where_it_stood(harness: Harness) -> None:
    table = await play(harness)
    before = await harness.pending()
    moved = await harness.move(BOB, table)
    assert (moved.channel, moved.version, moved.live_message) == (OTHER_CHANNEL, table.version, None)
    collapse = {
        "message": table.live_message,
        "channel": CHANNEL,
        "since": table.version,
        "until": table.version,
    }
    assert (await harness.pending())[len(before) :] == [
        board(table.version),
        ("collapse", table.version, collapse),
    ]


async def test_a_board_out_of_a_deleted_place_mentions_who_must_act(harness: Harness) -> None:
    table = await play(harness)
    before = await harness.pending()
    await note(harness, ChannelProblem.DELETED)
    await harness.move(BOB, table)
    assert (await harness.pending())[len(before) :] == [board(table.version, key(table, ALICE))]
    assert await troubles_of(harness, ALICE.snowflake) == []


async def test_the_offer_to_move_names_what_one_plays_elsewhere(harness: Harness) -> None:
    first, second = await play(harness), await play(harness, OTHER_CHANNEL)
    offered = partial(places.movable_tables, snowflake=ALICE.snowflake)
    assert [table.id for table in await harness.run(offered, channel=OTHER_CHANNEL)] == [first.id]
    found = await harness.run(offered, channel=ATTIC)
    assert {table.id for table in found} == {first.id, second.id}
    assert await harness.run(places.movable_tables, snowflake=CAROL.snowflake, channel=ATTIC) == []


async def test_a_table_moves_neither_to_itself_nor_onto_another(harness: Harness) -> None:
    table, other = await play(harness), await play(harness, OTHER_CHANNEL)
    with pytest.raises(PlayedHere):
        await harness.move(BOB, table, CHANNEL)
    with pytest.raises(PlaceTaken) as refused:
        await harness.move(BOB, table, OTHER_CHANNEL)
    assert refused.value.table.id == other.id


async def test_nothing_is_moved_that_is_not_there_not_begun_or_over(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(UnknownTable):
        await harness.move(BOB, table)
    with pytest.raises(UnknownTable):
        await harness.run(places.table_to_move, snowflake=BOB.snowflake, table_id=999, channel=OTHER_CHANNEL)
    over = await play(harness, ATTIC)
    await harness.set_status(over, "over")
    with pytest.raises(PlayedOut):
        await harness.move(BOB, over)
