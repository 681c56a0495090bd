"""A player's rights on their own bets and cubes, in any game, with any number of bets."""

from collections.abc import Iterator, Sequence

from bot.engine.game import Answer, Bet, Game, OfferStage, WinKind
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.position import Side
from bot.engine.scoring import cost_of, may_lose, may_lose_with_roll, worst_possible, worst_with_roll


def cubes_to_double(game: Game, player: PlayerId) -> tuple[CubeIndex, ...]:
    """The cubes that a player may offer when their side is to roll: centred ones and its own."""
    return tuple(sorted(set(_open_cubes(game, player))))


def _open_cubes(game: Game, player: PlayerId) -> Iterator[CubeIndex]:
    terms = game.terms
    for bet in game.active_bets(player):
        side, cube = bet.side_of(player), game.cubes[bet.cube]
        if not (terms.has_cube and cube.is_open_to(side) and terms.is_within_cap(cube.accepted_value)):
            continue
        if not terms.is_dead(side, cube.value):
            yield bet.cube


def cubes_to_answer(game: Game, player: PlayerId) -> tuple[CubeIndex, ...]:
    waiting = (bet for bet in game.active_bets(player) if not bet.has_taken)
    offers = ((bet, game.cubes[bet.cube].offer) for bet in waiting)
    return tuple(sorted({bet.cube for bet, offer in offers if offer and offer.to is bet.side_of(player)}))


def raise_on(game: Game, index: CubeIndex) -> Answer | None:
    """How the open offer on a cube may be answered with another turn; None if it may not be."""
    cube, terms = game.cubes[index], game.terms
    if cube.offer is None or not terms.is_within_cap(cube.accepted_value * 2):
        return None
    match cube.offer.stage:
        case OfferStage.DOUBLE if terms.has_beavers:
            return Answer.BEAVER
        case OfferStage.BEAVER if terms.has_raccoons:
            return Answer.RACCOON
        case _:
            return None


def answers_on_board(game: Game, index: CubeIndex) -> tuple[Answer, ...]:
    """How the open offer on a cube may be answered, without a captain who could be followed."""
    raised = raise_on(game, index)
    return (Answer.TAKE, Answer.DROP, *((raised,) if raised else ()))


def kinds_to_resign(game: Game, side: Side, bets: Sequence[Bet]) -> tuple[WinKind, ...]:
    """The kinds of game that a side may offer to lose: each for more points than were refused this turn.

    Of kinds that cost the same, the first stands for all. A side that can no longer lose has none.
    """
    kinds = _kinds_that_differ(game, side, bets)
    return tuple(kind for kind in kinds if all(_is_higher(game, side, bet, kind) for bet in bets))


def costs_most(game: Game, side: Side, bets: Sequence[Bet], kind: WinKind) -> bool:
    """Whether a side can lose no more than by that kind of game."""
    kinds = _kinds_that_differ(game, side, bets)
    return not kinds or _costs(game, side, bets, kind) >= _costs(game, side, bets, kinds[-1])


def _is_higher(game: Game, side: Side, bet: Bet, kind: WinKind) -> bool:
    """Whether a kind costs more than what was refused on a bet, at the cube as it lies now."""
    refused, cube = bet.refusal_of(side), game.cubes[bet.cube]
    if refused is None:
        return True
    return cost_of(kind, cube, game.terms, side) > refused.points


def _kinds_that_differ(game: Game, side: Side, bets: Sequence[Bet]) -> tuple[WinKind, ...]:
    """The kinds of game that a side can still lose, each costlier than the one before."""
    kinds: dict[tuple[int, ...], WinKind] = {}
    worst = _worst_on_board(game, side)
    for kind in WinKind:
        if worst is not None and kind <= worst:
            kinds.setdefault(_costs(game, side, bets, kind), kind)
    return tuple(kinds.values())


def _worst_on_board(game: Game, side: Side) -> WinKind | None:
    """The most that the position leaves; None where the side can no longer lose."""
    checkers, is_on_roll = game.terms.checkers, side is game.on_roll
    if game.roll is not None:
        is_open = may_lose_with_roll(game.plays, is_on_roll=is_on_roll)
        worst = worst_with_roll(game.position, game.plays, checkers, is_on_roll=is_on_roll)
    else:
        position = game.position_of(side)
        is_open = may_lose(position, is_on_roll=is_on_roll)
        worst = worst_possible(position, checkers, is_on_roll=is_on_roll)
    return worst if is_open else None


def _costs(game: Game, side: Side, bets: Sequence[Bet], kind: WinKind) -> tuple[int, ...]:
    """The cost of losing that kind, bet by bet."""
    return tuple(cost_of(kind, game.cubes[bet.cube], game.terms, side) for bet in bets)
