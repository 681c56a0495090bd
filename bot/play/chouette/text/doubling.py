"""The team's doubles before its roll, in words: who may double, until when, and whether the roll waits."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from bot.engine.chouette import Chouette, crew_to_double, holding, is_in_grace, mover
from bot.engine.keys import PlayerId
from bot.play.chouette.text.people import Names, listed_names, player_name
from bot.play.text.clocks import stamp
from bot.text.catalogue import phrase

Due = Mapping[PlayerId, datetime]
"""Until when players have to decide; only those whose time runs."""


def remembered(chouette: Chouette, names: Names, grace_ends: datetime | None) -> list[str]:
    """The captain's roll that waits for the crew, but never for whom; no moment is told while time rests."""
    if not is_in_grace(chouette) or not chouette.current.doubling.is_roll_pressed:
        return []
    captain = player_name(names, chouette.current.doubling.pressed_by or mover(chouette))
    if grace_ends is None:
        return [phrase("chouette-roll-remembered-untimed", captain=captain)]
    return [phrase("chouette-roll-remembered", captain=captain, moment=stamp(grace_ends, "t"))]


def may_double(chouette: Chouette, names: Names, due: Due, grace_ends: datetime | None) -> Iterator[str]:
    """Name the members who may double now, until when, and how they get more time.

    Nobody sees that they have decided already. Whom the roll waits for beyond the grace is named elsewhere.
    """
    crew = crew_to_double(chouette)
    holds = chouette.current.doubling.holds if crew else ()
    if grace_ends is not None:
        crew = tuple(each for each in crew if each not in holds)
    if not crew:
        return
    until = _until_when(chouette, crew, names, due, grace_ends)
    yield f"{until} {phrase('chouette-how-to-wait')}" if set(crew) - set(holds) else until


def _until_when(
    chouette: Chouette, crew: Sequence[PlayerId], names: Names, due: Due, grace_ends: datetime | None
) -> str:
    first = mover(chouette)
    members, count, captain = listed_names(names, crew), len(crew), player_name(names, first)
    if grace_ends is not None:
        moment = stamp(grace_ends, "t")
        if holding(chouette):
            return phrase("chouette-may-double-too", members=members, count=count, moment=moment)
        return phrase("chouette-may-double-grace", members=members, count=count, moment=moment)
    if chouette.current.doubling.is_roll_pressed:
        return phrase("chouette-may-double-rolling", members=members, count=count)
    if first is None or first not in due:
        return phrase("chouette-may-double", members=members, count=count, captain=captain)
    moment = stamp(due[first], "R")
    return phrase("chouette-may-double-timed", members=members, count=count, captain=captain, moment=moment)
