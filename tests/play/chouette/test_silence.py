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
from bot.engine.game import WinKind
from bot.play.base.table import Status
from bot.play.chouette.records import chouette_events_since
from tests.play.chouette.harness import ChouetteHarness, doubled, started
from tests.play.harness import ALICE, BOB, CAROL, DORA, EVE, FRANK, Harness


async def all_conceded(harness: Harness) -> ChouetteHarness:
    """The first game is over: the four members have conceded to Alice, captain Bob first."""
    chouette = await started(harness)
    for number, who in enumerate((BOB, CAROL, DORA, EVE)):
        await chouette.does(who, Concede(number, WinKind.SINGLE))
    return chouette


def values(chouette: ChouetteHarness) -> list[int]:
    return [cube.value for cube in chouette.table.chouette.game.cubes]


async def test_nothing_happens_before_the_time_is_up(harness: Harness) -> None:
    chouette = await doubled(harness)
    before = chouette.table
    await chouette.wait(hours=23, minutes=59)
    assert chouette.table == before


async def test_silent_members_follow_the_captain_when_their_time_is_up(harness: Harness) -> None:
    chouette = await doubled(harness)
    await chouette.does(BOB, AnswerOffer(0, Answer.TAKE))
    await chouette.does(EVE, AnswerOffer(3, Answer.DROP))
    await chouette.wait(hours=24, dice="65")
    assert chouette.table.chouette.phase is ChouettePhase.MOVE
    assert values(chouette) == [2, 2, 2, 1]
    assert chouette.awaited == ["Alice"]
    assert await chouette.pending() == [(False, []), (False, []), (False, []), (True, ["Alice"])]


async def test_a_silent_captain_passes_and_those_who_follow_too(harness: Harness) -> None:
    chouette = await doubled(harness)
    await chouette.does(DORA, AnswerOffer(2, Answer.TAKE))
    await chouette.does(CAROL, AnswerOffer(1, Answer.TAKE))
    await chouette.wait(hours=24, dice="65")
    assert values(chouette) == [1, 2, 2, 1]
    assert chouette.names([chouette.table.chouette.current.captain]) == ["Carol"]


async def test_who_holds_has_half_the_time_and_then_the_roll_follows(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.does(EVE, Hold())
    await chouette.does(BOB, RollDice())
    await chouette.wait(hours=11)
    assert chouette.awaited == ["Eve"]
    await chouette.wait(hours=1, dice="62")
    assert (chouette.table.chouette.phase, chouette.awaited) == (ChouettePhase.MOVE, ["Bob"])


async def test_the_time_of_a_decision_is_not_prolonged_by_what_others_do(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.wait(hours=20)
    await chouette.does(EVE, OfferDouble(3))
    await chouette.wait(hours=4, dice="62")
    assert chouette.table.chouette.phase is ChouettePhase.ANSWER
    assert chouette.awaited == ["Alice"]


async def test_a_silent_captain_has_rolled_and_is_called_again_to_play(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.forget_pending()
    await chouette.wait(hours=24, dice="62")
    assert (chouette.table.chouette.phase, chouette.awaited) == (ChouettePhase.MOVE, ["Bob"])
    assert await chouette.pending() == [(True, ["Bob"])]


async def test_a_captain_who_misses_twice_is_relieved_for_good_and_away(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.wait(hours=24, dice="62")
    await chouette.wait(hours=24)
    assert chouette.names([chouette.table.chouette.current.captain]) == ["Carol"]
    assert chouette.names(chouette.table.chouette.away) == ["Bob"]
    assert chouette.awaited == ["Carol"]


async def test_a_silent_box_is_warned_and_called_once_more(harness: Harness) -> None:
    chouette = await started(harness)
    version = chouette.table.version
    await chouette.wait(hours=24)
    assert await chouette.pending() == [(True, ["Alice"])]
    await chouette.wait(hours=23)
    news = await harness.run(chouette_events_since, chouette.table.id, version)
    assert [type(each.event) for each in news] == [BoxWarned]


async def test_a_box_that_stays_silent_is_played_for_by_the_autopilot(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.wait(hours=24)
    await chouette.wait(hours=24)
    assert chouette.names(chouette.table.chouette.away) == ["Alice"]
    assert (chouette.table.chouette.game.on_roll, chouette.awaited) == (Side.BLACK, ["Bob"])


async def test_a_box_that_stays_silent_forfeits_where_that_is_the_rule(harness: Harness) -> None:
    chouette = await started(harness, replace(CLUB, abandonment=Abandonment.FORFEIT_SINGLE))
    await chouette.wait(hours=24)
    await chouette.wait(hours=24)
    game = chouette.table.chouette
    assert game.phase is ChouettePhase.BETWEEN
    assert {each.points for each in game.standings} == {-4, 1}
    assert chouette.names([game.box, *game.line]) == ["Bob", "Carol", "Dora", "Eve"]


async def test_the_next_game_begins_by_itself_an_hour_after_the_settlement(harness: Harness) -> None:
    chouette = await all_conceded(harness)
    assert chouette.table.chouette.phase is ChouettePhase.BETWEEN
    assert chouette.table.begins_at == harness.now + timedelta(hours=1)
    await chouette.forget_pending()
    assert await chouette.wait(minutes=59) == 0
    assert await chouette.wait(minutes=1, dice="31") == 1
    assert (chouette.table.chouette.number, chouette.awaited) == (2, ["Alice"])
    assert await chouette.pending() == [(True, ["Alice"])]
    assert chouette.table.begins_at is None


async def test_the_box_may_start_before_and_nothing_is_left_of_the_hour(harness: Harness) -> None:
    chouette = await all_conceded(harness)
    await chouette.wait(minutes=30)
    await chouette.does(ALICE, StartGame(), dice="13")
    assert await chouette.wait(hours=1) == 0
    assert (chouette.table.chouette.number, chouette.awaited) == (2, ["Bob"])


async def test_one_who_joins_between_games_does_not_put_the_next_off(harness: Harness) -> None:
    chouette = await all_conceded(harness)
    await chouette.wait(minutes=30)
    await chouette.does(FRANK, Join())
    await chouette.wait(minutes=30, dice="31")
    assert chouette.table.chouette.number == 2
    assert "Frank" in chouette.names(chouette.table.chouette.line)


async def test_a_settlement_is_a_new_board_that_calls_nobody(harness: Harness) -> None:
    chouette = await started(harness)
    for number, who in enumerate((BOB, CAROL, DORA)):
        await chouette.does(who, Concede(number, WinKind.SINGLE))
    await chouette.forget_pending()
    await chouette.does(EVE, Concede(3, WinKind.SINGLE))
    assert await chouette.pending() == [(True, [])]


async def test_a_chouette_of_one_is_over_and_nothing_is_due(harness: Harness) -> None:
    chouette = await all_conceded(harness)
    for who in (BOB, CAROL, DORA, EVE):
        await chouette.does(who, GoAway())
    assert chouette.table.status is Status.OVER
    assert await chouette.wait(hours=100) == 0
