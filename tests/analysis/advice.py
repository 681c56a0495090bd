"""The value of asking for unlocked positions during a running game, and how much it costs.

They know the roll that is to be played, ask about something else, and play what they make of the answers.
Where those name nothing that is legal, they play as they can by themselves: as *intermediate* does.
"""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from bot.analysis import Evaluator, Level, Situation
from bot.engine import BAR, CHECKERS, OFF, Position, Roll, format_play, legal_plays
from bot.engine.autopilot import choose_play
from bot.play.tables.fair_play import is_free
from bot.play.tables.nearness import ROLLS, Outline, is_a_play_away, is_near, is_two_plays_on
from tests.analysis import xg

POSITIONS: Final = 300
"""Of so many boards it is looked which questions are refused."""

PRICED: Final = 60
"""So many of them are asked about in each way that is answered: an answer takes a fifth of a second."""

QUESTIONS: Final = 20
"""So many a day."""

GAMES: Final = 20
"""So many games against the bot, each of which is given up after so many of the bot's plays:"""

TURNS: Final = 3

STEPS: Final = tuple(step for step in range(-6, 7) if step)
"""Pips by which a checker may stand elsewhere."""

SHOWN: Final = 5
"""So many plays an answer names."""

POOL: Final = 40
"""So many variants, of which those that look most like the board are asked about."""

NOT_NAMED: Final = 0.1
"""The extra loss assumed for a play that is not among the best, beyond the last of those."""

Losses: TypeAlias = Mapping[str, float]
"""The losses of plays, hits unmarked: elsewhere the same play may hit, or not."""


@dataclass(frozen=True, slots=True)
class Board:
    """A running game with a roll to be played, what each play loses by eXtreme Gammon, and an own guess."""

    priced: xg.Priced
    losses: Losses
    guess: str

    @property
    def position(self) -> Position:
        return self.priced.situation.position


Ask: TypeAlias = Callable[[Evaluator, Board, Random], Awaitable[Sequence[Losses]]]
"""Puts questions, the most telling first; returns what each answer says that plays lose."""


def unmarked(play: str) -> str:
    return play.replace("*", "")


def running(*, are_fresh: bool = False) -> list[xg.Priced]:
    """Boards out of public matches, without those that are free to ask for.

    What is near was chosen by looking at some of them; none of those that `are_fresh` were looked at.
    """
    counting = [each for each in xg.plays() if not is_free(each.situation.position)]
    chosen = Random(28).sample(range(len(counting)), POSITIONS)
    if are_fresh:
        chosen = Random(29).sample(sorted(set(range(len(counting))) - set(chosen)), POSITIONS)
    return [counting[each] for each in chosen]


async def boards(evaluator: Evaluator, *, are_fresh: bool = False) -> list[Board]:
    """Those that are asked about, with what their plays lose."""
    chosen = running(are_fresh=are_fresh)[:PRICED]
    return [await _board(evaluator, each, number) for number, each in enumerate(chosen)]


async def _board(evaluator: Evaluator, priced: xg.Priced, number: int) -> Board:
    rated = await evaluator.rate_plays(priced.situation, priced.roll)
    worst = max(priced.losses.values())
    losses = {
        unmarked(each.play): priced.losses.get(each.play, max(worst, rated[0].equity - each.equity))
        for each in rated
    }
    guess = await evaluator.choose_play(priced.situation, priced.roll, Level.INTERMEDIATE, str(number))
    return Board(priced, losses, unmarked(guess))


def is_locked(board: Position, asked: Position) -> bool:
    """Whether a question is refused while a game stands there."""
    if asked in (board, board.switched()):
        return True
    here = Outline.of(board)
    return any(
        is_near(here, there) or is_a_play_away(here, there) or is_two_plays_on(here, there)
        for there in Outline.both(asked)
    )


def inferred(board: Board, answers: Iterable[Losses]) -> str:
    """The play that loses least by all answers together, of those that are legal."""
    found: defaultdict[str, float] = defaultdict(float)
    are_told = False
    for answer in answers:
        least = max(answer.values(), default=0.0) + NOT_NAMED
        are_told = are_told or not board.losses.keys().isdisjoint(answer)
        for play in board.losses:
            found[play] += answer.get(play, least)
    return min(found, key=lambda play: found[play]) if are_told else board.guess


# Variants


def moved(position: Position, own: int, other: int, steps: Sequence[int], random: Random) -> Position | None:
    """So many checkers of each side elsewhere, each by one of the steps; None where that came to nothing."""
    sides = [list(position.own), list(position.other)]
    for number, (side, count) in enumerate(zip(sides, (own, other), strict=True)):
        for _ in range(count):
            way = _way(side, sides[1 - number], steps, random)
            if way is None:
                return None
            source, target = way
            side[source] -= 1
            side[target] += 1
    changed = Position(tuple(sides[0]), tuple(sides[1]))
    is_so = elsewhere(position.own, changed.own) == own and elsewhere(position.other, changed.other) == other
    return changed if is_so and not _is_over(changed) else None


def _way(
    side: Sequence[int], others: Sequence[int], steps: Sequence[int], random: Random
) -> tuple[int, int] | None:
    """A checker that is not on the bar, and a place for it that the other side does not hold."""
    places = [place for place in range(BAR) for _ in range(side[place])]
    for _ in range(POOL):
        source, step = random.choice(places), random.choice(steps)
        target = source + step
        if OFF <= target < BAR and not (target and others[BAR - target]):
            return source, target
    return None


def elsewhere(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(abs(here - there) for here, there in zip(one, other, strict=True)) // 2


def variants(
    board: Board, own: int, other: int, random: Random, steps: Sequence[int] = (-1, 1)
) -> list[Position]:
    """Variants whose plays are most nearly those of the board, and whose points are."""
    found = {
        each: None
        for _ in range(POOL * 2)
        if (each := moved(board.position, own, other, steps, random)) is not None
    }
    return sorted(list(found)[:POOL], key=partial(_disturbance, board))


def _disturbance(board: Board, variant: Position) -> float:
    legal = {unmarked(format_play(play)) for play in legal_plays(variant, board.priced.roll)}
    missing = len(board.losses.keys() - legal) / len(board.losses)
    pairs = ((board.position.own, variant.own), (board.position.other, variant.other))
    points = sum(abs(min(one, 2) - min(two, 2)) for pair in pairs for one, two in zip(*pair, strict=True))
    return missing + 0.05 * points


async def told(evaluator: Evaluator, situation: Situation, roll: Roll) -> Losses:
    """Return the losses of the best plays, as the answer to a question states them."""
    rated = (await evaluator.rate_plays(situation, roll))[:SHOWN]
    return {unmarked(each.play): rated[0].equity - each.equity for each in rated}


async def _about(
    evaluator: Evaluator, board: Board, positions: Iterable[Position], situation: Situation | None = None
) -> list[Losses]:
    allowed = [each for each in positions if not is_locked(board.position, each)][:QUESTIONS]
    of = situation or board.priced.situation
    return [await told(evaluator, replace(of, position=each), board.priced.roll) for each in allowed]


def by_variants(own: int, other: int, *, for_money: bool = False) -> Ask:
    async def ask(evaluator: Evaluator, board: Board, random: Random) -> Sequence[Losses]:
        situation = Situation(board.position) if for_money else None
        return await _about(evaluator, board, variants(board, own, other, random), situation)

    return ask


async def from_a_start(evaluator: Evaluator, board: Board, random: Random) -> Sequence[Losses]:
    """Games from a start, where both sides stand as the side on roll does, once the same roll comes."""
    del random
    own = list(board.position.own)
    own[1] += own[BAR]
    own[BAR] = 0
    for point in range(1, BAR):
        if own[point] and own[BAR - point]:  # both sides would hold it
            own[min(point, BAR - point)] += own[max(point, BAR - point)]
            own[max(point, BAR - point)] = 0
    return await _about(evaluator, board, [Position(tuple(own), tuple(own))])


async def three_plays_on(evaluator: Evaluator, board: Board, random: Random) -> Sequence[Losses]:
    """Estimate each play by rolling on with certain rolls, as far as questions go."""
    rolls = random.sample(ROLLS, 2)
    plays = list(legal_plays(board.position, board.priced.roll))
    random.shuffle(plays)
    worth: dict[str, float] = {}
    for play in plays[:QUESTIONS]:
        position = play.after.switched()
        for roll in rolls:
            best = choose_play(position, roll) if legal_plays(position, roll) else None
            position = (best.after if best else position).switched()
        if not _is_over(position) and not is_locked(board.position, position):
            rating = await evaluator.rate_cube(replace(board.priced.situation, position=position))
            worth[unmarked(format_play(play))] = -rating.no_double
    best_found = max(worth.values(), default=0.0)
    return [{play: best_found - each for play, each in worth.items()}]


async def against_the_bot(evaluator: Evaluator, board: Board, random: Random) -> Sequence[Losses]:
    """Games from starts that are not locked, in which they play for a board near theirs, the bot on roll.

    Where the same roll comes there, they see what the bot plays.
    """
    starts = [
        start
        for own, other in ((1, 4), (2, 3))
        for start in variants(board, own, other, random, STEPS)
        if not is_locked(board.position, start)
    ]
    told: list[Losses] = []
    for _ in range(GAMES if starts else 0):
        position = random.choice(starts).switched()
        for _ in range(TURNS):
            position = _nearest(board, position, thrown(random))
            roll = thrown(random)
            if _is_over(position) or not legal_plays(position, roll):
                break
            if roll == board.priced.roll and is_locked(board.position, position):
                situation = replace(board.priced.situation, position=position)
                told.append({unmarked(await evaluator.choose_play(situation, roll, Level.CHAMPION, "")): 0.0})
            position = choose_play(position, roll).after.switched()
            if _is_over(position):
                break
    return told


def thrown(random: Random) -> Roll:
    first, second = random.randint(1, 6), random.randint(1, 6)
    return Roll(max(first, second), min(first, second))


def _nearest(board: Board, position: Position, roll: Roll) -> Position:
    """Return the position after the play nearest to a board, as the other side sees it."""
    found = [play.after.switched() for play in legal_plays(position, roll)] or [position.switched()]
    return min(found, key=partial(_far, board.position))


def _far(one: Position, other: Position) -> int:
    return elsewhere(one.own, other.own) + elsewhere(one.other, other.other)


def _is_over(position: Position) -> bool:
    return CHECKERS in (position.own[OFF], position.other[OFF])


WAYS: Final[Mapping[str, Ask]] = {
    "9 checkers of the other side": by_variants(0, 9),
    "1 own checker, 4 of the other side": by_variants(1, 4),
    "2 own checkers, 3 of the other side": by_variants(2, 3),
    "the same, for money": by_variants(2, 3, for_money=True),
    "3 own checkers, 2 of the other side": by_variants(3, 2),
    "9 own checkers": by_variants(9, 0),
    "a game from a start, both sides as the side on roll": from_a_start,
    "three plays on": three_plays_on,
    "games against the bot, which comes to a board near theirs": against_the_bot,
}
"""All that is answered and looks most like the board."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The average cost of a way to ask: one question, and a day's questions together.

    `asked` is of how many boards there is a question of that kind that is answered, and `intermediate` what
    the plays of *intermediate* lose there.
    """

    asked: int
    intermediate: float
    one: float
    day: float


async def cost(evaluator: Evaluator, boards: Sequence[Board], ask: Ask) -> Cost:
    """Over the boards of which something is answered; of the others nothing is learnt."""
    own, one, day = [], [], []
    for number, board in enumerate(boards):
        answers = await ask(evaluator, board, Random(number))
        if any(answers):
            own.append(board.losses[board.guess])
            one.append(board.losses[inferred(board, answers[:1])])
            day.append(board.losses[inferred(board, answers)])
    return Cost(len(one), *(fmean(each or [0.0]) for each in (own, one, day)))


# What is refused


def shapes(board: Position, random: Random) -> Iterator[tuple[str, Position]]:
    """Questions that look like the board, by their kind."""
    yield "the board itself", board
    yield "mirrored", board.switched()
    for own, other in ((1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (2, 2)):
        for steps in ((-1, 1), STEPS):
            changed = moved(board, own, other, steps, random)
            if changed is not None:
                yield "1 or 2 checkers of either or both sides", changed
                yield "the same, mirrored", changed.switched()
    position = board
    for plays in ("one play on", "two plays on"):
        position = _played(position, random)
        if _is_over(position):
            return
        yield plays, position


def _played(position: Position, random: Random) -> Position:
    """Return the position after a random roll and play, as the other side sees it."""
    plays = legal_plays(position, random.choice(ROLLS))
    return (random.choice(plays).after if plays else position).switched()


def refused(positions: Sequence[Position]) -> dict[str, tuple[int, int]]:
    """Of how many questions of each kind how many are refused."""
    asked: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for number, board in enumerate(positions):
        for kind, position in shapes(board, Random(number)):
            asked[kind] += 1
            found[kind] += is_locked(board, position)
    return {kind: (found[kind], asked[kind]) for kind in asked}
