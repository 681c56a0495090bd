"""A chouette's team and its private thread, as its members and the others see it."""

from simcord.backend.models import Channel
from simcord.builders import ChannelHandle

from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import Seen

TEAM_OPENS = "654321 13"
"""Alice is the box, Bob the captain of Carol, Dora and Eve, and the team is to play 3-1."""
MADE, OTHER = "8/5 6/5", "24/23 13/10"


def threads(chouette: Chouette) -> list[Channel]:
    """The threads of the channel, oldest first."""
    return [handle._channel for handle in chouette.server.channel.threads]  # noqa: SLF001 - who is in one is shown nowhere else


def inside(chouette: Chouette, number: int = -1) -> list[str]:
    """Return the people in a thread, besides the bot, in the order they came."""
    names = {actor.id: name for name, actor in chouette.people.items()}
    return [names[member] for member in threads(chouette)[number].thread_members if member in names]


def place(chouette: Chouette, number: int = -1) -> ChannelHandle:
    return ChannelHandle(chouette.server.env, chouette.server.guild, threads(chouette)[number])


def said(chouette: Chouette, number: int = -1) -> list[Seen]:
    """Return the messages in a thread, oldest first."""
    return chouette.server.messages(place(chouette, number))


def texts(chouette: Chouette, number: int = -1) -> list[str]:
    return [seen.text for seen in said(chouette, number)]


def written_to(chouette: Chouette, who: str) -> list[Seen]:
    """Return a player's direct messages, oldest first."""
    return chouette.server.messages(chouette.people[who].user.dm_channel)


async def team_opens(chouette: Chouette, **options: object) -> None:
    await chouette.start(FIVE, TEAM_OPENS, **options)


async def suggests(chouette: Chouette, who: str, play: str) -> str:
    """Let a player suggest a play, and return the answer."""
    return (await chouette.types(who, "chouette suggest", play=play)).text


async def box_doubles(chouette: Chouette) -> None:
    """Alice doubles every cube, on her first turn."""
    await chouette.types("Bob", "play", play=MADE)
    await chouette.doubles("Alice")


async def answer(chouette: Chouette, takers: str) -> None:
    """Let the team answer: takers are given by their initials; if anybody takes, 6-5 is rolled."""
    chouette.server.dice.will_fall("65")
    for who in ("Carol", "Dora", "Eve", "Bob"):
        if who[0] in takers:
            await chouette.types(who, "take")
        else:
            await chouette.types(who, "pass", sure=True)
