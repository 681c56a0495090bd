"""The doubling cube, and the offers made with it.

An offer climbs by stages: a double, then a beaver, then a raccoon. At each stage a refusal costs the value
before that stage, and an acceptance plays on at twice that.
"""

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from bot.engine.errors import InvalidGame
from bot.engine.position import Side


class OfferStage(IntEnum):
    """How far an offer has climbed: the number of turns of the cube that are on the table already."""

    DOUBLE = 0
    BEAVER = 1
    RACCOON = 2


class Answer(StrEnum):
    """How an open offer is answered; a drop is what players call a pass."""

    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"  # turns a double once more; the beaverer keeps the cube
    RACCOON = "raccoon"  # turns a beaver once more, and leaves the cube where it is
    FOLLOW = "follow"  # as the captain of a chouette does; worked out when all answers are in


@dataclass(frozen=True, slots=True)
class Offer:
    """A double that awaits its answer, or the beaver or raccoon that answered it."""

    by: Side
    stage: OfferStage = OfferStage.DOUBLE

    @property
    def to(self) -> Side:
        """The side that must answer: the doubled one, but the doubler answers a beaver."""
        return self.by if self.stage is OfferStage.BEAVER else self.by.other


@dataclass(frozen=True, slots=True)
class Cube:
    """A doubling cube as it lies: its value, its owner, and the offer that is open on it.

    Args:
        value: What a single game costs now, before any open offer is accepted.
        owner: The side that alone may turn it; None while it is centred.
        was_turned: Whether an offer on it was ever accepted, which is what Jacoby asks.

    Raises:
        InvalidGame: The value is not a power of two.
    """

    value: int = 1
    owner: Side | None = None
    was_turned: bool = False
    offer: Offer | None = None

    def __post_init__(self) -> None:
        if self.value < 1 or self.value & (self.value - 1):
            raise InvalidGame(self.value, "a cube shows a power of two")

    @property
    def refusal_points(self) -> int:
        """What refusing the open offer costs: 1, 2 or 4 times the value, by its stage."""
        return self.value if self.offer is None else self.value << self.offer.stage

    @property
    def accepted_value(self) -> int:
        return self.refusal_points * 2

    def is_open_to(self, side: Side) -> bool:
        """Whether `side` has access: the cube is centred or its own, and no offer is open."""
        return self.offer is None and self.owner in (None, side)

    def offered(self, by: Side) -> "Cube":
        return replace(self, offer=Offer(by))

    def raised(self) -> "Cube":
        if self.offer is None:
            raise InvalidGame(self, "only an open offer can be raised")
        return replace(self, offer=replace(self.offer, stage=OfferStage(self.offer.stage + 1)))

    def accepted(self) -> "Cube":
        """The doubled side owns it."""
        if self.offer is None:
            raise InvalidGame(self, "only an open offer can be accepted")
        return Cube(self.accepted_value, self.offer.by.other, was_turned=True)
