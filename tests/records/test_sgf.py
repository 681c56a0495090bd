"""GNU Backgammon's SGF: what it writes is read, and what is written here is read back."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import STARTS, Position, Roll, Side, WinKind, format_position_id, parse_board
from bot.engine.game import OfferStage
from bot.records import (
    MONEY,
    GameRecord,
    MatchRecord,
    MatchReplay,
    RecordError,
    RefusedResignation,
    UnplayedRoll,
    UnreadableRecord,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    WrongKind,
    format_mat,
    format_sgf,
    parse_record,
    parse_sgf,
    read_record,
    replay_match,
)
from bot.records.match import clean
from tests.records.random_matches import random_match, random_sheet
from tests.records.records import FOLDER, notes

HEAD = "FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Alice]PB[Bob]RU[Crawford]"
ANOTHER_START = parse_board("22:2 14:3 8:2 6:3 5:3 2:2 | 24:1 14:3 8:2 6:3 5:3 1:3")
texts = st.text().map(clean)
names = texts.filter(bool) | st.text("]\\:ë日 a", min_size=1, max_size=50).map(clean).filter(bool)


def load(name: str) -> MatchReplay:
    return replay_match(read_record((FOLDER / name).read_bytes()))


def sgf(nodes: str, head: str = HEAD) -> str:
    return f"(;{head}{nodes})\n"


def game_of(nodes: str, head: str = HEAD) -> GameRecord:
    (game,) = parse_sgf(sgf(nodes, head)).games
    return game


@pytest.mark.parametrize("name", ["5-points-crawford", "money-beavers"])
def test_gnu_backgammon_writes_the_same_match_in_both_formats(name: str) -> None:
    ours, theirs = load(f"{name}.mat"), load(f"{name}.sgf")
    assert [game.events for game in theirs.games] == [game.events for game in ours.games]
    assert [game.final for game in theirs.games] == [game.final for game in ours.games]
    assert [game.record.result for game in theirs.games] == [game.record.result for game in ours.games]
    assert theirs.record.crawford_game == ours.record.crawford_game
    assert theirs.notes == ()


@pytest.mark.parametrize(
    ("name", "start", "cubes", "score"),
    [
        ("3-points-nackgammon", STARTS["nackgammon"], [1, 1, 1], (2, 3)),
        ("money-automatic-doubles", STARTS["standard"], [1, 1, 2], (3, 1)),
        ("another-start", ANOTHER_START, [1], (1, 0)),
    ],
)
def test_what_gnu_backgammon_played_is_read(
    name: str, start: Position, cubes: list[int], score: tuple[int, int]
) -> None:
    found = load(f"{name}.sgf")
    assert found.record.start == start
    assert found.illegal == ()
    assert notes(found) == []
    assert [game.record.cube for game in found.games] == cubes
    assert tuple(found.score(side) for side in Side) == score


@pytest.mark.parametrize("seed", range(24))
def test_what_was_played_here_is_read_back_as_it_was(seed: int) -> None:
    random = Random(seed)
    sheet = random_sheet(random, 1 + seed if seed % 2 else None)
    if seed % 3 == 0:
        sheet = replace(sheet, start=parse_board("24:2 13:3 6:5 | 24:2 13:3 6:5"))
    match = random_match(seed, sheet, games=2)
    assert parse_sgf(format_sgf(match)) == match
    assert read_record(format_sgf(match).encode()) == match


@given(names, names, st.lists(st.tuples(texts.filter(bool), texts), max_size=3).map(tuple))
def test_names_and_tags_of_any_letters_are_read_back(
    white: str, black: str, tags: tuple[tuple[str, str], ...]
) -> None:
    known = {"variation", "start position", "player 1", "player 2"}
    match = MatchRecord(
        white,
        black,
        5,
        (GameRecord(0, 0, (), None),),
        tuple((tag, value) for tag, value in tags if tag.lower() not in known),
    )
    assert parse_sgf(format_sgf(match)) == match


def test_it_is_laid_out_as_gnu_backgammon_does() -> None:
    match = MatchRecord(
        "A]\\",
        "Zoë" * 20,
        0,
        (
            GameRecord(
                1,
                2,
                (
                    RefusedResignation(Side.BLACK, WinKind.GAMMON, is_after_roll=True),
                    WrittenPlay(Side.BLACK, Roll(3, 1), "8/5 6/5"),
                    WrittenDouble(Side.WHITE, 4),
                    WrittenDouble(Side.BLACK, 8, OfferStage.BEAVER),
                    WrittenTake(Side.WHITE),
                    WrittenPlay(Side.WHITE, Roll(6, 5), "24/18 18/13"),
                    UnplayedRoll(Side.BLACK, Roll(6, 6)),
                ),
                WrittenResult(Side.WHITE, 16),
                cube=2,
            ),
        ),
        (("Event", "A: b"), ("EventDate", "2024.01.31"), ("Jacoby", "On")),
    )
    assert format_sgf(match) == (
        "(;FF[4]GM[6]CA[UTF-8]MI[length:0][game:0][ws:1][bs:2]PW[A\\]\\\\]PB[ZoëZoëZoëZoëZoëZoëZoëZo]"
        "EV[A: b]DT[2024-01-31]"
        f"TG[Player 2:{'Zoë' * 20}][Event:A\\: b][EventDate:2024.01.31][Jacoby:On]"
        "RU[Jacoby]CV[2]RE[W+16R]"
        "\n;RR[B+2 rolled]\n;B[31qtst]\n;W[double]\n;B[double]\n;W[take]\n;W[65xrrm]\n;PL[B]DI[66])\n"
    )
    assert parse_sgf(format_sgf(match)) == match


def test_another_start_is_set_up_before_the_first_roll() -> None:
    game = GameRecord(0, 0, (WrittenPlay(Side.BLACK, Roll(3, 1), "25/22 2/1"),), None)
    match = MatchRecord("A", "B", 5, (game,), (("Start Position", "BgAAZAAAQAAAAA"),))
    assert match.start == parse_board("bar:1 2:2 | bar:1 2:2")
    nodes = format_sgf(match).partition("RU[Crawford]")[2]
    assert nodes == "\n;PL[B]AE[a:y]AW[b][b][y]AB[w][w][y]\n;B[31ycwx])\n"
    assert parse_sgf(format_sgf(match)) == match


def test_a_crawford_game_and_a_game_without_a_cube_are_said() -> None:
    games = (GameRecord(4, 0, (), None), GameRecord(4, 1, (), None))
    text = format_sgf(MatchRecord("A", "B", 5, games, (("CubeLimit", "1"),)))
    assert "RU[NoCube:Crawford:CrawfordGame]" in text.splitlines()[0]
    assert "RU[NoCube:Crawford]" in text.splitlines()[1]
    off = MatchRecord("A", "B", 5, games, (("Crawford", "Off"), ("Variation", "HyperGammon (2)")))
    assert "RU[Hypergammon2]" in format_sgf(off)


@pytest.mark.parametrize(
    ("last", "points", "found"),
    [
        ((WrittenPlay(Side.WHITE, Roll(2, 1), "2/off 1/off"),), 2, "RE[W+2]"),
        ((WrittenDouble(Side.WHITE, 2), WrittenDrop(Side.BLACK)), 1, "RE[W+1]"),
        ((UnplayedRoll(Side.WHITE, Roll(2, 1)),), None, "RE[W+1R]"),
    ],
)
def test_who_wins_is_said_and_whether_the_loser_resigned(
    last: tuple[WrittenPlay | WrittenDouble | WrittenDrop | UnplayedRoll, ...], points: int | None, found: str
) -> None:
    start = format_position_id(parse_board("2:1 1:1 | 8:1 7:1"))
    game = GameRecord(0, 0, last, WrittenResult(Side.WHITE, points))
    assert found in format_sgf(MatchRecord("A", "B", 5, (game,), (("Start Position", start),)))


def test_beyond_an_illegal_play_nothing_is_written() -> None:
    entries = (
        WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/5"),
        WrittenPlay(Side.BLACK, Roll(4, 2), "8/4 6/5"),
        WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/5"),
    )
    match = MatchRecord("A", "B", 5, (GameRecord(0, 0, entries, WrittenResult(Side.BLACK, 2)),))
    (game,) = parse_sgf(format_sgf(match)).games
    assert game.entries == (entries[0], UnplayedRoll(Side.BLACK, Roll(4, 2)))
    assert game.result == WrittenResult(Side.BLACK, 2)


def test_every_kind_of_entry_is_read() -> None:
    game = game_of(
        ";B[31qtst]\n;W[66]\n;B[double]\n;W[take]\n;B[62xzvz]\n\n;RR[W+3];W[double];B[drop]",
        f"{HEAD}RE[W+2]CV[2]",
    )
    assert game.entries == (
        WrittenPlay(Side.BLACK, Roll(3, 1), "8/5 6/5"),
        WrittenDance(Side.WHITE, Roll(6, 6)),
        WrittenDouble(Side.BLACK, 4),
        WrittenTake(Side.WHITE),
        WrittenPlay(Side.BLACK, Roll(6, 2), "1/0 3/0"),
        RefusedResignation(Side.WHITE, WinKind.BACKGAMMON),
        WrittenDouble(Side.WHITE, 8),
        WrittenDrop(Side.BLACK),
    )
    assert [entry.line for entry in game.entries] == [1, 2, 3, 4, 5, 7, 7, 7]
    assert (game.result, game.cube) == (WrittenResult(Side.WHITE, 2), 2)


def test_hits_are_marked_as_long_as_the_plays_are_possible() -> None:
    plays = game_of(";W[21mkfe];B[41eaaa];B[64xraa];W[42xrrp];B[21as]").entries
    assert [entry.text for entry in plays if isinstance(entry, WrittenPlay)] == [
        "13/11 6/5",
        "20/24 24/24",
        "1/7 24/24",
        "24/18 18/16",
        "24/6",
    ]
    game = game_of(";W[21mkfe];B[41aepq]")
    assert game.entries[1] == WrittenPlay(Side.BLACK, Roll(4, 1), "24/20* 9/8")


def test_a_roll_that_was_set_up_is_played_or_not() -> None:
    roll, play = UnplayedRoll(Side.BLACK, Roll(3, 1)), WrittenPlay(Side.BLACK, Roll(3, 1), "8/5 6/5")
    assert game_of(";PL[B]DI[31]").entries == (roll,)
    assert game_of(";PL[B]DI[31];B[31qtst]").entries == (play,)
    assert game_of(";B[31qtst];DI[66]").entries == (play, UnplayedRoll(Side.WHITE, Roll(6, 6)))
    assert game_of(";DI[21]").entries == (UnplayedRoll(Side.WHITE, Roll(2, 1)),)


def test_a_start_may_be_set_up_in_several_nodes() -> None:
    match = parse_sgf(sgf(";DI[52];PL[W]AE[a:y];AW[b][a][y]AB[x:y][w];CV[2];CP[c];W[21yxba]"))
    assert match.start == parse_board("bar:1 2:1 1:1 | bar:1 2:1 1:1")
    assert match.games[0].cube == 2
    assert match.games[0].entries == (WrittenPlay(Side.WHITE, Roll(2, 1), "25/24* 2/1"),)


def test_what_is_no_part_of_the_record_is_passed_over() -> None:
    game = game_of(
        ";W[31hefe]DA[E ver 3 2C 1 0.0]A[0][hefe E ver 3 0.5][x\\]y]C[a ; b ( c ]\n LU[0.1]BM[1];;B[66]"
        "(;W[62])(;W[63](;B[11])(;B[22]))"
    )
    assert game.entries == (
        WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/5"),
        WrittenDance(Side.BLACK, Roll(6, 6)),
        WrittenDance(Side.WHITE, Roll(6, 2)),
    )


def test_old_files_have_lower_case_letters_in_their_properties_and_any_white_space() -> None:
    match = parse_sgf(
        "by hand\r\n( ;\r GaMe [6]\r\n PlayerWhite\n[A\\\nda] PlayerBlack [Ben ]\n; W [ 66 ] )\r"
    )
    assert (match.white, match.black, match.length) == ("Ada", "Ben", MONEY)
    assert match.games == (GameRecord(0, 0, (WrittenDance(Side.WHITE, Roll(6, 6)),), None),)
    assert match.games[0].entries[0].line == 7


def test_other_games_in_the_file_are_passed_over() -> None:
    match = parse_sgf(f"(;GM[1]AB[aa:ss])\n{sgf('')}{sgf('').replace('ws:0', 'ws:2')}")
    assert [game.white_score for game in match.games] == [0, 2]
    assert [game.line for game in match.games] == [2, 3]


@pytest.mark.parametrize(
    ("head", "tags"),
    [
        ("", ()),
        ("RU[Jacoby]", (("Jacoby", "On"),)),
        ("RU[NoCube:Hypergammon1]", (("Variation", "HyperGammon (1)"), ("CubeLimit", "1"))),
        ("MI[length:3]", (("Crawford", "Off"),)),
        ("MI[length:3]RU[Jacoby:Crawford]", ()),
        ("EV[Open]PC[Here]", (("Event", "Open"), ("Site", "Here"))),
        ("RU[Jacoby]TG[Site:There\\: x][Nothing]", (("Site", "There: x"), ("Nothing", ""))),
    ],
)
def test_rules_and_facts_become_tags(head: str, tags: tuple[tuple[str, str], ...]) -> None:
    assert parse_sgf(sgf("", f"GM[6]{head}")).tags == tags


@pytest.mark.parametrize("value", ["", "0", "Void", "?", "B", "W*2"])
def test_a_result_need_not_be_known(value: str) -> None:
    assert game_of("", f"{HEAD}RE[{value}]").result is None


def test_a_result_need_not_say_how_much() -> None:
    assert game_of("", f"{HEAD}RE[b+Resign]").result == WrittenResult(Side.BLACK, None)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (sgf("\n;W[71]"), 2, "a play looks like 31hefe"),
        (sgf("\n;W[31hefehefehefehefe]"), 2, "a play looks like"),
        (sgf("\n;W[31ze]"), 2, "a play looks like"),
        (sgf("\n;W[beaver]"), 2, "a play looks like"),
        (sgf("\n;PL[W]DI[3]"), 2, "a play looks like"),
        (sgf("\n;RR[W+4]"), 2, "a play looks like"),
        (sgf("\n;W[66]\n;AW[a]"), 3, "set up before the first move"),
        (sgf("\n;W[66]\n;CV[4]"), 3, "set up before the first move"),
        (sgf("\n;CV[3]"), 2, "shows 1, 2, 4 and so on"),
        (sgf("", f"{HEAD}CV[1073741825]"), 1, "shows 1, 2, 4 and so on"),
        (sgf("\n;CP[b]"), 2, "in the middle"),
        (sgf("\n;AW[a]"), 2, "not a position"),
        (sgf("\n;AE[a:z]"), 2, "must be a letter from a to y"),
        (sgf("\n;W[66") + ")", 2, "From here on this is not valid SGF"),
        (sgf("\n;W"), 2, "From here on this is not valid SGF"),
        (sgf("\n;W[66]") + "\n;", 4, "outside any game"),
        (sgf("\n;W[66]") + ")", 3, "outside any game"),
        (sgf("\n;W[66](;B[11]"), 3, "must be closed"),
        (sgf(";W[double];B[take];B[double];W[take]" * 20), 1, "beyond 1,073,741,824"),
    ],
)
def test_what_makes_no_sense_is_named_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(UnreadableRecord, match=reason) as caught:
        parse_sgf(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", 'no game begins with "\\(;"'),
        ("(;GM[1])", "no game of backgammon"),
        ("(;FF[4])", "no game of backgammon"),
        (
            sgf("") + sgf("", f"{HEAD}RU[x]").replace("RU[Crawford]", "RU[Nackgammon]"),
            "start from another position",
        ),
        (
            sgf("", "GM[6]TG[Start Position:4HPwATDgc/ABMA][Variation:NackGammon]RU[Nackgammon]"),
            "start from another position",
        ),
        (sgf("", "GM[6]TG[Start Position:x]"), "'x' is not a position that a game can start from"),
        (sgf("", "GM[6]TG[Variation:Tavli]"), "'tavli' is a variant"),
        (sgf(";AE[a:y]"), "not a position that a game can start from"),
    ],
)
def test_what_is_no_record_of_backgammon_is_of_the_wrong_kind(text: str, reason: str) -> None:
    with pytest.raises(WrongKind, match=reason):
        parse_sgf(text)


def test_brackets_without_end_do_no_harm() -> None:
    for text in (
        "(;" * 100_000,
        "(;" * 100_000 + ")" * 100_000,
        "(;GM[6]" + "A[" * 100_000,
        "(;GM" + "[6]" * 100_000,
    ):
        with pytest.raises(RecordError):
            parse_sgf(text)


LATE = "(;GM[6]MI[length:7][game:9][ws:6][bs:5]PW[Ann]PB[Ben]RU[{}];W[31hefe])"


@pytest.mark.parametrize(
    ("rules", "game"), [("Crawford", None), ("Crawford:CrawfordGame", 0), ("crawford:crawfordgame", 0)]
)
def test_a_game_after_the_crawford_game_is_known_by_its_rules(rules: str, game: int | None) -> None:
    record = parse_sgf(LATE.format(rules))
    assert record.crawford_game == game
    assert record.has_crawford
    assert replay_match(record).games[0].begin.terms.has_cube is (game is None)
    assert parse_sgf(format_sgf(record)).crawford_game == game
    assert parse_record(format_mat(record)).crawford_game == game


@pytest.mark.parametrize("length", ["length", "Length", "LENGTH", " length "])
def test_what_is_said_of_the_match_may_be_in_any_case(length: str) -> None:
    assert parse_sgf(LATE.format("Crawford").replace("length", length)).length == 7


def test_a_second_match_among_the_games_is_named() -> None:
    first = LATE.format("Crawford")
    for other in (first.replace("length:7", "length:5"), first.replace("Ben", "Bob")):
        with pytest.raises(UnreadableRecord, match="A second match begins here"):
            parse_sgf(f"{first}\n{other}")
