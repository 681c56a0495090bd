"""The work of the evaluator's process: requests in, answers out, the short ones before the long ones.

A match takes long, so it asks between any two decisions whether somebody waits for something short. The
requests are read in a thread of their own, which also ends the process when nobody is left to answer.
"""

import heapq
import os
import sys
import threading
import traceback
from itertools import count
from typing import BinaryIO, Final

from bot.analysis.analysis import Depth
from bot.analysis.errors import AnalysisError
from bot.analysis.requests import (
    HEADER_BYTES,
    AnalyseMatch,
    Answered,
    Asked,
    ChooseCube,
    ChoosePlay,
    ExportMatch,
    FromWorker,
    RateCube,
    RatePlays,
    ReadMatch,
    Ready,
    Refused,
    Request,
    Withdrawn,
    Working,
    packed,
    unpacked,
)
from bot.analysis.worker.matches import analyse_match, exported
from bot.analysis.worker.memory import peak_bytes
from bot.analysis.worker.reading import match_of_file, match_of_record, record_of_file
from bot.analysis.worker.sage import Sage, play_as, rate_cube, rate_plays, turn_cube_as

MEMORY_LIMIT: Final = 250_000_000
"""A process that grew beyond it leaves, once it has nothing to do; another begins where it is needed."""

NICE: Final = 10
"""The bot's own work comes first."""

SHORT: Final = 0
"""Before what takes so long, everything shorter is answered."""


class _Withdrawn(Exception):
    """The request for this match was withdrawn."""


class Service:
    """One process that answers requests, one at a time."""

    def __init__(self, requests: BinaryIO, answers: BinaryIO) -> None:
        self._requests = requests
        self._answers = answers
        self._sage = Sage()
        self._sage.serve_gvanalysis()
        self._waiting: list[tuple[int, int, Asked]] = []
        self._withdrawn: set[int] = set()
        self._order = count()
        self._arrived = threading.Condition()

    def run(self) -> None:
        """Answer until there is nobody to answer."""
        threading.Thread(target=self._read, daemon=True).start()
        self._say(Ready())
        while peak_bytes() < MEMORY_LIMIT or self._waiting:
            with self._arrived:
                self._arrived.wait_for(lambda: self._waiting)
            self._answer_next()
        os._exit(0)  # the thread that reads would hold up an orderly end

    def _read(self) -> None:
        """Put requests in order of their length; leave when the bot has left."""
        while len(header := self._requests.read(HEADER_BYTES)) == HEADER_BYTES:
            message = unpacked(self._requests.read(int.from_bytes(header, "big")))
            with self._arrived:
                if isinstance(message, Asked):
                    heapq.heappush(self._waiting, (_length(message.request), next(self._order), message))
                elif isinstance(message, Withdrawn):
                    self._withdrawn.add(message.number)
                self._arrived.notify()
        os._exit(0)

    def _answer_next(self, longest: int | None = None) -> bool:
        """Answer what comes first, if it takes no longer than that; tells whether something did."""
        with self._arrived:
            if not self._waiting or (longest is not None and self._waiting[0][0] > longest):
                return False
            _, _, asked = heapq.heappop(self._waiting)
        if asked.number in self._withdrawn:
            return True
        try:
            self._say(Working(asked.number, 0, 0))
            self._say(Answered(asked.number, self._answer(asked)))
        except AnalysisError as error:
            self._say(Refused(asked.number, error.reason))
        except _Withdrawn:
            pass
        except Exception as error:  # noqa: BLE001  # the engine is not ours; the next request may be well
            traceback.print_exc()
            self._say(Refused(asked.number, f"The evaluator cannot say: {error or type(error).__name__}."))
        return True

    def _answer(self, asked: Asked) -> object:
        match asked.request:
            case AnalyseMatch(match, depth):
                found = match_of_file(match) if isinstance(match, bytes) else match_of_record(match)
                length = _length(asked.request)
                return analyse_match(
                    self._sage,
                    found,
                    depth,
                    lambda done, total: self._pause(asked.number, length, done, total),
                )
            case ReadMatch(data):
                return record_of_file(data)
            case ExportMatch(file, white, black):
                return exported(file, white, black)
            case _:
                return self._advice(asked.request)

    def _advice(self, request: RatePlays | RateCube | ChoosePlay | ChooseCube) -> object:
        match request:
            case RatePlays(situation, roll, depth):
                return rate_plays(self._sage, situation, roll, depth)
            case RateCube(situation, depth):
                return rate_cube(self._sage, situation, depth)
            case ChoosePlay(situation, roll, level, seed):
                return play_as(self._sage, situation, roll, level, seed)
            case ChooseCube(situation, offer, level, seed):
                return turn_cube_as(self._sage, situation, offer, level, seed)

    def _pause(self, number: int, length: int, done: int, total: int) -> None:
        """Between two decisions of a match: answer what is shorter, with its own rules."""
        if number in self._withdrawn:
            raise _Withdrawn
        rules = self._sage.rules
        while self._answer_next(longest=length - 1):
            pass
        self._sage.rules = rules
        self._say(Working(number, done, total))

    def _say(self, message: FromWorker) -> None:
        self._answers.write(packed(message))
        self._answers.flush()


def _length(request: Request) -> int:
    """How long a request takes, in order of magnitude."""
    match request:
        case AnalyseMatch(depth=depth):
            return SHORT + 1 + (depth is Depth.DEEP)
        case _:
            return SHORT


def serve() -> None:
    """Answer on standard output what is asked on standard input; whatever else is printed goes elsewhere."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(NICE)
    Service(sys.stdin.buffer, answers).run()
