"""The rating of two players: matches, and single games for money, in the order of their ends."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.keys import TableId
from bot.standing.rating import after_match
from bot.standing.results import IN_PRESENCE, Result, Unrated, is_beyond_ratings, is_off_the_record
from bot.standing.standings import Standing, weight_of

NEWCOMER: Final = Standing()
MONEY_LENGTH: Final = 1
"""A single game for money counts as a match to one point."""


@dataclass(frozen=True, slots=True)
class Moved:
    """How far a result has moved two ratings, and how much of it counted."""

    white: float
    black: float
    weight: float


class Ladder:
    """Takes in results, oldest first; what it knows then depends on nothing but these.

    To take in one result more it needs the standings of its two players, and what ended earlier at its table.
    """

    def __init__(
        self, standings: Mapping[PlayerId, Standing] | None = None, ended: Iterable[Result] = ()
    ) -> None:
        self.standings = dict(standings or {})
        self._played = set[TableId]()
        for each in sorted(ended, key=lambda each: each.order):
            if is_beyond_ratings(each) is None:
                self._note_match(each)

    def take(self, result: Result) -> Moved | Unrated:
        """Returns what moved, or why nothing did; raises OutOfOrder, with nothing changed."""
        if result.scope not in ("game", "match"):
            return Unrated.NO_CONTEST
        if (beyond := is_beyond_ratings(result)) is not None:
            return beyond
        self._check_order(result)
        outcome = self._unrated(result) or self._rate(result)
        self._note(result, is_rated=isinstance(outcome, Moved))
        return outcome

    def forget(self, player: PlayerId) -> None:
        """Drop an erased player; those whom they met keep their numbers."""
        self.standings.pop(player, None)

    def of(self, player: PlayerId) -> Standing:
        return self.standings.get(player, NEWCOMER)

    def _check_order(self, result: Result) -> None:
        for player in (result.white, result.black):
            self.of(player).check_order(result)

    def _unrated(self, result: Result) -> Unrated | None:
        if result.is_of_match:
            return Unrated.NO_CONTEST
        if (off_the_record := is_off_the_record(result)) is not None:
            return off_the_record
        if not (result.table in self._played if result.scope == "match" else result.was_played):
            return Unrated.TOO_SHORT
        if result.ending == "time" and self.of(result.loser).is_silent:
            return Unrated.TIME_AGAIN
        return None

    def _rate(self, result: Result) -> Moved:
        winner, loser, at = self.of(result.winner), self.of(result.loser), result.at
        weight = weight_of(winner.times_met(result.loser, at))
        ratings = after_match(winner.rating, loser.rating, result.length or MONEY_LENGTH, at, weight=weight)
        won, lost = (new.value - old.rating.value for new, old in zip(ratings, (winner, loser), strict=True))
        self.standings[result.winner] = winner.after_rated(result.loser, ratings[0], at)
        self.standings[result.loser] = loser.after_rated(result.winner, ratings[1], at)
        is_white = result.winner == result.white
        return Moved(won if is_white else lost, lost if is_white else won, weight)

    def _note(self, result: Result, *, is_rated: bool) -> None:
        """Record that the two players were there, or failed to be."""
        for player in (result.white, result.black):
            standing = self.of(player)
            is_silent = standing.is_silent and result.ending not in IN_PRESENCE
            if is_rated and result.ending == "time" and player == result.loser:
                is_silent = True
            self.standings[player] = replace(standing, is_silent=is_silent, last=result.order)
        self._note_match(result)

    def _note_match(self, result: Result) -> None:
        """Whether a game of a match was played."""
        if result.scope == "match":
            self._played.discard(result.table)
        elif result.is_of_match and result.was_played:
            self._played.add(result.table)
