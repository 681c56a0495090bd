import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import (
    InvalidPosition,
    InvalidPositionId,
    Position,
    format_position_id,
    parse_board,
    parse_position_id,
)
from tests.engine.reference import PerftCase, perft_cases
from tests.engine.strategies import positions


def test_the_start_has_its_well_known_id() -> None:
    assert format_position_id(Position.start()) == "4HPwATDgc/ABMA"


def test_the_id_begins_with_the_side_that_is_not_on_roll() -> None:
    position = parse_board("1:1 | 2:1")
    bits = int.from_bytes(base64.b64decode(format_position_id(position) + "=="), "little")
    assert f"{bits:b}"[::-1].startswith("010")  # nobody on its ace point, one on its two point


@pytest.mark.parametrize("case", perft_cases(), ids=lambda case: case.name)
def test_reference_positions_have_the_ids_that_gnu_gives_them(case: PerftCase) -> None:
    assert format_position_id(parse_board(case.board)) == case.position_id
    assert parse_position_id(case.position_id) == parse_board(case.board)


@given(positions())
def test_every_position_survives_being_written_as_an_id(position: Position) -> None:
    assert parse_position_id(format_position_id(position)) == position


def id_of(*runs: int) -> str:
    """The id whose points, of one side and then the other, hold these numbers of checkers."""
    bits = int("".join("1" * run + "0" for run in runs)[::-1], base=2)
    return base64.b64encode(bits.to_bytes(10, "little")).decode().removesuffix("==")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "14 characters"),
        ("4HPwATDgc/ABM", "14 characters"),
        ("4HPwATDgc/ABMAA", "14 characters"),
        ("4HPwATDgc/ABMA\n", "14 characters"),
        ("4HPwATDgc_ABMA", "14 characters"),
        ("4HPwATDgc/ABM=", "14 characters"),
        ("4HPwATDgc/ABMé", "14 characters"),
        (id_of(16), "16 checkers"),
        (id_of(*[0] * 25, 16), "16 checkers"),
        ("//////////////", "80 checkers"),
        (id_of(*[0] * 50, 1), "beyond"),
        ("4HPwATDgc/ABMB", "beyond"),
    ],
)
def test_text_that_is_no_position_id_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidPositionId, match=reason) as refused:
        parse_position_id(text)
    assert refused.value.given == text
    assert isinstance(refused.value, InvalidPosition)


@given(
    st.one_of(
        st.text(), st.binary(min_size=10, max_size=10).map(lambda key: base64.b64encode(key).decode()[:14])
    )
)
def test_whatever_is_typed_as_an_id_is_read_or_refused(text: str) -> None:
    try:
        assert format_position_id(parse_position_id(text)) == text
    except InvalidPositionId as error:
        assert error.given == text  # noqa: PT017 - both outcomes are allowed
