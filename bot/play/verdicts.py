"""What an analysis says of the steps of a replay, for those who asked for it or see where it was shared."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.analysis import (
    ChouetteAnalysis,
    CubeAction,
    CubeDecision,
    Decision,
    PlayDecision,
)
from bot.analysis.chouettes import BetAnalysis
from bot.engine import Side
from bot.engine.keys import GameNumber
from bot.play.access import Reader
from bot.play.analyses import ALL_GAMES, judged_of
from bot.play.analysis_pages import DOTS
from bot.play.analysis_picture import arrows_of
from bot.play.kind import Choice, PagedGame
from bot.play.panel import Painting, Panel, Picture
from bot.play.picture import View
from bot.play.text import analysis as analysis_text
from storage import AnalysisRecord, UnitOfWork


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a page.

    Args:
        decision: What was decided there.
        missed: The double that was wrongly not made before a roll.
        mover: The name of the side on roll.
    """

    decision: Decision
    missed: CubeDecision | None
    mover: str


def judged_steps(
    uow: UnitOfWork, reader: Reader, game: PagedGame[Any], *, is_imported: bool = False
) -> tuple[Decision, ...]:
    """All decisions of a game that the reader may be told about; none without an analysis."""
    known = uow.players.find(reader.snowflake)
    find = uow.analyses.shown_of_import if is_imported else uow.analyses.shown_of_table
    record = find(game.table.id, game.number, known.id if known else None)
    return () if record is None else tuple(_decisions(record, game.number))


def _decisions(record: AnalysisRecord, number: GameNumber) -> Iterable[Decision]:
    found = judged_of(record)
    if isinstance(found, ChouetteAnalysis):
        return _of_bets([bet for each in found.games if each.number == number for bet in each.bets])
    return found.games[number - 1 if record.game == ALL_GAMES else 0].decisions


def _of_bets(bets: Iterable[BetAnalysis]) -> Iterator[Decision]:
    """A play is judged on each cube: that of whoever played it comes first."""
    made = [(bet, each, by) for bet in bets for each, by in zip(bet.game.decisions, bet.by, strict=True)]
    made.sort(key=lambda one: one[2] != (one[0].white if one[1].side is Side.WHITE else one[0].black))
    return (each for _, each, _ in made if isinstance(each, PlayDecision))


def verdict_on(game: PagedGame[Any], index: int, decisions: Sequence[Decision]) -> Verdict | None:
    """What is said of a page; None where nothing was decided, or nobody knows how well."""
    choice = game.choice(index) if decisions else None
    decision = next((each for each in decisions if choice and _is_of(each, choice)), None)
    if choice is None or decision is None:
        return None
    missed = (each for each in decisions if isinstance(each, CubeDecision) and _is_missed(each, decision))
    return Verdict(decision, next(missed, None), choice.mover)


def _is_of(decision: Decision, choice: Choice) -> bool:
    done = decision.roll if isinstance(decision, PlayDecision) else decision.done
    where = (decision.side, decision.situation.position, done)
    return where == (choice.side, choice.position, choice.done)


def _is_missed(cube: CubeDecision, decision: Decision) -> bool:
    """Whether a double was wrongly not made before the roll of a decision."""
    is_before = (cube.ply, cube.done) == (decision.ply, CubeAction.NO_DOUBLE)
    return is_before and cube is not decision and cube.lost >= analysis_text.INACCURACY


def with_verdict(page: Panel, verdict: Verdict, view: View) -> Panel:
    """A page of a replay with what was decided there, how good it was, and what was best."""
    decision = verdict.decision
    dots = DOTS.get(view.theme.name, DOTS["walnut"])
    lines = [analysis_text.verdict(verdict.missed)] if verdict.missed else []
    lines.append(analysis_text.verdict(decision))
    above, _, number = page.text.rpartition("\n")
    return replace(
        page,
        text="\n".join([above, *(f"**{line}**" for line in lines), number]),
        pictures=tuple(_with_arrows(each, decision, view) for each in page.pictures),
        below=analysis_text.played_and_best(verdict.mover, decision, *dots),
    )


def _with_arrows(picture: Picture | Painting, decision: Decision, view: View) -> Picture | Painting:
    """The board before a play, with arrows of what was best in a colour of their own."""
    if not isinstance(picture, Picture) or not isinstance(decision, PlayDecision):
        return picture
    if not picture.diagram.is_before_play or decision.played == decision.best:
        return picture
    played, best = arrows_of(decision, view)
    return replace(picture, diagram=replace(picture.diagram, last_play=played, better_play=best))
