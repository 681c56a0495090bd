"""The play builder: what can be chosen next, and how the half-built play looks.

A play is built checker by checker, never picked from a list: one roll can have two thousand plays.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine import (
    BAR,
    CheckerMove,
    Game,
    Position,
    Roll,
    after_moves,
    complete_play,
    format_moves,
    next_moves,
)
from bot.presenters import sentences
from bot.presenters.alt_text import alt_text
from bot.presenters.diagram import Building, View, diagram
from bot.presenters.panel import Picture
from bot.table import Table

Moves = tuple[CheckerMove, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: it leads to these moves made and this checker chosen."""

    label: str
    moves: Moves
    selected: int | None = None


@dataclass(frozen=True, slots=True)
class BuilderState:
    """A play being built: the moves made, the checker chosen next, and what may be chosen now.

    `back` leads one step back, and is None at the start. `is_complete` tells whether the play is whole.
    """

    moves: Moves
    selected: int | None
    choices: tuple[Choice, ...]
    back: Choice | None
    is_complete: bool


def builder_state(game: Game, roll: Roll, moves: Moves, selected: int | None) -> BuilderState:
    """Return how far a play is built."""
    nexts = next_moves(game.position, roll, moves)
    if selected is None:
        choices = tuple(_sources(moves, nexts))
    else:
        choices = tuple(_targets(game.position, roll, moves, selected))
    is_complete = complete_play(game.position, roll, moves) is not None
    return BuilderState(moves, selected, choices, _back(moves, selected), is_complete)


def forced_on(game: Game, roll: Roll, moves: Moves) -> Moves:
    """Return the moves with those added that can only go one way from here."""
    while len(nexts := next_moves(game.position, roll, moves)) == 1:
        moves = (*moves, nexts[0])
    return moves


def building_text(roll: Roll, built: BuilderState) -> str:
    """Return what the builder says."""
    done = format_moves(built.moves)
    return sentences.building(roll, done, is_complete=built.is_complete, selected=built.selected)


def building_picture(table: Table, built: BuilderState, view: View) -> Picture:
    """Return the board with the half-built play on it, and where the chosen checker may go."""
    targets = tuple(
        sorted({choice.moves[-1].target for choice in built.choices if built.selected is not None})
    )
    building = Building(built.moves, built.selected, targets)
    return Picture(diagram(table, view, building), alt_text(table, built.moves), view.theme)


def _sources(moves: Moves, nexts: Moves) -> Iterator[Choice]:
    """Yield a choice for each checker that may move; where it can go one way only, that move itself."""
    for source in dict.fromkeys(move.source for move in nexts):
        ways = [move for move in nexts if move.source == source]
        if len(ways) == 1:
            yield Choice(format_moves(ways), (*moves, ways[0]))
        else:
            yield Choice("bar" if source == BAR else str(source), moves, source)


def _targets(position: Position, roll: Roll, moves: Moves, source: int) -> Iterator[Choice]:
    """Yield a choice for each place where the chosen checker can go, with one die or with several.

    Two ways that lead to different positions, one of them hitting, are two choices.
    """
    seen = set()
    ways = [(*moves, move) for move in next_moves(position, roll, moves) if move.source == source]
    while ways:
        for way in ways:
            result = after_moves(position, way)
            if result not in seen:
                seen.add(result)
                yield Choice(format_moves(way[len(moves) :]), way)
        ways = [(*way, move) for way in ways for move in _onward(position, roll, way)]


def _onward(position: Position, roll: Roll, way: Moves) -> Iterator[CheckerMove]:
    """Yield how the checker that moved last may go on."""
    return (move for move in next_moves(position, roll, way) if move.source == way[-1].target)


def _back(moves: Moves, selected: int | None) -> Choice | None:
    if selected is not None:
        return Choice("Other checker", moves)
    return Choice("Undo", moves[:-1]) if moves else None
