"""The evaluator's process may be missing, die or hang: whoever asks is answered, or told that nobody can."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.analysis import (
    Access,
    CubeAction,
    Depth,
    Evaluator,
    EvaluatorFailed,
    EvaluatorMissing,
    Level,
    Situation,
    Unanalysable,
    requests,
)
from bot.analysis.evaluator import SILENCE
from bot.analysis.worker.service import MEMORY_LIMIT
from bot.engine import OfferStage, Position, Roll, format_play, legal_plays, parse_board
from bot.records import MatchRecord
from tests.analysis.fake_worker import FLOOD

START = Situation(Position.start())
LONGEST_SECONDS = 600
"""Far longer than any answer takes, beside other tests too."""
FAKE = Path(__file__).with_name("fake_worker.py")
Fake = Callable[[str], Evaluator]


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent.parent))
    return lambda how: Evaluator((sys.executable, str(FAKE), how, str(tmp_path / "note")))


async def ask(evaluator: Evaluator, seed: str = "") -> str:
    async with asyncio.timeout(LONGEST_SECONDS):
        return await evaluator.choose_play(START, Roll(3, 1), Level.CHAMPION, seed)


async def test_without_an_engine_each_request_says_so(fake: Fake) -> None:
    evaluator = fake("missing")
    for _ in range(2):
        with pytest.raises(EvaluatorMissing, match="bgsage"):
            await ask(evaluator)
    await evaluator.close()


async def test_a_process_that_never_starts_is_given_up(fake: Fake) -> None:
    evaluator = fake("never starts")
    with pytest.raises(EvaluatorFailed):
        await ask(evaluator)
    await evaluator.close()


async def test_a_command_that_does_not_exist_is_no_answer_either() -> None:
    with pytest.raises(EvaluatorFailed):
        await ask(Evaluator(("/nonexistent/python",)))


async def test_a_request_over_which_a_process_died_is_asked_again(fake: Fake) -> None:
    evaluator = fake("dies once")
    assert await asyncio.gather(ask(evaluator), ask(evaluator)) == ["8/5 6/5", "8/5 6/5"]
    await evaluator.close()


async def test_a_request_over_which_a_process_fell_silent_is_asked_again(
    fake: Fake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a minute, which passes here as soon as it hangs; the next process has a minute of its own."""
    evaluator, loop = fake("hangs once"), asyncio.get_running_loop()
    ahead, time_of, hangs = 0.0, loop.time, tmp_path / "note"
    monkeypatch.setattr(loop, "time", lambda: time_of() + ahead)
    play = evaluator.choose_play
    asking = [asyncio.create_task(play(START, Roll(3, 1), Level.CHAMPION, "")) for _ in range(2)]
    hung = None
    while hung is None or evaluator.process_id == hung:
        if hangs.exists():
            hung = hung or evaluator.process_id
            ahead += SILENCE
        await asyncio.sleep(0.01)
    assert await asyncio.gather(*asking) == ["8/5 6/5", "8/5 6/5"]
    await evaluator.close()


async def test_a_request_that_no_process_survives_is_given_up(fake: Fake) -> None:
    evaluator = fake("dies")
    with pytest.raises(EvaluatorFailed):
        await ask(evaluator)
    await evaluator.close()


async def test_whoever_stops_waiting_disturbs_nobody(fake: Fake) -> None:
    evaluator = fake("hangs")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await evaluator.choose_play(START, Roll(3, 1), Level.CHAMPION, "")
    await evaluator.close()


async def test_closing_ends_what_is_waited_for(fake: Fake) -> None:
    evaluator = fake("hangs")
    asking = asyncio.create_task(ask(evaluator))
    await asyncio.sleep(0.5)
    await evaluator.close()
    with pytest.raises(EvaluatorFailed):
        await asking


async def test_it_closes_though_a_process_says_more_than_is_heard(
    fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_heard, may_go_on = threading.Event(), threading.Event()

    def unpacked(message: bytes) -> requests.FromWorker:
        if len(message) > FLOOD:
            is_heard.set()
            may_go_on.wait()
        return requests.Ready()

    monkeypatch.setattr(requests, "unpacked", unpacked)
    evaluator = fake("floods")
    asking = asyncio.create_task(ask(evaluator))
    await asyncio.to_thread(is_heard.wait)
    stdout: Any = evaluator._running and evaluator._running.process.stdout  # noqa: SLF001
    async with asyncio.timeout(LONGEST_SECONDS):
        while stdout._transport.is_reading():  # noqa: ASYNC110, SLF001 - until it is full
            await asyncio.sleep(0.01)
    closing = asyncio.create_task(evaluator.close())
    may_go_on.set()
    with pytest.raises(EvaluatorFailed):
        await asking
    await closing


async def test_no_secret_of_the_bot_reaches_the_process(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARPOINT_TOKEN", "secret")
    evaluator = fake("tells")
    told = await ask(evaluator)
    assert "PYTHONPATH" in told
    assert "BARPOINT" not in told
    await evaluator.close()


async def test_an_opening_is_played_as_champions_do(evaluator: Evaluator) -> None:
    assert await ask(evaluator) == "8/5 6/5"
    assert await evaluator.choose_cube(START, None, Level.CHAMPION, "") is CubeAction.NO_DOUBLE
    rated = await evaluator.rate_plays(START, Roll(3, 1))
    assert len(rated) == 16
    assert rated[0].play == "8/5 6/5"
    cube = await evaluator.rate_cube(START)
    assert (cube.best_double, cube.best_answer) == (CubeAction.NO_DOUBLE, CubeAction.TAKE)


async def test_a_dance_is_no_play_and_a_win_is_always_seen(evaluator: Evaluator) -> None:
    closed_out = Situation(parse_board("bar:1 6:14 | 6:3 5:3 4:2 3:2 2:2 1:2 10:1"))
    assert await evaluator.rate_plays(closed_out, Roll(6, 4)) == ()
    assert await evaluator.choose_play(closed_out, Roll(6, 4), Level.BEGINNER, "") == ""
    last = Situation(parse_board("2:1 1:1 | 6:15"))
    for seed in range(10):
        assert await evaluator.choose_play(last, Roll(6, 5), Level.BEGINNER, str(seed)) == "2/off 1/off"


async def test_any_position_can_be_rated(evaluator: Evaluator) -> None:
    """Checkers anywhere, in matches of any length, with any cube."""
    random = Random(5)
    for _ in range(4):
        own, other = [0] * 26, [0] * 26
        for side, blocked in ((own, [0] * 26), (other, own)):
            places = [place for place in range(26) if place in (0, 25) or not blocked[25 - place]]
            for place in random.choices(places, k=15):
                side[place] += 1
        if 15 in (own[0], other[0]):
            continue
        position = Position(tuple(own), tuple(other))
        away = random.choice([None, (1, 1), (2, 40), (300, 1), (25, 25)])
        situation = Situation(position, 1 << random.randint(0, 10), random.choice(list(Access)), away)
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        rated = await evaluator.rate_plays(situation, roll)
        assert {each.play for each in rated} == {format_play(play) for play in legal_plays(position, roll)}
        cube = await evaluator.rate_cube(situation)
        for chances in (cube.chances, *(each.chances for each in rated)):
            assert 0 <= chances.backgammon <= chances.gammon <= chances.win <= 1
        await evaluator.choose_cube(situation, random.choice([None, *OfferStage]), Level.CASUAL, "")


async def test_a_hundred_at_once_are_all_answered_while_a_match_is_analysed(
    evaluator: Evaluator, short_game: MatchRecord
) -> None:
    done: list[int] = []
    analysis = asyncio.create_task(evaluator.analyse(short_game, Depth.QUICK, lambda at, _: done.append(at)))
    roll = Roll(3, 1)
    asking = (evaluator.choose_play(START, roll, Level.ADVANCED, str(seed)) for seed in range(100))
    assert Counter(await asyncio.gather(*asking)).most_common(1)[0][0] == "8/5 6/5"
    assert not analysis.done()  # what is short does not wait for what is long
    assert len((await analysis).games[0].decisions) > 6
    assert done == sorted(done)


async def test_an_analysis_survives_its_process(evaluator: Evaluator, short_game: MatchRecord) -> None:
    """The process is killed when half of the analysis is done."""
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        process = evaluator.process_id
        if done == total // 2 and not killed and process:
            os.kill(process, signal.SIGKILL)
            killed.append(process)

    found = await evaluator.analyse(short_game, Depth.QUICK, kill)
    assert killed
    assert len(found.games) == 1


async def test_what_is_no_match_is_refused_with_a_sentence(evaluator: Evaluator) -> None:
    for data in (b"", b"hello", b"RGMH nonsense", b'{"format": "BGF"}\nnonsense', b"\xff" * 99):
        with pytest.raises(Unanalysable) as refused:
            await evaluator.analyse(data)
        assert refused.value.reason.endswith(".")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere processes begin with nothing")
def test_what_the_bot_holds_is_not_counted_against_the_process() -> None:
    """Or each would leave after a single answer as soon as the bot has grown."""
    ballast = b"x" * MEMORY_LIMIT
    program = "from bot.analysis.worker.memory import peak_bytes; print(peak_bytes())"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert 1_000_000 < int(run.stdout) < len(ballast) / 2


@pytest.mark.skipif(sys.platform == "win32", reason="asks for a process by its id")
def test_the_process_ends_with_its_parent() -> None:
    program = (
        "import asyncio, os, signal\n"
        "from bot.analysis import Evaluator, Level, Situation\n"
        "from bot.engine import Position, Roll\n"
        "async def main():\n"
        "    evaluator = Evaluator()\n"
        "    await evaluator.choose_play(Situation(Position.start()), Roll(3, 1), Level.EXPERT, '')\n"
        "    print(evaluator.process_id, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    process = int(run.stdout)
    end = time.monotonic() + LONGEST_SECONDS
    while Path(f"/proc/{process}").exists():
        assert time.monotonic() < end, f"process {process} lives on"
        time.sleep(0.05)
