"""A database with tables of each kind, played by the use cases at random, with dice that can be verified."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

from bot.clocks import TimeControl, WhenOut
from bot.engine import OfferResignation, RuleSheet, legal_actions
from bot.engine.chouette import Join, StartGame
from bot.play.base.dice_source import DiceSource
from bot.play.base.fair_dice import SECRET_BYTES, dice_of_roll
from bot.play.base.table import Place
from bot.play.base.use_case import Caller
from bot.play.chouette.flow import open_chouette
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms, Direct
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.flow import apply_action
from bot.play.tables.store import forget_interactions
from storage import Database, UnitOfWork
from tests.databases import new_database
from tests.play.chouette.harness import ChouetteHarness
from tests.play.chouette.random_play import SHORT, THREE, act_at_random
from tests.play.harness import ALICE, BOB, CAROL, DORA, EVE, FRANK, GUILD, Harness, deciding

MATCH, SESSION, DIRECT, CHALLENGE, CHOUETTE = range(1, 6)
"""The keys of the tables."""

CONTROL = TimeControl(hours=48, reserve=24, when_out=WhenOut.OPPONENT_DECIDES)


def fair_dice(random: Random) -> DiceSource:
    return DiceSource(new_secret=partial(random.randbytes, SECRET_BYTES), dice_of_roll=dice_of_roll)


async def populate(database: Database, seed: int = 1) -> None:
    """Two games of a match and the third in play, and so on; a challenge, and a chouette's second game."""
    harness, random = Harness(database), Random(seed)
    chance = fair_dice(random)
    match = ChallengeTerms(RuleSheet(length=25), control=CONTROL)
    tables = [
        await begin(harness, chance, Place(GUILD, 70), match, ALICE, BOB),
        await begin(harness, chance, Place(GUILD, 71), ChallengeTerms(RuleSheet()), CAROL, DORA),
        await begin(harness, chance, Direct(801, 802), ChallengeTerms(RuleSheet(length=5)), EVE, FRANK),
    ]
    tables[0] = await play(harness, chance, tables[0], random, games=3)
    for table in tables[1:]:
        await play(harness, chance, table, random, turns=12)
    offered = (Place(GUILD, 73), BOB, ChallengeTerms(RuleSheet()), chance)
    await database.run(lambda uow: challenges.challenge(uow, harness.request(ALICE), *offered))
    await play_chouette(harness, chance, random)
    await database.run(lambda uow: _leave_traces(uow, harness))


def populated_file(folder: Path) -> Path:
    """Such a database in a file of that folder, which nobody has open."""

    async def fill(path: Path) -> None:
        database = await new_database(path)
        await populate(database)
        await database.close()

    asyncio.run(fill(path := folder / "barpoint.sqlite3"))
    return path


async def begin(
    harness: Harness,
    chance: DiceSource,
    place: Place | Direct,
    terms: ChallengeTerms,
    *people: Caller,
) -> HeadsUpTable:
    first, second = people

    def work(uow: UnitOfWork) -> HeadsUpTable:
        table = challenges.challenge(uow, harness.request(first), place, second, terms, chance)
        return challenges.accept(uow, harness.request(second), table.id, None, chance)

    return await harness.run(work)


async def play(
    harness: Harness,
    chance: DiceSource,
    table: HeadsUpTable,
    random: Random,
    *,
    games: int = 1000,
    turns: int = 1000,
) -> HeadsUpTable:
    """Play on until so many games or turns have begun."""
    while turns and table.number < games and table.must_act:
        table, turns = await take_turn(harness, chance, table, random), turns - 1
    return table


async def take_turn(
    harness: Harness, chance: DiceSource, table: HeadsUpTable, random: Random
) -> HeadsUpTable:
    """Let whoever must act do anything but resign."""
    player = table.players[table.must_act[0]]
    possible = legal_actions(table.game, player.id)
    action = random.choice([each for each in possible if not isinstance(each, OfferResignation)])
    request, plan = harness.request(Caller(player.snowflake or 0, player.name)), deciding(lambda _: action)
    outcome = await harness.run(
        partial(apply_action, request=request, table_id=table.id, edition=None, dice_source=chance, plan=plan)
    )
    return outcome.table


async def play_chouette(harness: Harness, chance: DiceSource, random: Random) -> None:
    request, place = harness.request(ALICE), Place(GUILD, 72)
    table = await harness.run(open_chouette, request=request, place=place, sheet=SHORT, dice_source=chance)
    chouette = ChouetteHarness(harness, table, dice_source=chance)
    for who in THREE[1:]:
        await chouette.does(who, Join())
    await chouette.does(ALICE, StartGame())
    while chouette.table.number < 2:
        await act_at_random(chouette, random)


def _leave_traces(uow: UnitOfWork, harness: Harness) -> None:
    """Leave settings and notes of people beside their games, and a person who was erased."""
    forget_interactions(uow, harness.now)
    uow.settings.set_player(1, {"theme": "felt"}, harness.now)
    uow.settings.set_server(GUILD, {}, harness.now)
    uow.standing_orders.set(MATCH, 1, {"given": ["roll"]}, harness.now)
    uow.notes.set(MATCH, 1, "slow down", harness.now)
    uow.players.erase(uow.players.get_or_add(999, "Gone", harness.now).id)
