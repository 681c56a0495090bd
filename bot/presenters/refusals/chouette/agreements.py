"""Why a bet is not settled or conceded, and what is possible instead."""

from bot.engine.chouette import Concede, NotAllowed, SettlementUpTo
from bot.engine.chouette.actions import AgreementAction
from bot.presenters.sentences.chouette.people import Names, called
from bot.presenters.sentences.words import KINDS


def too_many_points(error: NotAllowed, _: Names) -> str:
    """Return how many points a settlement is at most."""
    most = {one.bet: one.most for one in error.possible if isinstance(one, SettlementUpTo)}
    limit = most.get(_bet_of(error))
    here = "" if limit is None else f", here {limit} points"
    return f"A settlement is at most three times the cube{here}: propose fewer."


def nobody_answers(error: NotAllowed, names: Names) -> str:
    """Return what alone is accepted for one who is gone."""
    game, number = error.chouette.game, _bet_of(error)
    bet = game.bets[number]
    who = called(names, bet.player(bet.side_of(error.player).other))
    left = [one.kind for one in error.possible if isinstance(one, Concede) and one.bet == number]
    what = f"you may only concede {KINDS[left[0]]}, all that this game can cost" if left else "play on"
    return f"Nobody answers for {who}, who is gone: {what}."


def no_proposal(error: NotAllowed, names: Names) -> str:
    """Return what is open on a bet, or that nothing is."""
    proposals = error.chouette.current.proposals
    open_one = next((one for one in proposals if one.bet == _bet_of(error)), None)
    if open_one is None:
        return "Nothing like that is open on this bet: propose something, or concede more than was refused."
    if open_one.by == error.player:
        return "What you proposed on that bet is still open: withdraw it first."
    return f"{called(names, open_one.by)} has proposed something on that bet: accept or refuse it first."


def _bet_of(error: NotAllowed) -> int:
    """Return the number of the bet that an agreement is about."""
    return error.action.bet if isinstance(error.action, AgreementAction) else 0
