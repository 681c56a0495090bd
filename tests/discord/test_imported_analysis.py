"""An imported match is analysed for its owner alone, unless a running game forbids it."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import aiohttp
import discord
import pytest
from simcord.builders import UserHandle

from bot.analysis import (
    Chart,
    Evaluator,
    EvaluatorFailed,
    EvaluatorMissing,
    PlayDecision,
    Unanalysable,
)
from bot.engine import Position, Roll, RuleSheet, Score
from bot.play.analysis.evaluations import EVALUATIONS_A_DAY, count_evaluations
from bot.play.base.errors import NoAnalysis, NoImport, PositionInPlay, explain_alone
from bot.play.base.keys import UserSnowflake
from bot.play.heads_up.records import KEPT_FOR_EACH_PLAYER, match_of
from bot.play.tables.fair_play import is_free
from bot.play.tables.nearness import Outline, is_near
from bot.records import format_mat
from storage import UnitOfWork
from tests.discord.evaluators import XG, FakeEvaluator, until_idle
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import bring, store
from tests.engine.games import game_at
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
START = "13:5 8:4 6:6 | 13:5 8:4 6:6"
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
    table = await store(server, RuleSheet(), [random_game(Random(1), RuleSheet(), Score(), most=30)])
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


BEAROFF = """\
; [Start Position "SAAAyAAAAAAAAA"]
0 point match

 Game 1
 Ann : 0                          Ben : 0
  1)                              21: 4/1
  2) 21: 3/1 1/off                43: 6/2 2/off
  3) 55: 3/off 1/off
      Wins 1 point
"""
OLD_METHOD = "gv-bgsage/2.0.20260907 custom/quick@010f59"


@pytest.mark.parametrize(("record", "is_told"), [(BEAROFF, True), (MATCH, False)])
async def test_an_older_analysis_says_that_it_estimated_bearoffs(
    server: SimulatedServer, evaluator: FakeEvaluator, record: str, *, is_told: bool
) -> None:
    """If there are any in it; a new one says nothing of them."""
    older = "An older analysis. It estimated short bear-offs and may misjudge their cubes."
    evaluator.method, method = OLD_METHOD, evaluator.method
    seen = await server.follow(await bring(server, record.encode()), "Analyse")
    assert (older in seen.text) == is_told
    await server.restart()
    assert (await analysed_again(server)).text == seen.text
    evaluator.method = method
    new = await server.follow(await bring(server, record.replace("Ann", "Amy").encode()), "Analyse")
    assert older not in new.text


async def test_its_replay_says_how_good_each_step_was(server: SimulatedServer) -> None:
    brought = await bring(server, MATCH.encode())
    seen = await server.follow(brought, "Analyse")
    await server.restart()
    seen = await server.follow(await server.follow(seen, "Replay"), "▶")
    assert "In %: win" in seen.text
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
        (EvaluatorFailed("again and again"), "The analysis failed."),
    ],
)
async def test_why_a_match_of_extreme_gammon_is_not_read_is_said(
    server: SimulatedServer, evaluator: FakeEvaluator, failure: Exception, sentence: str
) -> None:
    evaluator.failure = failure
    assert sentence in (await bring(server, XG + MATCH.encode(), "match.xg")).text


WITHHELD = re.compile(r"(\d+) decisions? (?:is|are) withheld while a game much like this one is in play.")


@pytest.fixture
async def told(server: SimulatedServer) -> Seen:
    """The analysis of a game that Alice imported."""
    table = await store(server, RuleSheet(), [random_game(Random(1), RuleSheet(), Score())])
    _, match = await server.database.run(match_of, table=table)
    return await server.follow(await bring(server, format_mat(match).encode()), "Analyse")


@pytest.fixture
async def withheld(server: SimulatedServer, evaluator: FakeEvaluator, told: Seen) -> Seen:
    """The same, looked at while a game of Alice and Bob stands where that one once did."""
    decided = told_in(evaluator.charts[-1])
    board = decided[len(decided) // 2].situation.position
    await server.seat(replace(game_at(START), position=board, roll=Roll(3, 1)))
    return await analysed_again(server)


async def analysed_again(server: SimulatedServer) -> Seen:
    return private(await server.alice.slash(server.channel, "analyse", table="import"))


async def end_the_game(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "resign", loss=3, sure=True)
    await server.bob.slash(server.channel, "take")


async def pages_with_a_verdict(server: SimulatedServer, seen: Seen) -> list[bool]:
    """Of each page of the replay of a game, whether it says how well something was played."""
    page, found = await server.follow(seen, "Replay"), []
    while not next(each for each in page.components if each.get("label") == "▶")["disabled"]:
        page = await server.follow(page, "▶")
        found.append("In %: win" in page.text)
    return found


async def board_of(server: SimulatedServer) -> Position:
    return (await server.table()).game.position


def told_in(chart: Chart) -> list[PlayDecision]:
    decisions = (each for game in chart.games for each in game.decisions)
    return [each for each in decisions if isinstance(each, PlayDecision) and each.plays]


async def test_decisions_like_a_running_game_are_withheld_and_the_rest_is_told(
    server: SimulatedServer, evaluator: FakeEvaluator, withheld: Seen
) -> None:
    assert WITHHELD.search(withheld.text)
    assert "Luck" not in withheld.text
    before, shown = map(told_in, evaluator.charts)
    assert 3 < len(shown) < len(before)
    assert len(evaluator.asked) == 1
    running = Outline.of(await board_of(server))
    for board in (each.situation.position for each in shown):
        assert not any(is_near(running, each) for each in Outline.both(board))
    rated = sum(int(each) for each in re.findall(r"(?:few decisions \(|· )(\d+)", withheld.text))
    worst = await server.follow(withheld, "Worst decisions")
    place = re.search(r"decision 1 of (\d+)", worst.text)
    assert place is not None
    assert int(place[1]) <= rated


async def test_what_is_withheld_is_shown_once_that_game_is_over(
    server: SimulatedServer, evaluator: FakeEvaluator, told: Seen, withheld: Seen
) -> None:
    assert withheld.text != told.text
    await end_the_game(server)
    again = await analysed_again(server)
    assert (again.text, again.labels) == (told.text, told.labels)
    assert len(evaluator.asked) == 1


async def test_no_file_has_what_is_withheld(server: SimulatedServer, told: Seen, withheld: Seen) -> None:
    assert "File" not in withheld.labels
    pressed = await server.press_anyhow(server.alice, told, told.labelled("File"))
    assert private(pressed).text == explain_alone(PositionInPlay())


async def test_what_is_withheld_is_not_shared(server: SimulatedServer, withheld: Seen) -> None:
    await server.click(withheld, "Share")
    assert WITHHELD.search(server.messages()[-1].text)


async def test_a_replay_says_nothing_of_what_is_withheld(server: SimulatedServer, withheld: Seen) -> None:
    """Neither where it stands, nor right before and after; of all else it does."""
    some = await pages_with_a_verdict(server, withheld)
    await end_the_game(server)
    everywhere = await pages_with_a_verdict(server, await analysed_again(server))
    assert 3 < sum(some) <= sum(everywhere) - 3


async def test_of_the_running_game_itself_nothing_is_told_by_way_of_a_file(
    server: SimulatedServer, evaluator: FakeEvaluator, running: bytes
) -> None:
    """But of its first plays, which every book has."""
    seen = await server.follow(await bring(server, running), "Analyse")
    assert WITHHELD.search(seen.text)
    assert all(is_free(each.situation.position) for each in told_in(evaluator.charts[-1]))


async def analysed_directly(friend: UserHandle, data: bytes) -> str:
    """Import a match by direct message, press Analyse there, and return the answer."""
    brought = private(await friend.slash("import", file=("match.mat", data)))
    answered = await friend.click(brought.message, custom_id=brought.labelled("Analyse"))
    return private(answered).text


async def test_a_member_who_never_played_gets_nothing_by_direct_message(
    server: SimulatedServer, running: bytes
) -> None:
    assert WITHHELD.search(await analysed_directly(server.carol.user, running))
    stranger = server.env.create_user("stranger")
    assert not WITHHELD.search(await analysed_directly(stranger, running))


async def test_nor_do_they_where_discord_does_not_say_whether_they_are_one(
    server: SimulatedServer, running: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_guild: discord.Guild, _member: int) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.Guild, "fetch_member", fail)
    stranger = server.env.create_user("stranger")
    assert WITHHELD.search(await analysed_directly(stranger, running))


async def test_an_illegal_play_is_flagged_and_stepped_over(tmp_path: Path) -> None:
    async with open_server(tmp_path, evaluator=Evaluator()) as server:
        await server.follow(await bring(server, ILLEGAL.encode()), "Analyse")
        await until_idle(server)
        seen = await analysed_again(server)
        assert "1 illegal play, which does not count: Ben 4\\-2\\: bar/21 6/3" in seen.text
        assert "could not be followed" not in seen.text


async def test_an_import_is_one_question_of_the_day_and_a_finished_game_is_none(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    over = await store(server, RuleSheet(), [random_game(Random(1), RuleSheet(), Score())])
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    server.dice.will_fall("31")
    await server.bob.slash(server.channel, "take")
    alice, now = UserSnowflake(server.alice.id), server.env.now()
    await server.database.run(count_evaluations, snowflake=alice, at=now, asked=EVALUATIONS_A_DAY - 1)
    first = await server.follow(await bring(server, MATCH.encode()), "Analyse")
    assert (await analysed_again(server)).text == first.text
    another = await server.follow(await bring(server, MATCH.replace("Ann", "Amy").encode()), "Analyse")
    assert another.text.startswith("While you have a game in play, I judge 20 positions a day for you.")
    told = private(await server.alice.slash(server.channel, "analyse", table=f"#{over.id}"))
    assert told.text.startswith("### Alice \N{EN DASH} Bob")
    assert len(evaluator.asked) == 2


async def test_a_deep_analysis_of_an_import_is_one_more_evaluation_of_the_day(
    server: SimulatedServer,
) -> None:
    await in_play(server)
    seen = await server.follow(await bring(server, MATCH.encode()), "Analyse")
    assert await evaluated(server) == 1
    deep = await server.follow(seen, "Deep analysis")
    await until_idle(server)
    assert await evaluated(server) == 2
    await server.follow(seen, "Deep analysis")
    assert deep.is_private
    assert await evaluated(server) == 2, "what is there is looked at freely"


@pytest.mark.parametrize("failure", [EvaluatorFailed("gone"), Unanalysable("no such play")])
async def test_an_analysis_of_an_import_that_fails_is_given_back(
    server: SimulatedServer, evaluator: FakeEvaluator, failure: Exception
) -> None:
    await in_play(server)
    evaluator.failure = failure
    await server.follow(await bring(server, MATCH.encode()), "Analyse")
    await until_idle(server)
    assert await evaluated(server) == 0
    evaluator.failure = None
    await analysed_again(server)
    assert await evaluated(server) == 1


@pytest.mark.parametrize(
    "failure", [EvaluatorFailed("gone"), EvaluatorMissing("bgsage"), Unanalysable("what")]
)
async def test_a_position_that_cannot_be_judged_is_given_back(
    server: SimulatedServer, evaluator: FakeEvaluator, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def fail(*_asked: object) -> None:
        raise failure

    await in_play(server)
    await asks_about_a_position(server)
    assert await evaluated(server) == 1
    monkeypatch.setattr(evaluator, "rate_plays", fail)
    monkeypatch.setattr(evaluator, "rate_cube", fail)
    await asks_about_a_position(server)
    assert await evaluated(server) == 1


async def in_play(server: SimulatedServer) -> None:
    """Let Alice sit at a running game."""
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    server.dice.will_fall("31")
    await server.bob.slash(server.channel, "take")


async def asks_about_a_position(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "position", position="6:5 5:5 4:5 | 6:5 5:5 4:5", analyse=True)


async def evaluated(server: SimulatedServer) -> int:
    """How many positions Alice has had evaluated today."""

    def query(uow: UnitOfWork) -> int:
        alice = uow.players.find(server.alice.id)
        found = None if alice is None else uow.evaluations.of_player(alice.id)
        return found.asked if found else 0

    return await server.database.run(query)
