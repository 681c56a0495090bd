"""What the actions of players lead to, and the throws that nobody decides."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from bot.engine import events
from bot.engine.actions import (
    AcceptResignation,
    Action,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    Throw,
    legal_actions,
    players_to_act,
)
from bot.engine.cube import Answer, OfferStage
from bot.engine.game import Game
from bot.engine.keys import PlayerId
from bot.engine.play import can_play
from bot.engine.position import Side
from bot.engine.refusal import IllegalAction, why_not
from bot.engine.rights import worst_kind
from bot.engine.roll import Roll
from bot.engine.scoring import WinKind
from bot.engine.sheet import Terms


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
        raise IllegalAction(why_not(game, player, action), action, possible)
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


def check_turn(game: Game, player: PlayerId) -> None:
    """Raise IllegalAction unless the game waits for a player."""
    if player not in players_to_act(game):
        raise IllegalAction(why_not(game, player))


def check_kind(game: Game, player: PlayerId, action: Action) -> None:
    """Raise IllegalAction unless a player may do that, or the like: any play, or resign any kind of game."""
    possible = legal_actions(game, player)
    is_answer = isinstance(action, AnswerOffer)
    if action not in possible and (is_answer or type(action) not in map(type, possible)):
        raise IllegalAction(why_not(game, player, action), action, possible)


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
