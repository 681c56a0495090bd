"""OpenGammon's .ogxm: what is written is read back, and what is damaged or strange is refused."""

from dataclasses import replace
from random import Random

import pytest
from gvformat import read_gvab, write_gvab

from bot.analysis.documents import document_of
from bot.engine import STARTS, RuleSheet, Side, WinKind, parse_board
from bot.records import (
    MatchRecord,
    Omission,
    RefusedResignation,
    UnplayedRoll,
    WrongKind,
    format_ogxm,
    is_ogxm,
    left_out_of_ogxm,
    parse_record,
    read_record,
    replay_match,
)
from bot.records import ogxm as format_
from tests.records.random_matches import random_match, random_sheet
from tests.records.records import FIXTURES

START = parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")


def read_back(match: MatchRecord) -> MatchRecord:
    return read_record(format_ogxm(match))


def with_sections(data: bytes, *more: bytes) -> bytes:
    """A file with more sections behind its match, made whole again."""
    at = data.index(b"CSUM")
    body = data[:at] + b"".join(more)
    size = len(body) + len(data) - at
    body = body[:12] + size.to_bytes(4, "little") + body[16:]
    return body + format_.section(b"CSUM", format_.checksum(body), is_critical=True) + format_.END


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_match_of_another_program_stays_the_same(path) -> None:  # noqa: ANN001 - a path
    match = read_record(path.read_bytes())
    found = read_back(match)
    assert [game.events for game in replay_match(found).games] == [
        game.events for game in replay_match(match).games
    ]
    assert (found.white, found.black, found.length, found.tags) == (
        match.white,
        match.black,
        match.length,
        match.tags,
    )
    assert read_back(found) == found


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_played_here_is_read_back_as_it_was(seed: int) -> None:
    random = Random(seed)
    match = random_match(seed, random_sheet(random, random.choice([None, None, 1, 3, 7])), games=3)
    assert read_back(match) == match


@pytest.mark.parametrize("start", [START, *STARTS.values()])
def test_any_start_is_kept(start) -> None:  # noqa: ANN001 - a position
    match = random_match(1, RuleSheet(3, start=start), games=2)
    assert read_back(match) == match
    assert read_back(replace(match, tags=())).start == match.start or start != STARTS["standard"]


@pytest.mark.parametrize("seed", range(2))
def test_gammonview_reads_what_is_written_and_what_it_writes_is_read(seed: int) -> None:
    sheet = RuleSheet(5) if seed % 2 else RuleSheet(has_beavers=True, is_jacoby=True)
    match = random_match(seed, sheet, games=3)
    events = [game.events for game in replay_match(match).games]
    document = read_gvab(format_ogxm(match))
    assert (document["match_length"], document["player_white"]) == (match.length, "Alice")
    found = read_record(write_gvab(document_of(match).document))
    assert [game.result for game in found.games] == [game.result for game in match.games]
    if sheet.is_match:
        assert [game.events for game in replay_match(found).games] == events


def test_refused_resignations_and_scores_that_do_not_follow_are_kept() -> None:
    match = random_match(3, RuleSheet(7), games=2)
    first, second = match.games
    refused = RefusedResignation(Side.BLACK, WinKind.GAMMON, is_after_roll=True)
    first = replace(first, entries=(*first.entries[:4], refused, *first.entries[4:]))
    match = replace(match, games=(first, replace(second, white_score=6)))
    assert read_back(match) == match


def test_what_follows_an_illegal_play_is_left_out_and_that_is_said() -> None:
    text = "5 point match\n\n Game 1\n Alice : 0    Bob : 0\n  1) 31: 8/5 6/5    42: 8/3 6/4\n"
    match = parse_record(text)
    assert left_out_of_ogxm(match) == (Omission.ILLEGAL_PLAYS,)
    first, second = read_back(match).games[0].entries
    assert first == match.games[0].entries[0]
    assert isinstance(second, UnplayedRoll)


def test_another_programs_head_becomes_tags() -> None:
    match = random_match(2, RuleSheet(3), games=1)
    data = format_ogxm(replace(match, tags=(("Event", "Club night"), ("CubeLimit", "64"))))
    at = data.index(b"ANNO")
    foreign = with_sections(data[:at] + data[data.index(b"CSUM") :])
    found = read_record(foreign)
    assert found.tags == (
        ("Event", "Club night"),
        ("Variation", "Backgammon"),
        ("Crawford", "On"),
        ("CubeLimit", "64"),
    )


@pytest.mark.parametrize("cut", [1, 10, 100])
def test_a_damaged_file_is_refused(cut: int) -> None:
    data = format_ogxm(random_match(1, RuleSheet(1)))
    with pytest.raises(WrongKind, match="damaged"):
        read_record(data[:-cut])
    broken = bytearray(data)
    broken[60] ^= 1
    with pytest.raises(WrongKind, match="damaged"):
        read_record(bytes(broken))


def test_what_is_not_known_is_passed_over_unless_it_must_be() -> None:
    match = random_match(1, RuleSheet(1))
    data = format_ogxm(match)
    assert read_record(with_sections(data, format_.section(b"XTRA", b"?", is_critical=False))) == match
    with pytest.raises(WrongKind, match="newer programs"):
        read_record(with_sections(data, format_.section(b"XTRA", b"?", is_critical=True)))
    with pytest.raises(WrongKind, match="newer programs"):
        read_record(data[:8] + b"\3" + data[9:])


def test_whatever_stands_in_a_file_is_read_or_refused() -> None:
    data = format_ogxm(random_match(5, RuleSheet(has_beavers=True), games=2))
    random = Random(7)
    for _ in range(600):
        broken = bytearray(data)
        for _ in range(random.randint(1, 4)):
            broken[random.randrange(16, data.index(b"CSUM"))] = random.randrange(256)
        try:
            found = read_record(with_sections(bytes(broken)) if b"CSUM" in broken else bytes(broken))
        except WrongKind:
            continue
        replay_match(found)


def test_other_files_are_none() -> None:
    assert not is_ogxm(b"5 point match")
    assert not is_ogxm(b"OGXM\1\0")
