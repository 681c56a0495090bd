"""The cost of the catalogue: a board's messages, its share of commands, and the start.

The boards are those of ever other players, so that the catalogue's memory of what it has said answers only
what no name is in. `text` is how long their messages take by how long fluent.runtime takes for them, which
is told the same; what plain f-strings would take is printed beside it. The commands are those of
`bench_chouette`, from a press to the board, at tables of two and in chouettes of ten; their text is all
messages and lists that are said meanwhile. The start checks all files and reads the eight languages:
`text_start_percent_of_parsing` is that in percent of the time in which fluent.runtime parses them.
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

from fluent.runtime import FluentBundle, FluentResource

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
from tests.benchmarks.measuring import keep_to_cores, timed
from tests.benchmarks.population import populate
from tests.benchmarks.results import Result, judged
from tests.benchmarks.whole_commands import Bot
from tests.play.heads_up.tables import NAMES, at_score, win

BOARDS, REPEATS = 300, 5
TABLES, WARM_UP, ROUNDS = 8, 2, 20
MARKS = {"text": 1.0, "text_percent_of_commands": 5.0, "text_start_percent_of_parsing": 3.0}
US, PERCENT = 1e6, 100
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


def parsed() -> dict[Language, list[FluentResource]]:
    """The files of all languages, as fluent.runtime reads them."""
    return {
        language: [FluentResource(path.read_text("utf-8")) for path in catalogue.files_of(language)]
        for language in Language
    }


def compare(calls: list[Call], english: list[FluentResource]) -> tuple[float, float, float]:
    """The best times for a message, in seconds: of the catalogue, of fluent.runtime, and of f-strings."""
    bundle = FluentBundle([Language.ENGLISH], use_isolating=False)
    for resource in english:
        bundle.add_resource(resource)
    made = [f_string(call) for call in calls] * BOARDS
    boards = boards_of_others(calls)
    rounds = [
        times([call for board in islice(boards, BOARDS) for call in board], bundle, made)
        for _ in range(REPEATS)
    ]
    ours, peer, plain = (min(each) / len(made) for each in zip(*rounds, strict=True))
    return ours, peer, plain


def times(said: list[Call], bundle: FluentBundle, made: list[Callable[..., str]]) -> tuple[float, ...]:
    """The seconds for messages, likewise."""
    told = [(call.message, fluent_arguments(call)) for call in said]
    written = list(zip(made, said, strict=True))
    return (
        timed(lambda: [phrase(call.message, **call.arguments) for call in said])[0],
        timed(lambda: [bundle.format_pattern(bundle.get_message(one).value, each) for one, each in told])[0],
        timed(lambda: [function(**call.arguments) for function, call in written])[0],
    )


def fluent_arguments(call: Call) -> dict[str, Any]:
    """The arguments of a message as fluent.runtime wants them."""
    return {name: catalogue._fluent(argument) for name, argument in call.arguments.items()}  # noqa: SLF001


def start() -> None:
    """Check all files, and read all languages."""
    check_catalogues()
    for language in Language:
        Catalogue(language)


class Stopwatch:
    """Measures the processor's time of functions that do not call each other."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def timed(self, function: Callable[..., T]) -> Callable[..., T]:
        def called(*given: Any, **named: Any) -> T:
            begin = time.thread_time()
            result = function(*given, **named)
            self.seconds += time.thread_time() - begin
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
            shares.append(PERCENT * watch.seconds / (played.worked + await ten.round()))
    await database.close()
    return median(shares[WARM_UP:])


def main() -> int:
    """Print the times and how they stand to the marks; return 1 if one is exceeded."""
    keep_to_cores()
    starting = min(timed(start)[0] for _ in range(REPEATS))
    parsing, resources = timed(parsed)
    print(f"the start: {starting:.2f} s; parsed by fluent.runtime: {parsing:.2f} s")
    switch_all_on()
    calls = calls_of_a_board()
    ours, peer, plain = compare(calls, resources[Language.ENGLISH])
    print(
        f"text: {ours * US:.2f} µs for each of a board's {len(calls)} messages,"
        f" fluent.runtime {peer * US:.2f} µs, f-strings {plain * US:.2f} µs"
    )
    with TemporaryDirectory() as name:
        share = asyncio.run(share_of_commands(Path(name)))
    values = {
        "text": ours / peer,
        "text_percent_of_commands": share,
        "text_start_percent_of_parsing": PERCENT * starting / parsing,
    }
    return judged(Result(name, value, MARKS[name]) for name, value in values.items())


if __name__ == "__main__":
    sys.exit(main())
