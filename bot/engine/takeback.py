"""Taking back: events are only ever added, so what no longer stands is followed by one that says so."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bot.engine.side import Side

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last `count` events that stood do so no more: a play or a double by `side`, and what followed."""

    side: Side
    count: int


def without_takebacks(happened: Iterable[T], event_of: Callable[[T], object]) -> list[T]:
    """Return what still stands of what happened in a game, in order: without all that was taken back."""
    stands: list[T] = []
    for each in happened:
        event = event_of(each)
        if isinstance(event, TakenBack):
            del stands[-event.count :]
        else:
            stands.append(each)
    return stands
