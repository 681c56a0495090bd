"""Challenges that cannot be made: each is answered by a private sentence that says what to do."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.engine import RuleSheet
from bot.play.panel import Kind
from storage import UnitOfWork
from tests.discord.players import start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer


async def answer_to(server: SimulatedServer, opponent: MemberActor | None = None) -> Seen:
    options = {"opponent": opponent} if opponent else {}
    return private(await server.alice.slash(server.channel, "challenge", **options))


def open_tables(uow: UnitOfWork) -> list[int]:
    return uow.tables.open_ids()


async def test_one_cannot_challenge_oneself(server: SimulatedServer) -> None:
    answer = await answer_to(server, server.alice)
    assert answer.text == (
        "You cannot play yourself. Challenge a friend, or leave the name out to let anyone accept."
    )
    assert await server.database.run(open_tables) == []


async def test_a_bot_cannot_be_challenged(server: SimulatedServer) -> None:
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    answer = await answer_to(server, robot)
    assert answer.text == (
        "Other bots do not play here. Challenge me or a person, or leave the name out to let anyone accept."
    )
    assert await server.database.run(open_tables) == []


@pytest.mark.parametrize(
    ("permissions", "labels"),
    [
        ({"send_messages"}, "Send Messages"),
        ({"read_message_history"}, "Read Message History"),
        ({"send_messages", "attach_files"}, "Attach Files and Send Messages"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
async def test_where_the_bot_may_not_show_a_board_the_missing_permissions_are_named(
    server: SimulatedServer, permissions: set[str], labels: str
) -> None:
    refused = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
    me = server.guild.me
    assert me is not None
    server.channel = server.guild.create_text_channel("quiet", overwrites={me: refused})
    answer = await answer_to(server, server.bob)
    assert answer.text == (
        f"I cannot show a board here because I lack permissions: {labels}. "
        "Ask a server admin to grant them, or play in another channel."
    )
    assert await server.database.run(open_tables) == []


async def test_a_rematch_asks_for_the_same_permissions(server: SimulatedServer) -> None:
    await start_game(server, "61", sheet=RuleSheet(length=1))
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    nobody_attaches = Overwrite(
        server.guild.default_role.id, OverwriteType.ROLE, deny=discord.Permissions(attach_files=True).value
    )
    server.env.backend.set_overwrite(server.channel.id, nobody_attaches)
    answer = private(await server.press(server.bob, Kind.REMATCH))
    assert answer.text.startswith("I cannot show a board here because I lack permissions: Attach Files.")


async def test_somebody_who_is_not_on_the_server_cannot_be_challenged(server: SimulatedServer) -> None:
    stranger = server.env.create_user("Stranger")
    answer = private(await server.alice.slash(server.channel, "challenge", opponent=stranger))
    assert answer.text == (
        f"{stranger.mention} is not on this server and could not see the board. Challenge somebody who is."
    )
    assert await server.database.run(open_tables) == []
