"""The next box: every school, over the worked examples and at its boundaries."""

from dataclasses import replace

import pytest

from bot.engine.chouette.line import Outcome, Seating, rotate, to_bottom
from bot.engine.chouette.options import Retention

A, B, C, D, E = "ABCDE"
LOST_BY_THE_TEAM = Outcome(A, (B, C, D), B, (B,), (), 3, beat_all=True)  # type: ignore[arg-type]
WON_BY_THE_TEAM = replace(LOST_BY_THE_TEAM, winners=(B, C, D), net=-3, beat_all=False)
CAPTAIN_DROPPED = replace(LOST_BY_THE_TEAM, line=(C, D, B), captains=(B, C), net=-2, beat_all=False)


def next_line(retention: Retention, outcome: Outcome) -> str:
    seating = rotate(retention, outcome)
    return f"{seating.box} [{','.join(seating.line)}]"  # type: ignore[arg-type]


@pytest.mark.parametrize("retention", Retention)
def test_a_box_that_beats_everyone_stays_and_the_captain_goes_to_the_bottom(retention: Retention) -> None:
    assert next_line(retention, LOST_BY_THE_TEAM) == "A [C,D,B]"


@pytest.mark.parametrize("retention", Retention)
def test_a_captain_who_wins_is_box_and_the_old_box_goes_to_the_bottom(retention: Retention) -> None:
    assert next_line(retention, WON_BY_THE_TEAM) == "B [C,D,A]"


@pytest.mark.parametrize("retention", [r for r in Retention if r is not Retention.BEATS_ORIGINAL_CAPTAIN])
def test_the_first_captain_of_record_who_beat_the_box_is_next_behind_whom_an_earlier_one_dropped(
    retention: Retention,
) -> None:
    outcome = replace(CAPTAIN_DROPPED, winners=(C, D))
    assert next_line(retention, outcome) == "C [D,B,A]"


def test_only_the_original_captain_can_win_the_box_where_that_is_the_custom() -> None:
    outcome = replace(CAPTAIN_DROPPED, winners=(C, D))
    assert next_line(Retention.BEATS_ORIGINAL_CAPTAIN, outcome) == "A [C,D,B]"
    left = replace(WON_BY_THE_TEAM, captains=(C,))
    assert next_line(Retention.BEATS_ORIGINAL_CAPTAIN, left) == "A [C,D,B]"


def test_a_box_with_a_profit_stays_although_the_captain_beat_it() -> None:
    cashed = replace(LOST_BY_THE_TEAM, winners=(B,), net=2, beat_all=False)
    assert next_line(Retention.BEATS_CAPTAIN, cashed) == "B [C,D,A]"
    assert next_line(Retention.NET_PROFIT, cashed) == "A [C,D,B]"
    assert next_line(Retention.NET_NONNEG, cashed) == "A [C,D,B]"
    assert next_line(Retention.BEATS_ALL, cashed) == "B [C,D,A]"


def test_a_box_that_comes_out_even_stays_only_where_that_is_enough() -> None:
    even = replace(LOST_BY_THE_TEAM, winners=(D,), net=0, beat_all=False)
    assert next_line(Retention.NET_NONNEG, even) == "A [C,D,B]"
    assert next_line(Retention.NET_PROFIT, even) == "C [D,B,A]"


def test_where_no_captain_beat_a_box_that_fails_the_first_in_line_is_box() -> None:
    others_won = replace(LOST_BY_THE_TEAM, winners=(C,), net=-1, beat_all=False)
    assert next_line(Retention.NET_PROFIT, others_won) == "C [D,B,A]"
    assert next_line(Retention.BEATS_CAPTAIN, others_won) == "A [C,D,B]"


def test_a_captain_who_left_counts_no_longer() -> None:
    nobody = replace(WON_BY_THE_TEAM, captains=())
    assert next_line(Retention.BEATS_CAPTAIN, nobody) == "A [B,C,D]"
    assert next_line(Retention.NET_PROFIT, nobody) == "B [C,D,A]"
    assert rotate(Retention.BEATS_CAPTAIN, nobody).loser is None


def test_the_loser_is_who_was_sent_to_the_bottom() -> None:
    assert rotate(Retention.BEATS_CAPTAIN, LOST_BY_THE_TEAM) == Seating(A, (C, D, B), B)  # type: ignore[arg-type]
    assert rotate(Retention.BEATS_CAPTAIN, WON_BY_THE_TEAM).loser == A


def test_two_who_are_left_change_places_only_when_the_captain_wins() -> None:
    heads_up = Outcome(A, (B,), B, (B,), (), 1, beat_all=True)  # type: ignore[arg-type]
    assert next_line(Retention.BEATS_CAPTAIN, heads_up) == "A [B]"
    won = replace(heads_up, winners=(B,), net=-1, beat_all=False)
    assert next_line(Retention.BEATS_CAPTAIN, won) == "B [A]"


def test_somebody_who_is_not_in_line_is_not_put_there() -> None:
    assert to_bottom((1, 2, 3), 1) == (2, 3, 1)
    assert to_bottom((1, 2, 3), 4) == (1, 2, 3)
    assert to_bottom((1, 2, 3), None) == (1, 2, 3)
