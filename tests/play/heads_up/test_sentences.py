"""Sentences while a game goes on, and the reasons of a table of two for refusing."""

from dataclasses import replace

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    CheckerMove,
    Cube,
    Doubled,
    Dropped,
    Event,
    Game,
    IllegalAction,
    OfferResignation,
    OfferStage,
    OpeningRolled,
    Played,
    Raised,
    Reason,
    Refusal,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Roll,
    RollDice,
    Rolled,
    Side,
    Taken,
    Terms,
    WinKind,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.table import LoggedEvent, Status
from bot.play.display.picture import View
from bot.play.heads_up import text as table_text
from bot.play.heads_up.board import collapsed_panel, table_panel
from bot.play.heads_up.refusals import OF_ITS_OWN, illegal_action
from bot.play.kinds.builder import ANY_PLAY
from bot.play.text.reasons import EVERYWHERE
from tests.engine.games import ALICE, BOB, after, game_at
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
WHITE, BLACK = Side.WHITE, Side.BLACK
PLAYING = table(game_at(START))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (OpeningRolled(3, 1), "Opening roll 3-1: Alice starts"),
        (OpeningRolled(1, 3), "Opening roll 3-1: Bob starts"),
        (OpeningRolled(3, 3), "Opening roll 3-3: roll again"),
        (OpeningRolled(3, 3, 4), "Opening roll 3-3: automatic double to 4, roll again"),
        (Rolled(WHITE, Roll(3, 1)), ""),
        (
            Played(WHITE, Roll(3, 1), (CheckerMove(8, 5), CheckerMove(6, 5))),
            "Alice 3-1: 8/5 6/5",
        ),
        (Played(BLACK, Roll(6, 6), ()), "Bob 6-6: no move"),
        (Played(BLACK, Roll(6, 6), (), is_dance=True), "Bob 6-6: dances"),
        (Played(BLACK, Roll(1, 2), (CheckerMove(25, 23, is_hit=True),)), "Bob 2-1: bar/23*"),
        (Doubled(BLACK, 0, 2), "Bob doubles to 2"),
        (Doubled(BLACK, 0, 8), "Bob redoubles to 8"),
        (Raised(WHITE, 0, 4, OfferStage.BEAVER), "Alice beavers to 4"),
        (Raised(BLACK, 0, 8, OfferStage.RACCOON), "Bob raccoons to 8"),
        (Taken(WHITE, 0, ALICE, 2), "Alice takes at 2"),
        (Dropped(BLACK, 0, BOB, 1), "Bob passes: Alice wins 1 point"),
        (ResignationOffered(WHITE, ALICE, WinKind.GAMMON), "Alice offers to resign a gammon"),
        (ResignationAccepted(BLACK, BOB), "Bob accepts the resignation"),
        (ResignationRefused(BLACK, BOB), "Bob refuses the resignation"),
    ],
)
def test_every_event_is_a_line_of_the_log(event: Event, line: str) -> None:
    at, happening = table(game_at(START)), LoggedEvent(1, event, ALICE)
    assert table_text.log_line(at, happening) == line
    assert table_text.log_lines(at, [happening]) == ([line] if line else [])
    again = "Alice and Bob: the newest board is further down"
    agreed = "-# Bob accepted: Money session\n" if isinstance(event, OpeningRolled) else ""
    assert collapsed_panel(at, [happening]).text == f"{agreed}-# {line or again}"


ASKED = {
    "to take or pass": "to take or pass Alice's double to 2",
    "to answer the beaver": "to answer Bob's beaver to 4",
    "to answer the raccoon": "to answer Alice's raccoon to 8",
}


def offered(cube: Cube, on_roll: Side = WHITE) -> Game:
    return game_at(START, on_roll=on_roll, cube=cube, terms=Terms(has_beavers=True, has_raccoons=True))


@pytest.mark.parametrize(
    ("game", "headline"),
    [
        (game_at(START), "Alice to double or roll"),
        (game_at(START, on_roll=BLACK), "Bob to double or roll"),
        (game_at(START, cube=Cube(2, WHITE)), "Alice to redouble or roll"),
        (game_at(START, cube=Cube(2, BLACK)), "Alice to roll"),
        (game_at(START, terms=Terms(has_cube=False)), "Alice to roll"),
        (game_at(START, cube=Cube(4, WHITE), terms=Terms(cube_cap=4)), "Alice to roll"),
        (game_at(START, cube=Cube(2), terms=Terms(white_dead_from=2)), "Alice to roll"),
        (game_at(START, roll="31"), "Alice to play 3-1"),
        (game_at(START, roll="66"), "Alice to play 6-6"),
        (offered(Cube().offered(WHITE)), "Bob to take or pass"),
        (offered(Cube().offered(WHITE).raised()), "Alice to answer the beaver"),
        (offered(Cube().offered(WHITE).raised().raised()), "Bob to answer the raccoon"),
        (
            after(game_at(START), ALICE, OfferResignation(WinKind.SINGLE)),
            "Bob to answer the resignation",
        ),
    ],
)
def test_the_headline_says_who_must_do_what(game: Game, headline: str) -> None:
    at = table(game)
    who, task = headline.split(" ", maxsplit=1)
    assert table_text.headline(at) == headline
    player = f"<@{101 if who == 'Alice' else 102}>"
    if task in ASKED:  # the picture shows the cube
        assert table_text.status_line(at) == f"{player} {ASKED[task]}."
    elif task == "to answer the resignation":  # the whole question is too long for the picture
        assert table_text.status_line(at) == f"{player}: accept Alice's resignation (single)?"
    else:
        assert table_text.status_line(at) == f"{player} {task}."


@pytest.mark.parametrize(
    ("cube", "phrase"),
    [
        (Cube(), "cube at 1, centred"),
        (Cube(2), "cube at 2, centred"),
        (Cube(2, WHITE), "cube at 2, Alice's"),
        (Cube(128, BLACK), "cube at 128, Bob's"),
        (Cube().offered(WHITE), "Alice offers the cube at 2"),
        (Cube(2, BLACK).offered(BLACK), "Bob offers the cube at 4"),
        (Cube().offered(WHITE).raised(), "Bob offers the cube at 4"),
        (Cube().offered(WHITE).raised().raised(), "Alice offers the cube at 8"),
    ],
)
def test_the_facts_name_the_cube_and_its_owner(cube: Cube, phrase: str) -> None:
    facts = table_text.facts_line(table(game_at(START, cube=cube)))
    assert facts == f"Alice 167 pips · Bob 167 pips · {phrase}"


def test_a_game_without_a_cube_says_so() -> None:
    assert table_text.facts_line(table(game_at(START, terms=Terms(has_cube=False)))).endswith(" · no cube")


def test_a_name_that_looks_like_formatting_stays_a_name() -> None:
    at = table(game_at(START, cube=Cube(2, BLACK)), ("*Al*", "b_o_b"))
    panel = table_panel(at, [LoggedEvent(1, Doubled(BLACK, 0, 4), BOB)], View())
    assert panel.text.splitlines()[0] == r"### \*Al\* and b\_o\_b"
    assert r"b\_o\_b redoubles to 4" in panel.text
    assert table_text.headline(replace(at)) == "*Al* to roll"


def test_every_reason_of_the_engine_has_its_sentence() -> None:
    assert set(Reason) == {*EVERYWHERE, *OF_ITS_OWN}


@pytest.mark.parametrize("reason", sorted({*EVERYWHERE} - {Reason.OTHER_OWNS_CUBE}))
def test_a_reason_is_followed_by_what_is_possible(reason: Reason) -> None:
    possible = (RollDice(), OfferResignation(WinKind.GAMMON), OfferResignation(WinKind.BACKGAMMON))
    said = illegal_action(PLAYING, ALICE, IllegalAction(Refusal(reason, number=4), ANY_PLAY, possible))
    what = "Right now you can" if reason is Reason.NOT_NOW else ". You can"
    assert said.endswith(f"{what} roll or resign a gammon.")


def test_whom_the_table_waits_for() -> None:
    error = IllegalAction(Refusal(Reason.NOT_YOUR_TURN, (ALICE,)))
    assert illegal_action(PLAYING, BOB, error) == "Waiting for Alice to double or roll."
    assert illegal_action(replace(PLAYING, status=Status.OVER), BOB, error).endswith("with `/challenge`.")


def test_the_owner_of_a_cube_and_what_answers_a_double() -> None:
    refusal = Refusal(Reason.OTHER_OWNS_CUBE, (BOB,))
    answers = tuple(AnswerOffer(FIRST_CUBE, answer) for answer in (Answer.TAKE, Answer.DROP))
    assert illegal_action(PLAYING, ALICE, IllegalAction(refusal, possible=answers)) == (
        "Bob owns that cube: only Bob can double. You can take or pass."
    )
