"""What a player may do with his bets and their cubes, whoever else has bets on the same game."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.bet import Bet
from bot.engine.cube import Stage
from bot.engine.game import Game
from bot.engine.scoring import WinKind, worst_possible
from bot.engine.side import Side

_NEXT_STAGE: Final = {Stage.DOUBLE: Stage.BEAVER, Stage.BEAVER: Stage.RACCOON}


def cubes_to_double(game: Game, player: int) -> tuple[int, ...]:
    """Return the cubes that a player may offer when his side is to roll: centred ones and its own."""
    return tuple(sorted(set(_open_cubes(game, player))))


def _open_cubes(game: Game, player: int) -> Iterator[int]:
    terms = game.terms
    for bet in game.active_bets(player):
        side, cube = bet.side_of(player), game.cubes[bet.cube]
        if not (terms.has_cube and cube.is_open_to(side) and terms.is_within_cap(cube.accepted_value)):
            continue
        if not terms.is_dead(side, cube.value):
            yield bet.cube


def cubes_to_answer(game: Game, player: int) -> tuple[int, ...]:
    """Return the cubes with an open offer that awaits a player's answer."""
    waiting = (bet for bet in game.active_bets(player) if not bet.has_taken)
    offers = ((bet, game.cubes[bet.cube].offer) for bet in waiting)
    return tuple(sorted({bet.cube for bet, offer in offers if offer and offer.to is bet.side_of(player)}))


def stage_to_raise(game: Game, index: int) -> Stage | None:
    """Return the stage to which the open offer on a cube may be raised; None if it may not be."""
    cube, terms = game.cubes[index], game.terms
    if cube.offer is None or not terms.is_within_cap(cube.accepted_value * 2):
        return None
    may_raise = {Stage.BEAVER: terms.has_beavers, Stage.RACCOON: terms.has_raccoons}
    stage = _NEXT_STAGE.get(cube.offer.stage)
    return stage if stage and may_raise[stage] else None


def kinds_to_resign(game: Game, side: Side, bets: Sequence[Bet]) -> tuple[WinKind, ...]:
    """Return the kinds of game that a side may offer to lose: more than was refused this turn."""
    refused = max((bet.refused or 0 for bet in bets), default=0)
    worst = worst_kind(game, side, bets)
    return tuple(kind for kind in WinKind if refused < kind <= worst)


def worst_kind(game: Game, side: Side, bets: Sequence[Bet]) -> WinKind:
    """Return the most that a side can still lose: with Jacoby a gammon needs a cube that was turned."""
    if game.terms.is_jacoby and not any(game.cubes[bet.cube].was_turned for bet in bets):
        return WinKind.SINGLE
    return worst_possible(game.position_of(side), game.terms.checkers)
