"""GNU Backgammon itself, which reads what is written here and says what it makes of it."""

import shutil
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.engine import Event, Raised, ResignationRefused, Side, Taken
from bot.records import MatchRecord, MatchReplay, format_mat, format_sgf, parse_sgf, replay_match

WARNINGS = ("WARNING:", "WARNING!", "arning", "Unrecogni", "nvalid", "llegal", "rror")

PROGRAM = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
NEEDS_GNUBG = [
    pytest.mark.proof,
    pytest.mark.gnubg,
    pytest.mark.skipif(not PROGRAM, reason="needs GNU Backgammon: Debian's package gnubg"),
]
SETUP = [
    *(f"set confirm {what} off" for what in ("new", "save")),
    *(f"set player {player} human" for player in (0, 1)),
    *(f"set automatic {what} off" for what in ("roll", "game", "move", "bearoff")),
    "set beavers 3",
    "set display off",
]


def ask_gnubg(commands: Iterable[str], folder: Path) -> str:
    """Return what GNU Backgammon prints when it is given those commands; `folder` is for their file."""
    assert PROGRAM is not None
    script = folder / "commands"
    script.write_text("\n".join([*SETUP, *commands]) + "\n", "utf-8")
    done = subprocess.run(
        [PROGRAM, "--tty", "--quiet", "--no-rc", "--commands", str(script)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout


@dataclass(frozen=True)
class Export:
    """A format that we write, and the command by which GNU Backgammon reads it."""

    name: str
    write: Callable[[MatchRecord], str]
    command: str


MAT = Export("mat", format_mat, "import mat")
SGF = Export("sgf", format_sgf, "load match")


def read_back(export: Export, matches: list[MatchRecord], folder: Path) -> list[MatchRecord]:
    """Return what GNU Backgammon saves after it has read what is written of some matches."""
    commands = []
    for index, match in enumerate(matches):
        ours, theirs = folder / f"{index}.{export.name}", folder / f"{index}.saved.sgf"
        ours.write_text(export.write(match), "utf-8")
        commands += [
            f"set jacoby {'on' if match.is_jacoby else 'off'}",  # which a .mat does not tell it
            f'{export.command} "{ours}"',
            f'save match "{theirs}"',
        ]
    said = ask_gnubg(commands, folder)
    assert [line for line in said.splitlines() if any(warning in line for warning in WARNINGS)] == []
    return [parse_sgf((folder / f"{index}.saved.sgf").read_text("utf-8")) for index in range(len(matches))]


def assert_same(ours: MatchReplay, theirs: MatchRecord) -> None:
    """The same rules, plays, cube actions, results and scores; the points are GNU Backgammon's own."""
    match, found = ours.record, replay_match(theirs)
    assert (theirs.white, theirs.black, theirs.length) == (match.white, match.black, match.length)
    assert (theirs.start, theirs.is_jacoby) == (match.start, match.is_jacoby)
    assert theirs.crawford_game == match.crawford_game
    assert [game.illegal for game in found.games] == [None] * len(ours.games)
    for mine, its in zip(ours.games, found.games, strict=True):
        said = without_refusals(mine.events)
        assert without_its_take(without_refusals(its.events), said) == said
        assert its.final.bets[0].result == mine.final.bets[0].result
        assert its.record.result == mine.record.result
        assert its.record.cube == mine.record.cube
        assert [its.record.score(side) for side in Side] == [mine.record.score(side) for side in Side]


def without_its_take(its: list[Event], mine: list[Event]) -> list[Event]:
    """Return what it read, without its own take of a beaver or raccoon on which a record ends."""
    return its[:-1] if mine and isinstance(mine[-1], Raised) and isinstance(its[-1], Taken) else its


def without_refusals(events: tuple[Event, ...]) -> list[Event]:
    """Return what is left without resignations that were refused, which no format has a place for."""
    refused = {at for at, event in enumerate(events) if isinstance(event, ResignationRefused)}
    return [event for at, event in enumerate(events) if not {at, at + 1} & refused]
