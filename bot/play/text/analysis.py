"""How a match was played, in words: ratings, decisions, and why there is no analysis."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.analysis import (
    BLUNDER,
    ERROR,
    Chances,
    CubeAction,
    CubeDecision,
    Decision,
    Fault,
    JudgedResignation,
    MatchAnalysis,
    PlayDecision,
    RatedPlay,
    Rating,
)
from bot.engine import BAR, Side, WinKind, format_roll
from bot.play.analysis.analyses import Failure
from bot.play.base import errors
from bot.play.base.errors import explains, says
from bot.play.text.escapes import unformatted
from bot.play.text.records import nothing_played
from bot.text.catalogue import decimal, in_row, percent, phrase, rounded, signed

SMALLEST_LOSS: Final = 0.001
"""A smaller loss is no mistake."""

INACCURACY: Final = 0.02
says(errors.NoAnalysis, lambda: phrase("analysis-none"))


@explains(errors.AnalysisFailed)
def analysis_failed(error: errors.AnalysisFailed) -> str:
    return failure_sentence(Failure(error.failure))


@explains(errors.TooManyAnalyses)
def too_many_analyses(error: errors.TooManyAnalyses) -> str:
    return phrase("analysis-too-many", number=error.number)


@explains(errors.TooManyAnalysesHere)
def too_many_analyses_here(error: errors.TooManyAnalysesHere) -> str:
    return phrase("analysis-too-many-here", number=error.number)


def failure_sentence(failure: Failure) -> str:
    return phrase("analysis-failed", why=failure)


def rating_lines(
    name: str, rating: Rating, decisions: Sequence[Decision], *, is_match: bool, has_luck: bool = True
) -> Iterator[str]:
    """How somebody played: their rating, their errors by kind, and their luck where that may be told."""
    yield from decided_lines(name, rating, decisions)
    if has_luck:
        yield f"-# {_luck(rating, is_match=is_match)}"


def decided_lines(name: str, rating: Rating, decisions: Sequence[Decision]) -> Iterator[str]:
    """The rating of what somebody decided, and their errors by kind."""
    yield _rating(unformatted(name), rating)
    yield " · ".join(_fault_counts(decisions)) or phrase("analysis-no-faults")


def _rating(name: str, rating: Rating) -> str:
    """A PR of few decisions says little, so it is marked, and names no grade."""
    grade, decisions = rating.grade, rating.decisions
    if rating.pr is None:
        return phrase("analysis-unrated", player=name)
    pr = rounded(rating.pr)
    if grade is None:
        return phrase("analysis-few", player=name, pr=pr, decisions=decisions)
    return phrase("analysis-rated", player=name, pr=pr, grade=grade, decisions=decisions)


def _fault_counts(decisions: Sequence[Decision]) -> Iterator[str]:
    """Such as "Checker plays: 2 blunders, 1 error", for each kind that occurs."""
    counted = [each for each in decisions if each.counts]
    blunders = Counter(each.fault for each in counted if each.lost >= BLUNDER)
    wrong = Counter(each.fault for each in counted if ERROR <= each.lost < BLUNDER)
    for fault in Fault:
        told = [phrase("analysis-blunders", number=blunders[fault])] if blunders[fault] else []
        told += [phrase("analysis-errors", number=wrong[fault])] if wrong[fault] else []
        if told:
            yield phrase("analysis-fault-count", fault=fault, counts=in_row(told))


def _luck(rating: Rating, *, is_match: bool) -> str:
    luck = signed(rating.luck, 2)
    if rating.luck_adjusted is None:
        return phrase("analysis-luck", luck=luck)
    if is_match:
        adjusted = signed(100 * rating.luck_adjusted, 1)
        if rating.luck_in_match is None:
            return phrase("analysis-luck-match-older", luck=luck, adjusted=adjusted)
        return phrase("analysis-luck-match", luck=signed(100 * rating.luck_in_match, 1), adjusted=adjusted)
    return phrase("analysis-luck-money", luck=luck, adjusted=signed(rating.luck_adjusted, 2))


def resignation_lines(
    resignations: Iterable[JudgedResignation], side: Side, game: int, *, is_bet: bool
) -> Iterator[str]:
    """How good a side's resignations and its answers were; on one of several bets they are concessions.

    The `game` is 0 where there is only one; of several, nothing is said of what gave nothing away.
    """
    what = "concession" if is_bet else "resignation"
    for each in resignations:
        if side is each.side:
            if each.is_accepted and not (game and each.lost_by_offer < SMALLEST_LOSS):
                yield _resignation(f"{what}-made", each.kind, each.lost_by_offer, game)
        elif each.lost_by_answer >= SMALLEST_LOSS:
            done = "accepted" if each.is_accepted else "refused"
            yield _resignation(f"{what}-{done}", each.kind, each.lost_by_answer, game)


def _resignation(done: str, kind: WinKind, lost: float, game: int) -> str:
    is_right = lost < SMALLEST_LOSS
    said = phrase("analysis-resignation", done=done, kind=kind, is_right=is_right, lost=decimal(lost))
    return f"-# {phrase('analysis-in-game', game=game, said=said) if game else said}"


def older_lines(analysis: MatchAnalysis) -> Iterator[str]:
    """Warn of an analysis that was made with less knowledge than today."""
    if analysis.has_estimated_bearoffs:
        yield f"-# {phrase('analysis-older')}"


def illegal_line(analysis: MatchAnalysis, illegal: Sequence[PlayDecision]) -> str:
    """That plays were illegal, and the first of them."""
    first = illegal[0]
    done = unformatted(done_in_words(analysis.name(first.side), first))
    return phrase("analysis-illegal", number=len(illegal), first=done)


def done_in_words(name: str, decision: Decision) -> str:
    """Such as "Alice 6-2: 24/18 13/11" or "Alice doubles"."""
    if isinstance(decision, CubeDecision):
        return phrase("analysis-done", player=name, action=decision.done)
    roll = format_roll(decision.roll)
    if not decision.played:
        return nothing_played(name, roll, is_dance=decision.situation.position.own[BAR] > 0)
    return phrase("play-played", player=name, roll=roll, moves=decision.played, is_automatic=False)


def what_was_done(decision: Decision) -> str:
    """Without the player, and with what it lost: "6-2: 24/18 13/11 (-0.112)"."""
    lost = signed(-decision.lost)
    if isinstance(decision, CubeDecision):
        return f"{phrase('analysis-action', action=decision.done)} ({lost})"
    return f"{format_roll(decision.roll)}: {decision.played} ({lost})"


def verdict(decision: Decision) -> str:
    """How good a decision was, and what it lost: "Blunder, -0.112"."""
    if isinstance(decision, PlayDecision) and not decision.is_legal:
        return phrase("analysis-verdict-illegal")
    if isinstance(decision, CubeDecision) and decision.is_missed_beaver:
        return phrase("analysis-verdict-missed-beaver")
    if isinstance(decision, CubeDecision) and decision.is_wrong_beaver and decision.lost < INACCURACY:
        return phrase("analysis-verdict-wrong-beaver")
    if decision.lost < SMALLEST_LOSS:
        return phrase("analysis-verdict-best")
    lost = decimal(decision.lost)
    if isinstance(decision, CubeDecision) and decision.lost >= INACCURACY:
        return phrase("analysis-verdict-cube", fault=decision.fault, band=_band(decision.lost), lost=lost)
    return phrase("analysis-verdict", band=_band(decision.lost), lost=lost)


def _band(lost: float) -> str:
    bands = ((BLUNDER, "blunder"), (ERROR, "error"), (INACCURACY, "inaccuracy"))
    return next((band for least, band in bands if lost >= least), "good")


def best_line(decision: Decision, dot: str) -> str:
    """Return the best action; "" where that was chosen, or where nobody knows."""
    if isinstance(decision, CubeDecision):
        is_right = decision.lost < INACCURACY and not decision.is_about_beaver
        if decision.best is decision.done or is_right:
            return ""
        return phrase("analysis-best", best=phrase("analysis-action", action=decision.best), dot="")
    if not decision.best or decision.best == decision.played:
        return ""
    return phrase("analysis-best", best=f"`{decision.best}`", dot=dot)


def advice_text(name: str, decision: Decision, dot: str) -> str:
    """Return the best action for the side on roll, and the ratings; `dot` has the colour of the arrows."""
    if isinstance(decision, CubeDecision):
        best = phrase("analysis-action", action=decision.best)
        return f"{phrase('analysis-best', best=best, dot='')}\n{ratings_below(name, decision)}".strip()
    if not decision.plays:
        return phrase("analysis-best", best=phrase("analysis-no-play"), dot="").strip()
    first, *others = ratings_below(name, decision).splitlines()
    return "\n".join([phrase("analysis-best", best=first, dot=dot), *others])


def ratings_below(name: str, decision: Decision) -> str:
    """The five best plays, or what each way with the cube is worth; a beaver if it is right, or was made."""
    if isinstance(decision, CubeDecision):
        return "\n".join(_cube_rows(name, decision))
    if not decision.plays:
        return ""
    rows = [_row(decision, rank, play) for rank, play in enumerate(decision.ranked)]
    return "\n".join([*rows, f"-# {phrase('analysis-legend')}"])


def played_and_best(name: str, decision: Decision, played_dot: str, best_dot: str) -> str:
    """Return the play made and the best one, each with its dot, if any; of a cube, the ratings."""
    if isinstance(decision, CubeDecision) or not decision.plays:
        return ratings_below(name, decision)
    rows = [
        f"{best_dot if rank == 0 else played_dot} {_row(decision, rank, play)}".lstrip()
        for rank, play in enumerate(decision.plays)
        if rank == 0 or play.play == decision.played
    ]
    return "\n".join([*rows, f"-# {phrase('analysis-legend')}"])


def _row(decision: PlayDecision, rank: int, play: RatedPlay) -> str:
    """A play, what it is worth, and how much less than the best; below, its chances.

    What was played is behind by what it lost, as the heading says it.
    """
    written = f"`{play.play}`" if play.play else phrase("analysis-no-play")
    is_played = play.play == decision.played
    gain = -decision.lost if is_played else play.equity - decision.plays[0].equity
    behind = f" ({signed(gain)})" if rank else ""
    line = f"{written} **{signed(play.equity)}**{behind}"
    return f"{'▸ ' if is_played else ''}{line}\n-# {_chances(play.chances)}"


def _chances(chances: Chances) -> str:
    won = (chances.win, chances.gammon, chances.backgammon)
    lost = (1 - chances.win, chances.lose_gammon, chances.lose_backgammon)
    return " | ".join(" · ".join(percent(each) for each in side) for side in (won, lost))


def _cube_rows(name: str, decision: CubeDecision) -> Iterator[str]:
    rating, may_beaver = decision.rating, decision.situation.may_beaver
    taken, beavered = rating.taken_and_beavered(may_beaver=may_beaver)
    is_shown = decision.done is CubeAction.BEAVER or (may_beaver and taken < 0)
    rows = (
        (phrase("analysis-action", action=CubeAction.NO_DOUBLE), rating.no_double),
        (phrase("analysis-double-take"), taken),
        *([(phrase("analysis-double-beaver"), beavered)] if is_shown else []),
        (phrase("analysis-double-pass"), rating.double_pass),
    )
    yield phrase("analysis-cube-for", player=unformatted(name))
    yield from (f"{option}: **{signed(equity)}**" for option, equity in rows)
    yield f"-# {_chances(rating.chances)}"
    yield f"-# {phrase('analysis-legend')}"
