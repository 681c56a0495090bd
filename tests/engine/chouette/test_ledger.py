from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chouette.ledger import EXACT_LIMIT, Payment, Transfer, Why, payments, sums

A, B, C, D, E = 1, 2, 3, 4, 5

points = st.integers(-20, 20)


def standings_of(won: list[int]) -> dict[int, int]:
    return dict(enumerate([*won, -sum(won)], 1))


def even_groups(standings: dict[int, int]) -> int:
    """Return into how many groups, each even within itself, the players can be divided."""
    players = [player for player, won in standings.items() if won]
    if not players:
        return 0
    first, *others = players
    best = 0
    for size in range(len(others) + 1):
        for some in combinations(others, size):
            group = {first, *some}
            if sum(standings[player] for player in group) == 0:
                rest = {player: standings[player] for player in players if player not in group}
                best = max(best, 1 + even_groups(rest))
    return best


def test_every_transfer_is_won_by_one_and_lost_by_another() -> None:
    transfers = [Transfer(C, A, 1, Why.DROPPED), Transfer(A, B, 8, Why.BORNE_OFF)]
    assert sums(transfers) == {A: -7, B: 8, C: -1}


def test_who_lost_pays_who_won() -> None:
    assert payments({A: -11, B: 8, C: -1, D: 4}) == (Payment(A, B, 8), Payment(A, D, 3), Payment(C, D, 1))


def test_pairs_and_groups_who_are_even_among_themselves_settle_among_themselves() -> None:
    assert len(payments({A: 5, B: -5, C: 7, D: -3, E: -4})) == 3
    assert payments({A: 0, B: 0}) == ()


@given(won=st.lists(points, max_size=6))
def test_the_payments_settle_everything_and_no_list_is_shorter(won: list[int]) -> None:
    standings = standings_of(won)
    paid = payments(standings)
    settled = dict(standings)
    for payment in paid:
        assert payment.points > 0
        settled[payment.payer] += payment.points
        settled[payment.payee] -= payment.points
    assert not any(settled.values())
    assert len(paid) == sum(map(bool, standings.values())) - even_groups(standings)


@given(won=st.lists(points, min_size=EXACT_LIMIT + 1, max_size=40))
def test_many_players_settle_with_fewer_payments_than_players(won: list[int]) -> None:
    standings = standings_of(won)
    paid = payments(standings)
    assert len(paid) <= max(sum(map(bool, standings.values())) - 1, 0)
