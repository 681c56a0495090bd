"""Whatever has happened, ratings are those that follow from the results anew, bit for bit."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings

from bot.engine.keys import PlayerId
from bot.play.base.keys import TableId
from bot.standing.chouettes import ChouetteLadder
from bot.standing.ladder import Ladder
from bot.standing.results import Result
from bot.standing.standings import Standing
from tests.standing.histories import STEPS, Erase, Played, Step, Void, dated, rows_of
from tests.standing.ladders import chouette_ladder_of, ladder_of
from tests.standing.rows import MONDAY, Game


@dataclass
class Club:
    """Keeps results and standings as a store would, and takes in each result with what it needs alone."""

    results: list[Result] = field(default_factory=list)
    former: set[PlayerId] = field(default_factory=set)
    two: dict[PlayerId, Standing] = field(default_factory=dict)
    chouettes: dict[PlayerId, Standing] = field(default_factory=dict)

    def live(self, steps: Iterable[Step]) -> None:
        for number, step in enumerate(steps, start=1):
            match step:
                case Played():
                    latest = max((each.at for each in self.results), default=MONDAY) - MONDAY
                    rows = list(rows_of(step, TableId(number), self.former))
                    for row in dated(step, rows, latest):
                        self.take(row)
                case Void(which) if self.results:
                    which %= len(self.results)
                    self.results[which] = replace(self.results[which], is_void=True)
                    self.two = ladder_of(self.results, self.former).standings
                    self.chouettes = chouette_ladder_of(self.results, self.former).standings
                case Void():
                    pass
                case Erase(player):
                    self.former.add(player)
                    self.two.pop(player, None)
                    self.chouettes.pop(player, None)

    def take(self, row: Result) -> None:
        earlier = [each for each in self.results if each.table == row.table]
        both = {each: self.two[each] for each in (row.white, row.black) if each in self.two}
        ladder = Ladder(both, earlier)
        ladder.take(row)
        self.two |= ladder.standings
        bets = [each for each in earlier if each.scope == "bet"]
        in_game = {row.white, row.black, *(each.black for each in bets)}
        chouettes = {each: self.chouettes[each] for each in in_game if each in self.chouettes}
        of_chouettes = ChouetteLadder(chouettes, bets)
        of_chouettes.take(row)
        self.chouettes |= of_chouettes.standings
        self.results.append(row)


def check_rebuilt(steps: Sequence[Step]) -> None:
    club = Club()
    club.live(steps)
    shuffled = Random(len(steps)).sample(club.results, len(club.results))
    assert ladder_of(shuffled, club.former).standings == club.two
    assert chouette_ladder_of(shuffled, club.former).standings == club.chouettes
    known = {*club.two, *club.chouettes}
    assert known.isdisjoint(club.former)


@given(STEPS)
def test_each_result_taken_in_leads_to_what_all_do_anew(steps: Sequence[Step]) -> None:
    check_rebuilt(steps)


@pytest.mark.proof
@settings(max_examples=10_000)
@given(STEPS)
def test_so_in_ten_thousand_histories(steps: Sequence[Step]) -> None:
    check_rebuilt(steps)


def test_a_void_result_leaves_no_trace() -> None:
    people = [PlayerId(number) for number in range(1, 5)]
    games: list[Game] = [(1, "passed", 9), (-1, "resigned", 9), (5, "time", 9)]
    won = Played(people, 5, games, timedelta(1), is_odd=False)
    lost = Played(people[1:], 0, games, timedelta(1), is_odd=False)
    club, without = Club(), Club()
    club.live([won, lost, Void(4)])
    without.live([won])
    assert club.two == without.two
