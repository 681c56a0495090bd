"""The actions of players: what each is, who may take it now, and what it leads to."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from bot.engine import events
from bot.engine.errors import EngineError
from bot.engine.game import Answer, Bet, Game, OfferStage, Phase, WinKind
from bot.engine.keys import FIRST_CUBE, CubeIndex, PlayerId
from bot.engine.play import Play, can_play
from bot.engine.position import Side
from bot.engine.rights import answers_on_board, costs_most, cubes_to_answer, cubes_to_double, kinds_to_resign
from bot.engine.roll import Roll
from bot.engine.sheet import Terms

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
    """Return all that a player may do now; nothing for a spectator or out of turn.

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


class Reason(StrEnum):
    """Why an action is refused; the text says what holds, for logs: players are told in their own words.

    A game with more rules has reasons of its own beside these.
    """

    NOT_NOW = "this is not what the game waits for"
    NOT_YOUR_TURN = "the game waits for somebody else"
    # the cube
    CRAWFORD = "the Crawford game has no cube"
    NO_CUBE = "there is no cube in this game"
    OTHER_ON_ROLL = "a side doubles before its own roll"
    OTHER_OWNS_CUBE = "only the side that owns a cube doubles with it"
    DEAD_CUBE = "nobody doubles whom a single game gives the match"
    OVER_CAP = "a cube goes no higher than the cap"
    NO_BEAVERS = "this is played without beavers"
    NO_RACCOONS = "this is played without raccoons"
    CANNOT_LOSE = "who can no longer lose has nothing to resign"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused.

    Args:
        who: Whom a sentence about it names, such as the owner of the cube.
        number: What it counts, such as the cap; None where it counts nothing.
    """

    reason: StrEnum
    who: tuple[PlayerId, ...] = ()
    number: int | None = None


class IllegalAction(EngineError):
    """An `action` that is not among those `possible` for a player now; `refusal` says why.

    The message names kinds of actions alone, so that it tells nobody's sealed answer. There is no action if
    it does not matter which.
    """

    def __init__(
        self, refusal: Refusal, action: object | None = None, possible: Sequence[object] = ()
    ) -> None:
        kinds = ", ".join(dict.fromkeys(type(other).__name__ for other in possible)) or "nothing"
        tried = "anything" if action is None else type(action).__name__
        super().__init__(f"{tried} where {kinds} is possible: {refusal.reason}")
        self.refusal = refusal
        self.action = action
        self.possible = tuple(possible)


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
    if isinstance(action, OfferResignation) and game.phase in (Phase.CUBE, Phase.MOVE):
        yield from why_no_resignation(game, game.active_bets(player), player)
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


def why_no_resignation(game: Game, bets: Sequence[Bet], player: PlayerId) -> Iterator[Refusal]:
    """Why a player has nothing to resign on bets; nothing if only another kind of loss is offered."""
    if not kinds_to_resign(game, bets[0].side_of(player), bets):
        yield Refusal(Reason.CANNOT_LOSE)


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
    return (*ties, opening, events.played_nothing(opening.starter, roll, terms.start))


def act(  # noqa: PLR0911 - a match
    game: Game, player: PlayerId, action: Action, throw: Throw
) -> tuple[events.Event, ...]:
    """Return the events of an action, automatic consequences included.

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
            return (offered_cube(game, side, index),)
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


def offered_cube(
    game: Game, side: Side, index: CubeIndex, autopilot: events.Autopilot | None = None
) -> events.Doubled:
    """The event of a double by a side, or of a redouble if the cube lies with it."""
    cube = game.cubes[index]
    return events.Doubled(side, index, cube.accepted_value, autopilot, is_redouble=cube.owner is not None)


def answer_cube(game: Game, side: Side, player: PlayerId, action: AnswerOffer) -> events.Event:
    """The event of an answer to the offer on a cube, by a player on that side.

    To follow the captain is an answer only once it is worked out which.
    """
    index, cube = action.cube, game.cubes[action.cube]
    stage = cube.offer.stage if cube.offer else None
    match action.answer:
        case Answer.TAKE:
            return events.Taken(side, index, player, cube.accepted_value, stage)
        case Answer.DROP:
            return events.Dropped(side, index, player, cube.refusal_points, stage)
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
    return (events.Rolled(side, roll), events.played_nothing(side, roll, game.position))


def _resign(game: Game, side: Side, player: PlayerId, kind: WinKind) -> Iterator[events.Event]:
    yield events.ResignationOffered(side, player, kind)
    if costs_most(game, side, game.active_bets(player), kind):
        yield events.ResignationAccepted(side, player)
