"""What a press or a command works with: the store, the clock, the dice, and the way to the channels."""

from asyncio import Task
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import discord

from bot.presenters.diagram import Theme
from bot.services.dice import Chance
from bot.services.request import Caller, Request
from bot.services.work import Store
from bot.ui.button import PressClient
from bot.ui.delivery import Delivery
from bot.ui.heavy import HeavyWork

PATIENCE_SECONDS: Final = 0.25


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that the bot's callbacks share.

    `patience` is how many seconds an interaction may take before it is acknowledged in between: Discord waits
    three, and may be far away. `told` is which games people (by snowflake) were told to be cut off; after a
    restart they are told again. `heavy` does what takes long. `opening` is the interactions for which threads
    are or were opened, `under_way` what answers the present ones.
    """

    store: Store
    delivery: Delivery
    now: Callable[[], datetime]
    chance: Chance
    theme: Theme
    patience: float = PATIENCE_SECONDS
    heavy: HeavyWork = field(default_factory=HeavyWork)
    told: set[tuple[int, int, datetime]] = field(default_factory=set)
    opening: set[int] = field(default_factory=set)
    under_way: set[Task[Any]] = field(default_factory=set)


class DeskClient(PressClient):
    """A client whose callbacks find a desk."""

    desk: Desk


Interaction = discord.Interaction[DeskClient]


def request_of(interaction: Interaction) -> Request:
    """Return who made an interaction, by their name on Discord, and when."""
    return Request(interaction.id, caller_of(interaction.user), interaction.client.desk.now())


def caller_of(user: discord.User | discord.Member) -> Caller:
    """Return a person as use cases know them."""
    return Caller(user.id, user.global_name or user.name, user.bot)
