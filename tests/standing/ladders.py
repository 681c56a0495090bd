"""Ladders worked out anew from all results, which may be in any order."""

from collections.abc import Collection, Iterable

from bot.engine.keys import PlayerId
from bot.standing.chouettes import ChouetteLadder
from bot.standing.ladder import Ladder
from bot.standing.results import Result


def ladder_of(results: Iterable[Result], erased: Collection[PlayerId] = ()) -> Ladder:
    ladder = Ladder()
    for result in sorted(results, key=lambda each: each.order):
        ladder.take(result)
    for player in erased:
        ladder.forget(player)
    return ladder


def chouette_ladder_of(results: Iterable[Result], erased: Collection[PlayerId] = ()) -> ChouetteLadder:
    ladder = ChouetteLadder()
    for result in sorted(results, key=lambda each: each.order):
        ladder.take(result)
    for player in erased:
        ladder.forget(player)
    return ladder
