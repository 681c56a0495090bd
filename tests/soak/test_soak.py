"""Months of play, with all that players do and all that goes wrong: every table stays what it has to be."""

from datetime import timedelta
from functools import partial
from heapq import heapify, heappop, heappush
from pathlib import Path
from random import Random

import pytest

from bot.play.heads_up import challenges, clocks, orders, takebacks
from bot.play.heads_up import clocks as vacations
from bot.play.heads_up import flow as acting
from bot.play.heads_up.challenges import rematch
from tests.soak.consistency import check_channels, check_tables
from tests.soak.invitations import Invitations
from tests.soak.people import Person
from tests.soak.simulation import BEGINNING, World
from tests.soak.visits import Visit

EVERYTHING = (
    acting.end_session,
    acting.next_game,
    acting.take_action,
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
    orders.give_order,
    orders.revoke_order,
    takebacks.ask_takeback,
    takebacks.grant_takeback,
    takebacks.refuse_takeback,
    vacations.end_own_vacation,
    vacations.set_vacation,
)
PEOPLE, DAYS = 20, 300
FEW, SOME_DAYS = 4, 12
WEEK, MONTH = timedelta(days=7), timedelta(days=30)


async def live(world: World, people: int, days: int) -> None:
    """Let so many people play for so many days, with a look at everything each month and in the end."""
    everybody = [Person.number(number, world.random) for number in range(people)]
    invitations = Invitations(world, everybody)
    for person in everybody:
        await Visit(world, person).move_in()
    end, next_week, next_month = BEGINNING + timedelta(days=days), BEGINNING + WEEK, BEGINNING + MONTH
    looks = [(person.looks_again(world.now, world.random), number) for number, person in enumerate(everybody)]
    heapify(looks)
    while (look := heappop(looks))[0] < end:
        moment, number = look
        await world.pass_until(moment)
        person = everybody[number]
        await invitations.look(person.caller, await Visit(world, person).pay())
        heappush(looks, (person.looks_again(moment, world.random), number))
        if moment > next_week:
            await world.restart()
            next_week += WEEK
        if moment > next_month:
            await check(world)
            next_month += MONTH
    await world.deliver_all()
    await check(world)
    await world.run(partial(check_channels, tables=world.tables, channels=world.channels))


async def check(world: World) -> None:
    """Look at all tables, and say what was done."""
    found = await world.run(partial(check_tables, tables=world.tables, now=world.now))
    print(f"{world.now:%Y-%m-%d}: {dict(sorted(found.items()))}")  # noqa: T201 - `-s` shows it


async def soak(folder: Path, seed: int, people: int, days: int) -> World:
    world = await World.made_in(folder, Random(seed))
    try:
        await live(world, people, days)
    finally:
        await world.end()
    print(dict(sorted(world.done.items())))  # noqa: T201 - as above
    return world


async def test_some_days_of_play_leave_every_table_what_it_has_to_be(tmp_path: Path) -> None:
    world = await soak(tmp_path, 1, FEW, SOME_DAYS)
    assert world.done["take_action"] > 50


@pytest.mark.proof
async def test_300_days_of_20_players_leave_every_table_what_it_has_to_be(tmp_path: Path) -> None:
    world = await soak(tmp_path, 2026, PEOPLE, DAYS)
    assert {each.__name__ for each in EVERYTHING} <= set(world.done)
