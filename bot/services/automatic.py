"""What the bot does for players who have left it to the bot; never anything that they could decide."""

from collections.abc import Mapping

from bot.engine import Action, Game, OfferDouble, Phase, RollDice, legal_actions, players_to_act, plays_of
from bot.engine.actions import MakePlay
from bot.preferences import PlayerPreferences


def step_left_to_the_bot(
    game: Game, preferences: Mapping[int, PlayerPreferences]
) -> tuple[int, Action] | None:
    """Return the step that the game waits for, and whose it is, if that player has left it to the bot."""
    for player in players_to_act(game):
        chosen = preferences.get(player, PlayerPreferences())
        action = _step(game, player, chosen)
        if action is not None:
            return player, action
    return None


def _step(game: Game, player: int, chosen: PlayerPreferences) -> Action | None:
    if chosen.rolls_by_itself and game.phase is Phase.CUBE:
        may_double = any(isinstance(action, OfferDouble) for action in legal_actions(game, player))
        return None if may_double else RollDice()
    if chosen.plays_forced and game.phase is Phase.MOVE:
        plays = plays_of(game, player)
        return MakePlay(plays[0]) if len(plays) == 1 else None
    return None
