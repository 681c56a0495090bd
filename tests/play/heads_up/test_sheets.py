"""The rule sheet as it is offered, explained and edited."""

from dataclasses import replace

import pytest

from bot.clocks import TimeControl
from bot.engine import SHEET_OPTIONS, STARTS, BetResult, RuleSheet, Side, parse_board
from bot.play.base.table import CommittedDice, Player, Status
from bot.play.heads_up.board import challenge_panel, editor_text, rules_panel, sheet_edits
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable, Offered, Withdrawal
from bot.play.text import options
from bot.play.text.options import OFFERED
from tests.engine.games import ALICE, BOB, game_at
from tests.play.heads_up.tables import table, win

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
SIX_STACKED = parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")
ALL_ON_SIX = parse_board("6:15 | 6:15")
EVERYTHING = RuleSheet(
    None,
    5,
    is_jacoby=True,
    has_beavers=True,
    has_raccoons=True,
    automatic_doubles=None,
    cube_cap=64,
    start=STARTS["hypergammon"],
)
COMMITMENT, FOLLOWING = "3f" * 32, "a1" * 32
PEOPLE = {ALICE: Player(ALICE, 101, "Alice"), BOB: Player(BOB, 102, "Bob")}


def offered(challenge: Challenge, status: Status = Status.CHALLENGE) -> HeadsUpTable:
    """A challenge by Alice."""
    state = HeadsUpState(challenge, dice=CommittedDice(COMMITMENT))
    return HeadsUpTable(17, 7, 70, 42, status, PEOPLE, 1001, 40, state)


def at_play(sheet: RuleSheet, *results: BetResult, dice: CommittedDice | None = None) -> HeadsUpTable:
    """Alice and Bob in a game by a sheet, after others."""
    seated = table(game_at(START), sheet=sheet, results=results)
    return replace(seated, state=replace(seated.state, dice=dice))


@pytest.mark.parametrize(
    ("sheet", "lines"),
    [
        (
            RuleSheet(),
            [
                "**Money session**",
                "Doubling cube · standard start",
            ],
        ),
        (RuleSheet(7), ["**7-point match**", "Doubling cube · Crawford rule · standard start"]),
        (RuleSheet(1), ["**1-point match**", "Standard start"]),
        (
            RuleSheet(is_jacoby=True, automatic_doubles=1),
            [
                "**Money session**",
                "Doubling cube · Jacoby · 1 automatic double a game · standard start",
            ],
        ),
        (
            RuleSheet(5, has_cube=False, start=STARTS["nackgammon"]),
            ["**5-point match**", "No doubling cube · Nackgammon start"],
        ),
        (RuleSheet(has_cube=False), ["**Money session**", "No doubling cube · standard start"]),
        (
            RuleSheet(9, start=SIX_STACKED),
            ["**9-point match**", "Doubling cube · Crawford rule · start: 5 on 6, 5 on 5, 5 on 4"],
        ),
    ],
)
def test_the_whole_sheet_takes_two_lines_and_says_what_is_on(sheet: RuleSheet, lines: list[str]) -> None:
    assert options.sheet_lines(sheet) == lines


def test_a_sheet_with_every_option_names_them_all() -> None:
    title, rules = options.sheet_lines(EVERYTHING)
    assert title == "**Money session, stake 5**"
    assert rules.split(" · ") == [
        "Doubling cube up to 64",
        "Jacoby",
        "beavers",
        "raccoons",
        "unlimited automatic doubles",
        "hypergammon, three checkers a side",
    ]


def test_a_challenge_shows_its_sheet_and_who_may_answer() -> None:
    panel = challenge_panel(offered(Challenge(ALICE, BOB, sheet=RuleSheet(7))))
    assert panel.text.splitlines() == [
        "### Alice challenges Bob",
        "**7-point match**",
        "Doubling cube · Crawford rule · standard start",
        "-# Rated match",
        "<@102>, do you accept Alice's challenge?",
    ]
    row = [button for buttons in panel.rows for button in buttons]
    assert [button.label for button in row] == [
        "Accept",
        "Decline",
        "Propose changes",
        "Rules",
        "Withdraw challenge",
    ]


def test_an_open_challenge_asks_anyone_and_can_be_declined_by_nobody() -> None:
    panel = challenge_panel(offered(Challenge(ALICE, None)))
    assert "Anyone here may accept." in panel.text
    assert HeadsUpButton.DECLINE not in {button.kind for button in panel.rows[0]}


def test_a_proposal_says_whose_it_is_and_what_it_changes() -> None:
    proposed = Challenge(
        ALICE,
        BOB,
        sheet=RuleSheet(has_beavers=True),
        proposer=BOB,
        earlier=(Offered(RuleSheet(5), TimeControl(), None, BOB),),
    )
    assert challenge_panel(offered(proposed)).text.splitlines() == [
        "### Alice challenges Bob",
        "Bob proposes:",
        "**Money session**",
        "Doubling cube · beavers · standard start",
        "-# Each game is rated",
        "-# Changed: 5-point match → money session · Beavers: no → yes",
        "<@101>, do you accept Bob's counter-offer?",
    ]


def test_a_challenge_that_came_to_nothing_says_only_that() -> None:
    declined = Challenge(ALICE, BOB, Withdrawal.DECLINED, RuleSheet(7))
    panel = challenge_panel(offered(declined, Status.CLOSED))
    assert panel.text == "### Alice challenges Bob\nBob declined Alice's challenge."
    assert panel.rows == ()


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        (RuleSheet(5), RuleSheet(7), "5-point match → 7-point match"),
        (RuleSheet(5), RuleSheet(5, has_cube=False), "Cube: yes → no"),
        (RuleSheet(5), RuleSheet(5, cube_cap=2), "Cube cap: no limit → 2"),
        (RuleSheet(), RuleSheet(stake=3), "Stake: 1 → 3"),
        (RuleSheet(automatic_doubles=None), RuleSheet(), "Automatic doubles: no limit → 0"),
        (RuleSheet(is_jacoby=True), RuleSheet(5), "money session → 5-point match"),
        (RuleSheet(5), RuleSheet(is_jacoby=True), "5-point match → money session · Jacoby: no → yes"),
        (RuleSheet(5), RuleSheet(5, start=STARTS["nackgammon"]), "Start: standard → Nackgammon"),
        (RuleSheet(5), RuleSheet(5, start=SIX_STACKED), "Start: standard → 5 on 6, 5 on 5, 5 on 4"),
        (
            RuleSheet(5, start=SIX_STACKED),
            RuleSheet(5, start=ALL_ON_SIX),
            "Start: 5 on 6, 5 on 5, 5 on 4 → 15 on 6",
        ),
    ],
)
def test_what_a_proposal_changes_is_said_in_a_line(before: RuleSheet, after: RuleSheet, changes: str) -> None:
    assert options.changes(before, after) == changes


def explained(sheet: RuleSheet) -> dict[str, str]:
    """Return the explanations of a rule sheet, rule by rule."""
    rules = [line.removeprefix("**") for line in rules_panel(at_play(sheet)).text.splitlines()]
    return dict(rule.split("**: ") for rule in rules if "**: " in rule)


def test_every_rule_is_explained_in_plain_words() -> None:
    rules = explained(EVERYTHING)
    assert list(rules) == [
        "Money session",
        "Wins",
        "Gammon",
        "Backgammon",
        "Doubling cube",
        "Cube cap",
        "Jacoby",
        "Beavers",
        "Raccoons",
        "Automatic doubles",
        "Start",
    ]
    assert rules["Jacoby"] == "gammons and backgammons count only in games with a double that was taken."
    assert rules["Money session"].endswith("Each point is worth 5.")
    assert rules["Cube cap"] == "the cube goes up to 64."
    assert "1 on 24, 1 on 23, 1 on 22, 12 out of play" in rules["Start"]


def test_only_the_rules_of_this_match_are_explained() -> None:
    assert list(explained(RuleSheet(7))) == [
        "7-point match",
        "Wins",
        "Gammon",
        "Backgammon",
        "Doubling cube",
        "Crawford rule",
        "Dead cube",
        "Start",
    ]
    assert "when a player first needs only 1 more point" in explained(RuleSheet(7))["Crawford rule"]
    assert list(explained(RuleSheet(1))) == ["1-point match", "Doubling cube", "Start"]
    assert list(explained(RuleSheet(7, has_cube=False))) == [
        "7-point match",
        "Wins",
        "Gammon",
        "Backgammon",
        "Doubling cube",
        "Start",
    ]


@pytest.mark.parametrize("name", SHEET_OPTIONS)
def test_no_option_is_left_out_of_what_is_said(name: str) -> None:
    usual = RuleSheet(has_beavers=True)
    for value in set(OFFERED[name] or (5,)) - {SHEET_OPTIONS[name].read(usual)}:
        other = usual.changed(**{name: value})
        assert list(options.explained(other)) != list(options.explained(usual))
        assert options.in_brief(other) != options.in_brief(usual)
        assert options.changes(usual, other)


def test_automatic_doubles_have_a_limit_or_none() -> None:
    assert explained(RuleSheet(automatic_doubles=1))["Automatic doubles"].endswith(", once a game.")
    assert explained(RuleSheet(automatic_doubles=3))["Automatic doubles"].endswith(", up to 3 times a game.")
    assert explained(RuleSheet(automatic_doubles=None))["Automatic doubles"].endswith("in the middle.")


def test_a_start_with_checkers_on_the_bar_and_no_name_is_written_out() -> None:
    start = parse_board("bar:1 6:5 5:5 | bar:1 6:5 5:5")
    assert explained(RuleSheet(start=start))["Start"] == (
        "`8H0AAATfBwBAAA`. Each side has 1 on the bar, 5 on 6, 5 on 5, 4 out of play."
    )


def test_the_rule_sheet_in_play_shows_score_crawford_and_both_commitments() -> None:
    text = rules_panel(at_play(RuleSheet(5), dice=CommittedDice(COMMITMENT, FOLLOWING, 3))).text
    assert text.startswith("### Rules\n-# Alice 0, Bob 0 · 5-point match · game 1\n**5-point match**")
    assert f"-# Dice of game 1: `{COMMITMENT}`\n-# Dice of game 2: `{FOLLOWING}`" in text
    assert "`/dice show`" in text


@pytest.mark.parametrize(
    ("sheet", "results", "state"),
    [
        (RuleSheet(5), [], "The Crawford game is still to come."),
        (RuleSheet(5), [win(Side.WHITE, 4)], "This is the Crawford game: no doubling."),
        (
            RuleSheet(5),
            [win(Side.WHITE, 4), win(Side.BLACK)],
            "The Crawford game is over: you may double again.",
        ),
        (RuleSheet(1), [], None),
        (RuleSheet(5, has_cube=False), [win(Side.WHITE, 4)], None),
        (RuleSheet(), [win(Side.WHITE, 4)], None),
    ],
)
def test_the_rule_sheet_says_how_it_stands_with_the_crawford_game(
    sheet: RuleSheet, results: list[BetResult], state: str | None
) -> None:
    lines = rules_panel(at_play(sheet, *results)).text.splitlines()
    assert [line for line in lines if "Crawford game" in line and not line.startswith(("-", "*"))] == (
        [state] if state else []
    )


def test_a_table_older_than_verifiable_dice_says_nothing_of_them() -> None:
    assert "Dice" not in rules_panel(at_play(RuleSheet(5))).text


def all_reached(offer: RuleSheet) -> dict[RuleSheet, list[RuleSheet]]:
    """Every sheet that the editor leads to, and where each leads."""
    reached: dict[RuleSheet, list[RuleSheet]] = {}
    new = [offer]
    while new:
        if (sheet := new.pop()) not in reached:
            reached[sheet] = [edit.sheet for row in sheet_edits(offer, sheet) for edit in row]
            new += reached[sheet]
    return reached


@pytest.fixture(scope="module")
def reached() -> dict[RuleSheet, list[RuleSheet]]:
    return all_reached(RuleSheet(7, start=SIX_STACKED))


def test_the_editor_reaches_every_length_every_option_and_the_start_that_was_offered(
    reached: dict[RuleSheet, list[RuleSheet]],
) -> None:
    assert {sheet.length for sheet in reached} == {None, *range(1, 26)}
    assert {sheet.start for sheet in reached} == {*STARTS.values(), SIX_STACKED}
    assert {sheet.cube_cap for sheet in reached} == {None, 2, 4, 8, 16, 32, 64}
    assert {sheet.automatic_doubles for sheet in reached} == {0, 1, 2, 3, None}
    options = {(sheet.is_jacoby, sheet.has_beavers, sheet.has_raccoons) for sheet in reached}
    assert len(options) == 6
    assert {sheet.has_cube for sheet in reached} == {True, False}
    assert EVERYTHING in reached


def test_no_press_of_the_editor_leads_nowhere_and_no_two_lead_to_the_same(
    reached: dict[RuleSheet, list[RuleSheet]],
) -> None:
    for sheet, led_to in reached.items():
        assert sheet not in led_to
        assert len(set(led_to)) == len(led_to)


def labels(sheet: RuleSheet) -> list[list[str]]:
    return [[edit.label for edit in row] for row in sheet_edits(RuleSheet(), sheet)]


def test_the_editor_offers_what_the_sheet_can_have() -> None:
    assert labels(RuleSheet(7)) == [
        ["Play a money session", "To 5", "To 6", "To 8", "To 9"],
        ["Cube: yes", "Cube cap: no limit"],
        ["Start: standard"],
    ]
    assert labels(RuleSheet(1)) == [["Play a money session", "To 2", "To 3"], ["Start: standard"]]
    assert labels(RuleSheet(25))[0] == ["Play a money session", "To 23", "To 24"]
    assert labels(EVERYTHING) == [
        ["Play a match"],
        ["Cube: yes", "Cube cap: 64", "Jacoby: yes", "Beavers: yes", "Raccoons: yes"],
        ["Start: hypergammon", "Stake: 5", "Automatic doubles: no limit"],
    ]
    assert labels(RuleSheet(has_cube=False)) == [
        ["Play a match"],
        ["Cube: no"],
        ["Start: standard", "Stake: 1"],
    ]


def test_the_editor_says_what_has_been_changed_so_far() -> None:
    offered = Challenge(1, 2, sheet=RuleSheet(5))
    unchanged = editor_text(offered, RuleSheet(5), TimeControl())
    assert unchanged.endswith(
        "-# Each button changes one thing. Nobody sees your changes until you press **Send offer**."
    )
    assert editor_text(offered, RuleSheet(7), TimeControl()).endswith(
        "-# Changed: 5-point match → 7-point match"
    )
