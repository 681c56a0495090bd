"""The doubling phase of a turn: who may offer which cube, whom the roll waits for, and what follows."""

from collections.abc import Iterator

from bot.engine.chouette.game import Instruction
from bot.engine.chouette.options import DoubleRule
from bot.engine.chouette.people import (
    active_members,
    bets_played_by,
    has_instruction,
    is_present,
    main_bet,
    mover,
    present_members,
)
from bot.engine.chouette.state import Chouette
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.rights import cubes_to_double
from bot.engine.side import Side


def cubes_to_offer(chouette: Chouette, player: PlayerId) -> tuple[CubeIndex, ...]:
    """The cubes that a player may offer before the roll, for their own bets or as a substitute.

    On a single cube only the captain speaks for the team.
    """
    current, of = chouette.current, bets_played_by(chouette, player)
    game = current.game
    if game.side_of(of) is not game.on_roll or not is_present(chouette, player):
        return ()
    if chouette.sheet.is_single and of in active_members(chouette) and of != current.captain:
        return ()
    return cubes_to_double(game, of)


def holding(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The players whom the roll waits for: they asked for it, and may still double."""
    first = mover(chouette)
    holds = chouette.current.window.holds
    return tuple(player for player in holds if player != first and cubes_to_offer(chouette, player))


def may_hold(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player may ask the mover to wait."""
    return player != mover(chouette) and bool(cubes_to_offer(chouette, player))


def may_edit_offers(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player may still add or take back doubles: the box only until the roll is pressed."""
    current = chouette.current
    return not (current.window.is_roll_pressed and bets_played_by(chouette, player) == current.box)


def offers_of(chouette: Chouette, player: PlayerId) -> tuple[CubeIndex, ...]:
    """The cubes that a player has offered in this doubling phase."""
    return tuple(cube for cube in cubes_to_offer(chouette, player) if cube in chouette.current.window.offers)


def may_roll(chouette: Chouette) -> bool:
    """Whether the mover may ask for the roll: not if the box's choice of cubes is against the rule."""
    current = chouette.current
    if current.window.is_roll_pressed:
        return False
    player = mover(chouette)
    if player is None or bets_played_by(chouette, player) != current.box:
        return True
    offered, free = set(offers_of(chouette, player)), set(cubes_to_offer(chouette, player))
    required = {
        DoubleRule.ANY: set[CubeIndex](),
        DoubleRule.MUST_INCLUDE_CAPTAIN: free & _cube_of_captain(chouette),
        DoubleRule.ALL: free,
    }[chouette.sheet.double_rule]
    return not offered or required <= offered


def _cube_of_captain(chouette: Chouette) -> set[CubeIndex]:
    bet = main_bet(chouette.current, chouette.current.captain)
    return {bet.cube} if bet and bet.is_active else set()


def is_roll_asked_for(chouette: Chouette) -> bool:
    """Whether the doubling phase ends: the roll was pressed, or is the autopilot's, and nobody holds."""
    pressed = chouette.current.window.is_roll_pressed or mover(chouette) is None
    return pressed and not holding(chouette)


def cubes_offered(chouette: Chouette) -> tuple[CubeIndex, ...]:
    """The cubes offered when the doubling phase ends, those of standing instructions included."""
    return tuple(sorted({*_offered(chouette), *_doubled_with_captain(chouette)}))


def _offered(chouette: Chouette) -> Iterator[CubeIndex]:
    players = (*chouette.dealt, *filter(None, [chouette.current.substitute]))
    return (cube for player in players for cube in offers_of(chouette, player))


def _doubled_with_captain(chouette: Chouette) -> Iterator[CubeIndex]:
    current = chouette.current
    is_turn = current.game.on_roll is Side.BLACK
    if not is_turn or not _cube_of_captain(chouette) & set(current.window.offers):
        return
    for member in present_members(chouette):
        if has_instruction(current, member, Instruction.DOUBLE_WITH_CAPTAIN):
            bet = main_bet(current, member)
            yield from (cube for cube in cubes_to_offer(chouette, member) if bet and cube == bet.cube)
