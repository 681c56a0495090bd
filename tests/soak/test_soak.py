"""Months of play, with all that players do and all that goes wrong: every table stays what it has to be."""

from datetime import timedelta
from heapq import heapify, heappop, heappush
from pathlib import Path
from random import Random

import pytest

from bot.play.heads_up import challenges, clocks, standing_orders, takebacks
from bot.play.heads_up import clocks as vacations
from bot.play.heads_up.challenges import rematch
from bot.play.heads_up.lifecycle import end_session, next_game
from bot.play.tables import flow
from bot.play.upkeep.checking import check_database
from tests.soak.consistency import check_channels, check_tables
from tests.soak.invitations import Invitations
from tests.soak.people import Person
from tests.soak.simulation import BEGINNING, Simulation
from tests.soak.visits import Visit

EVERYTHING = (
    flow.apply_action,
    end_session,
    next_game,
    challenges.accept,
    challenges.challenge,
    challenges.decline,
    challenges.propose,
    rematch,
    challenges.withdraw,
    clocks.ask_for_more,
    clocks.claim_game,
    clocks.grant,
    clocks.let_autopilot_finish,
    standing_orders.give_order,
    standing_orders.revoke_order,
    takebacks.ask_takeback,
    takebacks.grant_takeback,
    takebacks.refuse_takeback,
    vacations.end_own_vacation,
    vacations.set_vacation,
)
PEOPLE, DAYS = 20, 300
FEW, SOME_DAYS = 4, 12
WEEK, MONTH = timedelta(days=7), timedelta(days=30)


async def live(simulation: Simulation, people: int, days: int) -> None:
    """Let so many people play for so many days, with a look at everything each month and in the end."""
    everybody = [Person.number(number, simulation.random) for number in range(people)]
    invitations = Invitations(simulation, everybody)
    for person in everybody:
        await Visit(simulation, person).move_in()
    end, next_week, next_month = BEGINNING + timedelta(days=days), BEGINNING + WEEK, BEGINNING + MONTH
    looks = [
        (person.looks_again(simulation.now, simulation.random), number)
        for number, person in enumerate(everybody)
    ]
    heapify(looks)
    while (look := heappop(looks))[0] < end:
        moment, number = look
        await simulation.pass_until(moment)
        person = everybody[number]
        await invitations.look(person.caller, await Visit(simulation, person).pay())
        heappush(looks, (person.looks_again(moment, simulation.random), number))
        if moment > next_week:
            await simulation.restart()
            next_week += WEEK
        if moment > next_month:
            await check(simulation)
            next_month += MONTH
    await simulation.deliver_all()
    await check(simulation)
    await simulation.run(check_channels, tables=simulation.tables, channels=simulation.channels)


async def check(simulation: Simulation) -> None:
    """Look at all tables, and say what was done."""
    found = await simulation.run(check_tables, tables=simulation.tables, now=simulation.now)
    assert (await simulation.run(check_database)).problems == ()
    print(f"{simulation.now:%Y-%m-%d}: {dict(sorted(found.items()))}")  # noqa: T201 - `-s` shows it


async def soak(folder: Path, seed: int, people: int, days: int) -> Simulation:
    simulation = await Simulation.made_in(folder, Random(seed))
    try:
        await live(simulation, people, days)
    finally:
        await simulation.end()
    print(dict(sorted(simulation.done.items())))  # noqa: T201 - as above
    return simulation


async def test_some_days_of_play_leave_every_table_what_it_has_to_be(tmp_path: Path) -> None:
    simulation = await soak(tmp_path, 1, FEW, SOME_DAYS)
    assert simulation.done["apply_action"] > 50


@pytest.mark.proof
async def test_300_days_of_20_players_leave_every_table_what_it_has_to_be(tmp_path: Path) -> None:
    simulation = await soak(tmp_path, 2026, PEOPLE, DAYS)
    assert {each.__name__ for each in EVERYTHING} <= set(simulation.done)
