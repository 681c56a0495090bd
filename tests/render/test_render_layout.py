"""All parts lie within the picture, and none lies on another."""

from itertools import combinations

import pytest

from render import Cube, Seat
from render import layout as at
from render.draw.board import NUMBER_SIZE
from render.layout import Box
from tests.render.boxes import contains, overlap

PLACES = range(1, 25)
CHECKER_REACH = at.CHECKER // 2 + at.STACK_GAP  # with its shadow


def areas() -> dict[str, Box]:
    """The parts of the picture that never share a pixel."""
    return {
        **{f"place {place}": at.column(place) for place in PLACES},
        **{f"number {place}": at.number_box(place) for place in PLACES},
        **{f"bar of {seat.value}": at.bar_half(seat) for seat in Seat},
        **{f"tray of {seat.value}": at.tray(seat) for seat in Seat},
        **{f"row of {seat.value}": at.plate(seat) for seat in Seat},
        "cube column": at.CUBE_COLUMN,
    }


def test_the_parts_of_the_picture_do_not_overlap() -> None:
    overlapping = [(one, other) for (one, a), (other, b) in combinations(areas().items(), 2) if overlap(a, b)]
    assert overlapping == []


@pytest.mark.parametrize("name", areas())
def test_every_part_lies_on_the_canvas(name: str) -> None:
    assert contains(Box(0, 0, at.WIDTH, at.HEIGHT), areas()[name])


@pytest.mark.parametrize("name", [name for name in areas() if "row" not in name])
def test_what_is_played_with_lies_on_the_board(name: str) -> None:
    assert contains(at.BOARD, areas()[name])


@pytest.mark.parametrize("place", PLACES)
def test_fifteen_checkers_stay_within_their_point(place: int) -> None:
    for index in range(15):
        across, down = at.checker_center(Seat.BOTTOM, place, index)
        reach = CHECKER_REACH
        assert contains(at.column(place), Box(across - reach, down - reach, across + reach, down + reach))


@pytest.mark.parametrize("seat", Seat)
def test_fifteen_checkers_stay_within_the_bar(seat: Seat) -> None:
    for index in range(15):
        across, down = at.checker_center(seat, 25, index)
        reach = at.CHECKER // 2
        assert contains(at.BAR_COLUMN, Box(across - reach, down - reach, across + reach, down + reach))


@pytest.mark.parametrize("seat", Seat)
def test_fifteen_checkers_and_their_number_lie_apart_in_the_tray(seat: Seat) -> None:
    inside = [at.tray_bar(seat, index) for index in range(15)] + [at.tray_count(seat)]
    assert all(contains(at.tray(seat), box) for box in inside)
    assert not any(overlap(a, b) for a, b in combinations(inside, 2))


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("count", [2, 4])
def test_dice_lie_apart_between_the_points_of_their_half(seat: Seat, count: int) -> None:
    boxes = [box.inset(-at.DIE_MARGIN) for box in at.dice(seat, count)]
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))
    assert all(contains(at.field_of(seat), box) for box in boxes)
    assert not any(overlap(box, at.column(place)) for box in boxes for place in PLACES)


@pytest.mark.parametrize("offered_by", Seat)
def test_an_offered_cube_lies_before_the_seat_that_must_answer(offered_by: Seat) -> None:
    box = at.cube_box(Cube(2, offered_by=offered_by)).inset(-at.CUBE_MARGIN)
    assert contains(at.field_of(offered_by.other), box)
    assert not any(overlap(box, at.column(place)) for place in PLACES)


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_sign_lies_on_its_half_between_the_points_and_beside_the_dice(seat: Seat, count: int) -> None:
    box = at.sign(seat, count)
    assert contains(at.field_of(seat), box)
    assert not any(overlap(box, at.column(place)) for place in PLACES)
    assert not any(overlap(box.inset(-at.DIE_MARGIN), die) for die in at.dice(seat, count))


@pytest.mark.parametrize("offered_by", Seat)
def test_the_way_of_an_offer_leads_from_its_offerers_end_between_the_points(offered_by: Seat) -> None:
    cube = Cube(2, offered_by=offered_by)
    (start, edge), (end, middle) = at.offer_line(cube)
    assert (start, middle) == (end, at.MIDDLE)
    assert abs(edge - at.plate(offered_by).center[1]) < abs(middle - at.plate(offered_by).center[1])
    assert at.field_of(offered_by.other).left < start < at.field_of(offered_by.other).right
    checkers = [at.column(place).center[0] for place in PLACES]
    assert all(abs(start - center) > at.CHECKER // 2 for center in checkers)


def test_the_cube_lies_in_its_column_at_its_owners_end() -> None:
    boxes = [at.cube_box(Cube(2, owner)) for owner in (Seat.TOP, None, Seat.BOTTOM)]
    assert all(contains(at.CUBE_COLUMN, box) for box in boxes)
    assert boxes[0].bottom < boxes[1].top < boxes[1].bottom < boxes[2].top


def test_the_bottom_side_bears_off_to_the_bottom_right() -> None:
    assert at.column(1).right == at.RIGHT_FIELD.right - at.FIELD_PADDING
    assert at.column(1).bottom == at.FIELD_BOTTOM
    assert at.column(24).right == at.column(1).right
    assert at.column(24).top == at.FIELD_TOP
    assert at.column(6).left == at.RIGHT_FIELD.left + at.FIELD_PADDING
    assert at.column(12).left == at.column(13).left == at.LEFT_FIELD.left + at.FIELD_PADDING


def test_both_seats_mean_the_same_place_by_points_that_add_up_to_25() -> None:
    for point in PLACES:
        assert at.place_of(Seat.BOTTOM, point) == at.place_of(Seat.TOP, 25 - point)
        assert at.checker_center(Seat.BOTTOM, point, 2) == at.checker_center(Seat.TOP, 25 - point, 2)


def test_a_checker_on_the_bar_waits_beside_the_home_board_that_it_enters() -> None:
    assert at.bar_half(Seat.BOTTOM).top == at.FIELD_TOP
    assert at.bar_half(Seat.TOP).bottom == at.FIELD_BOTTOM


def test_numbers_of_points_can_be_read_beside_the_avatar_on_a_phone() -> None:
    """There a board is some 265 pixels wide, and buttons are named by its numbers."""
    assert NUMBER_SIZE * 265 / at.WIDTH >= 9
    assert NUMBER_SIZE < at.NUMBER_BAND
