"""The team's private thread over real HTTP, whatever fails: there is one, and only the team is in it."""

from datetime import timedelta

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from tests.faults.calls import Kind
from tests.faults.failures import LOST, NEVER_SENT, NO_PLACE, Fault, of_each_sort
from tests.faults.faulty_discord import FaultyDiscord
from tests.faults.team import MADE, Team

A_WHILE = timedelta(hours=9)


@pytest.fixture
async def team(faulty: FaultyDiscord) -> Team:
    return await Team.gathered(faulty)


@pytest.mark.parametrize("kind", [Kind.THREAD, Kind.LET_IN, Kind.POST])
@pytest.mark.parametrize("fault", of_each_sort())
async def test_the_team_gets_one_thread(team: Team, kind: Kind, fault: Fault) -> None:
    team.faulty.server.fail(kind, fault, after=1 if kind is Kind.POST else 0)  # the first is the board
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    left_out = {"Bob"} if kind is Kind.LET_IN and fault.status in (403, 404) else set()
    if fault is NO_PLACE["unknown channel"] and kind is Kind.LET_IN:
        left_out = set()
    await team.is_as_it_must_be(*({"Bob", "Carol", "Dora"} - left_out))


@pytest.mark.parametrize("fault", of_each_sort())
async def test_who_drops_out_does_not_stay(team: Team, fault: Fault) -> None:
    await team.deliver()
    await team.carol_drops()
    team.faulty.server.fail(Kind.LET_OUT, fault)
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    is_taken_for_gone = "10007" in fault.body
    await team.is_as_it_must_be("Bob", "Dora", *(["Carol"] if is_taken_for_gone else []))


async def test_a_thread_that_was_opened_without_the_bots_hearing_of_it_is_found_by_its_name(
    team: Team,
) -> None:
    team.faulty.server.fail(Kind.THREAD, LOST)
    await team.deliver()
    assert len(team.threads()) == 1
    await team.faulty.let_pass(A_WHILE)
    assert len(team.threads()) == 1
    await team.is_as_it_must_be("Bob", "Carol", "Dora")


async def test_such_a_thread_is_found_and_closed_where_it_is_needed_no_more(team: Team) -> None:
    team.faulty.server.fail(Kind.THREAD, LOST)
    await team.deliver()
    await team.plays("Bob", MADE)
    await team.does("Alice", *(OfferDouble(cube) for cube in range(3)), RollDice())
    for cube, name in enumerate(("Bob", "Carol", "Dora")):
        await team.does(name, AnswerOffer(cube, Answer.DROP))
    await team.faulty.let_pass(timedelta(minutes=30))
    (thread,) = team.threads()
    assert thread.thread_metadata is not None
    assert (thread.thread_metadata.archived, thread.thread_metadata.locked) == (True, True)


async def test_who_was_let_in_without_the_bots_hearing_of_it_and_dropped_meanwhile_is_let_out(
    team: Team,
) -> None:
    team.faulty.server.fail(Kind.LET_IN, LOST, after=1)
    await team.deliver()
    (thread,) = team.threads()
    assert "Carol" in team.inside(thread)
    await team.carol_drops()
    await team.faulty.let_pass(A_WHILE)
    await team.is_as_it_must_be("Bob", "Dora")


async def test_a_suggestion_that_was_shown_without_the_bots_hearing_of_it_is_shown_once(team: Team) -> None:
    await team.deliver()
    await team.suggests("Carol", MADE)
    team.faulty.server.fail(Kind.POST, LOST)
    await team.deliver()
    team.faulty.server.forget_nonces()
    await team.faulty.let_pass(A_WHILE)
    await team.is_as_it_must_be("Bob", "Carol", "Dora")
    assert len(team.said(team.threads()[0])) == 2


async def test_what_is_suggested_while_discord_is_away_is_shown_with_all_hands_when_it_is_back(
    team: Team,
) -> None:
    await team.deliver()
    team.faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
    await team.suggests("Carol", MADE)
    await team.deliver()
    await team.suggests("Dora", MADE)
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    assert team.said(team.threads()[0])[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Dora)**"]
