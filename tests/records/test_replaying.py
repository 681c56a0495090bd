"""Plays that are judged, and a cube and scores that are watched."""

from dataclasses import replace

import pytest

from bot.engine import (
    OFF,
    Cube,
    Ending,
    OpeningRolled,
    Played,
    ResignationOffered,
    Rolled,
    Side,
    WinKind,
    parse_play,
    parse_position_id,
    replay,
)
from bot.records import (
    MONEY,
    IllegalEntry,
    RefusedResignation,
    WrittenPlay,
    WrittenResult,
    parse_record,
    read_record,
    replay_match,
)
from bot.records.replaying import fault_of_result
from tests.engine.games import game_at
from tests.records.records import FIXTURES, game_text, notes, only_game, replayed

SINGLE = (Ending.BORNE_OFF, WinKind.SINGLE)
OPENING = "  1) 31: 8/5 6/5                 42: 8/4 6/4"
HIT = "  1) 21: 13/11 6/5                64: 24/20* 24/18"
RIGHT = "                                 "


def illegal(rows: str) -> IllegalEntry:
    (found,) = replayed(rows).illegal
    return found


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ("  1) 31: 8/5 6/4", "does not fit the dice"),
        ("  1) 65: 24/13*", "nothing to hit on 13"),
        ("  1) 51: 13/7 13/8", "does not fit"),
        ("  1) 51: 24/19 6/5", "point 19 is blocked"),
        ("  1) 31: 8/5", "both dice must be played, as in"),
        ("  1) 31: 5/8 6/5", "a checker moves to a lower point"),
        (f"{OPENING}\n  2) 66: 24/18(2) 13/7(2) 6/off", "more than 4 checker moves"),
        ("  1) 31: Illegal play (25;0;1;)", "The record itself calls it illegal."),
        ("  1) 31: Cannot Move", "There is a legal play, such as"),
        ("  1) 31:                         42: 8/4 6/4", "There is a legal play, such as"),
        ("  1) 31: ????                    42: 8/4 6/4", "There is a legal play, such as"),
        ("  1) 31: 8/5 6/5\n  2) 42: 8/4 6/4", "It is the other side's turn."),
        (f"{OPENING}\n  2)  Doubles => 2                Drops\n  3) 31: 24/23 13/10", "The game is over."),
    ],
)
def test_an_illegal_play_is_found_with_its_reason(rows: str, reason: str) -> None:
    assert reason in illegal(rows).reason


BEARING_OFF = '; [Start Position "mQAAIBMAAAAAAA"]'
"""Both sides have 5, 3(2) and 1 left, in their home boards."""


@pytest.mark.parametrize("written", ["5/1 1/0", "5/1 1/off", "5/off", "5/3 3/0"])
def test_a_checker_borne_off_by_two_dice_may_have_stopped_elsewhere_than_is_written(written: str) -> None:
    found = replayed(f"  1) 42: {written}", head=BEARING_OFF)
    assert found.illegal == ()
    assert only_game(found).final.position.other[OFF] == 12


def test_two_checkers_are_not_taken_for_one_that_is_borne_off() -> None:
    (found,) = replayed("  1) 42: 5/1 3/off", head=BEARING_OFF).illegal
    assert found.written == "5/1 3/off"


def test_an_illegal_play_can_be_repeated_from_what_is_said() -> None:
    found = illegal(f"{OPENING}\n  2) 66: 24/12 13/7(2)")
    assert found.line == 7
    assert found.written == "24/12 13/7(2)"
    with pytest.raises(ValueError, match=found.reason):
        parse_play(found.written, parse_position_id(found.position_id), found.roll)
    assert str(found).startswith(f"Line 7, illegal: '24/12 13/7(2)' with 6-6 in {found.position_id}: ")


def test_after_an_illegal_play_the_rest_of_the_game_is_not_judged() -> None:
    found = replayed(f"  1) 31: 8/5 6/4                 42: 8/4 6/3\n  2) 66: 1/off\n{RIGHT} Wins 5 points")
    assert len(found.illegal) == 1
    assert found.notes == ()
    assert only_game(found).final.bets[0].result is None
    assert found.score(Side.BLACK) == 5


@pytest.mark.parametrize("said", ["", "Cannot Move"])
def test_a_dance_is_judged_and_counts_as_a_play(said: str) -> None:
    found = replayed(f"{HIT}\n  2) 66: {said:27} 31: 8/5 6/5")
    assert found.illegal == ()
    assert found.plays == 4


def test_the_last_roll_need_not_be_played() -> None:
    for written in ("", "????"):
        found = replayed(f"{OPENING}\n  2) 66: {written}\n{RIGHT} Wins 1 point")
        assert notes(found) == ["The last roll was not played."]
        assert found.plays == 2


def test_a_forced_play_may_be_left_out() -> None:
    hit_twice = "  1) 21: 13/11 6/5                64: 24/20*/14*"
    found = replayed(f"{hit_twice}\n  2) 64:                         31: 8/5 6/5\n      Wins 1 point")
    assert found.illegal == ()
    assert notes(found) == ["bar/21 is forced, and the record leaves it out."]
    assert found.plays == 4


def test_the_loser_resigns_where_nobody_wins_on_the_board() -> None:
    result = only_game(replayed(f"{OPENING}\n      Wins 2 points")).final.bets[0].result
    assert result is not None
    assert (result.winner, result.kind, result.ending) == (Side.WHITE, WinKind.GAMMON, Ending.RESIGNED)


def test_a_game_may_be_resigned_before_it_begins() -> None:
    found = replayed(f"  1)  Losses 1 point            {RIGHT}Wins 1 point")
    assert found.score(Side.BLACK) == 1
    assert found.notes == ()


def test_who_resigns_to_a_double_drops() -> None:
    found = replayed(f"{OPENING}\n  2)  Doubles => 2\n      Wins 1 point")
    result = only_game(found).final.bets[0].result
    assert result is not None
    assert result.ending is Ending.DROPPED


def test_who_resigns_to_a_beaver_for_more_than_dropping_it_costs_took_it() -> None:
    beaver = f"{OPENING}\n  2)  Doubles => 2                Beavers => 4\n{RIGHT} Wins"
    dropped, taken = (
        only_game(replayed(f"{beaver} {points} points", length=MONEY)).final.bets[0].result
        for points in (2, 4)
    )
    assert dropped is not None
    assert taken is not None
    assert (dropped.points, dropped.ending) == (2, Ending.DROPPED)
    assert (taken.points, taken.ending) == (4, Ending.RESIGNED)


def test_a_roll_after_the_end_of_the_game_does_not_matter_if_it_is_not_played() -> None:
    found = replayed(f"{OPENING}\n  2)  Doubles => 2                Drops\n  3) 66: ????\n      Wins 1 point")
    assert found.plays == 2
    assert found.notes == ()


def test_who_concedes_without_a_number_loses_a_single_game() -> None:
    found = replayed(f"{OPENING}\n  2)  Doubles => 2                Takes\n  3)  Concedes")
    assert found.score(Side.BLACK) == 2
    assert found.notes == ()


CUBE_ON_TWO = f"{OPENING}\n  2)  Doubles => 2                Takes"


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        (f"{OPENING}\n  2)  Doubles => 2                Drops\n  3)  Takes", "after the game is over"),
        (f"{CUBE_ON_TWO}\n  3)  Doubles => 4", "A double with the other side's cube."),
        (f"{OPENING}\n  2){RIGHT}Doubles => 2", "A double out of turn."),
        (f"{OPENING}\n  2) 66:\n  3)  Doubles => 2", "A double out of turn."),
        (f"{OPENING}\n  2)  Takes", "There is no double to answer."),
        (f"{OPENING}\n  2)  Drops", "There is no double to answer."),
        (f"{OPENING}\n  2)  Doubles => 2\n  3)  Takes", "The side that doubled answers its own double."),
        (f"{OPENING}\n  2)  Doubles => 2\n  3) 66: 24/18(2) 13/7(2)", "has no answer"),
        (
            f"{OPENING}\n  2)  Doubles => 4                Takes",
            "The cube is turned to 2, but the record says 4.",
        ),
        (f"{OPENING}\n  2)  Doubles => 2\n  3)  Doubles => 4", "This side cannot turn the cube now"),
        ("  1) 33: 8/5(2) 6/3(2)", "A game cannot begin with doubles."),
        ("  1)  Doubles => 2                Takes\n  2) 31: 8/5 6/5", ""),
    ],
)
def test_what_is_odd_about_the_cube_is_noted(rows: str, text: str) -> None:
    found = replayed(rows)
    assert found.illegal == ()
    assert any(text in note for note in notes(found))


@pytest.mark.parametrize(
    ("length", "white", "black", "note"),
    [
        (3, 2, 0, "A double in a game without a cube."),
        (1, 0, 0, "A double in a game without a cube."),
        (7, 6, 6, "A double with a dead cube."),
        (7, 6, 0, "A double in a game without a cube."),
    ],
)
def test_a_dead_or_doubtful_double_is_noted(length: int, white: int, black: int, note: str) -> None:
    found = replayed(f"{CUBE_ON_TWO}\n      Wins 2 points", length=length, white=white, black=black)
    assert notes(found) == [note]


def test_without_the_crawford_rule_there_is_always_a_cube() -> None:
    rows = f"  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Drops{RIGHT}Wins 1 point"
    assert notes(replayed(rows, length=3, white=2, head='; [Crawford "Off"]')) == []
    assert notes(replayed(rows, length=3, white=2)) == ["A double in a game without a cube."]


def test_in_a_money_game_the_cube_may_have_been_turned_before() -> None:
    found = replayed(f"{OPENING}\n  2)  Doubles => 4                Drops\n      Wins 2 points", length=MONEY)
    assert only_game(found).begin.cubes == (Cube(2),)
    assert found.notes == ()


def test_a_cube_that_is_said_to_have_turned_by_itself_is_believed() -> None:
    match = parse_record(game_text(f"{OPENING}\n  2)  Doubles => 8                Drops", length=MONEY))
    (game,) = replay_match(replace(match, games=(replace(match.games[0], cube=4),))).games
    assert game.begin.cubes == (Cube(4),)
    assert game.notes == ()


def test_a_cube_is_not_followed_for_ever() -> None:
    rows = (f"  {number})  Doubles                    Takes" for number in range(2, 100))
    found = only_game(replayed("\n".join([OPENING, *rows])))
    assert found.final.cubes[0].value < 1 << 31
    assert any("I follow it no further" in note.text for note in found.notes)


@pytest.mark.parametrize(
    ("head", "note"),
    [
        ('; [CubeLimit "1"]', "A double in a game without a cube."),
        ('; [CubeLimit "1"]\n; [Jacoby "On"]', "A double in a game without a cube."),
        ('; [CubeLimit "1024"]', ""),
    ],
)
def test_there_may_be_no_cube_at_all(head: str, note: str) -> None:
    rows = f"{OPENING}\n  2)  Doubles => 2                Drops"
    assert "".join(notes(replayed(rows, length=MONEY, head=head))) == note


def test_a_refused_resignation_changes_nothing() -> None:
    refused = RefusedResignation(Side.WHITE, WinKind.GAMMON)
    match = parse_record(game_text(f"{OPENING}\n      Wins 1 point"))
    (game,) = match.games
    found = replay_match(replace(match, games=(replace(game, entries=(refused, *game.entries, refused)),)))
    (plain,) = replay_match(match).games
    assert only_game(found).final == plain.final
    assert len(only_game(found).events) == len(plain.events) + 4


@pytest.mark.parametrize("place", [0, 1])
def test_a_resignation_is_refused_with_the_roll_that_lay_there(place: int) -> None:
    refused = (RefusedResignation(Side.WHITE, WinKind.GAMMON, is_after_roll=True),) * 2
    match = parse_record(game_text(f"{OPENING}\n      Wins 1 point"))
    entries = match.games[0].entries
    rolled = entries[place]
    assert isinstance(rolled, WrittenPlay)
    written = (*entries[:place], *refused, *entries[place:])
    found = only_game(replay_match(replace(match, games=(replace(match.games[0], entries=written),))))
    assert found.final == only_game(replay_match(match)).final
    begin, events = found.begin, found.events
    for number, event in enumerate(events):
        if isinstance(event, ResignationOffered) and event.kind is WinKind.GAMMON:
            stood = replay(begin, events[:number])
            assert (stood.on_roll, stood.roll) == (rolled.side, rolled.roll)


def test_a_roll_that_could_not_have_lain_there_changes_nothing() -> None:
    """Of a record from elsewhere: no roll follows, or one of the side that has just played."""
    refused = RefusedResignation(Side.WHITE, WinKind.GAMMON, is_after_roll=True)
    match = parse_record(game_text(f"{OPENING}\n      Wins 1 point"))
    entries, thrown = match.games[0].entries, (OpeningRolled, Rolled, Played)
    for written in ((*entries, refused), (*entries, refused, entries[-1])):
        with_refusal = replace(match, games=(replace(match.games[0], entries=written),))
        without = tuple(entry for entry in written if entry is not refused)
        plain = replace(match, games=(replace(match.games[0], entries=without),))
        found, expected = only_game(replay_match(with_refusal)), only_game(replay_match(plain))
        played = [[each for each in game.events if isinstance(each, thrown)] for game in (found, expected)]
        assert played[0] == played[1]
        assert found.illegal == expected.illegal


def test_nothing_follows_a_raccoon() -> None:
    beavered = f"{OPENING}\n  2)  Doubles => 2                Beavers => 4\n  3)  Raccoons => 8"
    found = replayed(f"{beavered}               Beavers => 16", length=MONEY)
    assert notes(found) == ["This side cannot turn the cube now.", "The game is unfinished."]
    found = replayed(f"{beavered}\n  4) 66: 24/18(2) 13/7(2)", length=MONEY)
    assert only_game(found).final.cubes == (Cube(8, Side.BLACK, was_turned=True),)


@pytest.mark.parametrize(
    ("rows", "note"),
    [
        (OPENING, "The game is unfinished."),
        (f"{OPENING}\n  2)  Doubles => 2                Drops", ""),
        (
            f"{CUBE_ON_TWO}\n      Wins 5 points",
            "Points: the board gives 6; the record says 5, enough to win the match.",
        ),
        (f"{CUBE_ON_TWO}\n      Wins 3 points", "Points: the board gives 4, but the record says 3."),
        (f"{CUBE_ON_TWO}\n      Wins 1004 point", "The match was forfeited; the record says 1004 points."),
        (
            f"{OPENING}\n  2)  Doubles => 2                Drops\n{RIGHT} Wins 1 point",
            "The record says that Bob won, but it was Alice.",
        ),
    ],
)
def test_what_is_odd_about_the_result_is_noted(rows: str, note: str) -> None:
    assert "".join(notes(replayed(rows, length=5))) == note


def test_more_may_be_resigned_than_can_be_lost() -> None:
    match = read_record((FIXTURES[0].parent / "5-points-crawford.mat").read_bytes())
    game, result = next(
        (game.record, result)
        for game in replay_match(match).games
        if (result := game.final.bets[0].result) and (result.ending, result.kind) == SINGLE
    )
    resigned = replace(
        game,
        entries=game.entries[:-1],
        result=WrittenResult(result.winner, result.points * WinKind.BACKGAMMON),
    )
    found = replay_match(replace(match, length=25, games=(resigned,)))
    assert notes(found) == ["A backgammon was resigned, but less could be lost."]


def test_the_score_goes_on_from_game_to_game() -> None:
    first = game_text(f"{OPENING}\n      Wins 1 point", length=3)
    again = game_text(f"{OPENING}\n      Wins 2 points", length=3, white=1).partition("match\n")[2]
    assert notes(replay_match(parse_record(first + again))) == []
    wrong = again.replace("Alice : 1", "Alice : 0")
    assert notes(replay_match(parse_record(first + wrong))) == ["The score is 1-0, but the record says 0-0."]
    assert notes(replay_match(parse_record(first + again + again))) == [
        "The match was already over before this game."
    ]


def test_surplus_points_do_not_count_in_a_match_but_for_money() -> None:
    rows = f"{OPENING}\n      Wins 3 points"
    assert replayed(rows, length=2).score(Side.WHITE) == 2
    assert replayed(rows, length=MONEY, white=4).score(Side.WHITE) == 7


def test_with_the_jacoby_rule_a_gammon_needs_a_turned_cube() -> None:
    rows = f"{OPENING}\n      Wins 2 points"
    assert notes(replayed(rows, length=MONEY)) == []
    found = replayed(rows, length=MONEY, head='; [Jacoby "On"]')
    assert notes(found) == ["Points: the board gives 1, but the record says 2."]


def test_a_variation_has_its_own_start() -> None:
    rows = "  1) 31: 24/23 22/19"
    assert replayed(rows).illegal
    assert not replayed(rows, head='; [Variation "HyperGammon"]').illegal
    assert not replayed("  1) 31: 24/23 23/20", head='; [Variation "NackGammon"]').illegal
    assert not replayed("  1) 31: 24/23 23/20", head='; [Variation "HyperGammon (1)"]').illegal
    assert not replayed("  1) 31: bar/22 2/1", head='; [Start Position "BgAAZAAAQAAAAA"]').illegal


def test_who_resigns_on_the_other_sides_turn_has_one_turn_less_to_save_a_gammon() -> None:
    match = parse_record(game_text(f"{OPENING}\n      Wins 1 point"))
    for on_roll, board, note in (
        (Side.BLACK, "1:4 | 1:15", ""),
        (Side.WHITE, "1:15 | 1:4", "A gammon was resigned, but less could be lost."),
    ):
        game = game_at(board, on_roll=on_roll)
        (bet,) = game.bets
        resigned = bet.settled(Side.BLACK, 2, WinKind.GAMMON, Ending.RESIGNED)
        record = replace(match.games[0], result=WrittenResult(Side.BLACK, 2))
        assert fault_of_result(match, record, replace(game, bets=(resigned,))) == note
