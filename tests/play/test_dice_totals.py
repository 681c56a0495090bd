"""Counts of rolls, and the χ² test on them."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.play.tables.dice_proofs import ENOUGH_ROLLS, WAYS, BadTotals, DiceTotals, tail_probability

FAIR = DiceTotals({roll: 5 * ways for roll, ways in WAYS.items()})


@pytest.mark.parametrize(
    ("chi_squared", "degrees", "p_value"),
    [  # the upper critical values as every statistics book prints them
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (1.145, 5, 0.95),
        (9.236, 5, 0.10),
        (11.070, 5, 0.05),
        (12.833, 5, 0.025),
        (15.086, 5, 0.01),
        (20.515, 5, 0.001),
        (10.851, 20, 0.95),
        (28.412, 20, 0.10),
        (31.410, 20, 0.05),
        (34.170, 20, 0.025),
        (37.566, 20, 0.01),
        (45.315, 20, 0.001),
    ],
)
def test_p_values_are_those_of_the_tables(chi_squared: float, degrees: int, p_value: float) -> None:
    assert tail_probability(chi_squared, degrees) == pytest.approx(p_value, rel=0.002)


@given(st.sampled_from([1, 2, 5, 20]), st.floats(0, 1e9), st.floats(0, 1e9))
def test_the_farther_off_the_less_probable(degrees: int, some: float, more: float) -> None:
    near, far = tail_probability(min(some, more), degrees), tail_probability(max(some, more), degrees)
    assert 0 <= far <= near + 1e-12
    assert near <= 1


def test_there_are_21_rolls_in_36_ways() -> None:
    assert len(WAYS) == 21
    assert sum(WAYS.values()) == 36


def test_rolls_doubles_and_faces_are_counted() -> None:
    totals = DiceTotals({(3, 1): 2, (6, 6): 1})
    assert (totals.rolls, totals.doubles) == (3, 1)
    assert totals.faces == {1: 2, 2: 0, 3: 2, 4: 0, 5: 0, 6: 2}


def test_even_counts_are_as_fair_as_can_be() -> None:
    assert (FAIR.rolls, FAIR.doubles, FAIR.faces) == (180, 30, dict.fromkeys(range(1, 7), 60))
    assert (FAIR.faces_test.chi_squared, FAIR.faces_test.degrees) == (0, 5)
    assert (FAIR.rolls_test.chi_squared, FAIR.rolls_test.degrees) == (pytest.approx(0), 20)
    assert FAIR.faces_test.p_value == FAIR.rolls_test.p_value == 1


def test_a_worked_example() -> None:
    """All 36 rolls 2-1: 36 of the faces 1 and 2 each, where 12 of each face are expected."""
    totals = DiceTotals({(2, 1): 36})
    assert totals.faces_test.chi_squared == pytest.approx(2 * (36 - 12) ** 2 / 12 + 4 * 12)
    assert totals.rolls_test.chi_squared == pytest.approx((36 - 2) ** 2 / 2 + 14 * 2 + 6 * 1)


def test_loaded_dice_are_found() -> None:
    loaded = DiceTotals(dict(FAIR.counts) | {(6, 6): 25})
    assert loaded.rolls_test.p_value < 0.001
    assert loaded.faces_test.p_value < 0.02


def test_doubles_that_are_too_rare_show_in_the_rolls_but_not_in_the_faces() -> None:
    totals = DiceTotals({roll: 0 if roll[0] == roll[1] else 20 for roll in WAYS})
    assert totals.faces_test.p_value == 1
    assert totals.rolls_test.p_value < 0.001


def test_without_rolls_nothing_speaks_against_the_dice() -> None:
    totals = DiceTotals({})
    assert (totals.rolls, totals.doubles, totals.has_enough_rolls) == (0, 0, False)
    assert totals.faces_test.p_value == totals.rolls_test.p_value == 1


def test_five_of_the_rarest_roll_are_to_be_expected_before_a_test_means_anything() -> None:
    assert ENOUGH_ROLLS / 36 == 5
    assert FAIR.has_enough_rolls
    assert not DiceTotals({(2, 1): ENOUGH_ROLLS - 1}).has_enough_rolls


@pytest.mark.parametrize("counts", [{(1, 3): 1}, {(7, 1): 1}, {(1, 0): 1}, {(3, 1): -1}])
def test_what_cannot_have_been_thrown_is_refused(counts: dict[tuple[int, int], int]) -> None:
    (roll,) = counts
    with pytest.raises(BadTotals) as refused:
        DiceTotals(counts)
    assert repr(roll) in str(refused.value)


def test_totals_do_not_change_with_what_they_were_made_of() -> None:
    counts = {(3, 1): 1}
    totals = DiceTotals(counts)
    counts[3, 1] = 9
    assert totals.rolls == 1


@given(st.dictionaries(st.sampled_from(list(WAYS)), st.integers(0, 10**9)))
def test_any_counts_have_a_verdict(counts: dict[tuple[int, int], int]) -> None:
    totals = DiceTotals(counts)
    assert sum(totals.faces.values()) == 2 * totals.rolls
    assert all(math.isfinite(test.chi_squared) for test in (totals.faces_test, totals.rolls_test))
    assert all(0 <= test.p_value <= 1 for test in (totals.faces_test, totals.rolls_test))
