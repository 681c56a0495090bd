"""Writing .mat, and reading it back."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Roll, RuleSheet, Side, format_position_id, parse_board
from bot.engine.game import OfferStage
from bot.records import (
    MONEY,
    GameRecord,
    MatchRecord,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    format_mat,
    parse_record,
    read_record,
    replay_match,
)
from bot.records.match import VARIATIONS, Entry, clean
from tests.records.random_matches import random_match
from tests.records.records import FIXTURES, game_text, notes

sides = st.sampled_from(Side)
rolls = st.builds(Roll, st.integers(1, 6), st.integers(1, 6))
values = st.none() | st.sampled_from([2, 4, 8, 64, 1024])
plays = st.sampled_from(
    ["8/5 6/5", "bar/20*", "Bar/20", "13/8(2)", "5/off", "24/18*/13", "Illegal play (25;0;1;)"]
)
entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(WrittenPlay, sides, rolls, plays),
    st.builds(WrittenDance, sides, rolls, st.booleans()),
    st.builds(UnplayedRoll, sides, rolls),
    st.builds(WrittenTake, sides),
    st.builds(WrittenDrop, sides),
)
results = st.builds(WrittenResult, sides, st.none() | st.integers(0, 9_999))
scores = st.integers(0, 99)
names = st.text().map(clean).filter(bool)
tags = st.tuples(
    st.sampled_from(["Site", "Event", "EventDate", "Match ID"]),
    st.text().map(clean),
)


@st.composite
def games(draw: st.DrawFn) -> GameRecord:
    """Any game that can be written; a beaver or a raccoon is answered, or else its acceptance is read."""
    found: list[Entry] = []
    for entry in draw(st.lists(entries, max_size=12)):
        found.append(entry)
        if draw(st.booleans()):
            side = draw(sides)
            found += [
                WrittenDouble(side if stage is not OfferStage.BEAVER else side.other, draw(values), stage)
                for stage in list(OfferStage)[: draw(st.integers(1, 3))]
            ]
            found.append(WrittenTake(found[-1].side.other))
    return GameRecord(draw(scores), draw(scores), tuple(found), draw(st.none() | results))


matches = st.builds(
    MatchRecord,
    names,
    names,
    st.integers(MONEY, 99),
    st.lists(games(), min_size=1, max_size=3).map(tuple),
    st.lists(tags, max_size=3, unique_by=lambda tag: tag[0]).map(tuple),
)


@given(matches)
@settings(max_examples=2 * settings().max_examples, deadline=None)
def test_what_is_written_is_read_back(match: MatchRecord) -> None:
    assert parse_record(format_mat(match)) == match


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_what_was_read_is_written(path: Path) -> None:
    match = read_record(path.read_bytes())
    assert parse_record(format_mat(match)) == match


@pytest.mark.parametrize("length", [MONEY, 1, 5])
def test_a_game_played_here_is_written_read_and_replayed(length: int) -> None:
    match = random_match(length, RuleSheet(length or None), games=4)
    found = replay_match(parse_record(format_mat(match)))
    assert found.record == match
    assert found.illegal == ()
    assert set(notes(found)) <= {"The last roll was not played."}


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Alice", "Alice"),
        ("Alice: the 2nd, at large", "Alice the 2nd at large"),
        (":", "?"),
        ("Zoë" * 20, "Zoë" * 7 + "Zo"),
        ("日" * 20, "日" * 10),
    ],
)
def test_a_name_is_made_fit_for_the_rows_and_kept_in_the_head(name: str, written: str) -> None:
    match = MatchRecord(name, "Bob", 5, (GameRecord(0, 0, (), None),))
    lines = format_mat(match).splitlines()
    assert f" {written} : 0 " in f"{lines[6]} "
    assert parse_record(format_mat(match)).white == name


def test_it_is_laid_out_as_gnu_backgammon_does() -> None:
    match = parse_record(
        "5 point match\n Game 1\n Alice : 0     Bob : 2\n"
        "  1)                             31: 8/5 6/5\n"
        "  2) 66: 24/18(2) 13/7(2)         Doubles => 2\n"
        "  3)  Drops                       Wins 1 point\n"
    )
    assert format_mat(match).partition("match\n")[2] == (
        "\n Game 1\n"
        " Alice : 0                       Bob : 2\n"
        "  1)                             31: 8/5 6/5\n"
        "  2) 66: 24/18(2) 13/7(2)         Doubles => 2\n"
        "  3)  Drops                       Wins 1 point\n"
    )


def test_a_row_is_filled_up_lest_the_one_above_be_read_again() -> None:
    match = parse_record(
        game_text("  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Takes\n      Wins 4 points")
    )
    row = f"  2) {' Takes':27} "
    assert len(row) > 15
    assert row in format_mat(match).splitlines()


def test_a_forced_roll_that_was_not_played_is_left_out() -> None:
    two_checkers = (("Start Position", format_position_id(parse_board("5:2 | 5:2"))),)
    for roll, is_written in ((Roll(6, 5), False), (Roll(2, 1), True)):
        game = GameRecord(0, 0, (UnplayedRoll(Side.WHITE, roll),), WrittenResult(Side.BLACK, 1))
        text = format_mat(MatchRecord("Alice", "Bob", 5, (game,), two_checkers))
        assert ("????" in text) is is_written
        assert parse_record(text).games[0].result == game.result


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"white": " "}, "Both players must have a name."),
        ({"games": ()}, "no game"),
        ({"length": -1}, "not to -1"),
        ({"tags": (("Variation", "Tavli"),)}, "'tavli'"),
        ({"tags": (("Start Position", "AAAAAAAAAAAAAA"),)}, "not a position that a game can start from"),
        ({"tags": (("Start Position", "start"),)}, "'start' is not a position"),
    ],
)
def test_a_record_that_says_nonsense_is_not_made(changed: dict[str, object], reason: str) -> None:
    fields: dict[str, object] = {
        "white": "A",
        "black": "B",
        "length": 5,
        "games": (GameRecord(0, 0, (), None),),
    }
    with pytest.raises(ValueError, match=reason):
        MatchRecord(**(fields | changed))  # type: ignore[arg-type]  # on purpose


def test_a_cube_that_no_cube_shows_is_not_recorded() -> None:
    for cube in (0, 3):
        with pytest.raises(ValueError, match=f"not {cube}"):
            GameRecord(0, 0, (), None, cube=cube)


def test_every_variation_starts_with_as_many_checkers_on_both_sides() -> None:
    assert all(start.own == start.other for start in VARIATIONS.values())
