"""Write down a server with tables of both kinds in every phase, for later versions to open.

    python -m tests.discord.recording FOLDER NAME

`NAME.sql.gz` is the database as SQL; `NAME.json.gz` is what Discord has: people, channels, and the buttons on
each message but private answers. `tests.recorded` reads both.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from simcord.backend.models import Channel
from sqlalchemy import Engine
from sqlalchemy.event import listen

from bot.features import switch_all_on
from tests.databases import hasten
from tests.discord.every_phase import CHOUETTES, HEADS_UP, SIX, Scene
from tests.discord.seen import Seen
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.pictures import quick_pictures

CHANNEL_FIELDS = ("id", "type", "guild_id", "name", "parent_id", "recipient_ids")


async def play(server: SimulatedServer, random: Random, scenes: Mapping[str, Scene]) -> None:
    """Play each scene in a channel of its own; others play the next match."""
    everybody = tuple(server.people.values())
    for number, (name, scene) in enumerate(scenes.items()):
        server.channel = server.guild.create_text_channel(name.replace("_", "-"))
        shift = number % 3 if name in HEADS_UP else 0
        server.members = everybody[shift:] + everybody[:shift]
        server.dice.script.clear()
        await scene(server, random)


def described(server: SimulatedServer) -> dict[str, Any]:
    backend = server.env.backend
    return {
        "seconds": backend.clock.elapsed,
        "guild": server.guild.id,
        "owner": next(iter(server.people)),
        "people": {name: member.id for name, member in server.people.items()},
        "channels": [channel_of(each) for each in backend.channels.values()],
        "messages": [list(each) for each in messages_of(server)],
    }


def channel_of(channel: Channel) -> dict[str, Any]:
    return {name: getattr(channel, name) for name in CHANNEL_FIELDS}


def messages_of(server: SimulatedServer) -> Iterator[tuple[int, int, list[str]]]:
    """The channel, the number and the buttons of each message that stands somewhere, unless it is private."""
    for channel, messages in server.env.backend.messages.items():
        for message in messages.values():
            if not message.is_ephemeral and message.author_id == server.env.backend.bot_user.id:
                yield channel, message.id, Seen.of(server.env, message).custom_ids


def dumped(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump())


async def record(folder: Path, name: str, scenes: Mapping[str, Scene]) -> None:
    with TemporaryDirectory() as made, quick_pictures():
        async with open_server(Path(made), SIX) as server:
            await play(server, Random(30), scenes)
            await server.env.settle()
            write(folder / f"{name}.sql.gz", dumped(server.file))
            write(folder / f"{name}.json.gz", json.dumps(described(server), separators=(",", ":")))


def write(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    switch_all_on()
    listen(Engine, "engine_connect", hasten)
    asyncio.run(record(Path(sys.argv[1]), sys.argv[2], HEADS_UP | CHOUETTES))
