"""Stored two-player tables are read back as they were."""

import json
from typing import get_args

import pytest
from hypothesis import given
from pydantic import ValidationError

from bot.engine import (
    CheckerMove,
    Doubled,
    Dropped,
    Event,
    Game,
    OfferStage,
    OpeningRolled,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Roll,
    Rolled,
    Side,
    Taken,
    TakenBack,
    TimedOut,
    WinKind,
)
from bot.play.heads_up.store import dump_state, load_state
from bot.play.heads_up.table import Challenge, HeadsUpState, Withdrawal
from bot.play.tables.store import BOARD_EVENTS
from tests.engine.games import ALICE as ALICE_KEY
from tests.engine.games import BOB as BOB_KEY
from tests.engine.games import game_at, played
from tests.engine.strategies import games

EVENTS: list[Event] = [
    OpeningRolled(3, 1),
    Rolled(Side.WHITE, Roll(6, 6)),
    Played(Side.BLACK, Roll(3, 1), (CheckerMove(25, 22, is_hit=True), CheckerMove(6, 5))),
    Played(Side.BLACK, Roll(6, 6), ()),
    Doubled(Side.WHITE, 0, 1 << 40),
    Raised(Side.BLACK, 0, 4, OfferStage.BEAVER),
    Taken(Side.WHITE, 0, ALICE_KEY, 2),
    Dropped(Side.BLACK, 0, BOB_KEY, 1),
    ResignationOffered(Side.WHITE, ALICE_KEY, WinKind.BACKGAMMON),
    ResignationAccepted(Side.BLACK, BOB_KEY),
    ResignationRefused(Side.BLACK, BOB_KEY),
    TimedOut(Side.WHITE, ALICE_KEY, WinKind.GAMMON, 4),
    TakenBack(Side.BLACK, 2),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_read_back(event: Event) -> None:
    kind, stored = BOARD_EVENTS.dump(event)
    assert BOARD_EVENTS.load(kind, json.loads(json.dumps(stored))) == event


def test_every_event_was_tried() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@given(games())
def test_a_game_is_read_back(game: Game) -> None:
    state = HeadsUpState(Challenge(ALICE_KEY, BOB_KEY), game)
    assert load_state(json.loads(json.dumps(dump_state(state)))) == state


@pytest.mark.parametrize(
    "state",
    [
        HeadsUpState(Challenge(ALICE_KEY, None)),
        HeadsUpState(Challenge(ALICE_KEY, BOB_KEY, Withdrawal.DECLINED)),
        HeadsUpState(
            Challenge(ALICE_KEY, BOB_KEY), played(game_at("1:1 | 6:15", roll="21"), ALICE_KEY, "1/off")
        ),
    ],
)
def test_a_challenge_and_a_result_are_read_back(state: HeadsUpState) -> None:
    assert load_state(json.loads(json.dumps(dump_state(state)))) == state


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"challenge": {"challenger": "nobody", "opponent": None}},
        {"challenge": {"challenger": 1, "opponent": 2}, "game": {"terms": {}}},
    ],
)
def test_what_was_never_stored_is_refused(stored: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        load_state(stored)  # type: ignore[arg-type]
