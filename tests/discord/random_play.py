"""People who play two-player games at random."""

from random import Random

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    legal_actions,
)
from tests.engine.games import kind_of

WEIGHTS: dict[type[Action] | Answer, float] = {
    RollDice: 20,
    OfferDouble: 3,
    Answer.TAKE: 4,
    Answer.BEAVER: 2,
    Answer.RACCOON: 2,
    Answer.DROP: 1,
    MakePlay: 20,
    OfferResignation: 0.2,
    AcceptResignation: 1,
    RefuseResignation: 3,
}
RUNS_HOME = 0.7
"""How often players run home as fast as they can, so that games end."""


def choose(game: Game, player: int, random: Random) -> Action:
    """Return some legal action: first of what kind, then which."""
    possible = legal_actions(game, player)
    kinds = list(dict.fromkeys(map(kind_of, possible)))
    (kind,) = random.choices(kinds, [WEIGHTS[kind] for kind in kinds])
    chosen = [action for action in possible if kind_of(action) is kind]
    plays = [action for action in chosen if isinstance(action, MakePlay)]
    if plays and random.random() < RUNS_HOME:
        return min(plays, key=lambda action: action.play.after.own_pips)
    return random.choice(chosen)
