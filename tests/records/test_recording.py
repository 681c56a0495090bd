"""From the rule sheet and the events of what was played here to a record."""

import pytest

from bot.engine import (
    STARTS,
    Doubled,
    Event,
    Game,
    OpeningRolled,
    Played,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Roll,
    Rolled,
    RuleSheet,
    Score,
    Side,
    Terms,
    TimedOut,
    WinKind,
    format_position_id,
    parse_board,
    replay,
)
from bot.records import (
    MONEY,
    PlayedGame,
    RefusedResignation,
    UnplayedRoll,
    WrittenDouble,
    WrittenDrop,
    WrittenResult,
    record_game,
    record_match,
    replay_match,
)
from tests.records.random_matches import random_match

ACE_POINTS = parse_board("1:15 | 1:15")


def played(*events: Event, terms: Terms | None = None, score: Score | None = None) -> PlayedGame:
    return PlayedGame(score or Score(), events, replay(Game.between(1, 2, terms), events))


def tags_of(sheet: RuleSheet) -> dict[str, str]:
    return dict(record_match("Alice", "Bob", sheet, [played(OpeningRolled(2, 1))]).tags)


def test_a_resignation_after_the_roll_leaves_it_unplayed() -> None:
    resigned = ResignationOffered(Side.WHITE, 1, WinKind.GAMMON), ResignationAccepted(Side.BLACK, 2)
    record = record_game(played(OpeningRolled(2, 1), *resigned))
    assert record.entries == (UnplayedRoll(Side.WHITE, Roll(2, 1)),)
    assert record.result == WrittenResult(Side.BLACK, 2)


def test_a_loss_on_time_leaves_the_roll_unplayed_and_is_written_as_what_it_costs() -> None:
    lost = TimedOut(Side.WHITE, 1, WinKind.SINGLE, 1)
    record = record_game(played(OpeningRolled(2, 1), lost))
    assert record.entries == (UnplayedRoll(Side.WHITE, Roll(2, 1)),)
    assert record.result == WrittenResult(Side.BLACK, 1)


def test_a_double_that_was_not_answered_in_time_is_written_as_dropped() -> None:
    opening = OpeningRolled(2, 1), Played(Side.WHITE, Roll(2, 1), ())
    record = record_game(
        played(*opening, Doubled(Side.BLACK, 0, 2), TimedOut(Side.WHITE, 1, WinKind.SINGLE, 1))
    )
    assert record.entries[1:] == (WrittenDouble(Side.BLACK, 2), WrittenDrop(Side.WHITE))
    assert record.result == WrittenResult(Side.BLACK, 1)


def test_a_game_that_goes_on_has_no_result() -> None:
    record = record_game(played(OpeningRolled(2, 1), score=Score(3, 4)))
    assert (record.white_score, record.black_score, record.result) == (3, 4, None)


def test_a_game_may_not_have_begun() -> None:
    assert record_game(played()).entries == ()


def test_a_refused_resignation_stands_before_the_play() -> None:
    offer = ResignationOffered(Side.BLACK, 2, WinKind.SINGLE)
    record = record_game(played(OpeningRolled(1, 2), offer, ResignationRefused(Side.WHITE, 1)))
    assert record.entries == (
        RefusedResignation(Side.BLACK, WinKind.SINGLE, is_after_roll=True),
        UnplayedRoll(Side.BLACK, Roll(2, 1)),
    )


def test_ties_of_the_opening_leave_only_what_they_did_to_the_cube() -> None:
    doubled = (
        OpeningRolled(2, 2, cube=2),
        OpeningRolled(5, 5, cube=4),
        OpeningRolled(3, 3),
        OpeningRolled(1, 2),
    )
    record = record_game(played(*doubled, terms=Terms(automatic_doubles=2)))
    assert record.cube == 4
    assert record.entries == (UnplayedRoll(Side.BLACK, Roll(2, 1)),)
    assert record_game(played(OpeningRolled(2, 2), OpeningRolled(1, 2))).cube == 1


def test_what_the_sheet_says_stands_in_the_head() -> None:
    assert tags_of(RuleSheet(5)) == {"Variation": "Backgammon", "Crawford": "On"}
    assert tags_of(RuleSheet()) == {
        "Variation": "Backgammon",
        "Jacoby": "Off",
        "Beaver": "Off",
        "Raccoon": "Off",
    }
    sheet = RuleSheet(
        stake=5,
        is_jacoby=True,
        has_beavers=True,
        has_raccoons=True,
        automatic_doubles=None,
        cube_cap=64,
        start=STARTS["nackgammon"],
    )
    assert tags_of(sheet) == {
        "Variation": "NackGammon",
        "Jacoby": "On",
        "Beaver": "On",
        "Raccoon": "On",
        "AutoDoubles": "Unlimited",
        "Stake": "5",
        "CubeLimit": "64",
    }


@pytest.mark.parametrize(
    ("sheet", "tag", "value"),
    [
        (RuleSheet(automatic_doubles=2), "AutoDoubles", "2"),
        (RuleSheet(has_cube=False), "CubeLimit", "1"),
        (RuleSheet(3, start=STARTS["hypergammon"]), "Variation", "HyperGammon (3)"),
        (RuleSheet(3, start=ACE_POINTS), "Start Position", format_position_id(ACE_POINTS)),
    ],
)
def test_each_rule_has_its_tag(sheet: RuleSheet, tag: str, value: str) -> None:
    assert tags_of(sheet)[tag] == value


def test_the_record_says_what_was_played() -> None:
    sheet = RuleSheet(3, start=STARTS["nackgammon"])
    match = record_match("Alice", "Bob", sheet, [played(score=Score(2, 0))], [("Site", "Discord")])
    assert (match.white, match.black, match.length, match.tag("Site")) == ("Alice", "Bob", 3, "Discord")
    assert (match.start, match.crawford_game) == (sheet.start, 0)
    session = record_match("Alice", "Bob", RuleSheet(is_jacoby=True), [played()])
    assert (session.length, session.is_jacoby, session.may_have_beavers) == (MONEY, True, False)


def test_a_record_needs_names_and_games() -> None:
    with pytest.raises(ValueError, match="name"):
        record_match("", "Bob", RuleSheet(3), [played()])
    with pytest.raises(ValueError, match="no game"):
        record_match("Alice", "Bob", RuleSheet(3), [])


@pytest.mark.parametrize("sheet", [RuleSheet(3), RuleSheet(is_jacoby=True, automatic_doubles=None)], ids=str)
def test_a_replay_of_the_record_is_what_was_played(sheet: RuleSheet) -> None:
    match = random_match(7, sheet, games=6)
    found = replay_match(match)
    assert found.illegal == ()
    for game in found.games:
        result = game.final.bets[0].result
        assert game.record.result == WrittenResult(result.winner, result.points) if result else None
        assert game.begin.cubes[0].value == game.record.cube
        assert isinstance(game.events[0], OpeningRolled | Rolled)
