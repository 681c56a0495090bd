"""The most that a game can still cost, against every way in which a game of few checkers can go."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

import pytest

from bot.engine import CHECKERS, OFF, Position, Roll, WinKind, format_board, legal_plays, parse_board
from bot.engine.scoring import (
    has_borne_off,
    kind_of_win,
    may_lose,
    most_turns_to_bear_off_all,
    worst_possible,
    worst_with_roll,
)
from tests.engine.games import ALL_ROLLS

ONE_EACH = (1, 1)
LOSERS_AND_WINNERS = [ONE_EACH, *(pytest.param(*few, marks=pytest.mark.proof) for few in ((1, 2), (2, 1)))]

Turn = tuple[Position, bool]
"""A position seen from the side on roll, and whether that is the loser."""


def side_with(*places: int) -> tuple[int, ...]:
    counts = [places.count(place) for place in range(26)]
    counts[OFF] += CHECKERS - len(places)
    return tuple(counts)


def positions_of(losers: int, winners: int) -> Iterator[Position]:
    """Every position with so many checkers of the loser, who is on roll, and at most so many of the other."""
    own = [side_with(*places) for places in combinations_with_replacement(range(1, 26), losers)]
    other = [side_with(*places) for places in combinations_with_replacement(range(26), winners)]
    for position in (Position(*sides) for sides in product(own, other)):
        if position.is_possible and position.other[OFF] < CHECKERS:
            yield position


def outcomes(turn: Turn, losers: int) -> Iterator[Turn | WinKind]:
    """Yield the possible outcomes of a turn: the next one, or the most that the game can cost the loser."""
    position, is_losers = turn
    for roll in ALL_ROLLS:
        for after in [play.after for play in legal_plays(position, roll)] or [position]:
            if is_losers and has_borne_off(after.own, losers):
                yield WinKind.SINGLE
            elif after.own[OFF] == CHECKERS:
                yield kind_of_win(after, losers)
            else:
                yield after.switched(), not is_losers


@lru_cache
def costs_of_turns(losers: int, winners: int) -> dict[Turn, WinKind]:
    """The most that each turn can cost the loser, whatever both throw and play."""
    before: dict[Turn, set[Turn]] = defaultdict(set)
    ends: list[tuple[WinKind, Turn]] = []
    positions = list(positions_of(losers, winners))
    for turn in [(position, True) for position in positions] + [(p.switched(), False) for p in positions]:
        for outcome in set(outcomes(turn, losers)):
            if isinstance(outcome, WinKind):
                ends.append((outcome, turn))
            else:
                before[outcome].add(turn)
    found: dict[Turn, WinKind] = {}
    for kind, end in sorted(ends, key=lambda end: end[0], reverse=True):
        fresh = [end]
        while fresh:
            turn = fresh.pop()
            if turn not in found:
                found[turn] = kind
                fresh += before[turn]
    return found


@lru_cache
def costs(losers: int, winners: int) -> dict[Position, WinKind]:
    """The most that each position can cost the loser, who is on roll."""
    found = costs_of_turns(losers, winners)
    return {position: cost for (position, is_losers), cost in found.items() if is_losers}


@pytest.mark.parametrize(("losers", "winners"), LOSERS_AND_WINNERS)
def test_the_most_that_a_position_can_still_cost_is_known_exactly(losers: int, winners: int) -> None:
    for position, cost in costs(losers, winners).items():
        assert worst_possible(position, losers) is cost, format_board(position)


def test_with_contact_a_backgammon_is_possible_unless_the_loser_bears_off_at_once() -> None:
    costs_less = {
        format_board(position)
        for position, cost in costs(*ONE_EACH).items()
        if position.has_contact and cost is not WinKind.BACKGAMMON
    }
    assert {board.replace(" off:14", "") for board in costs_less} == {
        "1:1 | bar:1",
        "2:1 | bar:1",
        "2:1 | 24:1",
        "3:1 | bar:1",
        "3:1 | 24:1",
        "3:1 | 23:1",
    }


@pytest.mark.parametrize(("losers", "winners"), LOSERS_AND_WINNERS)
def test_a_loser_who_is_not_on_roll_has_one_turn_less(losers: int, winners: int) -> None:
    for (position, is_losers), cost in costs_of_turns(losers, winners).items():
        worst = worst_possible(position.switched(), losers, is_on_roll=False)
        if not is_losers and not has_borne_off(position.other, losers):
            assert worst is cost, format_board(position)


@pytest.mark.parametrize(("losers", "winners"), LOSERS_AND_WINNERS)
def test_a_roll_on_the_board_leaves_what_its_plays_leave(losers: int, winners: int) -> None:
    turns = list(costs_of_turns(losers, winners).items())
    for number, ((position, is_losers), _) in enumerate(turns[::7]):
        roll = ALL_ROLLS[number % len(ALL_ROLLS)]
        if plays := legal_plays(position, roll):
            expected = max(_most_after(play.after, losers, winners, is_losers=is_losers) for play in plays)
            worst = worst_with_roll(position, plays, losers, is_on_roll=is_losers)
            assert worst is expected, (format_board(position), roll)


def _most_after(after: Position, losers: int, winners: int, *, is_losers: bool) -> WinKind:
    if is_losers and has_borne_off(after.own, losers):
        return WinKind.SINGLE
    if after.own[OFF] == CHECKERS:
        return kind_of_win(after, losers)
    return costs_of_turns(losers, winners)[after.switched(), not is_losers]


def lost_turns(losers: int, winners: int) -> set[Turn]:
    """Every turn from which some rolls and plays still lead to a loss."""
    before: dict[Turn, set[Turn]] = defaultdict(set)
    fresh: list[Turn] = []
    for turn in turns_of(losers, winners):
        position, is_losers = turn
        for roll in ALL_ROLLS:
            for after in {play.after for play in legal_plays(position, roll)} or {position}:
                if after.own[OFF] < CHECKERS:
                    before[after.switched(), not is_losers].add(turn)
                elif not is_losers:
                    fresh.append(turn)
    found: set[Turn] = set()
    while fresh:
        turn = fresh.pop()
        if turn not in found:
            found.add(turn)
            fresh += before[turn]
    return found


def turns_of(losers: int, winners: int) -> Iterator[Turn]:
    """Every turn with at most so many checkers of the loser and of the winner, and at least one."""
    own, other = (combinations_with_replacement(range(26), number) for number in (losers, winners))
    for sides in product([side_with(*places) for places in own], [side_with(*places) for places in other]):
        position = Position(*sides)
        if position.is_possible and CHECKERS not in (position.own[OFF], position.other[OFF]):
            yield position, True
            yield position.switched(), False


@pytest.mark.parametrize(("losers", "winners"), LOSERS_AND_WINNERS)
def test_whether_a_side_can_still_lose_is_known_exactly(losers: int, winners: int) -> None:
    lost = lost_turns(losers, winners)
    for position, is_losers in turns_of(losers, winners):
        may = may_lose(position if is_losers else position.switched(), is_on_roll=is_losers)
        assert may is ((position, is_losers) in lost), (format_board(position), is_losers)


def test_the_most_turns_in_which_a_side_bears_off_all_are_counted_as_it_can_play_them() -> None:
    known: dict[tuple[int, ...], int] = {}
    for few, most in ((1, 20), (2, 12), (3, 9), (4, 6), (5, 4)):
        for places in combinations_with_replacement(range(1, most + 1), few):
            assert most_turns_to_bear_off_all(side_with(*places)) == most_turns(side_with(*places), known), (
                places
            )


def most_turns(own: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """Return the most turns in which a side can bear off all, by trying every play of the smallest rolls."""
    if own[OFF] == CHECKERS:
        return 0
    if own not in known:
        rolls = (Roll(1, 1), Roll(2, 1), Roll(2, 2))
        afters = {play.after for roll in rolls for play in legal_plays(Position(own, side_with()), roll)}
        known[own] = 1 + max(most_turns(after.own, known) for after in afters)
    return known[own]


def test_who_bears_off_with_every_roll_loses_a_single_game_on_either_sides_turn() -> None:
    """The other side waits on the bar before a closed board that opens only as checkers go off."""
    position = parse_board("2:3 1:12 | bar:1 6:14")
    for is_on_roll in (True, False):
        assert worst_possible(position, CHECKERS, is_on_roll=is_on_roll) is WinKind.SINGLE
