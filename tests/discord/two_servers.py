"""A server with a private channel, and another server: who is there, what they play, and what they forge."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType
from simcord.results import InteractionResult

from bot.engine import RuleSheet
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.direct_match import Direct
from tests.discord.seen import all_private
from tests.discord.simulated_server import SimulatedServer, open_server

ROW, MOST = 5, 25
"""Buttons in a row, and in a message."""


@dataclass
class TwoServers:
    """Alice and Bob play; Carol may see what they play in private, Dora may not; Fay is on another server.

    Dora plays with Erin at the first table, in a channel that everybody on the server sees; Fay with Gus at
    the second, on theirs.
    """

    server: SimulatedServer
    den: ChannelHandle
    elsewhere: ChannelHandle
    far: ChannelHandle
    dora: MemberActor
    fay: MemberActor

    @property
    def people(self) -> dict[str, tuple[MemberActor, ChannelHandle]]:
        """The people who press and type, and where they do."""
        server = self.server
        return {
            "player": (server.alice, self.elsewhere),
            "spectator": (server.carol, self.elsewhere),
            "player of another table": (self.dora, self.elsewhere),
            "member of another server": (self.fay, self.far),
        }

    async def press(self, who: str, custom_ids: Sequence[str]) -> list[str]:
        """Let somebody press buttons that never stood on the message that they press; return the answers."""
        actor, channel = self.people[who]
        board = self.server.messages(channel)[0]
        said: list[str] = []
        for start in range(0, len(custom_ids), MOST):
            pressed = custom_ids[start : start + MOST]
            forged = replace(board, payload=list(_rows(pressed)))
            said += map(_said, await self.server.press_at_once([actor], forged, *pressed))
        return said

    async def type(self, who: str, command: str, **options: object) -> str:
        """Let somebody type a command; return what they are told."""
        actor, channel = self.people[who]
        return _said(await actor.slash(channel, command, **options))


def _said(result: InteractionResult) -> str:
    return "\n".join(seen.text for seen in all_private(result))


def _rows(custom_ids: Sequence[str]) -> Iterator[dict[str, Any]]:
    for start in range(0, len(custom_ids), ROW):
        buttons = [
            {
                "type": ComponentType.BUTTON,
                "style": 2,
                "label": "?",
                "custom_id": custom_id,
                "disabled": False,
            }
            for custom_id in custom_ids[start : start + ROW]
        ]
        yield {"type": ComponentType.ACTION_ROW, "components": buttons}


@asynccontextmanager
async def open_two_servers(folder: Path) -> AsyncIterator[TwoServers]:
    """Two servers with everybody there."""
    async with open_server(folder) as server:
        users = [
            server.env.create_user(name, global_name=name.title()) for name in ("dora", "erin", "fay", "gus")
        ]
        dora, erin = (server.guild.add_member(user) for user in users[:2])
        abroad = server.env.create_guild("Abroad")
        fay, gus = (abroad.add_member(user) for user in users[2:])
        hidden, shown = (discord.PermissionOverwrite(view_channel=is_seen) for is_seen in (False, True))
        me = server.guild.me
        assert me is not None
        allowed = dict.fromkeys((server.alice, server.bob, server.carol, me), shown)
        den = server.guild.create_text_channel(
            "den", overwrites={server.guild.default_role: hidden, **allowed}
        )
        elsewhere, far = server.guild.create_text_channel("elsewhere"), abroad.create_text_channel("far")
        await server.env.settle()
        for challenger, opponent, channel in ((dora, erin, elsewhere), (fay, gus, far)):
            await challenger.slash(channel, "challenge", opponent=opponent)
            board = server.messages(channel)[0]
            await opponent.click(board.message, custom_id=board.custom_id(HeadsUpButton.ACCEPT))
        yield TwoServers(server, den, elsewhere, far, dora, fay)


async def challenged(servers: TwoServers) -> None:
    """A challenge in a channel that few see."""
    await servers.server.alice.slash(servers.den, "challenge", opponent=servers.server.bob)


async def begun_in(servers: TwoServers, channel: ChannelHandle) -> None:
    """A game in play in a channel."""
    server = servers.server
    server.channel = channel
    await server.offer(RuleSheet(3))
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)


async def begun(servers: TwoServers) -> None:
    await begun_in(servers, servers.den)


async def begun_in_public(servers: TwoServers) -> None:
    await begun_in(servers, servers.server.channel)


async def begun_in_private_thread(servers: TwoServers) -> None:
    await begun_in(servers, await private_thread(servers))


async def private_thread(servers: TwoServers) -> ChannelHandle:
    """A private thread of the public channel, with Alice and Bob."""
    server = servers.server
    place = server.bot.get_channel(server.channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="us two", type=discord.ChannelType.private_thread)
    for member in (server.alice, server.bob):
        server.env.backend.add_thread_member(thread.id, member.id)
    await server.env.settle()
    return ChannelHandle(server.env, server.guild, server.env.backend.get_channel(thread.id))


async def finished(servers: TwoServers) -> None:
    """A match that is over."""
    await begun(servers)
    server = servers.server
    await server.alice.slash(servers.den, "resign", loss=3, sure=True)
    await server.bob.slash(servers.den, "take")


async def directly(servers: TwoServers) -> None:
    """A match by direct messages."""
    servers.server.channel = servers.elsewhere
    await Direct(servers.server).start("31", RuleSheet(3))


async def lobby(servers: TwoServers) -> None:
    """A chouette before its first game."""
    await servers.server.alice.slash(servers.den, "chouette start")


async def chouette(servers: TwoServers) -> None:
    """A chouette in play."""
    server = servers.server
    guest = server.joined_by("Hal")
    server.permit(guest, servers.den, view_channel=True)
    await server.env.settle()
    await lobby(servers)
    for member in (server.bob, guest):
        board = server.messages(servers.den)[-1]
        await member.click(board.message, custom_id=board.custom_id(ChouetteButton.JOIN))
    board = server.messages(servers.den)[-1]
    server.dice.will_fall("654 31")
    await server.alice.click(board.message, custom_id=board.custom_id(ChouetteButton.START))
