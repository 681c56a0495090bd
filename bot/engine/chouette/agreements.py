"""Settlements and concessions: bet by bet, agreed by both of its sides."""

from collections.abc import Iterator
from typing import assert_never

from bot.engine.bet import Bet, BetResult, Ending
from bot.engine.chouette.actions import (
    AcceptProposal,
    AgreementAction,
    Concede,
    Possible,
    ProposeSettlement,
    RefuseProposal,
    SettlementUpTo,
    WithdrawProposal,
)
from bot.engine.chouette.agreement_events import BetEnded, ProposalDropped, Proposed
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.people import is_present
from bot.engine.chouette.round import Proposal
from bot.engine.chouette.state import Chouette
from bot.engine.rights import kinds_to_resign, worst_kind
from bot.engine.scoring import WinKind, points_for
from bot.engine.side import Side

MOST_TIMES_CUBE = 3
"""A backgammon counts three times the cube, and more than that is no settlement."""


def legal_agreements(chouette: Chouette, player: int) -> Iterator[Possible]:
    """Yield what a player may propose or answer, on each of his active bets whose cube has no open offer."""
    current = chouette.current
    if not is_present(chouette, player):
        return
    proposed = {proposal.bet: proposal for proposal in current.proposals}
    for number, bet in enumerate(current.game.bets):
        if not bet.is_active or player not in (bet.white, bet.black):
            continue
        if current.game.cubes[bet.cube].offer is not None:
            continue
        if number not in proposed:
            yield from _new_proposals(chouette, number, bet, bet.side_of(player))
        elif proposed[number].by == player:
            yield WithdrawProposal(number)
        else:
            yield from (AcceptProposal(number), RefuseProposal(number))


def _new_proposals(chouette: Chouette, number: int, bet: Bet, side: Side) -> Iterator[Possible]:
    if chouette.sheet.has_settlements:
        yield SettlementUpTo(number, MOST_TIMES_CUBE * chouette.game.cubes[bet.cube].value)
    yield from (Concede(number, kind) for kind in kinds_to_resign(chouette.game, side, [bet]))


def agreement_events(chouette: Chouette, player: int, action: AgreementAction) -> tuple[ChouetteEvent, ...]:
    """Return what comes of a legal action; a concession that the position cannot exceed is accepted."""
    game = chouette.game
    bet = game.bets[action.bet]
    match action:
        case ProposeSettlement(number, points):
            return (Proposed(Proposal(number, player, points)),)
        case Concede(number, kind):
            points = -points_for(kind, game.cubes[bet.cube], game.terms)
            proposal = Proposal(number, player, points, kind)
            is_worst = kind is worst_kind(game, bet.side_of(player), [bet])
            return _ended(chouette, proposal) if is_worst else (Proposed(proposal),)
        case WithdrawProposal(number):
            return (ProposalDropped(number, is_refused=False),)
        case RefuseProposal(number):
            return (ProposalDropped(number, is_refused=True),)
        case AcceptProposal(number):
            accepted = next(one for one in chouette.current.proposals if one.bet == number)
            return _ended(chouette, accepted)
        case unknown:
            assert_never(unknown)


def _ended(chouette: Chouette, proposal: Proposal) -> tuple[ChouetteEvent, ...]:
    """Return the end of the bets that an accepted proposal binds."""
    by_side = chouette.game.bets[proposal.bet].side_of(proposal.by)
    winner = by_side if proposal.points > 0 else by_side.other
    kind, ending = proposal.kind or WinKind.SINGLE, Ending.RESIGNED if proposal.kind else Ending.SETTLED
    result = BetResult(winner, abs(proposal.points), kind, ending)
    return tuple(BetEnded(number, result) for number in _bound(chouette, proposal))


def _bound(chouette: Chouette, proposal: Proposal) -> tuple[int, ...]:
    """Return the bets that a proposal ends: on a single cube the captain concedes for the whole team."""
    bets = chouette.game.bets
    is_for_team = proposal.kind is not None and proposal.by == chouette.current.captain
    cube = bets[proposal.bet].cube
    if not (is_for_team and chouette.sheet.is_single):
        return (proposal.bet,)
    return tuple(number for number, bet in enumerate(bets) if bet.is_active and bet.cube == cube)
