"""What is on the board of a table of two, and what is at stake, as an XGID says it."""

from typing import Final

from bot.engine import Cube, Game, OfferStage, Phase, Side, Xgid
from bot.engine import xgid as notation
from bot.play.heads_up.table import HeadsUpTable

USUAL_LIMIT: Final = 1 << 10  # what eXtreme Gammon writes; XGIDs cannot say "no limit"
OFFERS: Final = {
    OfferStage.DOUBLE: notation.DOUBLED,
    OfferStage.BEAVER: notation.BEAVERED,
    OfferStage.RACCOON: notation.RACCOONED,
}


def xgid_of(table: HeadsUpTable) -> Xgid:
    """With White as the player at the bottom."""
    game, score = table.game, table.state.score
    cube, terms = game.cubes[0], game.terms
    money_rules = notation.JACOBY * terms.is_jacoby + notation.BEAVERS * terms.has_beavers
    return Xgid(
        position=game.position_of(Side.WHITE),
        turn=_player(game.on_roll or Side.WHITE),
        cube_value=cube.value,
        cube_owner=_player(cube.owner) if cube.owner else notation.NOBODY,
        dice=_xgid_dice(game, cube),
        bottom_score=score.white,
        top_score=score.black,
        rules=notation.CRAWFORD * table.is_crawford if table.sheet.is_match else money_rules,
        match_length=table.sheet.length or 0,
        max_cube=1 if not terms.has_cube else terms.cube_cap or max(USUAL_LIMIT, cube.value),
    )


def _player(side: Side) -> int:
    return notation.BOTTOM if side is Side.WHITE else notation.TOP


def _xgid_dice(game: Game, cube: Cube) -> str:
    if cube.offer is not None:
        return OFFERS[cube.offer.stage]
    if game.phase is Phase.OVER or game.roll is None:
        return notation.TO_ROLL
    return f"{game.roll.high}{game.roll.low}"
