"""What the catalogue costs: a board's messages against plain f-strings, its share of commands, and the start.

The boards are those of ever other players, so that the catalogue's memory of what it has said answers only
what no name is in. The commands are those of `bench_chouette`, from a press to the board, at tables of two
and in chouettes of ten; their text is all messages and lists that are said meanwhile. The start checks all
files and reads the eight languages.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

from bot.engine import RuleSheet, Side
from bot.features import switch_all_on
from bot.play.base.preferences import Audience
from bot.play.display.picture import THEMES
from bot.play.pages.boards import live_board
from bot.text import catalogue
from bot.text.catalogue import Catalogue, check_catalogues, phrase
from bot.text.language import Language, speaking
from storage import Database
from tests.benchmarks.bench_chouette import ChouetteBot
from tests.benchmarks.population import populate
from tests.benchmarks.whole_commands import Bot
from tests.play.heads_up.tables import NAMES, at_score, win

BOARDS, REPEATS = 300, 5
TABLES, WARM_UP, ROUNDS = 8, 2, 20
MESSAGE_LIMIT_US, SHARE_LIMIT_PERCENT, START_LIMIT_SECONDS = 10.0, 5.0, 0.3
MATCH = RuleSheet(length=7)
T = TypeVar("T")


class Call(NamedTuple):
    """A message as a board says it."""

    message: str
    arguments: Mapping[str, Any]


def calls_of_a_board() -> list[Call]:
    """The messages of a live board, in their order."""
    said, plain = [], catalogue._said  # noqa: SLF001 - what every message goes through

    def listening(language: Language, message: str, /, **arguments: Any) -> str:
        said.append(Call(message, arguments))
        return plain(language, message, **arguments)

    table = at_score(MATCH, win(Side.WHITE, 2), win(Side.BLACK))
    with patch.object(catalogue, "_said", listening):
        live_board(table, (), Audience(), THEMES["walnut"])
    return said


def renamed(call: Call, names: tuple[str, str]) -> Call:
    """The same for other players."""

    def other(argument: Any) -> Any:
        if isinstance(argument, str):
            for old, new in zip(NAMES, names, strict=True):
                argument = argument.replace(old, new)
        return argument

    return Call(call.message, {name: other(argument) for name, argument in call.arguments.items()})


def f_string(call: Call) -> Callable[..., str]:
    """A function of the arguments with the same output, as it would be written by hand."""
    said = phrase(call.message, **call.arguments).replace("{", "{{").replace("}", "}}")
    for name, argument in call.arguments.items():
        if isinstance(argument, str) and len(argument) > 1:
            said = said.replace(argument, f"{{{name}}}")
    made: Callable[..., str] = eval(f"lambda {', '.join(call.arguments)}: f{said!r}")  # noqa: S307 - our own
    return made


def boards_of_others(calls: list[Call]) -> Iterator[list[Call]]:
    """The board for ever other players."""
    for number in count():
        yield [renamed(call, (f"Ann {number}", f"Ben {number}")) for call in calls]


def compare(calls: list[Call]) -> tuple[float, float]:
    """Microseconds a message, of the catalogue and of f-strings."""
    made = [f_string(call) for call in calls]
    boards = boards_of_others(calls)
    ours, plain = [], []
    for _ in range(REPEATS):
        some = list(islice(boards, BOARDS))
        start = time.perf_counter()
        for board in some:
            for call in board:
                phrase(call.message, **call.arguments)
        ours.append(time.perf_counter() - start)
        start = time.perf_counter()
        for board in some:
            for function, call in zip(made, board, strict=True):
                function(**call.arguments)
        plain.append(time.perf_counter() - start)
    messages = BOARDS * len(calls)
    return min(ours) / messages * 1e6, min(plain) / messages * 1e6


def start() -> float:
    """Seconds to check all files and to read all languages."""
    begin = time.perf_counter()
    check_catalogues()
    for language in Language:
        Catalogue(language)
    return time.perf_counter() - begin


class Stopwatch:
    """Measures how long functions take that do not call each other."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def timed(self, function: Callable[..., T]) -> Callable[..., T]:
        def called(*given: Any, **named: Any) -> T:
            begin = time.perf_counter()
            result = function(*given, **named)
            self.seconds += time.perf_counter() - begin
            return result

        return called


async def share_of_commands(folder: Path) -> float:
    """The share of text in mixed commands, in percent: the median of the rounds."""
    path = folder / "both.sqlite3"
    await populate(path, TABLES)
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    two, ten = Bot(database, range(1, TABLES + 1), seed=5), ChouetteBot(database, seed=6)
    await ten.begin(TABLES)
    watch, shares = Stopwatch(), []
    with (
        patch.object(catalogue, "_said", watch.timed(catalogue._said)),  # noqa: SLF001 - what every message goes through
        patch.object(catalogue, "format_list", watch.timed(catalogue.format_list)),
        speaking(Language.GERMAN),
    ):
        for _ in range(ROUNDS):
            watch.seconds = 0.0
            played = await two.round(at_once=False)
            taken = sum(each.seconds for each in played.done) + await ten.round()
            shares.append(watch.seconds / taken * 100)
    await database.close()
    return median(shares[WARM_UP:])


def main() -> int:
    """Print the times and how they stand to the limits; return 1 if they exceed one."""
    seconds = start()
    switch_all_on()
    calls = calls_of_a_board()
    ours, plain = compare(calls)
    with TemporaryDirectory() as name:
        share = asyncio.run(share_of_commands(Path(name)))
    print(f"text: {ours:.2f} µs a message, f-strings {plain:.2f} µs ({len(calls)} messages a board)")
    results = (
        ("text", ours, MESSAGE_LIMIT_US),
        ("text_percent_of_commands", share, SHARE_LIMIT_PERCENT),
        ("text_start_seconds", seconds, START_LIMIT_SECONDS),
    )
    for name, value, limit in results:
        print(f"{name} {value:.2f} {limit}")
    return int(any(value > limit for _, value, limit in results))


if __name__ == "__main__":
    sys.exit(main())
