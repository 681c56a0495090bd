"""How games, matches, sessions and bets ended: a row each, written with what ended them."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.clocks import TimeControl, WhenOut
from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    OfferDouble,
    OfferResignation,
    RuleSheet,
    WinKind,
)
from bot.engine.chouette import LoneRule, StartGame, Transfer, sums
from bot.engine.position import parse_board
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up.endings import all_endings
from bot.play.heads_up.errors import GameEnded
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.takebacks import undo_play
from bot.play.posts.scheduling import due_now
from bot.play.tables import results
from bot.play.tables.flow import fire
from bot.play.tables.results import (
    TRIED_AGAIN_AFTER,
    on_results,
    rebuild_pending,
    rebuild_results,
    results_by_events,
    retry_missed,
)
from bot.play.upkeep import checking
from bot.play.upkeep.checking import check_database
from storage import Database, ResultRecord, UnitOfWork
from tests.databases import url_of
from tests.engine.chouette.story import AT_ONCE
from tests.play.chouette.harness import FIVE, ChouetteHarness, doubled, opened
from tests.play.chouette.random_play import act_at_random, settled
from tests.play.harness import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    DORA,
    EVE,
    FRANK,
    GUILD,
    OTHER_CHANNEL,
    Harness,
    scripted_chance,
    source_of,
)
from tests.play.heads_up.random_play import RandomPlay
from tests.recorded import BEFORE

LAST_CHECKERS = RuleSheet(start=parse_board("1:1 | 1:1"))


async def rows(harness: Harness, table_id: int = 1) -> list[ResultRecord]:
    return await harness.run(lambda uow: uow.results.of_table(table_id))


async def problems(harness: Harness) -> list[str]:
    """Return the faults of the database, but that scripted dice follow from no secret."""
    found = await harness.run(check_database)
    return [each for each in found.problems if ": Roll " not in each]


async def check_rebuilt(harness: Harness) -> None:
    """Check that the events lead to the results that were written as they happened."""

    def work(uow: UnitOfWork) -> None:
        for table_id in uow.contents.table_ids():
            written = sorted(uow.results.of_table(table_id), key=lambda each: each.key)
            rebuilt = sorted(results_by_events(uow, uow.tables.get(table_id)), key=lambda each: each.key)
            assert [each.values for each in rebuilt] == [each.values for each in written]

    await harness.run(work)


async def test_a_game_of_a_session_ends_in_a_row(harness: Harness) -> None:
    table = await harness.start(sheet=RuleSheet(stake=5))
    table = await harness.plays(ALICE, table)
    harness.pass_by(timedelta(hours=3))
    await harness.act(BOB, table, OfferDouble())
    harness.pass_by(timedelta(hours=1))
    await harness.act(ALICE, table, AnswerOffer(0, Answer.DROP))
    (game,) = await rows(harness)
    alice, bob = (
        next(each.id for each in table.players.values() if each.name == who) for who in ("Alice", "Bob")
    )
    assert (game.scope, game.game, game.white_id, game.black_id) == ("game", 1, alice, bob)
    assert (game.points, game.stake, game.cube, game.win, game.ending) == (-1, 5, 1, 1, "passed")
    assert (game.length, game.white_score, game.black_score) == (None, 0, 1)
    assert (game.moves, game.white_seconds, game.black_seconds) == (1, 3600, 3 * 3600)
    assert (game.ended_at, game.guild_snowflake, game.is_public, game.has_bot) == (
        harness.now,
        GUILD,
        True,
        False,
    )
    await check_rebuilt(harness)


async def test_a_session_ends_with_what_all_its_games_came_to(harness: Harness) -> None:
    table = await harness.start(sheet=LAST_CHECKERS, dice="31")
    await harness.plays(ALICE, table)
    table = (await harness.next_game(BOB, table, "13")).table
    harness.pass_by(timedelta(hours=2))
    await harness.plays(BOB, table)
    table = (await harness.next_game(BOB, table, "31")).table
    await harness.plays(ALICE, table)
    harness.pass_by(timedelta(days=2))
    await harness.end_session(BOB, table)
    *games, session = await rows(harness)
    assert [(each.scope, each.points) for each in games] == [("game", 2), ("game", -2), ("game", 2)]
    assert (session.scope, session.game, session.points, session.ending) == ("session", 3, 2, "played")
    assert (session.white_score, session.black_score, session.moves) == (4, 2, 3)
    assert (session.white_seconds, session.black_seconds) == (0, 7200)
    assert session.ended_at == harness.now
    await check_rebuilt(harness)


async def test_a_match_over_days_ends_as_its_last_game_did(harness: Harness) -> None:
    table = await harness.start(sheet=RuleSheet(length=3))
    harness.pass_by(timedelta(days=1))
    await harness.act(ALICE, table, OfferResignation(WinKind.GAMMON))
    await harness.act(BOB, table, AcceptResignation(), dice="31")
    harness.pass_by(timedelta(days=1))
    table = (await harness.act(ALICE, table, OfferResignation(WinKind.SINGLE))).table
    assert table.status is Status.OVER
    first, second, match = await rows(harness)
    assert [(each.ending, each.points, each.win) for each in (first, second)] == [
        ("resigned", -2, WinKind.GAMMON),
        ("resigned", -1, WinKind.SINGLE),
    ]
    assert (second.black_score, second.length) == (3, 3)
    assert (match.scope, match.ending, match.points) == ("match", "resigned", -3)
    assert (match.white_seconds, match.black_seconds) == (2 * 24 * 3600, 0)
    await check_rebuilt(harness)


async def test_a_game_lost_on_time_says_so(harness: Harness) -> None:
    control = TimeControl(hours=24, reserve=0, when_out=WhenOut.CLAIMED)
    table = await harness.plays(ALICE, await harness.start(sheet=RuleSheet(length=1), control=control))
    harness.pass_by(timedelta(hours=30))
    for deadline in await harness.run(due_now, now=harness.now):
        await harness.run(fire, deadline=deadline, now=harness.now, dice_source=source_of(""))
    assert (await harness.load(table)).status is Status.OVER
    game, match = await rows(harness)
    assert [(each.scope, each.ending, each.points) for each in (game, match)] == [
        ("game", "time", 1),
        ("match", "time", 1),
    ]
    assert (game.white_seconds, game.black_seconds) == (0, 30 * 3600)
    await check_rebuilt(harness)


async def test_a_play_that_was_taken_back_is_no_move_of_the_game(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start())
    harness.pass_by(timedelta(hours=1))
    await harness.does(ALICE, undo_play, table)
    harness.pass_by(timedelta(hours=2))
    await pass_at(harness, table)
    (game,) = await rows(harness)
    assert (game.moves, game.white_seconds, game.black_seconds) == (1, 2 * 3600, 3600)
    await check_rebuilt(harness)


@pytest.mark.parametrize("seed", range(3))
async def test_matches_played_at_random_are_rebuilt_as_they_were_written(harness: Harness, seed: int) -> None:
    random = RandomPlay(harness, Random(seed))
    table = await random.start(RuleSheet(length=5))
    while table.status is Status.PLAYING:
        harness.pass_by(timedelta(hours=9, seconds=0.7))
        table = await random.finish(table)
    *games, match = await rows(harness)
    assert [each.game for each in games] == list(range(1, table.games_over + 1))
    assert (match.white_score, match.black_score) == (table.score.white, table.score.black)
    assert match.points == table.score.white - table.score.black
    assert match.moves == sum(each.moves for each in games)
    await check_rebuilt(harness)
    assert await problems(harness) == []


async def test_a_game_that_ended_cannot_be_taken_back(harness: Harness) -> None:
    """So a result is final."""
    table = await harness.plays(ALICE, await harness.start(sheet=LAST_CHECKERS))
    with pytest.raises(GameEnded):
        await harness.does(ALICE, undo_play, table)
    assert len(await rows(harness)) == 1


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_thread_is_a_public_place_unless_it_is_private(harness: Harness, *, is_private: bool) -> None:
    table = await harness.start()
    await harness.run(lambda uow: uow.threads.set(CHANNEL, 5, is_private=is_private))
    await pass_at(harness, table)
    (game,) = await rows(harness)
    assert (game.guild_snowflake, game.is_public) == (GUILD, not is_private)
    await check_rebuilt(harness)


async def test_an_abandoned_match_counts_for_nobody(harness: Harness) -> None:
    table = await harness.start(sheet=RuleSheet(length=5))
    table = await harness.plays(ALICE, table)
    harness.pass_by(timedelta(hours=5))
    await harness.erase(BOB, table)
    game, match = await rows(harness)
    for each in (game, match):
        assert (each.points, each.ending, each.ended_at) == (0, "abandoned", harness.now)
    assert (game.moves, game.win) == (1, None)
    assert "Bob" not in repr([each.values for each in (game, match)])
    await check_rebuilt(harness)
    assert await problems(harness) == []


async def test_points_of_an_abandoned_session_stay_won(harness: Harness) -> None:
    table = await harness.start(sheet=LAST_CHECKERS, dice="31")
    await harness.plays(ALICE, table)
    table = (await harness.next_game(BOB, table, "13")).table
    await harness.erase(BOB, table)
    *_, abandoned, session = await rows(harness)
    assert (abandoned.scope, abandoned.game, abandoned.points) == ("game", 2, 0)
    assert (session.scope, session.points, session.ending) == ("session", 2, "abandoned")
    await check_rebuilt(harness)


async def test_a_challenge_that_comes_to_nothing_has_no_result(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await harness.erase(BOB, table)
    assert await rows(harness) == []


async def test_a_bet_that_is_passed_ends_while_others_go_on(harness: Harness) -> None:
    chouette = await doubled(harness)
    for who in FIVE[1:]:
        answer = Answer.TAKE if who in (BOB, CAROL) else Answer.DROP
        await chouette.does(who, AnswerOffer(chouette.cube(who), answer), dice="62")
    passed = await rows(harness)
    assert [(each.scope, each.ending, each.points, each.cube) for each in passed] == [
        ("bet", "passed", 1, 1)
    ] * 2
    assert {each.white_id for each in passed} == {chouette.key(ALICE)}
    assert chouette.table.chouette.in_play is not None


@pytest.mark.parametrize("seed", range(4))
async def test_results_of_a_chouette_of_five_sum_to_its_ledger(harness: Harness, seed: int) -> None:
    """With bets that are passed, settled and played out, one by one, and extra cubes."""
    chouette = await play_at_random(harness, seed, FIVE)
    await check_sums(harness, chouette)
    await check_rebuilt(harness)
    assert {each.ending for each in await rows(harness)} >= {"passed", "played"}
    assert not any(each.has_standard_start for each in await rows(harness))


@pytest.mark.parametrize("seed", range(4))
async def test_the_bets_with_the_box_come_before_extras(harness: Harness, seed: int) -> None:
    chouette = await play_at_random(harness, seed, FIVE)
    over = range(1, chouette.table.chouette.number)
    for number in over:
        bets = [each for each in await rows(harness) if each.scope == "bet" and each.game == number]
        (count,) = {each.bets for each in bets}
        assert count == len(FIVE) - 1
        with_box, extras = (
            [each for each in bets if (each.bet < count) is is_main] for is_main in (True, False)
        )
        assert sorted(each.bet for each in with_box) == list(range(count))
        (box,) = {each.white_id for each in with_box}
        assert box not in {each.white_id for each in extras}


async def test_a_result_says_from_which_start_and_with_which_tutor_it_was(harness: Harness) -> None:
    table = await harness.start(sheet=LAST_CHECKERS)
    await harness.plays(ALICE, table)
    usual = await harness.accept(BOB, await harness.challenge(ALICE, BOB, OTHER_CHANNEL))
    await pass_at(harness, usual)
    (other_start,), (as_usual,) = await rows(harness), await rows(harness, usual.id)
    assert (other_start.has_standard_start, as_usual.has_standard_start) == (False, True)
    assert not any((as_usual.has_tutor, as_usual.has_former_player, as_usual.is_void))
    assert as_usual.is_casual  # as games for money are, unless the server says otherwise
    taught = replace(
        usual, state=replace(usual.state, challenge=replace(usual.state.challenge, has_tutor=True))
    )
    assert [each.has_tutor for each in await harness.run(lambda uow: list(all_endings(uow, taught)))] == [
        True
    ]
    await check_rebuilt(harness)


async def test_what_goes_on_after_somebody_was_erased_says_so(harness: Harness) -> None:
    chouette = await doubled(harness)
    bob = chouette.key(BOB)
    await harness.erase(BOB, chouette.table)
    await chouette.read()
    for who in (CAROL, DORA, EVE):
        await chouette.does(who, AnswerOffer(chouette.cube(who), Answer.DROP))
    assert {each.black_id: each.has_former_player for each in await rows(harness)} == {
        chouette.key(who): False for who in (CAROL, DORA, EVE)
    } | {bob: True}
    await check_rebuilt(harness)


async def test_the_box_shares_its_result_with_its_partner(harness: Harness) -> None:
    chouette = await play_at_random(harness, 1, (*FIVE, FRANK), partner_min=6)
    await check_sums(harness, chouette)
    await check_rebuilt(harness)
    assert {each.scope for each in await rows(harness)} >= {"bet", "half"}


async def play_at_random(
    harness: Harness, seed: int, people: Sequence[Caller], **options: object
) -> ChouetteHarness:
    """Short games for a stake of 3, over some days."""
    random = Random(seed)
    start = parse_board("6:2 4:1 3:1 2:1 | 6:2 4:1 3:1 2:1")
    sheet = AT_ONCE.changed(start=start, stake=3, lone_taker=LoneRule.EXTRAS, **options)
    dice_source = scripted_chance(lambda: random.randint(1, 6))
    chouette = await opened(harness, sheet, people, dice_source=dice_source)
    await chouette.does(ALICE, StartGame())
    for _ in range(250):
        harness.pass_by(timedelta(minutes=random.randrange(300)))
        await act_at_random(chouette, random)
    assert chouette.table.chouette.number > 2
    return chouette


async def check_sums(harness: Harness, chouette: ChouetteHarness) -> None:
    """For every settled game, what each player won by the results is what the ledger says."""
    found, number = await rows(harness), chouette.table.chouette.number
    paid = await harness.run(lambda uow: uow.contents.of_table("transfers", chouette.table.id))
    for game in range(1, number):
        by_results = sums(
            Transfer(row.black_id, row.white_id, row.points, None) for row in found if row.game == game
        )
        by_ledger = sums(
            Transfer(row.payer_id, row.payee_id, row.points, None) for row in paid if row.game == game
        )
        assert by_results == by_ledger
        assert sum(by_results.values()) == 0
    assert {row.stake for row in found} == {3}


async def test_a_settled_chouette_has_a_row_for_each_bet(harness: Harness) -> None:
    chouette = await settled(harness)
    found = await rows(harness)
    alice, bob, carol = map(chouette.key, (ALICE, BOB, CAROL))
    assert [(each.white_id, each.black_id, each.points) for each in found] == [
        (alice, bob, -1),
        (alice, carol, -1),
    ]
    assert [(each.bet, each.bets) for each in found] == [(0, 2), (1, 2)]
    await chouette.does(BOB, StartGame(), dice="31")
    assert await rows(harness) == found


# What features do on results


@pytest.fixture(autouse=True)
def no_features(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, register in ((results, "HANDLERS"), (results, "RECOUNTS"), (checking, "_CHECKS")):
        monkeypatch.setattr(module, register, {})


async def pass_at(harness: Harness, table: HeadsUpTable) -> None:
    """Let a game end."""
    table = await harness.plays(ALICE, table)
    await harness.act(BOB, table, OfferDouble())
    await harness.act(ALICE, table, AnswerOffer(0, Answer.DROP))


async def test_a_feature_takes_in_results_in_the_transaction_that_saves_them(harness: Harness) -> None:
    taken: list[int] = []

    def take(uow: UnitOfWork, new: Sequence[ResultRecord]) -> None:
        assert uow.results.of_table(new[0].table_id) == list(new)
        taken.extend(each.game for each in new)

    on_results("ratings", take)
    await pass_at(harness, await harness.start())
    assert taken == [1]


async def test_a_feature_that_fails_loses_no_result_and_stops_no_other(harness: Harness) -> None:
    taken: list[str] = []

    def fail(uow: UnitOfWork, new: Sequence[ResultRecord]) -> None:
        uow.notes.set(new[0].table_id, new[0].white_id, "half done", harness.now)
        raise ZeroDivisionError("no games")

    def break_a_constraint(uow: UnitOfWork, new: Sequence[ResultRecord]) -> None:
        uow.results.append(new)

    on_results("broken", fail)
    on_results("twice", break_a_constraint)
    on_results("ratings", lambda _uow, new: taken.extend(each.scope for each in new))
    table = await harness.start()
    await pass_at(harness, table)
    assert len(await rows(harness)) == 1
    assert taken == ["game"]
    assert await harness.run(lambda uow: uow.notes.of_player(1)) == {}
    found = await problems(harness)
    assert [each.split(" has not")[0] for each in found] == ["broken", "twice"]
    assert "ZeroDivisionError: no games" in found[0]
    assert (await harness.load(table)).is_between_games


async def test_a_feature_gets_what_it_missed_in_order_once_it_works(harness: Harness) -> None:
    taken: list[int] = []
    is_broken = True

    def take(_uow: UnitOfWork, new: Sequence[ResultRecord]) -> None:
        if is_broken:
            raise LookupError("no such rating")
        taken.extend(each.game for each in new)

    on_results("ratings", take)
    table = await harness.start(sheet=LAST_CHECKERS)
    await harness.plays(ALICE, table)
    is_broken = False
    table = (await harness.next_game(BOB, table, "31")).table
    await harness.plays(ALICE, table)
    assert taken == []
    await harness.run(retry_missed, now=harness.now)
    assert taken == []
    await harness.run(retry_missed, now=harness.now + TRIED_AGAIN_AFTER)
    assert taken == [1, 2]
    assert await harness.run(lambda uow: uow.results.missed()) == []
    table = (await harness.next_game(BOB, table, "31")).table
    await harness.plays(ALICE, table)
    assert taken == [1, 2, 3]


async def test_a_feature_that_goes_on_failing_holds_up_no_other(harness: Harness) -> None:
    taken: list[int] = []
    is_broken = True

    def fail(_uow: UnitOfWork, _new: Sequence[ResultRecord]) -> None:
        raise LookupError("no such season")

    def take(_uow: UnitOfWork, new: Sequence[ResultRecord]) -> None:
        if is_broken:
            raise LookupError("no such rating")
        taken.extend(each.game for each in new)

    on_results("seasons", fail)
    on_results("ratings", take)
    await pass_at(harness, await harness.start())
    is_broken = False
    await harness.run(retry_missed, now=harness.now + TRIED_AGAIN_AFTER)
    assert taken == [1]
    missed = await harness.run(lambda uow: uow.results.missed())
    assert [each.feature for each in missed] == ["seasons"]


async def test_what_a_feature_that_is_gone_has_missed_is_left_alone(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_results("ratings", lambda _uow, _new: 1 / 0)
    await pass_at(harness, await harness.start())
    monkeypatch.setattr(results, "HANDLERS", {})
    await harness.run(retry_missed, now=harness.now + TRIED_AGAIN_AFTER)
    (problem,) = await problems(harness)
    assert problem.startswith("ratings has not taken in 1 results")
    assert "this version has no such feature" in problem


async def test_a_feature_is_not_checked_before_it_has_taken_in_all_results(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "_CHECKS", {"ratings": lambda _uow: ["a rating is wrong"]})
    is_broken = True

    def take(_uow: UnitOfWork, _new: Sequence[ResultRecord]) -> None:
        if is_broken:
            raise LookupError("no such rating")

    on_results("ratings", take)
    await pass_at(harness, await harness.start())
    (problem,) = await problems(harness)
    assert problem.startswith("ratings has not taken in 1 results")
    is_broken = False
    await harness.run(retry_missed, now=harness.now + TRIED_AGAIN_AFTER)
    assert await problems(harness) == ["ratings: a rating is wrong"]
    await harness.run(lambda uow: uow.results.set_rebuilt_from(1))
    (problem,) = await problems(harness)
    assert problem == "the results of table 1 and of those after it are yet to be rebuilt"


# What is rebuilt


async def test_results_are_rebuilt_where_they_are_lost_or_wrong(harness: Harness) -> None:
    chouette = await settled(harness)
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB, OTHER_CHANNEL))
    await pass_at(harness, table)
    written = [each.values for key in (table.id, chouette.table.id) for each in await rows(harness, key)]

    def lose(uow: UnitOfWork) -> None:
        uow.results.replace(table.id, [])
        wrong, *_ = uow.results.of_table(chouette.table.id)
        uow.results.replace(chouette.table.id, [ResultRecord(**(wrong.values | {"points": 7}))])
        uow.results.set_rebuilt_from(1)

    await harness.run(lose)
    assert await harness.run(rebuild_results, first=1) is None
    assert await harness.run(lambda uow: uow.results.rebuilt_from()) is None
    rebuilt = [each.values for key in (table.id, chouette.table.id) for each in await rows(harness, key)]
    assert rebuilt == written


async def test_what_no_event_tells_of_a_result_outlasts_a_rebuild(harness: Harness) -> None:
    await pass_at(harness, await harness.start())

    untold = {"guild_snowflake": 99, "is_public": False, "is_void": True, "has_former_player": True}

    def elsewhere(uow: UnitOfWork) -> None:
        (row,) = uow.results.of_table(1)
        uow.results.replace(1, [ResultRecord(**(row.values | untold))])

    await harness.run(elsewhere)
    await harness.run(rebuild_results, first=1)
    (row,) = await rows(harness)
    assert {name: row.values[name] for name in untold} == untold
    assert await problems(harness) == []


async def test_many_tables_are_rebuilt_bit_by_bit(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "AT_ONCE", 2)
    for channel, opponent in enumerate((BOB, CAROL, DORA, EVE, FRANK), start=CHANNEL):
        await harness.challenge(ALICE, opponent, channel)
    assert await harness.run(rebuild_results, first=1) == 3
    assert await harness.run(lambda uow: uow.results.rebuilt_from()) == 3
    assert await harness.run(rebuild_results, first=3) == 5
    assert await harness.run(rebuild_results, first=5) is None


async def test_a_result_that_is_wrong_is_found(harness: Harness) -> None:
    await pass_at(harness, await harness.start())
    assert await problems(harness) == []
    await harness.run(lambda uow: uow.results.replace(1, []))
    (problem,) = await problems(harness)
    assert problem == "table 1: the result of its game 1 is not what its events lead to"


async def test_the_command_rebuilds_results(
    harness: Harness, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await pass_at(harness, await harness.start())
    written = [each.values for each in await rows(harness)]
    await harness.run(lambda uow: uow.results.replace(1, []))
    monkeypatch.setenv("BARPOINT_DATABASE_URL", url_of(tmp_path / "barpoint.sqlite3"))
    monkeypatch.chdir(tmp_path)
    assert await asyncio.to_thread(main, ["rebuild", "results"]) == 0
    assert capsys.readouterr().out == "All results are rebuilt.\n"
    assert [each.values for each in await rows(harness)] == written


async def test_a_start_rebuilds_what_an_earlier_version_played(harness: Harness) -> None:
    await pass_at(harness, await harness.start())
    written = [each.values for each in await rows(harness)]

    def forget(uow: UnitOfWork) -> None:
        uow.results.replace(1, [])
        uow.results.set_rebuilt_from(1)

    await harness.run(forget)
    (problem,) = await problems(harness)
    assert problem == "the results of table 1 and of those after it are yet to be rebuilt"
    await rebuild_pending(harness.database)
    assert [each.values for each in await rows(harness)] == written
    assert await problems(harness) == []


async def test_games_from_before_the_release_get_their_results(tmp_path: Path) -> None:
    BEFORE.write(tmp_path / "barpoint.sqlite3")
    database = await Database.open(url_of(tmp_path / "barpoint.sqlite3"))
    await rebuild_pending(database)
    assert await problems(Harness(database)) == []
    found = await database.run(lambda uow: list(uow.contents.all_of("results")))
    assert {each.scope for each in found} >= {"game", "match", "bet"}
    await database.close()
