"""Where the last play went, checker by checker, and where the next may go. Pure geometry."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import dist, hypot

from render.diagram import BAR, OFF, Arrow, Choice, Diagram
from render.layout import CHECKER, MIDDLE, STACK_LIMIT, checker_center

Spot = tuple[int, int]
Line = tuple[tuple[float, float], ...]

AROUND_CHECKER = CHECKER + 4
INSIDE_CHECKER = 44
GAP = 6
"""Pixels between an arrow and the checkers at its ends."""
TRAY_ROOM = 12
SHORTEST_ARROW = 30
_BEND = 0.16
_LEAST_BEND = 14
_PIECES = 24


@dataclass(frozen=True, slots=True)
class Shape:
    """The look of one checker move, wherever it starts.

    `across` and `down` lead from start to end, `bend` is the pixels by which the line is pushed down, and the
    rings at its ends are diameters, 0 for none.
    """

    across: int
    down: int
    bend: int
    start_ring: int
    end_ring: int
    is_off: bool

    def line(self) -> Line:
        """Seen from its start, cut short at both ends."""
        room = CHECKER / 2 + GAP
        length = hypot(self.across, self.down)
        start_room, end_room = _fitting(length, room, TRAY_ROOM if self.is_off else room)
        line = []
        for i in range(_PIECES + 1):
            t = i / _PIECES
            x, y = self.across * t, self.down * t + 4 * self.bend * t * (1 - t)
            if hypot(x, y) >= start_room and hypot(self.across - x, self.down - y) >= end_room:
                line.append((x, y))
        return tuple(line)


@dataclass(frozen=True, slots=True)
class Step:
    """One checker move on the picture."""

    start: Spot
    shape: Shape


@dataclass(frozen=True, slots=True)
class _End:
    """One end of a checker move: its spot, and the ring around the checker or the gap there."""

    spot: Spot
    ring: int


def steps(diagram: Diagram) -> Iterator[Step]:
    """Replay the last play on the stacks to find the spot of each checker that moved."""
    counts = {arrow.seat: list(diagram.side(arrow.seat).checkers) for arrow in diagram.last_play}
    if not diagram.is_before_play:
        for arrow in diagram.last_play:
            counts[arrow.seat][arrow.source] += 1
            counts[arrow.seat][arrow.target] -= 1
    ends: dict[Arrow, list[tuple[_End, _End]]] = {}
    for arrow in diagram.last_play:
        now = counts[arrow.seat]
        now[arrow.source] -= 1
        pair = _start(diagram, arrow, now[arrow.source]), _end(diagram, arrow, now[arrow.target])
        ends.setdefault(replace(arrow, is_hit=False), []).append(pair)
        now[arrow.target] += 1
    for arrow, pairs in ends.items():
        for start, end in _uncrossed(pairs):
            yield _step(start, end, is_off=arrow.target == OFF)


def _start(diagram: Diagram, arrow: Arrow, height: int) -> _End:
    """A small ring where a checker has left; before the play, a large one around it."""
    spot = checker_center(arrow.seat, arrow.source, height)
    is_filled = height < diagram.side(arrow.seat).checkers[arrow.source]
    if diagram.is_before_play:
        return _End(spot, AROUND_CHECKER if is_filled else 0)
    return _End(spot, 0 if is_filled else INSIDE_CHECKER)


def _end(diagram: Diagram, arrow: Arrow, height: int) -> _End:
    """A large ring around a checker that has come; before the play, a small one, or one around a blot."""
    if arrow.target == OFF:
        return _End(checker_center(arrow.seat, OFF, height - diagram.set_aside), 0)
    spot = checker_center(arrow.seat, arrow.target, height)
    if diagram.is_before_play:
        return _End(spot, AROUND_CHECKER if arrow.is_hit else INSIDE_CHECKER)
    is_filled = height < diagram.side(arrow.seat).checkers[arrow.target]
    return _End(spot, AROUND_CHECKER if is_filled else 0)


def _uncrossed(pairs: list[tuple[_End, _End]]) -> list[tuple[_End, _End]]:
    """Checkers that go the same way within one row keep their order in the stack."""
    starts, ends = zip(*pairs, strict=True)
    if _is_above(starts[0].spot) is _is_above(ends[0].spot):
        ends = ends[::-1]
    return list(zip(starts, ends, strict=True))


def _step(start: _End, end: _End, *, is_off: bool) -> Step:
    shape = Shape(
        across=end.spot[0] - start.spot[0],
        down=end.spot[1] - start.spot[1],
        bend=bend(start.spot, end.spot),
        start_ring=start.ring,
        end_ring=end.ring,
        is_off=is_off,
    )
    return Step(start.spot, shape)


def hit_spots(diagram: Diagram) -> Iterator[Spot]:
    """The checkers that the last play hit, on top of their stack on the bar."""
    hits = [] if diagram.is_before_play else [arrow for arrow in diagram.last_play if arrow.is_hit]
    for index, arrow in enumerate(hits):
        seat = arrow.seat.other
        yield checker_center(seat, BAR, diagram.side(seat).checkers[BAR] - 1 - index)


def chosen_spot(diagram: Diagram, choice: Choice) -> Spot | None:
    if choice.selected is None:
        return None
    return checker_center(
        choice.seat, choice.selected, diagram.side(choice.seat).checkers[choice.selected] - 1
    )


def target_spots(diagram: Diagram, choice: Choice) -> Iterator[tuple[Spot, bool]]:
    """Where the chosen checker may land, the tray left out, and whether a checker lies there already."""
    for point in choice.targets:
        if point != OFF:
            height = diagram.side(choice.seat).checkers[point]
            is_taken = height >= STACK_LIMIT or bool(diagram.side(choice.seat.other).checkers[BAR - point])
            yield checker_center(choice.seat, point, height), is_taken


def bend(start: Spot, end: Spot) -> int:
    """Within one row an arrow bends towards the middle of the board, around the stacks between."""
    if _is_above(start) is not _is_above(end):
        return 0
    bend = round(_BEND * dist(start, end)) + _LEAST_BEND
    return bend if _is_above(start) else -bend


def _is_above(spot: Spot) -> bool:
    return spot[1] < MIDDLE


def _fitting(length: float, start_room: float, end_room: float) -> tuple[float, float]:
    """Less room at both ends of a short arrow, so that something is left to see."""
    scale = max(0.0, min(1.0, (length - SHORTEST_ARROW) / (start_room + end_room)))
    return start_room * scale, end_room * scale
