"""Results that are rated, and how much of them."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.standing.ladder import Ladder, Moved
from bot.standing.results import Result, Unrated
from bot.standing.standings import OutOfOrder, weight_of
from tests.standing.ladders import ladder_of
from tests.standing.rows import ALICE, BOB, CAROL, DAY, DORA, MONDAY, ONCE_PLAYED, bets, match, money


def outcomes(*rows: Result) -> list[Moved | Unrated]:
    ladder = Ladder()
    return [ladder.take(row) for row in rows]


def what_became_of(row: Result) -> Moved | Unrated:
    (outcome,) = outcomes(row)
    return outcome


def test_a_game_for_money_counts_as_a_match_to_one_point() -> None:
    moved = what_became_of(money(ALICE, BOB, points=24))
    assert moved == Moved(10.0, -10.0, 1.0)


def test_a_match_counts_and_its_games_do_not() -> None:
    first, second, whole = outcomes(*match(ALICE, BOB, 5, [(-4, "passed", 9), (5, "played", 60)]))
    assert (first, second) == (Unrated.NO_CONTEST, Unrated.NO_CONTEST)
    assert isinstance(whole, Moved)
    assert whole.white == -whole.black == pytest.approx(22.361, abs=1e-3)


def test_black_may_win_too() -> None:
    moved = what_became_of(money(ALICE, BOB, points=-1))
    assert moved == Moved(-10.0, 10.0, 1.0)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"has_bot": True}, Unrated.BOT),
        ({"has_standard_start": False}, Unrated.START),
        ({"has_tutor": True}, Unrated.TUTOR),
        ({"is_casual": True}, Unrated.CASUAL),
        ({"is_void": True}, Unrated.VOID),
        ({"has_former_player": True}, Unrated.FORMER_PLAYER),
        ({"ending": "abandoned", "points": 0}, Unrated.ABANDONED),
        ({"ending": "settled", "points": 0}, Unrated.EVEN),
        ({"scope": "session"}, Unrated.NO_CONTEST),
        ({"scope": "fee", "ending": None}, Unrated.NO_CONTEST),
        ({"scope": "half", "ending": None}, Unrated.NO_CONTEST),
    ],
)
def test_what_is_not_rated_says_why(how: dict[str, Any], why: Unrated) -> None:
    row = money(ALICE, BOB, **how)
    ladder = Ladder()
    assert ladder.take(row) is why
    assert ladder.of(ALICE).rating.at is None


def test_a_bet_of_a_chouette_moves_nothing_among_two() -> None:
    assert what_became_of(bets(ALICE, {BOB: 1})[0]) is Unrated.NO_CONTEST


@pytest.mark.parametrize("ending", ["resigned", "time", "forfeited"])
def test_what_is_given_up_before_the_sixth_roll_is_unrated(ending: str) -> None:
    assert what_became_of(money(ALICE, BOB, moves=5, ending=ending)) is Unrated.TOO_SHORT
    assert isinstance(what_became_of(money(ALICE, BOB, moves=6, ending=ending)), Moved)


@pytest.mark.parametrize("ending", ["played", "passed", "settled"])
def test_what_both_bring_to_an_end_counts_however_short(ending: str) -> None:
    assert isinstance(what_became_of(money(ALICE, BOB, moves=2, ending=ending)), Moved)


def test_a_match_thrown_game_by_game_before_the_sixth_roll_is_unrated() -> None:
    *_, whole = outcomes(*match(ALICE, BOB, 11, [(3, "resigned", 2)] * 4))
    assert whole is Unrated.TOO_SHORT


@pytest.mark.parametrize(
    "games",
    [
        [(6, "played", ONCE_PLAYED), (3, "resigned", 1)],
        [(1, "resigned", 1), (6, "played", ONCE_PLAYED)],
        [(1, "passed", 3), (6, "time", 0)],
    ],
)
def test_a_match_of_which_one_game_was_played_counts_however_it_ended(games: list[Any]) -> None:
    *_, whole = outcomes(*match(ALICE, BOB, 7, games))
    assert isinstance(whole, Moved)


@pytest.mark.parametrize("ending", ["resigned", "abandoned", "played"])
def test_of_a_match_it_is_enough_to_know_what_ended_earlier_at_its_table(ending: Any) -> None:
    *games, whole = match(ALICE, BOB, 7, [(0, ending, 3), (7, "time", 0)])
    assert Ladder(ended=games).take(whole) == outcomes(*games, whole)[-1]


def test_what_one_match_was_says_nothing_of_the_next_at_its_table() -> None:
    first = match(ALICE, BOB, 3)
    second = [
        money(
            ALICE,
            BOB,
            3,
            table=first[0].table,
            game=first[-1].game + 1,
            scope=scope,
            length=3,
            ending="resigned",
            moves=1,
            at=MONDAY + DAY,
        )
        for scope in ("game", "match")
    ]
    *_, whole = outcomes(*first, *second)
    assert whole is Unrated.TOO_SHORT


def timed_out(winner: int, loser: int, day: int, **how: Any) -> Result:
    return money(winner, loser, ending="time", at=MONDAY + day * DAY, **how)


def test_of_a_run_of_losses_on_time_only_the_first_counts() -> None:
    first, second, third = outcomes(
        timed_out(ALICE, BOB, 1), timed_out(CAROL, BOB, 2), timed_out(DORA, BOB, 9)
    )
    assert isinstance(first, Moved)
    assert second is third is Unrated.TIME_AGAIN


def test_so_with_matches_whose_games_are_lost_on_time() -> None:
    games = [(1, "played", ONCE_PLAYED), (2, "time", 20), (4, "time", 0)]
    first = match(ALICE, BOB, 7, games)
    second = match(CAROL, BOB, 7, games[1:], at=MONDAY + DAY)
    assert isinstance(outcomes(*first, *second)[3], Moved)
    assert outcomes(*first, *second)[-1] is Unrated.TIME_AGAIN


@pytest.mark.parametrize("ending", ["played", "passed", "resigned"])
def test_a_run_ends_with_whatever_they_play_to_an_end(ending: str) -> None:
    *_, last = outcomes(
        timed_out(ALICE, BOB, 1),
        timed_out(CAROL, BOB, 2),
        money(BOB, CAROL, at=MONDAY + 3 * DAY, ending=ending, is_casual=True),
        timed_out(DORA, BOB, 4),
    )
    assert isinstance(last, Moved)


@pytest.mark.parametrize("how", [{"has_bot": True}, {"is_void": True}, {"ending": "time"}])
def test_and_not_with_what_does_not_show_them(how: dict[str, Any]) -> None:
    *_, last = outcomes(
        timed_out(ALICE, BOB, 1), money(BOB, CAROL, at=MONDAY + 3 * DAY, **how), timed_out(DORA, BOB, 4)
    )
    assert last is Unrated.TIME_AGAIN


def test_a_loss_on_time_that_is_unrated_begins_no_run() -> None:
    first, second = outcomes(timed_out(ALICE, BOB, 1, moves=0), timed_out(CAROL, BOB, 2))
    assert first is Unrated.TOO_SHORT
    assert isinstance(second, Moved)


def test_whoever_wins_on_time_is_in_no_run() -> None:
    *_, last = outcomes(timed_out(ALICE, BOB, 1), timed_out(CAROL, ALICE, 2))
    assert isinstance(last, Moved)


def test_against_one_opponent_four_results_a_month_count_whole_then_less() -> None:
    rows = [money(ALICE, BOB, -1 + 2 * (n % 2), at=MONDAY + n * DAY) for n in range(9)]
    counted = [each.weight for each in outcomes(*rows) if isinstance(each, Moved)]
    assert counted == [1, 1, 1, 1, 4 / 5, 4 / 6, 4 / 7, 4 / 8, 4 / 9]
    assert sum(weight_of(before) for before in range(100)) < 18


def test_another_opponent_or_another_month_counts_whole_again() -> None:
    many = [money(ALICE, BOB, at=MONDAY + n * DAY) for n in range(6)]
    july = datetime(2026, 7, 1, tzinfo=UTC)
    for row in (money(ALICE, CAROL, at=MONDAY + 9 * DAY), money(ALICE, BOB, at=july)):
        last = outcomes(*many, row)[-1]
        assert isinstance(last, Moved)
        assert last.weight == 1
    last = outcomes(*many, money(ALICE, BOB, at=july - timedelta(seconds=1)))[-1]
    assert isinstance(last, Moved)
    assert last.weight == 4 / 7


def test_a_result_that_comes_too_late_is_refused_and_changes_nothing() -> None:
    ladder = Ladder()
    late, taken = money(ALICE, CAROL), money(ALICE, BOB, at=MONDAY + DAY)
    ladder.take(taken)
    before = dict(ladder.standings)
    for row in (late, taken):
        with pytest.raises(OutOfOrder, match=f"game 1 of table {row.table} ended before"):
            ladder.take(row)
    assert ladder.standings == before
    assert isinstance(ladder.take(money(CAROL, DORA)), Moved)


def test_an_erased_player_is_gone_and_opponents_keep_their_numbers() -> None:
    rows = [money(ALICE, BOB), money(CAROL, BOB, at=MONDAY + DAY)]
    whole, without = ladder_of(rows), ladder_of(rows, erased=[BOB, DORA])
    assert BOB not in without.standings
    assert without.of(ALICE) == whole.of(ALICE)
    assert without.of(CAROL) == whole.of(CAROL)


@pytest.mark.parametrize("wrong", [{"at": MONDAY.replace(tzinfo=None)}, {"white": BOB}])
def test_a_row_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    how: dict[str, Any] = {"white": ALICE, "black": BOB} | wrong
    with pytest.raises(ValueError, match=r"time zone|themselves"):
        money(**how)
