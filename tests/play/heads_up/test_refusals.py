"""Why a table of two refuses something: each reason that the engine has for it is said."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    IllegalAction,
    OfferResignation,
    Reason,
    Refusal,
    RollDice,
    WinKind,
    actions,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.builder import ANY_PLAY
from bot.play.heads_up.refusals import OF_ITS_OWN, illegal_action
from bot.play.table import Status
from bot.play.text.reasons import EVERYWHERE
from tests.engine.games import ALICE, BOB, game_at
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
PLAYING = table(game_at(START))


def test_every_reason_of_the_engine_has_its_sentence() -> None:
    tree = ast.parse(Path(str(actions.__file__)).read_text("utf-8"))
    named = {
        Reason[node.attr]
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Reason"
    }
    assert named == {*EVERYWHERE, *OF_ITS_OWN}


@pytest.mark.parametrize("reason", sorted({*EVERYWHERE} - {Reason.OTHER_OWNS_CUBE}))
def test_a_reason_is_followed_by_what_is_possible(reason: Reason) -> None:
    possible = (RollDice(), OfferResignation(WinKind.GAMMON), OfferResignation(WinKind.BACKGAMMON))
    said = illegal_action(PLAYING, ALICE, IllegalAction(Refusal(reason, number=4), ANY_PLAY, possible))
    what = "Right now you can" if reason is Reason.NOT_NOW else ". You can"
    assert said.endswith(f"{what} roll or resign a gammon.")


def test_whom_the_table_waits_for() -> None:
    error = IllegalAction(Refusal(Reason.NOT_YOUR_TURN, (ALICE,)))
    assert illegal_action(PLAYING, BOB, error) == "Waiting for Alice to roll."
    assert illegal_action(replace(PLAYING, status=Status.OVER), BOB, error).endswith("with `/challenge`.")


def test_the_owner_of_a_cube_and_what_answers_a_double() -> None:
    refusal = Refusal(Reason.OTHER_OWNS_CUBE, (BOB,))
    answers = tuple(AnswerOffer(FIRST_CUBE, answer) for answer in (Answer.TAKE, Answer.DROP))
    assert illegal_action(PLAYING, ALICE, IllegalAction(refusal, possible=answers)) == (
        "Bob owns that cube: only Bob can double. You can take or pass."
    )
