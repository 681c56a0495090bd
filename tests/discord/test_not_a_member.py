"""A server on which there are the bot's commands, but not the bot: it was invited without the scope `bot`."""

import pytest
from simcord.actors import MemberActor

from bot.discord.pressing.places import INVITED_WITH
from tests.discord.seen import private_texts
from tests.discord.simulated_server import SimulatedServer

WHY = (
    "I am not a member of this server: only my commands were added, so I cannot post a board here. "
    "Ask a server admin to [invite me](https://discord.com/oauth2/authorize?client_id={app}"
    "&scope=bot+applications.commands&permissions={rights})."
)


@pytest.fixture
async def stranger(server: SimulatedServer) -> SimulatedServer:
    """A server on which the bot is nobody."""
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.env.settle()
    return server


async def refusal(server: SimulatedServer, actor: MemberActor, command: str, **options: object) -> str:
    """Use a command, which begins nothing, and return the answer."""
    told = private_texts(await actor.slash(server.channel, command, **options))
    assert await server.database.run(lambda uow: uow.tables.open_ids()) == []
    assert not server.rest.posts
    return told


@pytest.mark.parametrize(
    "options",
    [{}, {"opponent": True}, {"opponent": True, "direct": True}, {"thread": True}, {"level": "casual"}],
    ids=str,
)
async def test_a_challenge_is_refused_where_only_the_commands_are_and_the_way_to_invite_the_bot_is_told(
    stranger: SimulatedServer, options: dict[str, object]
) -> None:
    named = {key: stranger.bob if key == "opponent" else value for key, value in options.items()}
    told = await refusal(stranger, stranger.alice, "challenge", **named)
    assert told == WHY.format(app=stranger.bot.application_id, rights=INVITED_WITH.value)


@pytest.mark.parametrize("command", ["chouette start", "move-here", "admin status"])
async def test_so_is_whatever_else_needs_the_bot_there(
    stranger: SimulatedServer, admin: MemberActor, command: str
) -> None:
    told = await refusal(stranger, admin, command)
    assert told == WHY.format(app=stranger.bot.application_id, rights=INVITED_WITH.value)


async def test_what_needs_no_board_works_there(stranger: SimulatedServer) -> None:
    assert "no games" in await refusal(stranger, stranger.alice, "turns")
