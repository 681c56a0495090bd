"""Every reason for which a play is illegal, as it would be given at the board."""

import pytest

from bot.engine import (
    AcceptResignation,
    CheckersOnBar,
    DieNotRolled,
    EngineError,
    IllegalAction,
    IllegalPlay,
    MustMoveFromHigherPoint,
    MustPlayBothDice,
    MustPlayHigherDie,
    MustPlayMore,
    MustPlayMoreDice,
    NoCheckerOnPoint,
    NoLegalPlay,
    NotAllHome,
    NothingToHit,
    OfferDouble,
    OtherRoll,
    PointBlocked,
    Reason,
    Refusal,
    RollDice,
    TooManyMoves,
    parse_board,
    parse_play,
    parse_roll,
)

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
ON_BAR = "bar:1 24:1 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
TWO_ON_BAR = "bar:2 13:5 8:3 6:5 | 6:5"
STRANDING = "20:1 10:1 1:13 | 19:2 9:2"  # 6-4: 10/4 strands the 4
BEARING_OFF = "6:1 3:2 | off:15"
TRAPPED = "24:1 1:14 | 7:2"


def refusal(text: str, board: str, roll: str) -> IllegalPlay:
    with pytest.raises(IllegalPlay) as refused:
        parse_play(text, parse_board(board), parse_roll(roll))
    return refused.value


def said(error: IllegalPlay) -> dict[str, object]:
    """Return the attributes of a refusal, beside the attempt and the message."""
    return {name: value for name, value in vars(error).items() if name not in {"attempt", "reason"}}


@pytest.mark.parametrize(
    ("board", "roll", "text", "reason", "what"),
    [
        (ON_BAR, "66", "13/7", NoLegalPlay, {}),
        (START, "31", "6-4: 24/14", OtherRoll, {"written": "6-4"}),
        (ON_BAR, "64", "13/7 8/4", CheckersOnBar, {"count": 1}),
        (TWO_ON_BAR, "64", "bar/21 13/7", CheckersOnBar, {"count": 1}),
        (TWO_ON_BAR, "64", "13/7", CheckersOnBar, {"count": 2}),
        (TWO_ON_BAR, "64", "bar/15", CheckersOnBar, {"count": 1}),
        (START, "31", "10/7", NoCheckerOnPoint, {"point": 10}),
        (START, "31", "bar/22", NoCheckerOnPoint, {"point": 25}),
        ("8:1 6:2 | 24:2", "11", "8/7 8/7 6/5 6/5", NoCheckerOnPoint, {"point": 8}),
        (START, "65", "24/19", PointBlocked, {"point": 19}),
        (START, "55", "24/14", PointBlocked, {"point": 19}),
        (START, "66", "13/1", PointBlocked, {"point": 1}),
        (STRANDING, "64", "10/4 20/16", PointBlocked, {"point": 16}),
        (ON_BAR, "64", "bar/19 24/20", PointBlocked, {"point": 19}),
        (ON_BAR, "64", "24/20 bar/19", PointBlocked, {"point": 19}),
        (START, "31", "8/6 6/5", DieNotRolled, {"source": 8, "target": 6, "left": (3,)}),
        (START, "31", "13/9 6/5", DieNotRolled, {"source": 13, "target": 9, "left": (3,)}),
        (START, "31", "13/8", DieNotRolled, {"source": 13, "target": 8, "left": (3, 1)}),
        (START, "22", "13/10", DieNotRolled, {"source": 13, "target": 10, "left": (2, 2, 2, 2)}),
        ("6:2 5:2 | 24:2", "31", "6/off 5/4", DieNotRolled, {"source": 6, "target": 0, "left": (3,)}),
        (START, "31", "8/5 6/5 24/23", TooManyMoves, {"allowed": 2}),
        (START, "31", "13/9 13/9", TooManyMoves, {"allowed": 2}),
        (START, "22", "6/4(5)", TooManyMoves, {"allowed": 4}),
        (START, "31", "8/5* 6/5", NothingToHit, {"point": 5}),
        ("24:1 1:14 | 2:1", "61", "24/18*/17", NothingToHit, {"point": 18}),
        ("7:1 6:2 5:2 | 24:2", "65", "6/off 5/off", NotAllHome, {"outside": 1, "rearmost": 7}),
        ("12:2 13:1 | off:15", "66", "12/off(2)", NotAllHome, {"outside": 2, "rearmost": 13}),
        (BEARING_OFF, "41", "3/off", MustMoveFromHigherPoint, {"point": 3, "die": 4, "rearmost": 6}),
        (BEARING_OFF, "52", "3/off 6/4", MustMoveFromHigherPoint, {"point": 3, "die": 5, "rearmost": 4}),
        (START, "31", "8/5", MustPlayBothDice, {"example": "24/23 8/5"}),
        (STRANDING, "64", "10/4", MustPlayBothDice, {"example": "20/14/10"}),
        ("20:1 1:14 | 15:2", "64", "20/16", MustPlayHigherDie, {"example": "20/14", "die": 6}),
        (START, "22", "6/4(2)", MustPlayMoreDice, {"example": "24/22(2) 6/4(2)", "played": 2, "required": 4}),
        (TRAPPED, "22", "24/22", MustPlayMoreDice, {"example": "24/22/20", "played": 1, "required": 2}),
    ],
)
def test_an_illegal_play_is_refused_with_the_reason(
    board: str, roll: str, text: str, reason: type[IllegalPlay], what: dict[str, object]
) -> None:
    refused = refusal(text, board, roll)
    assert type(refused) is reason
    assert said(refused) == what


def test_a_distance_that_does_not_fit_is_told_in_pips() -> None:
    refused = refusal("13/8", START, "31")
    assert isinstance(refused, DieNotRolled)
    assert refused.distance == 5


def test_every_refusal_tells_how_to_repeat_it() -> None:
    refused = refusal("24/19", START, "65")
    assert str(refused) == "point 19 is blocked: '24/19' with 6-5 in 4HPwATDgc/ABMA"


def test_an_example_is_a_legal_play() -> None:
    refused = refusal("6/4(2)", START, "22")
    assert isinstance(refused, MustPlayMore)
    assert parse_play(refused.example, parse_board(START), parse_roll("22"))


def test_an_action_is_refused_with_what_is_possible() -> None:
    error = IllegalAction(Refusal(Reason.NOT_NOW), AcceptResignation(), [RollDice(), OfferDouble()])
    assert isinstance(error, EngineError)
    assert error.possible == (RollDice(), OfferDouble())
    assert str(error) == (
        "AcceptResignation where RollDice, OfferDouble is possible: this is not what the game waits for"
    )
