"""What is kept of ratings is always what follows from the results anew."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from bot.__main__ import main
from bot.standing.checking import standing_problems
from bot.standing.keeping import StandingBelongings, recount, take_in
from bot.standing.store import standing_row
from storage import EVERYWHERE, Database, StandingRecord, Standings, UnitOfWork
from tests.databases import new_database, url_of
from tests.standing.histories import STEPS, Step
from tests.standing.ladders import chouette_ladder_of, ladder_of
from tests.standing.rows import ALICE, BOB, CAROL, DORA, MONDAY, bets, match, money
from tests.standing.stored import StoredClub, try_out


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await new_database(tmp_path / "barpoint.sqlite3")
    yield opened
    await opened.close()


def check_kept(club: StoredClub) -> None:
    """Kept one by one, all is what it is anew, and what the arithmetic alone says of all servers together."""
    assert list(standing_problems(club.uow)) == []
    two, chouettes = ladder_of(club.results, club.former), chouette_ladder_of(club.results, club.former)
    expected = [
        standing_row(name, EVERYWHERE, player, each).values
        for name, ladder in (("chouette", chouettes), ("two", two))
        for player, each in sorted(ladder.standings.items())
    ]
    kept = Standings(club.uow).all()
    assert [each.values for each in kept if each.guild_snowflake == EVERYWHERE] == expected
    before = club.stored()
    recount(club.uow)
    assert club.stored() == before
    assert {each.player_id for each in kept}.isdisjoint(club.former)


@given(STEPS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_ratings_follow_from_results_whatever_happens(
    database: Database, steps: Sequence[Step]
) -> None:
    def trial(club: StoredClub) -> None:
        club.live(steps)
        check_kept(club)

    await try_out(database, trial)


@pytest.mark.proof
@given(STEPS)
@settings(max_examples=1000, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_so_in_a_thousand_histories(database: Database, steps: Sequence[Step]) -> None:
    def trial(club: StoredClub) -> None:
        club.live(steps)
        check_kept(club)

    await try_out(database, trial)


def of(club: StoredClub, player: int, guild: int = EVERYWHERE, ladder: str = "two") -> StandingRecord | None:
    """Where somebody stands there."""
    rows = Standings(club.uow).of_player(player)
    return next((row for row in rows if (row.guild_snowflake, row.ladder) == (guild, ladder)), None)


def value_of(club: StoredClub, player: int, guild: int = EVERYWHERE, ladder: str = "two") -> float | None:
    found = of(club, player, guild, ladder)
    return None if found is None else found.value


async def test_a_result_counts_on_its_server_and_for_all_together(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        direct, fifth, sixth = (club.open_table() for _ in range(3))
        club.play([money(ALICE, BOB, table=direct)])
        assert value_of(club, ALICE) == 1510
        assert value_of(club, ALICE, guild=5) is None
        club.play([money(ALICE, BOB, table=fifth, at=MONDAY + timedelta(hours=1))])
        club.play([money(BOB, ALICE, table=sixth, at=MONDAY + timedelta(hours=2))])
        assert (value_of(club, ALICE, guild=5), value_of(club, ALICE, guild=6)) == (1510, 1490)
        check_kept(club)

    await try_out(database, trial)


async def test_what_ended_in_private_counts_for_no_server(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        _, fifth, _ = (club.open_table() for _ in range(3))
        club.play([money(ALICE, BOB, table=fifth)], is_public=False)
        assert (value_of(club, ALICE), value_of(club, ALICE, guild=5)) == (1510, None)
        assert list(standing_problems(club.uow)) == []

    await try_out(database, trial)


async def test_what_moved_a_rating_is_kept_as_its_course(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        _, fifth, _ = (club.open_table() for _ in range(3))
        club.play([money(ALICE, BOB, table=fifth)])
        club.play([money(BOB, ALICE, table=fifth, game=2, at=MONDAY + timedelta(hours=1))])
        course = Standings(club.uow).course_of("two", 5, ALICE)
        assert (course[0].game, course[0].moved) == (1, 10)
        assert course[-1].value == value_of(club, ALICE, guild=5)
        assert sum(each.moved for each in course) == pytest.approx(course[-1].value - 1500)
        there = Standings(club.uow).changes_by("two", 5, [ALICE, BOB], fifth, 2)
        assert {each.player_id: each.value for each in there} == {
            player: value_of(club, player, guild=5) for player in (ALICE, BOB)
        }
        check_kept(club)
        club.erase(ALICE)
        assert Standings(club.uow).course_of("two", 5, ALICE) == []
        assert len(Standings(club.uow).course_of("two", 5, BOB)) == 2

    await try_out(database, trial)


async def test_a_result_that_ended_before_what_is_counted_is_counted_in_its_place(
    database: Database,
) -> None:
    def trial(club: StoredClub) -> None:
        first, second = (club.open_table() for _ in range(2))
        club.play(match(ALICE, BOB, 5, table=second, at=MONDAY + timedelta(days=1)))
        club.play(match(BOB, CAROL, 7, table=first))
        check_kept(club)

    await try_out(database, trial)


async def test_a_result_that_is_taken_in_twice_counts_once(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        club.play([money(ALICE, BOB, table=club.open_table())])
        take_in(club.uow, [club.row_of(each) for each in club.results])
        assert value_of(club, ALICE) == 1510
        check_kept(club)

    await try_out(database, trial)


async def test_bets_that_end_one_by_one_count_with_the_last(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        first, second = bets(ALICE, {BOB: 2, CAROL: -1}, table=club.open_table())
        club.play([first])
        assert of(club, BOB, ladder="chouette") is None
        club.play([replace(second, at=second.at + timedelta(hours=1))])
        assert value_of(club, CAROL, ladder="chouette") == 1510
        assert value_of(club, BOB, ladder="chouette") == 1490
        check_kept(club)

    await try_out(database, trial)


async def test_whoever_was_erased_before_the_last_bet_ended_does_not_change_what_it_is_for_others(
    database: Database,
) -> None:
    def trial(club: StoredClub) -> None:
        club.play(bets(BOB, {ALICE: 4, CAROL: 4, DORA: 4}, table=club.open_table()))
        later = {"at": MONDAY + timedelta(days=1), "table": club.open_table()}
        first, second = bets(ALICE, {BOB: 2, CAROL: -1}, **later)
        club.play([first])
        club.erase(BOB)
        club.play([replace(second, at=second.at + timedelta(hours=1))])
        assert of(club, BOB, ladder="chouette") is None
        check_kept(club)

    await try_out(database, trial)


async def test_a_standing_that_does_not_follow_from_the_results_is_found(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        club.play([money(ALICE, BOB, table=club.open_table())])
        kept = of(club, ALICE)
        assert kept is not None
        Standings(club.uow).put([kept.model_copy(update={"value": kept.value + 2**-40})], [])
        (problem,) = standing_problems(club.uow)
        assert problem == ("player 1 does not stand on all servers together (two) where the results lead to")
        recount(club.uow)
        assert list(standing_problems(club.uow)) == []
        (met, _) = Standings(club.uow).all_meetings()
        Standings(club.uow).put([], [met.model_copy(update={"times": 2})])
        assert len(list(standing_problems(club.uow))) == 1

    await try_out(database, trial)


async def test_ratings_are_given_out_and_forgotten(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        club.play([money(ALICE, BOB, table=club.open_table())])
        club.play(match(CAROL, ALICE, 5, table=club.open_table(), at=MONDAY + timedelta(days=1)))
        everywhere, fifth = StandingBelongings().export(club.uow, ALICE)["ratings"]
        assert (everywhere["of"], everywhere["server"], fifth["server"]) == ("two", None, "5")
        assert everywhere["experience"] == 6
        assert everywhere["opponents"] == [
            {"player": BOB, "month": "2026-06", "times": 1},
            {"player": CAROL, "month": "2026-06", "times": 1},
        ]
        assert StandingBelongings().export(club.uow, DORA) == {}
        carol = value_of(club, CAROL)
        club.erase(ALICE)
        assert Standings(club.uow).of_player(ALICE) == []
        assert Standings(club.uow).meetings_of_player(ALICE) == []
        assert value_of(club, CAROL) == carol
        check_kept(club)

    await try_out(database, trial)


async def test_what_is_yet_to_be_rebuilt_is_no_problem_of_ratings(database: Database) -> None:
    def trial(club: StoredClub) -> None:
        club.play([money(ALICE, BOB, table=club.open_table())])
        Standings(club.uow).clear()
        assert len(list(standing_problems(club.uow))) == 2
        club.uow.results.set_rebuilt_from(1)
        assert list(standing_problems(club.uow)) == []

    await try_out(database, trial)


async def test_the_command_counts_all_anew(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(uow: UnitOfWork) -> None:
        club = StoredClub(uow)
        club.play([money(ALICE, BOB, table=club.open_table())])
        Standings(uow).clear()

    await database.run(play)
    monkeypatch.setenv("BARPOINT_DATABASE_URL", url_of(tmp_path / "barpoint.sqlite3"))
    monkeypatch.chdir(tmp_path)
    assert await asyncio.to_thread(main, ["rebuild", "standing"]) == 0
    assert capsys.readouterr().out == "Everything kept under “standing” is counted anew.\n"
    found = await database.run(lambda uow: Standings(uow).of_player(ALICE))
    assert [each.value for each in found] == [1510]
