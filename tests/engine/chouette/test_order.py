from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chouette.line import Thrown, throw_for_order
from tests.engine.games import scripted

A, B, C, D = 1, 2, 3, 4


def test_everyone_throws_a_die_and_the_highest_is_first() -> None:
    thrown = throw_for_order((A, B, C), scripted(2, 6, 5, 1))
    assert thrown == (Thrown(B, (6,)), Thrown(C, (5,)), Thrown(A, (2,)))


def test_dice_fall_in_pairs_and_an_odd_one_counts_for_nobody() -> None:
    for players, falls in (((A, B, C), (2, 6, 5, 6)), ((A, B), (2, 6)), ((A, B), (4, 4, 2, 6))):
        dice = iter(falls)
        throw_for_order(players, lambda dice=dice: next(dice))
        assert list(dice) == []


def test_equals_throw_again_only_among_themselves_for_the_places_they_hold() -> None:
    """A6 B4 C6 D4: A and C throw again for first and second, B and D for third and fourth."""
    thrown = throw_for_order((A, B, C, D), scripted(6, 4, 6, 4, 1, 2, 3, 6))
    assert thrown == (Thrown(C, (6, 2)), Thrown(A, (6, 1)), Thrown(D, (4, 6)), Thrown(B, (4, 3)))


def test_equals_throw_again_and_again() -> None:
    thrown = throw_for_order((A, B, C), scripted(3, 3, 3, 5, 5, 6, 2, 4))
    assert thrown == (Thrown(C, (3, 6)), Thrown(B, (3, 5, 4)), Thrown(A, (3, 5, 2)))


@given(players=st.lists(st.integers(1, 99), min_size=1, max_size=10, unique=True), seed=st.integers())
def test_everyone_has_a_place_and_nobody_threw_more_than_needed(players: list[int], seed: int) -> None:
    random = Random(seed)
    thrown = throw_for_order(players, lambda: random.randint(1, 6))
    assert sorted(each.player for each in thrown) == sorted(players)
    dice = [each.dice for each in thrown]
    assert dice == sorted(dice, reverse=True)
    for one in dice:
        alike = [other for other in dice if other[: len(one) - 1] == one[:-1]]
        assert len(one) == 1 or len(alike) > 1
        assert dice.count(one) == 1
