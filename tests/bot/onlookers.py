"""A server with a private channel, and another server: who is there, what they play, and what they forge."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType, OverwriteType
from simcord.results import InteractionResult

from bot.engine import RuleSheet
from bot.play.panel import Kind
from tests.bot.club import Club, open_club
from tests.bot.direct import Direct
from tests.bot.seen import all_private

ROW, MOST = 5, 25
"""Buttons in a row, and in a message."""


@dataclass
class Onlookers:
    """Alice and Bob play; Carol may see what they play in private, Dora may not; Fay is on another server.

    Dora plays with Erin at the first table, in a channel that everybody on the server sees; Fay with Gus at
    the second, on theirs.
    """

    club: Club
    den: ChannelHandle
    elsewhere: ChannelHandle
    far: ChannelHandle
    dora: MemberActor
    fay: MemberActor

    @property
    def people(self) -> dict[str, tuple[MemberActor, ChannelHandle]]:
        """Who presses and types, and where they do."""
        club = self.club
        return {
            "player": (club.alice, self.elsewhere),
            "spectator": (club.carol, self.elsewhere),
            "player of another table": (self.dora, self.elsewhere),
            "member of another server": (self.fay, self.far),
        }

    async def press(self, who: str, custom_ids: Sequence[str]) -> list[str]:
        """Let somebody press buttons that never stood on the message that they press; return the answers."""
        actor, channel = self.people[who]
        board = self.club.messages(channel)[0]
        said: list[str] = []
        for start in range(0, len(custom_ids), MOST):
            pressed = custom_ids[start : start + MOST]
            forged = replace(board, payload=list(_rows(pressed)))
            said += map(_said, await self.club.press_at_once([actor], forged, *pressed))
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
async def open_onlookers(folder: Path) -> AsyncIterator[Onlookers]:
    """Two servers with everybody there."""
    async with open_club(folder) as club:
        users = [
            club.env.create_user(name, global_name=name.title()) for name in ("dora", "erin", "fay", "gus")
        ]
        dora, erin = (club.guild.add_member(user) for user in users[:2])
        abroad = club.env.create_guild("Abroad")
        fay, gus = (abroad.add_member(user) for user in users[2:])
        hidden, shown = (discord.PermissionOverwrite(view_channel=is_seen) for is_seen in (False, True))
        me = club.guild.me
        assert me is not None
        allowed = dict.fromkeys((club.alice, club.bob, club.carol, me), shown)
        den = club.guild.create_text_channel("den", overwrites={club.guild.default_role: hidden, **allowed})
        elsewhere, far = club.guild.create_text_channel("elsewhere"), abroad.create_text_channel("far")
        await club.env.settle()
        for challenger, opponent, channel in ((dora, erin, elsewhere), (fay, gus, far)):
            await challenger.slash(channel, "challenge", opponent=opponent)
            board = club.messages(channel)[0]
            await opponent.click(board.message, custom_id=board.custom_id(Kind.ACCEPT))
        yield Onlookers(club, den, elsewhere, far, dora, fay)


async def challenged(world: Onlookers) -> None:
    """A challenge in a channel that few see."""
    await world.club.alice.slash(world.den, "challenge", opponent=world.club.bob)


async def begun_in(world: Onlookers, channel: ChannelHandle) -> None:
    """A game in play in a channel."""
    club = world.club
    club.channel = channel
    await club.offer(RuleSheet(3))
    club.dice.will_fall("31")
    await club.press(club.bob, Kind.ACCEPT)


async def begun(world: Onlookers) -> None:
    await begun_in(world, world.den)


async def begun_in_public(world: Onlookers) -> None:
    await begun_in(world, world.club.channel)


async def begun_in_private_thread(world: Onlookers) -> None:
    await begun_in(world, await private_thread(world))


async def private_thread(world: Onlookers) -> ChannelHandle:
    """A private thread of the public channel, with Alice and Bob."""
    club = world.club
    place = club.bot.get_channel(club.channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="us two", type=discord.ChannelType.private_thread)
    for member in (club.alice, club.bob):
        club.env.backend.add_thread_member(thread.id, member.id)
    await club.env.settle()
    return ChannelHandle(club.env, club.guild, club.env.backend.get_channel(thread.id))


async def finished(world: Onlookers) -> None:
    """A match that is over."""
    await begun(world)
    club = world.club
    await club.alice.slash(world.den, "resign", loss=3, sure=True)
    await club.bob.slash(world.den, "take")


async def directly(world: Onlookers) -> None:
    """A match by direct messages."""
    world.club.channel = world.elsewhere
    await Direct(world.club).start("31", RuleSheet(3))


async def lobby(world: Onlookers) -> None:
    """A chouette before its first game."""
    await world.club.alice.slash(world.den, "chouette start")


async def chouette(world: Onlookers) -> None:
    """A chouette in play."""
    club = world.club
    guest = club.guild.add_member(club.env.create_user("hal", global_name="Hal"))
    seeing = discord.Permissions(view_channel=True).value
    club.env.backend.set_overwrite(world.den.id, Overwrite(guest.id, OverwriteType.MEMBER, allow=seeing))
    await club.env.settle()
    await lobby(world)
    for member in (club.bob, guest):
        board = club.messages(world.den)[-1]
        await member.click(board.message, custom_id=board.custom_id(Kind.JOIN))
    board = club.messages(world.den)[-1]
    club.dice.will_fall("654 31")
    await club.alice.click(board.message, custom_id=board.custom_id(Kind.START))
