"""Where players stand, as it is stored: to the last digit, once for each key, until they are forgotten."""

from datetime import timedelta
from math import pi

import pytest

from storage import Database, LadderName, MeetingRecord, StandingRecord, Standings, UnitOfWork
from storage.errors import ConstraintViolated
from tests.storage.situations import NOW, in_one_transaction, two_players


def standing(player: int, ladder: LadderName = "two", guild: int = 1, **more: object) -> StandingRecord:
    found = StandingRecord(
        ladder=ladder,
        guild_snowflake=guild,
        player_id=player,
        value=1500 + 1 / pi,
        experience=0.1 + 0.2,
        deviation=350 / 3,
        opponents=2,
        rated_at=NOW + timedelta(microseconds=1),
        is_silent=True,
        last_at=NOW,
        last_table=1,
        last_game=2,
        last_scope="match",
        last_bet=0,
    )
    return found.model_copy(update=more)


def met(player: int, opponent: int, guild: int = 1, times: int = 1) -> MeetingRecord:
    return MeetingRecord(
        ladder="two",
        guild_snowflake=guild,
        player_id=player,
        opponent_id=opponent,
        year=2026,
        month=1,
        times=times,
    )


@in_one_transaction
def test_standings_come_back_to_the_last_digit(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    stored = [
        standing(alice, "chouette", rated_at=None),
        standing(alice),
        standing(alice, guild=2),
        standing(bob),
    ]
    Standings(uow).lock()
    Standings(uow).put(stored, [met(alice, bob), met(bob, alice)])
    assert [each.values for each in Standings(uow).of_player(alice)] == [each.values for each in stored[:3]]
    assert {each.player_id for each in Standings(uow).among("two", 1, [alice, bob])} == {alice, bob}
    assert Standings(uow).among("two", 3, [alice, bob]) == Standings(uow).among("two", 1, []) == []
    assert [each.times for each in Standings(uow).meetings_among("two", 1, [alice, bob])] == [1, 1]
    assert Standings(uow).meetings_among("two", 1, [alice]) == []


@in_one_transaction
def test_a_standing_overwrites_that_of_before(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    Standings(uow).put([standing(alice)], [met(alice, bob)])
    Standings(uow).put([standing(alice, value=1600.5)], [met(alice, bob, times=4)])
    assert [each.value for each in Standings(uow).all()] == [1600.5]
    assert [each.times for each in Standings(uow).all_meetings()] == [4]
    Standings(uow).clear()
    assert Standings(uow).all() == Standings(uow).all_meetings() == []


@in_one_transaction
def test_who_is_forgotten_stays_among_those_whom_others_met(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    Standings(uow).put([standing(alice), standing(bob)], [met(alice, bob), met(bob, alice)])
    Standings(uow).forget_player(alice)
    assert [each.player_id for each in Standings(uow).all()] == [bob]
    assert [each.player_id for each in Standings(uow).all_meetings()] == [bob]
    assert Standings(uow).meetings_of_player(bob)[0].opponent_id == alice


@in_one_transaction
def test_who_was_erased_is_known_at_once(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    machine = uow.players.bot_player("strong", NOW).id
    assert uow.players.erased() == set()
    uow.players.erase(alice)
    assert uow.players.erased() == uow.players.erased_among([alice, bob, machine]) == {alice}
    assert uow.players.erased_among([bob]) == set()


@pytest.mark.parametrize("wrong", [{"ladder": "three"}, {"deviation": 0.0}, {"experience": -1.0}])
async def test_a_standing_that_cannot_be_is_refused(database: Database, wrong: dict[str, object]) -> None:
    def add(uow: UnitOfWork) -> None:
        alice, _ = two_players(uow)
        Standings(uow).put([standing(alice, **wrong)], [])

    with pytest.raises(ConstraintViolated):
        await database.run(add)
