"""The places where tables stand: what is wrong there is noted, and tables move out of it."""

from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.play import outbox as posting
from bot.play import places
from bot.play import places as moving
from bot.play.errors import PlaceTaken, PlayedHere, PlayedOut, UnknownTable
from bot.play.heads_up.table import HeadsUpTable
from bot.play.places import ChannelProblem
from bot.play.table import Place, Status
from storage import UnitOfWork
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, TAVERN, House, board, key

ATTIC, OTHER_GUILD = 72, 8


async def play(house: House, channel: int = CHANNEL) -> HeadsUpTable:
    """Let Alice and Bob begin a game in a channel, whose board was shown."""
    table = await house.accept(BOB, await house.challenge(ALICE, BOB, channel))
    pending = await house.database.run(partial(posting.next_post, table_id=table.id, now=house.now))
    assert isinstance(pending, posting.PendingBoard)
    await house.database.run(partial(posting.posted, pending=pending, message=500 + table.id, at=house.now))
    return await house.load(table)


async def note(house: House, trouble: ChannelProblem | None, channel: int = CHANNEL) -> None:
    work = partial(places.note_state, channel=channel, guild=GUILD, problem=trouble, at=house.now)
    await house.database.run(work)


async def troubles_of(
    house: House, snowflake: int, guild: int | None = None
) -> list[tuple[int, ChannelProblem]]:
    work = partial(places.cut_off_tables, snowflake=snowflake, guild=guild)
    return [(each.table.id, each.problem) for each in await house.database.run(work)]


async def move(house: House, table: HeadsUpTable, channel: int = TAVERN) -> HeadsUpTable:
    work = partial(moving.move, request=house.request(BOB), table_id=table.id, place=Place(GUILD, channel))
    return await house.database.run(work)


async def test_what_is_wrong_with_a_place_is_told_to_its_players_alone(house: House) -> None:
    table = await play(house)
    await note(house, ChannelProblem.DELETED)
    assert await troubles_of(house, ALICE.snowflake) == [(table.id, ChannelProblem.DELETED)]
    assert await troubles_of(house, BOB.snowflake, GUILD) == [(table.id, ChannelProblem.DELETED)]
    assert await troubles_of(house, CAROL.snowflake) == []
    assert await troubles_of(house, BOB.snowflake, OTHER_GUILD) == []


async def test_a_challenge_in_a_deleted_place_is_withdrawn_and_owes_nothing(house: House) -> None:
    table = await house.challenge(ALICE, BOB)
    await note(house, ChannelProblem.DELETED)
    assert (await house.load(table)).status is Status.CLOSED
    assert await troubles_of(house, ALICE.snowflake) == []
    assert await house.database.run(posting.next_post_at) is None


async def test_a_challenge_is_withdrawn_if_its_post_finds_the_channel_deleted(house: House) -> None:
    table = await house.challenge(ALICE, BOB)
    pending = await house.database.run(partial(posting.next_post, table_id=table.id, now=house.now))
    assert isinstance(pending, posting.PendingBoard)
    lost = partial(
        posting.failed, pending=pending, error="gone", at=house.now, problem=ChannelProblem.DELETED
    )
    await house.database.run(lost)
    assert (await house.load(table)).status is Status.CLOSED
    assert await house.database.run(posting.next_post_at) is None


async def test_trouble_is_over_when_the_place_is_well_again(house: House) -> None:
    await play(house)
    await note(house, ChannelProblem.LOCKED)
    await note(house, None)
    assert await troubles_of(house, ALICE.snowflake) == []


async def test_a_place_where_nothing_is_played_is_never_in_trouble(house: House) -> None:
    await play(house)
    await note(house, ChannelProblem.DELETED, TAVERN)
    assert await house.database.run(lambda uow: uow.channel_problems.in_guild(GUILD)) == []


async def test_trouble_is_as_old_as_when_it_was_first_seen(house: House) -> None:
    await play(house)
    began = house.now
    await note(house, ChannelProblem.HIDDEN)
    house.pass_by(timedelta(days=1))
    await note(house, ChannelProblem.HIDDEN)
    report = await house.database.run(partial(places.server_report, guild=GUILD))
    assert [each.since for each in report.cut_off] == [began]


async def test_after_a_removal_each_open_table_of_the_server_is_cut_off(house: House) -> None:
    first, second = await play(house), await play(house, TAVERN)
    await house.database.run(partial(places.note_removal, guild=GUILD, at=house.now))
    assert set(await troubles_of(house, ALICE.snowflake)) == {
        (first.id, ChannelProblem.REMOVED),
        (second.id, ChannelProblem.REMOVED),
    }


async def test_a_report_names_what_discord_did_not_take_and_why(house: House) -> None:
    await play(house)
    table = await house.accept(BOB, await house.challenge(ALICE, BOB, TAVERN))
    pending = await house.database.run(partial(posting.next_post, table_id=table.id, now=house.now))
    assert pending is not None
    failed = partial(
        posting.failed, pending=pending, error="50013", at=house.now, problem=ChannelProblem.FORBIDDEN
    )
    await house.database.run(failed)
    report = await house.database.run(partial(places.server_report, guild=GUILD))
    assert len(report.tables) == 2
    assert [(each.table.id, each.problem) for each in report.cut_off] == [
        (table.id, ChannelProblem.FORBIDDEN)
    ]
    assert [(each.table.id, each.attempts, each.reason) for each in report.undelivered] == [
        (table.id, 1, "50013")
    ]
    assert await house.database.run(partial(places.failing_tables, guild=GUILD, at=house.now)) == [table.id]


async def test_a_moved_table_owes_a_board_there_and_a_pointer_where_it_stood(house: House) -> None:
    table = await play(house)
    before = await house.pending()
    moved = await move(house, table)
    assert (moved.channel, moved.version, moved.live_message) == (TAVERN, table.version, None)
    fold = {
        "message": table.live_message,
        "channel": CHANNEL,
        "since": table.version,
        "until": table.version,
    }
    assert (await house.pending())[len(before) :] == [
        board(table.version),
        ("fold", table.version, fold),
    ]


async def test_out_of_a_deleted_place_the_board_mentions_who_must_act_and_nothing_points_there(
    house: House,
) -> None:
    table = await play(house)
    before = await house.pending()
    await note(house, ChannelProblem.DELETED)
    await move(house, table)
    assert (await house.pending())[len(before) :] == [board(table.version, key(table, ALICE))]
    assert await troubles_of(house, ALICE.snowflake) == []


async def test_the_offer_to_move_names_what_one_plays_elsewhere(house: House) -> None:
    first, second = await play(house), await play(house, TAVERN)
    offered = partial(moving.movable_tables, snowflake=ALICE.snowflake)
    assert [table.id for table in await house.database.run(partial(offered, channel=TAVERN))] == [first.id]
    found = await house.database.run(partial(offered, channel=ATTIC))
    assert {table.id for table in found} == {first.id, second.id}
    strangers = partial(moving.movable_tables, snowflake=CAROL.snowflake, channel=ATTIC)
    assert await house.database.run(strangers) == []


async def test_a_table_moves_neither_to_itself_nor_onto_another(house: House) -> None:
    table, other = await play(house), await play(house, TAVERN)
    with pytest.raises(PlayedHere):
        await move(house, table, CHANNEL)
    with pytest.raises(PlaceTaken) as refused:
        await move(house, table, TAVERN)
    assert refused.value.table is not None
    assert refused.value.table.id == other.id


async def test_nothing_is_moved_that_is_not_there_or_not_begun(house: House) -> None:
    table = await house.challenge(ALICE, BOB)
    with pytest.raises(UnknownTable):
        await move(house, table)
    missing = partial(moving.table_to_move, snowflake=BOB.snowflake, table_id=999, channel=TAVERN)
    with pytest.raises(UnknownTable):
        await house.database.run(missing)


async def test_a_session_that_has_ended_is_not_moved(house: House) -> None:
    table = await play(house)
    await house.database.run(partial(end, table_id=table.id, now=house.now))
    with pytest.raises(PlayedOut):
        await move(house, table)


def end(uow: UnitOfWork, table_id: int, now: datetime) -> None:
    record = uow.tables.get(table_id)
    uow.tables.save(record, state=record.state, status="over", now=now)
