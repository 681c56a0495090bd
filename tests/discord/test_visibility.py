"""Access to tables: asked of every command and every kind of button, at every kind of table."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from datetime import timedelta
from enum import StrEnum
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.discord.commands.channel import admin
from bot.discord.presses import OF_IMPORTS
from bot.discord.wire.custom_ids import CustomId, format_custom_id
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.text import places as place_text
from bot.text.catalogue import phrase
from tests.discord.seen import private_texts
from tests.discord.two_servers import (
    TwoServers,
    begun,
    begun_in,
    begun_in_private_thread,
    begun_in_public,
    challenged,
    chouette,
    directly,
    finished,
    lobby,
    open_two_servers,
    private_thread,
)

TABLE, MISSING = 3, 999_999
"""The table that is looked at, and a number that no table has."""
PLAYER, SPECTATOR = "player", "spectator"
OTHERS = ("player of another table", "member of another server")
SITUATIONS: Mapping[Callable[[TwoServers], Awaitable[None]], set[str]] = {
    challenged: {PLAYER, SPECTATOR},
    begun: {PLAYER, SPECTATOR},
    finished: {PLAYER, SPECTATOR},
    lobby: {PLAYER, SPECTATOR},
    chouette: {PLAYER, SPECTATOR},
    begun_in_public: {PLAYER, SPECTATOR, OTHERS[0]},
    begun_in_private_thread: {PLAYER},
    directly: {PLAYER},
}
"""Every kind of table, with those who may look at it."""
MORE = {challenged, finished, lobby}
KINDS = (*SharedButton, *HeadsUpButton, *ChouetteButton)
ARGUMENTS: Mapping[StrEnum, str] = {
    SharedButton.RESIGN_AS: "1",
    SharedButton.REPLAY: "1.0",
    SharedButton.HISTORY: "server.0",
    ChouetteButton.LOOK: "since",
    SharedButton.ORDER: "roll",
}
"""Arguments of some buttons; without them they are refused, but only after the search for the table."""
FORGED = ["", "0", "9", "9" * 30, "mine.0." + "9" * 20, "server.9999", "1.99999", "zz.9.zz"]
"""Arguments that no button that was written has, or hardly any."""


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[TwoServers]:
    async with open_two_servers(tmp_path) as opened:
        yield opened


def buttons(table: int) -> list[str]:
    """A button of every kind at a table; those of ledger and sheet name tables in their argument too."""
    of_all = [CustomId(kind, table, 0, ARGUMENTS.get(kind, "")) for kind in KINDS]
    pages = ("standings", "payments", "settle")
    ledger = [CustomId(ChouetteButton.LEDGER, 0, 0, f"{page}.{table}.{table}.0") for page in pages]
    shown = ("picture", "words", "file")
    sheet = [CustomId(ChouetteButton.SCORESHEET, 0, 0, f"{each}.{table}.0") for each in shown]
    return [format_custom_id(each) for each in (*of_all, *ledger, *sheet)]


def commands(servers: TwoServers) -> Iterator[app_commands.Command]:
    for command in servers.server.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def naming_tables(servers: TwoServers) -> list[str]:
    """The commands of players to which a table can be named."""
    return [
        each.qualified_name
        for each in commands(servers)
        if any(one.name == "table" for one in each.parameters) and each.root_parent is not admin
    ]


@pytest.mark.parametrize(
    "situation",
    [pytest.param(each, marks=[pytest.mark.proof] * (each in MORE), id=each.__name__) for each in SITUATIONS],
)
async def test_a_table_is_shown_to_who_may_look_and_to_others_is_as_one_that_does_not_exist(
    servers: TwoServers, situation: Callable[[TwoServers], Awaitable[None]]
) -> None:
    await situation(servers)
    for who in (*OTHERS, SPECTATOR, PLAYER):
        if who in SITUATIONS[situation]:
            await assert_shown(servers, who)
        else:
            await assert_unknown(servers, who)


async def assert_unknown(servers: TwoServers, who: str) -> None:
    asked, missing = buttons(TABLE), dict(zip(buttons(TABLE), buttons(MISSING), strict=True))
    answers = dict(zip(asked, await servers.press(who, asked), strict=True))
    of_others = [
        each
        for each in asked
        if any(each.startswith(f"bp:{kind}:") for kind in (*OF_IMPORTS, ChouetteButton.LEDGER))
    ]
    assert {answers[each] for each in asked if each not in of_others} == {phrase("record-no-table")}
    assert [answers[each] for each in of_others] == await servers.press(
        who, [missing[each] for each in of_others]
    )
    for name in naming_tables(servers):
        answer = await servers.type(who, name, table=f"#{TABLE}")
        assert answer == await servers.type(who, name, table=f"#{MISSING}"), name
        assert "Alice" not in answer


async def assert_shown(servers: TwoServers, who: str) -> None:
    for name in naming_tables(servers):
        if name != "move-here":
            assert phrase("record-no-table") not in await servers.type(who, name, table=f"#{TABLE}"), name
    pressed = [each for each in buttons(TABLE) if not each.startswith(f"bp:{ChouetteButton.LEDGER}:0:")]
    answers = dict(zip(pressed, await servers.press(who, pressed), strict=True))
    assert [each for each, answer in answers.items() if phrase("record-no-table") in answer] == []


@pytest.mark.parametrize(
    "situation",
    [
        *(begun, chouette),
        *(pytest.param(each, marks=pytest.mark.proof) for each in (challenged, finished)),
    ],
    ids=lambda each: each.__name__,
)
async def test_a_forged_button_ends_in_a_sentence(
    servers: TwoServers, situation: Callable[[TwoServers], Awaitable[None]]
) -> None:
    await situation(servers)
    for table in (TABLE, 0) if situation is begun else (TABLE,):
        forged = [format_custom_id(CustomId(kind, table, 0, each)) for kind in KINDS for each in FORGED]
        answers = dict(zip(forged, await servers.press(PLAYER, forged), strict=True))
        assert [each for each, answer in answers.items() if answer == place_text.broken()] == []


async def test_no_command_tells_who_may_not_look_of_a_table(servers: TwoServers) -> None:
    await begun(servers)
    filled = {
        discord.AppCommandOptionType.string: "x",
        discord.AppCommandOptionType.integer: 1,
        discord.AppCommandOptionType.boolean: True,
        discord.AppCommandOptionType.user: servers.server.carol,
    }
    for command in commands(servers):
        if command.root_parent is not None and command.root_parent.default_permissions is not None:
            continue
        required = [each for each in command.parameters if each.required]
        if all(each.type in filled and not each.choices for each in required):
            options = {each.display_name: filled[each.type] for each in required}
            for who in OTHERS:
                if not options or who != OTHERS[1]:
                    assert "Alice" not in await servers.type(who, command.qualified_name, **options)


async def test_the_lists_of_a_server_have_what_the_reader_may_look_at(servers: TwoServers) -> None:
    await begun(servers)
    seen = {who: await servers.type(who, "history", server=True) for who in servers.people}
    assert {who for who, text in seen.items() if "Alice" in text} == {PLAYER, SPECTATOR}
    assert {who for who, text in seen.items() if "Dora" in text} == {PLAYER, SPECTATOR, OTHERS[0]}


async def test_nothing_is_shown_in_direct_messages_but_ones_own(servers: TwoServers) -> None:
    await begun(servers)
    for member, is_own in ((servers.server.alice, True), (servers.server.carol, False)):
        shown = private_texts(await member.user.slash("dice show", table=f"#{TABLE}"))
        assert (phrase("record-no-table") not in shown) is is_own


async def archive(servers: TwoServers) -> None:
    """Let Discord archive the thread where the table stands, so that it tells of it no more."""
    server = servers.server
    server.env.backend.edit_channel(
        server.channel.id, {}, thread_metadata={"archived": True, "locked": False}
    )
    await server.env.settle()


@pytest.mark.parametrize("is_private", [False, True])
async def test_what_was_played_in_a_thread_is_shown_as_its_channel_once_it_is_archived(
    servers: TwoServers, *, is_private: bool
) -> None:
    server = servers.server
    if is_private:
        channel = await private_thread(servers)
    else:
        await server.alice.slash(server.channel, "challenge", opponent=server.bob, thread=True)
        await server.alice.slash(server.channel.threads[0], "pass")
        channel = server.channel.threads[0]
    await begun_in(servers, channel)
    await server.alice.slash(channel, "resign", loss=3, sure=True)
    await server.bob.slash(channel, "take")
    await server.let_pass(timedelta(minutes=1))
    await archive(servers)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    assert guild.get_channel_or_thread(channel.id) is None
    number = (await server.table()).id
    for who in (SPECTATOR, OTHERS[0]):
        answer = await servers.type(who, "dice show", table=f"#{number}")
        assert (phrase("record-no-table") in answer) is is_private
        assert ("Alice" in await servers.type(who, "history", server=True)) is not is_private


async def test_who_manages_threads_sees_private_ones(servers: TwoServers) -> None:
    server = servers.server
    await begun_in_private_thread(servers)
    moderator = server.joined_by("Mod", manage_threads=True)
    await server.env.settle()
    for member, is_seen in ((moderator, True), (server.carol, False)):
        answer = private_texts(await member.slash(servers.elsewhere, "dice show", table=f"#{TABLE}"))
        assert ("Alice" in answer) is is_seen
