"""Arrows start where a checker left and end where it lies."""

from dataclasses import replace

import pytest

from render import Arrow, Choice, Diagram, Seat
from render.layout import BOARD, Box, checker_center
from render.trace import AROUND_CHECKER, INSIDE_CHECKER, chosen_spot, hit_spots, steps, target_spots
from tests.render.boards import START, board, side

BOTTOM, TOP = Seat


def played(diagram: Diagram, *moves: tuple[int, int], seat: Seat = BOTTOM, is_hit: bool = False) -> Diagram:
    return replace(diagram, last_play=tuple(Arrow(seat, *move, is_hit=is_hit) for move in moves))


def ends(diagram: Diagram) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [
        (step.start, (step.start[0] + step.shape.across, step.start[1] + step.shape.down))
        for step in steps(diagram)
    ]


def test_an_opening_31_leads_from_the_vacated_spots_to_the_new_point() -> None:
    diagram = played(board("24:2 13:5 8:2 6:4 5:2"), (8, 5), (6, 5))
    assert ends(diagram) == [
        (checker_center(BOTTOM, 8, 2), checker_center(BOTTOM, 5, 0)),
        (checker_center(BOTTOM, 6, 4), checker_center(BOTTOM, 5, 1)),
    ]
    assert {(step.shape.start_ring, step.shape.end_ring) for step in steps(diagram)} == {
        (INSIDE_CHECKER, AROUND_CHECKER)
    }


def test_a_checker_that_goes_on_leaves_no_ring_where_it_only_passed() -> None:
    first, second = steps(played(board("24 14 13:5 8:3 6:5"), (24, 18), (18, 14)))
    assert first.shape.end_ring == 0
    assert second.shape.start_ring == INSIDE_CHECKER
    assert second.shape.end_ring == AROUND_CHECKER


def test_checkers_that_go_the_same_way_do_not_cross() -> None:
    first, second = ends(played(board("24:2 13:5 8:3 6:3 4:2"), (6, 4), (6, 4)))
    assert first[0][1] < second[0][1]
    assert first[1][1] < second[1][1]


def test_before_the_play_the_ring_is_around_the_checker_that_will_move() -> None:
    diagram = replace(played(board(), (24, 18), (13, 9)), is_before_play=True)
    assert ends(diagram)[0] == (checker_center(BOTTOM, 24, 1), checker_center(BOTTOM, 18, 0))
    assert {(step.shape.start_ring, step.shape.end_ring) for step in steps(diagram)} == {
        (AROUND_CHECKER, INSIDE_CHECKER)
    }


def test_before_the_play_a_blot_that_will_be_hit_is_ringed() -> None:
    diagram = played(board(START, "24:2 13:5 8:3 6:4 7"), (24, 18), is_hit=True)
    (step,) = steps(replace(diagram, is_before_play=True))
    assert step.shape.end_ring == AROUND_CHECKER
    assert list(hit_spots(replace(diagram, is_before_play=True))) == []


def test_hit_checkers_are_ringed_on_the_bar() -> None:
    diagram = played(board("24 18 13:5 8:3 6:5", "bar:2 24:2 13:5 8:2 6:4"), (24, 18), is_hit=True)
    assert list(hit_spots(diagram)) == [checker_center(TOP, 25, 1)]


def test_checkers_set_aside_do_not_raise_the_stack_in_the_tray() -> None:
    diagram = replace(played(board("2", "24 22 21"), (1, 0), (3, 0)), set_aside=12)
    assert [end for _, end in ends(diagram)] == [checker_center(BOTTOM, 0, 0), checker_center(BOTTOM, 0, 1)]


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("source", range(1, 26))
def test_every_arrow_stays_on_the_board(seat: Seat, source: int) -> None:
    for target in range(max(0, source - 24), source):
        point = f"{target}:15" if target else ""
        diagram = board(point, "") if seat is BOTTOM else board("", point)
        for step in steps(played(diagram, (source, target), seat=seat)):
            line = step.shape.line()
            assert len(line) >= 2
            xs = [step.start[0] + x for x, _ in line]
            ys = [step.start[1] + y for _, y in line]
            assert BOARD.contains(Box(int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1))


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
