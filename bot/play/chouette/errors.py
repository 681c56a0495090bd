"""Why a use case of chouettes alone refused."""

from bot.engine.chouette import NoAdvice
from bot.play.base.errors import ServiceError
from bot.play.base.table import Player, Table


class ChannelReused(ServiceError):
    """A chouette is to go on where another game has begun since it was closed."""

    def __init__(self, taken: Table) -> None:
        super().__init__(taken)
        self.taken = taken


class TooManyLobbies(ServiceError):
    """Too many chouettes of the caller wait for their first game."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__()


class NoAdviceHere(ServiceError):
    """The caller may not advise the captain of a chouette; `reason` says why."""

    def __init__(self, table: Table, reason: NoAdvice) -> None:
        super().__init__(table)
        self.reason = reason


class NothingToSuggest(ServiceError):
    """The team has no roll to play, so no play can be suggested."""


class SuggestionVoid(ServiceError):
    """The team has played since the suggestion."""


class NotTheirPayment(ServiceError):
    """It is for one of the two people of a payment to say whether it is made."""

    def __init__(self, state: str, payer: Player, payee: Player) -> None:
        super().__init__()
        self.state = state
        self.payer = payer
        self.payee = payee


class PaymentChanged(ServiceError):
    """A payment is not in the state that a button was about."""

    def __init__(self, state: str, payee: Player) -> None:
        super().__init__()
        self.state = state
        self.payee = payee
