"""Games head to head between two levels.

Each game is for one point, so that plays alone decide it, and no cube takes time. Every sequence of dice is
played twice, from both seats: what one level gains by luck, it loses again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from zlib import crc32

from bot.analysis import Level, Situation
from bot.analysis.levels import SKILLS
from bot.analysis.worker.sage import Sage, play_as
from bot.engine import CHECKERS, OFF, Position, Roll, parse_play
from bot.engine.roll import DIE_FACES

NEIGHBOURS = tuple(zip(tuple(Level)[1:], Level, strict=False))
"""The stronger one first."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How many games were played, and how many of them the stronger level won."""

    games: int
    won: int


def fight(stronger: Level, weaker: Level, games: int, folder: Path) -> Duel:
    """Play so many games, less those that a file in the folder has: the winner of each, one a line."""
    known = f"{SKILLS[stronger]} {SKILLS[weaker]} {version('bgsage')} {version('gammonview')}"
    path = folder / f"{stronger}-{weaker}-{crc32(known.encode()):08x}.txt"
    sage = Sage()
    with path.open("a+", encoding="ascii") as file:
        file.seek(0)
        winners = file.read().split()[:games]
        for number in range(len(winners), games):
            seats = (weaker, stronger) if number % 2 else (stronger, weaker)
            winners.append(winner(sage, seats, str(number // 2)))
            file.write(f"{winners[-1]}\n")
            file.flush()
    return Duel(games, winners.count(stronger))


def winner(sage: Sage, seats: tuple[Level, Level], seed: str) -> Level:
    """Play a game for one point; the first of the seats plays the opening roll."""
    position, seat = Position.start(), 0
    for roll in dice(seed):
        played = play_as(sage, Situation(position, away=(1, 1)), roll, seats[seat], seed)
        if played:
            position = parse_play(played, position, roll).after
        if position.own[OFF] == CHECKERS:
            break
        position, seat = position.switched(), 1 - seat
    return seats[seat]


def dice(seed: str) -> Iterator[Roll]:
    """The rolls of a game, the same for the same seed; the first is no doubles."""
    random = Random(seed)
    yield Roll(*random.sample(DIE_FACES, 2))
    while True:
        yield Roll(random.choice(DIE_FACES), random.choice(DIE_FACES))
