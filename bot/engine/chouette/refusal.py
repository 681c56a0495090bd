"""Why somebody may not do something, so that a sentence can say what would be right."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from bot.engine import Bet
from bot.engine import actions as board
from bot.engine.chouette import actions as act_on
from bot.engine.chouette.actions import ChouetteAction
from bot.engine.chouette.people import bets_played_by, is_present, mover, spoken_for, who_may_answer_for
from bot.engine.chouette.state import Chouette, ChouettePhase
from bot.engine.keys import PlayerId
from bot.engine.rights import cubes_to_answer


class Refusal(StrEnum):
    """Why an action is refused; the text says what holds."""

    CLOSED = "the chouette is over"
    SEATED = "who is at the table, or waits for a place, need not join"
    STILL_LEAVING = "who leaves may join again once the game is over"
    NOT_SEATED = "this is for those who play in this chouette"
    IN_GAME = "this waits until the game is over"
    LAST_ALREADY = "this game is the last already"
    NOT_LAST = "no last game is announced"
    TOO_FEW = "the first game needs three players, later ones two"
    HOST_ONLY = "only the host does this"
    HOST_OR_BOX = "only the host or the box starts a game"
    TOO_SMALL = "the table must have room for those who sit at it"
    NO_GAME = "no game is in play"
    HANDED_OVER = "others act for one who left or is away"
    OUT_OF_GAME = "whose bet is over acts only on an extra, as a proxy, or for an absent box"
    NOT_THE_MOVER = "only the one who moves for the side on roll does this"
    NOT_NOW = "this is not what the game waits for"
    NOT_YOUR_CUBE = "everyone turns and answers only his own cubes, and only while it is his side's to turn"
    NOT_ASKED = "no offer on this cube awaits your answer"
    NO_PROXY = "only a member's proxy answers for him"
    BOX_RULE = "the table's rule about which cubes go together does not allow it"
    BET_OVER = "that bet is over, or is not yours"
    ANOTHERS_BET = "only the two players of a bet, or who speaks for one who is gone, settle or concede it"
    OFFER_OPEN = "nothing is settled while the cube is offered"
    NO_SETTLEMENTS = "this table does not settle"
    TOO_MANY_POINTS = "a settlement is at most three times the cube"
    NOBODY_ANSWERS = "for one who is gone nobody accepts less than all that the game can cost"
    NO_PROPOSAL = "nothing is proposed on that bet, or something else must be answered first"


_OF_HOST: Final = act_on.SetOptions | act_on.Close | act_on.SetLastGame
_MOVES: Final = board.RollDice | board.MakePlay
_CUBES: Final = board.OfferDouble | act_on.TakeBackDouble
_ANSWERS: Final = board.AnswerOffer | act_on.AnswerTogether
_OF_PLAYERS: Final = _MOVES | _CUBES | _ANSWERS | act_on.RoleAction | act_on.Hold


def why_not(chouette: Chouette, player: PlayerId, action: ChouetteAction) -> Refusal:
    """Return why an action that is not among a player's legal ones is not."""
    return next(_reasons(chouette, player, action))


def _reasons(chouette: Chouette, player: PlayerId, action: ChouetteAction) -> Iterator[Refusal]:
    """Yield what stands against an action, first what is the most general; what follows a reason may fail."""
    if chouette.is_closed:
        yield Refusal.CLOSED
    if isinstance(action, act_on.Join):
        yield Refusal.STILL_LEAVING if player in chouette.leaving else Refusal.SEATED
    if player not in (*chouette.dealt, *chouette.queue, *chouette.away):
        yield Refusal.NOT_SEATED
    if isinstance(action, act_on.StartGame):
        yield from _starting(chouette, player)
    if isinstance(action, _OF_HOST):
        yield Refusal.HOST_ONLY if player != chouette.host else _of_host(chouette, action)
    if chouette.round is None:
        yield Refusal.NOT_NOW if isinstance(action, act_on.SeatAction) else Refusal.NO_GAME
    else:
        yield from _in_game(chouette, player, action)
    yield Refusal.NOT_NOW


def _starting(chouette: Chouette, player: PlayerId) -> Iterator[Refusal]:
    if chouette.step not in (ChouettePhase.LOBBY, ChouettePhase.BETWEEN):
        yield Refusal.IN_GAME
    yield Refusal.TOO_FEW if player in (chouette.host, chouette.box) else Refusal.HOST_OR_BOX


def _of_host(chouette: Chouette, action: act_on.SetOptions | act_on.Close | act_on.SetLastGame) -> Refusal:
    if isinstance(action, act_on.SetOptions):
        return Refusal.TOO_SMALL
    if chouette.last_game is not None:
        return Refusal.LAST_ALREADY
    return Refusal.NOT_LAST if chouette.number else Refusal.NOT_NOW


def _in_game(chouette: Chouette, player: PlayerId, action: ChouetteAction) -> Iterator[Refusal]:
    if not is_present(chouette, player):
        yield Refusal.HANDED_OVER
    if isinstance(action, act_on.InPlaceOf):
        yield Refusal.NO_PROXY
    if isinstance(action, act_on.AgreementAction):
        yield from _about_bet(chouette, player, action)
    if player != mover(chouette):
        yield from _not_moving(chouette, player, action)
    if isinstance(action, _ANSWERS) and chouette.step is ChouettePhase.ANSWER:
        yield from _about_answer(chouette, bets_played_by(chouette, player), action)
    if chouette.step is ChouettePhase.CUBE:
        yield from _about_cubes(chouette, action)


def _not_moving(chouette: Chouette, player: PlayerId, action: ChouetteAction) -> Iterator[Refusal]:
    is_out = not chouette.game.active_bets(bets_played_by(chouette, player))
    if is_out and isinstance(action, _OF_PLAYERS):
        yield Refusal.OUT_OF_GAME
    if isinstance(action, _MOVES):
        yield Refusal.NOT_THE_MOVER


def _about_cubes(chouette: Chouette, action: ChouetteAction) -> Iterator[Refusal]:
    if isinstance(action, _CUBES):
        yield Refusal.NOT_YOUR_CUBE
    if isinstance(action, board.RollDice) and not chouette.current.window.is_roll_pressed:
        yield Refusal.BOX_RULE


def _about_answer(
    chouette: Chouette, of: PlayerId, action: board.AnswerOffer | act_on.AnswerTogether
) -> Iterator[Refusal]:
    if isinstance(action, act_on.AnswerTogether):
        cubes = {cube for cube, _ in action.answers}
    else:
        cubes = {action.cube}
    is_box = of == chouette.current.box and cubes <= set(cubes_to_answer(chouette.game, of))
    yield Refusal.BOX_RULE if is_box else Refusal.NOT_ASKED


def _about_bet(chouette: Chouette, player: PlayerId, action: act_on.AgreementAction) -> Iterator[Refusal]:
    game = chouette.game
    bet = game.bets[action.bet] if action.bet in range(len(game.bets)) else None
    of = spoken_for(chouette, bet, player) if bet and bet.is_active else None
    if bet is None or of is None:
        yield Refusal.ANOTHERS_BET if bet and bet.is_active else Refusal.BET_OVER
    else:
        yield from _about_own_bet(chouette, bet, of, action)


def _about_own_bet(
    chouette: Chouette, bet: Bet, of: PlayerId, action: act_on.AgreementAction
) -> Iterator[Refusal]:
    if chouette.game.cubes[bet.cube].offer is not None:
        yield Refusal.OFFER_OPEN
    settles = isinstance(action, act_on.ProposeSettlement)
    if settles and not chouette.sheet.has_settlements:
        yield Refusal.NO_SETTLEMENTS
    is_proposed = any(proposal.bet == action.bet for proposal in chouette.current.proposals)
    is_heard = bool(who_may_answer_for(chouette, bet.player(bet.side_of(of).other)))
    if isinstance(action, act_on.ProposeSettlement | act_on.Concede) and not (is_proposed or is_heard):
        yield Refusal.NOBODY_ANSWERS
    yield Refusal.TOO_MANY_POINTS if settles and not is_proposed else Refusal.NO_PROPOSAL
