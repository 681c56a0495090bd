"""Posts that are owed to a channel reach it once: after outages, and when messages are deleted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

import pytest

import render
from bot.engine import Roll, parse_board, parse_play
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.posts.outbox import enqueue_again
from bot.play.tables.visibility import Viewer
from tests.discord.players import ByButtons, ByCommands, Hand
from tests.discord.rest_calls import Call
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NOT_SHOWN = "Saved, but I cannot show the board right now. I keep trying; `/board` shows it to you."
POSTS, MESSAGES = "/channels/*/messages", "/channels/*/messages/*"
SOON, LATER = timedelta(seconds=30), timedelta(hours=2)


async def play_the_opening(server: SimulatedServer, hand: Hand) -> None:
    """Let Alice play 3-1 from the start: the turn passes, so a new board is owed."""
    await hand.play(server.alice, parse_play("8/5 6/5", parse_board(START), Roll(3, 1)))


async def test_a_live_board_that_was_deleted_is_posted_anew_and_keeps_no_turn_from_passing(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START))
    await remove(server)
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "roll")
    assert "to play 3-1" in server.board.text
    assert (await server.table()).live_message == server.board.id
    assert server.rest.pings == [server.alice.id]
    await remove(server)
    await play_the_opening(server, ByCommands(server))
    assert len(server.messages()) == 1
    assert server.rest.pings == [server.alice.id, server.bob.id]
    assert await still_pending(server) == []


@pytest.mark.parametrize("status", [403, 500, 503])
@pytest.mark.parametrize("hand", [ByButtons, ByCommands])
async def test_an_outage_delays_the_board_and_the_player_is_told_that_all_is_saved(
    server: SimulatedServer, status: int, hand: type[Hand]
) -> None:
    await server.seat(game_at(START, roll="31"))
    server.env.inject_error("POST", POSTS, status=status)
    result = await hand(server).play(server.alice, parse_play("8/5 6/5", parse_board(START), Roll(3, 1)))
    assert NOT_SHOWN in private_texts(result)
    assert (await server.table()).version == 1
    assert server.rest.pings == [server.alice.id]
    await server.let_pass(SOON)
    old, new = server.messages()
    assert old.text == "-# Alice 3-1: 8/5 6/5"
    assert "to double or roll." in new.text
    assert server.rest.pings == [server.alice.id, server.bob.id]
    await server.let_pass(SOON)
    assert server.rest.pings == [server.alice.id, server.bob.id]


async def test_an_edit_that_failed_is_made_later(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.env.inject_error("PATCH", MESSAGES, status=500)
    server.dice.will_fall("31")
    assert private(await server.press(server.alice, SharedButton.ROLL)).text == NOT_SHOWN
    assert SharedButton.ROLL in server.board.kinds
    await server.let_pass(SOON)
    assert SharedButton.PLAY in server.board.kinds
    assert len(server.messages()) == 1


async def test_a_board_that_cannot_be_edited_is_posted_anew_and_notifies_nobody_twice(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START))
    server.env.inject_error("PATCH", MESSAGES, status=429, code=30046, times=None)
    server.dice.will_fall("31")
    await server.press(server.alice, SharedButton.ROLL)
    await server.let_pass(timedelta(minutes=2))
    assert SharedButton.PLAY in server.board.kinds
    assert len(server.messages()) == 2
    assert server.rest.pings == [server.alice.id]
    server.env.backend.faults.clear()
    await server.let_pass(LATER)
    assert [len(message.labels) > 0 for message in server.messages()] == [False, True]


async def test_a_fold_that_failed_is_made_later_and_troubles_nobody(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    server.env.inject_error("PATCH", f"{MESSAGES[:-1]}{server.board.id}", status=500)
    result = await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert NOT_SHOWN not in private_texts(result)
    assert [len(message.labels) > 0 for message in server.messages()] == [True, True]
    await server.let_pass(SOON)
    assert [len(message.labels) > 0 for message in server.messages()] == [False, True]


async def test_where_the_bot_was_locked_out_the_board_comes_when_it_is_let_in_again(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at(START, roll="31"))
    server.permit(send_messages=False)
    assert NOT_SHOWN in private_texts(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    server.permit()
    await server.let_pass(SOON)
    assert server.rest.pings == [server.alice.id, server.bob.id]


async def test_a_connection_that_drops_is_an_outage_like_another(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.seat(game_at(START, roll="31"))
    with dropping(server, lambda call: call.is_post):
        answer = private_texts(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    assert NOT_SHOWN in answer
    caplog.clear()
    await server.let_pass(SOON)
    assert server.rest.pings == [server.alice.id, server.bob.id]


async def test_a_press_that_cannot_be_acknowledged_is_shown_on_the_board_at_once(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.prefer(server.alice, confirms_doubles=False)
    await server.seat(game_at(START))
    with dropping(server, lambda call: call.path.endswith("/callback")):
        await server.press(server.alice, SharedButton.DOUBLE)
    assert server.board.kinds == {
        SharedButton.TAKE,
        SharedButton.PASS,
        HeadsUpButton.SINCE,
        SharedButton.FLIP,
        HeadsUpButton.SHEET,
    }
    assert server.rest.pings == [server.alice.id, server.bob.id]
    caplog.clear()


async def test_a_board_that_cannot_be_drawn_holds_up_no_other_table(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await server.seat(game_at(START, roll="31"))
    draw = render.draw_board

    def undrawable(diagram: render.Diagram, theme: render.Theme) -> bytes:
        if "Bob to double or roll" in diagram.headline:
            raise RuntimeError("no ink")
        return draw(diagram, theme)

    monkeypatch.setattr(render, "draw_board", undrawable)
    assert NOT_SHOWN in private_texts(await server.alice.slash(server.channel, "play", play="8/5 6/5"))
    elsewhere = server.guild.create_text_channel("elsewhere")
    server.env.inject_error("POST", POSTS, status=500)
    await server.carol.slash(elsewhere, "challenge")
    await server.let_pass(SOON)
    assert server.messages(elsewhere)
    caplog.clear()
    monkeypatch.undo()
    await server.let_pass(LATER)
    assert "to double or roll." in server.board.text


async def test_what_was_owed_when_the_bot_ended_is_posted_when_it_starts(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    viewer = Viewer(server.alice.id, server.guild.id, server.channel.id)
    await server.database.run(enqueue_again, viewer, server.clock())
    await server.restart()
    assert len(server.messages()) == 2
    assert server.rest.pings == [server.alice.id]


async def remove(server: SimulatedServer) -> None:
    """Let somebody who may delete the live board."""
    server.env.backend.delete_message(server.channel.id, server.board.id)
    await server.env.settle()


async def still_pending(server: SimulatedServer) -> list[str]:
    return await server.database.run(lambda uow: [row.kind for row in uow.outbox.pending()])


@contextmanager
def dropping(server: SimulatedServer, drops: Callable[[Call], bool]) -> Iterator[None]:
    """Let the connection drop at some calls."""
    server.rest.drops = drops
    try:
        yield
    finally:
        server.rest.drops = lambda _call: False
