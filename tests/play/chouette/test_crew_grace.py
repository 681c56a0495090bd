"""Random chouettes in which the roll waits for the crew: how long, and what shows of it meanwhile."""

from datetime import timedelta
from random import Random

import pytest

from bot.engine import Side
from bot.engine.chouette import (
    ChouettePhase,
    CrewGrace,
    DeclineDouble,
    crew_to_double,
    holding,
    legal_actions,
)
from bot.play.chouette.board import chouette_panel
from bot.play.display.picture import View
from tests.play.chouette.harness import ChouetteHarness, started
from tests.play.chouette.random_play import SHORT, act_at_random
from tests.play.harness import ALICE, BOB, CAROL, DORA, Harness, scripted_chance

FOUR = (ALICE, BOB, CAROL, DORA)
STEPS = 100
FEW, MANY = range(4), range(4, 300)


def is_teams_cube(chouette: ChouetteHarness) -> bool:
    state = chouette.table.chouette
    return state.phase is ChouettePhase.CUBE and state.game.on_roll is Side.BLACK


def waits_for_crew_alone(chouette: ChouetteHarness) -> bool:
    """The captain has asked for the roll, and nobody holds it."""
    table = chouette.table
    if table.grace_ends is None:
        return False
    return table.chouette.current.doubling.is_roll_pressed and not holding(table.chouette)


def check_time(chouette: ChouetteHarness) -> None:
    """The roll waits no longer than the team has, counted from the beginning of its turn."""
    table, ends = chouette.table, chouette.table.grace_ends
    since = table.state.cubes_from
    assert (since is not None) == is_teams_cube(chouette)
    if ends is not None and since is not None:
        assert ends <= since + timedelta(hours=table.chouette.sheet.turn_hours)


async def check_sealed(chouette: ChouetteHarness, random: Random) -> None:
    """That somebody says no double shows by nothing, as long as the roll waits."""
    before, owed = chouette.table, await chouette.pending()
    member = random.choice(crew_to_double(before.chouette))
    if DeclineDouble() not in legal_actions(before.chouette, member):
        return
    shown = chouette_panel(before, [], View())
    await chouette.does(chouette.caller(member), DeclineDouble())
    after = chouette.table
    if after.chouette.phase is ChouettePhase.CUBE:
        assert (after.edition, after.waits_for) == (before.edition, before.waits_for)
        assert chouette_panel(after, [], View()) == shown
        assert await chouette.pending() == owed


async def check_roll_falls(chouette: ChouetteHarness) -> None:
    """A roll that waits for nobody's hold falls when the grace is over."""
    ends = chouette.table.grace_ends
    assert ends is not None
    await chouette.wait(seconds=max((ends - chouette.harness.now).total_seconds(), 0))
    assert chouette.table.grace_ends is None
    assert not is_teams_cube(chouette)
    assert chouette.table.chouette.current.missed is None


async def played(harness: Harness, seed: int) -> None:
    """Let chance play for as long as it takes to see the roll wait several times."""
    random = Random(seed)
    hours, grace = random.choice([1, 2, 24]), random.choice([each for each in CrewGrace if each.hours])
    sheet = SHORT.changed(turn_hours=hours, crew_grace=grace)
    dice_source = scripted_chance(lambda: random.randint(1, 6))
    chouette = await started(harness, sheet, FOUR, dice_source=dice_source)
    for _ in range(STEPS):
        check_time(chouette)
        if waits_for_crew_alone(chouette) and random.random() < 0.5:
            await check_roll_falls(chouette)
        elif crew_to_double(chouette.table.chouette) and random.random() < 0.5:
            await check_sealed(chouette, random)
        else:
            await act_at_random(chouette, random)


@pytest.mark.parametrize("seed", FEW)
async def test_the_roll_waits_in_secret_and_no_longer_than_the_team_has(harness: Harness, seed: int) -> None:
    await played(harness, seed)


@pytest.mark.proof
@pytest.mark.parametrize("seed", MANY)
async def test_that_holds_of_many(harness: Harness, seed: int) -> None:
    await played(harness, seed)
