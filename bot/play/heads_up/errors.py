"""Why a use case of two players alone refused."""

from bot.play.base.errors import ServiceError
from bot.play.base.table import Player


class NotBetweenGames(ServiceError):
    """The session is in the middle of a game, or has ended."""


class ChallengeOver(ServiceError):
    """The challenge was answered already."""


class NotYourChallenge(ServiceError):
    """Only somebody else may accept, decline or withdraw this challenge."""


class OpponentGone(ServiceError):
    """A rematch with somebody who was erased."""


class SameSheet(ServiceError):
    """The proposed sheet is the one on offer already."""


class SelfChallenge(ServiceError):
    """One cannot play oneself."""


class BotChallenge(ServiceError):
    """A bot cannot be challenged."""


class AlreadyChallenged(ServiceError):
    """The caller has challenged the same opponent to a rematch already."""


class TooManyChallenges(ServiceError):
    """The caller has too many open challenges; `opponent` is whom they challenged, None for anybody."""

    def __init__(self, number: int, opponent: Player | None = None) -> None:
        self.number = number
        self.opponent = opponent
        super().__init__()


class NothingToTakeBack(ServiceError):
    """The caller's last action in the game was neither a play nor a double."""


class OpponentActed(ServiceError):
    """The other side has acted since the action to take back."""


class DiceThrown(ServiceError):
    """Dice were thrown since the action to take back, and dice are never thrown again."""


class ResignLater(ServiceError):
    """The player cannot resign on the other side's turn."""


class GameEnded(ServiceError):
    """The game of the action is over."""


class TakebackAsked(ServiceError):
    """The caller has asked already to take that back."""


class NoTakebackAsked(ServiceError):
    """The caller has no takeback to grant or to refuse."""


class NoClock(ServiceError):
    """Turns are not timed at the table."""


class NoAutopilot(ServiceError):
    """The autopilot does not play for the caller."""


class NobodysTurn(ServiceError):
    """No game is in play, so nobody's time runs."""


class OwnTime(ServiceError):
    """It is the caller's own time that runs: the other side may claim, or grant more."""


class TheirTime(ServiceError):
    """It is the other side's time that runs: one may grant more, but not ask for it."""


class TooEarly(ServiceError):
    """The other side has time left."""


class AlreadyAsked(ServiceError):
    """The caller has asked for more time in this turn already."""
