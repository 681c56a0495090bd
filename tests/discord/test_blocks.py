"""Blocking: whoever is blocked neither challenges nor accepts, and shared tables go on."""

import pytest
from simcord.actors import MemberActor

from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables import blocks
from tests.discord.players import start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer

NO_ACCESS = 50001


async def block_carol(server: SimulatedServer) -> str:
    return private(await server.alice.slash(server.channel, "block", player=server.carol)).text


async def test_somebody_who_is_blocked_can_challenge_no_more(server: SimulatedServer) -> None:
    assert await block_carol(server) == (
        "Carol can no longer challenge you, take your open challenges or see your profile. "
        "Games you share go on. `/unblock` undoes this."
    )
    for where in ({}, {"thread": True}, {"direct": True}):
        answer = await server.carol.slash(server.channel, "challenge", opponent=server.alice, **where)
        assert private(answer).text.startswith("Alice takes no challenges from you.")
    assert server.channel.threads == []
    refused = private(await server.alice.slash(server.channel, "challenge", opponent=server.carol))
    assert refused.text == "You have blocked Carol. To play them, use `/unblock` first."


async def test_an_open_challenge_is_for_all_others(server: SimulatedServer) -> None:
    await block_carol(server)
    await server.alice.slash(server.channel, "challenge")
    assert private(await server.press(server.carol, HeadsUpButton.ACCEPT)).text.startswith("Alice takes no")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    assert "Alice and Bob" in server.board.text


async def test_a_shared_game_goes_on_but_no_rematch_is_asked_for(server: SimulatedServer) -> None:
    await start_game(server, "35")
    await server.alice.slash(server.channel, "block", player=server.bob)
    await server.bob.slash(server.channel, "resign", loss=1, sure=True)
    await server.press(server.alice, SharedButton.AGREE)
    await server.press(server.alice, HeadsUpButton.END)
    answer = private(await server.press(server.bob, HeadsUpButton.REMATCH))
    assert answer.text.startswith("Alice takes no challenges from you.")


async def test_the_list_names_all_and_unblocking_undoes_it(server: SimulatedServer) -> None:
    none = private(await server.alice.slash(server.channel, "block")).text
    assert none == "You have blocked nobody. `/block` keeps somebody from challenging you."
    await block_carol(server)
    assert "You have blocked Carol." in private(await server.alice.slash(server.channel, "block")).text
    undone = private(await server.alice.slash(server.channel, "unblock", player=server.carol)).text
    assert undone == "Carol can challenge you again."
    await server.carol.slash(server.channel, "challenge", opponent=server.alice)
    assert "Carol challenges Alice" in server.board.text


async def test_neither_oneself_nor_a_bot_can_be_blocked(server: SimulatedServer) -> None:
    answer = private(await server.alice.slash(server.channel, "block", player=server.alice))
    assert answer.text == "Choose another person: neither you nor a bot can be blocked."


async def test_a_report_reaches_the_channel_that_admins_have_named(
    server: SimulatedServer, admin: MemberActor
) -> None:
    nowhere = private(await server.bob.slash(server.channel, "report", player=server.alice, reason="rude"))
    assert nowhere.text == "This server's admins have named no channel for reports: write to one of them."
    admins = server.guild.create_text_channel("admins")
    chosen = private(await admin.slash(server.channel, "admin reports", channel=admins))
    assert chosen.text == f"Reports go to <#{admins.id}>."
    await start_game(server, "35")
    before = list(server.rest.pings)
    done = private(await server.bob.slash(server.channel, "report", player=server.alice, reason="*rude*"))
    assert done.text == "The admins of this server have your report."
    (told,) = server.messages(admins)
    assert "**Report** by Bob (@user1) about Alice (@user0)" in told.text
    assert str(server.board.id) in told.text
    assert told.text.endswith(r": \*rude\*")
    assert server.rest.pings == before


async def test_without_a_channel_nothing_is_reported(server: SimulatedServer, admin: MemberActor) -> None:
    admins = server.guild.create_text_channel("admins")
    await admin.slash(server.channel, "admin reports", channel=admins)
    await admin.slash(server.channel, "admin reports")
    nowhere = private(await server.bob.slash(server.channel, "report", player=server.alice, reason="rude"))
    assert "named no channel" in nowhere.text


async def test_as_many_as_may_be_can_be_blocked_and_no_more(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MOST_BLOCKED", 1)
    await block_carol(server)
    answer = private(await server.alice.slash(server.channel, "block", player=server.bob))
    assert answer.text.endswith("which is the most. `/unblock` somebody first.")
    assert "You have blocked Carol." in private(await server.alice.slash(server.channel, "block")).text


async def test_a_report_that_discord_refuses_is_told_as_such(
    server: SimulatedServer, admin: MemberActor
) -> None:
    admins = server.guild.create_text_channel("admins")
    await admin.slash(server.channel, "admin reports", channel=admins)
    server.env.inject_error("POST", f"/channels/{admins.id}/messages", status=403, code=NO_ACCESS)
    answer = private(await server.bob.slash(server.channel, "report", player=server.alice, reason="rude"))
    assert answer.text == "Discord did not take the report. Try again, or write to an admin of this server."
    assert server.messages(admins) == []
