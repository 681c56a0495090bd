"""Positions that people paste are found, understood, and written back the same."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import (
    Cube,
    Game,
    GameState,
    InvalidInput,
    InvalidOgid,
    InvalidXgid,
    MatchId,
    Position,
    Side,
    Terms,
    Xgid,
    format_match_id,
    format_position_id,
    format_xgid,
    parse_board,
    parse_match_id,
    parse_xgid,
)
from bot.engine import xgid as notation
from bot.play.display.picture import View
from bot.play.heads_up.picture import gnu_id, ogid, xgid
from bot.play.heads_up.positions import find_id, position_panel, read_position
from tests.engine.games import game_at
from tests.engine.strategies import games, positions, rolls
from tests.play.heads_up.tables import table

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
CRAWFORD = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:6:3:1:7:10"
DOUBLED = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:1:D:0:0:0:3:10"
OGID = "11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7:0"
GNU = "4HPwATDgc/ABMA:cAkAAAAAAAAA"
START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
PLAYERS = {Side.WHITE: notation.BOTTOM, Side.BLACK: notation.TOP, None: notation.NOBODY}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (OPENING, OPENING),
        (OPENING.removeprefix("XGID="), OPENING),
        (f"what would you play? {OPENING} I like 8/5 6/5", OPENING),
        ("https://example.org/?xgid=" + OPENING.removeprefix("XGID=").replace(":", "%3A"), OPENING),
        (OGID, f"OGID={OGID}"),
        (f"OGID={OGID}", f"OGID={OGID}"),
        (f"what would you play? {OGID}. I like 8/5 6/5", f"OGID={OGID}"),
        ("https://example.org/?p=" + OGID.replace(":", "%3A"), f"OGID={OGID}"),
        (GNU, GNU),
        (f"GNUBG ID: {GNU}", GNU),
        ("https://example.org/#4HPwATDgc%2FABMA:cAkAAAAAAAAA", GNU),
        ("Position ID: 4HPwATDgc/ABMA\nMatch ID   : cAkAAAAAAAAA", GNU),
        ("Position ID: 4HPwATDgc/ABMA", "4HPwATDgc/ABMA"),
        (" 4HPwATDgc/ABMA", "4HPwATDgc/ABMA"),
        ("4HPwATDgc/ABM", None),
        ("24/18/12/6/off", None),
        ("bar/20/16/12/8", None),
        ("8/5 6/5", None),
        ("13/8(2) bar/20*", None),
        (OPENING.replace("=-b", "=--b"), None),
        ("", None),
    ],
)
def test_an_id_is_found_wherever_it_stands_in_a_text(text: str, found: str | None) -> None:
    assert find_id(text) == found


@pytest.mark.parametrize(
    "text",
    ["position id" + " " * 40_000, "a" * 14 + " match id" + " " * 40_000],
    ids=["a long gap after Position ID", "a long gap after Match ID"],
)
def test_the_time_to_search_a_text_grows_no_faster_than_its_length(text: str) -> None:
    begin = time.process_time()
    assert find_id(text) is None
    assert time.process_time() - begin < 1


@pytest.mark.parametrize(
    ("xgid_of_none", "reason"),
    [
        (OPENING.replace(":0:0:0:7:10", ":12:0:0:7:10"), "nobody has more than the 7 points of the match"),
        (OPENING.replace("-:0:0:1", "-:20:0:1"), "the cube shows a power of two up to 32768"),
    ],
)
def test_an_xgid_that_no_gnu_id_can_say_is_refused_by_itself(xgid_of_none: str, reason: str) -> None:
    with pytest.raises(InvalidXgid) as refused:
        read_position(xgid_of_none)
    assert (refused.value.given, refused.value.reason) == (xgid_of_none, reason)


def test_an_opening_position_says_who_is_to_play_what_at_which_score() -> None:
    panel = position_panel(read_position(CRAWFORD), View(), "8/5 6/5?")
    heading, note, facts, *ids = panel.text.splitlines()
    assert heading == "### White to play 3-1 · Crawford game"
    assert note == "8/5 6/5?"
    assert facts == (
        "-# 7-point match · White 6, Black 3 · Crawford game · White 167 pips · Black 167 pips · no cube"
    )
    assert len(ids) == 3
    assert panel.pictures[0].alt.startswith("White to play 3-1")


def test_a_double_is_shown_with_who_must_answer_it() -> None:
    table = read_position(DOUBLED)
    assert position_panel(table, View()).text.startswith("### Black to take or pass")
    assert table.game.cubes[0].accepted_value == 4


def test_checkers_in_words_are_a_position_of_a_money_game() -> None:
    table = read_position("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5")
    assert table.game.position == Position.start()
    assert table.sheet.length is None


def test_a_double_match_point_is_no_crawford_game_unless_it_is_called_so() -> None:
    assert not read_position(CRAWFORD.replace(":6:3:1:7:", ":6:3:0:7:")).is_crawford
    assert read_position(CRAWFORD).is_crawford


def test_a_position_in_which_one_side_is_all_off_can_be_shown() -> None:
    table = read_position("6:2 | off:15")
    assert position_panel(table, View()).pictures[0].png()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4HPwATDgc/AB", "14 characters"),
        ("4HPwATDgc/ABMAA", "14 characters"),
        ("4HPwATDgc/ABMA:cAkAAAAAAAA", "12 characters"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:31", "10 fields with colons between them, not 5"),
        (OPENING.replace("=-b", "=--b"), "its board has 27 places instead of 26"),
        (OPENING.replace(":31:", ":37:"), "a die shows 1 to 6"),
        (OPENING.replace("=-b", "=b"), "its board has 25 places instead of 26"),
        ("24:16 | 6:3", "16 checkers instead of 15"),
        ("24:2 | 1:2", "both sides have a checker on one point"),
        ("24:2 13:5 8:3 6:5", "two sides"),
        ("hello", "14 characters"),
        (OPENING.replace("E-C", "OEC"), "checkers"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidInput, match=reason):
        read_position(text)


GNU_ID, MATCH = "4HPwATDgc/ABMA", "cIllAAAACAAE"


@pytest.mark.parametrize(
    "text",
    [
        f"Position-ID: {GNU_ID}    Match-ID: {MATCH}",
        f" GNU Backgammon  ID de position: {GNU_ID}                  ID de match   : {MATCH} ",
        f"Position ID: {GNU_ID}  Match-ID: {MATCH}",
        f"ID posizione: {GNU_ID} ID incontro: {MATCH}",
        f"Positions-ID {GNU_ID}, Spiel-ID {MATCH}. What is the best play?",
        f"{MATCH} {GNU_ID}",
        f"{GNU_ID}:{MATCH}",
        f"https://example.org/?id={GNU_ID.replace('/', '%2F')}%3A{MATCH}",
    ],
)
def test_a_gnu_id_is_known_by_its_form_in_any_language(text: str) -> None:
    assert gnu_id(read_position(text)) == gnu_id(read_position(f"{GNU_ID}:{MATCH}"))


@pytest.mark.parametrize(
    "text", [f"{GNU_ID} in Philadelphia", f"the position {GNU_ID}, transportation and INTELLIGENCE"]
)
def test_a_word_of_twelve_letters_is_no_match_id(text: str) -> None:
    assert gnu_id(read_position(text)) == gnu_id(read_position(GNU_ID))


def test_a_match_id_that_stands_for_no_match_is_refused_and_not_lost() -> None:
    with pytest.raises(InvalidInput):
        read_position(f"Position ID: {GNU_ID}  Match ID: {MATCH[:-1]}/")


@pytest.mark.parametrize(
    ("fields", "has_cube"),
    [
        ("0:0:1:00:0:0:0:7:0", False),
        ("0:0:1:00:0:0:0:7:10", True),
        ("1:1:1:00:0:0:0:7:0", True),
        ("1:-1:1:31:0:0:0:7:0", True),
        ("0:0:1:D:0:0:0:7:0", True),
    ],
)
def test_where_a_cube_was_turned_there_is_one_whatever_the_last_field_says(
    fields: str, *, has_cube: bool
) -> None:
    table = read_position(f"XGID=-BDB-------------a------e-:{fields}")
    assert table.sheet.has_cube is has_cube
    text = position_panel(table, View()).text
    told = "The last field of the XGID, 0, allows no cube: I read it as eXtreme Gammon does. GNU Backgammon"
    assert (told in text) is not has_cube


def test_wide_letters_and_digits_are_read_as_ordinary_ones() -> None:
    wide = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
    for text in (OPENING, f"{GNU_ID}:{MATCH}", "24:2 6:5 | 24:2 6:5"):
        assert gnu_id(read_position(text.translate(wide))) == gnu_id(read_position(text))


@given(st.text(max_size=200))
def test_any_other_text_is_refused_as_no_position(text: str) -> None:
    with pytest.raises(InvalidInput):
        read_position(f"{text}?")


@st.composite
def xgids(draw: st.DrawFn) -> Xgid:
    """Draw a position as players paste it: any board, score and cube that can come about."""
    position = draw(positions().filter(lambda each: each.is_possible))
    length = draw(st.sampled_from([0, 1, 2, 7, 25]))
    score = st.integers(0, length - 1 if length else 40)
    bottom, top = draw(score), draw(score)
    may_be_crawford = length > 1 and length - 1 in (bottom, top) and bottom != top
    return Xgid(
        position=position,
        turn=draw(st.sampled_from([notation.BOTTOM, notation.TOP])),
        cube_value=draw(st.sampled_from([1, 2, 64])),
        cube_owner=draw(st.sampled_from([notation.BOTTOM, notation.NOBODY, notation.TOP])),
        dice=draw(st.sampled_from(["00", "31", "66", "D", "B"])),
        bottom_score=bottom,
        top_score=top,
        rules=draw(st.integers(0, 3)) if not length else int(may_be_crawford and draw(st.booleans())),
        match_length=length,
    )


@given(xgids())
def test_what_an_xgid_says_is_written_back(said: Xgid) -> None:
    table = read_position(format_xgid(said))
    written = read_position(xgid(table))
    assert written.state == table.state
    assert xgid(written) == xgid(table)
    assert xgid(table).split(":")[:-1] == format_xgid(said).split(":")[:-1]


@pytest.mark.parametrize("text", [OPENING, CRAWFORD, DOUBLED])
def test_an_ogid_shows_what_its_xgid_does(text: str) -> None:
    table = read_position(text)
    found = read_position(ogid(table))
    assert found.state == table.state
    assert f"-# OGID `{ogid(table)}`" in position_panel(table, View()).text


def test_while_a_beaver_is_open_there_is_no_ogid() -> None:
    table = read_position(DOUBLED.replace(":D:", ":B:"))
    assert ogid(table) == ""
    assert "OGID" not in position_panel(table, View()).text


@pytest.mark.parametrize("wrong", [OGID.replace("N0N", "X0N"), OGID.replace("7:0", "7:0:0:0"), "OGID=1"])
def test_a_wrong_ogid_is_refused_as_one(wrong: str) -> None:
    with pytest.raises(InvalidOgid):
        read_position(f"OGID={wrong}")


@given(
    positions().filter(lambda each: each.is_possible), st.sampled_from(Side), st.none() | rolls, st.booleans()
)
def test_what_a_gnu_id_says_is_written_back(
    position: Position,
    on_roll: Side,
    roll: object,
    is_doubled: bool,  # noqa: FBT001 - drawn
) -> None:
    turn = on_roll.other if is_doubled else on_roll
    said = MatchId(
        cube_owner=on_roll,
        cube_value=2,
        on_roll=on_roll,
        turn=turn,
        is_doubled=is_doubled,
        roll=None if is_doubled else roll,  # type: ignore[arg-type]  # a roll, or none
        length=5,
        white_score=2,
        black_score=3,
    )
    text = f"{format_position_id(position)}:{format_match_id(said)}"
    assert gnu_id(read_position(text)) == text
    assert parse_match_id(text.partition(":")[2]).state is GameState.PLAYING


def test_checkers_in_words_and_their_id_are_the_same_position() -> None:
    board = "24:2 6:5 3:2 | 20:1 bar:1 off:13"
    assert read_position(format_position_id(parse_board(board))).game == read_position(board).game


def test_a_position_of_a_match_longer_than_those_played_here_can_be_shown() -> None:
    table = read_position(OPENING.replace(":0:7:10", ":0:64:10"))
    assert "64-point match" in position_panel(table, View()).text


@given(games())
def test_it_can_be_read_back(game: Game) -> None:
    found = parse_xgid(xgid(table(game)))
    cube = game.cubes[0]
    assert found.position == game.position_of(Side.WHITE)
    assert found.turn == PLAYERS[game.on_roll]
    assert (found.cube_value, found.cube_owner) == (cube.value, PLAYERS[cube.owner])
    assert found.match_length == 0


@pytest.mark.parametrize(
    ("game", "dice"),
    [
        (game_at(START), notation.TO_ROLL),
        (game_at(START, roll="31"), "31"),
        (game_at(START, roll="13"), "31"),
        (game_at(START, cube=Cube().offered(Side.WHITE)), notation.DOUBLED),
        (game_at(START, cube=Cube().offered(Side.WHITE).raised()), notation.BEAVERED),
        (game_at(START, cube=Cube().offered(Side.WHITE).raised().raised()), notation.RACCOONED),
    ],
)
def test_it_says_what_is_to_be_done(game: Game, dice: str) -> None:
    assert parse_xgid(xgid(table(game))).dice == dice


@pytest.mark.parametrize(
    ("terms", "rules", "max_cube"),
    [
        (Terms(), 0, notation.USUAL_LIMIT),
        (Terms(has_cube=False), 0, 1),
        (Terms(cube_cap=64), 0, 64),
        (Terms(is_jacoby=True), notation.JACOBY, notation.USUAL_LIMIT),
        (Terms(is_jacoby=True, has_beavers=True), notation.JACOBY + notation.BEAVERS, notation.USUAL_LIMIT),
    ],
)
def test_it_says_by_which_rules(terms: Terms, rules: int, max_cube: int) -> None:
    found = parse_xgid(xgid(table(game_at(START, terms=terms))))
    assert (found.rules, found.max_cube) == (rules, max_cube)


def test_the_start_is_written_as_every_program_writes_it() -> None:
    written = xgid(table(game_at(START, roll="31")))
    assert written.startswith("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:")
