"""Writing down a game that was played here: from its events to a record."""

from collections.abc import Iterable, Iterator

from bot.engine import (
    CheckerMove,
    Doubled,
    Dropped,
    Event,
    Game,
    OpeningRolled,
    Played,
    Raised,
    Roll,
    Rolled,
    Side,
    Taken,
)
from bot.records.match import (
    Entry,
    GameRecord,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
)


def record_game(events: Iterable[Event], final: Game, white_score: int, black_score: int) -> GameRecord:
    """The record of a game of two players: its events, where they led to, and the score before it.

    Refused resignations are left out; no record of these kinds has a place for them.
    """
    found = final.bets[0].result
    result = WrittenResult(found.winner, found.points) if found else None
    return GameRecord(white_score, black_score, tuple(_entries(events)), result)


def _entries(events: Iterable[Event]) -> Iterator[Entry]:
    unplayed: UnplayedRoll | None = None
    for event in events:
        match event:
            case OpeningRolled(white, black) if white != black:
                unplayed = UnplayedRoll(Side.WHITE if white > black else Side.BLACK, Roll(white, black))
            case Rolled(side, roll):
                unplayed = UnplayedRoll(side, roll)
            case Played(side, roll, moves):
                unplayed = None
                yield WrittenPlay(side, roll, _format_steps(moves)) if moves else WrittenDance(side, roll)
            case Doubled(side, value=value):
                yield WrittenDouble(side, value)
            case Raised(side, value=value, stage=stage):
                yield WrittenDouble(side, value, stage)
            case Taken(side):
                yield WrittenTake(side)
            case Dropped(side):
                yield WrittenDrop(side)
            case _:
                pass
    if unplayed:
        yield unplayed


def _format_steps(moves: Iterable[CheckerMove]) -> str:
    """Each checker move by itself, as .mat has it: "25/20* 20/18"; so a way never has to be guessed."""
    return " ".join(f"{move.source}/{move.target}{'*' * move.is_hit}" for move in moves)
