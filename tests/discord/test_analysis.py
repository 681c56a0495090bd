"""An analysis is made once, shown to whoever asked, told to whoever no longer waits, and shared by choice."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.analysis import (
    CubeAction,
    CubeDecision,
    CubeRating,
    Depth,
    Evaluator,
    EvaluatorFailed,
    EvaluatorMissing,
    GameAnalysis,
    MatchAnalysis,
    PlayDecision,
    Unanalysable,
)
from bot.engine import STARTS, Ending, RuleSheet, Score, Side, score_after
from bot.play.analysis.analyses import PENDING_PER_PLAYER, PENDING_PER_SERVER, AnalysisId
from bot.play.base.errors import GameInPlay, explain_alone
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.records import MatchRecord
from bot.text.language import Language
from storage import UnitOfWork
from tests.discord.evaluators import EVEN, FakeEvaluator, until_idle
from tests.discord.pencil import Pencil
from tests.discord.players import start_game
from tests.discord.seen import Drawn, Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import store
from tests.play.heads_up.played_games import PlayedGame, lively_match, random_game, random_match

LINK = b"https://gammonview.com/#/?m=Alice-Bob"
MONEY = RuleSheet()
THREE = RuleSheet(length=3)


@pytest.fixture
def evaluator() -> FakeEvaluator:
    return FakeEvaluator()


@pytest.fixture
async def server(tmp_path: Path, evaluator: FakeEvaluator) -> AsyncIterator[SimulatedServer]:
    """A server on which Alice and Bob have played a match to its end."""
    async with open_server(tmp_path, evaluator=evaluator) as opened:
        await store(opened, THREE, lively_match(3))
        yield opened


async def analyse(server: SimulatedServer, name: str = "Alice", **options: object) -> Seen:
    return private(await server.people[name].slash(server.channel, "analyse", **options))


@pytest.mark.parametrize("is_withdrawn", [False, True])
async def test_after_a_rematch_was_asked_for_the_match_that_was_played_is_analysed(
    server: SimulatedServer, *, is_withdrawn: bool
) -> None:
    await server.bob.slash(server.channel, "next")
    assert server.board.text.startswith("### Bob wants a rematch\n")
    if is_withdrawn:
        await server.press(server.bob, HeadsUpButton.WITHDRAW)
    heading, subtitle, *_ = (await analyse(server)).text.splitlines()
    assert (heading, subtitle) == (
        "### Alice \N{EN DASH} Bob",
        "-# #1 · 3-point match · quick analysis",
    )


async def test_a_match_is_analysed_while_they_wait(server: SimulatedServer, evaluator: FakeEvaluator) -> None:
    seen = await analyse(server)
    assert seen.is_private
    heading, subtitle, *rest = seen.text.splitlines()
    assert heading == "### Alice \N{EN DASH} Bob"
    assert subtitle == "-# #1 · 3-point match · quick analysis"
    assert any(re.fullmatch(r"\*\*Alice: PR [\d.]+\*\* · few decisions \(15\)", line) for line in rest)
    assert any(line.startswith("Checker plays: ") for line in rest)
    assert "-# Luck +6.2 % · luck-adjusted result \N{MINUS SIGN}12.5 %" in rest
    assert seen.alt_texts[0].startswith("Winning chances of Alice and Bob over ")
    assert seen.labels == ["Worst decisions", "Replay", "Share", "Deep analysis", "File"]


async def test_a_resignation_is_judged_beside_what_counts(server: SimulatedServer) -> None:
    """Of several games with its number; the fake thinks that half a point was given away."""
    seen = await analyse(server)
    results = [game.final.bets[0].result for game in lively_match(3)]
    resigned = [number for number, each in enumerate(results, 1) if each and each.ending is Ending.RESIGNED]
    told = [line.split(" (")[0] for line in seen.text.splitlines() if "Resigned" in line]
    assert sorted(told) == [f"-# Game {number}: Resigned" for number in resigned] != []
    game = next(
        label for label in seen.menus[SharedButton.ANALYSIS] if label.startswith(f"Game {resigned[0]} ")
    )
    of_game = private(await server.choose(server.alice, SharedButton.ANALYSIS, game, seen)).text
    assert "-# Resigned (" in of_game
    assert "): \N{MINUS SIGN}0.500, not in the PR" in of_game


async def test_the_engine_never_learns_who_played(server: SimulatedServer, evaluator: FakeEvaluator) -> None:
    await analyse(server)
    (match, depth), *_ = evaluator.asked
    assert depth is Depth.QUICK
    assert "Alice" not in repr(match)


async def test_what_was_analysed_is_not_analysed_again(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    first = await analyse(server)
    await server.restart()
    again = await analyse(server, "Bob")
    assert sorted(again.text.splitlines()) == sorted(first.text.splitlines())
    assert len(evaluator.asked) == 1


async def test_the_decisions_of_both_or_one_come_worst_first_and_lead_on_in_a_circle(
    server: SimulatedServer,
) -> None:
    seen = await server.follow(await analyse(server), "Worst decisions")
    first = seen.text
    assert first.startswith("### ")
    assert "1 of " in first
    assert len(seen.alt_texts) == 1
    count = int(first.partition("1 of ")[2].partition(",")[0])
    lost = []
    for number in range(1, count + 1):
        assert f"{number} of {count}, worst first" in seen.text
        lost.append(float(seen.text.splitlines()[0].rpartition("\N{MINUS SIGN}")[2]))
        seen = await server.follow(seen, "▶")
    assert lost == sorted(lost, reverse=True)
    assert seen.text == first
    seen = await server.follow(seen, "◀")
    assert f"{count} of {count}" in seen.text
    seen = await server.follow(seen, "Bob")
    assert "Alice" not in seen.text.splitlines()[1], "one side's alone"
    assert (await server.follow(seen, "Summary")).text.startswith("### Alice \N{EN DASH} Bob")


async def test_one_game_of_the_match_is_looked_at(server: SimulatedServer, evaluator: FakeEvaluator) -> None:
    seen = await analyse(server, game=1)
    assert "game 1 of " in seen.text
    assert len(evaluator.charts[-1].games) == 1
    labels = seen.menus[SharedButton.ANALYSIS]
    assert labels[0] == "Both games"
    whole = private(await server.choose(server.alice, SharedButton.ANALYSIS, labels[0], seen))
    assert "game 1 of" not in whole.text
    assert len(evaluator.charts[-1].games) > 1


async def test_what_is_shared_stands_in_the_channel_for_all(server: SimulatedServer) -> None:
    seen = await analyse(server)
    assert [each for each in server.messages() if "PR" in each.text] == []
    await server.click(seen, "Share")
    posted = server.board
    assert posted.text.startswith("### Alice \N{EN DASH} Bob")
    assert posted.labels == ["Worst decisions"]
    assert server.rest.pings == []
    looked = private(await server.carol.click(posted.message, custom_id=posted.labelled("Worst decisions")))
    assert "worst first" in looked.text


async def test_what_is_shared_is_said_in_the_servers_language(server: SimulatedServer) -> None:
    server.bot.context.languages.set_server(server.guild.id, Language.FRENCH)
    seen = await analyse(server)
    await server.click(seen, "Share")
    assert "Match en 3 points" in server.board.text
    assert "3-point match" in seen.text


async def test_a_decision_is_shared_without_the_others(server: SimulatedServer) -> None:
    seen = await server.follow(await analyse(server), "Worst decisions")
    await server.click(seen, "Share")
    heading, *match, decided = server.board.text.splitlines()[:4]
    assert heading == "### Alice \N{EN DASH} Bob"
    assert match[0].startswith("-# #1 · 3-point match · ")
    assert decided == seen.text.splitlines()[1]
    assert "Shared by Alice" in server.board.text
    assert server.board.labels == []


async def test_what_cannot_be_drawn_is_not_shared(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The share is noted once its picture is there, and before it is posted."""
    seen = await analyse(server)
    with monkeypatch.context() as broken:
        broken.setattr("bot.discord.pressing.responses.drawn_view", undrawable)
        await server.click(seen, "Share")
    assert "no picture" in caplog.text
    caplog.clear()
    assert not await server.database.run(is_shared)
    seen = await analyse(server)
    await server.click(seen, "Share")
    assert await server.database.run(is_shared)


async def undrawable(*_: object) -> object:
    raise RuntimeError("no picture")


def is_shared(uow: UnitOfWork) -> bool:
    return uow.analyses.get(AnalysisId(1)).is_shared


async def test_an_analysis_is_had_for_other_programs(server: SimulatedServer) -> None:
    """By a button, and with an export of the match, for whoever has asked for it."""
    analysed = await analyse(server)
    files = await server.follow(analysed, "File")
    own = await attached(files)
    assert own == {"alice-bob-1.ogxm.json": b"file", "alice-bob-1.link.txt": LINK}
    exported = private(await server.alice.slash(server.channel, "export"))
    all_files = await attached(exported)
    assert own.items() < all_files.items()
    assert files.text in exported.text
    others = private(await server.bob.slash(server.channel, "export"))
    assert len(await attached(others)) == len(all_files) - 2


async def attached(seen: Seen) -> dict[str, bytes]:
    return {each.filename: await each.read() for each in seen.message.attachments}


async def test_a_deep_analysis_is_told_by_a_direct_message(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    told = await server.follow(await analyse(server), "Deep analysis")
    assert told.text.startswith("A deep analysis takes some minutes")
    await until_idle(server)
    assert [depth for _, depth in evaluator.asked] == [Depth.QUICK, Depth.DEEP]
    notice = server.messages(server.alice.user.dm_channel)[-1]
    assert notice.text.startswith("Your analysis is done: Alice")
    shown = private(await server.alice.user.click(notice.message, custom_id=notice.labelled("Show")))
    assert "deep analysis" in shown.text
    assert shown.labels == ["Worst decisions", "Replay", "Share", "File"]


async def test_an_owed_analysis_is_made_after_a_restart(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    seen = await analyse(server)
    evaluator.may_go_on.clear()
    await server.click(seen, "Deep analysis")
    assert server.messages(server.alice.user.dm_channel) == []
    await server.bot.context.analyst.stop()
    evaluator.may_go_on.set()
    await server.restart()
    await until_idle(server)
    assert server.messages(server.alice.user.dm_channel)[-1].text.startswith("Your analysis is done")


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (EvaluatorMissing("bgsage"), "Analyses need the packages bgsage and gammonview"),
        (EvaluatorFailed("again and again"), "The analysis failed."),
        (Unanalysable("no"), "The match cannot be followed to its end."),
    ],
)
async def test_why_there_is_none_is_said_in_one_sentence(
    server: SimulatedServer, evaluator: FakeEvaluator, failure: Exception, sentence: str
) -> None:
    evaluator.failure = failure
    assert (await analyse(server)).text.startswith(sentence)
    evaluator.failure = None
    assert "PR" in (await analyse(server)).text


async def test_a_finished_game_of_a_session_that_goes_on_is_analysed(
    tmp_path: Path, evaluator: FakeEvaluator
) -> None:
    async with open_server(tmp_path, evaluator=evaluator) as server:
        await store(server, MONEY, running_session())
        seen = await analyse(server, game=1)
        assert "-# #1 · Money session · game 1 of 2 · quick analysis" in seen.text
        assert "points" in seen.text
        (match, _), *_ = evaluator.asked
        assert isinstance(match, MatchRecord)
        assert len(match.games) == 1
        assert (await analyse(server)).text == seen.text, "the last game that is over is meant"
        assert explain_alone(GameInPlay()) in (await analyse(server, game=2)).text
        assert len(evaluator.asked) == 1


def running_session() -> list[PlayedGame]:
    """A game that is over, and one that is not."""
    first = random_game(Random(1), MONEY, Score())
    result = first.final.bets[0].result
    assert result is not None
    return [first, random_game(Random(2), MONEY, score_after(MONEY, Score(), result), most=6)]


async def test_a_replay_says_how_good_each_step_was_to_whoever_asked(server: SimulatedServer) -> None:
    before = await replayed(server)
    assert not any("Best" in seen.text or "In %: win" in seen.text for seen in before)
    await analyse(server)
    pages = await replayed(server)
    blunder = next(each for each in pages if "**Blunder, −0.1" in each.text)  # noqa: RUF001  # a minus
    for page in pages:
        if "In %: win" in page.text and "🔵 ▸ `" in page.text:
            mover = re.search(r"^\*\*(Alice|Bob) \d-\d: ", page.text, re.MULTILINE)
            assert mover is not None
            assert f"Points are numbered for {mover[1]}." in page.alt_texts[0]
    assert "🟣 `" in blunder.text
    assert "🔵 ▸ `" in blunder.text
    assert {"Watch", "Film", "Share"} <= set(blunder.labels)
    server.bot.context = replace(server.bot.context, animator=Pencil())
    seen = private(await server.alice.slash(server.channel, "replay"))
    while seen.text != blunder.text:
        seen = await server.follow(seen, "▶")
    moving = await server.follow(seen, "Watch")  # which has no arrows of those colours
    assert moving.text == blunder.text.replace("🟣 `", "`").replace("🔵 ▸", "▸")
    assert any("**Doubled too early" in each.text and "Worth to " in each.text for each in pages)
    assert len({each.text for each in pages}) == len(pages)
    assert [each.text for each in await replayed(server, "Bob")] == [each.text for each in before]
    await analyse(server, "Bob")
    assert any("In %: win" in each.text for each in await replayed(server, "Bob"))


async def replayed(server: SimulatedServer, name: str = "Alice") -> list[Seen]:
    """Every page of the replay of the first game."""
    seen = [private(await server.people[name].slash(server.channel, "replay"))]
    pages = int(seen[0].text.rpartition("1 of ")[2].split()[0])
    while len(seen) < pages:
        seen.append(await server.follow(seen[-1], "▶", server.people[name]))
    return seen


async def test_the_sides_are_drawn_as_their_reader_sees_them(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    for name, side in (("Alice", Side.WHITE), ("Bob", Side.BLACK)):
        await analyse(server, name)
        assert evaluator.charts[-1].bottom is side


async def test_points_are_numbered_as_whoever_decided_counts_them(
    server: SimulatedServer, drawn: Drawn
) -> None:
    seen, deciders, cubes = await server.follow(await analyse(server), "Worst decisions"), set(), 0
    for _ in range(int(seen.text.rpartition(" of ")[2].split(",")[0])):
        (alt,) = seen.alt_texts
        numbered_for = alt.partition("Points are numbered for ")[2].split(".")[0]
        assert re.search(rf"^(?:🔵 )?{numbered_for} ", seen.text, re.MULTILINE), seen.text
        board = drawn[-1][0]
        assert board.side(board.numbered_for).name == numbered_for
        deciders.add(numbered_for)
        seen = await server.follow(seen, "▶")
        cubes += any(
            word in seen.text for word in ("Doubled too early", "Market lost", "Wrong take", "Wrong pass")
        )
    assert deciders == {"Alice", "Bob"}
    assert cubes, "a cube decision is among them"


async def test_as_many_as_one_person_may_wait_for(tmp_path: Path, evaluator: FakeEvaluator) -> None:
    async with open_server(tmp_path, evaluator=evaluator) as server:
        channels = [server.channel, *(server.guild.create_text_channel(f"c{n}") for n in range(3))]
        for channel in channels:
            await store(server, THREE, lively_match(3), channel.id)
        quick = [await analyse(server, table=f"#{number}") for number in range(1, PENDING_PER_PLAYER + 2)]
        evaluator.may_go_on.clear()
        told = [(await server.follow(seen, "Deep analysis")).text for seen in quick]
        await server.bot.context.analyst.stop()
    assert told[-1] == "You are waiting for 3 analyses already. Ask again when one is done."
    assert all(text.startswith("A deep analysis takes some minutes") for text in told[:-1])


async def test_as_many_as_one_server_may_wait_for(server: SimulatedServer, evaluator: FakeEvaluator) -> None:
    evaluator.may_go_on.clear()

    def add_pending(uow: UnitOfWork) -> None:
        for number in range(PENDING_PER_SERVER):
            other = uow.players.get_or_add(9_000 + number, "Somebody", server.clock()).id
            record = uow.analyses.add(
                table_id=1, import_id=None, game=number + 1, depth="quick", now=server.clock()
            )
            uow.analyses.request(record.id, other, server.guild.id, None, server.clock())

    await server.database.run(add_pending)
    told = (await analyse(server)).text
    assert told == "This server is waiting for 10 analyses already. Ask again later."
    assert evaluator.asked == []


@pytest.mark.parametrize("start", ["hypergammon", pytest.param("nackgammon", marks=pytest.mark.proof)])
async def test_the_real_evaluator_judges_games_from_other_starts(tmp_path: Path, start: str) -> None:
    sheet = RuleSheet(length=1, start=STARTS[start])
    async with open_server(tmp_path, evaluator=Evaluator()) as server:
        matches = [random_match(Random(seed), sheet) for seed in range(30)]
        shortest = sorted(matches, key=lambda match: len(match[0].events))
        await store(server, sheet, shortest[5])  # the very shortest may be without an error
        seen = await analyse(server)
        assert "**Bob" in seen.text
        assert len(seen.alt_texts) == 1
        seen = await server.follow(seen, "Worst decisions")
        assert "worst first" in seen.text
        assert "In %: win" in seen.text


async def test_a_match_of_four_hundred_decisions_is_looked_through(
    tmp_path: Path, evaluator: FakeEvaluator
) -> None:
    sheet = RuleSheet(length=25)
    async with open_server(tmp_path, evaluator=evaluator) as server:
        match = random_match(Random(63), sheet)
        assert sum(len(game.events) for game in match) > 800
        await store(server, sheet, match)
        seen = await analyse(server)
        assert "**Alice: PR " in seen.text
        assert len(seen.menus[SharedButton.ANALYSIS]) <= 25
        seen = await server.follow(seen, "Worst decisions")
        count = int(seen.text.partition("1 of ")[2].partition(",")[0])
        assert count > 200
        assert f"{count} of {count}" in (await server.follow(seen, "◀")).text


async def test_two_who_ask_at_once_get_one_analysis(
    server: SimulatedServer, evaluator: FakeEvaluator
) -> None:
    await server.alice.slash(server.channel, "board", repost=True)
    posted = server.board
    results = await server.press_at_once([server.alice, server.bob], posted, posted.labelled("Analyse"))
    assert all("Alice" in private(each).text for each in results)
    assert len(evaluator.asked) == 1


class DoublesMissed(FakeEvaluator):
    """Thinks that a double was missed before each roll but the opening one."""

    async def analyse(
        self, match: MatchRecord | bytes, depth: Depth = Depth.QUICK, progress: object = None
    ) -> MatchAnalysis:
        analysis = await super().analyse(match, depth, progress)
        return replace(analysis, games=tuple(map(self._without_doubles, analysis.games)))

    def _without_doubles(self, game: GameAnalysis) -> GameAnalysis:
        _, *rolled = (each for each in game.decisions if isinstance(each, PlayDecision))
        rating = CubeRating(0.5, 0.6, 1.0, EVEN, "2-ply")
        missed = (
            CubeDecision(each.ply, each.side, each.situation, CubeAction.NO_DOUBLE, rating, 0.1, counts=True)
            for each in rolled
        )
        return replace(game, decisions=tuple(missed) + game.decisions)


async def test_a_double_missed_by_an_order_to_roll_says_that_the_bot_rolled(tmp_path: Path) -> None:
    async with open_server(tmp_path, evaluator=DoublesMissed()) as server:
        await start_game(server, "31")
        orders = private(await server.bob.slash(server.channel, "orders"))
        await server.press(server.bob, SharedButton.ORDER, orders, "rolltable.on")
        server.dice.will_fall("42 51")
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        await server.bob.slash(server.channel, "play", play="8/4 6/4")
        await server.press(server.alice, SharedButton.ROLL)
        await server.alice.slash(server.channel, "play", play="13/8 6/5")
        await server.bob.slash(server.channel, "resign", loss=3, sure=True)
        await server.press(server.alice, HeadsUpButton.END)
        told = {}
        seen = await server.follow(await analyse(server), "Worst decisions")
        for _ in range(4):
            told[seen.text.splitlines()[1]] = "The bot rolled automatically." in seen.text
            seen = await server.follow(seen, "▶")
        assert told["Bob does not double"]
        assert not told["Alice does not double"]


class AtDoubleMatchPoint(FakeEvaluator):
    """Takes every decision for one of the last game of a match, at double match point."""

    async def analyse(
        self, match: MatchRecord | bytes, depth: Depth = Depth.QUICK, progress: object = None
    ) -> MatchAnalysis:
        analysis = await super().analyse(match, depth, progress)
        return replace(analysis, games=tuple(map(self._at_the_end, analysis.games)))

    def _at_the_end(self, game: GameAnalysis) -> GameAnalysis:
        decisions = (replace(each, situation=replace(each.situation, away=(1, 1))) for each in game.decisions)
        return replace(game, decisions=tuple(decisions))


async def test_the_xgid_of_a_decision_has_the_score_and_the_length_of_the_match(tmp_path: Path) -> None:
    async with open_server(tmp_path, evaluator=AtDoubleMatchPoint()) as server:
        await store(server, THREE, lively_match(3))
        seen = await server.follow(await analyse(server), "Worst decisions")
        assert ":2:2:0:3:" in seen.alt_texts[0]
