"""Names cut short, so that nobody is taken for somebody else."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.play.chouette.text.people import Names

ELLIPSIS: Final = "…"
SHORTEST_START: Final = 3
"""Letters kept from the beginning of a name that is shortened to where it differs from another."""


def shortened(names: Names, length: int) -> Names:
    """Names of at most so many letters; of those that would be alike, what differs is kept."""
    if all(len(player.name) <= length for player in names.values()):
        return names
    alike: dict[str, set[str]] = {}
    for player in names.values():
        alike.setdefault(_cut(player.name, length), set()).add(player.name)
    cut = {key: _told_apart(who.name, length, alike[_cut(who.name, length)]) for key, who in names.items()}
    return {key: replace(player, display_name=cut[key], tag="") for key, player in names.items()}


def _cut(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + ELLIPSIS


def _told_apart(name: str, length: int, alike: Iterable[str]) -> str:
    """A name cut short to a few letters of its beginning, and those from where it differs from others."""
    differences = sorted(_shared(name, other) for other in alike if other != name)
    if not differences:
        return _cut(name, length)
    room, least = length - len(ELLIPSIS), min(SHORTEST_START, length // 4)
    first, last = differences[0], differences[-1]
    word = name.rfind(" ", 0, first) + 1 or first
    reach = room - least - len(ELLIPSIS)
    seen_from = next((start for start in (word, first) if last - start < reach), last)
    different = name[seen_from:]
    start = max(least, room - len(different))
    return f"{name[:start].rstrip()}{ELLIPSIS}{_cut(different, room - start)}"


def _shared(name: str, other: str) -> int:
    """How many letters two names begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(name, other, strict=False)))
