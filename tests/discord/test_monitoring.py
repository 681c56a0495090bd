"""Figures and logs give the operator all that they need, and nobody's secrets."""

import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families

from bot.configuration import Settings
from bot.engine import RuleSheet
from bot.logs import Context, about_subject, set_up_logging
from bot.metrics import REGISTRY
from bot.play.display.panel import SharedButton
from bot.play.heads_up.table import HeadsUpTable
from bot.web.monitoring import LONGEST_OVERDUE_SECONDS, Monitor
from tests.discord.evaluators import FakeEvaluator, until_idle
from tests.discord.players import start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import store
from tests.engine.games import game_at
from tests.play.heads_up.played_games import lively_match
from tests.play.heads_up.tables import START

Sample = tuple[str, frozenset[tuple[str, str]]]


@asynccontextmanager
async def asking(server: SimulatedServer) -> AsyncIterator[TestClient[Any, Any]]:
    async with TestClient(TestServer(Monitor(server.bot).application)) as client:
        yield client


async def figures(server: SimulatedServer) -> dict[Sample, float]:
    async with asking(server) as client:
        text = await (await client.get("/metrics")).text()
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def named(name: str, **labels: str) -> Sample:
    return name, frozenset(labels.items())


def grown(before: dict[Sample, float], after: dict[Sample, float], name: str, **labels: str) -> float:
    """By how much a figure has risen."""
    return after[named(name, **labels)] - before.get(named(name, **labels), 0)


async def readiness(server: SimulatedServer) -> tuple[int, dict[str, Any]]:
    async with asking(server) as client:
        answer = await client.get("/readyz")
        return answer.status, await answer.json()


async def test_it_lives_and_is_ready_while_gateway_and_database_answer(server: SimulatedServer) -> None:
    async with asking(server) as client:
        assert (await client.get("/healthz")).status == 200
    assert await readiness(server) == (
        200,
        {"ready": True, "gateway": True, "database": True, "overdue_post_seconds": 0.0},
    )


async def test_it_is_not_ready_without_its_database(server: SimulatedServer) -> None:
    await server.database.close()
    status, found = await readiness(server)
    assert (status, found["database"], found["ready"]) == (503, False, False)
    assert not [name for name, _ in await figures(server) if name == "barpoint_open_tables"]


async def test_it_is_not_ready_while_nobody_delivers(server: SimulatedServer) -> None:
    await start_game(server, "31")
    server.bot.scheduler.stop()
    server.env.backend.faults.clear()
    await server.bot.context.store.run(lambda uow: uow.outbox.add(1, 1, "board", {}, server.env.now()))
    assert (await readiness(server))[0] == 200
    await server.env.advance_time(LONGEST_OVERDUE_SECONDS + 1)
    status, found = await readiness(server)
    assert (status, found["overdue_post_seconds"]) == (503, LONGEST_OVERDUE_SECONDS + 1)


async def test_the_figures_tell_what_is_open_and_what_was_asked_and_name_nobody(
    server: SimulatedServer,
) -> None:
    before = await figures(server)
    await start_game(server, "31")
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.carol.slash(elsewhere, "challenge")
    await server.press(server.bob, SharedButton.PLAY)  # which is not Bob's to do
    after = await figures(server)
    assert after[named("barpoint_open_tables", kind=HeadsUpTable.kind, status="playing")] == 1
    assert after[named("barpoint_open_tables", kind=HeadsUpTable.kind, status="challenge")] == 1
    assert after[named("barpoint_pending_posts")] == 0

    assert grown(before, after, "barpoint_command_seconds_count", command="/challenge", result="done") == 2
    assert (
        grown(
            before, after, "barpoint_command_seconds_count", command=SharedButton.PLAY.value, result="refused"
        )
        == 1
    )
    assert grown(before, after, "barpoint_acknowledgement_seconds_count") == 4
    assert grown(before, after, "barpoint_picture_seconds_count") > 0
    labels = {value for _, labels in after for _, value in labels}
    keys = {str(each) for each in (server.guild.id, server.channel.id, server.alice.id, server.bob.id)}
    assert not keys & labels
    assert not [label for label in labels if "alice" in label.casefold() or "bob" in label.casefold()]


async def test_no_figure_tells_one_answer_to_a_double_from_another(server: SimulatedServer) -> None:
    await start_game(server, "31")
    before = await figures(server)
    for command in ("roll", "double", "take", "pass", "beaver"):
        await server.bob.slash(server.channel, command)
    after = await figures(server)
    assert grown(before, after, "barpoint_command_seconds_count", command="decision", result="refused") == 5
    names = {value for _, labels in after for key, value in labels if key == "command"}
    assert not names & {
        "/roll",
        "/double",
        "/take",
        "/pass",
        "/beaver",
        "take",
        "pass",
        "passnow",
        "intent",
        "action",
    }


async def test_analyses_are_counted(tmp_path: Path) -> None:
    evaluator = FakeEvaluator()
    async with open_server(tmp_path, evaluator=evaluator) as server:
        await store(server, RuleSheet(length=3), lively_match(3))
        before = await figures(server)
        seen = private(await server.alice.slash(server.channel, "analyse"))
        evaluator.may_go_on.clear()
        await server.click(seen, "Deep analysis")
        during = await figures(server)
        assert during[named("barpoint_owed_analyses")] == 1
        evaluator.may_go_on.set()
        await until_idle(server)
        after = await figures(server)

    assert grown(before, after, "barpoint_analyses_asked_total") == 2
    for depth in ("quick", "deep"):
        assert grown(before, after, "barpoint_analysis_seconds_count", depth=depth, result="done") == 1
    assert after[named("barpoint_owed_analyses")] == 0


@pytest.fixture
def own_log() -> Iterator[None]:
    """Puts back what the log was like."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.mark.usefixtures("own_log")
def test_a_log_in_json_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(Settings(log_format="json"))
    with about_subject(7):
        logging.getLogger("bot.some").warning("an old board\nwas deleted")
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert told.pop("time")
    assert told == {
        "level": "WARNING",
        "logger": "bot.some",
        "message": "an old board\nwas deleted",
        "interaction": None,
        "table": 7,
    }


@pytest.mark.usefixtures("own_log")
@pytest.mark.parametrize("form", ["text", "json"])
def test_no_token_of_an_interaction_is_logged(form: Any, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(Settings(log_format=form, log_level="DEBUG"))
    http, token = logging.getLogger("discord.http"), "aW50ZXJhY3Rpb246c2VjcmV0"
    http.warning(
        "%s responded with 429", f"https://discord.com/api/v10/webhooks/12/{token}/messages/@original"
    )
    http.debug("POST with %s has returned 200", {"content": "a private word"})
    logged = capsys.readouterr().err
    assert "429" in logged
    assert token not in logged
    assert "private" not in logged


async def test_a_line_about_an_interaction_names_it_and_its_table(server: SimulatedServer) -> None:
    logged: list[logging.LogRecord] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            logged.append(record)

    listener = Listener()
    listener.addFilter(Context())
    logging.getLogger("bot").addHandler(listener)
    await server.seat(game_at(START, roll="31"))
    server.env.inject_error("POST", "/channels/*/messages", status=403)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    logging.getLogger("bot").removeHandler(listener)
    (refused,) = [(record.interaction, record.table) for record in logged if record.levelname == "WARNING"]
    assert refused == (ANY, 1)
    assert refused[0] is not None


def test_the_dashboard_asks_only_for_figures_that_there_are() -> None:
    dashboard = json.loads(Path("docs/grafana.json").read_text("utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:barpoint|process)_\w+", target["expr"])
    }
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    families = {family.name for family in REGISTRY.collect()}
    parts = {f"{family}{part}" for family in families for part in ("", "_total", "_count", "_bucket")}
    assert asked
    assert asked <= known | parts
