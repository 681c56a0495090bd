"""eXtreme Gammon's own analysis of thirteen matches: how well they were played, decision by decision."""

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean

from gvformat import compute_aggregates, convert_xg

from bot.analysis import (
    BLUNDER,
    ERROR,
    Chances,
    CubeAction,
    CubeRating,
    Depth,
    Evaluator,
    Level,
    MatchAnalysis,
    PlayDecision,
    Rules,
    Situation,
)
from bot.analysis.documents import Document, Ply
from bot.analysis.worker.matches import situation_of
from bot.engine import EngineError, Roll, Side, format_play, parse_play

FOLDER = Path(__file__).parent.parent / "data" / "xg"
ODD = ("B4_SrGcsKAQmoTyHlgJCbM", "hQ8sVn2LbTdF4wRm", "uwvEbd63UvdX7SDin5o_Iw")
"""A very short one, and two of which the analysis is not all of one kind."""

NO_LOSS = 1e-9


@dataclass(frozen=True, slots=True)
class Priced:
    """A play that somebody had to make, what each play that was looked at loses, and what theirs lost."""

    situation: Situation
    roll: Roll
    losses: dict[str, float]
    lost: float

    async def loss(self, play: str, evaluator: Evaluator) -> float:
        """Return a play's loss; one that was not rated loses more than all others, by our own margin."""
        if play in self.losses:
            return self.losses[play]
        rated = await evaluator.rate_plays(self.situation, self.roll, Depth.QUICK)
        ours = next(each.equity for each in rated if each.play == play)
        return max(*self.losses.values(), rated[0].equity - ours)


def documents() -> Iterator[tuple[str, Document]]:
    """All matches, by name, as eXtreme Gammon analysed them."""
    for path in sorted(FOLDER.glob("*.xg")):
        yield path.stem, convert_xg(path)


def plays() -> Iterator[Priced]:
    """Every play of the matches that counts: 2,045."""
    for _, document in documents():
        rules = Rules(is_jacoby=bool(document["jacoby"]), has_beavers=bool(document["beaver"]))
        for ply in (ply for game in document["games"] for ply in game["plies"]):
            judged = ply.get("analysis") or {}
            if "d1" in ply and judged.get("decision") and len(judged.get("alternatives", ())) > 1:
                yield _priced(situation_of(ply["ogid_before"], rules), ply, judged)


def games() -> Iterator[list[Situation]]:
    """Every game of the matches: where each roll was to be played, one after the other."""
    for _, document in documents():
        for game in document["games"]:
            yield [situation_of(ply["ogid_before"], Rules()) for ply in game["plies"] if "d1" in ply]


def _priced(situation: Situation, ply: Document, judged: Document) -> Priced:
    roll = Roll(ply["d1"], ply["d2"])
    best = judged["alternatives"][0]["equity"]
    losses, lost = {}, 0.0
    for each in judged["alternatives"]:
        loss = max(0.0, best - each["equity"])
        if each["is_played"]:
            lost = loss
        try:
            losses[format_play(parse_play(each["notation"], situation.position, roll))] = loss
        except EngineError:
            continue  # an illegal play
    return Priced(situation, roll, losses, lost)


def cubes() -> Iterator[tuple[Situation, "Verdict"]]:
    """Every double that was to be thought of and not made, with what would have been best."""
    for _, document in documents():
        rules = Rules(is_jacoby=bool(document["jacoby"]), has_beavers=bool(document["beaver"]))
        for ply in (ply for game in document["games"] for ply in game["plies"]):
            judged = ply.get("analysis") or {}
            for key in ("cube_decision", "missed_double"):
                if key in judged and judged[key].get("decision", True):
                    yield situation_of(ply["ogid_before"], rules), _of_cube(judged[key], is_answer=False)


@dataclass(frozen=True, slots=True)
class Measured:
    """How a level played: the share of best plays, how many blunders, and the PR."""

    plays: int
    pr: float
    best: float
    blunders: int


async def measure(evaluator: Evaluator, level: Level, every: int = 1) -> Measured:
    """Let a level play all the plays, or one of every so many."""
    losses = []
    for number, priced in islice(enumerate(plays()), 0, None, every):
        play = await evaluator.choose_play(priced.situation, priced.roll, level, str(number))
        losses.append(await priced.loss(play, evaluator))
    return Measured(
        len(losses),
        fmean(losses) * 500,
        fmean(loss < NO_LOSS for loss in losses),
        sum(loss >= BLUNDER for loss in losses),
    )


def rating(document: Document, name: str) -> tuple[float, float]:
    """The PR and the luck of a player by their name."""
    side = "white" if document["player_white"] == name else "black"
    counts = compute_aggregates(document)["match"][side]
    return counts["pr"], counts["total_luck"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision's loss, if it counts, and whether it was best to double, or to take."""

    lost: float
    best: CubeAction | None = None


Key = tuple[int, int, str]
"""A decision by the number of its game, of its ply, and what is decided: "play", "double" or "answer"."""


def verdicts(document: Document) -> dict[Key, Verdict]:
    """Return eXtreme Gammon's verdict on every decision that it judged."""
    found = {}
    for number, game in enumerate(document["games"]):
        decided = [ply for ply in game["plies"] if ply["action_id"] < Ply.GAME_OVER or "d1" in ply]
        for at, ply in enumerate(decided):
            judged = ply.get("analysis") or {}
            if "d1" in ply and judged.get("decision"):
                found[number, at, "play"] = Verdict(judged["equity_loss"])
            for key in ("cube_decision", "missed_double"):
                if key in judged:
                    found[number, at, "double"] = _of_cube(judged[key], is_answer=False)
            if ply["action_id"] in (Ply.DOUBLE, Ply.TAKE, Ply.PASS) and "double_take_equity" in judged:
                is_answer = ply["action_id"] != Ply.DOUBLE
                found[number, at, "answer" if is_answer else "double"] = _of_cube(judged, is_answer=is_answer)
    return found


def _of_cube(judged: Document, *, is_answer: bool) -> Verdict:
    nothing = Chances(0, 0, 0, 0, 0)
    equities = judged.get("no_double_equity", 0.0), judged["double_take_equity"], judged["double_pass_equity"]
    rating = CubeRating(*equities, nothing, "")
    return Verdict(judged["equity_loss"], rating.best_answer if is_answer else rating.best_double)


def verdicts_of_ours(analysis: MatchAnalysis) -> dict[Key, Verdict]:
    """The same, as we think of them."""
    found = {}
    for number, game in enumerate(analysis.games):
        for each in game.decisions:
            if isinstance(each, PlayDecision):
                found[number, each.ply, "play"] = Verdict(each.lost)
            else:
                found[number, each.ply, "answer" if each.is_answer else "double"] = Verdict(
                    each.lost, each.best
                )
    return found


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far we agree on matches: differences of PR and luck, blunders, and cube actions agreed on.

    Of its blunders, `found` are those that we call an error at least, `called_blunders` those that are as bad
    to us.
    """

    pr: tuple[float, ...] = ()
    luck: tuple[float, ...] = ()
    blunders: int = 0
    found: int = 0
    called_blunders: int = 0
    cubes: int = 0
    agreed: int = 0

    def __add__(self, other: "Agreement") -> "Agreement":
        return Agreement(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))

    @property
    def mean(self) -> float:
        """The mean difference of PR."""
        return fmean(map(abs, self.pr))

    @property
    def within_one(self) -> float:
        """The share of ratings within one PR."""
        return fmean(abs(each) <= 1 for each in self.pr)

    @property
    def mean_luck(self) -> float:
        """The mean difference of luck."""
        return fmean(map(abs, self.luck))


def agreement(document: Document, analysis: MatchAnalysis) -> Agreement:
    """How far we agree with eXtreme Gammon on a match."""
    theirs = [rating(document, analysis.name(side)) for side in Side]
    ours = [analysis.rating(side) for side in Side]
    xg, found = verdicts(document), verdicts_of_ours(analysis)
    nothing = Verdict(0.0)
    blunders = [key for key, verdict in xg.items() if verdict.lost >= BLUNDER]
    cubes = [key for key, verdict in xg.items() if verdict.best and key in found]
    return Agreement(
        tuple((mine.pr or 0) - pr for mine, (pr, _) in zip(ours, theirs, strict=True)),
        tuple(mine.luck - luck for mine, (_, luck) in zip(ours, theirs, strict=True)),
        len(blunders),
        sum(found.get(key, nothing).lost >= ERROR for key in blunders),
        sum(found.get(key, nothing).lost >= BLUNDER for key in blunders),
        len(cubes),
        sum(found[key].best is xg[key].best for key in cubes),
    )
