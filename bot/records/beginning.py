"""The game that a record describes, before its first entry."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat
from typing import Final

from bot.engine import Cube, Game, Side, Terms
from bot.records.match import (
    MONEY,
    GameRecord,
    MatchRecord,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenPlay,
)

PLAYERS: Final = {Side.WHITE: 1, Side.BLACK: 2}
"""The players' keys in every replayed game."""


def begin_games(match: MatchRecord) -> Iterator[Game]:
    """Each game of a match before its first entry, on the terms that the match gives it.

    Where somebody begins as nobody can, with a double or by rolling doubles, it is that side's turn already;
    where the first double in a money game is to more than 2, the cube was turned automatically before.
    """
    for record, terms in zip(match.games, _terms(match), strict=True):
        game = Game.between(PLAYERS[Side.WHITE], PLAYERS[Side.BLACK], terms)
        if match.length == MONEY:
            game = replace(game, cubes=(Cube(_first_cube(record)),))
        match record.entries[:1]:
            case [WrittenPlay() | WrittenDance() | UnplayedRoll() as first] if not first.roll.is_doubles:
                yield game
            case [first]:
                yield replace(game, position=game.position_of(first.side), on_roll=first.side)
            case _:
                yield game


def _terms(match: MatchRecord) -> Iterator[Terms]:
    if match.length == MONEY:
        terms = Terms(match.start, is_jacoby=match.is_jacoby, has_beavers=True, has_raccoons=True)
        yield from repeat(terms, len(match.games))
        return
    crawford_game, start = match.crawford_game, match.start
    for index, game in enumerate(match.games):
        yield Terms(
            start,
            has_cube=match.length > 1 and index != crawford_game,
            white_dead_from=match.length - game.white_score,
            black_dead_from=match.length - game.black_score,
        )


def _first_cube(record: GameRecord) -> int:
    """What the cube shows at the start: half of what the first double makes of it, if that can be."""
    doubles = (entry.value for entry in record.entries if isinstance(entry, WrittenDouble))
    half = (next(doubles, None) or 0) // 2
    return half if half and half & (half - 1) == 0 else 1
