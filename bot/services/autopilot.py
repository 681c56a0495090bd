"""What the autopilot does for a player who is gone, until the game is over."""

from bot.engine import AcceptResignation, Action, Drop, Game, MakePlay, Phase, RollDice, Take
from bot.engine.autopilot import choose_play, would_take


def step_of_autopilot(game: Game) -> Action:
    """Return what the autopilot does for whoever must act; raises ValueError if nobody must."""
    match game.phase:
        case Phase.CUBE:
            return RollDice()
        case Phase.MOVE if game.roll and (play := choose_play(game.position, game.roll)):
            return MakePlay(play)
        case Phase.ANSWER:
            return _answer(game)
        case Phase.RESIGNATION:
            return AcceptResignation()
        case phase:
            raise ValueError(f"nobody must act in the phase {phase}")


def _answer(game: Game) -> Action:
    """Return the answer to the cube that is offered."""
    offer = game.cubes[0].offer
    if offer is None:
        raise ValueError("no cube is offered")
    return Take() if would_take(game.position_of(offer.to)) else Drop()
