"""Random positions near the end of a game, and how far two answers about them differ.

Each kind mixes races, short ones and ones with a gammon at stake, with stragglers that may still be hit.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

from bot.analysis import Access, CubeAction, CubeRating, RatedPlay, Rules, Situation
from bot.engine import BAR, CHECKERS, Position, Roll, Xgid, format_xgid
from bot.engine import xgid as notation

Points: TypeAlias = list[int]
SURE: Final = ([1], [2], [3], [1, 1], [2, 1])
"""All that surely bears off with one roll."""

SCORES: Final = (*[None] * 6, (1, 1), (2, 2), (3, 5), (5, 2), (4, 1), (1, 4))


def position_of(own: Points, other: Points) -> Position:
    first, second = (
        (CHECKERS - len(points), *(points.count(place) for place in range(1, BAR + 1)))
        for points in (own, other)
    )
    return Position(first, second)


def home(random: Random, count: int) -> Points:
    return [random.randint(1, 6) for _ in range(count)]


def all_fifteen(random: Random, outside: int, last: int) -> Points:
    """With a gammon at stake: so many are not home yet."""
    return home(random, CHECKERS - outside) + [random.randint(7, last) for _ in range(outside)]


def straggler(random: Random) -> Points:
    """One in the other side's home board, or on the bar."""
    return [random.randint(19, BAR)]


def last_roll(random: Random) -> tuple[Points, Points]:
    """One side bears off with this roll, or the other one surely with the next."""
    few, sure = home(random, random.randint(1, 4)), random.choice(SURE)
    return random.choice(
        [
            (few, sure),
            (few, all_fifteen(random, random.randint(0, 1), 12)),
            (all_fifteen(random, random.randint(1, 2), 14), sure),
            (few, home(random, random.randint(0, 13)) + straggler(random)),
            (home(random, random.randint(0, 13)) + straggler(random), sure),
        ]
    )


def two_rolls(random: Random) -> tuple[Points, Points]:
    """One side has at most four checkers left, which doubles may bear off with one roll."""
    few, also = home(random, random.randint(2, 4)), home(random, random.randint(2, 4))
    behind = home(random, random.randint(0, 3)) + straggler(random)
    return random.choice(
        [
            (few, also),
            (few, all_fifteen(random, random.randint(0, 2), 14)),
            (all_fifteen(random, random.randint(0, 2), 18), also),
            (few, behind),
            (behind, few),
        ]
    )


def bar_against_ace(random: Random) -> tuple[Points, Points]:
    """One checker on the bar, all others home or off, against three on the ace point."""
    bar = [*home(random, random.choice([14, 14, 14, *range(14)])), BAR]
    return random.choice([(bar, [1] * 3), ([1] * 3, bar)])


KINDS: Final[dict[str, Callable[[Random], tuple[Points, Points]]]] = {
    "last roll": last_roll,
    "two rolls": two_rolls,
    "one on the bar against three on the ace point": bar_against_ace,
}


def ending(kind: str, number: int) -> tuple[Situation, Roll]:
    """A position of a kind with any cube, for money or at a score, and a roll."""
    random = Random(f"{kind} {number}")
    position = position_of(*KINDS[kind](random))
    while not position.is_possible:
        position = position_of(*KINDS[kind](random))
    cube, access = random.choice([(1, Access.CENTRED), (2, Access.OWN), (2, Access.OTHER)])
    away = random.choice(SCORES)
    rules = Rules(is_jacoby=away is None and random.random() < 1 / 2)
    roll = Roll(random.randint(1, 6), random.randint(1, 6))
    return Situation(position, cube, access, away, rules=rules), roll


def xgid_of(situation: Situation, roll: Roll | None = None) -> str:
    own, other = situation.away or (0, 0)
    length = max(own, other)
    owner = {Access.CENTRED: notation.NOBODY, Access.OWN: notation.BOTTOM, Access.OTHER: notation.TOP}
    return format_xgid(
        Xgid(
            situation.position,
            cube_value=situation.cube,
            cube_owner=owner[situation.access],
            dice=f"{roll.high}{roll.low}" if roll else notation.TO_ROLL,
            bottom_score=length - own,
            top_score=length - other,
            rules=notation.JACOBY if situation.rules.is_jacoby else 0,
            match_length=length,
        )
    )


NO_LOSS: Final = 1e-5
"""The most that a decision loses if it is as good as another."""


@dataclass
class Difference:
    """How far answers differ from deep's.

    Args:
        equities: By how much each equity differs, and where.
        losses: What each decision that differs costs, as deep sees it, and where.
        certain: By how much each chance differs that was said to be 0 or 1.
    """

    equities: list[tuple[float, str]] = field(default_factory=list)
    losses: list[tuple[float, str]] = field(default_factory=list)
    certain: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        """Equities on average and at most, and how many decisions are others; of both, how many are large."""
        equities = [each for each, _ in self.equities]
        losses = [each for each, _ in self.losses if each > NO_LOSS]
        large, lost = (
            [sum(each > least for each in found) for least in (0.02, 0.08)] for found in (equities, losses)
        )
        mean, most, certain = sum(equities) / len(equities), max(equities), max(self.certain, default=0)
        return (
            f"{mean:.4f}, {most:.3f} | {large[0]}, {large[1]} | {len(losses)}: {lost[0]}, {lost[1]}"
            f" | {certain:.4f} | of {len(equities)}"
        )

    def worst(self, number: int = 3) -> list[tuple[float, str]]:
        return sorted(self.losses or self.equities, reverse=True)[:number]

    def note_cube(self, situation: Situation, found: CubeRating, deep: CubeRating) -> None:
        where = xgid_of(situation)
        self.equities.append((abs(_worth(situation, found) - _worth(situation, deep)), where))
        for name in ("win", "gammon", "backgammon", "lose_gammon", "lose_backgammon"):
            chance = getattr(found.chances, name)
            if chance in (0, 1):
                self.certain.append(abs(chance - getattr(deep.chances, name)))
        if not situation.may_double:
            return
        if found.best_double is not deep.best_double:
            worth = {
                CubeAction.NO_DOUBLE: deep.no_double,
                CubeAction.DOUBLE: min(deep.double_take, deep.double_pass),
            }
            self.losses.append((worth[deep.best_double] - worth[found.best_double], where))
        if found.best_answer is not deep.best_answer:
            self.losses.append((abs(deep.double_take - deep.double_pass), where))

    def note_plays(
        self, situation: Situation, roll: Roll, found: Sequence[RatedPlay], deep: Sequence[RatedPlay]
    ) -> None:
        if not found:
            return
        where = xgid_of(situation, roll)
        worth = {each.play: each.equity for each in deep}
        self.equities.append((abs(found[0].equity - deep[0].equity), where))
        if found[0].play != deep[0].play:
            self.losses.append((deep[0].equity - worth[found[0].play], where))


def _worth(situation: Situation, rating: CubeRating) -> float:
    doubled = min(rating.double_take, rating.double_pass)
    return max(rating.no_double, doubled) if situation.may_double else rating.no_double
