"""Ways of checkers: of the last play, and of the next. Pure geometry."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist, hypot
from typing import TypeAlias

from render.diagram import BAR, OFF, Arrow, Choice, Diagram, Seat
from render.layout import (
    BAR_COLUMN,
    CHECKER,
    COUNT_HEIGHT,
    COUNT_WIDTH,
    LEFT_FIELD,
    MIDDLE,
    RIGHT_FIELD,
    STACK_LIMIT,
    TRAY_BAR_HEIGHT,
    Box,
    around,
    checker_center,
    cube_box,
    dice,
    sign,
)

Spot = tuple[int, int]
Line = tuple[tuple[float, float], ...]

AROUND_CHECKER = CHECKER + 6
INSIDE_CHECKER = 50
SHORTEST_ARROW = 30
_SHORT = 170
"""The number of checkers stands aside from a line that it would hide."""
_ASIDES = (0, 44, -44, 66, -66, 88, -88)
_ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82)
"""Where the number of checkers may stand: how far from its line, and how far along it."""
_CLEAR = 5
"""Pixels between the number of checkers and what lies beside it."""
_ROUND = 5
"""Pixels by which the box around a checker is larger than it looks, since its corners are empty."""
_BEND = 0.16
_LEAST_BEND = 14
_ABREAST = 19
"""From the middle of a tray to where arrows end that would lie on each other."""
PIECES = 12
"""Straight pieces that a bent line is drawn in."""
_HALVINGS = 10


@dataclass(frozen=True, slots=True)
class Shape:
    """The look of one line, wherever it starts.

    `across` and `down` lead from the middle of one spot to that of the other, `bend` is the pixels by which
    the line is pushed down, and `start_ring` and `end_ring` are the diameters of the rings that it leaves and
    arrives at, 0 for none. `is_off` tells that it ends at a checker in the tray.
    """

    across: int
    down: int
    bend: int
    start_ring: int
    end_ring: int
    is_off: bool = False

    @property
    def has_head(self) -> bool:
        """Whether a checker stays at the end, and does not only pass."""
        return self.is_off or bool(self.end_ring)

    def line(self) -> Line:
        """Seen from its start, from edge to edge."""
        length = hypot(self.across, self.down)
        end = TRAY_BAR_HEIGHT if self.is_off else self.end_ring
        start_room, end_room = _fitting(length, self.start_ring / 2, end / 2)
        first = self._leaving(start_room, (0.0, 0.0))
        last = 1 - self._leaving(end_room, (float(self.across), float(self.down)))
        return tuple(self.at(first + (last - first) * i / PIECES) for i in range(PIECES + 1))

    def at(self, t: float) -> tuple[float, float]:
        """A spot of the line, from 0 at its start to 1 at its end."""
        return self.across * t, self.down * t + 4 * self.bend * t * (1 - t)

    def _leaving(self, room: float, end: tuple[float, float]) -> float:
        """How much of the line lies within `room` of one end."""
        is_start = end == (0.0, 0.0)
        near, far = 0.0, 0.5
        for _ in range(_HALVINGS):
            middle = (near + far) / 2
            inside = dist(self.at(middle if is_start else 1 - middle), end) < room
            near, far = (middle, far) if inside else (near, middle)
        return near


@dataclass(frozen=True, slots=True)
class Step:
    """The same move of one or more checkers, as one line."""

    start: Spot
    shape: Shape
    count: int

    def near(self) -> Iterator[Spot]:
        """Where the number of checkers may stand: on the line from its middle on, then aside from it."""
        length = hypot(self.shape.across, self.shape.down) or 1.0
        across, down = -self.shape.down / length, self.shape.across / length
        for aside in _ASIDES[length < _SHORT :]:
            for t in _ALONG:
                x, y = self.shape.at(t)
                yield self.start[0] + round(x + across * aside), self.start[1] + round(y + down * aside)

    def comes_within(self, pixels: int, *, of: int) -> bool:
        """Whether some of the line may be that near to a height."""
        start, end = self.start[1], self.start[1] + self.shape.down
        heights = start, end, (start + end) // 2 + self.shape.bend
        return min(heights) < of + pixels and max(heights) > of - pixels


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle around a spot; `is_hit` where a checker lies that was hit, or will be."""

    spot: Spot
    diameter: int
    is_hit: bool = False


@dataclass(frozen=True, slots=True)
class _End:
    """One end of a checker move: its spot, and the diameter of the ring there, 0 for none."""

    spot: Spot
    ring: int
    is_hit: bool = False


_Way: TypeAlias = tuple[Seat, int, int]
"""A checker move's side, start and end, whether it hit or not."""


@dataclass(frozen=True, slots=True)
class Trace:
    """All that shows a play; `rings` are those at whose spots no line ends."""

    steps: tuple[Step, ...]
    rings: tuple[Ring, ...]


def trace(diagram: Diagram) -> Trace:
    """The last play as lines and rings.

    Moves that the better play has too are left out: they are drawn with that. Where it moves from or to the
    same points otherwise, its checkers keep their spots, and those of the last play take the next ones.
    """
    steps, rings = [], list(_hit_rings(diagram))
    for (_, _, target), pairs in _ends(diagram).items():
        starts, targets = zip(*pairs, strict=True)
        start, end = _innermost(starts), _innermost(targets)
        steps.append(_step(start, end, len(pairs), is_off=target == OFF))
        rings += [Ring(each.spot, each.ring, each.is_hit) for each in (*starts, *targets) if each.ring]
        drawn = {start.spot, *(() if end.is_hit else (end.spot,))}
        rings = [ring for ring in rings if ring.is_hit or ring.spot not in drawn]
    return Trace(tuple(steps), tuple(dict.fromkeys(rings)))


def counts(diagram: Diagram, steps: Iterable[Step]) -> Iterator[tuple[Spot, int]]:
    """Of each line that several checkers went along, how many, and where that stands.

    It lies on nothing else that is on the board; where all is full, where it covers least.
    """
    taken = [*_taken(diagram)]
    for step in steps:
        if step.count > 1:
            field = _freest((_count_field(spot) for spot in step.near()), taken)
            taken.append(field)
            yield field.center, step.count


def _count_field(spot: Spot) -> Box:
    """The field of a number around a spot, or beside it, where it would reach over the frame."""
    field = around(spot, COUNT_WIDTH, COUNT_HEIGHT)
    across = max(LEFT_FIELD.left - field.left, 0) + min(RIGHT_FIELD.right - field.right, 0)
    down = max(LEFT_FIELD.top - field.top, 0) + min(LEFT_FIELD.bottom - field.bottom, 0)
    return field.moved(across, down)


def _freest(fields: Iterable[Box], taken: Sequence[Box]) -> Box:
    """The first field that covers nothing, else the one that covers least."""
    best, least = None, 0
    for field in fields:
        covered = sum(_shared(field.inset(-_CLEAR), box) for box in taken)
        if best is None or covered < least:
            best, least = field, covered
        if not covered:
            break
    return best or _count_field(BAR_COLUMN.center)


def _shared(one: Box, other: Box) -> int:
    """The pixels in both of two boxes."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(across, 0) * max(down, 0)


def _taken(diagram: Diagram) -> Iterator[Box]:
    """Yield the boxes that are taken: checkers, the spots they left, dice, signs and an offered cube."""
    thrown, left = diagram.dice, Counter((arrow.seat, arrow.source) for arrow in diagram.last_play)
    for seat in Seat:
        for point, count in enumerate(diagram.side(seat).checkers):
            if point != OFF:
                height = min(count + left[seat, point], STACK_LIMIT)
                spots = (checker_center(seat, point, index) for index in range(height))
                yield from (around(spot, CHECKER, CHECKER).inset(_ROUND) for spot in spots)
    if thrown:
        yield from dice(thrown.seat, len(thrown.dice))
    for each in diagram.signs:
        yield sign(each.seat, len(thrown.dice) if thrown and thrown.seat is each.seat else 0)
    if diagram.cube and diagram.cube.offered_by:
        yield cube_box(diagram.cube)


def _ends(diagram: Diagram) -> Mapping[_Way, Sequence[tuple[_End, _End]]]:
    """Replay the last play on the stacks: where each checker starts and ends, by its way."""
    counts = _counts_before(diagram)
    before = {seat: tuple(each) for seat, each in counts.items()}
    shared = Counter(map(_way, diagram.better_play))
    beside = [*(shared - Counter(map(_way, diagram.last_play))).elements()]
    leaving = Counter((seat, source) for seat, source, _ in beside)
    coming = Counter((seat, target) for seat, _, target in beside)
    in_tray = _tray_spots(diagram, {seat: each[OFF] + coming[seat, OFF] for seat, each in before.items()})
    ends: dict[_Way, list[tuple[_End, _End]]] = {}
    for arrow in diagram.last_play:
        now, way = counts[arrow.seat], _way(arrow)
        now[arrow.source] -= 1
        height = _free(now[arrow.source], leaving[arrow.seat, arrow.source])
        start = _start(diagram, arrow, height, has_left=height < before[arrow.seat][arrow.source])
        above = now[arrow.target] + (0 if arrow.is_hit else coming[arrow.seat, arrow.target])
        end = _End(in_tray[arrow].pop(), 0) if arrow.target == OFF else _end(diagram, arrow, above)
        now[arrow.target] += 1
        if shared[way]:
            shared[way] -= 1
        else:
            ends.setdefault(way, []).append((start, end))
    return ends


def _counts_before(diagram: Diagram) -> dict[Seat, list[int]]:
    """The checkers on the points of whoever made the last play, as they lay before it."""
    counts = {arrow.seat: list(diagram.side(arrow.seat).checkers) for arrow in diagram.last_play}
    if not diagram.is_before_play:
        for arrow in diagram.last_play:
            counts[arrow.seat][arrow.source] += 1
            counts[arrow.seat][arrow.target] -= 1
    return counts


def _free(height: int, taken: int) -> int:
    """The highest checker of a stack that no other play takes; where it takes all, the highest."""
    return height - taken if height >= taken else height


def compared(diagram: Diagram) -> tuple[Diagram, Diagram]:
    """A diagram with what was played beside a better play, and one with the better play alone.

    What a checker moves in both is one arrow, but where it hits on its way; what both plays have comes first,
    so that it has the same spots in both.
    """
    played, better = _joined(diagram.last_play), _joined(diagram.better_play)
    last, best = _shared_first(played, better), _shared_first(better, played)
    beside = replace(diagram, last_play=last, better_play=best)
    return beside, replace(diagram, last_play=best, better_play=())


def _joined(arrows: Iterable[Arrow]) -> list[Arrow]:
    joined: list[Arrow] = []
    for arrow in arrows:
        ends = [(each.seat, each.target, each.is_hit) for each in joined]
        stop = (arrow.seat, arrow.source, False)
        if stop in ends:
            joined[ends.index(stop)] = replace(arrow, source=joined[ends.index(stop)].source)
        else:
            joined.append(arrow)
    return joined


def _shared_first(arrows: Sequence[Arrow], others: Iterable[Arrow]) -> tuple[Arrow, ...]:
    left, is_own = Counter(map(_way, others)), []
    for arrow in arrows:
        is_own.append(left[_way(arrow)] <= 0)
        left[_way(arrow)] -= 1
    pairs = sorted(zip(is_own, arrows, strict=True), key=lambda pair: pair[0])
    return tuple(arrow for _, arrow in pairs)


def _way(arrow: Arrow) -> _Way:
    return arrow.seat, arrow.source, arrow.target


def _tray_spots(diagram: Diagram, off: Mapping[Seat, int]) -> dict[Arrow, list[Spot]]:
    """Where arrows into the tray end, beside each other, and so that none crosses another."""
    spots: dict[Arrow, list[Spot]] = {}
    borne_off = sorted(
        (each for each in diagram.last_play if each.target == OFF), key=lambda each: each.source
    )
    for number, arrow in enumerate(borne_off):
        across, down = checker_center(arrow.seat, OFF, off[arrow.seat] + number - diagram.set_aside)
        spots.setdefault(arrow, []).append((across, down))
    if len(spots) > 1:
        for number, ends in enumerate(spots.values()):
            aside = _ABREAST if number % 2 else -_ABREAST
            ends[:] = [(across + aside, down) for across, down in ends]
    return spots


def _start(diagram: Diagram, arrow: Arrow, height: int, *, has_left: bool) -> _End:
    """A small ring where a checker has left, not only passed; before the play, a large one around it."""
    spot = checker_center(arrow.seat, arrow.source, height)
    is_filled = height < diagram.side(arrow.seat).checkers[arrow.source]
    if diagram.is_before_play:
        return _End(spot, AROUND_CHECKER if is_filled else 0)
    return _End(spot, INSIDE_CHECKER if has_left and not is_filled else 0)


def _end(diagram: Diagram, arrow: Arrow, height: int) -> _End:
    """A large ring around a checker that has come; before the play, a small one, or one around a blot."""
    spot = checker_center(arrow.seat, arrow.target, height)
    if diagram.is_before_play:
        return _End(spot, AROUND_CHECKER if arrow.is_hit else INSIDE_CHECKER, arrow.is_hit)
    is_filled = height < diagram.side(arrow.seat).checkers[arrow.target]
    return _End(spot, AROUND_CHECKER if is_filled else 0)


def _step(start: _End, end: _End, count: int, *, is_off: bool) -> Step:
    """The line of all checkers that go the same way, between the ends nearest to the middle of the board."""
    shape = Shape(
        across=end.spot[0] - start.spot[0],
        down=end.spot[1] - start.spot[1],
        bend=bend(start.spot, end.spot),
        start_ring=start.ring,
        end_ring=end.ring,
        is_off=is_off,
    )
    return Step(start.spot, shape, count)


def _innermost(ends: Sequence[_End]) -> _End:
    return min(ends, key=lambda end: abs(end.spot[1] - MIDDLE))


def _hit_rings(diagram: Diagram) -> Iterator[Ring]:
    """The checkers that the last play hit, on top of their stack on the bar."""
    hits = [] if diagram.is_before_play else [arrow for arrow in diagram.last_play if arrow.is_hit]
    for index, arrow in enumerate(hits):
        seat = arrow.seat.other
        spot = checker_center(seat, BAR, diagram.side(seat).checkers[BAR] - 1 - index)
        yield Ring(spot, AROUND_CHECKER, is_hit=True)


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
    depth = round(_BEND * dist(start, end)) + _LEAST_BEND
    return depth if _is_above(start) else -depth


def _is_above(spot: Spot) -> bool:
    return spot[1] < MIDDLE


def _fitting(length: float, start_room: float, end_room: float) -> tuple[float, float]:
    """Less room at both ends of a short arrow, so that something is left to see."""
    if not start_room + end_room:
        return 0.0, 0.0
    scale = max(0.0, min(1.0, (length - SHORTEST_ARROW) / (start_room + end_room)))
    return start_room * scale, end_room * scale
