"""The stand-in behind HTTP is as strict as Discord: what it refuses, and what fails a test."""

from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.errors import SetupError

from bot.discord.pressing.places import INVITED_WITH
from bot.discord.wire.components import NOBODY
from bot.play.display.panel import SharedButton
from tests.discord.strict_messages import NONCES_KEPT
from tests.faults.calls import Kind
from tests.faults.discord_address import API
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import FaultyDiscord

A_WHILE = timedelta(hours=9)
GOOD = {"content": "Hello", "allowed_mentions": {"parse": []}, "nonce": "1", "enforce_nonce": True}


async def post(**body: Any) -> None:
    with DiscordServer() as server:
        async with aiohttp.ClientSession() as session:
            await session.post(f"{server.url}{API}/channels/1/messages", json={**GOOD, **body})


async def test_a_message_as_ours_must_be_fails_no_test() -> None:
    await post()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"nonce": None}, "without a nonce"),
        ({"enforce_nonce": False}, "not enforced"),
        ({"content": "<@123456789012345678> rolls"}, "rolls"),
        ({"allowed_mentions": {"parse": [], "users": ["123456789012345678"]}}, "123456789012345678"),
    ],
)
async def test_another_fails_the_test_that_sent_it(body: dict[str, Any], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        await post(**body)


async def test_the_bot_may_do_what_it_is_invited_with(faulty: FaultyDiscord) -> None:
    guild = faulty.bot.get_guild(faulty.guild)
    assert guild is not None
    assert guild.me.guild_permissions == guild.default_role.permissions | INVITED_WITH


async def test_nobody_presses_or_types_in_a_locked_thread(faulty: FaultyDiscord) -> None:
    server, owner = faulty.server, faulty.server.backend.bot_user.id
    faulty.channel = server.ask(lambda backend: backend.create_thread(faulty.channel, "game", owner).id)
    await faulty.seat()
    live, locked = faulty.live, {"locked": True}
    server.ask(lambda backend: backend.edit_channel(faulty.channel, {}, thread_metadata=locked))
    with pytest.raises(SetupError):
        faulty.press(faulty.alice, live, SharedButton.ROLL)
    with pytest.raises(SetupError):
        faulty.slash(faulty.alice, "roll")


async def test_a_nonce_is_known_for_some_minutes_alone(faulty: FaultyDiscord) -> None:
    place = faulty.bot.get_partial_messageable(faulty.channel, guild_id=faulty.guild)

    async def say() -> discord.Message:
        return await place.send("Hello", allowed_mentions=NOBODY, nonce="once")

    first = await say()
    assert (await say()).id == first.id
    faulty.server.let_pass(NONCES_KEPT)
    assert (await say()).id != first.id


async def test_boards_come_without_the_words_that_a_server_blocks(faulty: FaultyDiscord) -> None:
    await faulty.seat(roll="31")
    faulty.server.blocked = {"alice"}
    await faulty.play()
    await faulty.let_pass(A_WHILE)
    await faulty.check_done_once()
    assert faulty.pings == [faulty.bob.id]
    assert faulty.messages()[0].text == "-# player 1 3-1: 8/5 6/5"
    assert faulty.server.called(Kind.POST) > 1
