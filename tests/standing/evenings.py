"""Simulated chouettes of players whose strength is known."""

from collections.abc import Callable, Sequence
from random import Random

from bot.engine.keys import PlayerId
from bot.standing.chouettes import BetEnd, after_game
from bot.standing.fibs import chance_to_win
from bot.standing.rating import Rating

COMMON_DICE = 0.8
"""How many of the bets of a game are decided by the dice that all have in common."""

Line = list[PlayerId]
"""The box, the captain, then the crew."""
Strength = Callable[[Line, PlayerId], float]
"""How strong somebody plays in the seat that they have."""


def ratings_after(
    strengths: Sequence[float], games: int, random: Random, *, seat: int | None = None, carried: float = 0.0
) -> list[Rating]:
    """The ratings after an evening.

    The first player always takes the `seat`, if one is given. A captain carries a crew as far as `carried`
    says: 1 where the captain alone decides how strong the team plays.
    """
    ratings = {PlayerId(number): Rating() for number in range(len(strengths))}
    line = list(ratings)
    random.shuffle(line)
    for _ in range(games):
        if seat is not None:
            line.remove(PlayerId(0))
            line.insert(seat, PlayerId(0))
        bets = played(line, strengths, random, carried)
        members = {bet.member: ratings[bet.member] for bet in bets}
        ratings[line[0]], after = after_game(ratings[line[0]], members, bets)
        ratings |= after
        line = rotated(line, has_captain_won=not bets[0].has_box_won)
    return [ratings[PlayerId(number)] for number in range(len(strengths))]


def played(line: Line, strengths: Sequence[float], random: Random, carried: float) -> list[BetEnd]:
    """One game; some bets end by the common dice, others by what became of their own cube."""
    box, captain, *_ = line
    luck = random.random()
    bets = []
    for member in line[1:]:
        team = carried * strengths[captain] + (1 - carried) * strengths[member]
        chance = chance_to_win(strengths[box], team, 1)
        own_luck = luck if random.random() < COMMON_DICE else random.random()
        bets.append(BetEnd(member, has_box_won=own_luck < chance))
    return bets


def rotated(line: Line, *, has_captain_won: bool) -> Line:
    box, captain, *crew = line
    return [captain, *crew, box] if has_captain_won else [box, *crew, captain]


def spearman(xs: Sequence[float], ys: Sequence[float]) -> float:
    """The correlation of ranks, where no two are alike."""
    ranks = [{value: rank for rank, value in enumerate(sorted(each))} for each in (xs, ys)]
    n = len(xs)
    off = sum((ranks[0][x] - ranks[1][y]) ** 2 for x, y in zip(xs, ys, strict=True))
    return 1 - 6 * off / (n * (n * n - 1))
