"""The events of a game, and the state that follows from them.

`apply` is the only way a game changes; replaying a game's events from its start leads to its stored state.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from typing import TypeVar, assert_never

from bot.engine.errors import InvalidGame
from bot.engine.game import Bet, Cube, Ending, Game, LastPlay, OfferStage, Resignation, WinKind
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.play import CheckerMove, after_moves
from bot.engine.position import BAR, OFF, Position, Side
from bot.engine.roll import Roll
from bot.engine.scoring import cost_of, kind_of_win, points_for

T = TypeVar("T")


class Autopilot(StrEnum):
    """The autopilot that decides in place of a player, or of the bot's own level."""

    ADVANCED = "advanced"  # the strong player, at that level
    PLAIN = "plain"  # by the published rules, where there is no strong player


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last `count` events that stood stand no more: a play or a double by `side`, and what followed."""

    side: Side
    count: int


def without_takebacks(happened: Iterable[T], event_of: Callable[[T], object]) -> list[T]:
    """Return everything that was not taken back, in order."""
    stands: list[T] = []
    for each in happened:
        event = event_of(each)
        if isinstance(event, TakenBack):
            del stands[-event.count :]
        else:
            stands.append(each)
    return stands


@dataclass(frozen=True, slots=True)
class OpeningRolled:
    """Both sides threw one die; unequal numbers give the higher the first turn, with both.

    `cube` is the value to which a tie turned every cube by itself, None where it turned none.
    """

    white: int
    black: int
    cube: int | None = None

    @property
    def starter(self) -> Side | None:
        """None after a tie, which is thrown again."""
        if self.white == self.black:
            return None
        return Side.WHITE if self.white > self.black else Side.BLACK


@dataclass(frozen=True, slots=True)
class Rolled:
    """The side on roll threw its dice."""

    side: Side
    roll: Roll


@dataclass(frozen=True, slots=True)
class Played:
    """The side on roll played its roll; without moves where it had none.

    `autopilot` tells who chose the play in place of somebody who was not there, as far as that is known.
    `is_dance` tells that there was none since a checker on the bar could not enter; False also where that
    was not noted yet.
    """

    side: Side
    roll: Roll
    moves: tuple[CheckerMove, ...]
    autopilot: Autopilot | None = None
    is_dance: bool = field(default=False, compare=False)


def played_nothing(side: Side, roll: Roll, position: Position) -> Played:
    """Return the event of a roll without a legal play."""
    return Played(side, roll, (), is_dance=position.own[BAR] > 0)


def last_played(game: Game) -> Played | None:
    """The last play on the board, as the event that it was."""
    last = game.last_play
    if last is None:
        return None
    if not last.moves:
        return played_nothing(last.side, last.roll, game.position_of(last.side))
    return Played(last.side, last.roll, last.moves)


@dataclass(frozen=True, slots=True)
class Doubled:
    """A cube was offered at `value`, twice what it shows.

    `autopilot` tells who chose that in place of somebody of a team who was not there. `is_redouble`
    tells that whoever doubled owned the cube; False also where that was not noted yet.
    """

    side: Side
    cube: CubeIndex
    value: int
    autopilot: Autopilot | None = None
    is_redouble: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Raised:
    """An offer was answered by turning the cube once more, to `value`: a beaver, or a raccoon."""

    side: Side
    cube: CubeIndex
    value: int
    stage: OfferStage


@dataclass(frozen=True, slots=True)
class Taken:
    """A player accepted the open offer on a cube; the stake is now `value`.

    `stage` tells what they accepted: a double, or what the other side made of it; None where that was not
    noted yet.
    """

    side: Side
    cube: CubeIndex
    player: PlayerId
    value: int
    stage: OfferStage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Dropped:
    """A player refused the open offer on a cube, and pays `points`; `stage` is as that of `Taken`."""

    side: Side
    cube: CubeIndex
    player: PlayerId
    points: int
    stage: OfferStage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ResignationOffered:
    """A player offered to lose a game of that kind."""

    side: Side
    player: PlayerId
    kind: WinKind


@dataclass(frozen=True, slots=True)
class ResignationAccepted:
    """The resignation was accepted by the other side, or at once because the position cannot cost more."""

    side: Side
    player: PlayerId


@dataclass(frozen=True, slots=True)
class ResignationRefused:
    """The resignation was refused; the game goes on."""

    side: Side
    player: PlayerId


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A player had no time left, and pays `points` for a game of that kind; an open double was not taken."""

    side: Side
    player: PlayerId
    kind: WinKind
    points: int


Event = (
    OpeningRolled
    | Rolled
    | Played
    | Doubled
    | Raised
    | Taken
    | Dropped
    | ResignationOffered
    | ResignationAccepted
    | ResignationRefused
    | TimedOut
    | TakenBack
)


def replay(game: Game, events: Iterable[Event]) -> Game:
    """Events that were taken back do not count."""
    return reduce(apply, without_takebacks(events, lambda event: event), game)


def apply(game: Game, event: Event) -> Game:  # noqa: PLR0911 - a match
    """The game after an event.

    An event is a fact, so its legality is not judged again; `act` makes only legal ones.

    Raises:
        InvalidGame: It is `TakenBack`; where that leads follows from the events before it, see `replay`.
    """
    match event:
        case OpeningRolled():
            return _opened(game, event)
        case Rolled():
            return replace(game, roll=event.roll)
        case Played():
            return _played(game, event)
        case Doubled() | Raised():
            return _offered(game, event)
        case Taken() | Dropped():
            return _answered(game, event)
        case ResignationOffered() | ResignationAccepted() | ResignationRefused():
            return _with_bets(game, event.player, lambda bet: _after_resignation(game, bet, event))
        case TimedOut():
            return _timed_out(game, event)
        case TakenBack():
            raise InvalidGame(event, "what is taken back follows from the events before it")
        case unknown:
            assert_never(unknown)


def _opened(game: Game, event: OpeningRolled) -> Game:
    starter = event.starter
    if starter is not None:
        roll = Roll(event.white, event.black)
        return replace(game, position=game.position_of(starter), on_roll=starter, roll=roll)
    if event.cube is not None:
        return replace(game, cubes=_automatically_doubled(game.cubes, event.cube))
    return game


def _automatically_doubled(cubes: tuple[Cube, ...], value: int) -> tuple[Cube, ...]:
    """The cubes stay centred, and were not turned by an offer."""
    return tuple(replace(cube, value=value) for cube in cubes)


def _played(game: Game, event: Played) -> Game:
    after = after_moves(game.position, event.moves)
    last_play = LastPlay(event.side, event.roll, event.moves)
    if sum(after.own[OFF + 1 :]) == 0:
        kind = kind_of_win(after, game.terms.checkers)
        bets = tuple(_won(game, bet, event.side, kind) if bet.is_active else bet for bet in game.bets)
        return replace(game, position=after, bets=bets, roll=None, last_play=last_play)
    bets = tuple(replace(bet, refusals=()) if bet.refusals else bet for bet in game.bets)
    return replace(
        game,
        position=after.switched(),
        bets=bets,
        on_roll=event.side.other,
        roll=None,
        last_play=last_play,
    )


def _won(game: Game, bet: Bet, winner: Side, kind: WinKind) -> Bet:
    points = points_for(kind, game.cubes[bet.cube], game.terms)
    return bet.settled(winner, points, kind, Ending.BORNE_OFF)


def _offered(game: Game, event: Doubled | Raised) -> Game:
    cube = game.cubes[event.cube]
    offered = cube.offered(event.side) if isinstance(event, Doubled) else cube.raised()
    return _with_cube(game, event.cube, offered)


def _answered(game: Game, event: Taken | Dropped) -> Game:
    def answered(bet: Bet) -> Bet:
        if isinstance(event, Taken):
            return replace(bet, has_taken=True)
        return bet.settled(event.side.other, event.points, WinKind.SINGLE, Ending.DROPPED)

    return _turned_if_answered(_with_bets(game, event.player, answered, cube=event.cube), event.cube)


def _timed_out(game: Game, event: TimedOut) -> Game:
    def lose(bet: Bet) -> Bet:
        return bet.settled(event.side.other, event.points, event.kind, Ending.TIMED_OUT)

    lost = _with_bets(game, event.player, lose)
    return replace(lost, cubes=tuple(replace(cube, offer=None) for cube in lost.cubes))


def _turned_if_answered(game: Game, index: CubeIndex) -> Game:
    """Turn the cube once everyone has answered its offer; at once, where nobody shares it."""
    waiting = [bet for bet in game.bets if bet.is_active and bet.cube == index]
    if not all(bet.has_taken for bet in waiting):
        return game
    cube = game.cubes[index]
    bets = tuple(replace(bet, has_taken=False) if bet.cube == index else bet for bet in game.bets)
    turned = cube.accepted() if waiting else replace(cube, offer=None)
    return replace(_with_cube(game, index, turned), bets=bets)


def _after_resignation(
    game: Game, bet: Bet, event: ResignationOffered | ResignationAccepted | ResignationRefused
) -> Bet:
    match event, bet.resignation:
        case ResignationOffered(side=side, kind=kind), _:
            points = cost_of(kind, game.cubes[bet.cube], game.terms, side)
            return replace(bet, resignation=Resignation(side, kind, points))
        case ResignationRefused(), Resignation() as refused:
            return bet.with_refusal(refused)
        case ResignationAccepted(), Resignation(side=side, kind=kind):
            points = points_for(kind, game.cubes[bet.cube], game.terms)
            return bet.settled(side.other, points, kind, Ending.RESIGNED)
        case _:
            return bet  # another bet of the one who answers, with a partner who did not resign


def _with_cube(game: Game, index: CubeIndex, cube: Cube) -> Game:
    cubes = (*game.cubes[:index], cube, *game.cubes[index + 1 :])
    return replace(game, cubes=cubes)


def _with_bets(
    game: Game, player: PlayerId, change: Callable[[Bet], Bet], cube: CubeIndex | None = None
) -> Game:
    mine = [bet for bet in game.active_bets(player) if cube in (None, bet.cube)]
    bets = tuple(change(bet) if bet in mine else bet for bet in game.bets)
    return replace(game, bets=bets)
