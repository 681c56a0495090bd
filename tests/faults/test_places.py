"""Places that are gone, closed or slow: tried rarely, noted for an admin, and no other waits for them."""

from collections.abc import Callable
from datetime import timedelta
from re import fullmatch
from typing import Any

import pytest
from simcord.backend import Backend, serializers

from bot.discord.posting.delivery import INVALID_SPAN
from bot.play.base.channel_problems import ChannelProblem
from bot.play.base.keys import TableId
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from storage import UnitOfWork
from tests.faults.calls import Kind
from tests.faults.error_codes import UNSEEN, refusal
from tests.faults.failures import NO_PLACE, Fault, banned, limited, old_edits_limited, refused
from tests.faults.faulty_discord import FaultyDiscord, until

LAST_CHECKER = "1:1 | 1:1"
SIX_HOURS, TWO_HOURS = timedelta(hours=6), timedelta(hours=2)
A_MINUTE, TEN_MINUTES = timedelta(minutes=1), timedelta(minutes=10)
A_DAY, A_MONTH = timedelta(days=1), timedelta(days=30)
MOST_TRIES = 18
SOME_REFUSED = 3
MOST_TRIES_IN_SIX_HOURS = 16
TRIES_OF_DISCORD_PY = 5
UNAVAILABLE = refused(503, 0, "Service Unavailable")


async def trouble(faulty: FaultyDiscord) -> str | None:
    """Return the stored problem of the channel."""
    record = await faulty.database.run(lambda uow: uow.channel_problems.of(faulty.channel))
    return None if record is None else record.reason


@pytest.mark.parametrize("fault", NO_PLACE.values(), ids=NO_PLACE)
async def test_a_place_that_is_closed_is_tried_rarely_and_gets_its_board_once_it_is_open(
    faulty: FaultyDiscord, fault: Fault
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, fault, times=None)
    assert "cannot show the board" in await faulty.play()
    await faulty.let_pass(SIX_HOURS)
    assert 2 < faulty.server.called(Kind.POST) <= MOST_TRIES_IN_SIX_HOURS
    faulty.server.heal()
    await faulty.let_pass(A_DAY)
    assert await trouble(faulty) is None
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]


async def test_a_limit_on_new_threads_says_when_it_ends(faulty: FaultyDiscord) -> None:
    """Discord stops new threads in a channel for minutes (https://github.com/discord/discord-api-docs/issues/7816)."""
    faulty.server.fail(Kind.THREAD, limited(seconds=260))
    before = faulty.clock()
    asked = await faulty.handled(faulty.slash(faulty.alice, "challenge", thread=True))
    said = fullmatch(
        r"I cannot open a thread\. Discord allows no more new threads in this channel for now\. "
        r"Try again <t:(\d+):R>, or challenge in another channel\.",
        faulty.said(asked),
    )
    assert said is not None
    assert int(before.timestamp()) <= int(said[1]) - 260 <= faulty.clock().timestamp()
    assert faulty.server.called(Kind.THREAD) == 1


async def test_a_board_that_was_refused_just_before_is_not_shown(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
    await faulty.play()
    assert not (await faulty.bot.context.delivery.deliver(TableId(1))).is_shown


def everyone_of(faulty: FaultyDiscord) -> Callable[[Backend], dict[str, Any]]:
    """Return what finds the role that everybody in the server has, as Discord describes it."""
    return lambda backend: serializers.role_payload(backend.guilds[faulty.guild].roles[faulty.guild])


async def test_a_place_that_stays_closed_is_left_alone_until_something_changes_there(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
    await faulty.play()
    await faulty.let_pass(A_MONTH)
    assert faulty.server.called(Kind.POST) == MOST_TRIES
    faulty.server.heal()
    await faulty.let_pass(A_MONTH)
    assert faulty.server.called(Kind.POST) == MOST_TRIES
    role = {"guild_id": str(faulty.guild), "role": faulty.server.ask(everyone_of(faulty))}
    faulty.server.emit("GUILD_ROLE_UPDATE", role)
    await faulty.bot.wait_for("guild_role_update")
    await faulty.settle()
    assert faulty.server.called(Kind.POST) == MOST_TRIES + 1
    assert faulty.pings == [faulty.bob.id]
    assert await trouble(faulty) is None


def sit_down(uow: UnitOfWork, table: HeadsUpTable) -> None:
    for seat, player in enumerate(table.players):
        uow.seats.take(table.id, seat, player)


async def test_where_no_board_is_taken_and_nobody_knows_why_players_are_told_the_way_out(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, refusal(UNSEEN), times=None)
    await faulty.play()
    await faulty.let_pass(A_MINUTE)
    assert await trouble(faulty) is None
    await faulty.let_pass(TEN_MINUTES)
    assert await trouble(faulty) == ChannelProblem.REFUSED
    await faulty.database.run(sit_down, table=await faulty.table())
    told = faulty.said(await faulty.handled(faulty.slash(faulty.bob, "help")))
    assert f"Discord does not take my boards in <#{faulty.channel}>." in told
    assert "`/move-here`" in told
    faulty.server.heal()
    await faulty.let_pass(TWO_HOURS)
    assert await trouble(faulty) is None
    assert faulty.pings == [faulty.bob.id]
    assert faulty.lives == [False, True]


async def test_after_many_refusals_nothing_is_tried_for_a_while(
    faulty: FaultyDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.posting.delivery.MOST_INVALID", SOME_REFUSED)
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
    await faulty.play()
    await faulty.let_pass(A_MINUTE)
    assert faulty.server.called(Kind.POST) == SOME_REFUSED
    faulty.server.heal()
    await faulty.let_pass(INVALID_SPAN)
    assert faulty.pings == [faulty.bob.id]


async def test_what_is_wrong_with_a_place_is_noted_until_a_board_is_shown_there(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, NO_PLACE["no permission"], times=None)
    await faulty.play()
    assert await trouble(faulty) == ChannelProblem.FORBIDDEN
    faulty.server.heal()
    await faulty.handled(faulty.slash(faulty.bob, "double", sure=True))
    assert await trouble(faulty) is None
    assert faulty.pings == [faulty.alice.id]


def archive(backend: Backend, thread: int, *, locked: bool = False) -> None:
    backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": locked})


async def open_in_thread(faulty: FaultyDiscord) -> None:
    """Let the game be played in a thread of the channel."""
    server = faulty.server
    owner = server.backend.bot_user.id
    faulty.channel = server.ask(lambda backend: backend.create_thread(faulty.channel, "game", owner).id)


async def test_an_archived_thread_is_opened_again_for_its_board(faulty: FaultyDiscord) -> None:
    await open_in_thread(faulty)
    await faulty.seat()
    live = faulty.live
    faulty.server.ask(lambda backend: archive(backend, faulty.channel))
    faulty.dice.will_fall("31")
    await faulty.handled(faulty.press(faulty.alice, live, SharedButton.ROLL))
    assert faulty.server.called(Kind.REOPEN)
    assert faulty.live.version == 1
    assert await trouble(faulty) is None


async def test_a_locked_thread_is_tried_rarely_until_it_is_unlocked(faulty: FaultyDiscord) -> None:
    await open_in_thread(faulty)
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, UNAVAILABLE)
    assert "cannot show the board" in await faulty.play()
    faulty.server.ask(lambda backend: archive(backend, faulty.channel, locked=True))
    await faulty.settle()
    await faulty.let_pass(A_MINUTE)
    assert await trouble(faulty) in (ChannelProblem.LOCKED, ChannelProblem.FORBIDDEN)
    await faulty.let_pass(SIX_HOURS)
    assert faulty.server.called(Kind.POST) <= MOST_TRIES_IN_SIX_HOURS
    faulty.server.ask(lambda backend: archive(backend, faulty.channel))
    await faulty.let_pass(A_DAY)
    assert faulty.pings == [faulty.bob.id]


async def test_the_boards_of_a_channel_come_in_the_order_in_which_they_were_owed(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(LAST_CHECKER, "21")
    (live,) = faulty.messages()
    faulty.server.fail(Kind.EDIT, UNAVAILABLE, times=None)
    faulty.server.fail(Kind.POST, UNAVAILABLE, times=None)
    await faulty.handled(faulty.press(faulty.alice, live, HeadsUpButton.FORCED))
    await faulty.handled(faulty.slash(faulty.alice, "end"))
    faulty.server.fail(Kind.POST, UNAVAILABLE, times=None)
    await faulty.handled(faulty.slash(faulty.alice, "challenge"))
    await faulty.let_pass(TWO_HOURS)
    assert not any("challenges" in message.text for message in faulty.messages())
    faulty.server.heal()
    await faulty.let_pass(TWO_HOURS)
    titles = [message.text.splitlines()[0] for message in faulty.messages() if message.is_live]
    assert titles == ["### Alice and Bob", "### Alice challenges anyone"]


async def test_a_channel_that_answers_slowly_holds_up_neither_another_nor_the_scheduler(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, UNAVAILABLE, times=2)
    await faulty.play()
    cellar = faulty.server.ask(lambda backend: backend.create_channel(faulty.guild, "cellar").id)
    first, faulty.channel = faulty.channel, cellar
    await faulty.handled(faulty.slash(faulty.bob, "challenge"))
    faulty.server.fail(Kind.POST, Fault(delay=3, is_written=True))
    faulty.clock.ahead += A_MINUTE
    await faulty.bot.context.delivery.deliver_due()

    def shown() -> list[list[bool]]:
        return [[each.is_live for each in faulty.messages(channel)] for channel in (first, cellar)]

    await until(lambda: sum(map(len, shown())) > 1)
    assert sum(map(len, shown())) == 2, "one of the two is still on its way"
    await faulty.settle()
    assert shown() == [[False, True], [True]]


async def test_no_board_waits_for_a_fold(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.FOLD, Fault(delay=1, is_written=True))
    first = faulty.slash(faulty.alice, "play", play="8/5 6/5")
    await until(lambda: faulty.server.called(Kind.FOLD) > 0)
    await faulty.handled(faulty.slash(faulty.bob, "double", sure=True))
    assert faulty.lives == [False, False, True]
    assert faulty.pings == [faulty.bob.id, faulty.alice.id]
    assert faulty.said(first)


async def test_while_cloudflare_keeps_the_bot_out_the_rounds_rest(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31")
    faulty.server.fail(Kind.POST, banned(seconds=1800), times=None)
    await faulty.play()
    faulty.server.heal()
    calls = len(faulty.server.calls)
    await faulty.let_pass(timedelta(minutes=28))
    assert len(faulty.server.calls) == calls
    await faulty.let_pass(timedelta(minutes=5))
    assert faulty.pings == [faulty.bob.id]


async def test_a_board_too_old_to_be_edited_is_posted_anew_at_once_and_folded_rarely(
    faulty: FaultyDiscord,
) -> None:
    await faulty.seat()
    (live,) = faulty.messages()
    for kind in (Kind.EDIT, Kind.FOLD):
        faulty.server.fail(kind, old_edits_limited(seconds=1), times=None)
    faulty.dice.will_fall("31")
    await faulty.handled(faulty.press(faulty.alice, live, SharedButton.ROLL))
    assert [message.version for message in faulty.messages()] == [0, 1]
    assert faulty.pings == []
    await faulty.let_pass(A_MINUTE)
    assert faulty.server.called(Kind.FOLD) == TRIES_OF_DISCORD_PY
