"""What somebody imports is analysed for them alone, unless a running game forbids it."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import aiohttp
import discord
import pytest
from simcord.builders import UserHandle

from bot.analysis import Evaluator, EvaluatorFailed, EvaluatorMissing, Unanalysable
from bot.engine import RuleSheet, Score
from bot.play.errors import NoAnalysis, NoImport, PositionInPlay, explain_alone
from bot.play.heads_up.records import KEPT_FOR_EACH_PLAYER, match_of
from bot.records import format_mat
from tests.discord.evaluators import XG, FakeEvaluator, until_idle
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import bring, store
from tests.play.heads_up.played_games import random_game

MATCH = """\
5 point match

 Game 1
 Ann : 0                          Ben : 0
  1) 31: 8/5 6/5                  62: 24/18 13/11
  2) 64: 24/14                    42: bar/21 6/4
  3) Doubles => 2                 Drops
      Wins 1 point
"""
ILLEGAL = MATCH.replace("6/4", "6/3")


@pytest.fixture
def evaluator() -> FakeEvaluator:
    return FakeEvaluator()


@pytest.fixture
async def server(tmp_path: Path, evaluator: FakeEvaluator) -> AsyncIterator[SimulatedServer]:
    async with open_server(tmp_path, evaluator=evaluator) as opened:
        yield opened


@pytest.fixture
async def running(server: SimulatedServer) -> bytes:
    """The record of a game between Alice and Bob that is still played on the server."""
    table = await store(server, RuleSheet(), [random_game(Random(2), RuleSheet(), Score(), most=9)])
    _, match = await server.database.run(match_of, table=table)
    return format_mat(match).encode()


async def test_an_import_is_analysed_once_and_for_its_owner_alone(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    brought = await bring(server, MATCH.encode())
    seen = await server.follow(brought, "Analyse")
    assert seen.is_private
    assert seen.text.startswith("### Ann \N{EN DASH} Ben\n-# Imported · 5-point match")
    assert "Ann" not in repr(evaluator.asked)
    again = private(await server.alice.slash(server.channel, "analyse", table="import"))
    assert again.text == seen.text
    assert len(evaluator.asked) == 1
    for label, under in (("Analyse", brought), ("Worst decisions", seen)):
        answer = private(await server.press_anyhow(server.bob, under, under.labelled(label)))
        assert answer.text in (explain_alone(NoImport()), explain_alone(NoAnalysis()))
    none = private(await server.bob.slash(server.channel, "analyse", table="import"))
    assert explain_alone(NoImport()) in none.text


async def test_what_somebody_imports_again_is_not_analysed_again(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    """Neither quickly nor deeply, and still when the first import is gone; for everybody else it is."""
    first = await server.follow(await bring(server, MATCH.encode()), "Analyse")
    await server.follow(first, "Deep analysis")
    await until_idle(server)
    again = await server.follow(await bring(server, MATCH.encode(), "again.txt"), "Analyse")
    assert (again.text, again.labels) == (first.text, first.labels)
    deep = await server.follow(again, "Deep analysis")
    assert "deep analysis" in deep.text
    assert len(evaluator.asked) == 2
    for number in range(KEPT_FOR_EACH_PLAYER - 1):
        await bring(server, MATCH.replace("Ann", f"Ann{number}").encode())
    assert (await server.follow(deep, "Worst decisions")).text.startswith("### ")
    await bring(server, MATCH.encode(), actor=server.bob)
    await server.bob.slash(server.channel, "analyse", table="import")
    assert len(evaluator.asked) == 3


async def test_its_replay_says_how_good_each_step_was(server: SimulatedServer) -> None:
    brought = await bring(server, MATCH.encode())
    seen = await server.follow(brought, "Analyse")
    await server.restart()
    seen = await server.follow(await server.follow(seen, "Replay"), "▶")
    assert "Chances in %" in seen.text
    assert "Analyse" in seen.labels


async def test_a_deep_analysis_of_an_import_is_told_by_name(server: SimulatedServer) -> None:
    seen = await server.follow(await bring(server, MATCH.encode()), "Analyse")
    await server.follow(seen, "Deep analysis")
    await until_idle(server)
    notice = server.messages(server.alice.user.dm_channel)[-1]
    assert notice.text.startswith("Your analysis is done: Ann")


async def test_a_match_of_extreme_gammon_becomes_a_record(server: SimulatedServer) -> None:
    seen = await bring(server, XG + MATCH.encode(), "match.xg")
    assert seen.text.startswith("### Ann 0, Ben 0\n-# Imported · 5-point match")
    assert "Imported" in (await server.follow(seen, "Analyse")).text


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (Unanalysable("no"), "That .xg or .bgf holds no match that I can read."),
        (EvaluatorMissing("bgsage"), "Analyses need the packages bgsage and gammonview"),
        (EvaluatorFailed("again and again"), "The analysis broke off."),
    ],
)
async def test_why_a_match_of_extreme_gammon_is_not_read_is_said(
    server: SimulatedServer, evaluator: FakeEvaluator, failure: Exception, sentence: str
) -> None:
    evaluator.failure = failure
    assert sentence in (await bring(server, XG + MATCH.encode(), "match.xg")).text


async def test_what_is_running_is_not_analysed_by_way_of_a_file(
    server: SimulatedServer, evaluator: FakeEvaluator, running: bytes
) -> None:
    seen = await server.follow(await bring(server, running), "Analyse")
    assert explain_alone(PositionInPlay()) in seen.text
    assert evaluator.asked == []


async def analysed_directly(friend: UserHandle, data: bytes) -> str:
    """What somebody is told who imports a match in their direct messages, and presses Analyse there."""
    brought = private(await friend.slash("import", file=("match.mat", data)))
    answered = await friend.click(brought.message, custom_id=brought.labelled("Analyse"))
    return private(answered).text


async def test_a_member_who_never_played_gets_nothing_by_direct_message(
    server: SimulatedServer, evaluator: FakeEvaluator, running: bytes
) -> None:
    assert await analysed_directly(server.carol.user, running) == explain_alone(PositionInPlay())
    assert evaluator.asked == []
    stranger = server.env.create_user("stranger")
    assert "Imported" in await analysed_directly(stranger, running)


async def test_nor_do_they_where_discord_does_not_say_whether_they_are_one(
    server: SimulatedServer, evaluator: FakeEvaluator, running: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_guild: discord.Guild, _member: int) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.Guild, "fetch_member", fail)
    stranger = server.env.create_user("stranger")
    assert await analysed_directly(stranger, running) == explain_alone(PositionInPlay())
    assert evaluator.asked == []


async def test_an_illegal_play_is_flagged_and_stepped_over(tmp_path: Path) -> None:
    async with open_server(tmp_path, evaluator=Evaluator()) as server:
        seen = await server.follow(await bring(server, ILLEGAL.encode()), "Analyse")
        assert "1 illegal play, which does not count: Ben 4\\-2\\: bar/21 6/3" in seen.text
        assert "could not be followed" not in seen.text
