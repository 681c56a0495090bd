"""Time goes by in a chouette: silence means what the rules say, and the next game begins by itself."""

from dataclasses import replace
from datetime import timedelta

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice, Side
from bot.engine.chouette import (
    CLUB,
    Abandonment,
    BoxWarned,
    ChouettePhase,
    Concede,
    GoAway,
    Hold,
    Join,
    StartGame,
)
from bot.engine.scoring import WinKind
from bot.play.chouette.records import chouette_events_since
from bot.play.table import Status
from tests.services.chouette_house import Club, started
from tests.services.house import ALICE, BOB, CAROL, DORA, EVE, FRANK, House


async def all_conceded(house: House) -> Club:
    """The first game is over: the four members have conceded to Alice, captain Bob first."""
    club = await started(house)
    for number, who in enumerate((BOB, CAROL, DORA, EVE)):
        await club.does(who, Concede(number, WinKind.SINGLE))
    return club


async def doubled(house: House) -> Club:
    club = await started(house)
    await club.plays(ALICE)
    await club.does(BOB, RollDice(), dice="62")
    await club.plays(BOB)
    await club.does(ALICE, *map(OfferDouble, range(4)), RollDice())
    await club.forget_owed()
    return club


def values(club: Club) -> list[int]:
    return [cube.value for cube in club.table.chouette.game.cubes]


async def test_nothing_happens_before_the_time_is_up(house: House) -> None:
    club = await doubled(house)
    before = club.table
    await club.wait(hours=23, minutes=59)
    assert club.table == before


async def test_silent_members_follow_the_captain_when_their_time_is_up(house: House) -> None:
    club = await doubled(house)
    await club.does(BOB, AnswerOffer(0, Answer.TAKE))
    await club.does(EVE, AnswerOffer(3, Answer.DROP))
    await club.wait(hours=24, dice="65")
    assert club.table.chouette.step is ChouettePhase.MOVE
    assert values(club) == [2, 2, 2, 1]
    assert club.awaited == ["Alice"]
    assert await club.pending() == [(False, []), (False, []), (False, []), (True, ["Alice"])]


async def test_a_silent_captain_passes_and_those_who_follow_him_too(house: House) -> None:
    club = await doubled(house)
    await club.does(DORA, AnswerOffer(2, Answer.TAKE))
    await club.does(CAROL, AnswerOffer(1, Answer.TAKE))
    await club.wait(hours=24, dice="65")
    assert values(club) == [1, 2, 2, 1]
    assert club.names([club.table.chouette.current.captain]) == ["Carol"]


async def test_who_holds_has_half_the_time_and_then_the_roll_follows(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.does(EVE, Hold())
    await club.does(BOB, RollDice())
    await club.wait(hours=11)
    assert club.awaited == ["Eve"]
    await club.wait(hours=1, dice="62")
    assert (club.table.chouette.step, club.awaited) == (ChouettePhase.MOVE, ["Bob"])


async def test_the_time_of_a_decision_is_not_prolonged_by_what_others_do(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.wait(hours=20)
    await club.does(EVE, OfferDouble(3))
    await club.wait(hours=4, dice="62")
    assert club.table.chouette.step is ChouettePhase.ANSWER
    assert club.awaited == ["Alice"]


async def test_a_silent_captain_has_rolled_and_is_called_again_to_play(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.forget_owed()
    await club.wait(hours=24, dice="62")
    assert (club.table.chouette.step, club.awaited) == (ChouettePhase.MOVE, ["Bob"])
    assert await club.pending() == [(True, ["Bob"])]


async def test_a_captain_who_misses_twice_is_relieved_for_good_and_away(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.wait(hours=24, dice="62")
    await club.wait(hours=24)
    assert club.names([club.table.chouette.current.captain]) == ["Carol"]
    assert club.names(club.table.chouette.away) == ["Bob"]
    assert club.awaited == ["Carol"]


async def test_a_silent_box_is_warned_and_called_once_more(house: House) -> None:
    club = await started(house)
    version = club.table.version
    await club.wait(hours=24)
    assert await club.pending() == [(True, ["Alice"])]
    await club.wait(hours=23)
    news = await house.database.run(lambda uow: chouette_events_since(uow, club.table.id, version))
    assert [type(each.event) for each in news] == [BoxWarned]


async def test_a_box_that_stays_silent_is_played_for_by_the_autopilot(house: House) -> None:
    club = await started(house)
    await club.wait(hours=24)
    await club.wait(hours=24)
    assert club.names(club.table.chouette.away) == ["Alice"]
    assert (club.table.chouette.game.on_roll, club.awaited) == (Side.BLACK, ["Bob"])


async def test_a_box_that_stays_silent_forfeits_where_that_is_the_rule(house: House) -> None:
    club = await started(house, replace(CLUB, abandonment=Abandonment.FORFEIT_SINGLE))
    await club.wait(hours=24)
    await club.wait(hours=24)
    chouette = club.table.chouette
    assert chouette.step is ChouettePhase.BETWEEN
    assert {each.points for each in chouette.standings} == {-4, 1}
    assert club.names([chouette.box, *chouette.line]) == ["Bob", "Carol", "Dora", "Eve"]


async def test_the_next_game_begins_by_itself_an_hour_after_the_settlement(house: House) -> None:
    club = await all_conceded(house)
    assert club.table.chouette.step is ChouettePhase.BETWEEN
    assert club.table.begins_at == house.now + timedelta(hours=1)
    await club.forget_owed()
    assert await club.wait(minutes=59) == 0
    assert await club.wait(minutes=1, dice="31") == 1
    assert (club.table.chouette.number, club.awaited) == (2, ["Alice"])
    assert await club.pending() == [(True, ["Alice"])]
    assert club.table.begins_at is None


async def test_the_box_may_start_before_and_nothing_is_left_of_the_hour(house: House) -> None:
    club = await all_conceded(house)
    await club.wait(minutes=30)
    await club.does(ALICE, StartGame(), dice="13")
    assert await club.wait(hours=1) == 0
    assert (club.table.chouette.number, club.awaited) == (2, ["Bob"])


async def test_one_who_joins_between_games_does_not_put_the_next_off(house: House) -> None:
    club = await all_conceded(house)
    await club.wait(minutes=30)
    await club.does(FRANK, Join())
    await club.wait(minutes=30, dice="31")
    assert club.table.chouette.number == 2
    assert "Frank" in club.names(club.table.chouette.line)


async def test_a_settlement_is_a_new_board_that_calls_nobody(house: House) -> None:
    club = await started(house)
    for number, who in enumerate((BOB, CAROL, DORA)):
        await club.does(who, Concede(number, WinKind.SINGLE))
    await club.forget_owed()
    await club.does(EVE, Concede(3, WinKind.SINGLE))
    assert await club.pending() == [(True, [])]


async def test_a_chouette_of_one_is_over_and_nothing_is_due(house: House) -> None:
    club = await all_conceded(house)
    for who in (BOB, CAROL, DORA, EVE):
        await club.does(who, GoAway())
    assert club.table.status is Status.OVER
    assert await club.wait(hours=100) == 0
