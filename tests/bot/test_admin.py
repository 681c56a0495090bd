"""Those who run a server see what is wrong there; the games survive all of it."""

from datetime import timedelta

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import private, private_texts

NO_ACCESS, POSTS = 50001, "/channels/*/messages"
SOON = timedelta(seconds=30)


@pytest.fixture
def admin(club: Club) -> MemberActor:
    """A member who may manage the server."""
    role = club.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    return club.guild.add_member(club.env.create_user("keeper", global_name="Kim"), roles=[role])


async def status(club: Club, admin: MemberActor) -> str:
    elsewhere = club.guild.create_text_channel("office")
    seen = private(await admin.slash(elsewhere, "admin status"))
    return seen.text


def deny(club: Club, **permissions: bool) -> None:
    """Deny the bot something in the club's channel."""
    me = club.guild.me
    assert me is not None
    denied = discord.Permissions(**permissions).value
    club.env.backend.set_overwrite(club.channel.id, Overwrite(me.id, OverwriteType.MEMBER, deny=denied))


async def test_where_nothing_is_wrong_that_is_said(club: Club, admin: MemberActor) -> None:
    heading = "### Barpoint on this server\n"
    well = "every board is shown, and I lack no permission there."
    assert await status(club, admin) == f"{heading}**All is well.** 0 games are open; {well}"
    await start_game(club, "31")
    tavern = club.guild.create_text_channel("tavern")
    await club.carol.slash(tavern, "challenge")
    assert await status(club, admin) == f"{heading}**All is well.** 1 game and 1 challenge are open; {well}"


async def test_only_those_who_may_manage_the_server_see_it(club: Club) -> None:
    (command,) = [each for each in await club.bot.tree.fetch_commands() if each.name == "admin"]
    club.guild.set_command_permissions(command, {club.alice: True})
    answer = private_texts(await club.alice.slash(club.channel, "admin status"))
    assert answer.startswith("Only members with the permission **Manage Server** may see this.")


async def test_a_deleted_channel_is_shown_with_the_way_out(club: Club, admin: MemberActor) -> None:
    await start_game(club, "31")
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    told = await status(club, admin)
    assert "**Places in trouble**\n- #1 Alice and Bob in <#" in told
    since = int(club.clock().timestamp())
    assert f"its channel or thread was deleted. Noticed <t:{since}:R>. One of the players can type" in told


async def test_a_challenge_in_a_deleted_channel_is_withdrawn(club: Club, admin: MemberActor) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    assert "**All is well.** 0 games are open" in await status(club, admin)


async def test_a_challenge_cannot_be_moved_and_so_the_way_out_is_a_new_one(
    club: Club, admin: MemberActor
) -> None:
    club.env.inject_error("POST", POSTS, status=403, code=NO_ACCESS)
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    told = await status(club, admin)
    assert "it can be made anew by `/challenge` elsewhere." in told
    assert "/move-here" not in told


async def test_a_lost_permission_is_named_with_its_channel_and_the_board_is_shown_as_owed(
    club: Club, admin: MemberActor
) -> None:
    await start_game(club, "31")
    deny(club, send_messages=True, attach_files=True)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    told = await status(club, admin)
    assert "I lack permissions to show a board in <#" in told
    assert f"- <#{club.channel.id}>: Attach Files, Send Messages" in told
    assert "**Not shown so far; I keep trying**\n- #1 Alice and Bob in <#" in told
    assert "tried 1 time; `Forbidden: 403 Forbidden (error code: 50013)" in told


async def test_when_the_permission_is_back_all_is_well_again(club: Club, admin: MemberActor) -> None:
    await start_game(club, "31")
    deny(club, send_messages=True)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    club.env.backend.delete_overwrite(club.channel.id, club.bot.user.id)
    await club.let_pass(SOON)
    assert "All is well" in await status(club, admin)
    assert club.wire.pings == [club.bob.id, club.alice.id, club.bob.id]


async def test_a_channel_that_is_hidden_from_the_bot_is_told_to_its_players(club: Club) -> None:
    await start_game(club, "31")
    club.env.inject_error("POST", POSTS, status=403, code=NO_ACCESS)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    tavern = club.guild.create_text_channel("tavern")
    told = private_texts(await club.bob.slash(tavern, "help"))
    assert f"I cannot see <#{club.channel.id}> any more. Nothing is lost: type `/move-here`" in told


async def test_a_player_who_left_the_server_is_named(club: Club, admin: MemberActor) -> None:
    await start_game(club, "31")
    club.guild.remove_member(club.bob)
    assert "**Players who left this server**\n- Bob (#1) cannot be reached here" in await status(club, admin)


async def test_a_game_survives_the_bot_being_removed_and_let_in_again(club: Club, admin: MemberActor) -> None:
    await start_game(club, "31")
    await leave(club)
    found = await club.database.run(lambda uow: uow.channel_problems.of(club.channel.id))
    assert found is not None
    assert found.reason == "removed"
    await come_back(club)
    assert "All is well" in await status(club, admin)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert "to roll." in club.board.text


async def test_what_was_owed_while_the_bot_was_gone_is_posted_when_it_is_back(club: Club) -> None:
    await start_game(club, "31")
    club.env.inject_error("POST", POSTS, status=403, code=NO_ACCESS, times=None)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await leave(club)
    await club.let_pass(timedelta(hours=3))
    club.env.backend.faults.clear()
    await come_back(club)
    assert "to roll." in club.board.text
    assert club.wire.pings == [club.bob.id, club.alice.id, club.bob.id]


async def leave(club: Club) -> None:
    """Let the server remove the bot."""
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})
    await club.env.settle()


async def come_back(club: Club) -> None:
    """Let the server invite the bot again."""
    backend = club.env.backend
    payload = serializers.guild_create_payload(backend, backend.get_guild(club.guild.id))
    backend.emit("GUILD_CREATE", payload)
    await club.env.settle()
