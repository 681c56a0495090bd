"""GNU Backgammon itself reads what is written here, and says that it is the same match."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.engine import MATCH_LENGTHS, STARTS, RuleSheet, Score
from bot.records import (
    MatchRecord,
    Omission,
    format_mat,
    left_out_of_mat,
    parse_record,
    read_record,
    replay_match,
)
from tests.records.gnubg import MAT, NEEDS_GNUBG, SGF, Export, assert_same, read_back
from tests.records.random_matches import random_match, random_score, random_sheet
from tests.records.records import FIXTURES

MATCHES, CHUNKS = 200, 8

pytestmark = NEEDS_GNUBG


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
