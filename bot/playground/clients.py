"""Shows what Discord's clients do with the bot's messages, as the preview page does not.

A locked phone shows the plain text of a post, and nothing of its components. A client shows the names of
people whom the message may mention, and of others only if it happens to know them.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, Final

from simcord.backend import Backend
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.play.text.words import MENTION
from bot.playground.world import World

SILENT: Final = 1 << 12
UNKNOWN: Final = "@unknown-user"
KEPT: Final = 20
"""How many pushes a phone shows."""


@contextmanager
def strangers_hidden(backend: Backend, channel: int) -> Iterator[None]:
    """Let the messages of a channel say, while they are read within, what a client shows."""
    messages = backend.messages.get(channel, {})
    backend.messages[channel] = {key: without_strangers(each) for key, each in messages.items()}
    try:
        yield
    finally:
        backend.messages[channel] = messages


def without_strangers(message: Message) -> Message:
    """A message as a client shows it that has met nobody."""

    def shown(text: str) -> str:
        return MENTION.sub(
            lambda found: found[0] if message.allowed_mentions.allows_user(int(found[1])) else UNKNOWN, text
        )

    components = deepcopy(message.components)
    for component in walk_components(components):
        if component["type"] == ComponentType.TEXT_DISPLAY:
            component["content"] = shown(component["content"])
    return replace(message, content=shown(message.content), components=components)


@dataclass(frozen=True, slots=True)
class Push:
    """A push notification of one post; `said` is empty where that has no plain text."""

    place: str
    said: str


class Phones:
    """The phones of all who are on the simulated Discord, from now on."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._pushes: dict[int, list[Push]] = defaultdict(list)
        world.env.backend.subscribers.append(self._hear)

    def of(self, reader: int) -> list[Push]:
        """The pushes of one reader, newest first."""
        return self._pushes[reader][: -KEPT - 1 : -1]

    def _hear(self, event: str, told: Mapping[str, Any]) -> None:
        """Hear of each message that Discord has taken; of an edit no phone says anything."""
        if event != "MESSAGE_CREATE":
            return
        message = self._world.env.backend.get_message(int(told["channel_id"]), int(told["id"]))
        for reader in self._notified(message):
            push = Push(self._place(message.channel_id), self._named(message.content))
            self._pushes[reader].append(push)

    def _notified(self, message: Message) -> set[int]:
        """Return the users whom a post of the bot's notifies: all mentioned, or a direct message's owner."""
        backend = self._world.env.backend
        is_answer = message.interaction_metadata is not None
        if message.author_id != backend.bot_user.id or is_answer or message.flags & SILENT:
            return set()
        owners = backend.channels[message.channel_id].recipient_ids
        return {*owners, *message.ping_user_ids} - {backend.bot_user.id}

    def _place(self, channel: int) -> str:
        titles = (place.title for place in self._world.places() if place.channel.id == channel)
        return next(titles, "")

    def _named(self, text: str) -> str:
        users = self._world.env.backend.users
        return MENTION.sub(lambda found: f"@{users[int(found[1])].global_name}", text)
