"""One game of a chouette: the board, and all that is going on around it."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.chouette.ledger import Transfer
from bot.engine.game import Game
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.scoring import WinKind


class Answer(StrEnum):
    """How an open offer is answered."""

    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    FOLLOW = "follow"  # as the captain does; worked out when all answers are in


class Instruction(StrEnum):
    """What a member may leave as his standing instructions for the game."""

    HOLD = "hold"  # ask me each turn, before the captain's roll
    DOUBLE_WITH_CAPTAIN = "double"
    TAKE = "take"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True)
class DoublingPhase:
    """The cube phase of one turn.

    Args:
        offers: The cubes to be offered when it closes; hidden from the other side until then.
        holds: Who asked to be waited for.
        is_roll_pressed: Whether the roll was asked for; it is remembered while somebody holds.
        is_closed: Whether no more offers are made this turn.
        members: Who were the active members when it closed.

    """

    offers: tuple[CubeIndex, ...] = field(default=(), repr=False)
    holds: tuple[PlayerId, ...] = ()
    is_roll_pressed: bool = False
    is_closed: bool = False
    members: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class CubeAnswer:
    """An answer that was given for a player's bets on a cube: sealed until it is shown.

    `answer` is None where it is not for the eyes of whoever looks; `is_silent` tells that it was not given in
    time, and follows from the rules or from an instruction. `by` is who gave it, if that was somebody else.
    """

    player: PlayerId
    cube: CubeIndex
    answer: Answer | None = field(repr=False)
    is_shown: bool = False
    is_silent: bool = field(default=False, repr=False)
    by: PlayerId | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Reply:
    """A sealed yes or no; None where it is not for the eyes of whoever looks. Silence means no."""

    player: PlayerId
    is_yes: bool | None = field(repr=False)
    is_silent: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class LoneTaker:
    """The only one who accepted the box's initial double, before that is settled.

    Args:
        player: The lone taker.
        cube: His cube, on which the offer is still open.
        answer: What he answered: a take or a beaver.
        droppers: Those who dropped, and may give him an extra.
        replies: Which of them do, sealed.
        givers: Those who gave him one, once that was shown.

    """

    player: PlayerId
    cube: CubeIndex
    answer: Answer
    droppers: tuple[PlayerId, ...] = ()
    replies: tuple[Reply, ...] = ()
    givers: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """A settlement, or a concession, that awaits the answer of the other side of a bet.

    Args:
        bet: Which bet of the game.
        by: Who proposed it.
        points: What he would receive, or pay if negative.
        kind: The kind of game that he concedes; None for a settlement.
        speaker: Who spoke for them, as a substitute or a proxy; None where nobody did.

    """

    bet: int
    by: PlayerId
    points: int
    kind: WinKind | None = None
    speaker: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class StandingInstruction:
    """A standing instruction, for as long as the game lasts."""

    player: PlayerId
    instruction: Instruction


@dataclass(frozen=True, slots=True)
class Proxy:
    """Who answers for a member's cube."""

    member: PlayerId
    proxy: PlayerId


@dataclass(frozen=True, slots=True)
class ChouetteGame:
    """One game of a chouette, with all that is going on around the board. The box is White.

    Args:
        game: The board, the cubes and the bets: the members' first, in the order of the line, then extras.
        box: Whose bets they are, even if somebody else plays for him.
        original: Who was captain when it began.
        captain: Who moves for the team: the captain of record, or the acting one. While any member is
            active there is exactly one, and he is active; but while a lone taker decides he may have dropped,
            since succession follows only when it is known whether the lone taker plays on.
        captains: The captains of record in order, without those who left or were relieved for good.
        partner: Who shares the box's result.
        relief: Who moves this turn for a silent captain.
        window: The cube phase of the turn.
        answers: The answers to the offers that are open.
        lone: The lone taker, until that is settled.
        proposals: Settlements and concessions that await an answer.
        absent: Who no longer acts for himself in this game.
        returning: Who of those has come back, and acts again from the next game on.
        is_warned: Whether the box was silent, and has been warned.
        missed: A captain who has missed his turn, and will be relieved for good if he misses another.
        substitute: Who plays for an absent box.
        willing: Who would.
        proxies: Who answers for whom.
        standing: The instructions that members left.
        fees: What was paid with extras.

    """

    game: Game
    box: PlayerId
    original: PlayerId
    captain: PlayerId
    captains: tuple[PlayerId, ...]
    partner: PlayerId | None = None
    relief: PlayerId | None = None
    window: DoublingPhase = field(default_factory=DoublingPhase)
    answers: tuple[CubeAnswer, ...] = ()
    lone: LoneTaker | None = None
    proposals: tuple[Proposal, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    returning: tuple[PlayerId, ...] = ()
    is_warned: bool = False
    missed: PlayerId | None = None
    substitute: PlayerId | None = None
    willing: tuple[PlayerId, ...] = ()
    proxies: tuple[Proxy, ...] = ()
    standing: tuple[StandingInstruction, ...] = field(default=(), repr=False)
    fees: tuple[Transfer, ...] = ()
