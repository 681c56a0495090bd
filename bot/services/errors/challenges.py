"""A challenge that cannot be made, or answered so."""

from bot.services.errors.base import ServiceError
from bot.table import Player


class ChallengeOver(ServiceError):
    """The challenge was answered already."""


class NotYourChallenge(ServiceError):
    """This answer to the challenge is somebody else's: to accept, to decline or to withdraw."""


class OpponentGone(ServiceError):
    """A rematch with somebody who had himself erased."""


class SameSheet(ServiceError):
    """The sheet that was proposed is the one that is offered already."""


class SelfChallenge(ServiceError):
    """One cannot play oneself."""


class BotChallenge(ServiceError):
    """A bot cannot be challenged."""


class ChannelBusy(ServiceError):
    """Another table is open in this channel."""


class AlreadyChallenged(ServiceError):
    """The caller has challenged the same opponent to a rematch already."""


class TooManyChallenges(ServiceError):
    """As many of the caller's challenges are open as may be; `opponent` is to whom, None if to anybody."""

    def __init__(self, number: int, opponent: Player | None = None) -> None:
        self.number = number
        self.opponent = opponent
        super().__init__()


class TooManyLobbies(ServiceError):
    """As many chouettes of the caller wait for their first game as may."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__()
