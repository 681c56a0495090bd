"""The strong player as the bot sees it: ask, and wait; an engine, its memory and its crashes stay elsewhere.

The process is started by the first request and stays. It says what it works on, so that a request over which
it dies or falls silent is known: that one is asked once more and then given up, and all others are asked
again. Whoever stops waiting for an answer withdraws the request.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, TypeAlias, TypeVar

from bot import processes
from bot.analysis import requests
from bot.analysis.analysis import CubeAction, CubeRating, Depth, ExportedMatch, MatchAnalysis, RatedPlay
from bot.analysis.errors import EvaluatorFailed, EvaluatorMissing, Unanalysable
from bot.analysis.levels import Level
from bot.analysis.situation import Situation
from bot.engine import OfferStage, Roll
from bot.records import MatchRecord

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, int], object]
"""Told how many decisions are judged, and of how many."""

COMMAND: Final = (sys.executable, "-m", "bot.analysis.worker")
SILENCE: Final = 60.0
"""A process that owes an answer and says nothing for so many seconds hangs."""

TRIES: Final = 3
"""A request over which the process ended so often is given up."""

LARGE: Final = 1 << 16
"""Messages of so many bytes are read beside the event loop."""

_PASSED_ON: Final = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", "TEMP", "TMP")
"""All that the process gets to know of the bot's environment, which holds the bot's secrets."""


@dataclass(eq=False, slots=True)
class _Waiting:
    """A request that somebody waits for."""

    request: requests.Request
    answer: asyncio.Future[Any]
    progress: Progress | None
    tries: int = 0


@dataclass(eq=False, slots=True)
class _Running:
    """The process, and what it was last heard to work on."""

    process: Process
    heard: float
    is_ready: bool = False
    works_on: list[int] = field(default_factory=list)


class Evaluator:
    """Rates and chooses plays and cubes, and analyses matches, in a process of its own.

    Its methods raise EvaluatorMissing where the engine is not installed, EvaluatorFailed if the process ends
    or hangs over the request again and again, and Unanalysable if there is no answer to what was asked.
    """

    def __init__(self, command: Sequence[str] = COMMAND, silence: float = SILENCE) -> None:
        self._command = command
        self._silence = silence
        self._numbers = count()
        self._waiting: dict[int, _Waiting] = {}
        self._running: _Running | None = None
        self._listener: asyncio.Task[None] | None = None
        self._missing = ""
        self._drawing = asyncio.Semaphore()

    @property
    def process_id(self) -> int | None:
        """The process that runs now, if one does."""
        return self._running.process.pid if self._running else None

    async def analyse(
        self, match: MatchRecord | bytes, depth: Depth = Depth.QUICK, progress: Progress | None = None
    ) -> MatchAnalysis:
        """Judge all decisions of a match: a record, or a file's bytes of any kind that is read here."""
        return await self._ask(MatchAnalysis, requests.AnalyseMatch(match, depth), progress)

    async def read_match(self, data: bytes) -> MatchRecord:
        """Read a match of eXtreme Gammon or BGBlitz; Unanalysable is raised where it is none."""
        return await self._ask(MatchRecord, requests.ReadMatch(data))

    async def export(self, file: bytes, white: str, black: str) -> ExportedMatch:
        """Write an analysis for other programs, from its `file` and with those names."""
        return await self._ask(ExportedMatch, requests.ExportMatch(file, white, black))

    async def rate_plays(
        self, situation: Situation, roll: Roll, depth: Depth = Depth.QUICK
    ) -> tuple[RatedPlay, ...]:
        """Rate all plays of a roll, the best first; none for a dance."""
        return await self._ask(tuple, requests.RatePlays(situation, roll, depth))

    async def rate_cube(self, situation: Situation, depth: Depth = Depth.QUICK) -> CubeRating:
        """Rate a double and the answers to it, whether or not it is allowed."""
        return await self._ask(CubeRating, requests.RateCube(situation, depth))

    async def choose_play(self, situation: Situation, roll: Roll, level: Level, seed: str) -> str:
        """Return the play that a level makes, in our notation; "" for a dance."""
        return await self._ask(str, requests.ChoosePlay(situation, roll, level, seed))

    async def choose_cube(
        self, situation: Situation, offer: OfferStage | None, level: Level, seed: str
    ) -> CubeAction:
        """Return whether a level doubles, or how it answers; the situation is that of who is on roll."""
        return await self._ask(CubeAction, requests.ChooseCube(situation, offer, level, seed))

    async def draw(self, chart: requests.Chart) -> bytes:
        """Draw a chart as a PNG file, in a process that ends with it; only EvaluatorFailed is raised."""
        async with self._drawing:
            process = await asyncio.create_subprocess_exec(
                *requests.DRAW, stdin=PIPE, stdout=PIPE, env=_environment()
            )
            try:
                async with asyncio.timeout(self._silence):
                    png, _ = await process.communicate(pickle.dumps(chart))
            except TimeoutError:
                raise EvaluatorFailed("Drawing the chart took too long.") from None
            finally:
                await processes.end(process)
        if process.returncode or not png:
            raise EvaluatorFailed("The chart could not be drawn.")
        return png

    async def close(self) -> None:
        """End the process; requests that are still waited for fail."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])
        self._fail_all(EvaluatorFailed("The evaluator was closed."))

    async def _ask(self, kind: type[T], request: requests.Request, progress: Progress | None = None) -> T:
        if self._missing:
            raise EvaluatorMissing(self._missing)
        number = next(self._numbers)
        waiting = _Waiting(request, asyncio.get_running_loop().create_future(), progress)
        self._waiting[number] = waiting
        try:
            if self._listener is None or self._listener.done():
                # It serves everybody, so nothing clings to it of whoever comes first.
                self._listener = Context().run(asyncio.create_task, self._serve())
            elif self._running is not None and self._running.is_ready:
                self._send(self._running, requests.Asked(number, request))
            answer = await waiting.answer
        finally:
            del self._waiting[number]
            if not waiting.answer.done() or waiting.answer.cancelled():
                self._withdraw(number)
        if not isinstance(answer, kind):
            raise EvaluatorFailed(f"The evaluator answered {type(answer).__name__}.")
        return answer

    @property
    def _owes(self) -> bool:
        """Whether somebody waits for an answer."""
        return not all(waiting.answer.done() for waiting in self._waiting.values())

    async def _serve(self) -> None:
        """Keep a process running as long as somebody waits; ends with it once nobody does."""
        failures = 0
        try:
            while self._owes:
                running = await self._run()
                failures = 0 if running.is_ready else failures + 1
                self._note_failure(running, gives_up=failures == TRIES)
        except Exception as error:
            self._fail_all(EvaluatorFailed(f"The evaluator does not run: {error}."))
            if not isinstance(error, OSError):
                raise

    async def _run(self) -> _Running:
        """Start a process, and listen to it until it ends or hangs."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=_environment()
        )
        running = self._running = _Running(process, asyncio.get_running_loop().time())
        watcher = asyncio.create_task(self._watch(running))
        try:
            while process.stdout is not None:
                message = await _receive(process.stdout)
                running.heard = asyncio.get_running_loop().time()
                self._take(running, message)
        except asyncio.IncompleteReadError:
            pass
        finally:
            watcher.cancel()
            self._running = None
            await processes.end(process)
        return running

    async def _watch(self, running: _Running) -> None:
        """End a process that owes an answer, and says nothing."""
        while True:
            await asyncio.sleep(self._silence / 4)
            if self._owes and asyncio.get_running_loop().time() - running.heard >= self._silence:
                processes.kill(running.process)

    def _take(self, running: _Running, message: requests.FromWorker) -> None:
        match message:
            case requests.Ready():
                running.is_ready = True
                for number, unanswered in self._waiting.items():
                    self._send(running, requests.Asked(number, unanswered.request))
            case requests.Missing(reason):
                self._missing = f"Opponents and analysis need {reason}, which is not installed."
                self._fail_all(EvaluatorMissing(self._missing))
            case requests.Working(number, done, total):
                running.works_on = [each for each in running.works_on if each != number] + [number]
                waiting = self._waiting.get(number)
                if waiting and waiting.progress and total:
                    waiting.progress(done, total)
            case requests.Answered(number, answer):
                self._settle(running, number, answer, None)
            case requests.Refused(number, reason):
                self._settle(running, number, None, Unanalysable(reason))

    def _settle(self, running: _Running, number: int, answer: object, error: Exception | None) -> None:
        running.works_on = [each for each in running.works_on if each != number]
        waiting = self._waiting.get(number)
        if waiting is None or waiting.answer.done():
            return
        if error is None:
            waiting.answer.set_result(answer)
        else:
            waiting.answer.set_exception(error)

    def _note_failure(self, running: _Running, *, gives_up: bool) -> None:
        """Count a failure against the request that was being worked on; that may be the last time."""
        if gives_up:
            self._fail_all(EvaluatorFailed("The evaluator does not start."))
        for number in running.works_on[-1:]:
            unanswered = self._waiting.get(number)
            if unanswered and not unanswered.answer.done():
                unanswered.tries += 1
                if unanswered.tries == TRIES:
                    unanswered.answer.set_exception(EvaluatorFailed("The evaluator failed over this."))

    def _fail_all(self, error: Exception) -> None:
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(error)

    def _withdraw(self, number: int) -> None:
        if self._running is not None and self._running.is_ready:
            self._send(self._running, requests.Withdrawn(number))

    def _send(self, running: _Running, message: requests.ToWorker) -> None:
        """Write without waiting: a process that does not read is one that hangs, and known by its silence."""
        if not running.works_on:  # it had nothing to say until now
            running.heard = asyncio.get_running_loop().time()
        if running.process.stdin is not None:
            running.process.stdin.write(requests.packed(message))


async def _receive(stdout: asyncio.StreamReader) -> requests.FromWorker:
    size = int.from_bytes(await stdout.readexactly(requests.HEADER_BYTES), "big")
    body = await stdout.readexactly(size)
    message: requests.FromWorker = (
        await asyncio.to_thread(requests.unpacked, body) if size > LARGE else requests.unpacked(body)
    )
    return message


def _environment() -> dict[str, str]:
    known = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    return {**known, "XDG_CONFIG_HOME": os.devnull}
