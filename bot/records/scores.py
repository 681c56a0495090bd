"""What a record says about results and scores, beside what was won on the board."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from bot.engine import BetResult, Ending, Game, Side
from bot.engine.scoring import worst_possible
from bot.records.entries import WrittenResult
from bot.records.findings import Note
from bot.records.match import MONEY, GameRecord, MatchRecord


def fault_of_result(match: MatchRecord, record: GameRecord, final: Game) -> str:
    """What is odd about the written result of a game that ended as in `final`; "" if nothing is."""
    match record.result, final.bets[0].result:
        case None, None:
            return "The game is not finished."
        case WrittenResult(winner=winner), BetResult(winner=found) if winner is not found:
            return f"{match.name(winner)} is said to win, but it was {match.name(found)}."
        case WrittenResult(winner=winner, points=int(points)), BetResult() as found if points != found.points:
            return _fault_of_points(match.length, match.length - record.score(winner), points, found)
        case _, BetResult(winner=winner, kind=kind, ending=Ending.RESIGNED):
            worst = worst_possible(final.position_of(winner.other), final.terms.checkers)
            return f"A {kind.name.lower()} is resigned where less can be lost." if kind > worst else ""
        case _:
            return ""


def _fault_of_points(length: int, needed: int, written: int, found: BetResult) -> str:
    if length > MONEY and needed <= written < found.points:
        return f"Points: the board gives {found.points}; the record says {written}, enough for the match."
    if length > MONEY and needed <= written and found.ending is Ending.RESIGNED:
        return f"The match is forfeited; the record says {written} points."
    return f"Points: the board gives {found.points}, but the record says {written}."


def notes_on_scores(match: MatchRecord, points: Iterable[dict[Side, int]]) -> Iterator[Note]:
    """What is odd between the games of a match; `points` says what each side won in each of them."""
    for (before, game), won in zip(pairwise(match.games), points, strict=False):
        white, black = (before.score(side) + won[side] for side in Side)
        if match.length > MONEY and max(white, black) >= match.length:
            yield Note(game.line, "The match was over before this game.")
        elif (game.white_score, game.black_score) != (white, black):
            written = f"{game.white_score}-{game.black_score}"
            yield Note(game.line, f"The score is written as {written}, but it is {white}-{black}.")
