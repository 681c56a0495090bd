"""How somebody has fared, out of rows."""

from datetime import timedelta
from typing import Any

from bot.engine.keys import PlayerId
from bot.standing.record import Role, Tally, record_of, streaks
from storage import ResultRecord
from tests.discord.results import USUAL
from tests.standing.rows import ALICE, BOB, CAROL, MONDAY


def row(scope: str, white: PlayerId, black: PlayerId, points: int, **how: Any) -> ResultRecord:
    place = {"table_id": 1, "ended_at": MONDAY, "guild_snowflake": 1, "white_id": white, "black_id": black}
    return ResultRecord(**(USUAL | place | {"scope": scope, "points": points, "cube": 1} | how))


def test_a_streak_ends_with_a_loss_and_goes_on_over_what_is_level() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([1, 2, 0, 3]) == (3, 3)
    assert streaks([1, 1, -1]) == (-1, 2)
    assert streaks([-1, -2, 5]) == (1, 1)


def test_what_is_void_abandoned_or_the_bots_counts_for_nothing() -> None:
    rows = [
        row("game", ALICE, BOB, 4, is_void=True),
        row("game", ALICE, BOB, 4, has_bot=True),
        row("game", ALICE, BOB, 0, ending="abandoned"),
    ]
    assert record_of(ALICE, rows) == record_of(ALICE, [])


def test_a_match_and_its_games_are_not_both_counted() -> None:
    rows = [
        row("game", BOB, ALICE, -2, length=3, win=2),
        row("game", BOB, ALICE, -1, length=3),
        row("match", BOB, ALICE, -3, length=3),
    ]
    found = record_of(ALICE, rows)
    assert (found.matches, found.money, found.gammons) == (Tally(1, 0, 3), Tally(), Tally(1, 0, 2))
    assert (found.streak, found.longest, found.latest) == (1, (3, BOB), 2)


def test_points_in_a_chouette_belong_to_what_one_was_in_that_game() -> None:
    rows = [
        row("bet", ALICE, BOB, 2, bets=2),
        row("bet", ALICE, CAROL, -4, bets=2, bet=1),
        row("bet", CAROL, ALICE, 1, bets=2, bet=1, game=2),
        row("bet", BOB, ALICE, 3, bets=2, bet=2, game=2),
        row("half", ALICE, BOB, 1, ending=None, bets=0),
        row("bet", BOB, ALICE, -5, bets=1, game=3),
    ]
    found = record_of(ALICE, rows)
    assert found.roles == {Role.BOX: -1, Role.CREW: -4, Role.CAPTAIN: 5}
    assert found.chouette_games == 3


def test_how_long_a_turn_takes_is_told_by_the_median_game() -> None:
    hour = timedelta(hours=1).total_seconds()
    rows = [row("game", ALICE, BOB, 1, moves=10, white_seconds=int(5 * hour * each)) for each in (1, 2, 90)]
    assert record_of(ALICE, rows).seconds == 2 * hour
    assert record_of(ALICE, [row("game", ALICE, BOB, 1, moves=0)]).seconds is None
