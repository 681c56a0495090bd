"""What players agree to, or leave behind: proxies, instructions, settlements and concessions.

Each event knows what it leads to: `after` returns the chouette after it.
"""

from dataclasses import dataclass, field, replace

from bot.engine.bet import BetResult, Resignation
from bot.engine.chouette.changes import changed
from bot.engine.chouette.round import Instruction, Proposal, Proxy, Standing
from bot.engine.chouette.state import Chouette


@dataclass(frozen=True, slots=True)
class ProxyNamed:
    """A member named who answers for his cube; None takes it back, or the proxy `is_silent` and loses it."""

    member: int
    proxy: int | None
    is_silent: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        others = tuple(one for one in chouette.current.proxies if one.member != self.member)
        named = () if self.proxy is None else (Proxy(self.member, self.proxy),)
        return changed(chouette, proxies=(*others, *named))


@dataclass(frozen=True, slots=True)
class Instructed:
    """A member left a standing instruction for this game, or took it back."""

    player: int
    instruction: Instruction = field(repr=False)
    is_on: bool = field(repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it. One instruction says how to answer; the other is then off."""
        gone = {self.instruction}
        if self.is_on and self.instruction in _ANSWERS:
            gone = _ANSWERS
        standing = chouette.current.standing
        others = tuple(s for s in standing if s.player != self.player or s.instruction not in gone)
        added = (Standing(self.player, self.instruction),) if self.is_on else ()
        return changed(chouette, standing=(*others, *added))


_ANSWERS = {Instruction.TAKE, Instruction.FOLLOW}


@dataclass(frozen=True, slots=True)
class Proposed:
    """A settlement or a concession was proposed to the other side of a bet."""

    proposal: Proposal

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return changed(chouette, proposals=(*chouette.current.proposals, self.proposal))


@dataclass(frozen=True, slots=True)
class ProposalDropped:
    """A proposal was withdrawn, or refused; after a refused concession only a higher one may follow."""

    bet: int
    is_refused: bool

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        current = chouette.current
        dropped = next((one for one in current.proposals if one.bet == self.bet), None)
        left = tuple(one for one in current.proposals if one.bet != self.bet)
        game = current.game
        if self.is_refused and dropped is not None and dropped.kind is not None:
            refused = Resignation(game.bets[self.bet].side_of(dropped.by), dropped.kind)
            bets = (b.with_refusal(refused) if n == self.bet else b for n, b in enumerate(game.bets))
            game = replace(game, bets=tuple(bets))
        return changed(chouette, proposals=left, game=game)


@dataclass(frozen=True, slots=True)
class BetEnded:
    """A bet was settled by agreement, or conceded."""

    bet: int
    result: BetResult

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        current = chouette.current
        r = self.result
        bets = tuple(
            bet.settled(r.winner, r.points, r.kind, r.ending) if number == self.bet else bet
            for number, bet in enumerate(current.game.bets)
        )
        left = tuple(one for one in current.proposals if one.bet != self.bet)
        return changed(chouette, proposals=left, game=replace(current.game, bets=bets))
