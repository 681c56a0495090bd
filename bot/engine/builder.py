"""Building a play step by step, one checker move after the other."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.errors import Attempt
from bot.engine.generator import Packed, results
from bot.engine.half_play import HalfPlay, why_not_move
from bot.engine.notation import format_moves
from bot.engine.play import CheckerMove, Play
from bot.engine.position import Position, format_position_id
from bot.engine.roll import Roll, format_roll

ROLLS_KEPT: Final = 32
HALF_PLAYS_KEPT: Final = 4096


def next_moves(position: Position, roll: Roll, played: Sequence[CheckerMove] = ()) -> tuple[CheckerMove, ...]:
    """The checker moves, by one die each, that may follow those `played` in a legal play.

    The rearmost checkers first; empty once the play is whole, or if nothing can be played. Of `played`, only
    sources and targets are looked at.

    Raises:
        IllegalPlay: a move in `played` was against the rules when its turn came.
    """
    half = _follow(position, roll, played)
    return tuple(move for move, further in half.next_moves() if _may_become_whole(further))


def complete_play(position: Position, roll: Roll, played: Sequence[CheckerMove]) -> Play | None:
    """None as long as the moves are not a whole legal play. Raises IllegalPlay as `next_moves` does."""
    packed = _follow(position, roll, played).packed
    return Play(position, roll, packed) if packed in _whole(position, roll) else None


def dice_left(position: Position, roll: Roll, played: Sequence[CheckerMove]) -> tuple[int, ...]:
    """The dice that the moves `played` leave, the higher first; four of them before a play of doubles.

    Where either die could have borne a checker off, the lower was used.

    Raises:
        IllegalPlay: as `next_moves`.
    """
    return _follow(position, roll, played).left


@lru_cache(maxsize=ROLLS_KEPT)
def _whole(position: Position, roll: Roll) -> frozenset[Packed]:
    """The results of a roll; building one play asks for them a hundred times."""
    return frozenset(results(position, roll))


@lru_cache(maxsize=HALF_PLAYS_KEPT)
def _may_become_whole(half: HalfPlay) -> bool:
    """Whether a legal play can begin so; building one play asks a hundred times about the same position."""
    if half.packed in _whole(half.position, half.roll):
        return True
    return any(_may_become_whole(further) for _, further in half.next_moves())


def _follow(position: Position, roll: Roll, played: Sequence[CheckerMove]) -> HalfPlay:
    half = HalfPlay.begin(position, roll)
    for move in played:
        further = half.with_move(move.source, move.target)
        if further is None:
            attempt = Attempt(format_position_id(position), format_roll(roll), format_moves(played))
            raise why_not_move(half, move.source, move.target, attempt)
        half = further
    return half
