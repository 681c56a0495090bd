"""A diagram shows only what can be seen on a board."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from render import (
    Arrow,
    Choice,
    Cube,
    Diagram,
    DiagramError,
    Dice,
    Die,
    RenderError,
    Seat,
    Side,
    Sign,
    SignKind,
)
from tests.render.boards import START, board, side, widest


def test_a_side_has_167_pips_at_the_start() -> None:
    assert side(START).pips == 167
    assert side("bar:2 1:3").pips == 53


@pytest.mark.parametrize("counts", [(15,), (0,) * 26, (14, *(0,) * 25), (16, -1, *(0,) * 24), (15,) * 26])
def test_a_side_without_fifteen_checkers_on_26_places_is_refused(counts: tuple[int, ...]) -> None:
    with pytest.raises(DiagramError, match=r"\("):
        Side(counts)


def test_both_sides_on_one_point_are_refused() -> None:
    with pytest.raises(DiagramError, match="bottom side's 6 point"):
        board("6:5 8:10", "19:2 13:13")


def test_both_sides_may_be_on_the_bar_and_off() -> None:
    assert board("bar:7", "bar:7").bottom.checkers[25] == 7


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_die_shows_one_to_six(value: int) -> None:
    with pytest.raises(DiagramError, match=str(value)):
        Die(value)


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3), (1, 1, 1), (1, 1, 1, 2), (1, 2, 1, 2), (6,) * 5])
def test_a_roll_is_two_dice_or_four_alike(values: tuple[int, ...]) -> None:
    with pytest.raises(DiagramError):
        Dice(Seat.TOP, tuple(Die(value) for value in values))


def test_doubles_lie_there_four_times() -> None:
    assert Dice.rolled(Seat.TOP, 3, 3).dice == (Die(3),) * 4
    assert Dice.rolled(Seat.TOP, 3, 1).dice == (Die(3), Die(1))
    assert len(Dice(Seat.TOP, (Die(3), Die(3))).dice) == 2


@pytest.mark.parametrize("value", [0, -2, 3, 100])
def test_a_cube_shows_a_power_of_two(value: int) -> None:
    with pytest.raises(DiagramError, match=str(value)):
        Cube(value)


@pytest.mark.parametrize(("source", "target"), [(6, 6), (3, 5), (0, -1), (26, 20), (5, -1)])
def test_an_arrow_goes_forward_over_the_board(source: int, target: int) -> None:
    with pytest.raises(DiagramError):
        Arrow(Seat.TOP, source, target)


@pytest.mark.parametrize(
    "choice", [{"selected": 0}, {"selected": 26}, {"targets": (25,)}, {"targets": (-1,)}]
)
def test_a_choice_is_made_among_the_places_of_the_board(choice: dict[str, Any]) -> None:
    with pytest.raises(DiagramError):
        Choice(Seat.TOP, **choice)


def test_no_more_checkers_are_set_aside_than_are_off() -> None:
    assert replace(board("24 23 22", "24 23 22"), set_aside=12).borne_off(Seat.TOP) == 0
    assert replace(board("24 23", "24 23 22"), set_aside=12).borne_off(Seat.BOTTOM) == 1
    for set_aside in (13, -1):
        with pytest.raises(DiagramError, match=str(set_aside)):
            replace(board("24 23 22", "24 23 22"), set_aside=set_aside)


@pytest.mark.parametrize("name", widest())
def test_turning_a_board_twice_gives_it_back(name: str) -> None:
    diagram = replace(
        widest()[name],
        choice=Choice(Seat.BOTTOM, 6, (4, 2)),
        cube=Cube(2, Seat.TOP, offered_by=Seat.BOTTOM),
        signs=(Sign(SignKind.FLAG, Seat.TOP),),
    )
    turned = diagram.turned()
    assert turned.bottom == diagram.top
    assert turned.light is diagram.light.other
    assert turned.cube == Cube(2, Seat.BOTTOM, offered_by=Seat.TOP)
    assert turned.turned() == diagram


@pytest.mark.parametrize("times", [0, 4])
def test_no_sign_is_about_more_than_a_backgammon(times: int) -> None:
    with pytest.raises(DiagramError, match=str(times)):
        Sign(SignKind.CUP, Seat.TOP, times)


def test_a_diagram_is_frozen_and_its_errors_are_render_errors() -> None:
    with pytest.raises(FrozenInstanceError):
        board().headline = "changed"
    assert issubclass(DiagramError, RenderError)
    assert hash(board()) == hash(Diagram(side(START), side(START)))
