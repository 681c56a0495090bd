"""Arrows start where a checker left and end where it lies."""

from dataclasses import replace
from itertools import combinations
from math import dist, hypot

import pytest

from render import Arrow, Choice, Diagram, Dice, Seat, Sign, SignKind, layout
from render.draw.marks import HEAD_WIDTH
from render.layout import BOARD, Box, checker_center
from render.trace import (
    AROUND_CHECKER,
    INSIDE_CHECKER,
    Ring,
    chosen_spot,
    compared,
    counts,
    target_spots,
    trace,
)
from tests.render.boards import START, board, side
from tests.render.boxes import contains, overlap

BOTTOM, TOP = Seat


def played(diagram: Diagram, *moves: tuple[int, int], seat: Seat = BOTTOM, is_hit: bool = False) -> Diagram:
    return replace(diagram, last_play=tuple(Arrow(seat, *move, is_hit=is_hit) for move in moves))


def ends(diagram: Diagram) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [
        (step.start, (step.start[0] + step.shape.across, step.start[1] + step.shape.down))
        for step in trace(diagram).steps
    ]


def rings(diagram: Diagram) -> set[tuple[tuple[int, int], int]]:
    """All rings, those at the ends of lines too."""
    shown = trace(diagram)
    alone = {(ring.spot, ring.diameter) for ring in shown.rings}
    for step, (start, end) in zip(shown.steps, ends(diagram), strict=True):
        alone |= {(start, step.shape.start_ring), (end, step.shape.end_ring)}
    return {ring for ring in alone if ring[1]}


def test_an_opening_31_leads_from_the_vacated_spots_to_the_new_point() -> None:
    diagram = played(board("24:2 13:5 8:2 6:4 5:2"), (8, 5), (6, 5))
    from_8, from_6 = checker_center(BOTTOM, 8, 2), checker_center(BOTTOM, 6, 4)
    first, second = checker_center(BOTTOM, 5, 0), checker_center(BOTTOM, 5, 1)
    assert ends(diagram) == [(from_8, first), (from_6, second)]
    assert rings(diagram) == {
        *((spot, INSIDE_CHECKER) for spot in (from_8, from_6)),
        *((spot, AROUND_CHECKER) for spot in (first, second)),
    }


def test_a_line_begins_and_ends_on_the_rings() -> None:
    for step in trace(played(board("24:2 13:5 8:2 6:4 5:2"), (8, 5), (6, 5))).steps:
        line, end = step.shape.line(), (step.shape.across, step.shape.down)
        assert dist(line[0], (0, 0)) == pytest.approx(INSIDE_CHECKER / 2, abs=1)
        assert dist(line[-1], end) == pytest.approx(AROUND_CHECKER / 2, abs=1)


def test_a_checker_that_goes_on_leaves_no_ring_where_it_only_passed() -> None:
    diagram = played(board("24 14 13:5 8:3 6:5"), (24, 18), (18, 14))
    first, second = trace(diagram).steps
    assert (first.shape.has_head, second.shape.has_head) == (False, True)
    assert rings(diagram) == {
        (checker_center(BOTTOM, 24, 1), INSIDE_CHECKER),
        (checker_center(BOTTOM, 14, 0), AROUND_CHECKER),
    }


def test_checkers_that_go_the_same_way_are_one_line_and_a_number() -> None:
    diagram = played(board("24:2 13:5 8:3 6:3 4:2"), (6, 4), (6, 4))
    (step,) = trace(diagram).steps
    assert step.count == 2
    assert ends(diagram) == [(checker_center(BOTTOM, 6, 4), checker_center(BOTTOM, 4, 1))]
    assert len(rings(diagram)) == 4


def test_before_the_play_the_ring_is_around_the_checker_that_will_move() -> None:
    diagram = replace(played(board(), (24, 18), (13, 9)), is_before_play=True)
    start, end = checker_center(BOTTOM, 24, 1), checker_center(BOTTOM, 18, 0)
    assert ends(diagram)[0] == (start, end)
    assert {(start, AROUND_CHECKER), (end, INSIDE_CHECKER)} <= rings(diagram)


def test_before_the_play_a_blot_that_will_be_hit_is_marked() -> None:
    diagram = played(board(START, "24:2 13:5 8:3 6:4 7"), (24, 18), is_hit=True)
    hits = [ring for ring in trace(replace(diagram, is_before_play=True)).rings if ring.is_hit]
    assert hits == [Ring(checker_center(TOP, 7, 0), AROUND_CHECKER, is_hit=True)]


def test_hit_checkers_are_marked_on_the_bar() -> None:
    diagram = played(board("24 18 13:5 8:3 6:5", "bar:2 24:2 13:5 8:2 6:4"), (24, 18), is_hit=True)
    hits = [ring for ring in trace(diagram).rings if ring.is_hit]
    assert hits == [Ring(checker_center(TOP, 25, 1), AROUND_CHECKER, is_hit=True)]


def test_checkers_set_aside_do_not_raise_the_stack_in_the_tray() -> None:
    diagram = replace(played(board("2", "24 22 21"), (1, 0), (3, 0)), set_aside=12)
    heights = [end[1] for _, end in ends(diagram)]
    assert heights == [checker_center(BOTTOM, 0, number)[1] for number in range(2)]


def test_arrows_into_the_tray_end_beside_each_other_and_do_not_cross() -> None:
    far, near = ends(played(board("6:3", "24:2"), (5, 0), (3, 0)))
    assert abs(far[1][0] - near[1][0]) > HEAD_WIDTH
    assert far[1][1] < near[1][1]


def test_a_move_that_the_better_play_has_too_is_drawn_with_that() -> None:
    better = (Arrow(BOTTOM, 13, 11), Arrow(BOTTOM, 6, 5))
    diagram = replace(played(board(), (13, 11), (13, 11)), better_play=better, is_before_play=True)
    second = checker_center(BOTTOM, 13, 3), checker_center(BOTTOM, 11, 1)
    assert ends(diagram) == [second]
    assert len(ends(replace(diagram, last_play=better, better_play=()))) == len(better)


def test_beside_a_better_play_no_arrow_begins_or_ends_where_one_of_that_does() -> None:
    better = tuple(Arrow(BOTTOM, *move) for move in ((13, 11), (11, 9), (6, 4), (6, 4)))
    diagram = replace(played(board(), (13, 11), (13, 11), (6, 4), (13, 11)), better_play=better)
    worse, best = compared(replace(diagram, is_before_play=True))
    begin = checker_center(BOTTOM, 13, 4), checker_center(BOTTOM, 9, 0)
    assert begin in ends(best), "one arrow: where a checker only passes, nothing is to be seen"
    assert ends(worse) == [(checker_center(BOTTOM, 13, 3), checker_center(BOTTOM, 11, 2))]
    assert not rings(worse) & rings(best)


def test_beside_a_better_play_a_checker_that_hits_on_its_way_still_stops_there() -> None:
    hit = Arrow(BOTTOM, 24, 18, is_hit=True)
    better = (hit, Arrow(BOTTOM, 18, 15))
    worse, best = compared(replace(board(), last_play=(Arrow(BOTTOM, 13, 10), hit), better_play=better))
    assert best.last_play == better
    assert worse.last_play == (hit, Arrow(BOTTOM, 13, 10))


def test_two_plays_of_the_last_checker_of_a_point_begin_on_it() -> None:
    diagram = replace(played(board("6", "24:2"), (6, 3)), better_play=(Arrow(BOTTOM, 6, 4),))
    worse, best = compared(replace(diagram, is_before_play=True))
    assert ends(worse)[0][0] == ends(best)[0][0] == checker_center(BOTTOM, 6, 0)


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("source", range(1, 26))
def test_every_arrow_stays_on_the_board(seat: Seat, source: int) -> None:
    for target in range(max(0, source - 24), source):
        point = f"{target}:15" if target else ""
        diagram = board(point, "") if seat is BOTTOM else board("", point)
        for step in trace(played(diagram, (source, target), seat=seat)).steps:
            line = step.shape.line()
            assert len(line) >= 2
            xs = [step.start[0] + x for x, _ in line]
            ys = [step.start[1] + y for _, y in line]
            assert contains(BOARD, Box(int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1))


def test_the_top_checker_of_a_point_is_the_chosen_one() -> None:
    diagram = board()
    assert chosen_spot(diagram, Choice(BOTTOM, 8)) == checker_center(BOTTOM, 8, 2)
    assert chosen_spot(diagram, Choice(BOTTOM)) is None


def test_targets_are_the_next_free_spots_or_what_lies_there() -> None:
    diagram = Diagram(side(START), side("24:2 13:5 8:3 6:4 20"))
    spots = list(target_spots(diagram, Choice(BOTTOM, 8, (7, 6, 5, 0))))
    assert spots == [
        (checker_center(BOTTOM, 7, 0), False),
        (checker_center(BOTTOM, 6, 4), True),
        (checker_center(BOTTOM, 5, 0), True),
    ]


OFF_BY_FOURS = "6:2 5:4 3:2 2:2"
DOUBLES = {
    "over the bar": ("24:2 13:3 8:3 6:5 5:2", (13, 9), (13, 9), (9, 5), (9, 5)),
    "to the next point": ("24:2 13:5 8:1 7:2 6:3 5:2", (8, 7), (8, 7), (6, 5), (6, 5)),
    "past a stack": ("24:2 13:3 8:3 7:2 6:5", (13, 10), (13, 10), (10, 7), (10, 7)),
    "from the back": ("22:2 13:5 8:3 6:5", (24, 22), (24, 22)),
    "into the tray": (OFF_BY_FOURS, *((4, 0),) * 4),
    "at the end": ("", *((3, 0),) * 4),
}


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("play", DOUBLES)
def test_the_number_of_checkers_on_a_line_covers_neither_checkers_nor_dice_nor_signs(
    play: str, seat: Seat
) -> None:
    checkers, *moves = DOUBLES[play]
    signs = (Sign(SignKind.CUP, BOTTOM, 3),)
    bare = replace(board(checkers, "bar:2 6:13"), dice=Dice.rolled(BOTTOM, 4, 4), signs=signs)
    diagram = played(bare, *moves)
    shown = diagram if seat is BOTTOM else diagram.turned()
    found = list(counts(shown, trace(shown).steps))
    fields = [layout.around(spot, layout.COUNT_WIDTH, layout.COUNT_HEIGHT) for spot, _ in found]
    beside = [layout.sign(seat, 4), *layout.dice(seat, 4)]
    assert [count for _, count in found] == [each.count for each in trace(shown).steps if each.count > 1]
    assert found
    assert not any(overlap(one, other) for one, other in combinations([*fields, *beside], 2))
    for of in Seat:
        for point, count in enumerate(shown.side(of).checkers[1:], start=1):
            for index in range(min(count, layout.STACK_LIMIT)):
                lies = layout.checker_center(of, point, index)
                assert all(_distance(lies, field) > layout.CHECKER / 2 for field in fields)


def test_where_the_board_is_full_a_number_still_lies_on_it() -> None:
    crowded = board("24 23:2 22 21 20 19 18 17 16 15 14 13:3", "24 23 22 21 20 19 18 17 16 15 14 13:4")
    diagram = played(crowded, (24, 23), (24, 23))
    ((spot, _),) = counts(diagram, trace(diagram).steps)
    field = layout.around(spot, layout.COUNT_WIDTH, layout.COUNT_HEIGHT)
    assert contains(layout.BOARD, field)


def _distance(spot: tuple[int, int], box: layout.Box) -> float:
    """From a spot to the nearest pixel of a box."""
    across = max(box.left - spot[0], 0, spot[0] - box.right)
    down = max(box.top - spot[1], 0, spot[1] - box.bottom)
    return hypot(across, down)
