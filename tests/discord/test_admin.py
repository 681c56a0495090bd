"""Those who run a server see what is wrong there; the games survive all of it."""

from datetime import timedelta

from simcord.actors import MemberActor
from simcord.backend import serializers

from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

NO_ACCESS, POSTS = 50001, "/channels/*/messages"


async def status(server: SimulatedServer, admin: MemberActor) -> str:
    elsewhere = server.guild.create_text_channel("office")
    seen = private(await admin.slash(elsewhere, "admin status"))
    return seen.text


async def test_where_nothing_is_wrong_that_is_said(server: SimulatedServer, admin: MemberActor) -> None:
    heading = "### Barpoint on this server\n"
    well = "Every board is shown, and I have all permissions there."
    assert await status(server, admin) == f"{heading}**All is well.** Open here: 0 games. {well}"
    await start_game(server, "31")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.carol.slash(elsewhere, "challenge")
    assert (
        await status(server, admin) == f"{heading}**All is well.** Open here: 1 game and 1 challenge. {well}"
    )


async def test_only_those_who_may_manage_the_server_see_it(server: SimulatedServer) -> None:
    (command,) = [each for each in await server.bot.tree.fetch_commands() if each.name == "admin"]
    server.guild.set_command_permissions(command, {server.alice: True})
    answer = private_texts(await server.alice.slash(server.channel, "admin status"))
    assert answer.startswith("Only members with **Manage Server** can see this.")


async def test_a_deleted_channel_is_shown_with_the_way_out(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await start_game(server, "31")
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    told = await status(server, admin)
    assert "**Interrupted tables**\n- #1 Alice and Bob in <#" in told
    since = int(server.clock().timestamp())
    assert f"Its channel or thread was deleted. Noticed <t:{since}:R>. A player can type" in told


async def test_a_challenge_cannot_be_moved_and_so_the_way_out_is_a_new_one(
    server: SimulatedServer, admin: MemberActor
) -> None:
    server.env.inject_error("POST", POSTS, status=403, code=NO_ACCESS)
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    told = await status(server, admin)
    assert "the challenger can type `/challenge` in another one." in told
    assert "/move-here" not in told


async def test_a_lost_permission_is_named_with_its_channel_and_the_board_is_shown_as_owed(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await start_game(server, "31")
    server.permit(server.guild.me, send_messages=False, attach_files=False)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    told = await status(server, admin)
    assert "I lack permissions to show a board in <#" in told
    assert f"- <#{server.channel.id}>: Attach Files, Send Messages" in told
    assert "**Boards not shown yet (I keep trying)**\n- #1 Alice and Bob in <#" in told
    assert "tried once; `Forbidden: 403 Forbidden (error code: 50013)" in told


async def test_a_channel_that_is_hidden_from_the_bot_is_told_to_its_players(server: SimulatedServer) -> None:
    await start_game(server, "31")
    server.env.inject_error("POST", POSTS, status=403, code=NO_ACCESS)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    elsewhere = server.guild.create_text_channel("elsewhere")
    told = private_texts(await server.bob.slash(elsewhere, "help"))
    assert f"I can no longer see <#{server.channel.id}>. Nothing is lost: type `/move-here`" in told


async def test_a_player_who_left_the_server_is_named(server: SimulatedServer, admin: MemberActor) -> None:
    await start_game(server, "31")
    server.guild.remove_member(server.bob)
    assert (
        "**Players who left this server**\n- Bob (#1): once the player is back, the games go on."
        in await status(server, admin)
    )


async def test_a_game_survives_the_bot_being_removed_and_what_is_owed_is_posted_when_it_is_back(
    server: SimulatedServer, admin: MemberActor
) -> None:
    await start_game(server, "31")
    server.env.inject_error("POST", POSTS, status=403, code=NO_ACCESS, times=None)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await leave(server)
    found = await server.database.run(lambda uow: uow.channel_problems.of(server.channel.id))
    assert found is not None
    assert found.reason == "removed"
    await server.let_pass(timedelta(hours=3))
    server.env.backend.faults.clear()
    await come_back(server)
    assert "All is well" in await status(server, admin)
    assert "to double or roll." in server.board.text
    assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id]


async def leave(server: SimulatedServer) -> None:
    """Let the server remove the bot."""
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.env.settle()


async def come_back(server: SimulatedServer) -> None:
    """Let the server invite the bot again."""
    backend = server.env.backend
    payload = serializers.guild_create_payload(backend, backend.get_guild(server.guild.id))
    backend.emit("GUILD_CREATE", payload)
    await server.env.settle()
