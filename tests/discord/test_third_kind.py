"""A third kind of table, pig, is played through without a line of it in shared code."""

import json
from collections.abc import Iterator

import pytest

from bot.discord.kind import DiscordKind
from bot.play.base.table import Table
from bot.play.display.panel import SharedButton
from bot.play.kinds.kind import TableKind
from bot.play.kinds.lifecycle import TableLifecycle
from bot.play.kinds.words import TableWords
from bot.play.tables.store import load_any
from bot.play.upkeep.checking import check_database
from bot.play.upkeep.privacy import export
from storage import UnitOfWork
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.features import switched_on
from tests.pig.kind import PigButton, PigTable, open_pig
from tests.pig.on_discord import PIG

pytestmark = pytest.mark.usefixtures("pig")
MOST_MEMBERS = 50
VALUES = {"stored_as", "events", "kind", "lifecycle", "words"}
"""The values that a kind sets beside its methods, each once: `stored_as` also on Discord."""


@pytest.fixture
def pig() -> Iterator[None]:
    with switched_on(PIG):
        yield


async def opened(server: SimulatedServer) -> None:
    """Alice and Bob play, Alice first."""

    def work(uow: UnitOfWork) -> PigTable:
        people = server.caller(server.alice), server.caller(server.bob)
        return open_pig(uow, server.place, people, server.clock())

    table = await server.database.run(work)
    await server.bot.context.delivery.deliver(table.id)
    await server.env.settle()


async def stored(server: SimulatedServer) -> Table:
    record = await server.database.run(lambda uow: uow.tables.latest_in_channel(server.channel.id))
    assert record is not None
    return await server.database.run(load_any, record.id)


def test_a_kind_must_say_little() -> None:
    must = [
        len(each.__abstractmethods__) for each in (Table, TableLifecycle, TableWords, TableKind, DiscordKind)
    ]
    assert sum(must) + len(VALUES) + 1 <= MOST_MEMBERS


async def test_a_whole_game_is_played_by_buttons_and_by_roll(server: SimulatedServer) -> None:
    await opened(server)
    assert server.board.text.splitlines()[:2] == ["### Pig: Alice against Bob", "Alice 0 · Bob 0"]
    server.dice.will_fall("61 61 61 21 61 61")
    await server.press(server.alice, PigButton.THROW)
    assert "Thrown: 6" in server.board.text
    assert server.board.labels == ["Throw", "Bank 6"]
    await server.press(server.alice, PigButton.THROW)
    told = private(await server.alice.slash(server.channel, "roll"))
    assert told.text.startswith("You threw 6.")
    await server.press(server.alice, PigButton.BANK)
    assert server.board.text.splitlines()[1] == "Alice 18 · Bob 0"
    assert "to throw" in server.board.text
    await server.press(server.bob, PigButton.THROW)
    await server.press(server.bob, PigButton.BANK)
    await server.press(server.alice, PigButton.THROW)
    await server.press(server.alice, PigButton.BANK)
    assert server.board.text.splitlines()[-1] == "Alice wins."
    assert server.board.labels == []
    table = await stored(server)
    results = await server.database.run(lambda uow: uow.results.of_table(table.id))
    assert [(each.scope, each.points, each.ending) for each in results] == [("game", 1, "played")]
    assert (await server.database.run(check_database)).problems == ()


async def test_a_one_ends_the_turn_and_the_new_board_notifies_the_other(server: SimulatedServer) -> None:
    await opened(server)
    server.dice.will_fall("16")
    await server.press(server.alice, PigButton.THROW)
    assert server.rest.pings[-1:] == [server.bob.id]
    refused = private(await server.alice.slash(server.channel, "roll"))
    assert refused.text.startswith("It is not your turn to throw. ")


async def test_what_is_no_part_of_the_game_is_refused_in_a_sentence(server: SimulatedServer) -> None:
    await opened(server)
    for command in ("double", "take", "pass", "beaver", "next", "play", "replay", "resign"):
        told = private(await server.alice.slash(server.channel, command))
        assert told.text.startswith("The game played here has no such action. "), command


async def test_lists_and_exports_name_it(server: SimulatedServer) -> None:
    await opened(server)
    told = private(await server.alice.slash(server.channel, "turns"))
    assert "**#1** Pig: Alice against Bob" in told.text
    entry = await server.database.run(lambda uow: export(uow, server.alice.id, server.clock()))
    assert '"players": ["Alice", "Bob"]' in json.dumps(entry["pig"])


async def test_without_somebody_who_is_erased_it_is_closed(server: SimulatedServer) -> None:
    await opened(server)
    asked = private(await server.bob.slash(server.channel, "privacy erase"))
    await server.press(server.bob, SharedButton.ERASE, asked)
    assert server.board.text.splitlines()[-1] == "This game was broken off."
    assert (await stored(server)).status == "closed"
