"""The course of a moving picture: checkers that fly, dice that fall, and when. Pure geometry."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import dist

from render.diagram import BAR, OFF, Arrow, Diagram, Dice, Seat
from render.layout import STACK_LIMIT, checker_center
from render.trace import Spot, bend


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast everything goes; more frames are smoother, and more bytes.

    Args:
        tick: Milliseconds of a frame in which something moves.
        pixels: How far a checker goes in one.
        flight: The least and the most frames of a flight.
        rolling: The pixels that dice still have to roll, frame by frame.
        rolled: Milliseconds for which dice lie there before they are played.
        between: Milliseconds after a play.
    """

    tick: int
    pixels: int
    flight: tuple[int, int]
    rolling: tuple[int, ...]
    rolled: int
    between: int


OF_PLAY = Pace(40, 140, (3, 5), (150, 96, 48, 16), 400, 3000)
OF_FILM = Pace(50, 180, (2, 4), (96, 24), 350, 600)
STILLS = Pace(50, 1, (0, 0), (), 0, 1000)
"""No checker flies: one board a play."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A play: the board before it with its dice, its checker moves in their order, and the board after it.

    Without a board before it, it is a still one.
    """

    after: Diagram
    before: Diagram | None = None
    moves: tuple[Arrow, ...] = ()


def shot_of(diagram: Diagram) -> Shot:
    """The last play of a diagram, which shows the board before it or after it."""
    if not diagram.last_play:
        return Shot(diagram)
    before = diagram if diagram.is_before_play else _replayed(diagram, backwards=True)
    after = _replayed(diagram) if diagram.is_before_play else diagram
    still = replace(before, last_play=(), is_before_play=False, dice=_dice(before, is_played=False))
    moved = replace(after, is_before_play=False, dice=_dice(after, is_played=True))
    return Shot(moved, still, diagram.last_play)


def shots_of(diagrams: Iterable[Diagram]) -> Iterator[Shot]:
    """A game board by board; a play that several of its boards show is played once."""
    was: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    for diagram in diagrams:
        shot = shot_of(diagram)
        is_played = not diagram.is_before_play and (diagram.bottom.checkers, diagram.top.checkers) == was
        if shot.before is None or is_played:
            shot = Shot(replace(diagram, last_play=()))
        was = shot.after.bottom.checkers, shot.after.top.checkers
        yield shot


def _replayed(diagram: Diagram, *, backwards: bool = False) -> Diagram:
    """The board after the play whose arrows are on it; `backwards` the one before it."""
    counts = {seat: list(diagram.side(seat).checkers) for seat in Seat}
    for move in reversed(diagram.last_play) if backwards else diagram.last_play:
        source, target = (move.target, move.source) if backwards else (move.source, move.target)
        counts[move.seat][source] -= 1
        counts[move.seat][target] += 1
        if move.is_hit:
            hit, step = counts[move.seat.other], -1 if backwards else 1
            hit[BAR] += step
            hit[BAR - move.target] -= step
    bottom, top = (replace(diagram.side(seat), checkers=tuple(counts[seat])) for seat in Seat)
    return replace(diagram, bottom=bottom, top=top)


def _dice(diagram: Diagram, *, is_played: bool) -> Dice | None:
    """The roll of the play, if it lies there."""
    thrown = diagram.dice
    if thrown is None or thrown.seat is not diagram.last_play[0].seat:
        return None
    return Dice(thrown.seat, tuple(replace(die, is_played=is_played) for die in thrown.dice))


@dataclass(frozen=True, slots=True)
class Flight:
    """A checker on its way, from the tick when it leaves to the tick when it lies there."""

    seat: Seat
    source: int
    target: int
    begins: int
    ends: int
    start: Spot
    end: Spot

    def spot(self, tick: int) -> Spot:
        """Its centre, between beginning and end; it starts and lands gently."""
        t = (tick - self.begins) / (self.ends - self.begins)
        t = t * t * (3 - 2 * t)
        rise = 4 * bend(self.start, self.end) * t * (1 - t)
        (x, y), (to_x, to_y) = self.start, self.end
        return round(x + (to_x - x) * t), round(y + (to_y - y) * t + rise)


def flights(before: Diagram, moves: Sequence[Arrow], pace: Pace) -> Iterator[Flight]:
    """One checker after the other; one that is hit flies to the bar while the next is on its way."""
    counts = {seat: list(before.side(seat).checkers) for seat in Seat}
    tick = 0
    for move in moves:
        own, others = counts[move.seat], counts[move.seat.other]
        own[move.source] -= 1
        start = _spot(before, move.seat, move.source, own[move.source])
        end = _spot(before, move.seat, move.target, own[move.target])
        lands = tick + _ticks(start, end, pace)
        yield Flight(move.seat, move.source, move.target, tick, lands, start, end)
        if move.is_hit:
            seat, point = move.seat.other, BAR - move.target
            others[point] -= 1
            from_, to = checker_center(seat, point, 0), checker_center(seat, BAR, others[BAR])
            yield Flight(seat, point, BAR, lands, lands + _ticks(from_, to, pace), from_, to)
            others[BAR] += 1
        own[move.target] += 1
        tick = lands


def _ticks(start: Spot, end: Spot, pace: Pace) -> int:
    least, most = pace.flight
    return min(max(round(dist(start, end) / pace.pixels), least), most)


def _spot(before: Diagram, seat: Seat, point: int, index: int) -> Spot:
    if point == OFF:
        return checker_center(seat, OFF, index - before.set_aside)
    return checker_center(seat, point, min(index, STACK_LIMIT - 1))
