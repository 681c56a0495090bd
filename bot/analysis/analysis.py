"""The result of analysing a match, as plain values that need no engine.

Equities are in points of the present cube; in a match they are normalised to it. Equities and chances are
those of the player who decides. A loss is never negative.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from bot.analysis.situation import Situation
from bot.engine import OFF, Position, Roll, Side, WinKind

ERROR: Final = 0.04
BLUNDER: Final = 0.08
"""A decision that loses at least ERROR is an error; one that loses at least BLUNDER is a blunder instead."""

FEWEST_DECISIONS: Final = 20
"""A rating over fewer decisions says nothing."""

EXACT_BEAROFFS: Final = "exact-bearoffs"
"""Part of a method's name if short bear-offs were exact; older analyses estimated them."""


class Depth(StrEnum):
    """How far to look: while somebody waits, or as far as it is worth."""

    QUICK = "quick"
    DEEP = "deep"


class CubeAction(StrEnum):
    """An action with the cube, or an answer to one."""

    NO_DOUBLE = "no double"
    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"  # noqa: S105  # no password
    BEAVER = "beaver"
    RACCOON = "raccoon"


class Fault(StrEnum):
    """A kind of mistake."""

    PLAY = "play"
    MISSED_DOUBLE = "missed double"
    MARKET_LOST = "market lost"  # no double, where one would have been passed
    DOUBLED_TOO_EARLY = "doubled too early"  # taken, the doubler is still the favourite
    NOT_GOOD_ENOUGH = "not good enough"  # taken, the doubler is the underdog
    TOO_GOOD = "too good"  # to play on is worth more than a pass
    WRONG_TAKE = "wrong take"
    WRONG_PASS = "wrong pass"  # noqa: S105  # no password
    MISSED_BEAVER = "missed beaver"
    WRONG_BEAVER = "wrong beaver"


class Grade(StrEnum):
    """How well somebody plays, by their PR, as eXtreme Gammon calls it."""

    WORLD_CHAMPION = "world champion"
    WORLD_CLASS = "world class"
    EXPERT = "expert"
    ADVANCED = "advanced"
    INTERMEDIATE = "intermediate"
    CASUAL = "casual"
    BEGINNER = "beginner"
    DISTRACTED = "distracted"


_GRADES: Final = (
    (2.5, Grade.WORLD_CHAMPION),
    (5.0, Grade.WORLD_CLASS),
    (7.5, Grade.EXPERT),
    (12.5, Grade.ADVANCED),
    (17.5, Grade.INTERMEDIATE),
    (22.5, Grade.CASUAL),
    (30.0, Grade.BEGINNER),
)


@dataclass(frozen=True, slots=True)
class Chances:
    """Of winning at all, of winning a gammon or more, and a backgammon; and of losing them."""

    win: float
    gammon: float
    backgammon: float
    lose_gammon: float
    lose_backgammon: float


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play in our notation, what it is worth, and how far that was looked ahead, as "3-ply"."""

    play: str
    equity: float
    chances: Chances
    depth: str


@dataclass(frozen=True, slots=True)
class CubeRating:
    """The value to the side on roll of no double, of a double taken, and of a double passed.

    If a beaver is possible and right, `double_take` is the value with the beaver.
    """

    no_double: float
    double_take: float
    double_pass: float
    chances: Chances
    depth: str

    def taken_and_beavered(self, *, may_beaver: bool) -> tuple[float, float]:
        """The doubler's equity after a plain take, and after a beaver."""
        is_beavered = may_beaver and self.double_take < 0
        taken = self.double_take / 2 if is_beavered else self.double_take
        return taken, 2 * taken

    @property
    def best_double(self) -> CubeAction:
        is_double = min(self.double_take, self.double_pass) > self.no_double
        return CubeAction.DOUBLE if is_double else CubeAction.NO_DOUBLE

    @property
    def best_answer(self) -> CubeAction:
        return CubeAction.TAKE if self.double_take <= self.double_pass else CubeAction.PASS


@dataclass(frozen=True, slots=True)
class PlayDecision:
    """A roll, and how it was played.

    Args:
        ply: The number of the decision in its game; the cube decision before a roll has that of the roll.
        side: Who played.
        situation: What they had before them.
        roll: What they rolled.
        played: What they played, as it is written here; "" for a dance.
        plays: The best play, then four others that are good, and the one that was played if it is none of
            them, those looked at most deeply first; without an engine's opinion there are none.
        lost: What the play lost against the best.
        counts: Whether it counts for the rating.
        is_legal: Whether the rules allow it; what is illegal never counts.
        luck: How much better the roll was than the average one; None where that is not known.

    """

    ply: int
    side: Side
    situation: Situation
    roll: Roll
    played: str
    plays: tuple[RatedPlay, ...]
    lost: float
    counts: bool
    is_legal: bool = True
    luck: float | None = None

    @property
    def best(self) -> str:
        return self.plays[0].play if self.plays else ""

    @property
    def ranked(self) -> tuple[RatedPlay, ...]:
        """The plays by what they are worth; the best stays first where a shallower look thinks otherwise."""
        return (*self.plays[:1], *sorted(self.plays[1:], key=lambda play: -play.equity))

    @property
    def fault(self) -> Fault:
        return Fault.PLAY


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """A double, one that was not made, or the answer to one.

    The `situation` and the `rating` are those of the side on roll, even where the other side answers.
    """

    ply: int
    side: Side
    situation: Situation
    done: CubeAction
    rating: CubeRating
    lost: float
    counts: bool

    @property
    def is_answer(self) -> bool:
        return self.done not in (CubeAction.NO_DOUBLE, CubeAction.DOUBLE)

    @property
    def best(self) -> CubeAction:
        if not self.is_answer:
            return self.rating.best_double
        is_beaver = self.situation.may_beaver and self.rating.double_take < 0
        return CubeAction.BEAVER if is_beaver else self.rating.best_answer

    @property
    def is_missed_beaver(self) -> bool:
        """Whether a take should have been a beaver, which the counts make no difference of."""
        return self.done is CubeAction.TAKE and self.best is CubeAction.BEAVER

    @property
    def is_wrong_beaver(self) -> bool:
        """Whether a double was beavered that should have been taken or passed."""
        return self.done is CubeAction.BEAVER and self.best is not CubeAction.BEAVER

    @property
    def is_about_beaver(self) -> bool:
        """Whether a beaver was wrong, or missing."""
        return self.is_missed_beaver or self.is_wrong_beaver

    @property
    def fault(self) -> Fault:
        """The kind of mistake; meaningful only if the action was wrong."""
        match self.done:
            case CubeAction.NO_DOUBLE:
                is_pass = self.rating.best_answer is CubeAction.PASS
                return Fault.MARKET_LOST if is_pass else Fault.MISSED_DOUBLE
            case CubeAction.DOUBLE:
                return _wrong_double(self.rating)
            case CubeAction.PASS:
                return Fault.WRONG_PASS
            case CubeAction.TAKE if self.is_missed_beaver:
                return Fault.MISSED_BEAVER
            case CubeAction.BEAVER:
                return Fault.WRONG_BEAVER
            case _:
                return Fault.WRONG_TAKE


def _wrong_double(rating: CubeRating) -> Fault:
    if rating.no_double > rating.double_pass:
        return Fault.TOO_GOOD
    return Fault.NOT_GOOD_ENOUGH if rating.double_take < 0 else Fault.DOUBLED_TOO_EARLY


Decision: TypeAlias = PlayDecision | CubeDecision


@dataclass(frozen=True, slots=True)
class Rating:
    """How somebody played, in a game or in all of a match.

    Args:
        decisions: Those that count.
        cube_decisions: Those of them with the cube.
        lost: What all of them lost.
        luck: How much better all rolls were than the average ones.
        luck_adjusted: The result less one's own luck and with the other side's: in a money game in points,
            in a match in chances to win it, both sides together zero. None while it is not over.
        luck_in_match: The luck in chances to win the match; None in a money game, and of an old analysis.

    """

    decisions: int
    cube_decisions: int
    lost: float
    luck: float
    luck_adjusted: float | None
    luck_in_match: float | None = None

    @property
    def pr(self) -> float | None:
        """The performance rating: 500 times what a decision lost on average; None without any."""
        return self.lost / self.decisions * 500 if self.decisions else None

    @property
    def grade(self) -> Grade | None:
        """None with too few decisions to tell."""
        if self.pr is None or self.decisions < FEWEST_DECISIONS:
            return None
        pr = self.pr
        return next((grade for most, grade in _GRADES if pr <= most), Grade.DISTRACTED)


@dataclass(frozen=True, slots=True)
class JudgedResignation:
    """An offer to lose a game, and its answer; neither counts for a rating.

    Args:
        side: Who offered to lose.
        kind: As what.
        is_accepted: Whether the other side accepted.
        position: The board, as the side on roll saw it.
        worth: What it was worth to that side to play on.
        offered: What it is worth to them to lose so.
    """

    side: Side
    kind: WinKind
    is_accepted: bool
    position: Position
    worth: float
    offered: float

    @property
    def lost_by_offer(self) -> float:
        """The equity that the offer gave away; 0 if it was refused."""
        return max(self.worth - self.offered, 0.0) if self.is_accepted else 0.0

    @property
    def lost_by_answer(self) -> float:
        """The equity that the other side gave away, by accepting too little or by refusing enough."""
        gain = self.offered - self.worth
        return max(gain if self.is_accepted else -gain, 0.0)


Moment: TypeAlias = tuple[Hashable, ...]


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """A game: the score before it, who won how much, and what was decided in it, in order.

    The `stopped` sentence tells why the rest of the game could not be followed; "" if all of it was. The
    `resignations` are those that are known to be some.
    """

    white_score: int
    black_score: int
    winner: Side | None
    points: int
    ratings: tuple[Rating, Rating]
    decisions: tuple[Decision, ...]
    stopped: str = ""
    resignations: tuple[JudgedResignation, ...] = ()

    def rating(self, side: Side) -> Rating:
        return self.ratings[side is Side.BLACK]

    def roll_of(self, decision: Decision) -> int:
        """The number of the roll, from 1, that was played in a decision, or before which it was made."""
        return 1 + sum(isinstance(each, PlayDecision) and each.ply < decision.ply for each in self.decisions)

    def moments(self) -> Iterator[tuple[Moment, Decision]]:
        """Each decision, behind what it has in common with the same one on another bet."""
        seen: Counter[Moment] = Counter()
        for each in self.decisions:
            done = each.roll if isinstance(each, PlayDecision) else each.done
            moment = (each.side, each.situation.position, done)
            seen[moment] += 1
            yield (*moment, seen[moment]), each


@dataclass(frozen=True, slots=True)
class ExportedMatch:
    """An analysis for other programs: as OGXM, which is JSON, and as a link that holds all of it."""

    ogxm: bytes
    link: str


@dataclass(frozen=True, slots=True)
class MatchAnalysis:
    """A match, or one game of it.

    Args:
        white: The name of White.
        black: The name of Black.
        length: The points that win it; 0 for a money session.
        depth: How far it was looked.
        method: What looked, and how: figures compare only with those of the same method.
        games: The games in order.
        ratings: How White played, and how Black did.
        file: The match with this analysis as gammonview keeps it (".gvab").

    """

    white: str
    black: str
    length: int
    depth: Depth
    method: str
    games: tuple[GameAnalysis, ...]
    ratings: tuple[Rating, Rating]
    file: bytes

    def name(self, side: Side) -> str:
        return self.white if side is Side.WHITE else self.black

    def rating(self, side: Side) -> Rating:
        return self.ratings[side is Side.BLACK]

    def decisions(self, side: Side) -> tuple[Decision, ...]:
        return tuple(each for game in self.games for each in game.decisions if each.side is side)

    @property
    def parts(self) -> int:
        """How many games it has."""
        return len(self.games)

    @property
    def files(self) -> tuple[bytes, ...]:
        """Of the match alone."""
        return (self.file,)

    @property
    def has_estimated_bearoffs(self) -> bool:
        """Whether it is so old that bear-offs in it, if there are any, were estimated."""
        return EXACT_BEAROFFS not in self.method and any(map(_is_bearoff, self.positions))

    @property
    def positions(self) -> frozenset[Position]:
        """Every position of which it says what was best, as the side on roll saw it."""
        decided = (each.situation.position for game in self.games for each in game.decisions)
        resigned = (each.position for game in self.games for each in game.resignations)
        return frozenset((*decided, *resigned))

    def errors(self, side: Side) -> Counter[Fault]:
        """How many errors of each kind a side made, blunders left out."""
        return _faults(each for each in self.decisions(side) if ERROR <= each.lost < BLUNDER)

    def blunders(self, side: Side) -> Counter[Fault]:
        """How many blunders of each kind a side made."""
        return _faults(each for each in self.decisions(side) if each.lost >= BLUNDER)


def _is_bearoff(position: Position) -> bool:
    """Whether the sides have passed each other, and both have borne off a checker."""
    return not position.has_contact and min(position.own[OFF], position.other[OFF]) > 0


def _faults(decisions: Iterable[Decision]) -> Counter[Fault]:
    return Counter(each.fault for each in decisions if each.counts)
