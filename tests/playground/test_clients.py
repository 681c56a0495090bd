"""The playground shows a message as Discord's clients do."""

from datetime import timedelta
from pathlib import Path

from aiohttp.test_utils import make_mocked_request
from simcord.backend import Backend
from simcord.backend.models import Message
from simcord.backend.models.message import AllowedMentions
from simcord.enums import ComponentType

from bot.entropy import now
from bot.playground.clients import Phones, strangers_hidden, without_strangers
from bot.playground.clock import PlaygroundClock
from bot.playground.lobby import Lobby
from bot.playground.rooms import Rooms
from bot.playground.world import World
from tests.discord.direct_match import Direct
from tests.discord.simulated_server import open_server

TEXT = "<@1> beat <@2>; \\<@2> typed that."


def posted(channel: int = 11) -> Message:
    text = {"type": int(ComponentType.TEXT_DISPLAY), "content": TEXT}
    return Message(
        id=10,
        channel_id=channel,
        author_id=12,
        content="<@2> to roll",
        timestamp="2026-01-01T00:00:00+00:00",
        components=[{"type": int(ComponentType.CONTAINER), "components": [text]}],
        allowed_mentions=AllowedMentions(users=frozenset({1})),
    )


def said(message: Message) -> tuple[str, str]:
    return message.content, message.components[0]["components"][0]["content"]


def test_whoever_a_message_may_not_mention_is_unknown_to_its_readers() -> None:
    assert said(without_strangers(posted())) == (
        "@unknown-user to roll",
        "<@1> beat @unknown-user; \\<@2> typed that.",
    )


def test_to_discord_and_the_bot_it_goes_on_to_say_what_was_posted() -> None:
    backend, message = Backend(), posted()
    backend.messages[11] = {10: message}
    with strangers_hidden(backend, 11):
        assert said(backend.get_message(11, 10)) == said(without_strangers(message))
    assert backend.get_message(11, 10) is message
    assert said(message) == ("<@2> to roll", TEXT)


async def test_a_phone_says_what_discord_took_and_nothing_that_it_refused(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        phones = Phones(World(server.env, server.guild, tuple(server.members)))
        server.env.inject_error("POST", "/channels/*/messages", status=503)
        await server.alice.slash(server.channel, "challenge", opponent=server.bob)
        assert phones.of(server.bob.id) == []
        await server.let_pass(timedelta(minutes=1))
        (push,) = phones.of(server.bob.id)
    assert push.place == "#backgammon"
    assert push.said.startswith("@Bob, do you accept Alice's challenge?\nMoney session\n")


async def test_a_direct_message_is_pushed_once_though_it_names_its_reader(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        phones = Phones(World(server.env, server.guild, tuple(server.members)))
        await Direct(server).challenge()
        (push,) = phones.of(server.bob.id)
        assert phones.of(server.alice.id) == []
    assert "Alice's challenge" in push.said


async def test_the_front_page_and_a_phone_show_a_name_as_its_owner_writes_it(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        user = server.env.create_user("dark_knight", global_name="_dark_*knight*")
        world = World(server.env, server.guild, (server.guild.add_member(user),))
        lobby = Lobby(Rooms(world, PlaygroundClock(now)))
        front = await lobby.front_page(make_mocked_request("GET", "/"))
        request = make_mocked_request("GET", f"/phone/{user.id}", match_info={"reader": str(user.id)})
        phone = await lobby.phone(request)
    assert front.text is not None
    assert phone.text is not None
    assert "as _dark_*knight*<" in front.text
    assert f'/phone/{user.id}">_dark_*knight*<' in front.text
    assert "<h1>_dark_*knight*" in phone.text
