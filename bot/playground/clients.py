"""What Discord's clients make of the bot's messages, and the page that stands for them does not.

A locked phone says the plain text of a post, and of components nothing. A client names only those
whom the message may mention, and those whom it has met by chance.
"""

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType
from simcord.types import HttpLogEntry

from bot.play.text.words import MENTION
from bot.playground.world import World

POSTED: Final = re.compile(r"/channels/(\d+)/messages")
SILENT: Final = 1 << 12
UNKNOWN: Final = "@unknown-user"
KEPT: Final = 20
"""How many pushes a phone shows."""


def hide_strangers(message: Message) -> None:
    """Show of a message as little as a client that has met nobody."""

    def shown(text: str) -> str:
        return MENTION.sub(
            lambda found: found[0] if message.allowed_mentions.allows_user(int(found[1])) else UNKNOWN, text
        )

    message.content = shown(message.content)
    for component in walk_components(message.components):
        if component["type"] == ComponentType.TEXT_DISPLAY:
            component["content"] = shown(component["content"])


@dataclass(frozen=True, slots=True)
class Push:
    """What a phone says of one post; `said` is empty where that has no plain text."""

    place: str
    said: str


class Phones:
    """The phones of all who are on the simulated Discord."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read = 0
        self._pushes: dict[int, list[Push]] = defaultdict(list)

    def of(self, reader: int) -> list[Push]:
        """The pushes of one reader, newest first."""
        calls = self._world.env.http_requests
        for call in calls[self._read :]:
            self._hear(call)
        self._read = len(calls)
        return self._pushes[reader][: -KEPT - 1 : -1]

    def _hear(self, call: HttpLogEntry) -> None:
        posted = POSTED.fullmatch(call.path)
        if call.method != "POST" or posted is None or not isinstance(call.json, dict):
            return
        push = Push(self._place(int(posted[1])), self._named(call.json.get("content") or ""))
        for reader in self._notified(int(posted[1]), call.json):
            self._pushes[reader].append(push)

    def _notified(self, channel: int, message: dict[str, Any]) -> list[int]:
        """Whom a post notifies: whoever it mentions and may, and in direct messages their owner."""
        if message.get("flags", 0) & SILENT:
            return []
        owners = self._world.env.backend.channels[channel].recipient_ids
        allowed = message.get("allowed_mentions", {}).get("users", [])
        said = str(message.get("content")) + str(message.get("components"))
        people = [each for each in owners if each != self._world.env.backend.bot_user.id]
        return [*people, *(int(user) for user in allowed if f"<@{user}>" in said)]

    def _place(self, channel: int) -> str:
        titles = (place.title for place in self._world.places() if place.channel.id == channel)
        return next(titles, "")

    def _named(self, text: str) -> str:
        users = self._world.env.backend.users
        return MENTION.sub(lambda found: f"@{users[int(found[1])].global_name}", text)
