"""How a chouette was played: once it is over, or once all agree, and for whoever asks alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.panel import Kind
from tests.discord.chouette import Chouette
from tests.discord.evaluators import FakeEvaluator
from tests.discord.seen import Seen
from tests.discord.simulated_server import open_server

THREE = ("Alice", "Bob", "Carol")
WAITS = "That game may be analysed when the session is over"


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Chouette]:
    """Alice, the box, has played 3-1; Carol has advised Bob, who played 6-2 otherwise; then Alice gave up."""
    async with open_server(tmp_path, THREE, evaluator=FakeEvaluator()) as server:
        chouette = Chouette(server)
        await chouette.start(THREE, "6543 31")
        await chouette.types("Alice", "play", play="8/5 6/5")
        server.dice.will_fall("62")
        await chouette.presses("Bob", "Roll")
        await chouette.types("Carol", "chouette suggest", play="24/18 13/11")
        await chouette.types("Bob", "play", play="24/22 24/18")
        await chouette.types("Alice", "chouette concede", loss=1)
        yield chouette


async def analyse(game: Chouette, who: str = "Alice", **options: object) -> Seen:
    found = await game.types(who, "analyse", **options)
    assert found is not None
    return found


async def test_a_finished_session_is_told_person_by_person_and_cube_by_cube(game: Chouette) -> None:
    await game.types("Alice", "chouette close")
    seen = await game.presses("Carol", "Analyse")
    assert seen is not None
    assert seen.is_private
    lines = seen.text.splitlines()
    assert any(line.startswith("**Alice**: ") for line in lines)
    assert any(line.startswith("**Bob**: 1 decision") for line in lines)
    assert "**Advice**" in lines
    advice = "Carol: 1 suggestion, 0 played; the rest would have been worth "
    assert any(line.startswith(advice) for line in lines)
    lost = next(line for line in lines if "team's plays" in line)
    assert lost.startswith("-# Alice \N{EN DASH} Bob: box ")
    labels = seen.menus[Kind.ANALYSIS]
    assert labels == ["The whole chouette", "Alice \N{EN DASH} Bob", "Alice \N{EN DASH} Carol"]
    assert seen.labels == ["Replay", "Share", "Deep analysis"]


async def test_each_bet_is_looked_through_like_a_game_of_two(game: Chouette) -> None:
    await game.types("Alice", "chouette close")
    seen = await analyse(game)
    bet = await game.chooses("Alice", Kind.ANALYSIS, "Alice \N{EN DASH} Carol", seen)
    assert bet is not None
    assert bet.text.startswith("### Alice \N{EN DASH} Carol")
    assert "**Carol**: " in bet.text
    worst = await game.presses("Alice", "Worst decisions", bet)
    assert worst is not None
    assert "worst first" in worst.text
    back = await game.presses("Alice", "Summary", worst)
    assert back is not None
    assert back.text == bet.text


async def test_a_replay_says_how_good_each_play_was(game: Chouette) -> None:
    await game.types("Alice", "chouette close")
    await analyse(game)
    seen = await game.types("Alice", "replay")
    while seen is not None and "24/22 24/18" not in seen.text:
        seen = await game.presses("Alice", "▶", seen)
    assert seen is not None
    bobs = seen.text
    assert "▸ `24/22 24/18`" in bobs
    assert "Chances in %" in bobs


async def test_a_game_of_a_session_that_goes_on_waits_until_all_have_asked(game: Chouette) -> None:
    for who, missing in (("Alice", "Bob and Carol"), ("Bob", "Carol"), ("Alice", "Carol")):
        told = await game.presses(who, "Analyse")
        assert told is not None
        assert told.text.startswith(WAITS)
        assert f"Still missing: {missing}. " in told.text
    told = await game.presses("Carol", "Analyse")
    assert told is not None
    assert "**Advice**" in told.text


async def test_a_session_that_goes_on_is_not_analysed_as_a_whole(game: Chouette) -> None:
    assert (await analyse(game)).text.startswith("That game is still in play.")


async def test_what_was_analysed_is_read_again_after_a_restart(game: Chouette) -> None:
    await game.types("Alice", "chouette close")
    before = await analyse(game)
    await game.server.restart()
    assert (await analyse(game)).text == before.text


async def test_it_is_shared_by_whoever_wants_to(game: Chouette) -> None:
    await game.types("Alice", "chouette close")
    seen = await analyse(game, "Bob")
    await game.presses("Bob", "Share", seen)
    posted = game.server.messages()[-1]
    assert "**Advice**" in posted.text
    assert posted.labels == []
