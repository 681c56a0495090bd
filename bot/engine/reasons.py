"""Why the rules refuse an action to somebody at a table of two; a chouette shares what is about cubes."""

from collections.abc import Iterator

from bot.engine.actions import AnswerOffer, OfferDouble, players_to_act
from bot.engine.bet import Bet
from bot.engine.cube import Answer, OfferStage
from bot.engine.game import Game, Phase
from bot.engine.keys import PlayerId
from bot.engine.refusal import Reason, Refusal


def why_not(game: Game, player: PlayerId, action: object = None) -> Refusal:
    """Why an action is not among a player's legal ones at a table of two; None for any action."""
    return next(_reasons(game, player, action))


def _reasons(game: Game, player: PlayerId, action: object) -> Iterator[Refusal]:
    awaited = players_to_act(game)
    if player not in awaited:
        yield Refusal(Reason.NOT_YOUR_TURN, awaited)
    if isinstance(action, OfferDouble) and game.phase is Phase.CUBE:
        for bet in game.active_bets(player):
            yield from why_no_access(game, bet, player)
            yield from why_no_double(game, bet, player)
    if isinstance(action, AnswerOffer) and game.phase is Phase.ANSWER:
        yield from why_no_raise(game, action)
    yield Refusal(Reason.NOT_NOW)


def why_no_access(game: Game, bet: Bet, player: PlayerId) -> Iterator[Refusal]:
    """Why it is not a player's turn to double with the cube of their bet."""
    side, cube = bet.side_of(player), game.cubes[bet.cube]
    if not game.terms.has_cube:
        yield Refusal(Reason.CRAWFORD if game.terms.is_crawford else Reason.NO_CUBE)
    if game.on_roll is not side:
        yield Refusal(Reason.OTHER_ON_ROLL)
    if cube.owner is side.other:
        yield Refusal(Reason.OTHER_OWNS_CUBE, (bet.player(side.other),))


def why_no_double(game: Game, bet: Bet, player: PlayerId) -> Iterator[Refusal]:
    """Why the cube of a player's bet goes no higher."""
    cube = game.cubes[bet.cube]
    if game.terms.is_dead(bet.side_of(player), cube.value):
        yield Refusal(Reason.DEAD_CUBE)
    if not game.terms.is_within_cap(cube.accepted_value):
        yield Refusal(Reason.OVER_CAP, number=game.terms.cube_cap)


def why_no_raise(game: Game, action: AnswerOffer) -> Iterator[Refusal]:
    """Why an open offer cannot be beavered or raccooned; nothing for other answers."""
    if action.answer not in (Answer.BEAVER, Answer.RACCOON):
        return
    terms, cube = game.terms, game.cubes[action.cube]
    if not terms.has_beavers:
        yield Refusal(Reason.NO_BEAVERS)
    if not terms.is_within_cap(cube.accepted_value * 2):
        yield Refusal(Reason.OVER_CAP, number=terms.cube_cap)
    if cube.offer is not None and cube.offer.stage is OfferStage.BEAVER and not terms.has_raccoons:
        yield Refusal(Reason.NO_RACCOONS)
