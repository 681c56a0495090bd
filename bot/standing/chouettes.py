"""The rating of chouettes, which never mixes with that of two players.

Each bet that ends is a rated money game between the box and a member.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TypeAlias

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import TableId
from bot.standing.ladder import MONEY_LENGTH, NEWCOMER
from bot.standing.rating import Rating, change, changed
from bot.standing.results import Result, Unrated, is_beyond_ratings, is_off_the_record
from bot.standing.standings import OutOfOrder, Standing

GameKey: TypeAlias = tuple[TableId, GameNumber]


@dataclass(frozen=True, slots=True)
class BetEnd:
    """How a bet between the box and a member ended."""

    member: PlayerId
    has_box_won: bool


def after_game(
    box: Rating, members: Mapping[PlayerId, Rating], bets: Sequence[BetEnd]
) -> tuple[Rating, dict[PlayerId, Rating]]:
    """The ratings of the box and of the members after a game; all are as of its end.

    Of each bet, one part in √bets counts for the box: its dice were thrown once for all of them.
    """
    share = 1 / sqrt(len(bets)) if bets else 1.0
    won = [
        change(box, members[bet.member], MONEY_LENGTH, has_won=bet.has_box_won, weight=share) for bet in bets
    ]
    after = {
        bet.member: changed(
            members[bet.member],
            [change(members[bet.member], box, MONEY_LENGTH, has_won=not bet.has_box_won)],
        )
        for bet in bets
    }
    return changed(box, won), after


class ChouetteLadder:
    """Takes in the bets of chouettes, oldest first; a game is rated with the last of its bets.

    To take in one bet more it needs the standings of the players in its game, and the bets of that game
    that ended before.
    """

    def __init__(
        self, standings: Mapping[PlayerId, Standing] | None = None, ended: Iterable[Result] = ()
    ) -> None:
        self.standings = dict(standings or {})
        self._running = defaultdict[GameKey, list[Result]](list)
        for each in ended:
            self._running[key_of(each)].append(each)

    def take(self, result: Result) -> Mapping[PlayerId, float] | None:
        """Returns how far each rating moved, once a game is over; raises OutOfOrder, with nothing changed.

        Extras are bets between members, and do not count.
        """
        if result.scope != "bet" or result.bet >= result.bets:
            return None
        before = self._running.get(key_of(result), [])
        if before and result.order <= before[-1].order:
            raise OutOfOrder(result)
        if len(before) + 1 < result.bets:
            self._running[key_of(result)].append(result)
            return None
        rated = [each for each in (*before, result) if why_unrated(each) is None]
        moved = self._rate(rated, result) if rated else {}
        self._running.pop(key_of(result), None)
        return moved

    def forget(self, player: PlayerId) -> None:
        """Drop an erased player; those whom they met keep their numbers."""
        self.standings.pop(player, None)

    def of(self, player: PlayerId) -> Standing:
        return self.standings.get(player, NEWCOMER)

    def _rate(self, rated: Sequence[Result], last: Result) -> dict[PlayerId, float]:
        """All bets of a game at once, so that their order does not matter."""
        box = rated[0].white
        before = {player: self.of(player) for player in (box, *(each.black for each in rated))}
        for standing in before.values():
            standing.check_order(last)
        ratings = {player: each.rating.as_of(last.at) for player, each in before.items()}
        ends = [BetEnd(each.black, has_box_won=each.points > 0) for each in rated]
        of_box, after = after_game(ratings[box], ratings, ends)
        for end in ends:
            before[box] = before[box].after_rated(end.member, of_box, last.at)
            before[end.member] = before[end.member].after_rated(box, after[end.member], last.at)
        self.standings |= {player: replace(each, last=last.order) for player, each in before.items()}
        return {player: self.of(player).rating.value - ratings[player].value for player in before}


def key_of(bet: Result) -> GameKey:
    return bet.table, bet.game


def why_unrated(bet: Result) -> Unrated | None:
    """Why a bet counts for nobody, and not as one of its game's bets either."""
    reason = is_beyond_ratings(bet) or is_off_the_record(bet)
    return reason or (None if bet.was_played else Unrated.TOO_SHORT)
