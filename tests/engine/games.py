"""Games for tests: set up by a board, driven by scripted dice."""

from bot.engine import (
    Action,
    Bet,
    Cube,
    Game,
    MakePlay,
    Roll,
    Side,
    Terms,
    Throw,
    act,
    parse_play,
    replay,
)
from bot.engine.board import parse_board

ALICE, BOB = 1, 2


def scripted(*dice: int) -> Throw:
    """Return dice that fall as written; one throw more than that is an error."""
    falls = iter(dice)
    return lambda: next(falls)


def no_dice() -> int:
    """Refuse to be thrown."""
    raise AssertionError("nobody may throw now")


def game_at(
    board: str,
    *,
    on_roll: Side = Side.WHITE,
    roll: str = "",
    cube: Cube | None = None,
    terms: Terms | None = None,
) -> Game:
    """Return a game of Alice (White) and Bob at a board, which is seen from the side on roll."""
    dice = Roll(int(roll[0]), int(roll[1])) if roll else None
    return Game(terms or Terms(), parse_board(board), (cube or Cube(),), (Bet(ALICE, BOB),), on_roll, dice)


def after(game: Game, player: int, action: Action, throw: Throw = no_dice) -> Game:
    """Return the game after a player did something."""
    return replay(game, act(game, player, action, throw))


def played(game: Game, player: int, notation: str) -> Game:
    """Return the game after a player played what is written."""
    assert game.roll is not None
    return after(game, player, MakePlay(parse_play(notation, game.position, game.roll)))
