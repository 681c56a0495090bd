"""What a chouette refuses.

The message names the kinds of things that are possible, and tells nobody's sealed answer.
"""

from collections.abc import Sequence

from bot.engine.chouette.actions import ChouetteAction, Possible
from bot.engine.chouette.state import Chouette
from bot.engine.errors import EngineError
from bot.engine.keys import PlayerId


class NotAllowed(EngineError):
    """An `action` that is not among those `possible` for this player now."""

    def __init__(
        self, chouette: Chouette, player: PlayerId, action: ChouetteAction, possible: Sequence[Possible]
    ) -> None:
        kinds = ", ".join(dict.fromkeys(type(other).__name__ for other in possible)) or "nothing"
        step, number = chouette.step, chouette.number
        super().__init__(
            f"{type(action).__name__} by {player} in game {number}, step {step}, where {kinds} is possible"
        )
        self.chouette = chouette
        self.player = player
        self.action = action
        self.possible = tuple(possible)
