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
from bot.play.heads_up.flow import take_action
from bot.play.heads_up.store import dump_state, load_table, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.panel import Kind as ButtonKind
from bot.play.store import enqueue_board
from bot.play.use_case import Caller, Request
from storage import UnitOfWork
from tests.bot.club import scripted_chance
from tests.engine.games import ALICE, BOB, game_at
from tests.faults.calls import Kind, custom_ids, text_of
from tests.faults.haste import hurry
from tests.faults.parlour import Parlour, Shown, open_parlour
from tests.faults.troubles import FAULTS, LOST, Fault, refused
from tests.services.house import state_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
A_WHILE = timedelta(hours=9)
CLOSED = refused(403, 50007, "Cannot send messages to this user")
Story = Callable[[Parlour], Awaitable[None]]


def letters(parlour: Parlour, user: User) -> list[Shown]:
    """What the bot has written to somebody, oldest first."""

    def read(backend: Backend) -> list[Shown]:
        found = backend.messages[backend.get_dm_channel(user.id).id].values()
        return [
            Shown(each.id, text_of(each.components), tuple(custom_ids(each.components))) for each in found
        ]

    return parlour.server.ask(read)


async def seat(parlour: Parlour) -> HeadsUpTable:
    """Let Alice (White), who is to play 3-1, and Bob have their boards."""
    channels = [parlour.server.ask(partial(dm_channel, user=user)) for user in (parlour.alice, parlour.bob)]

    def work(uow: UnitOfWork) -> HeadsUpTable:
        for user, expected in ((parlour.alice, ALICE), (parlour.bob, BOB)):
            assert uow.players.get_or_add(user.id, user.global_name or "", parlour.clock()).id == expected
        record = uow.tables.add(
            guild_snowflake=None,
            channel_snowflake=None,
            kind="session",
            state=dump_state(state_at(game_at(START, roll="31"), Challenge(ALICE, BOB))),
            status="playing",
            now=parlour.clock(),
        )
        for player, channel in zip((ALICE, BOB), channels, strict=True):
            uow.direct_boards.add(record.id, player, channel)
        table = to_heads_up(uow, record)
        enqueue_board(uow, table, parlour.clock(), is_new=True, mention=table.must_act)
        return table

    table = await parlour.database.run(work)
    assert await parlour.bot.context.delivery.deliver(table.id)
    parlour.server.calls.clear()
    return table


def dm_channel(backend: Backend, user: User) -> int:
    return int(backend.get_dm_channel(user.id).id)


INTERACTIONS = count(1)


async def play(parlour: Parlour) -> None:
    """Let Alice play, and bring both what comes of it, if Discord takes it."""
    who = Caller(parlour.alice.id, parlour.alice.global_name or "")
    work = partial(
        take_action,
        request=Request(next(INTERACTIONS), who, parlour.clock()),
        table_id=1,
        edition=None,
        decide=lambda game: MakePlay(legal_plays(game.position, game.roll)[0]),
        dice_source=scripted_chance(parlour.dice),
    )
    await parlour.database.run(work)
    await parlour.bot.context.delivery.deliver(1)
    await parlour.settle()


async def table_of_it(parlour: Parlour) -> HeadsUpTable:
    return await parlour.database.run(partial(load_table, table_id=1))


async def check_shown_once(parlour: Parlour) -> None:
    """Alice's board was edited, Bob has a new one, his old one is folded, and he was notified once."""
    assert parlour.pings == [parlour.bob.id]
    live = {user.id: [each for each in letters(parlour, user) if each.is_live] for user in people(parlour)}
    assert [len(found) for found in live.values()] == [1, 1]
    table = await table_of_it(parlour)
    assert {board.message for board in table.boards} == {found[0].id for found in live.values()}
    assert {found[0].version for found in live.values()} == {table.version}
    kinds = {parse_custom_id(each).kind for each in live[parlour.bob.id][0].custom_ids}
    assert ButtonKind.ROLL in kinds
    assert await parlour.boards_owed() == 0


def people(parlour: Parlour) -> tuple[User, User]:
    return parlour.alice, parlour.bob


async def check(folder: Path, kind: Kind, fault: Fault) -> None:
    async with open_parlour(folder) as parlour:
        await seat(parlour)
        parlour.server.fail(kind, fault)
        await play(parlour)
        await parlour.let_pass(A_WHILE)
        await check_shown_once(parlour)


@pytest.mark.parametrize("kind", [Kind.POST, Kind.EDIT])
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_each_board_is_shown_once_and_pings_once(tmp_path: Path, kind: Kind, fault: Fault) -> None:
    hurry(check(tmp_path, kind, fault))


async def lost_long_ago(parlour: Parlour) -> None:
    """A board of unknown fate is looked for in the direct messages before it is sent again."""
    await seat(parlour)
    parlour.server.fail(Kind.POST, LOST)
    await play(parlour)
    parlour.server.forget_nonces()
    await parlour.let_pass(A_WHILE)
    await check_shown_once(parlour)


async def closed_to_one(parlour: Parlour) -> None:
    """Who takes no direct messages holds up nobody else, and gets his board once he does."""
    await seat(parlour)
    parlour.server.fail(Kind.POST, CLOSED, times=None)
    await play(parlour)
    (mine,) = [each for each in letters(parlour, parlour.alice) if each.is_live]
    assert mine.version == (await table_of_it(parlour)).version
    assert parlour.pings == []
    parlour.server.heal()
    await parlour.let_pass(A_WHILE)
    await check_shown_once(parlour)


async def deleted_by_its_reader(parlour: Parlour) -> None:
    """A board that was deleted is posted again, and notifies nobody."""
    await seat(parlour)
    mine = letters(parlour, parlour.alice)[-1].id
    channel = parlour.server.ask(partial(dm_channel, user=parlour.alice))
    parlour.server.ask(lambda backend: backend.delete_message(channel, mine))
    await play(parlour)
    await parlour.let_pass(A_WHILE)
    await check_shown_once(parlour)


async def tell(folder: Path, story: Story) -> None:
    async with open_parlour(folder) as parlour:
        await story(parlour)


@pytest.mark.parametrize("story", [lost_long_ago, closed_to_one, deleted_by_its_reader])
def test_nobody_is_notified_twice_and_nobody_waits_for_the_other(tmp_path: Path, story: Story) -> None:
    hurry(tell(tmp_path, story))
