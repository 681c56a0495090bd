"""The text that people read, and what every format leaves out."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from bot.engine import STARTS, OfferStage, Roll, RuleSheet, Side, WinKind, format_position_id, parse_board
from bot.records import (
    GameRecord,
    MatchRecord,
    Omission,
    RefusedResignation,
    UnplayedRoll,
    WrittenDouble,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    WrongKind,
    format_text,
    left_out_of_mat,
    left_out_of_sgf,
    parse_record,
    read_record,
)
from bot.records.match import WrittenRoll
from tests.records.random_matches import random_match
from tests.records.records import FIXTURES, FOLDER, game_text

OPENING = WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/5")
NO_GAME = GameRecord(0, 0, (), None)
TEN_CHECKERS = format_position_id(parse_board("24:2 13:3 6:5 | 24:2 13:3 6:5"))
TWO_CHECKERS = format_position_id(parse_board("2:2 | 2:2"))
FIFTEEN_CHECKERS = format_position_id(parse_board("24:3 13:5 6:7 | 24:3 13:5 6:7"))


def session(*games: GameRecord, length: int = 0, tags: tuple[tuple[str, str], ...] = ()) -> MatchRecord:
    return MatchRecord("Alice", "Bob", length, games or (NO_GAME,), tags)


def test_a_session_is_written_out() -> None:
    entries = (
        OPENING,
        WrittenDouble(Side.BLACK, 4),
        WrittenDouble(Side.WHITE, 8, OfferStage.BEAVER),
        WrittenDouble(Side.BLACK, 16, OfferStage.RACCOON),
        WrittenTake(Side.WHITE),
        WrittenPlay(Side.BLACK, Roll(2, 2), "24/22 24/22 6/4 6/4"),
        RefusedResignation(Side.WHITE, WinKind.GAMMON),
        WrittenPlay(Side.WHITE, Roll(6, 4), "24/18 18/14"),
        WrittenPlay(Side.BLACK, Roll(2, 1), "13/11* 6/5"),
        UnplayedRoll(Side.WHITE, Roll(2, 1)),
    )
    tags = (("Site", "Discord"), ("Jacoby", "On"), ("Beaver", "On"), ("Raccoon", "On"), ("Stake", "5"))
    match = session(GameRecord(3, 4, entries, WrittenResult(Side.WHITE, 32), cube=2), tags=tags)
    assert format_text(match) == dedent("""\
        Alice against Bob
        Money session, Jacoby rule, beavers, raccoons, stake 5
        Discord

        Game 1: Alice 3, Bob 4
        The cube begins on 2.

             Alice                            Bob
          1. 3-1: 8/5 6/5                     Doubles to 4
          2. Beavers to 8                     Raccoons to 16
          3. Takes                            2-2: 24/22(2) 6/4(2)
          4. Resigns a gammon: refused
          5. 6-4: 24/14                       2-1: 13/11* 6/5
          6. 2-1: not played

        Alice wins 32 points: Bob resigns a gammon, the cube is on 16.

        Score: Alice 35, Bob 4.
        """)


def test_a_dance_is_said() -> None:
    text = format_text(read_record((FOLDER / "money-beavers.mat").read_bytes()))
    assert "  9. 6-6: cannot move                 6-1: 16/10 13/12" in text.splitlines()


def head(match: MatchRecord) -> str:
    return format_text(match).splitlines()[1]


@pytest.mark.parametrize(
    ("length", "tags", "written"),
    [
        (1, (), "Match to 1 point"),
        (7, (), "Match to 7 points"),
        (7, (("Crawford", "Off"),), "Match to 7 points, no Crawford game"),
        (7, (("CubeLimit", "1"),), "Match to 7 points, no cube"),
        (7, (("CubeLimit", "64"),), "Match to 7 points, cube up to 64"),
        (0, (("Jacoby", "Off"), ("Beaver", "Off")), "Money session"),
        (0, (("AutoDoubles", "Unlimited"),), "Money session, automatic doubles: unlimited"),
        (0, (("Variation", "NackGammon"),), "Money session, NackGammon"),
        (0, (("Start Position", TEN_CHECKERS),), f"Money session, start {TEN_CHECKERS}"),
    ],
)
def test_what_is_played_stands_in_the_second_line(
    length: int, tags: tuple[tuple[str, str], ...], written: str
) -> None:
    assert head(session(length=length, tags=tags)) == written


@pytest.mark.parametrize(
    ("rows", "written"),
    [
        ("  1) 31: 8/5 6/5", "The game is not over."),
        (
            "  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Drops                       Wins 1 point",
            "Bob wins 1 point: Alice passes.",
        ),
        (
            "  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Takes\n      Wins 4 points",
            "Alice wins 4 points: Bob resigns a gammon, the cube is on 2.",
        ),
        ("  1) 31: 8/5 6/5                42: Concedes", "Alice wins 1 point: Bob resigns a single game."),
        ("  1) 31: 8/5 6/4", "What follows is illegal or unknown: 8/5 6/4."),
        (
            "  1) 31: 8/5 6/5                42:\n  2) 66: 1/off",
            "What follows is illegal or unknown: nothing is played.",
        ),
    ],
)
def test_the_end_of_a_game_is_told(rows: str, written: str) -> None:
    assert written in format_text(parse_record(game_text(rows))).splitlines()


def test_a_match_ends_with_its_winner_and_a_crawford_game_is_marked() -> None:
    text = format_text(read_record((FOLDER / "3-points-crawford.mat").read_bytes()))
    assert text.endswith("\nBen wins the match, 3 to 0.\n")
    assert "\nGame 3: Ada 0, Ben 2, Crawford game\n" in text


def test_a_match_that_is_not_over_ends_with_its_score() -> None:
    assert format_text(session(GameRecord(2, 1, (), None), length=5)).endswith("\nScore: Alice 2, Bob 1.\n")


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_every_roll_stands_in_the_text(path: Path) -> None:
    match = read_record(path.read_bytes())
    rolls = sum(isinstance(entry, WrittenRoll) for game in match.games for entry in game.entries)
    assert len(re.findall(r" [1-6]-[1-6]: ", format_text(match))) == rolls


@pytest.mark.parametrize("sheet", [RuleSheet(5), RuleSheet(is_jacoby=True)])
def test_the_text_is_for_people_and_its_reader_is_told_what_to_export_instead(sheet: RuleSheet) -> None:
    text = format_text(random_match(3, sheet, games=1))
    with pytest.raises(WrongKind, match=r"for people to read\. Export it as \.mat or \.sgf"):
        read_record(text.encode())


def test_most_matches_leave_nothing_out() -> None:
    match = random_match(3, RuleSheet(5, start=STARTS["nackgammon"]))
    assert left_out_of_mat(match) == left_out_of_sgf(match) == ()


@pytest.mark.parametrize(
    ("match", "mat", "sgf"),
    [
        (session(GameRecord(0, 0, (), None, cube=4)), [Omission.AUTOMATIC_DOUBLES, Omission.JACOBY], []),
        (session(tags=(("Start Position", FIFTEEN_CHECKERS),)), [Omission.JACOBY, Omission.START], []),
        (
            session(tags=(("Start Position", TEN_CHECKERS),)),
            [Omission.JACOBY, Omission.START],
            [Omission.GAMMONS],
        ),
        (session(tags=(("Variation", "HyperGammon (3)"),)), [Omission.JACOBY], []),
        (
            session(
                GameRecord(0, 0, (UnplayedRoll(Side.WHITE, Roll(6, 5)),), WrittenResult(Side.BLACK, 1)),
                tags=(("Start Position", TWO_CHECKERS),),
            ),
            [Omission.JACOBY, Omission.START, Omission.FORCED_ROLL],
            [Omission.GAMMONS],
        ),
        (session(tags=(("Jacoby", "On"),)), [], []),
        (session(tags=(("CubeLimit", "1"),)), [], []),
        (session(tags=(("Stake", "2"),)), [Omission.JACOBY, Omission.STAKE], [Omission.STAKE]),
        (
            session(GameRecord(0, 0, (RefusedResignation(Side.WHITE, WinKind.SINGLE),), None)),
            [Omission.JACOBY, Omission.REFUSED_RESIGNATIONS],
            [Omission.REFUSED_RESIGNATIONS],
        ),
        (
            session(GameRecord(0, 0, (WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/4"),), None)),
            [Omission.JACOBY],
            [Omission.ILLEGAL_PLAYS],
        ),
    ],
)
def test_what_a_format_has_no_words_for_is_named(
    match: MatchRecord, mat: list[Omission], sgf: list[Omission]
) -> None:
    assert list(left_out_of_mat(match)) == mat
    assert list(left_out_of_sgf(match)) == sgf
