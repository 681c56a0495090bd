"""A match as a document says what the match was: gammonview reads the same positions, cubes and scores."""

from dataclasses import replace
from pathlib import Path

import pytest
from gvformat import canonicalize, convert_mat

from bot.analysis.documents import Ply, document_of
from bot.analysis.errors import Unanalysable
from bot.engine import STARTS, RuleSheet, parse_board
from bot.records import parse_record, read_record
from tests.analysis.documents import in_document, in_record
from tests.records.random_matches import random_match

RECORDS = [
    path
    for path in sorted((Path(__file__).parent.parent / "data" / "records").iterdir())
    if path.suffix in (".mat", ".sgf")
]
SHEETS = {
    "match": RuleSheet(length=5),
    "one point": RuleSheet(length=1),
    "money": RuleSheet(),
    "Jacoby, beavers, raccoons": RuleSheet(is_jacoby=True, has_beavers=True, has_raccoons=True),
    "automatic doubles": RuleSheet(automatic_doubles=None),
    "no cube": RuleSheet(has_cube=False),
    "Nackgammon": RuleSheet(start=STARTS["nackgammon"]),
    "hypergammon": RuleSheet(length=3, start=STARTS["hypergammon"]),
    "an odd start": RuleSheet(start=parse_board("20:2 6:5 4:4 3:4 | 20:2 6:5 4:4 3:4")),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_record_becomes_a_document_that_reads_back_alike(path: Path) -> None:
    match = read_record(path.read_bytes())
    assert list(in_document(canonicalize(document_of(match).document))) == list(in_record(match))


@pytest.mark.parametrize("name", SHEETS)
def test_whatever_is_played_here_becomes_a_document(name: str) -> None:
    for seed in range(3):
        match = random_match(seed, SHEETS[name], games=3)
        document = canonicalize(document_of(match).document)
        assert list(in_document(document)) == list(in_record(match))


def test_a_document_of_a_file_is_as_gammonview_makes_it(xg_matches: list[Path]) -> None:
    """Ply by ply, with what it takes illegal plays to be, of which three of the matches have five."""
    illegal = 0
    for path in xg_matches:
        theirs = list(in_document(convert_mat(path)))
        written = document_of(read_record(path.read_bytes()))
        ours = list(in_document(canonicalize(written.document)))
        plies = [ply for game in written.document["games"] for ply in game["plies"]]
        illegal += sum(ply["action_id"] == Ply.SET_POSITION for ply in plies)
        assert ours == theirs, path.name
        assert not any(written.stopped)
    assert illegal == 5


ILLEGAL = """\
5 point match

 Game 1
 Ann : 0                          Ben : 0
  1) 31: 8/5 6/5                  62: 24/18 13/11
  2) 65: 24/13 {play}
  3) 21: 13/11 6/5                41: 24/23 13/9
      Wins 1 point
"""


@pytest.mark.parametrize("play", ["42: 8/4 6/3", "42: 13/8", "42: 11/13 8/4", "55: 8/3(2)"])
def test_an_illegal_play_is_made_as_it_is_written(play: str) -> None:
    written = document_of(parse_record(ILLEGAL.format(play=play)))
    (plies,) = in_document(canonicalize(written.document))
    assert len(plies) == 6
    assert written.document["games"][0]["plies"][3]["action_id"] == Ply.SET_POSITION
    assert written.stopped == ("",)


@pytest.mark.parametrize("play", ["42: 10/4", "42: Illegal play (what was it?)", "42: 24/12", "42: 99/12"])
def test_a_game_ends_where_nobody_knows_what_was_played(play: str) -> None:
    written = document_of(parse_record(ILLEGAL.format(play=play)))
    (plies,) = in_document(canonicalize(written.document))
    assert len(plies) == 3
    assert "illegal" in written.stopped[0]


def test_a_match_whose_scores_jump_back_is_none() -> None:
    match = random_match(1, RuleSheet(length=7), games=2)
    first, second = match.games[:2]
    with pytest.raises(Unanalysable, match="game 2"):
        document_of(replace(match, games=(first, replace(second, white_score=0, black_score=0))))


def test_a_match_may_begin_at_any_score() -> None:
    match = random_match(1, RuleSheet(length=7), games=3)
    later = replace(match, games=match.games[1:])
    assert list(in_document(canonicalize(document_of(later).document))) == list(in_record(later))
