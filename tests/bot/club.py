"""A simulated Discord server with the real bot in it, and what its members can do and see there."""

import random
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from bot.client import BarpointBot, create_bot
from bot.presenters.buttons import Kind
from bot.settings import Settings
from bot.ui.custom_id import CustomId, parse_custom_id
from storage import Database

Shown = discord.Message | ResponseMessage


class Dice:
    """Dice that fall as scripted, then at random by a fixed seed."""

    def __init__(self, seed: int = 0) -> None:
        self.next: deque[int] = deque()
        self.thrown: list[int] = []
        self._random = random.Random(seed)

    def __call__(self) -> int:
        die = self.next.popleft() if self.next else self._random.randint(1, 6)
        self.thrown.append(die)
        return die


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def move(self, by: timedelta) -> None:
        self.time += by


@dataclass
class Club:
    """The server: its members, its channel, and the bot with its database, dice and clock."""

    env: Env
    bot: BarpointBot
    database: Database
    dice: Dice
    clock: Clock
    channel: ChannelHandle
    alice: MemberActor
    bob: MemberActor
    carol: MemberActor
    settings: Settings = field(default_factory=Settings)

    @property
    def board(self) -> discord.Message:
        """The newest message of the channel, which is where the live board stands."""
        message = self.channel.last_message
        assert message is not None
        return message

    async def press(
        self, actor: MemberActor, kind: Kind, shown: Shown | None = None, *, argument: str | None = None
    ) -> InteractionResult:
        """Press the button of that kind: on the live board, unless a message is given."""
        shown = shown or self.board
        found = [act for act in self.acts(shown) if act.kind is kind and argument in (None, act.argument)]
        assert found, f"no {kind} among {[act.kind for act in self.acts(shown)]}"
        return await actor.click(shown, custom_id=self._custom_ids(shown)[self.acts(shown).index(found[0])])

    def acts(self, shown: Shown) -> list[CustomId]:
        """Return what the buttons of a message stand for."""
        return [parse_custom_id(custom_id) for custom_id in self._custom_ids(shown)]

    def kinds(self, shown: Shown | None = None) -> set[Kind]:
        """Return the kinds of button on a message; on the live board, unless one is given."""
        return {act.kind for act in self.acts(shown or self.board)}

    def labels(self, shown: Shown) -> list[str]:
        """Return the labels of the buttons of a message."""
        return [component["label"] for component in self._buttons(shown)]

    def text(self, shown: Shown | None = None) -> str:
        """Return all text of a message; of the live board, unless one is given."""
        return "\n".join(
            component["content"]
            for component in self._components(shown or self.board)
            if component["type"] == ComponentType.TEXT_DISPLAY
        )

    def alt_texts(self, shown: Shown | None = None) -> list[str]:
        """Return the alt text of each picture of a message."""
        return [
            item["description"]
            for component in self._components(shown or self.board)
            if component["type"] == ComponentType.MEDIA_GALLERY
            for item in component["items"]
        ]

    def boards(self) -> list[discord.Message]:
        """Return the messages of the channel that have buttons of a game, oldest first."""
        return [message for message in self.channel.history() if self._custom_ids(message)]

    def pings(self) -> list[int]:
        """Return whom the bot's posts have notified, in order; edits notify nobody."""
        notified = []
        for request in self.env.http_requests:
            if request.method == "POST" and re.fullmatch(r"/channels/\d+/messages", request.path):
                payload = _payload(request.json)
                named = re.findall(r"<@(\d+)>", str(payload["components"]))
                allowed = payload["allowed_mentions"]
                assert allowed.get("parse", []) == []
                notified += [int(user) for user in allowed.get("users", []) if str(user) in named]
        return notified

    async def restart(self) -> None:
        """Stop the bot as a crash would, and start it anew on the same database."""
        bot = create_bot(self.settings, self.database, now=self.clock, throw=self.dice)
        await self.env.restart_bot(bot)
        self.bot = bot

    async def press_all_at_once(self, actors: list[MemberActor], custom_id: str) -> list[InteractionResult]:
        """Deliver one press by each actor on the live board before the bot has handled any."""
        board = self.env.backend.get_message(self.channel.id, self.board.id)
        records = [self._emit_press(actor, board, custom_id) for actor in actors]
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    def _emit_press(self, actor: MemberActor, board: Message, custom_id: str) -> Interaction:
        record, payload = interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=self.channel.id,
            guild_id=actor.guild.id,
            user_id=actor.id,
            data={"custom_id": custom_id, "component_type": ComponentType.BUTTON},
        )
        payload["message"] = dict(serializers.message_payload(self.env.backend, board))
        record.source_message_id = board.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return record

    def _custom_ids(self, shown: Shown) -> list[str]:
        return [component["custom_id"] for component in self._buttons(shown)]

    def _buttons(self, shown: Shown) -> list[dict[str, Any]]:
        return [each for each in self._components(shown) if each["type"] == ComponentType.BUTTON]

    def _components(self, shown: Shown) -> Iterator[dict[str, Any]]:
        channel_id = shown.channel_id if isinstance(shown, ResponseMessage) else shown.channel.id
        return walk_components(self.env.backend.get_message(channel_id, shown.id).components)


def _payload(json: Any) -> dict[str, Any]:
    return json


def private(result: InteractionResult) -> ResponseMessage:
    """Return the private message that answered an interaction."""
    assert result.ephemeral or (result.response is not None and result.response.ephemeral)
    answer = result.followups[-1] if result.followups else result.response
    assert answer is not None
    return answer
