"""An XGID is read from the side on roll, and tells which cube actions it has."""

import pytest

from bot.analysis import Access, Question, question_of
from bot.engine import OfferStage, Position, Roll, parse_xgid

START = "-b----E-C---eE---c-e----B-"


def asked(fields: str) -> Question:
    return question_of(parse_xgid(f"XGID={START}:{fields}"))


def test_the_start_of_a_match_with_a_roll() -> None:
    question = asked("0:0:1:31:0:0:0:7:10")
    assert question.situation.position == Position.start()
    assert question.situation.away == (7, 7)
    assert question.roll == Roll(3, 1)
    assert question.offer is None


def test_all_is_seen_by_the_side_on_roll() -> None:
    question = asked("1:1:-1:00:2:3:0:7:10")
    assert (question.situation.access, question.situation.cube) == (Access.OTHER, 2)
    assert question.situation.away == (4, 5)
    assert not question.situation.may_double


def test_an_open_offer_is_a_question_to_the_other_side() -> None:
    assert asked("0:0:1:D:0:0:0:7:10").offer is OfferStage.DOUBLE
    assert asked("1:1:1:B:0:0:3:0:10").offer is OfferStage.BEAVER


@pytest.mark.parametrize(
    ("fields", "may"),
    [
        ("0:0:1:00:0:0:0:7:10", True),
        ("1:1:1:00:0:0:0:7:10", True),
        ("0:0:1:00:6:0:1:7:10", False),  # the Crawford game
        ("0:0:1:00:0:6:0:7:10", True),  # after it
        ("1:1:1:00:5:0:0:7:10", False),  # two points win the match already
        ("0:0:1:00:0:0:0:0:0", False),  # no cube
        ("1:1:1:00:0:0:0:0:1", False),  # it goes no higher
    ],
)
def test_who_may_double(fields: str, *, may: bool) -> None:
    assert asked(fields).situation.may_double is may


@pytest.mark.parametrize(
    ("fields", "may"),
    [("0:0:1:D:0:0:3:0:10", True), ("0:0:1:D:0:0:1:0:10", False), ("0:0:1:D:0:0:0:5:10", False)],
)
def test_who_may_beaver(fields: str, *, may: bool) -> None:
    assert asked(fields).situation.may_beaver is may


def test_a_cube_beyond_reason_is_none() -> None:
    with pytest.raises(ValueError, match="cube"):
        asked("999:0:1:00:0:0:0:7:10")


def test_nothing_is_asked_once_all_is_over() -> None:
    with pytest.raises(ValueError, match="match is over"):
        asked("0:0:1:00:7:0:0:7:10")
    with pytest.raises(ValueError, match="game is over"):
        question_of(parse_xgid("XGID=-----------------------aa-:0:0:1:00:0:0:0:0:10"))
