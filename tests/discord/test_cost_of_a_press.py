"""What a press or a time-out costs, in counts: one transaction acts, and one notes each message taken."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest

from bot.engine import actions, play
from bot.engine.chouette import legal
from bot.play.chouette.rules import ChouetteRules
from bot.play.heads_up.rules import HeadsUpRules
from bot.play.panel import Kind
from bot.play.preferences import Reminded, Reminders
from storage import Database
from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

OF_A_ROUND = 4
"""What is due, twice; whose posts are due; and when to look again."""
START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


@dataclass
class Cost:
    """What was asked of the store and of the rules, and of what Discord took."""

    transactions: int = 0
    loads: int = 0
    questions: Counter[object] = field(default_factory=Counter)
    messages: int = 0


class Till:
    """Counts the transactions, the loads of tables and the legal questions while it is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._cost = Cost()
        self._count_transactions(monkeypatch)
        for rules in (HeadsUpRules, ChouetteRules):
            self._count_loads(monkeypatch, rules)
        for question in (actions.legal_actions, legal.listed_anew, play.legal_plays):
            self._count_question(monkeypatch, question)

    @contextmanager
    def open(self, server: SimulatedServer) -> Iterator[Cost]:
        """Count what happens meanwhile."""
        self._cost = Cost()
        before = _messages_taken(server)
        yield self._cost
        self._cost.messages = _messages_taken(server) - before

    def _count_transactions(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = Database.run

        async def run(database: Database, *args: Any, **kwargs: Any) -> Any:
            self._cost.transactions += 1
            return await real(database, *args, **kwargs)

        monkeypatch.setattr(Database, "run", run)

    def _count_loads(self, monkeypatch: pytest.MonkeyPatch, rules: type[Any]) -> None:
        real = rules.load

        def load(self_: Any, *args: Any) -> Any:
            self._cost.loads += 1
            return real(self_, *args)

        monkeypatch.setattr(rules, "load", load)

    def _count_question(self, monkeypatch: pytest.MonkeyPatch, question: Callable[..., Any]) -> None:
        """Count calls of a function of the rules, by whatever module it is called."""

        def asked(*args: object) -> object:
            self._cost.questions[question.__module__, question.__name__, args] += 1
            return question(*args)

        for name, module in list(sys.modules.items()):
            if name.startswith("bot.") and getattr(module, question.__name__, None) is question:
                monkeypatch.setattr(module, question.__name__, asked)


def _messages_taken(server: SimulatedServer) -> int:
    return len(server.rest.posts) + len(server.rest.edits)


@pytest.fixture
def till(monkeypatch: pytest.MonkeyPatch) -> Till:
    return Till(monkeypatch)


@pytest.fixture
async def chouette(chouette: Chouette) -> Chouette:
    """Five members; the box has played, and the team is to roll."""
    await chouette.start(FIVE, consultation="none")
    await chouette.types("Alice", "play", play="8/5 6/5")
    return chouette


def check(cost: Cost) -> None:
    """One transaction acts, and one notes each message; nothing is read or asked twice."""
    assert cost.messages
    assert cost.transactions == 1 + cost.messages
    assert cost.loads == cost.messages
    assert not {question: times for question, times in cost.questions.items() if times > 1}


async def test_a_roll(server: SimulatedServer, till: Till) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    with till.open(server) as cost:
        await server.press(server.alice, Kind.ROLL)
    assert cost.messages == 1
    check(cost)


async def test_a_roll_after_which_the_bot_plays(new_server: SimulatedServer, till: Till) -> None:
    """The one play there is follows by itself."""
    await new_server.seat(game_at("bar:1 6:5 5:5 4:4 | 6:2 5:2 4:2 3:2 1:5 8:2"))
    new_server.dice.will_fall("21")
    with till.open(new_server) as cost:
        await new_server.press(new_server.alice, Kind.ROLL)
    check(cost)


async def test_a_play_that_was_built(server: SimulatedServer, till: Till) -> None:
    await server.seat(game_at(START, roll="31"))
    built = private(await server.press(server.alice, Kind.PLAY))
    for label in ("8", "8/5", "6/5"):
        built = private(await server.alice.click(built.message, custom_id=built.labelled(label)))
    with till.open(server) as cost:
        await server.press(server.alice, Kind.CONFIRM, built)
    check(cost)


async def test_a_double_and_its_answer(server: SimulatedServer, till: Till) -> None:
    await server.seat(game_at(START))
    with till.open(server) as cost:
        asked = private(await server.press(server.alice, Kind.DOUBLE))
    assert (cost.transactions, cost.loads) == (1, 1)
    with till.open(server) as cost:
        await server.press(server.alice, Kind.DOUBLE_NOW, asked)
    check(cost)
    with till.open(server) as cost:
        await server.press(server.bob, Kind.TAKE)
    check(cost)


async def test_a_double_without_a_question(server: SimulatedServer, till: Till) -> None:
    await server.prefer(server.alice, confirms_doubles=False)
    await server.seat(game_at(START))
    with till.open(server) as cost:
        await server.press(server.alice, Kind.DOUBLE)
    check(cost)


async def test_a_roll_in_a_chouette(chouette: Chouette, till: Till) -> None:
    with till.open(chouette.server) as cost:
        await chouette.presses("Bob", "Roll")
    check(cost)


async def test_a_double_and_its_answers_in_a_chouette(chouette: Chouette, till: Till) -> None:
    await chouette.presses("Bob", "Roll")
    await chouette.plays("Bob")
    with till.open(chouette.server) as cost:
        asked = await chouette.presses("Alice", "Double all")
    assert (cost.transactions, cost.loads) == (1, 1)
    with till.open(chouette.server) as cost:
        await chouette.presses("Alice", "Double", asked)
    check(cost)
    with till.open(chouette.server) as cost:
        await chouette.presses("Bob", "Take")
    check(cost)


async def test_a_choice_for_several_cubes_and_a_sealed_answer(chouette: Chouette, till: Till) -> None:
    await chouette.presses("Bob", "Roll")
    await chouette.plays("Bob")
    panel = await chouette.presses("Alice", "Double some")
    panel = await chouette.presses("Alice", "Carol", panel)
    panel = await chouette.presses("Alice", "Dora", panel)
    with till.open(chouette.server) as cost:
        await chouette.presses("Alice", "Confirm", panel)
    check(cost)
    with till.open(chouette.server) as cost:
        await chouette.presses("Carol", "Take")
    check(cost)


async def test_doubles_answered_cube_by_cube(chouette: Chouette, till: Till) -> None:
    for who in ("Bob", "Carol"):
        await chouette.doubles(who, "Double")
    await chouette.presses("Bob", "Roll")
    panel = await chouette.presses("Alice", "One by one")
    panel = await chouette.presses("Alice", "Carol: take 2", panel)
    chouette.server.dice.will_fall("62")
    with till.open(chouette.server) as cost:
        await chouette.presses("Alice", "Confirm", panel)
    check(cost)


async def test_a_time_out(server: SimulatedServer, till: Till) -> None:
    """Beside what each round costs, one transaction fires, and one notes each message."""
    for member in (server.alice, server.bob):
        await server.prefer(member, reminders=Reminders(Reminded.NEVER))
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, turn_hours=24)
    server.dice.will_fall("31")
    await server.press(server.bob, Kind.ACCEPT)
    await server.let_pass(timedelta(hours=23, minutes=59))
    with till.open(server) as cost:
        await server.let_pass(timedelta(minutes=1))
    cost.transactions -= OF_A_ROUND
    check(cost)
