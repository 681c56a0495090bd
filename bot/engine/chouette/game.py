"""One game of a chouette: the board, and everything around it."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.chouette.ledger import Transfer
from bot.engine.events import Autopilot
from bot.engine.game import Answer, Game, WinKind
from bot.engine.keys import BetIndex, CubeIndex, PlayerId


class Instruction(StrEnum):
    """A member's standing instruction, for the game or until they withdraw it."""

    HOLD = "hold"  # ask me each turn, before the captain's roll
    NO_DOUBLE = "nodouble"  # roll without waiting for me, in later games too
    DOUBLE_WITH_CAPTAIN = "double"
    TAKE = "take"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True)
class DoublingPhase:
    """When members may double before a roll.

    Args:
        offers: The cubes to be offered when it closes; hidden from the other side until then.
        is_roll_pressed: Whether the roll was asked for; it is remembered while somebody holds.
        is_closed: Whether no more offers are made this turn.
        members: Who were the active members when it closed.
        declined: Who of the crew said that they do not double; hidden, so that nobody knows for whom the
            roll waits.
        is_grace_over: Whether the roll waits for the crew no longer.
        pressed_by: Who asked for the roll; None while nobody has.
    """

    offers: tuple[CubeIndex, ...] = field(default=(), repr=False)
    holds: tuple[PlayerId, ...] = ()
    is_roll_pressed: bool = False
    is_closed: bool = False
    members: tuple[PlayerId, ...] = ()
    declined: tuple[PlayerId, ...] = field(default=(), repr=False)
    is_grace_over: bool = False
    pressed_by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class CubeAnswer:
    """An answer for a player's bets on a cube: sealed until it is shown.

    `answer` is None where the viewer may not see it; `is_silent` tells that it was not given in time, and
    follows from the rules or from an instruction. `by` is who gave it, if that was somebody else;
    `autopilot` tells which one chose it.
    """

    player: PlayerId
    cube: CubeIndex
    answer: Answer | None = field(repr=False)
    is_shown: bool = False
    is_silent: bool = field(default=False, repr=False)
    by: PlayerId | None = field(default=None, repr=False)
    autopilot: Autopilot | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Reply:
    """A sealed yes or no; None where the viewer may not see it. Silence means no."""

    player: PlayerId
    is_yes: bool | None = field(repr=False)
    is_silent: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class LoneTaker:
    """The only one who accepted the box's initial double, before that is settled.

    Args:
        cube: Their cube, on which the offer is still open.
        droppers: Those who dropped, and may give them an extra.
        replies: Which of the droppers do, sealed.
        givers: Those who gave one, once that was shown.
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
        points: What the proposer would receive, or pay if negative.
        kind: The kind of game that they concede; None for a settlement.
        speaker: The substitute or proxy who spoke for the proposer, if any.
    """

    bet: BetIndex
    by: PlayerId
    points: int
    kind: WinKind | None = None
    speaker: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class StandingInstruction:
    """A standing instruction in one game; unless `is_given`, it comes of going away."""

    player: PlayerId
    instruction: Instruction
    is_given: bool = True


@dataclass(frozen=True, slots=True)
class Proxy:
    """The player who answers for a member's cube."""

    member: PlayerId
    proxy: PlayerId


@dataclass(frozen=True, slots=True)
class ChouetteGame:
    """One game of a chouette: the board, and everything around it. The box is White.

    Args:
        game: The board, the cubes and the bets: the members' first, in the order of the line, then extras.
        box: Who owns the bets, even if somebody else plays for them.
        original: Who was captain when it began.
        captain: Who moves for the team: the captain of record, or the acting one. While any member is
            active there is exactly one, who is active; but while a lone taker decides, the captain may have
            dropped, since succession follows only when it is known whether the lone taker plays on.
        captains: The captains of record in order, without those who left or were relieved for good while
            their bet was active.
        partner: Who shares the box's result.
        relief: Who moves this turn for a silent captain.
        doubling: The doubling phase of the turn.
        absent: Who no longer acts for themselves in this game.
        returning: Who of those has come back, and acts again from the next game on: a box, or who is out.
        is_warned: Whether the box was silent, and has been warned.
        missed: A captain who has missed a turn, and will be relieved for good by another miss.
        substitute: Who plays for an absent box.
        willing: Who would.
        fees: What was paid with extras.
        unasked: Who once let a roll wait until their time was up; a captain that is the bot asks them
            no more.
        is_autopiloted: Whether the autopilot moves this turn for a silent captain.
        relieved: Which captains were relieved for good, and have not come back to a bet that is active.
        is_acting: Whether the captain only acts.
    """

    game: Game
    box: PlayerId
    original: PlayerId
    captain: PlayerId
    captains: tuple[PlayerId, ...]
    partner: PlayerId | None = None
    relief: PlayerId | None = None
    doubling: DoublingPhase = field(default_factory=DoublingPhase)
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
    unasked: tuple[PlayerId, ...] = ()
    is_autopiloted: bool = False
    relieved: tuple[PlayerId, ...] = ()
    is_acting: bool = False
