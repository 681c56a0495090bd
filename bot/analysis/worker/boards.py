"""Positions as bgsage wants them."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine import BAR, CHECKERS, POINTS, Position

Board: TypeAlias = list[int]
"""The mover's checkers positive on their points, the others' negative; 25 is the mover's bar, 0 theirs."""


def board_of(position: Position) -> Board:
    """A position as bgsage wants it."""
    board = [position.other[BAR], *position.own[1:]]
    for point in POINTS:
        board[BAR - point] -= position.other[point]
    return board


def position_of(board: Sequence[int]) -> Position:
    """The position that a board of bgsage shows."""
    own = [max(count, 0) for count in board[:BAR]] + [board[BAR]]
    other = [0, *(max(-board[BAR - point], 0) for point in POINTS), board[0]]
    own[0] = 0
    return Position((CHECKERS - sum(own), *own[1:]), (CHECKERS - sum(other), *other[1:]))
