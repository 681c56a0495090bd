"""The forms that a record may have, and the reasons for refusing one."""

import pytest

from bot.engine import Roll, Side
from bot.engine.game import OfferStage
from bot.records import (
    MAX_RECORD_BYTES,
    MONEY,
    GameRecord,
    RecordError,
    TooLarge,
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
    parse_record,
    read_record,
    replay_match,
)
from tests.records.records import game_text

ROW = "  1) 31: 8/5 6/5                 42: 8/4 6/4"
RIGHT = "                                 "


def game_of(rows: str) -> GameRecord:
    (game,) = parse_record(game_text(rows)).games
    return game


def test_a_row_holds_a_turn_of_each_player() -> None:
    assert game_of(ROW).entries == (
        WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/5"),
        WrittenPlay(Side.BLACK, Roll(4, 2), "8/4 6/4"),
    )


def test_entries_know_their_lines() -> None:
    game = game_of(f"{ROW}\n\n  2) 66:                         Doubles => 2\n  3) Drops\n{RIGHT}Wins 1 point")
    assert [entry.line for entry in game.entries] == [6, 6, 8, 8, 9]
    assert game.result is not None
    assert (game.line, game.result.line) == (4, 10)


def test_a_single_cell_belongs_to_the_column_it_stands_in() -> None:
    left, right = "  1) 31: 8/5 6/5", f"  1){RIGHT}31: 8/5 6/5"
    assert [game_of(row).entries[0].side for row in (left, right)] == [Side.WHITE, Side.BLACK]


def test_tabs_may_stand_for_spaces() -> None:
    assert [entry.side for entry in game_of("1)\t\t31: 8/5 6/5\n2) 66:\t21: 13/11 6/5").entries] == [
        Side.BLACK,
        Side.WHITE,
        Side.BLACK,
    ]


@pytest.mark.parametrize(
    "written", ["", "Cannot Move", "cannot move", "Can't move", "No play", "Dances", "--"]
)
def test_a_dance_is_said_or_nothing_stands_there(written: str) -> None:
    dance = WrittenDance(Side.WHITE, Roll(6, 6), is_said=bool(written))
    assert game_of(f"  1) 66: {written}").entries == (dance,)


@pytest.mark.parametrize("written", ["????", "???"])
def test_a_roll_that_was_never_played_has_question_marks(written: str) -> None:
    assert game_of(f"  1) 64: {written}").entries == (UnplayedRoll(Side.WHITE, Roll(6, 4)),)


@pytest.mark.parametrize("unrolled", ["00: ????", "00:", "????"])
def test_dice_that_were_never_thrown_are_no_roll(unrolled: str) -> None:
    for row in (f"{ROW}\n  2) 31: 8/7 8/5             {unrolled}", f"{ROW}\n  2) {unrolled}"):
        game, known = game_of(f"{row}\n  3)  Wins 1 point"), game_of(row.replace(unrolled, ""))
        assert game.entries == known.entries
        assert game.result == WrittenResult(Side.WHITE, 1)


def test_who_wins_beside_dice_that_were_never_thrown_stands_on_the_right() -> None:
    game = game_of(f"{ROW}\n  2) ????                        Wins 1 point and the match")
    assert game.result == WrittenResult(Side.BLACK, 1)


@pytest.mark.parametrize(
    "written",
    [
        *("bar/20", "Bar/20", "25/20", "5/off", "5/Off", "5/0", "13/8(2)", "13/8(2) 6/3(2)", "21/1"),
        *("20/18*/15", "5/3*(2)", "6/4*(2) 13/11", "24/20,13/8", "24/18* 8/7*", "8 / 5  6/5"),
    ],
)
def test_notation_is_taken_as_it_is_written(written: str) -> None:
    text = " ".join(written.split())
    assert game_of(f"  1) 55: {written}   ").entries == (WrittenPlay(Side.WHITE, Roll(5, 5), text),)


@pytest.mark.parametrize("roll", ["31:", "13:", "3-1:", "31 :"])
def test_a_roll_has_its_dice_in_any_order(roll: str) -> None:
    assert game_of(f"  1) {roll} 8/5 6/5").entries == (WrittenPlay(Side.WHITE, Roll(3, 1), "8/5 6/5"),)


def test_the_cube_is_turned_and_answered() -> None:
    game = game_of(f"{ROW}\n  2)  Doubles => 2                Takes\n  3)  Redoubles => 4  Drops")
    assert game.entries[2:] == (
        WrittenDouble(Side.WHITE, 2),
        WrittenTake(Side.BLACK),
        WrittenDouble(Side.WHITE, 4),
        WrittenDrop(Side.BLACK),
    )


@pytest.mark.parametrize(("take", "drop"), [("Takes", "Drops"), ("Accepts", "Rejects"), ("take", "Passes")])
def test_an_answer_has_several_names(take: str, drop: str) -> None:
    assert game_of(f"  1) {take}            {drop}").entries == (
        WrittenTake(Side.WHITE),
        WrittenDrop(Side.BLACK),
    )


@pytest.mark.parametrize("answers", [("Beavers => 4", "Raccoons => 8"), ("Doubles => 4", "Beavers => 8")])
def test_a_double_that_answers_a_double_is_a_beaver_and_then_a_raccoon(answers: tuple[str, str]) -> None:
    beaver, raccoon = answers
    game = game_of(f"  1) Doubles => 2                 {beaver}\n  2) {raccoon}             Takes")
    assert game.entries == (
        WrittenDouble(Side.WHITE, 2),
        WrittenDouble(Side.BLACK, 4, OfferStage.BEAVER),
        WrittenDouble(Side.WHITE, 8, OfferStage.RACCOON),
        WrittenTake(Side.BLACK),
    )


def test_a_double_need_not_say_to_what() -> None:
    assert game_of("  1) Doubles").entries == (WrittenDouble(Side.WHITE, None),)


@pytest.mark.parametrize(
    "written", ["Wins 2 point", "Wins 2 points", "wins 2 points and the match", "Wins 2"]
)
def test_who_wins_is_said_in_the_winners_column(written: str) -> None:
    assert game_of(f"{ROW}\n      {written}").result == WrittenResult(Side.WHITE, 2)
    assert game_of(f"{ROW}\n{RIGHT} {written}").result == WrittenResult(Side.BLACK, 2)
    assert game_of(f"{ROW}\n  2) 66:                          {written}").result == WrittenResult(
        Side.BLACK, 2
    )


def test_who_wins_may_be_said_twice_and_who_loses_after_it() -> None:
    row = f"{ROW}\n  2)  Wins 2 point"
    assert game_of(f"{row}                 Losses 2 point").result == WrittenResult(Side.WHITE, 2)
    assert game_of(f"{row}\n      Wins 2 point and the match").result == WrittenResult(Side.WHITE, 2)
    with pytest.raises(UnreadableRecord, match="The game is already over"):
        game_of(f"{row}\n{RIGHT}Wins 2 point")


def test_who_loses_is_believed_only_if_nobody_wins() -> None:
    assert game_of(f"{ROW}\n  2)  Losses 2 point").result == WrittenResult(Side.BLACK, 2)
    assert game_of(f"{ROW}\n Losses 2 point\n\n      Wins 2 point").result == WrittenResult(Side.WHITE, 2)


@pytest.mark.parametrize("written", ["Concedes", "Resigns", "Resigned Game", "Resigned Match", "Losses"])
def test_a_loss_need_not_say_how_much(written: str) -> None:
    assert game_of(f"{ROW}\n  2) {written}").result == WrittenResult(Side.BLACK, None)


@pytest.mark.parametrize("written", ["Concedes", "Resigns 1 point", "Concedes the game"])
def test_who_concedes_instead_of_playing_loses(written: str) -> None:
    row = f"  2) 62: {written}"
    assert game_of(f"{ROW}\n{row}").result == WrittenResult(Side.BLACK, 1 if "1" in written else None)
    row = f"  2) 62: 24/18 13/11             31: {written}"
    assert game_of(f"{ROW}\n{row}").result == WrittenResult(Side.WHITE, 1 if "1" in written else None)


def test_a_number_of_a_row_may_be_repeated_in_it() -> None:
    game = game_of(
        f" 14) 22: 13/11(2) 6/4(2)      14)  Losses 1 point         {RIGHT}Wins 1 point and the match"
    )
    assert game.entries == (WrittenPlay(Side.WHITE, Roll(2, 2), "13/11(2) 6/4(2)"),)
    assert game.result == WrittenResult(Side.BLACK, 1)


def test_a_row_may_be_empty() -> None:
    assert game_of(f"{ROW}\n  2)      \n").entries == game_of(ROW).entries


def test_a_game_may_have_no_rows() -> None:
    assert game_of("") == GameRecord(0, 0, (), None)


def test_a_play_that_the_record_calls_illegal_is_kept() -> None:
    said = "Illegal play (25;0;1;0;0;Bob;Alice;0;2;1;)"
    assert game_of(f"  1) 11: {said} 21: 13/11 6/5").entries[0] == WrittenPlay(Side.WHITE, Roll(1, 1), said)


def test_the_head_says_what_else_is_known() -> None:
    tags = ['; [Site "Backgammon Studio"]', '[Player 1 "Zoë"]', ';[Player 2 "B: 3"]', '; [Crawford "Off"]']
    head = "\n".join([*tags, "; any comment"])
    record = parse_record(game_text(ROW, head=head))
    assert (record.white, record.black) == ("Zoë", "B: 3")
    assert record.tags == (("Site", "Backgammon Studio"), ("Crawford", "Off"))
    assert record.tag("site") == "Backgammon Studio"
    assert not record.has_crawford


def test_what_the_head_says_is_read_as_it_would_be_written() -> None:
    record = parse_record(game_text(ROW, head='; [Site "Backgammon\ufeff \t Studio"]'))
    assert record.tags == (("Site", "Backgammon Studio"),)
    assert parse_record(format_mat(record)) == record


@pytest.mark.parametrize(
    ("line", "names", "score"),
    [
        (" Alice : 2                      Bob : 3", ("Alice", "Bob"), (2, 3)),
        (" nori,1782 : 2                  zoonk,1666.50 : 3", ("nori", "zoonk"), (2, 3)),
        (
            " Mochizuki Masayuki : 2         Tabata Makoto : 3  ",
            ("Mochizuki Masayuki", "Tabata Makoto"),
            (2, 3),
        ),
        (" ;) : 2                         Bob : 3", (";)", "Bob"), (2, 3)),
        (" Alice : 2                        : 3", ("Alice", "Player 2"), (2, 3)),
        ("  : 2                            Bob : 3", ("Player 1", "Bob"), (2, 3)),
        (" A:7 b : 2                      x:8 : 3", ("A:7 b", "x:8"), (2, 3)),
        (" Alice : 2 Bob : 3", ("Alice", "Bob"), (2, 3)),
        (" An extraordinarily long name : 2Bob : 3", ("An extraordinarily long name", "Bob"), (2, 3)),
    ],
)
def test_names_and_score_stand_under_the_game(
    line: str, names: tuple[str, str], score: tuple[int, int]
) -> None:
    record = parse_record(f"7 point match\n\n Game 1\n{line}\n{ROW}\n")
    assert (record.white, record.black) == names
    assert (record.games[0].white_score, record.games[0].black_score) == score


@pytest.mark.parametrize(
    ("line", "length"),
    [("7 point match", 7), (" 25 points match", 25), ("1-point match", 1), ("0 point match", MONEY)],
)
def test_the_length_comes_before_the_games(line: str, length: int) -> None:
    assert parse_record(game_text(ROW).replace("7 point match", line)).length == length


@pytest.mark.parametrize("line", ["Unlimited match", "Money session", "money game"])
def test_a_money_session_is_a_match_to_nothing(line: str) -> None:
    assert parse_record(game_text(ROW).replace("7 point match", line)).length == MONEY


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark_do_not_matter(end: str, mark: str) -> None:
    text = mark + game_text(ROW).lstrip().replace("\n", end)
    assert read_record(text.encode()) == parse_record(game_text(ROW))


def test_what_is_not_utf_8_is_latin_1() -> None:
    data = game_text(ROW).replace("Alice", "Zoë").encode("latin-1")
    assert read_record(data).white == "Zoë"


@pytest.mark.parametrize(
    "data", [b"", b"Hello.\n", b"(;FF[4]GM[1]PB[a]PW[b])", b"PK\x03\x04\x00\x00", "Game 1".encode("utf-16")]
)
def test_something_else_is_of_the_wrong_kind(data: bytes) -> None:
    with pytest.raises(WrongKind):
        read_record(data)


def test_another_game_than_backgammon_is_of_the_wrong_kind() -> None:
    with pytest.raises(WrongKind, match="'tavli' is a variant that I do not play"):
        parse_record(game_text(ROW, head='; [Variation "Tavli"]'))


def test_a_record_without_a_game_is_of_the_wrong_kind() -> None:
    with pytest.raises(WrongKind, match="no game"):
        parse_record("7 point match\n")


def test_a_record_has_a_greatest_size() -> None:
    text = game_text(ROW)
    read_record((text + "\n" * (MAX_RECORD_BYTES - len(text))).encode())
    with pytest.raises(TooLarge, match="1,000,000") as caught:
        read_record(b"\n" * (MAX_RECORD_BYTES + 1))
    assert caught.value.size == caught.value.limit + 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (game_text(ROW).replace("\n 7", "\n 1) 31: 8/5\n 7"), 2, "length of the match must come first"),
        (game_text(ROW).replace(" Game 1\n", ""), 4, 'must begin with "Game 1"'),
        (game_text(ROW).replace(" : 0\n", "\n"), 5, "both names"),
        ("7 point match\n\n Game 1", 3, "both names"),
        (game_text(f"{ROW}\n  2) 71: 8/5 6/5"), 7, "neither a play"),
        (game_text("  1) 31: 8/5 6/x"), 6, "I do not understand"),
        (game_text("  1) 31: 8/5 6/5               71: 8/4 6/4"), 6, "I do not understand"),
        (game_text("  1) Doubles => 2 please"), 6, "I do not understand"),
        (game_text("  1) Takes it              Wins lots"), 6, "I do not understand"),
        (game_text(f"{ROW}\n      Wins 1 point\n  2) 31: 8/5 6/5"), 8, "The game is already over"),
        (game_text("  1) 31: " + "8/5 " * 300), 6, "1,000 characters"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(text: str, line: int, reason: str) -> None:
    with pytest.raises(UnreadableRecord, match=reason) as caught:
        parse_record(text)
    assert caught.value.line == line
    assert caught.value.text in text.splitlines()[line - 1]
    assert str(caught.value).startswith(f"Line {line}, ")


def test_a_comment_may_be_as_long_as_it_likes() -> None:
    comment = "; " + "word : 1 " * 10_000
    record = parse_record(game_text(f"{ROW}\n{comment}\n{ROW}", head=comment))
    assert record.games[0].entries == game_of(f"{ROW}\n{ROW}").entries


def test_a_long_line_is_not_shown_in_full() -> None:
    error = UnreadableRecord(3, "x" * 2_000, "It is long.")
    assert len(str(error)) < 120
    assert isinstance(error, RecordError)


TWO_ROWS = "  1) 31: 8/5 6/5                   42: 8/4 6/4"


def test_a_file_may_end_as_old_programs_end_it() -> None:
    text = game_text(TWO_ROWS)
    for end in ("\x1a", "\r\n\x1a\0\0\0"):
        assert read_record((text + end).encode()) == parse_record(text)


def test_a_second_match_in_a_file_is_named() -> None:
    with pytest.raises(UnreadableRecord, match="A second match begins here") as caught:
        parse_record(game_text(TWO_ROWS) + game_text(TWO_ROWS, length=5))
    assert caught.value.line == 8


@pytest.mark.parametrize(
    "prose",
    ["The score (after 1 game): Alice 1, Bob 0", "Sent from my telephone", "----------", "Nice game!"],
)
def test_what_somebody_wrote_between_the_games_is_passed_over_with_a_note(prose: str) -> None:
    text = game_text(TWO_ROWS)
    head, score, rows = text.partition(" Alice : 0")
    for told in (
        f"{prose}\n{text}",
        f"{text}\n{prose}\n",
        head.replace(" Game", f"{prose}\n Game") + score + rows,
    ):
        record = parse_record(told)
        assert record == parse_record(text)
        assert [line.strip() for _, line in record.passed_over] == [prose]
        assert any(prose in note.text for note in replay_match(record).notes)


@pytest.mark.parametrize(
    "row", ["  2) 31: 8/5 6/x", "  2) hello", "  31 : 8/5 and 6/5", "  2) Doubles => two"]
)
def test_what_may_be_meant_as_a_play_is_never_passed_over(row: str) -> None:
    with pytest.raises(UnreadableRecord):
        parse_record(game_text(f"{TWO_ROWS}\n{row}"))


def test_the_head_can_say_that_the_crawford_game_was_played_before() -> None:
    for head, game in (("", 0), ('; [Crawford "On"]', 0), ('; [Crawford "Played"]', None)):
        record = parse_record(game_text(TWO_ROWS, white=6, black=5, head=head))
        assert record.crawford_game == game
