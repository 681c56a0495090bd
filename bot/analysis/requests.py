"""Requests to the evaluator's process and its answers, as they pass through the pipes.

They are pickled, which is safe here: both ends run the same version, and the values are our own.
"""

import pickle
import sys
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.analysis.analysis import Depth, GameAnalysis
from bot.analysis.levels import Level
from bot.analysis.situation import Situation
from bot.engine import OfferStage, Roll, Side
from bot.records import MatchRecord

DRAW: Final = (sys.executable, "-m", "bot.analysis.worker.chart")
JOKER: Final = 0.3
"""So much luck in one roll is a joker."""


@dataclass(frozen=True, slots=True)
class ChartLook:
    """Its colours as `#rrggbb`, and the files of the fonts that write its words, the first one first."""

    canvas: str
    text: str
    muted: str
    light: str
    dark: str
    blunder: str
    joker: str
    fonts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChartWords:
    """The words on a chart.

    `games` stands below the beginning of each game, where there are several; `roll` stands before
    the numbers of rolls.
    """

    title: str
    bottom: str
    top: str
    blunder: str
    joker: str
    games: tuple[str, ...] = ()
    roll: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """The chances of one side over one or more games.

    Args:
        games: The games, in order.
        bottom: Whose chances the height of the line shows.
        is_bottom_light: Whether that side has the light checkers.
    """

    games: tuple[GameAnalysis, ...]
    bottom: Side
    is_bottom_light: bool
    words: ChartWords
    look: ChartLook


HEADER_BYTES: Final = 4
"""Each message follows its length."""


@dataclass(frozen=True, slots=True)
class AnalyseMatch:
    """Judge all decisions of a match: a record of ours, or a file as somebody gave it."""

    match: MatchRecord | bytes
    depth: Depth


@dataclass(frozen=True, slots=True)
class ReadMatch:
    """Read a match of eXtreme Gammon or BGBlitz, without what they say of it."""

    data: bytes


@dataclass(frozen=True, slots=True)
class ExportMatch:
    """Write an analysis for other programs, from gammonview's file of it, with the players' names."""

    file: bytes
    white: str
    black: str


@dataclass(frozen=True, slots=True)
class RatePlays:
    """Rate all plays of a roll."""

    situation: Situation
    roll: Roll
    depth: Depth


@dataclass(frozen=True, slots=True)
class RateCube:
    """Rate a double and the answers to it."""

    situation: Situation
    depth: Depth


@dataclass(frozen=True, slots=True)
class ChoosePlay:
    """Play a roll as a level does."""

    situation: Situation
    roll: Roll
    level: Level
    seed: str


@dataclass(frozen=True, slots=True)
class ChooseCube:
    """Double or not, or answer an offer, as a level does."""

    situation: Situation
    offer: OfferStage | None
    level: Level
    seed: str


Request: TypeAlias = AnalyseMatch | ReadMatch | ExportMatch | RatePlays | RateCube | ChoosePlay | ChooseCube


@dataclass(frozen=True, slots=True)
class Asked:
    """A request with its number."""

    number: int
    request: Request


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The answer to a request is no longer needed."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has all that it needs."""


@dataclass(frozen=True, slots=True)
class Missing:
    """The process has not: why."""

    reason: str


@dataclass(frozen=True, slots=True)
class Working:
    """So much of a request is done; what takes long says so again and again."""

    number: int
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a request; which kind of value it is, the request says."""

    number: int
    answer: object


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a request has no answer."""

    number: int
    reason: str


ToWorker: TypeAlias = Asked | Withdrawn
FromWorker: TypeAlias = Ready | Missing | Working | Answered | Refused


def packed(message: ToWorker | FromWorker) -> bytes:
    """A message with its length before it."""
    body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEADER_BYTES, "big") + body


def unpacked(body: bytes) -> Any:  # noqa: ANN401  # the reader knows which end of the pipe it reads
    """A message without its length."""
    return pickle.loads(body)  # noqa: S301  # written by the other end, which is ours
