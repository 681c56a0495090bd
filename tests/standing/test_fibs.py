"""FIBS' formula gives FIBS' own numbers."""

import pytest

from bot.standing.fibs import chance_to_win, factor, moved_by


@pytest.mark.parametrize(
    ("winner", "loser", "length", "won", "lost"),
    [
        ((1500, 0), (1500, 400), 1, 10, 2),
        ((1850, 500), (1750, 500), 7, 4.492, 4.492),
        ((1750, 500), (1850, 500), 7, 6.091, 6.091),
        ((1600, 100), (1500, 0), 5, 15.599, 19.498),
        ((1500, 399), (1700, 1000), 11, 9.140, 9.050),
    ],
)
def test_a_match_moves_both_as_on_fibs(
    winner: tuple[float, float], loser: tuple[float, float], length: int, won: float, lost: float
) -> None:
    surprise = chance_to_win(loser[0], winner[0], length)
    assert round(moved_by(winner[1], length, surprise), 3) == won
    assert round(moved_by(loser[1], length, surprise), 3) == lost


def test_the_chances_of_both_add_up_to_one() -> None:
    assert chance_to_win(1620, 1480, 9) + chance_to_win(1480, 1620, 9) == pytest.approx(1)
    assert chance_to_win(1500, 1500, 25) == 0.5
    assert chance_to_win(1480, 1620, 9) == pytest.approx(0.3814, abs=1e-4)


@pytest.mark.parametrize(("experience", "k"), [(0, 5), (100, 4), (399, 1.01), (400, 1), (9000, 1)])
def test_the_factor_falls_by_one_in_a_hundred_points(experience: float, k: float) -> None:
    assert factor(experience) == pytest.approx(k)
