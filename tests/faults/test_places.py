"""Places that are gone, closed or slow: tried rarely, noted for an admin, and no other waits for them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import Backend, serializers

from bot.discord.delivery import INVALID_SPAN
from bot.play.panel import Kind as ButtonKind
from bot.play.places import ChannelProblem
from tests.engine.games import game_at
from tests.faults.calls import Kind
from tests.faults.haste import hurry
from tests.faults.parlour import Parlour, Room, open_parlour, until
from tests.faults.troubles import NO_PLACE, Fault, banned, old_edits_limited, refused

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LAST_CHECKER = "1:1 | 1:1"
SIX_HOURS, TWO_HOURS, A_MINUTE = timedelta(hours=6), timedelta(hours=2), timedelta(minutes=1)
A_DAY, A_MONTH = timedelta(days=1), timedelta(days=30)
MOST_TRIES = 18
SOME_REFUSED = 3
MOST_TRIES_IN_SIX_HOURS = 16
TRIES_OF_DISCORD_PY = 5
NO_ACCESS = NO_PLACE["no access"]
UNAVAILABLE = refused(503, 0, "Service Unavailable")


async def play(parlour: Parlour) -> str:
    """Let Alice play 3-1."""
    return parlour.said(await parlour.handled(parlour.slash(parlour.alice, "play", play="8/5 6/5")))


async def trouble(parlour: Parlour) -> str | None:
    """What is noted to be wrong with the channel."""
    record = await parlour.database.run(lambda uow: uow.channel_problems.of(parlour.channel))
    return None if record is None else record.reason


def tried(parlour: Parlour, kind: Kind = Kind.POST) -> int:
    return sum(call.kind is kind for call in parlour.server.calls)


async def check_closed_place(folder: Path, fault: Fault) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.POST, fault, times=None)
        assert "cannot show the board" in await play(parlour)
        await parlour.let_pass(SIX_HOURS)
        assert 2 < tried(parlour) <= MOST_TRIES_IN_SIX_HOURS
        parlour.server.heal()
        await parlour.let_pass(A_DAY)
        assert await trouble(parlour) is None
        assert parlour.pings == [parlour.bob.id]
        assert [message.is_live for message in parlour.messages()] == [False, True]


@pytest.mark.parametrize("fault", NO_PLACE.values(), ids=NO_PLACE)
def test_a_place_that_is_closed_is_tried_rarely_and_gets_its_board_once_it_is_open(
    tmp_path: Path, fault: Fault
) -> None:
    hurry(check_closed_place(tmp_path, fault))


async def check_given_up(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
        await play(parlour)
        await parlour.let_pass(A_MONTH)
        assert tried(parlour) == MOST_TRIES
        parlour.server.heal()
        await parlour.let_pass(A_MONTH)
        assert tried(parlour) == MOST_TRIES
        role = {"guild_id": str(parlour.guild), "role": parlour.server.ask(everyone_of(parlour))}
        parlour.server.emit("GUILD_ROLE_UPDATE", role)
        await parlour.bot.wait_for("guild_role_update")
        await parlour.settle()
        assert tried(parlour) == MOST_TRIES + 1
        assert parlour.pings == [parlour.bob.id]
        assert await trouble(parlour) is None


def everyone_of(parlour: Parlour) -> Callable[[Backend], dict[str, Any]]:
    """Return what finds the role that everybody in the server has, as Discord describes it."""
    return lambda backend: serializers.role_payload(backend.guilds[parlour.guild].roles[parlour.guild])


def test_a_place_that_stays_closed_is_left_alone_until_something_changes_there(tmp_path: Path) -> None:
    hurry(check_given_up(tmp_path))


async def check_many_refused(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
        await play(parlour)
        await parlour.let_pass(A_MINUTE)
        assert tried(parlour) == SOME_REFUSED
        parlour.server.heal()
        await parlour.let_pass(INVALID_SPAN)
        assert parlour.pings == [parlour.bob.id]


def test_after_many_refusals_nothing_is_tried_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.delivery.MOST_INVALID", SOME_REFUSED)
    hurry(check_many_refused(tmp_path))


async def check_trouble(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
        await play(parlour)
        assert await trouble(parlour) == ChannelProblem.FORBIDDEN
        parlour.server.heal()
        await parlour.handled(parlour.slash(parlour.bob, "double", sure=True))
        assert await trouble(parlour) is None
        assert parlour.pings == [parlour.alice.id]


def test_what_is_wrong_with_a_place_is_noted_until_a_board_is_shown_there(tmp_path: Path) -> None:
    hurry(check_trouble(tmp_path))


def archive(backend: Backend, thread: int, *, locked: bool = False) -> None:
    backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": locked})


async def open_in_thread(parlour: Parlour) -> None:
    """Let the game be played in a thread of the channel."""
    server = parlour.server
    owner = server.backend.bot_user.id
    parlour.channel = server.ask(lambda backend: backend.create_thread(parlour.channel, "game", owner).id)


async def check_archived_thread(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await open_in_thread(parlour)
        await parlour.seat(game_at(START))
        (live,) = parlour.messages()
        parlour.server.ask(lambda backend: archive(backend, parlour.channel))
        parlour.dice.will_fall("31")
        await parlour.handled(parlour.press(parlour.alice, live, ButtonKind.ROLL))
        assert tried(parlour, Kind.REOPEN)
        (live,) = parlour.messages()
        assert live.version == 1
        assert await trouble(parlour) is None


def test_an_archived_thread_is_opened_again_for_its_board(tmp_path: Path) -> None:
    hurry(check_archived_thread(tmp_path))


async def check_locked_thread(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await open_in_thread(parlour)
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.ask(lambda backend: archive(backend, parlour.channel, locked=True))
        assert "cannot show the board" in await play(parlour)
        assert await trouble(parlour) in (ChannelProblem.LOCKED, ChannelProblem.FORBIDDEN)
        await parlour.let_pass(SIX_HOURS)
        assert tried(parlour) <= MOST_TRIES_IN_SIX_HOURS
        parlour.server.ask(lambda backend: archive(backend, parlour.channel))
        await parlour.let_pass(A_DAY)
        assert parlour.pings == [parlour.bob.id]


def test_a_locked_thread_is_tried_rarely_until_it_is_unlocked(tmp_path: Path) -> None:
    hurry(check_locked_thread(tmp_path))


async def check_order(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(LAST_CHECKER, roll="21"))
        (live,) = parlour.messages()
        parlour.server.fail(Kind.EDIT, UNAVAILABLE, times=None)
        parlour.server.fail(Kind.POST, UNAVAILABLE, times=None)
        await parlour.handled(parlour.press(parlour.alice, live, ButtonKind.FORCED))
        await parlour.handled(parlour.slash(parlour.alice, "end"))
        parlour.server.fail(Kind.POST, UNAVAILABLE, times=None)
        await parlour.handled(parlour.slash(parlour.alice, "challenge"))
        await parlour.let_pass(TWO_HOURS)
        assert not any("challenges" in message.text for message in parlour.messages())
        parlour.server.heal()
        await parlour.let_pass(TWO_HOURS)
        titles = [message.text.splitlines()[0] for message in parlour.messages() if message.is_live]
        assert titles == ["### Alice and Bob", "### Alice challenges anyone"]


def test_the_boards_of_a_channel_come_in_the_order_in_which_they_were_owed(tmp_path: Path) -> None:
    hurry(check_order(tmp_path))


def _room(parlour: Parlour) -> Room:
    return Room(parlour.server, parlour.guild, parlour.channel, parlour.alice, parlour.bob)


async def check_slow_place(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.POST, UNAVAILABLE, times=2)
        await play(parlour)
        cellar = parlour.server.ask(lambda backend: backend.create_channel(parlour.guild, "cellar").id)
        club, parlour.channel = parlour.channel, cellar
        await parlour.handled(parlour.slash(parlour.bob, "challenge"))
        parlour.server.fail(Kind.POST, Fault(delay=3, is_written=True))
        parlour.clock.ahead += A_MINUTE
        await parlour.bot.context.delivery.deliver_due()
        rooms = [replace(_room(parlour), channel=channel) for channel in (club, cellar)]
        await until(lambda: sum(len(room.messages()) for room in rooms) > 1)
        assert sum(len(room.messages()) for room in rooms) == 2, "one of the two is still on its way"
        await parlour.settle()
        assert [[message.is_live for message in room.messages()] for room in rooms] == [[False, True], [True]]


def test_a_channel_that_answers_slowly_holds_up_neither_another_nor_the_rounds(tmp_path: Path) -> None:
    hurry(check_slow_place(tmp_path))


async def check_slow_fold(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.FOLD, Fault(delay=1, is_written=True))
        first = parlour.slash(parlour.alice, "play", play="8/5 6/5")
        await until(lambda: tried(parlour, Kind.FOLD) > 0)
        await parlour.handled(parlour.slash(parlour.bob, "double", sure=True))
        assert [message.is_live for message in parlour.messages()] == [False, False, True]
        assert parlour.pings == [parlour.bob.id, parlour.alice.id]
        assert parlour.said(first)


def test_no_board_waits_for_a_fold(tmp_path: Path) -> None:
    hurry(check_slow_fold(tmp_path))


async def check_ban(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START, roll="31"))
        parlour.server.fail(Kind.POST, banned(seconds=1800), times=None)
        await play(parlour)
        parlour.server.heal()
        calls = len(parlour.server.calls)
        await parlour.let_pass(timedelta(minutes=28))
        assert len(parlour.server.calls) == calls
        await parlour.let_pass(timedelta(minutes=5))
        assert parlour.pings == [parlour.bob.id]


def test_while_cloudflare_keeps_the_bot_out_the_rounds_rest(tmp_path: Path) -> None:
    hurry(check_ban(tmp_path))


async def check_old_edits(folder: Path) -> None:
    async with open_parlour(folder) as parlour:
        await parlour.seat(game_at(START))
        (live,) = parlour.messages()
        for kind in (Kind.EDIT, Kind.FOLD):
            parlour.server.fail(kind, old_edits_limited(seconds=1), times=None)
        parlour.dice.will_fall("31")
        await parlour.handled(parlour.press(parlour.alice, live, ButtonKind.ROLL))
        assert [message.version for message in parlour.messages()] == [0, 1]
        assert parlour.pings == []
        await parlour.let_pass(A_MINUTE)
        assert tried(parlour, Kind.FOLD) == TRIES_OF_DISCORD_PY


def test_a_board_too_old_to_be_edited_is_posted_anew_at_once_and_folded_rarely(tmp_path: Path) -> None:
    hurry(check_old_edits(tmp_path))
