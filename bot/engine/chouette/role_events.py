"""Events around captain and box, and what players agree to or leave behind.

`after` is the chouette after the event.
"""

from dataclasses import dataclass, field, replace

from bot.engine.chouette.game import CubeAnswer, Instruction, Proposal, Proxy, StandingInstruction
from bot.engine.chouette.line import to_bottom, without
from bot.engine.chouette.people import hand_over
from bot.engine.chouette.state import Chouette, replace_game
from bot.engine.game import Answer, BetResult, Ending, Resignation, WinKind
from bot.engine.keys import BetIndex, GameNumber, PlayerId
from bot.engine.play import CheckerMove
from bot.engine.position import Side


@dataclass(frozen=True, slots=True)
class CaptainSucceeded:
    """The team has a new captain, or one who was relieved for good is captain of record again.

    Args:
        is_of_record: Whether they are captain of record, who may win the box; or only acting.
        dropped: The captain before them, who goes to the bottom of the line for dropping.
        gone: The captain before them, who left or was relieved for good, and no longer counts.
    """

    captain: PlayerId
    is_of_record: bool
    dropped: PlayerId | None = None
    gone: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        current = chouette.current
        captains = tuple(captain for captain in current.captains if captain != self.gone)
        if self.is_of_record:
            captains = (*without(captains, self.captain), self.captain)
        line = to_bottom(chouette.line, self.dropped)
        moved = replace(chouette, line=line)
        proposals = tuple(one for one in current.proposals if not self._binds_team_now(chouette, one))
        answers = tuple(one for one in current.answers if not self._follows_nobody_now(one))
        return replace_game(
            moved,
            captain=self.captain,
            captains=captains,
            relief=None,
            missed=None,
            answers=answers,
            proposals=proposals,
            is_acting=not self.is_of_record,
        )

    def _follows_nobody_now(self, answered: CubeAnswer) -> bool:
        """Whether the new captain answered to follow the captain."""
        return answered.player == self.captain and answered.answer is Answer.FOLLOW

    def _binds_team_now(self, chouette: Chouette, proposal: Proposal) -> bool:
        """Whether the new captain proposed this for themselves alone, while as captain they bind all."""
        return chouette.sheet.is_single and proposal.by == self.captain and proposal.kind is not None


@dataclass(frozen=True, slots=True)
class CaptainStruck:
    """A captain of record left, or was relieved for good: nobody succeeds them, and they no longer count."""

    captain: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        captains = without(chouette.current.captains, self.captain)
        return replace_game(chouette, captains=captains)


@dataclass(frozen=True, slots=True)
class CaptainMissed:
    """The captain was silent; a second time in a row, and they are relieved for good.

    `successor` is who would then be captain; None for nobody.
    """

    player: PlayerId
    successor: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, missed=self.player)


@dataclass(frozen=True, slots=True)
class RelievedForTurn:
    """A player moves this turn for a silent captain; None is the autopilot, if no member is there."""

    player: PlayerId | None

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, relief=self.player, is_autopiloted=self.player is None)


@dataclass(frozen=True, slots=True)
class ReturnedInTime:
    """A silent player acts again, in time."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        current = chouette.current
        missed = None if current.missed == self.player else current.missed
        return replace_game(
            chouette, missed=missed, is_warned=current.is_warned and current.box != self.player
        )


@dataclass(frozen=True, slots=True)
class BoxWarned:
    """The box was silent; if it stays so, others act for it."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, is_warned=True)


@dataclass(frozen=True, slots=True)
class LostTheTurn:
    """A player was silent for too long and is out of this game; with `is_away`, out of the next too."""

    player: PlayerId
    is_away: bool

    def after(self, chouette: Chouette) -> Chouette:
        """A captain who had prepared a double, and only did not roll, still doubles."""
        current = chouette.current
        away = (*chouette.away, self.player) if self.is_away else chouette.away
        left = hand_over(current, self.player)
        if self.player == current.captain:
            left = replace(left, doubling=current.doubling)
        if self.player == current.captain and self.is_away:
            left = replace(left, relieved=(*without(current.relieved, self.player), self.player))
        return replace(chouette, away=away, in_play=left)


@dataclass(frozen=True, slots=True)
class BoxForfeited:
    """The absent box, without anyone to play for it, loses a single game on each bet.

    An open double of either side was not taken; but who beavered has taken the double before it.
    """

    def after(self, chouette: Chouette) -> Chouette:
        game = chouette.game
        box = chouette.current.box
        lost = [bet.is_active and bet.white == box for bet in game.bets]
        bets = tuple(
            bet.settled(Side.BLACK, game.cubes[bet.cube].refusal_points, WinKind.SINGLE, Ending.FORFEITED)
            if is_lost
            else bet
            for bet, is_lost in zip(game.bets, lost, strict=True)
        )
        over = {bet.cube for bet, is_lost in zip(game.bets, lost, strict=True) if is_lost}
        cubes = tuple(replace(c, offer=None) if n in over else c for n, c in enumerate(game.cubes))
        forfeited = replace(game, bets=bets, cubes=cubes)
        proposals = tuple(one for one in chouette.current.proposals if bets[one.bet].is_active)
        return replace_game(chouette, game=forfeited, answers=(), lone=None, proposals=proposals)


@dataclass(frozen=True, slots=True)
class Volunteered:
    """A player who is out of the game offers to stand in if the box leaves."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, willing=(*chouette.current.willing, self.player))


@dataclass(frozen=True, slots=True)
class VolunteerWithdrew:
    """A volunteer would play for the box no longer."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, willing=without(chouette.current.willing, self.player))


@dataclass(frozen=True, slots=True)
class Substituted:
    """A player stands in for the absent box from now on; the ledger stays the box's."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        willing = without(chouette.current.willing, self.player)
        return replace_game(chouette, substitute=self.player, willing=willing)


@dataclass(frozen=True, slots=True)
class ProxyNamed:
    """A member named who answers for their cube; None takes it back, or the silent proxy loses it."""

    member: PlayerId
    proxy: PlayerId | None
    is_silent: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        others = tuple(one for one in chouette.current.proxies if one.member != self.member)
        named = () if self.proxy is None else (Proxy(self.member, self.proxy),)
        return replace_game(chouette, proxies=(*others, *named))


@dataclass(frozen=True, slots=True)
class Instructed:
    """A member left a standing instruction, or took it back."""

    player: PlayerId
    instruction: Instruction = field(repr=False)
    is_on: bool = field(repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        """Only one instruction says how to answer, and only one what the roll waits for."""
        gone = {self.instruction}
        if self.is_on:
            gone = next((each for each in _INSTEAD if self.instruction in each), gone)
        standing = chouette.current.standing
        others = tuple(s for s in standing if s.player != self.player or s.instruction not in gone)
        added = (StandingInstruction(self.player, self.instruction),) if self.is_on else ()
        if Instruction.NO_DOUBLE in gone:
            chouette = self._awaited_or_not(chouette)
        return replace_game(chouette, standing=(*others, *added))

    def _awaited_or_not(self, chouette: Chouette) -> Chouette:
        """Keep beyond the game whether rolls wait for the player."""
        others = tuple(player for player in chouette.not_awaited if player != self.player)
        is_not_awaited = self.is_on and self.instruction is Instruction.NO_DOUBLE
        return replace(chouette, not_awaited=(*others, self.player) if is_not_awaited else others)


_INSTEAD = ({Instruction.TAKE, Instruction.FOLLOW}, {Instruction.HOLD, Instruction.NO_DOUBLE})


@dataclass(frozen=True, slots=True)
class Proposed:
    """A settlement or a concession was proposed to the other side of a bet."""

    proposal: Proposal

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, proposals=(*chouette.current.proposals, self.proposal))


@dataclass(frozen=True, slots=True)
class ProposalDropped:
    """A proposal was withdrawn, or refused; after a refused concession only a higher one may follow.

    `by` is who did it, and `of` whose offer or answer it was; None where nobody could speak for a player.
    """

    bet: BetIndex
    is_refused: bool
    by: PlayerId | None = None
    of: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        current = chouette.current
        dropped = next((one for one in current.proposals if one.bet == self.bet), None)
        left = tuple(one for one in current.proposals if one.bet != self.bet)
        game = current.game
        if self.is_refused and dropped is not None and dropped.kind is not None:
            refused = Resignation(game.bets[self.bet].side_of(dropped.by), dropped.kind, abs(dropped.points))
            bets = (b.with_refusal(refused) if n == self.bet else b for n, b in enumerate(game.bets))
            game = replace(game, bets=tuple(bets))
        return replace_game(chouette, proposals=left, game=game)


@dataclass(frozen=True, slots=True)
class BetEnded:
    """A bet was settled by agreement, or conceded.

    `for_white` and `for_black` spoke for its players; None where nobody had to.
    """

    bet: BetIndex
    result: BetResult
    for_white: PlayerId | None = None
    for_black: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        current = chouette.current
        r = self.result
        bets = tuple(
            bet.settled(r.winner, r.points, r.kind, r.ending) if number == self.bet else bet
            for number, bet in enumerate(current.game.bets)
        )
        left = tuple(one for one in current.proposals if one.bet != self.bet)
        return replace_game(chouette, proposals=left, game=replace(current.game, bets=bets))


@dataclass(frozen=True, slots=True)
class PlaySuggested:
    """A player was for a play of the team's roll, and for no other; without moves, for none any longer.

    It changes nothing, and nobody else learns of it before the game may be analysed.
    """

    player: PlayerId
    moves: tuple[CheckerMove, ...] = field(repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        return chouette


@dataclass(frozen=True, slots=True)
class AnalysisAgreed:
    """A player agreed that a game that is over be analysed before the session is.

    Those of whom that still waited, and whom nobody had asked before, are `asked` to agree too.
    """

    player: PlayerId
    game: GameNumber
    asked: tuple[PlayerId, ...] = ()

    def after(self, chouette: Chouette) -> Chouette:
        """It changes nothing in any game."""
        return chouette


RoleEvent = (
    CaptainSucceeded
    | CaptainStruck
    | CaptainMissed
    | RelievedForTurn
    | ReturnedInTime
    | BoxWarned
    | LostTheTurn
    | BoxForfeited
    | Volunteered
    | VolunteerWithdrew
    | Substituted
)
AgreementEvent = (
    ProxyNamed | Instructed | Proposed | ProposalDropped | BetEnded | PlaySuggested | AnalysisAgreed
)
