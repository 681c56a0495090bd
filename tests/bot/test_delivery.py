"""What the channel is owed reaches it, once: after outages, and when somebody deletes messages."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

import render
from bot.engine import Roll, parse_board, parse_play
from bot.play.outbox import enqueue_again
from bot.play.panel import Kind
from storage import UnitOfWork
from tests.bot.club import Club
from tests.bot.players import ByButtons, ByCommands, Hand
from tests.bot.seen import private, private_texts
from tests.bot.wire import Call
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NOT_SHOWN = "That is saved, but I cannot show the board now. I keep trying; `/board` shows it to you."
POSTS, MESSAGES = "/channels/*/messages", "/channels/*/messages/*"
SOON, LATER = timedelta(seconds=30), timedelta(hours=2)


async def play_the_opening(club: Club, hand: Hand) -> None:
    """Let Alice play 3-1 from the start: the turn passes, so a new board is owed."""
    await hand.play(club.alice, parse_play("8/5 6/5", parse_board(START), Roll(3, 1)))


async def test_a_live_board_that_was_deleted_is_posted_anew_at_the_next_change(club: Club) -> None:
    await club.seat(game_at(START))
    await remove(club)
    club.dice.will_fall("31")
    await club.alice.slash(club.channel, "roll")
    assert "to play 3-1" in club.board.text
    assert (await club.table()).live_message == club.board.id
    assert club.wire.pings == [club.alice.id]


async def test_a_deleted_board_does_not_keep_the_turn_from_passing(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    await remove(club)
    await play_the_opening(club, ByCommands(club))
    assert len(club.messages()) == 1
    assert club.wire.pings == [club.alice.id, club.bob.id]
    assert await still_owed(club) == []


@pytest.mark.parametrize("status", [403, 500, 503])
@pytest.mark.parametrize("hand", [ByButtons, ByCommands])
async def test_an_outage_delays_the_board_and_the_player_is_told_that_all_is_saved(
    club: Club, status: int, hand: type[Hand]
) -> None:
    await club.seat(game_at(START, roll="31"))
    club.env.inject_error("POST", POSTS, status=status)
    result = await hand(club).play(club.alice, parse_play("8/5 6/5", parse_board(START), Roll(3, 1)))
    assert NOT_SHOWN in private_texts(result)
    assert (await club.table()).version == 1
    assert club.wire.pings == [club.alice.id]
    await club.let_pass(SOON)
    old, new = club.messages()
    assert old.text == "-# Alice 3-1: 8/5 6/5"
    assert "to roll." in new.text
    assert club.wire.pings == [club.alice.id, club.bob.id]
    await club.let_pass(SOON)
    assert club.wire.pings == [club.alice.id, club.bob.id]


async def test_a_press_on_the_public_board_is_answered_too_if_the_board_cannot_be_shown(club: Club) -> None:
    await club.prefer(club.alice, confirms_doubles=False)
    await club.seat(game_at(START))
    club.env.inject_error("POST", POSTS, status=500)
    assert private(await club.press(club.alice, Kind.DOUBLE)).text == NOT_SHOWN
    await club.let_pass(SOON)
    assert club.board.kinds == {Kind.TAKE, Kind.PASS, Kind.SINCE, Kind.FLIP, Kind.SHEET}


async def test_an_edit_that_failed_is_made_later(club: Club) -> None:
    await club.seat(game_at(START))
    club.env.inject_error("PATCH", MESSAGES, status=500)
    club.dice.will_fall("31")
    assert private(await club.press(club.alice, Kind.ROLL)).text == NOT_SHOWN
    assert Kind.ROLL in club.board.kinds
    await club.let_pass(SOON)
    assert Kind.PLAY in club.board.kinds
    assert len(club.messages()) == 1


async def test_a_board_that_cannot_be_edited_is_posted_anew_and_notifies_nobody_twice(club: Club) -> None:
    await club.seat(game_at(START))
    club.env.inject_error("PATCH", MESSAGES, status=429, code=30046, times=None)
    club.dice.will_fall("31")
    await club.press(club.alice, Kind.ROLL)
    await club.let_pass(timedelta(minutes=2))
    assert Kind.PLAY in club.board.kinds
    assert len(club.messages()) == 2
    assert club.wire.pings == [club.alice.id]
    club.env.backend.faults.clear()
    await club.let_pass(LATER)
    assert [len(message.labels) > 0 for message in club.messages()] == [False, True]


async def test_a_fold_that_failed_is_made_later_and_troubles_nobody(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    club.env.inject_error("PATCH", MESSAGES, status=500)
    result = await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert NOT_SHOWN not in private_texts(result)
    assert [len(message.labels) > 0 for message in club.messages()] == [True, True]
    await club.let_pass(SOON)
    assert [len(message.labels) > 0 for message in club.messages()] == [False, True]


async def test_a_fold_that_keeps_failing_keeps_no_board_from_being_posted(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    club.env.inject_error("PATCH", MESSAGES, status=403, times=None)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.let_pass(LATER)
    club.env.inject_error("POST", POSTS, status=500)
    await club.double(club.bob)
    await club.let_pass(SOON)
    assert club.board.kinds == {Kind.TAKE, Kind.PASS, Kind.SINCE, Kind.FLIP, Kind.SHEET}


async def test_a_late_board_shows_the_present_and_skips_what_was_overtaken(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    club.env.inject_error("POST", POSTS, status=503, times=2)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.bob.slash(club.channel, "double", sure=True)
    await club.let_pass(SOON)
    old, new = club.messages()
    assert old.text == "-# Alice 3-1: 8/5 6/5\n-# Bob doubles to 2"
    assert new.text.splitlines()[2:5] == [
        "Alice 3-1: 8/5 6/5",
        "Bob doubles to 2",
        f"**<@{club.alice.id}> to take or pass.**",
    ]
    assert club.wire.pings == [club.alice.id, club.alice.id]


async def test_a_long_outage_is_tried_ever_more_rarely_and_ends_well(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    club.env.inject_error("POST", POSTS, status=503, times=None)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.let_pass(timedelta(minutes=1))
    first_minute = attempts(club)
    await club.let_pass(timedelta(minutes=9))
    assert first_minute < attempts(club) < 2 * first_minute + 4
    club.env.backend.faults.clear()
    await club.let_pass(LATER)
    assert club.wire.pings == [club.alice.id, club.bob.id]


async def test_where_the_bot_was_locked_out_the_board_comes_when_it_is_let_in_again(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    everyone = club.guild.default_role.id
    silence = discord.Permissions(send_messages=True).value
    club.env.backend.set_overwrite(club.channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=silence))
    assert NOT_SHOWN in private_texts(await club.alice.slash(club.channel, "play", play="8/5 6/5"))
    club.env.backend.delete_overwrite(club.channel.id, everyone)
    await club.let_pass(SOON)
    assert club.wire.pings == [club.alice.id, club.bob.id]


async def test_a_connection_that_drops_is_an_outage_like_another(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.seat(game_at(START, roll="31"))
    with dropping(club, lambda call: call.is_post):
        answer = private_texts(await club.alice.slash(club.channel, "play", play="8/5 6/5"))
    assert NOT_SHOWN in answer
    caplog.clear()
    await club.let_pass(SOON)
    assert club.wire.pings == [club.alice.id, club.bob.id]


async def test_a_press_that_cannot_be_acknowledged_is_shown_on_the_board_at_once(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.prefer(club.alice, confirms_doubles=False)
    await club.seat(game_at(START))
    with dropping(club, lambda call: call.path.endswith("/callback")):
        await club.press(club.alice, Kind.DOUBLE)
    assert club.board.kinds == {Kind.TAKE, Kind.PASS, Kind.SINCE, Kind.FLIP, Kind.SHEET}
    assert club.wire.pings == [club.alice.id, club.bob.id]
    caplog.clear()


async def test_a_board_that_cannot_be_drawn_holds_up_no_other_table(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.seat(game_at(START, roll="31"))
    draw = render.draw_board

    def undrawable(diagram: render.Diagram, theme: render.Theme) -> bytes:
        if "Bob to roll" in diagram.headline:
            raise RuntimeError("no ink")
        return draw(diagram, theme)

    monkeypatch.setattr(render, "draw_board", undrawable)
    assert NOT_SHOWN in private_texts(await club.alice.slash(club.channel, "play", play="8/5 6/5"))
    tavern = club.guild.create_text_channel("tavern")
    club.env.inject_error("POST", POSTS, status=500)
    await club.carol.slash(tavern, "challenge")
    await club.let_pass(SOON)
    assert club.messages(tavern)
    caplog.clear()
    monkeypatch.undo()
    await club.let_pass(LATER)
    assert "to roll." in club.board.text


async def test_what_was_owed_when_the_bot_ended_is_posted_when_it_starts(club: Club) -> None:
    await club.seat(game_at(START))
    await club.database.run(lambda uow: enqueue_again(uow, club.channel.id, club.alice.id, club.clock()))
    await club.restart()
    assert len(club.messages()) == 2
    assert club.wire.pings == [club.alice.id]


async def test_a_channel_that_was_deleted_stops_nothing(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    tavern = club.guild.create_text_channel("tavern")
    await club.carol.slash(tavern, "challenge", opponent=club.bob)
    await club.database.run(lambda uow: enqueue_again(uow, club.channel.id, club.alice.id, club.clock()))
    club.env.backend.delete_channel(club.channel.id)
    await club.let_pass(SOON)
    await club.bob.click(club.messages(tavern)[-1].message, label="Decline")
    assert club.messages(tavern)[-1].text.endswith("Bob declined Carol's challenge.")


async def remove(club: Club) -> None:
    """Let somebody who may delete the live board."""
    club.env.backend.delete_message(club.channel.id, club.board.id)
    await club.env.settle()


async def still_owed(club: Club) -> list[str]:
    return await club.database.run(lambda uow: [row.kind for row in uow.outbox.pending()])


def attempts(club: Club) -> int:
    return sum(call.is_post for call in club.wire.calls)


@contextmanager
def dropping(club: Club, drops: Callable[[Call], bool]) -> Iterator[None]:
    """Let the connection drop at some calls."""
    club.wire.drops = drops
    try:
        yield
    finally:
        club.wire.drops = lambda _call: False


async def test_a_table_that_cannot_be_read_holds_up_no_other(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.seat(game_at(START))
    tavern = club.guild.create_text_channel("tavern")
    await club.database.run(lambda uow: break_state(uow, club.channel.id, club.clock()))
    club.env.inject_error("POST", POSTS, status=503)
    await club.bob.slash(tavern, "challenge", opponent=club.carol)
    assert not tavern.history()
    await club.let_pass(SOON)
    assert len(tavern.history()) == 1
    assert "cannot be made out" in caplog.text
    caplog.clear()


def break_state(uow: UnitOfWork, channel: int, now: datetime) -> None:
    """Leave a table's state as no version of the bot would, with its board owed."""
    record = uow.tables.latest_in_channel(channel)
    assert record is not None
    uow.tables.save(record, state={"game": "unreadable"}, status="playing", now=now)
    uow.outbox.add(record.id, record.version + 1, "board", {"is_new": True, "mention": []}, now)
