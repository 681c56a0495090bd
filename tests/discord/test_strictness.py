"""The stand-in within the process is as strict as Discord: what it refuses, and what it answers."""

from datetime import timedelta
from io import BytesIO

import discord
import pytest
from simcord.http import router

from bot.discord.pressing.places import INVITED_WITH
from bot.discord.wire.components import NOBODY
from bot.play.display.panel import SharedButton
from tests.discord.players import start_game
from tests.discord.rest_calls import Call
from tests.discord.simulated_server import SimulatedServer
from tests.discord.strict_messages import NONCES_KEPT, check_sent, mentioned_in, pinged_by

MOMENT = timedelta(seconds=1)


def place(server: SimulatedServer) -> discord.PartialMessageable:
    return server.bot.get_partial_messageable(server.channel.id, guild_id=server.guild.id)


async def test_the_bot_may_do_what_it_is_invited_with_and_what_everybody_may(
    server: SimulatedServer,
) -> None:
    me = server.bot.get_guild(server.guild.id).me  # type: ignore[union-attr]
    everyone = me.guild.default_role.permissions
    assert me.guild_permissions == everyone | INVITED_WITH
    assert not me.guild_permissions.manage_messages


async def test_a_nonce_is_known_for_some_minutes_alone(server: SimulatedServer) -> None:
    async def post() -> int:
        return (await place(server).send("Hello", allowed_mentions=NOBODY, nonce="once")).id

    first = await post()
    await server.let_pass(NONCES_KEPT - MOMENT)
    assert await post() == first
    await server.let_pass(MOMENT)
    assert await post() != first


async def test_an_upload_in_an_edit_without_its_attachments_is_refused(server: SimulatedServer) -> None:
    await start_game(server, "31")
    path = f"/channels/{server.channel.id}/messages/{server.board.id}"
    body = {"content": "", "allowed_mentions": {"parse": []}}
    files = [discord.File(BytesIO(b"a picture"), "board.png")]
    with pytest.raises(Exception, match="without `attachments`"):
        router.dispatch(server.env.backend, "PATCH", path, json=body, files=files)


async def test_answers_list_no_attachments_of_boards_and_mention_whom_the_edit_allowed(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    path = f"/channels/{server.channel.id}/messages/{server.board.id}"
    read = router.dispatch(server.env.backend, "GET", path)
    assert (len(read["attachments"]), [each["username"] for each in read["mentions"]]) == (1, ["user0"])
    told = {"allowed_mentions": {"parse": []}, "attachments": read["attachments"]}
    answer = router.dispatch(server.env.backend, "PATCH", path, json=told)
    assert (answer["attachments"], answer["mentions"]) == ([], [])


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"content": "<@123456789012345678> rolls"}, "rolls"),
        ({"content": "x", "flags": 0}, "without a nonce"),
        ({"content": "x", "nonce": "1"}, "not enforced"),
        ({"content": "", "allowed_mentions": {"parse": [], "users": ["123456789012345678"]}}, "users"),
    ],
)
def test_a_message_that_is_not_as_ours_must_be_fails_the_test(
    server: SimulatedServer, message: dict[str, object], reason: str
) -> None:
    body = {"allowed_mentions": {"parse": []}, **message}
    with pytest.raises(AssertionError, match=reason):
        check_sent(server.env.backend, "POST", f"/channels/{server.channel.id}/messages", body)


def test_whom_a_message_mentions_is_not_whom_it_notifies() -> None:
    bob = 123456789012345678
    message = {"content": f"<@{bob}>", "allowed_mentions": {"parse": []}}
    assert (mentioned_in(message), pinged_by(message)) == ({bob}, [])
    call = Call("POST", "/channels/1/messages", {**message, "allowed_mentions": {"users": [str(bob)]}})
    assert call.pinged == [bob]


class TestBlockedWords:
    """A server's AutoMod blocks a word in a player's name."""

    async def test_boards_come_with_numbers_in_place_of_names(
        self, server: SimulatedServer, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(server, "31")
        server.rest.blocked = {"alice"}
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        assert "player 1" in server.board.text
        assert SharedButton.ROLL in server.board.kinds
        assert server.rest.pings[-1] == server.bob.id
        assert server.messages()[-2].text.startswith("-# player 1 3-1: 8/5 6/5")
        server.dice.will_fall("62")
        await server.press(server.bob, SharedButton.ROLL)
        assert "6-2" in server.board.text
        assert sum("blocks words" in record.getMessage() for record in caplog.records) == 1

    async def test_reminders_come_so_too(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        server.rest.blocked = {"bob"}
        await server.let_pass(timedelta(days=1, hours=1))
        assert server.board.text.startswith(f"Reminder: <@{server.alice.id}> to play 3-1.")

    async def test_names_are_back_once_nothing_is_blocked(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        server.rest.blocked = {"alice"}
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        server.rest.blocked = set()
        server.dice.will_fall("62")
        await server.press(server.bob, SharedButton.ROLL)
        assert "Alice" in server.board.text
