"""Why the cube cannot be turned."""

from bot.engine import Beaver, OfferDouble, Phase, Raccoon
from bot.presenters.names import name
from bot.table import Table


def no_turn_of_cube(table: Table, player: int, action: object) -> str:
    """Return why a player may not double, beaver or raccoon though it is the time for it; "" otherwise.

    `action` is an action, or the name of the kind of action that was asked for.
    """
    match action, table.game.phase:
        case ((OfferDouble() | OfferDouble.__name__), Phase.CUBE):
            return _no_double(table, player)
        case Beaver(), Phase.ANSWER if not table.game.terms.has_beavers:
            return "This is played without beavers."
        case Raccoon(), Phase.ANSWER if not table.game.terms.has_raccoons:
            return "This is played without raccoons."
        case _:
            return ""


def _no_double(table: Table, player: int) -> str:
    game, cube, terms = table.game, table.game.cubes[0], table.game.terms
    if not terms.has_cube:
        what = "The Crawford game" if table.is_crawford else "This"
        return f"{what} is played without the cube."
    side = game.side_of(player)
    if cube.owner and cube.owner is not side:
        owner = name(table.player_on(cube.owner))
        return f"The cube is {owner}'s, and only {owner} may double."
    if side and terms.is_dead(side, cube.value):
        return "The cube is dead: a single game wins you the match anyway."
    if not terms.is_within_cap(cube.accepted_value):
        return f"The cube goes no higher than {terms.cube_cap}."
    return ""
