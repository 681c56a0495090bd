"""GNU Backgammon itself reads what is written here, and says that it is the same match."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from bot.engine import MATCH_LENGTHS, STARTS, Event, ResignationRefused, RuleSheet, Score, Side
from bot.records import (
    MatchRecord,
    MatchReplay,
    Omission,
    format_mat,
    format_sgf,
    left_out_of_mat,
    parse_record,
    parse_sgf,
    read_record,
    replay_match,
)
from tests.records.gnubg import NEEDS_GNUBG, ask_gnubg
from tests.records.random_matches import random_match, random_score, random_sheet
from tests.records.records import FIXTURES

MATCHES, CHUNKS = 200, 8
WARNINGS = ("WARNING:", "WARNING!", "arning", "Unrecogni", "nvalid", "llegal", "rror")

pytestmark = NEEDS_GNUBG


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
        assert without_refusals(its.events) == without_refusals(mine.events)
        assert its.final.bets[0].result == mine.final.bets[0].result
        assert its.record.result == mine.record.result
        assert its.record.cube == mine.record.cube
        assert [its.record.score(side) for side in Side] == [mine.record.score(side) for side in Side]


def without_refusals(events: tuple[Event, ...]) -> list[Event]:
    """Return what is left without resignations that were refused, which no format has a place for."""
    refused = {at for at, event in enumerate(events) if isinstance(event, ResignationRefused)}
    return [event for at, event in enumerate(events) if not {at, at + 1} & refused]


def random_rules(seed: int) -> tuple[RuleSheet, Score]:
    """Return what one of the random matches is, and the score that it begins with."""
    random = Random(seed)
    sheet = random_sheet(random, random.choice([*[None] * 8, *MATCH_LENGTHS]))
    return sheet, random_score(random, sheet.length)


def random_matches(chunk: int) -> Iterator[tuple[MatchRecord, MatchRecord]]:
    """Yield every eighth of the random matches; the second of each pair fits into a .mat."""
    for seed in range(chunk, MATCHES, CHUNKS):
        sheet, begin = random_rules(seed)
        match = simple = random_match(seed, sheet, games=2, begin=begin)
        if any(game.cube > 1 for game in match.games):
            simple = random_match(seed, replace(sheet, automatic_doubles=0), games=2, begin=begin)
        read = parse_record(format_mat(simple))
        assert read == simple or {*left_out_of_mat(simple)} & {
            Omission.FORCED_ROLL,
            Omission.REFUSED_RESIGNATIONS,
        }
        yield match, read


@pytest.mark.parametrize("export", [MAT, SGF], ids=lambda export: export.name)
def test_its_own_matches_come_back_from_it(export: Export, tmp_path: Path) -> None:
    matches = [read_record(path.read_bytes()) for path in FIXTURES]
    for match, found in zip(matches, read_back(export, matches, tmp_path), strict=True):
        assert_same(replay_match(match), found)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_come_back_from_it(chunk: int, tmp_path: Path) -> None:
    matches = list(random_matches(chunk))
    replays = {match: replay_match(match) for pair in matches for match in pair}
    for export, ours in zip((SGF, MAT), zip(*matches, strict=True), strict=True):
        for match, found in zip(ours, read_back(export, list(ours), tmp_path), strict=True):
            assert_same(replays[match], found)
            assert export is MAT or found.has_cube == match.has_cube


def test_every_length_start_and_option_occurs() -> None:
    sheets, scores = zip(*map(random_rules, range(MATCHES)), strict=True)
    assert {sheet.length for sheet in sheets} == {None, *MATCH_LENGTHS}
    assert {sheet.start_name for sheet in sheets} == set(STARTS)
    for option in ("is_jacoby", "has_beavers", "has_raccoons", "has_cube"):
        assert {getattr(sheet, option) for sheet in sheets} == {True, False}
    assert {sheet.automatic_doubles for sheet in sheets} == {0, 1, 3, None}
    assert {score.white < score.black for score in scores} == {True, False}
