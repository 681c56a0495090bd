"""A match by direct messages over real HTTP, whatever fails: two boards, each shown once, and one ping."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from simcord.backend import Backend
from simcord.backend.models import User

from bot.discord.custom_ids import parse_custom_id
from bot.engine import MakePlay, legal_plays
from bot.play.flow import act
from bot.play.heads_up.store import dump_state, load_table, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.panel import Kind as ButtonKind
from bot.play.store import enqueue_board
from bot.play.use_case import Caller, Request
from storage import UnitOfWork
from tests.discord.simulated_server import scripted_chance
from tests.engine.games import ALICE, BOB, game_at
from tests.faults.calls import Kind, custom_ids, text_of
from tests.faults.failures import LOST, Fault, of_each_sort, refused
from tests.faults.faulty_discord import FaultyDiscord, Shown, open_faulty_discord
from tests.faults.hurried_time import hurry
from tests.play.harness import deciding, state_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
A_WHILE = timedelta(hours=9)
CLOSED = refused(403, 50007, "Cannot send messages to this user")
Story = Callable[[FaultyDiscord], Awaitable[None]]


def letters(faulty: FaultyDiscord, user: User) -> list[Shown]:
    """What the bot has written to somebody, oldest first."""

    def read(backend: Backend) -> list[Shown]:
        found = backend.messages[backend.get_dm_channel(user.id).id].values()
        return [
            Shown(each.id, text_of(each.components), tuple(custom_ids(each.components))) for each in found
        ]

    return faulty.server.ask(read)


async def seat(faulty: FaultyDiscord) -> HeadsUpTable:
    """Let Alice (White), who is to play 3-1, and Bob have their boards."""
    channels = [faulty.server.ask(partial(dm_channel, user=user)) for user in (faulty.alice, faulty.bob)]

    def work(uow: UnitOfWork) -> HeadsUpTable:
        for user, expected in ((faulty.alice, ALICE), (faulty.bob, BOB)):
            assert uow.players.get_or_add(user.id, user.global_name or "", faulty.clock()).id == expected
        record = uow.tables.add(
            guild_snowflake=None,
            channel_snowflake=None,
            kind="session",
            state=dump_state(state_at(game_at(START, roll="31"), Challenge(ALICE, BOB))),
            status="playing",
            now=faulty.clock(),
        )
        for player, channel in zip((ALICE, BOB), channels, strict=True):
            uow.direct_boards.add(record.id, player, channel)
        table = to_heads_up(uow, record)
        enqueue_board(uow, table, faulty.clock(), is_new=True, mention=table.must_act)
        return table

    table = await faulty.database.run(work)
    assert await faulty.bot.context.delivery.deliver(table.id)
    faulty.server.calls.clear()
    return table


def dm_channel(backend: Backend, user: User) -> int:
    return int(backend.get_dm_channel(user.id).id)


INTERACTIONS = count(1)


async def play(faulty: FaultyDiscord) -> None:
    """Let Alice play, and bring both what comes of it, if Discord takes it."""
    who = Caller(faulty.alice.id, faulty.alice.global_name or "")
    await faulty.database.run(
        act,
        request=Request(next(INTERACTIONS), who, faulty.clock()),
        table_id=1,
        edition=None,
        plan=deciding(lambda game: MakePlay(legal_plays(game.position, game.roll)[0])),
        dice_source=scripted_chance(faulty.dice),
    )
    await faulty.bot.context.delivery.deliver(1)
    await faulty.settle()


async def table_of_it(faulty: FaultyDiscord) -> HeadsUpTable:
    return await faulty.database.run(load_table, table_id=1)


async def check_shown_once(faulty: FaultyDiscord) -> None:
    """Alice's board was edited, Bob has a new one, his old one is folded, and he was notified once."""
    assert faulty.pings == [faulty.bob.id]
    live = {user.id: [each for each in letters(faulty, user) if each.is_live] for user in people(faulty)}
    assert [len(found) for found in live.values()] == [1, 1]
    table = await table_of_it(faulty)
    assert {board.message for board in table.boards} == {found[0].id for found in live.values()}
    assert {found[0].version for found in live.values()} == {table.version}
    kinds = {parse_custom_id(each).kind for each in live[faulty.bob.id][0].custom_ids}
    assert ButtonKind.ROLL in kinds
    assert await faulty.boards_owed() == 0


def people(faulty: FaultyDiscord) -> tuple[User, User]:
    return faulty.alice, faulty.bob


async def check(folder: Path, kind: Kind, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        await seat(faulty)
        faulty.server.fail(kind, fault)
        await play(faulty)
        await faulty.let_pass(A_WHILE)
        await check_shown_once(faulty)


@pytest.mark.parametrize("kind", [Kind.POST, Kind.EDIT])
@pytest.mark.parametrize("fault", of_each_sort())
def test_each_board_is_shown_once_and_pings_once(tmp_path: Path, kind: Kind, fault: Fault) -> None:
    hurry(check(tmp_path, kind, fault))


async def lost_long_ago(faulty: FaultyDiscord) -> None:
    """A board of unknown fate is looked for in the direct messages before it is sent again."""
    await seat(faulty)
    faulty.server.fail(Kind.POST, LOST)
    await play(faulty)
    faulty.server.forget_nonces()
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)


async def closed_to_one(faulty: FaultyDiscord) -> None:
    """Who takes no direct messages holds up nobody else, and gets his board once he does."""
    await seat(faulty)
    faulty.server.fail(Kind.POST, CLOSED, times=None)
    await play(faulty)
    (mine,) = [each for each in letters(faulty, faulty.alice) if each.is_live]
    assert mine.version == (await table_of_it(faulty)).version
    assert faulty.pings == []
    faulty.server.heal()
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)


async def deleted_by_its_reader(faulty: FaultyDiscord) -> None:
    """A board that was deleted is posted again, and notifies nobody."""
    await seat(faulty)
    mine = letters(faulty, faulty.alice)[-1].id
    channel = faulty.server.ask(partial(dm_channel, user=faulty.alice))
    faulty.server.ask(lambda backend: backend.delete_message(channel, mine))
    await play(faulty)
    await faulty.let_pass(A_WHILE)
    await check_shown_once(faulty)


async def tell(folder: Path, story: Story) -> None:
    async with open_faulty_discord(folder) as faulty:
        await story(faulty)


@pytest.mark.parametrize("story", [lost_long_ago, closed_to_one, deleted_by_its_reader])
def test_nobody_is_notified_twice_and_nobody_waits_for_the_other(tmp_path: Path, story: Story) -> None:
    hurry(tell(tmp_path, story))
