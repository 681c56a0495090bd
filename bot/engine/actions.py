"""The actions of players, and what they lead to.

`legal_actions` is the one source of truth: what it lists never fails, what it does not list is refused.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from bot.engine import events
from bot.engine.cube import Answer, OfferStage
from bot.engine.errors import IllegalAction
from bot.engine.game import Game, Phase
from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.engine.play import Play, can_play
from bot.engine.position import format_position_id
from bot.engine.rights import answers_on_board, cubes_to_answer, cubes_to_double, kinds_to_resign, worst_kind
from bot.engine.roll import Roll
from bot.engine.scoring import WinKind
from bot.engine.sheet import Terms
from bot.engine.side import Side

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


def throw_opening(throw: Throw, terms: Terms) -> tuple[events.Event, ...]:
    """The opening: both sides throw a die, White first, again and again until the two differ.

    A tie turns the cubes, which stay centred, as long as the terms have automatic doubles left. A start of
    one's own may leave the first roll without a play; then it passes by itself.
    """
    ties: list[events.Event] = []
    while (opening := events.OpeningRolled(throw(), throw())).starter is None:
        turns = terms.may_turn_automatically(len(ties))
        ties.append(replace(opening, cube=2 << len(ties) if turns else None))
    roll = Roll(opening.white, opening.black)
    if can_play(terms.start, roll):
        return (*ties, opening)
    return (*ties, opening, events.Played(opening.starter, roll, ()))


def act(  # noqa: PLR0911 - a match
    game: Game, player: PlayerId, action: Action, throw: Throw
) -> tuple[events.Event, ...]:
    """What happens when a player acts, automatic consequences included.

    A roll that cannot be played passes by itself; a resignation that the position cannot exceed is accepted
    by itself. Dice are thrown only for `RollDice`.

    Raises:
        IllegalAction: The action is not among `legal_actions`; nothing has happened.
    """
    possible = legal_actions(game, player)
    side = game.side_of(player)
    if side is None or action not in possible:
        raise IllegalAction(action, possible, format_position_id(game.position))
    # The listed action, not the given one: equal plays may come from another roll, or be written another way.
    match possible[possible.index(action)]:
        case RollDice():
            return roll_dice(game, side, throw)
        case MakePlay(play):
            return (events.Played(side, play.roll, play.moves),)
        case OfferDouble(index):
            return (events.Doubled(side, index, game.cubes[index].accepted_value),)
        case AnswerOffer() as answer:
            return (answer_cube(game, side, player, answer),)
        case OfferResignation(kind):
            return tuple(_resign(game, side, player, kind))
        case AcceptResignation():
            return (events.ResignationAccepted(side, player),)
        case RefuseResignation():
            return (events.ResignationRefused(side, player),)
        case unknown:
            assert_never(unknown)


def answer_cube(game: Game, side: Side, player: PlayerId, action: AnswerOffer) -> events.Event:
    """The event of an answer to the offer on a cube, by a player on that side.

    To follow the captain is an answer only once it is worked out which.
    """
    index, cube = action.cube, game.cubes[action.cube]
    match action.answer:
        case Answer.TAKE:
            return events.Taken(side, index, player, cube.accepted_value)
        case Answer.DROP:
            return events.Dropped(side, index, player, cube.refusal_points)
        case Answer.BEAVER:
            return events.Raised(side, index, cube.accepted_value * 2, OfferStage.BEAVER)
        case Answer.RACCOON:
            return events.Raised(side, index, cube.accepted_value * 2, OfferStage.RACCOON)
        case Answer.FOLLOW:
            raise ValueError(f"{player} follows a captain who has not answered")
        case unknown:
            assert_never(unknown)


def roll_dice(game: Game, side: Side, throw: Throw) -> tuple[events.Event, ...]:
    """A roll that cannot be played passes by itself."""
    roll = Roll(throw(), throw())
    if can_play(game.position, roll):
        return (events.Rolled(side, roll),)
    return (events.Rolled(side, roll), events.Played(side, roll, ()))


def _resign(game: Game, side: Side, player: PlayerId, kind: WinKind) -> Iterator[events.Event]:
    yield events.ResignationOffered(side, player, kind)
    if kind is worst_kind(game, side, game.active_bets(player)):
        yield events.ResignationAccepted(side, player)


def _answers(game: Game, player: PlayerId) -> Iterator[AnswerOffer]:
    for index in cubes_to_answer(game, player):
        yield from (AnswerOffer(index, answer) for answer in answers_on_board(game, index))


def _is_offered_resignation(game: Game, side: Side, player: PlayerId) -> bool:
    offers = (bet.resignation for bet in game.active_bets(player))
    return any(offer is not None and offer.side is not side for offer in offers)


def _resignations(game: Game, side: Side, player: PlayerId) -> Iterator[OfferResignation]:
    return map(OfferResignation, kinds_to_resign(game, side, game.active_bets(player)))
