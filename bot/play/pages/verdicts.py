"""Verdicts on the steps of a replay, for readers who asked for the analysis or with whom it was shared."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.analysis import (
    CubeAction,
    CubeDecision,
    CubeRating,
    Decision,
    PlayDecision,
)
from bot.engine import Position, Side
from bot.play.analysis.analyses import judged_of
from bot.play.display.panel import AnyPicture, Panel, Picture
from bot.play.display.picture import View
from bot.play.kinds.history import PagedGame
from bot.play.kinds.judged import Choice, JudgedDecision
from bot.play.kinds.kind import kind_of
from bot.play.pages.analysis_picture import arrows_of, dots_of
from bot.play.tables.visibility import Viewer
from bot.play.text import analysis as analysis_text
from bot.play.text.escapes import unformatted
from bot.text.catalogue import in_row, phrase
from storage import UnitOfWork

MOST_RATED: Final = 3
"""The most cubes of which a page says what each way is worth."""


@dataclass(frozen=True, slots=True)
class CubeVerdict:
    """The verdict on a decision about a cube.

    Args:
        bets: The bets that it was made on, in words; "" where there is one alone.
        mover: The name of the side on roll.
    """

    decision: CubeDecision
    bets: str
    mover: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a page.

    Args:
        play: How a roll was played, if one was.
        mover: The name of the side that played it.
        missed: The doubles that were wrongly not made before that roll.
        cubes: What was done with cubes.
    """

    play: PlayDecision | None
    mover: str
    missed: tuple[CubeVerdict, ...]
    cubes: tuple[CubeVerdict, ...]

    @property
    def positions(self) -> list[Position]:
        decisions: list[Decision] = [each.decision for each in (*self.missed, *self.cubes)]
        decisions += [] if self.play is None else [self.play]
        return [each.situation.position for each in decisions]


def judged_steps(
    uow: UnitOfWork, viewer: Viewer, game: PagedGame[Any], *, is_imported: bool = False
) -> tuple[JudgedDecision, ...]:
    """All decisions of a game that the reader may be told about; none without an analysis."""
    known = uow.players.find(viewer.snowflake)
    find = uow.analyses.shown_of_import if is_imported else uow.analyses.shown_of_table
    record = find(game.table.id, game.number, known.id if known else None)
    if record is None:
        return ()
    return tuple(kind_of(game.table).decisions(game.table, judged_of(record, game.table), game.number))


def verdict_on(game: PagedGame[Any], index: int, judged: Sequence[JudgedDecision]) -> Verdict | None:
    """Return the verdict on a page; None where nothing was decided, or nobody knows how well."""
    play, mover, missed = None, "", []
    cubes: list[tuple[JudgedDecision, str]] = []
    for choice in game.choices(index) if judged else ():
        by_bet = {each.players: each for each in reversed(judged) if _is_of(each, choice)}
        found = list(reversed(by_bet.values()))
        plays = [each.decision for each in found if isinstance(each.decision, PlayDecision)]
        if plays and play is None:
            play, mover = plays[0], choice.mover
            missed = [(cube, mover) for each in found for cube in judged if _is_missed(cube, each)]
        cubes += [(each, choice.mover) for each in found[:1] if isinstance(each.decision, CubeDecision)]
    if play is None and not cubes:
        return None
    return Verdict(play, mover, tuple(_on_cubes(missed)), tuple(_on_cubes(cubes)))


def _is_of(judged: JudgedDecision, choice: Choice) -> bool:
    decision = judged.decision
    done = decision.roll if isinstance(decision, PlayDecision) else decision.done
    where = (decision.side, decision.situation.position, done)
    is_bet = choice.bet is None or judged.players == choice.bet
    return is_bet and where == (choice.side, choice.position, choice.done)


def _is_missed(cube: JudgedDecision, play: JudgedDecision) -> bool:
    """Whether a double was wrongly not made before the roll of a play."""
    decision = cube.decision
    if cube.players != play.players or not isinstance(decision, CubeDecision):
        return False
    is_before = (decision.ply, decision.done) == (play.decision.ply, CubeAction.NO_DOUBLE)
    return is_before and decision.lost >= analysis_text.INACCURACY


def _on_cubes(judged: Iterable[tuple[JudgedDecision, str]]) -> Iterator[CubeVerdict]:
    """Bets on which the same is to be said are named together."""
    alike: dict[tuple[Side, CubeAction, CubeRating], list[tuple[JudgedDecision, CubeDecision, str]]] = {}
    for each, mover in judged:
        decision = each.decision
        if isinstance(decision, CubeDecision):
            key = (decision.side, decision.done, decision.rating)
            alike.setdefault(key, []).append((each, decision, mover))
    for found in alike.values():
        bets = in_row(each.bet for each, _, _ in found if each.bet)
        yield CubeVerdict(found[0][1], bets, found[0][2])


def with_verdict(page: Panel, verdict: Verdict, view: View, *, has_arrows: bool) -> Panel:
    """A page of a replay with what was decided there, how good it was, and what was best.

    Dots in the colours of arrows are only where the page `has_arrows`.
    """
    dots = dots_of(view.theme) if has_arrows else ("", "")
    lines = [_line(each) for each in verdict.missed]
    below: list[str] = []
    if verdict.play is not None:
        lines.append(analysis_text.verdict(verdict.play))
        below.append(analysis_text.played_and_best(verdict.mover, verdict.play, *dots))
    lines += [_line(each) for each in verdict.cubes]
    below += [analysis_text.ratings_below(each.mover, each.decision) for each in verdict.cubes[:MOST_RATED]]
    above, _, number = page.text.rpartition("\n")
    return replace(
        page,
        text="\n".join([above, *(f"**{line}**" for line in lines), number]),
        pictures=tuple(_with_arrows(each, verdict.play, view) for each in page.pictures),
        below="\n".join(below),
    )


def _line(verdict: CubeVerdict) -> str:
    """How good it was, with the bets where there are several."""
    said = analysis_text.verdict(verdict.decision)
    if not verdict.bets:
        return said
    return phrase("analysis-verdict-of-bet", bet=unformatted(verdict.bets), verdict=said)


def _with_arrows(picture: AnyPicture, play: PlayDecision | None, view: View) -> AnyPicture:
    """The board before a play, with arrows of what was best in a colour of their own."""
    if play is None or not isinstance(picture, Picture):
        return picture
    if not picture.diagram.is_before_play or play.played == play.best:
        return picture
    played, best = arrows_of(play, view)
    return replace(picture, diagram=replace(picture.diagram, last_play=played, better_play=best))
