"""The game that a record describes, before its first entry."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat
from typing import Final

from bot.engine import Cube, Game, Side, Terms
from bot.records.entries import (
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenPlay,
)
from bot.records.match import MONEY, GameRecord, MatchRecord

PLAYERS: Final = {Side.WHITE: 1, Side.BLACK: 2}
"""The players' keys in every replayed game."""


def begin_games(match: MatchRecord) -> Iterator[Game]:
    """Each game of a match before its first entry, on the terms that the match gives it.

    Where somebody begins as nobody can, with a double or by rolling doubles, it is that side's turn already;
    where the first double in a money game is to more than 2, the cube was turned automatically before.
    """
    for record, terms in zip(match.games, _terms(match), strict=True):
        game = Game.between(PLAYERS[Side.WHITE], PLAYERS[Side.BLACK], terms)
        game = replace(game, cubes=(Cube(_first_cube(match, record)),))
        moves = [entry for entry in record.entries if not isinstance(entry, RefusedResignation)]
        match moves[:1]:
            case [WrittenPlay() | WrittenDance() | UnplayedRoll() as first] if not first.roll.is_doubles:
                yield game
            case [first]:
                yield replace(game, position=game.position_of(first.side), on_roll=first.side)
            case _:
                yield game


def _terms(match: MatchRecord) -> Iterator[Terms]:
    start, has_cube = match.start, match.has_cube
    if match.length == MONEY:
        terms = Terms(
            start,
            has_cube=has_cube,
            is_jacoby=match.is_jacoby,
            has_beavers=match.may_have_beavers,
            has_raccoons=match.may_have_raccoons,
        )
        yield from repeat(terms, len(match.games))
        return
    crawford_game = match.crawford_game
    for index, game in enumerate(match.games):
        yield Terms(
            start,
            has_cube=has_cube and match.length > 1 and index != crawford_game,
            white_dead_from=match.length - game.white_score,
            black_dead_from=match.length - game.black_score,
        )


def _first_cube(match: MatchRecord, record: GameRecord) -> int:
    """What the cube shows at the start; where it is not said, half of what the first double makes of it."""
    if record.cube > 1 or match.length > MONEY:
        return record.cube
    doubles = (entry.value for entry in record.entries if isinstance(entry, WrittenDouble))
    half = (next(doubles, None) or 0) // 2
    return half if half and half & (half - 1) == 0 else 1
