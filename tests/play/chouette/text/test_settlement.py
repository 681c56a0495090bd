"""Payments after a game and their reasons, the ledger, and the shortest way to settle it."""

import re
from dataclasses import replace
from itertools import product

import pytest

from bot.engine import RuleSheet, WinKind
from bot.engine.chouette import (
    AcceptProposal,
    Chouette,
    Concede,
    GiveExtra,
    GoAway,
    KeepExtras,
    Leave,
    LoneRule,
    ProposeSettlement,
    ReplyToBox,
    SeekPartner,
    Transfer,
    Why,
    payments,
    sums,
)
from bot.engine.chouette.options import Abandonment
from bot.play.chouette.members import rows_settled
from bot.play.chouette.text import ledger as ledger_text
from tests.engine.chouette.story import BOX, TEAM, Story, the_box_doubles_and_c_drops
from tests.play.chouette.tables import NAMES, SESSIONS, random_session, table_of

YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)

PAID = re.compile(r"([\w, ]+) pays? ([\w, ]+) (\d+)(?: each)? \(")
PASSED = re.compile(
    r"([\w, ]+) pass(?:es)? (?:the \w+ of )?([\w, ]+?)(?:'s (?:beaver|raccoon))?: (\d+) points"
)


def settled(story: Story) -> list[str]:
    assert story.chouette.last is not None
    return ledger_text.settlement_lines(story.chouette.last, NAMES)


def missing(chouette: Chouette) -> list[str]:
    return list(ledger_text.who_is_missing(chouette, NAMES))


def test_a_game_is_settled_bet_by_bet() -> None:
    story = the_box_doubles_and_c_drops().wins(TEAM, WinKind.GAMMON)
    assert story.chouette.last is not None
    assert ledger_text.settlement_heading(story.chouette.last) == "Game 2, bet by bet"
    assert settled(story) == [
        "Ann pays Ben 8 (gammon, cube at 4)",
        "Carl pays Ann 1 (pass)",
        "Ann pays Dora 4 (gammon, cube at 2)",
    ]
    assert missing(story.chouette) == []


def test_jacoby_counts_cube_by_cube() -> None:
    story = Story("BC").box_doubles("B").answer(b="take").wins(BOX, WinKind.BACKGAMMON)
    assert settled(story) == [
        "Ben pays Ann 6 (backgammon, cube at 2)",
        "Carl pays Ann 1 (backgammon, counts single (Jacoby), cube at 1)",
    ]
    story = Story("B", rules=RuleSheet()).wins(BOX, WinKind.GAMMON)
    assert settled(story) == ["Ben pays Ann 2 (gammon, cube at 1)"]
    assert missing(story.chouette) == ["Two players are left and play on heads-up."]


def test_extras_and_their_fees() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    story.do("B", YES).do("C", NO).do("E", NO).do("D", KeepExtras(), dice="31").wins(BOX)
    assert settled(story) == [
        "Ben, Carl and Eve pay Ann 1 each (pass)",
        "Dora pays Ann 2 (single game, cube at 2)",
        "Dora pays Ben 2 (single game, cube at 2, extra cube)",
        "Ben pays Dora 1 (extra cube at 2)",
    ]


def test_bets_that_come_to_the_same_share_a_line() -> None:
    story = Story("BCDEF").box_doubles("B", "C", "D", "E")
    story.answer(b="take", c="drop", d="take", e="drop")
    assert settled(story.wins(BOX)) == [
        "Ben and Dora pay Ann 2 each (single game, cube at 2)",
        "Carl and Eve pay Ann 1 each (pass)",
        "Finn pays Ann 1 (single game, cube at 1)",
    ]
    story = Story("BC").turn_of(TEAM)
    for member, bet in (("B", 0), ("C", 1)):
        story.do(member, ProposeSettlement(bet, 0)).do("A", AcceptProposal(bet))
    assert settled(story) == ["Ben, Carl and Ann are even (settlement)"]


def test_settled_conceded_and_forfeited() -> None:
    story = Story("BCD").turn_of(TEAM)
    story.do("B", ProposeSettlement(0, 1)).do("A", AcceptProposal(0))
    story.do("C", ProposeSettlement(1, 0)).do("A", AcceptProposal(1)).do("D", Concede(2, WinKind.SINGLE))
    assert settled(story) == [
        "Ann pays Ben 1 (settlement)",
        "Carl and Ann are even (settlement)",
        "Dora pays Ann 1 (concession: single game, cube at 1)",
    ]
    story = Story("BC", abandonment=Abandonment.FORFEIT_SINGLE).do("A", Leave())
    assert settled(story) == ["Ann pays Ben and Carl 1 each (forfeit: single game, cube at 1)"]


def test_a_partner_takes_half() -> None:
    no = ReplyToBox(is_yes=False)
    story = Story("BCDEF", partner_min=6).do("A", SeekPartner()).do("C", ReplyToBox(is_yes=True))
    story.do("B", no, dice="31").wins(TEAM)
    assert settled(story)[-1] == "Carl pays Ann 2 (partner's half)"


@pytest.mark.parametrize("seed", range(SESSIONS))
def test_the_lines_of_a_settlement_add_up_to_what_was_computed(seed: int) -> None:
    last = random_session(seed).chouette.last
    if last is None:
        return
    key = {player.name: number for number, player in NAMES.items()}
    told: dict[int, int] = {}
    for line in ledger_text.settlement_lines(last, NAMES):
        paid = PAID.match(line) or PASSED.match(line)
        assert paid or "are even" in line, line
        pairs = product(re.split(", | and ", paid[1]), re.split(", | and ", paid[2])) if paid else ()
        for payer, payee in ((key[payer], key[payee]) for payer, payee in pairs):
            points = int(paid[3]) if paid else 0
            told[payer] = told.get(payer, 0) - points
            told[payee] = told.get(payee, 0) + points
    computed = sums(last.transfers)
    assert {player for player in told if told[player]} == {player for player in computed if computed[player]}
    assert all(told[player] == won for player, won in computed.items() if won)


def test_the_ledger_is_aligned_and_settled_with_few_payments() -> None:
    points = {1: -11, 2: 8, 3: -1, 4: 4}
    names = NAMES | {4: NAMES[4].__class__(4, 104, "A `very` long\nname indeed")}
    assert ledger_text.standings_table(points, names) == (
        "```\n"
        "Ben                  +8\n"
        "A 'very' long nam…   +4\n"
        "Carl                 \N{MINUS SIGN}1\n"
        "Ann                 \N{MINUS SIGN}11\n"
        "```"
    )
    assert ledger_text.payment_lines(payments(points), NAMES) == [
        "Ann → Ben 8",
        "Ann → Dora 3",
        "Carl → Dora 1",
    ]
    assert ledger_text.payment_lines((), NAMES) == ["Everybody is even."]
    assert ledger_text.standings_table({}, NAMES) == "No points won or lost yet."


def test_the_audit_trail_gives_every_transfer_its_reason() -> None:
    story = the_box_doubles_and_c_drops().wins(TEAM, WinKind.GAMMON)
    assert ledger_text.transfer_lines(story.chouette.last.transfers, NAMES) == [
        "Ann → Ben 8 (gammon, cube at 4)",
        "Carl → Ann 1 (pass)",
        "Ann → Dora 4 (gammon, cube at 2)",
    ]
    reasons = ledger_text.transfer_lines([Transfer(1, 2, 1, why) for why in Why], NAMES)
    assert len(set(reasons)) == len(Why)


def test_a_reason_says_cube_and_kind_as_far_as_they_are_known() -> None:
    backgammon = WinKind.BACKGAMMON
    reasons = {
        Transfer(1, 2, 8, Why.BORNE_OFF, 8, WinKind.SINGLE): "single game, cube at 8",
        Transfer(1, 2, 1, Why.BORNE_OFF, 1, WinKind.GAMMON): "gammon, counts single (Jacoby), cube at 1",
        Transfer(1, 2, 12, Why.RESIGNED, 4, backgammon): "concession: backgammon, cube at 4",
        Transfer(1, 2, 4, Why.FORFEITED, 4, WinKind.SINGLE): "forfeit: single game, cube at 4",
        Transfer(1, 2, 3, Why.SETTLED, 2, WinKind.SINGLE): "settlement",
        Transfer(1, 2, 1, Why.EXTRA, 2): "extra cube at 2",
        Transfer(1, 2, 4, Why.DROPPED, 2): "beaver passed, cube at 2",
        Transfer(1, 2, 4, Why.DROPPED, 1): "raccoon passed, cube at 1",
        Transfer(1, 2, 5, Why.PARTNER): "partner's half",
        Transfer(1, 2, 8, Why.BORNE_OFF): "played to the end",
    }
    told = ledger_text.transfer_lines(reasons, NAMES)
    assert told == [f"Ann → Ben {each.points} ({why})" for each, why in reasons.items()]


def test_a_beaver_that_was_refused_is_no_pass() -> None:
    story = Story("BC").team_doubles("B").answer(b="beaver").answer(b="drop").wins(TEAM)
    assert settled(story)[0] == "Ben passes Ann's beaver: 2 points"
    assert rows_settled(story.chouette, story.chouette.last)[0].task == "passed a beaver"


def test_those_away_are_named() -> None:
    story = Story("BCDE").do("D", GoAway()).wins(TEAM).do("E", GoAway())
    assert missing(story.chouette) == ["Away: Dora, Eve."]


def test_everybody_who_played_has_a_score() -> None:
    story = Story("BCD").settles("D", 0).box_doubles("B").answer(b="drop")
    assert table_of(story).score == {1: 1, 2: -1, 3: 0, 4: 0}
    story.wins(BOX)
    assert [each.player for each in story.chouette.standings] == [1, 2, 3, 4]
    assert ledger_text.score_line({1: 0, 2: 0}, NAMES) == ""


def test_nobody_is_left() -> None:
    story = Story("BC").wins(BOX)
    assert missing(replace(story.chouette, box=None, line=())) == ["Nobody is left at the table"]
