"""How strong an opponent plays: which of the rated plays, and what with the cube.

A weak player is no strong one with shaking hands. Most of what they play is best, or nearly; but now and then
they misjudge a position altogether, and then the error may be large. So each level sees what a decision is
worth through a haze: a thin one most of the time, and a thick one with the share of `lapses`. Champions see
clearly, and look further ahead.

What is chosen depends on nothing but what is known of the decision, the level and the seed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from bot.analysis.analysis import CubeAction, CubeRating
from bot.analysis.situation import Situation
from bot.engine import OfferStage, Roll, format_position_id, format_roll


class Level(StrEnum):
    """The levels, each named after the PR that it reaches, beginners 22 to 30 and champions less than 1."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"
    EXPERT = "expert"
    CHAMPION = "champion"


@dataclass(frozen=True, slots=True)
class Skill:
    """The strength of a level.

    Args:
        lookahead: How many plies it looks ahead, as bgsage names that.
        haze: How far off it usually sees what a play or a cube is worth, as a standard deviation.
        lapses: The share of decisions that it misjudges.
        lapse: How far off it sees those.

    """

    lookahead: str
    haze: float = 0.0
    lapses: float = 0.0
    lapse: float = 0.0


SKILLS: Final[Mapping[Level, Skill]] = {
    Level.BEGINNER: Skill("1ply", haze=0.01, lapses=0.42, lapse=0.31),
    Level.CASUAL: Skill("1ply", haze=0.01, lapses=0.36, lapse=0.27),
    Level.INTERMEDIATE: Skill("1ply", haze=0.01, lapses=0.30, lapse=0.22),
    Level.ADVANCED: Skill("1ply", haze=0.01, lapses=0.20, lapse=0.20),
    Level.EXPERT: Skill("1ply", haze=0.01, lapses=0.06, lapse=0.15),
    Level.CHAMPION: Skill("3ply"),
}
"""Fitted to the plays of thirteen matches as eXtreme Gammon prices them, on which `make proof` holds them."""


def random_of(situation: Situation, level: Level, seed: str, *asked: object) -> Random:
    """Return the random source of one decision, which repeats itself each time it is asked for."""
    known = (
        format_position_id(situation.position),
        situation.cube,
        situation.access,
        situation.away,
        situation.is_crawford,
        situation.rules,
        level,
        *asked,
        seed,
    )
    return Random("|".join(map(str, known)))  # noqa: S311  # mistakes need no cryptography


def seen(values: Sequence[float], skill: Skill, random: Random) -> list[float]:
    """Return the values as the level misjudges them."""
    haze = skill.lapse if random.random() < skill.lapses else skill.haze
    return [value + random.gauss(0, haze) for value in values]


def choose_play(equities: Sequence[float], situation: Situation, roll: Roll, level: Level, seed: str) -> int:
    """Return the index of the play that a level makes; the order of the equities must always be the same."""
    random = random_of(situation, level, seed, format_roll(roll))
    through_haze = seen(equities, SKILLS[level], random)
    return max(range(len(equities)), key=lambda number: through_haze[number])


def choose_double(rating: CubeRating, situation: Situation, level: Level, seed: str) -> CubeAction:
    """Whether a level doubles; never where it may not."""
    if not situation.may_double:
        return CubeAction.NO_DOUBLE
    random = random_of(situation, level, seed, CubeAction.DOUBLE)
    worth = (rating.no_double, min(rating.double_take, rating.double_pass))
    holding, doubling = seen(worth, SKILLS[level], random)
    return CubeAction.DOUBLE if doubling > holding else CubeAction.NO_DOUBLE


def choose_answer(
    rating: CubeRating, situation: Situation, offer: OfferStage, level: Level, seed: str
) -> CubeAction:
    """How a level answers a double, a beaver or a raccoon; the situation is that of the side that doubled.

    A beaver is accepted unless more would be lost than the double that refusing it costs.
    """
    random = random_of(situation, level, seed, offer.name)
    taken, passed = seen((rating.double_take, rating.double_pass), SKILLS[level], random)
    if offer is OfferStage.BEAVER:
        return CubeAction.PASS if taken < -2 * passed else CubeAction.TAKE
    if taken > passed:
        return CubeAction.PASS
    may_beaver = offer is OfferStage.DOUBLE and situation.may_beaver
    return CubeAction.BEAVER if may_beaver and taken < 0 else CubeAction.TAKE
