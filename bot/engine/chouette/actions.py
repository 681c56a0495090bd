"""The actions of a chouette, beside those of `bot.engine` on the board and its cubes.

`RollDice`, `OfferDouble`, `AnswerOffer` and `MakePlay` are those of the two-player game; doubles and answers
are only prepared by them, and take effect together.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from bot.engine import actions as board_actions
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.options import ChouetteSheet
from bot.engine.game import Answer, WinKind
from bot.engine.keys import BetIndex, CubeIndex, PlayerId


@dataclass(frozen=True, slots=True)
class Join:
    """Be dealt in from the next game on, at the bottom."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the chouette; in a game, others act for the bets that are still active."""


@dataclass(frozen=True, slots=True)
class GoAway:
    """Sit out until `ComeBack`; in a game, one's proxy answers, or else one follows the captain."""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Be dealt in again, at the bottom."""


@dataclass(frozen=True, slots=True)
class StartGame:
    """Start the first game, or the next one."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Have the bot join: a player like others, who needs no time, gives no advice and is no proxy."""

    bot: PlayerId


@dataclass(frozen=True, slots=True)
class SendBotAway:
    """Have the bot leave, as others leave."""


@dataclass(frozen=True, slots=True)
class SetOptions:
    """Change the options: in the lobby at once, in a game from the next on, between games one later."""

    sheet: ChouetteSheet


@dataclass(frozen=True, slots=True)
class AgreeToStake:
    """Agree to a new stake."""


@dataclass(frozen=True, slots=True)
class Close:
    """End the chouette: at once, or when the game in play is over."""


@dataclass(frozen=True, slots=True)
class Reopen:
    """Take back that the chouette was closed, as long as that is possible."""


@dataclass(frozen=True, slots=True)
class NameHost:
    """Hand over to another host."""

    host: PlayerId


@dataclass(frozen=True, slots=True)
class SetLastGame:
    """Announce that the game in play, or else the next one, is the last; or take that back."""

    is_last: bool


@dataclass(frozen=True, slots=True)
class SeekPartner:
    """Ask all members at once to be the box's partner."""


@dataclass(frozen=True, slots=True)
class PlayAlone:
    """Begin the game without a partner."""


@dataclass(frozen=True, slots=True)
class ReplyToBox:
    """Say whether the member would be the box's partner."""

    is_yes: bool = field(repr=False)


@dataclass(frozen=True, slots=True)
class TakeBackDouble:
    """Take back a double before the doubling phase ends."""

    cube: CubeIndex


@dataclass(frozen=True, slots=True)
class DeclineDouble:
    """Say that one does not double before this roll; it may still be changed while the roll waits."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Let the roll wait until `Release`."""


@dataclass(frozen=True, slots=True)
class Release:
    """Let the roll wait no longer."""


@dataclass(frozen=True, slots=True)
class AnswerTogether:
    """Answer all cubes that are offered to the box together, each with its answer."""

    answers: tuple[tuple[CubeIndex, Answer], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class GiveExtra:
    """Say whether the dropper gives the lone taker an extra cube, and the fee with it."""

    is_yes: bool = field(repr=False)


@dataclass(frozen=True, slots=True)
class KeepExtras:
    """Accept the extras, and play on as answered."""


@dataclass(frozen=True, slots=True)
class Retract:
    """Drop the box's cube after all; the extras are void."""


@dataclass(frozen=True, slots=True)
class InPlaceOf:
    """Answer for a member, as their proxy."""

    member: PlayerId
    action: "board_actions.AnswerOffer | KeepExtras | Retract" = field(repr=False)


@dataclass(frozen=True, slots=True)
class Instruct:
    """Leave a standing instruction, or take it back."""

    instruction: Instruction = field(repr=False)
    is_on: bool = field(repr=False)


@dataclass(frozen=True, slots=True)
class NameProxy:
    """Name who answers for one's cube; None takes it back."""

    proxy: PlayerId | None


@dataclass(frozen=True, slots=True)
class Volunteer:
    """Be ready to play for the box, should it go."""


@dataclass(frozen=True, slots=True)
class StandDown:
    """Be ready no longer."""


@dataclass(frozen=True, slots=True)
class ProposeSettlement:
    """Offer to end a bet for points that the proposer receives, or pays if negative."""

    bet: BetIndex
    points: int


@dataclass(frozen=True, slots=True)
class Concede:
    """Offer to lose a game of that kind on a bet; a captain's offer on a shared cube is for the team."""

    bet: BetIndex
    kind: WinKind


@dataclass(frozen=True, slots=True)
class AcceptProposal:
    """Accept what the other side of a bet proposed."""

    bet: BetIndex


@dataclass(frozen=True, slots=True)
class RefuseProposal:
    """Refuse what the other side of a bet proposed."""

    bet: BetIndex


@dataclass(frozen=True, slots=True)
class WithdrawProposal:
    """Withdraw what one proposed."""

    bet: BetIndex


HostAction = SetOptions | NameHost | Close | Reopen | SetLastGame
SeatAction = Join | Leave | GoAway | ComeBack | StartGame | SeatBot | SendBotAway | AgreeToStake | HostAction
PartnerAction = SeekPartner | PlayAlone | ReplyToBox
DoublingAction = (
    board_actions.OfferDouble
    | TakeBackDouble
    | DeclineDouble
    | Hold
    | Release
    | board_actions.RollDice
    | board_actions.MakePlay
)
AnswerAction = board_actions.AnswerOffer | AnswerTogether | InPlaceOf | GiveExtra | KeepExtras | Retract
RoleAction = Instruct | NameProxy | Volunteer | StandDown
AgreementAction = ProposeSettlement | Concede | AcceptProposal | RefuseProposal | WithdrawProposal
ChouetteAction = SeatAction | PartnerAction | DoublingAction | AnswerAction | RoleAction | AgreementAction


@dataclass(frozen=True, slots=True)
class SettlementUpTo:
    """Stands for every `ProposeSettlement` on a bet, of at most that many points either way."""

    bet: BetIndex
    most: int

    def covers(self, action: object) -> bool:
        return (
            isinstance(action, ProposeSettlement)
            and action.bet == self.bet
            and abs(action.points) <= self.most
        )


@dataclass(frozen=True, slots=True)
class AnyBot:
    """Stands for every `SeatBot`: there is one at a time."""

    def covers(self, action: object) -> bool:
        return isinstance(action, SeatBot)


@dataclass(frozen=True, slots=True)
class AnyOptions:
    """Stands for `SetOptions` with every sheet that has room for those who are at the table."""

    seats: int

    def covers(self, action: object) -> bool:
        return isinstance(action, SetOptions) and action.sheet.max_players >= self.seats


@dataclass(frozen=True, slots=True)
class AnswersTogether:
    """Stands for every `AnswerTogether` that the table's rule allows: no cube is taken, or enough of them.

    Args:
        cubes: The cubes that are answered together.
        required: Those that are taken if any is.
        least: How many are taken if any is.
        raisable: Those that may be beavered too.
    """

    cubes: tuple[CubeIndex, ...]
    required: tuple[CubeIndex, ...]
    least: int
    raisable: tuple[CubeIndex, ...]

    def allows(self, takes: Collection[CubeIndex]) -> bool:
        """Whether just these cubes may be taken, or beavered."""
        return not takes or (set(self.required) <= set(takes) and len(takes) >= self.least)

    def covers(self, action: object) -> bool:
        if not isinstance(action, AnswerTogether):
            return False
        answers = dict(action.answers)
        beavers = {cube for cube, answer in answers.items() if answer is Answer.BEAVER}
        takes = {cube for cube, answer in answers.items() if answer is Answer.TAKE}
        drops = {cube for cube, answer in answers.items() if answer is Answer.DROP}
        is_whole = len(answers) == len(action.answers) and takes | beavers | drops == set(self.cubes)
        return is_whole and beavers <= set(self.raisable) and self.allows(takes | beavers)


RANGES: Final = (SettlementUpTo, AnyBot, AnyOptions, AnswersTogether)
"""The members of `Possible` that stand for many actions; `covers` says which."""

Possible = ChouetteAction | SettlementUpTo | AnyBot | AnyOptions | AnswersTogether
"""An entry of `legal_actions`: one action, or a range of them."""
