"""Why a chouette refuses an action to somebody, so that a sentence can say what would be right."""

from collections.abc import Iterator
from typing import Final

from bot.engine.actions import AnswerOffer, MakePlay, OfferDouble, RollDice
from bot.engine.bet import Bet
from bot.engine.chouette import actions
from bot.engine.chouette.agreements import legal_agreements
from bot.engine.chouette.answers import offers_due, open_offers
from bot.engine.chouette.legal import LEAST_TO_GO_ON, LEAST_TO_START, legal_actions
from bot.engine.chouette.people import bets_played_by, is_present, mover, spoken_for, who_may_answer_for
from bot.engine.chouette.state import Chouette, ChouettePhase
from bot.engine.cube import Answer
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.reasons import why_no_access, why_no_double, why_no_raise
from bot.engine.refusal import Reason, Refusal
from bot.engine.rights import cubes_to_answer
from bot.engine.side import Side

_OfHost = actions.SetOptions | actions.Close | actions.SetLastGame | actions.SeatMachine | actions.SendMachine
_MOVES: Final = RollDice | MakePlay
_CUBES: Final = OfferDouble | actions.TakeBackDouble
_ANSWERS: Final = AnswerOffer | actions.AnswerTogether
_OF_PLAYERS: Final = _MOVES | _CUBES | _ANSWERS | actions.RoleAction | actions.Hold


def why_not(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Refusal:
    """Why an action is not among a player's legal ones."""
    return next(_reasons(chouette, player, action))


def _reasons(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    """The reasons against an action, the most general first; to ask for more after the first may fail."""
    if chouette.is_closed:
        yield Refusal(Reason.CLOSED)
    if isinstance(action, actions.Join):
        yield Refusal(Reason.STILL_LEAVING) if player in chouette.leaving else _seated(chouette, player)
    if player not in (*chouette.dealt, *chouette.queue, *chouette.away):
        yield Refusal(Reason.NOT_SEATED)
    if isinstance(action, actions.StartGame):
        yield from _starting(chouette, player)
    if isinstance(action, _OfHost):
        is_host = player == chouette.host
        yield _of_host(chouette, action) if is_host else Refusal(Reason.HOST_ONLY, (chouette.host,))
    if chouette.in_play is not None:
        yield from _in_game(chouette, player, action)
    elif not isinstance(action, actions.SeatAction):
        yield Refusal(Reason.NO_GAME)
    if isinstance(action, actions.GoAway | actions.ComeBack):
        yield _going(chouette, player, action)
    yield Refusal(Reason.NOT_NOW)


def _seated(chouette: Chouette, player: PlayerId) -> Refusal:
    if player in chouette.queue:
        return Refusal(Reason.WAITING, number=chouette.queue.index(player) + 1)
    return Refusal(Reason.AWAY if player in chouette.away else Reason.SEATED)


def _going(chouette: Chouette, player: PlayerId, action: actions.GoAway | actions.ComeBack) -> Refusal:
    if isinstance(action, actions.ComeBack):
        return Refusal(Reason.NOT_AWAY)
    if player in chouette.away:
        return Refusal(Reason.AWAY)
    return Refusal(Reason.NOT_DEALT_IN if chouette.number else Reason.NO_GAME_YET)


def _starting(chouette: Chouette, player: PlayerId) -> Iterator[Refusal]:
    if chouette.phase not in (ChouettePhase.LOBBY, ChouettePhase.BETWEEN):
        yield Refusal(Reason.IN_GAME, number=chouette.number)
    starters = tuple(dict.fromkeys(one for one in (chouette.box, chouette.host) if one is not None))
    if player not in starters:
        yield Refusal(Reason.HOST_OR_BOX, starters)
    least = LEAST_TO_GO_ON if chouette.number else LEAST_TO_START
    yield Refusal(Reason.TOO_FEW, number=least - len(chouette.dealt))


def _of_host(chouette: Chouette, action: _OfHost) -> Refusal:
    if isinstance(action, actions.SeatMachine):
        return Refusal(Reason.MACHINE_SEATED)
    if isinstance(action, actions.SendMachine):
        return Refusal(Reason.MACHINE_GONE)
    if isinstance(action, actions.SetOptions):
        return Refusal(Reason.TOO_SMALL, number=len(chouette.dealt))
    if chouette.last_game is not None:
        return Refusal(Reason.LAST_ALREADY)
    return Refusal(Reason.NOT_LAST if chouette.number else Reason.NOT_NOW)


def _in_game(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    if not is_present(chouette, player):
        yield Refusal(_handed_over(chouette, player))
    if isinstance(action, actions.InPlaceOf):
        yield Refusal(Reason.NO_PROXY)
    if isinstance(action, actions.AgreementAction):
        yield from _about_bet(chouette, player, action)
    if player != mover(chouette):
        yield from _not_moving(chouette, player, action)
    if isinstance(action, _ANSWERS) and chouette.phase is ChouettePhase.ANSWER:
        yield from _about_answer(chouette, player, action)
    if chouette.phase is ChouettePhase.CUBE:
        yield from _about_cubes(chouette, player, action)
    if isinstance(action, actions.NameProxy):
        yield _about_proxy(chouette, player, action.proxy)


def _handed_over(chouette: Chouette, player: PlayerId) -> Reason:
    if player in chouette.leaving:
        return Reason.HAS_LEFT
    if player in chouette.away:
        return Reason.IS_AWAY
    return Reason.IS_RETURNING if player in chouette.current.returning else Reason.WAS_SILENT


def _not_moving(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    is_out = not chouette.game.active_bets(bets_played_by(chouette, player))
    if is_out and isinstance(action, _OF_PLAYERS):
        yield _out(chouette, player)
    if isinstance(action, _MOVES):
        moving = mover(chouette)
        yield Refusal(Reason.NOT_YOUR_TURN, () if moving is None else (moving,))


def _out(chouette: Chouette, player: PlayerId) -> Refusal:
    if player == chouette.current.partner:
        return Refusal(Reason.SHARES_RESULT, (chouette.current.box,))
    return Refusal(Reason.OUT_OF_GAME if player in chouette.dealt else Reason.NOT_IN_GAME)


def _about_proxy(chouette: Chouette, player: PlayerId, proxy: PlayerId | None) -> Refusal:
    if player == chouette.current.box:
        return Refusal(Reason.BOX_HAS_NO_PROXY)
    if proxy is None:
        return Refusal(Reason.NO_PROXY_NAMED)
    if proxy == player:
        return Refusal(Reason.OWN_PROXY)
    is_named = any((one.member, one.proxy) == (player, proxy) for one in chouette.current.proxies)
    return Refusal(Reason.PROXY_ALREADY if is_named else Reason.NEVER_PROXY, (proxy,))


def _about_cubes(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    if isinstance(action, _CUBES):
        yield from _about_double(chouette, player, action)
    if isinstance(action, RollDice) and not chouette.current.doubling.is_roll_pressed:
        yield Refusal(Reason.DOUBLE_RULE, (chouette.current.captain,))


def _about_double(
    chouette: Chouette, player: PlayerId, action: OfferDouble | actions.TakeBackDouble
) -> Iterator[Refusal]:
    game, captain, of = chouette.game, chouette.current.captain, bets_played_by(chouette, player)
    bet = next((bet for bet in game.active_bets(of) if bet.cube == action.cube), None)
    if bet is None:
        yield _not_own(chouette, action.cube)
    else:
        yield from why_no_access(game, bet, of)
        if chouette.sheet.is_single and bet.side_of(of) is Side.BLACK and of != captain:
            yield Refusal(Reason.CAPTAIN_DOUBLES, (captain,))
        yield from why_no_double(game, bet, of)
    is_offered = action.cube in chouette.current.doubling.offers
    if isinstance(action, actions.TakeBackDouble) and not is_offered:
        yield Refusal(Reason.NOT_DOUBLED)
    if isinstance(action, OfferDouble) and is_offered:
        yield Refusal(Reason.DOUBLED_ALREADY)
    yield Refusal(Reason.ROLL_ASKED_FOR)


def _not_own(chouette: Chouette, cube: CubeIndex) -> Refusal:
    owners = [bet.black for bet in chouette.game.bets if bet.cube == cube and bet.is_active]
    return Refusal(Reason.ANOTHERS_CUBE, (owners[0],)) if owners else Refusal(Reason.NOT_YOUR_CUBE)


def _about_answer(
    chouette: Chouette, player: PlayerId, action: AnswerOffer | actions.AnswerTogether
) -> Iterator[Refusal]:
    of = bets_played_by(chouette, player)
    cubes = (
        {cube for cube, _ in action.answers} if isinstance(action, actions.AnswerTogether) else {action.cube}
    )
    is_of_box = of == chouette.current.box and cubes <= set(cubes_to_answer(chouette.game, of))
    if not is_of_box:
        yield from _not_asked(chouette, player, action)
    if isinstance(action, AnswerOffer):
        is_asked = AnswerOffer(action.cube, Answer.DROP) in legal_actions(chouette, player)
        yield from why_no_raise(chouette.game, action) if is_asked else ()
    yield Refusal(Reason.TAKE_RULE) if is_of_box else Refusal(Reason.NOT_ASKED)


def _not_asked(
    chouette: Chouette, player: PlayerId, action: AnswerOffer | actions.AnswerTogether
) -> Iterator[Refusal]:
    captain = chouette.current.captain
    is_follower = isinstance(action, AnswerOffer) and action.answer is Answer.FOLLOW
    if is_follower and player == captain:
        yield Refusal(Reason.CAPTAIN_FOLLOWS)
    is_offered = any(ask.player == player for ask in open_offers(chouette))
    if not is_offered or any(ask.player == player for ask in offers_due(chouette)):
        return
    if any(one.player == player and one.is_shown for one in chouette.current.answers):
        yield Refusal(Reason.ANSWER_SHOWN)
    yield Refusal(Reason.CAPTAIN_LAST if player == captain else Reason.CAPTAIN_FIRST, (captain,))


def _about_bet(chouette: Chouette, player: PlayerId, action: actions.AgreementAction) -> Iterator[Refusal]:
    bets = chouette.game.bets
    bet = bets[action.bet] if action.bet in range(len(bets)) else None
    of = spoken_for(chouette, bet, player) if bet and bet.is_active else None
    if bet is None or not bet.is_active:
        yield _bet_over(chouette, player)
    elif of is None:
        yield Refusal(Reason.ANOTHERS_BET, _who_may_settle(chouette, (bet,)), action.bet)
    else:
        yield from _about_own_bet(chouette, bet, of, player, action)


def _bet_over(chouette: Chouette, player: PlayerId) -> Refusal:
    running = tuple(bet for bet in chouette.game.bets if bet.is_active)
    if any(spoken_for(chouette, bet, player) is not None for bet in running):
        return Refusal(Reason.BET_OVER)
    return Refusal(Reason.NO_BET_LEFT, _who_may_settle(chouette, running), len(running))


def _who_may_settle(chouette: Chouette, bets: tuple[Bet, ...]) -> tuple[PlayerId, ...]:
    """Who may settle or concede bets: their players, or who speaks for those who are gone."""
    sides = dict.fromkeys(player for bet in bets for player in bet.players)
    return tuple(dict.fromkeys(speaker for of in sides for speaker in who_may_answer_for(chouette, of)[:1]))


def _about_own_bet(
    chouette: Chouette, bet: Bet, of: PlayerId, player: PlayerId, action: actions.AgreementAction
) -> Iterator[Refusal]:
    if chouette.game.cubes[bet.cube].offer is not None:
        yield Refusal(Reason.OFFER_OPEN)
    settles = isinstance(action, actions.ProposeSettlement)
    if settles and not chouette.sheet.has_settlements:
        yield Refusal(Reason.NO_SETTLEMENTS)
    other = bet.player(bet.side_of(of).other)
    yield from _about_proposal(chouette, player, other, action)
    possible = tuple(legal_agreements(chouette, player))
    if isinstance(action, actions.ProposeSettlement | actions.Concede) and not who_may_answer_for(
        chouette, other
    ):
        kinds = (one.kind for one in possible if isinstance(one, actions.Concede) and one.bet == action.bet)
        yield Refusal(Reason.NOBODY_ANSWERS, (other,), next(kinds, None))
    if settles:
        most = (
            one.most for one in possible if isinstance(one, actions.SettlementUpTo) and one.bet == action.bet
        )
        yield Refusal(Reason.TOO_MANY_POINTS, number=next(most, None))
    yield Refusal(Reason.NOTHING_PROPOSED)


def _about_proposal(
    chouette: Chouette, player: PlayerId, other: PlayerId, action: actions.AgreementAction
) -> Iterator[Refusal]:
    is_reply = isinstance(action, actions.AcceptProposal | actions.RefuseProposal)
    proposal = next((one for one in chouette.current.proposals if one.bet == action.bet), None)
    if proposal is None:
        if is_reply or isinstance(action, actions.WithdrawProposal):
            yield Refusal(Reason.NO_PROPOSAL_LEFT)
    elif player not in (proposal.by, proposal.speaker):
        yield Refusal(Reason.PROPOSED_TO_YOU, (proposal.by,))
    elif is_reply:
        yield Refusal(Reason.ANSWERED_BY_OTHER, who_may_answer_for(chouette, other)[:1])
    else:
        yield Refusal(Reason.PROPOSED_BY_YOU)
