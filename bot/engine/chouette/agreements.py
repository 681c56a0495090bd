"""Settlements and concessions: bet by bet, agreed by both of its sides.

Whoever speaks for a player proposes and answers for them: a substitute for the box, a proxy for a member.
Where nobody speaks, only what costs them nothing is accepted: a concession of all that the game can cost.
"""

from collections.abc import Iterator
from typing import assert_never

from bot.engine.chouette import actions
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.game import Proposal
from bot.engine.chouette.people import is_present, spoken_for, who_may_answer_for
from bot.engine.chouette.role_events import BetEnded, ProposalDropped, Proposed
from bot.engine.chouette.state import Chouette
from bot.engine.game import Bet, BetResult, Ending, WinKind
from bot.engine.keys import BetIndex, PlayerId
from bot.engine.position import Side
from bot.engine.rights import costs_most, kinds_to_resign
from bot.engine.scoring import points_for

MOST_TIMES_CUBE = 3
"""A backgammon counts three times the cube, and more than that is no settlement."""


def legal_agreements(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    """The proposals and answers open to a player, on each active bet without an open double."""
    current = chouette.current
    if not is_present(chouette, player):
        return
    proposed = {proposal.bet: proposal for proposal in current.proposals}
    for index, bet in enumerate(current.game.bets):
        number = BetIndex(index)
        if not bet.is_active or current.game.cubes[bet.cube].offer is not None:
            continue
        of = spoken_for(chouette, bet, player)
        if number not in proposed:
            if of is not None:
                yield from _new_proposals(chouette, number, bet, bet.side_of(of))
        elif proposed[number].by == of:
            yield actions.WithdrawProposal(number)
        elif player == answers_proposal(chouette, proposed[number]):
            yield from (actions.AcceptProposal(number), actions.RefuseProposal(number))


def _new_proposals(chouette: Chouette, number: BetIndex, bet: Bet, side: Side) -> Iterator[actions.Possible]:
    is_heard = bool(who_may_answer_for(chouette, bet.player(side.other)))
    if chouette.sheet.has_settlements and is_heard:
        yield actions.SettlementUpTo(number, MOST_TIMES_CUBE * chouette.game.cubes[bet.cube].value)
    for kind in kinds_to_resign(chouette.game, side, [bet]):
        if is_heard or costs_most(chouette.game, side, [bet], kind):
            yield actions.Concede(number, kind)


def answers_proposal(chouette: Chouette, proposal: Proposal) -> PlayerId | None:
    """The player who accepts or refuses a proposal: the other side of the bet, or their stand-in."""
    bet = chouette.game.bets[proposal.bet]
    other = bet.player(bet.side_of(proposal.by).other)
    return next(iter(who_may_answer_for(chouette, other)), None)


def proposals_left(chouette: Chouette) -> tuple[ProposalDropped, ...]:
    """Refusals of what was proposed to players for whom nobody speaks any more."""
    proposals = chouette.current.proposals
    return tuple(
        ProposalDropped(one.bet, is_refused=True)
        for one in proposals
        if answers_proposal(chouette, one) is None
    )


def agreement_events(
    chouette: Chouette, player: PlayerId, action: actions.AgreementAction
) -> tuple[ChouetteEvent, ...]:
    """A concession that the position cannot exceed is accepted at once."""
    game = chouette.game
    bet = game.bets[action.bet]
    of = spoken_for(chouette, bet, player)
    by = player if of is None else of
    speaker = None if by == player else player
    match action:
        case actions.ProposeSettlement(number, points):
            return (Proposed(Proposal(number, by, points, speaker=speaker)),)
        case actions.Concede(number, kind):
            points = -points_for(kind, game.cubes[bet.cube], game.terms)
            proposal = Proposal(number, by, points, kind, speaker)
            is_most = costs_most(game, bet.side_of(by), [bet], kind)
            return _ended(chouette, proposal) if is_most else (Proposed(proposal),)
        case actions.WithdrawProposal(number):
            return (ProposalDropped(number, is_refused=False, by=player, of=by),)
        case actions.RefuseProposal(number):
            return (ProposalDropped(number, is_refused=True, by=player, of=by),)
        case actions.AcceptProposal(number):
            accepted = next(one for one in chouette.current.proposals if one.bet == number)
            return _ended(chouette, accepted, player)
        case unknown:
            assert_never(unknown)


def _ended(
    chouette: Chouette, proposal: Proposal, accepted_by: PlayerId | None = None
) -> tuple[ChouetteEvent, ...]:
    """The end of the bets that an accepted proposal binds, with whoever spoke for others."""
    by_side = chouette.game.bets[proposal.bet].side_of(proposal.by)
    winner = by_side if proposal.points > 0 else by_side.other
    kind, ending = proposal.kind or WinKind.SINGLE, Ending.RESIGNED if proposal.kind else Ending.SETTLED
    result = BetResult(winner, abs(proposal.points), kind, ending)
    bet = chouette.game.bets[proposal.bet]
    accepting = None if accepted_by in bet.players else accepted_by
    of_white, of_black = (
        (proposal.speaker, accepting) if by_side is Side.WHITE else (accepting, proposal.speaker)
    )
    return tuple(BetEnded(number, result, of_white, of_black) for number in _bound(chouette, proposal))


def _bound(chouette: Chouette, proposal: Proposal) -> tuple[BetIndex, ...]:
    """The bets that a proposal ends: on a single cube the captain concedes for the whole team.

    A member to whom the box has offered to lose answers that first.
    """
    bets = chouette.game.bets
    is_captains = proposal.by == chouette.current.captain and proposal.speaker is None
    is_for_team = proposal.kind is not None and is_captains
    cube = bets[proposal.bet].cube
    if not (is_for_team and chouette.sheet.is_single):
        return (proposal.bet,)
    others = (one for one in chouette.current.proposals if one.kind is not None and one.by != proposal.by)
    offered = {one.bet for one in others if one.by == bets[one.bet].white}
    bound = (BetIndex(index) for index, bet in enumerate(bets) if bet.is_active and bet.cube == cube)
    return tuple(number for number in bound if number not in offered)
