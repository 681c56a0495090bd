"""A story that is told once, and the server as it was at each moment when the bot could have died."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tests.discord.simulated_server import SimulatedServer, Snapshot

T = TypeVar("T")


@dataclass(frozen=True)
class Moment:
    """One at which the bot could have died, and how many dice had been thrown."""

    where: str
    snapshot: Snapshot
    thrown: int


@dataclass(frozen=True)
class Story(Generic[T]):
    """The outcome of a deed, the state before it, and the moments between."""

    beginning: Snapshot
    before: T
    after: T
    moments: list[Moment]


async def tell(
    server: SimulatedServer, deed: Callable[[], Awaitable[object]], outcome: Callable[[], Awaitable[T]]
) -> Story[T]:
    """Let a deed be done undisturbed, and keep the server as it was at each moment of it."""
    moments: list[Moment] = []

    def keep(where: str) -> None:
        moments.append(Moment(where, server.snapshot(), len(server.dice.thrown)))

    beginning, before = server.snapshot(), await outcome()
    server.crash_points.arm()
    server.crash_points.watch = keep
    await deed()
    server.crash_points.arm()
    return Story(beginning, before, await outcome(), moments)
