"""The actions of players.

`legal_actions` is the one source of truth: what it lists never fails, what it does not list is refused.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.engine.cube import Answer
from bot.engine.game import Game, Phase
from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.engine.play import Play
from bot.engine.position import Side
from bot.engine.rights import answers_on_board, cubes_to_answer, cubes_to_double, kinds_to_resign
from bot.engine.scoring import WinKind

Throw = Callable[[], int]
"""Throws one die: returns 1 to 6."""


@dataclass(frozen=True, slots=True)
class RollDice:
    """Throw both dice, which closes the cube phase of the turn."""


@dataclass(frozen=True, slots=True)
class OfferDouble:
    """Offer a cube at twice its value, before rolling."""

    cube: CubeIndex = FIRST_CUBE


@dataclass(frozen=True, slots=True)
class AnswerOffer:
    """Answer the open offer on a cube; the button of a drop says "Pass"."""

    cube: CubeIndex
    answer: Answer


@dataclass(frozen=True, slots=True)
class MakePlay:
    """Play the roll."""

    play: Play


@dataclass(frozen=True, slots=True)
class OfferResignation:
    """Offer to lose a game of that kind."""

    kind: WinKind


@dataclass(frozen=True, slots=True)
class AcceptResignation:
    """Accept the other side's resignation."""


@dataclass(frozen=True, slots=True)
class RefuseResignation:
    """Refuse the other side's resignation and play on."""


Action = (
    RollDice | OfferDouble | AnswerOffer | MakePlay | OfferResignation | AcceptResignation | RefuseResignation
)


def legal_actions(game: Game, player: PlayerId) -> tuple[Action, ...]:
    """Everything that a player may do now; nothing for a spectator or out of turn.

    Every legal play is one action. The order is that of the buttons: what moves the game on comes first.
    """
    side = game.side_of(player)
    if side is None or not _is_awaited(game, player):
        return ()
    match game.phase:
        case Phase.ANSWER:
            return tuple(_answers(game, player))
        case Phase.RESIGNATION:
            return (AcceptResignation(), RefuseResignation())
        case Phase.CUBE:
            doubles = map(OfferDouble, cubes_to_double(game, player))
            return (RollDice(), *doubles, *_resignations(game, side, player))
        case _:
            return (*map(MakePlay, game.plays), *_resignations(game, side, player))


def plays_of(game: Game, player: PlayerId) -> tuple[Play, ...]:
    is_to_play = game.phase is Phase.MOVE and player in players_to_act(game)
    return game.plays if is_to_play else ()


def players_to_act(game: Game) -> tuple[PlayerId, ...]:
    """The players whom the game waits for, each once: those who have legal actions."""
    players = dict.fromkeys(bet.player(side) for bet in game.bets for side in Side)
    return tuple(player for player in players if _is_awaited(game, player))


def _is_awaited(game: Game, player: PlayerId) -> bool:
    """Whether anything is legal for a player, without listing it.

    A roll that cannot be played passes by itself, so whoever has one to play has a play.
    """
    side = game.side_of(player)
    if side is None or not game.active_bets(player):
        return False
    match game.phase:
        case Phase.CUBE | Phase.MOVE:
            return side is game.on_roll
        case Phase.ANSWER:
            return bool(cubes_to_answer(game, player))
        case Phase.RESIGNATION:
            return _is_offered_resignation(game, side, player)
        case _:
            return False


def _answers(game: Game, player: PlayerId) -> Iterator[AnswerOffer]:
    for index in cubes_to_answer(game, player):
        yield from (AnswerOffer(index, answer) for answer in answers_on_board(game, index))


def _is_offered_resignation(game: Game, side: Side, player: PlayerId) -> bool:
    offers = (bet.resignation for bet in game.active_bets(player))
    return any(offer is not None and offer.side is not side for offer in offers)


def _resignations(game: Game, side: Side, player: PlayerId) -> Iterator[OfferResignation]:
    return map(OfferResignation, kinds_to_resign(game, side, game.active_bets(player)))
