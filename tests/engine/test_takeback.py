"""Taking back: a game is replayed as if what was taken back had never happened."""

import pytest

from bot.engine import (
    Doubled,
    Event,
    Game,
    OpeningRolled,
    Played,
    Rolled,
    Side,
    TakenBack,
    apply,
    replay,
    without_takebacks,
)
from bot.engine.errors import InvalidGame
from bot.engine.play import CheckerMove
from bot.engine.roll import Roll

OPENING = OpeningRolled(3, 1)
MADE_POINT = Played(Side.WHITE, Roll(3, 1), (CheckerMove(8, 5), CheckerMove(6, 5)))
SPLIT = Played(Side.WHITE, Roll(3, 1), (CheckerMove(24, 23), CheckerMove(13, 10)))
DOUBLED = Doubled(Side.BLACK, 0, 2)


def still_standing(*events: Event) -> list[Event]:
    return without_takebacks(events, lambda event: event)


def test_what_was_taken_back_does_not_count() -> None:
    events = (OPENING, MADE_POINT, TakenBack(Side.WHITE, 1), SPLIT)
    assert still_standing(*events) == [OPENING, SPLIT]
    start = Game.between(1, 2)
    assert replay(start, events) == replay(start, [OPENING, SPLIT])


def test_what_followed_by_itself_is_taken_back_with_it() -> None:
    assert still_standing(OPENING, MADE_POINT, DOUBLED, TakenBack(Side.WHITE, 2)) == [OPENING]


def test_what_is_taken_back_twice_counts_from_what_stands() -> None:
    once = (OPENING, MADE_POINT, TakenBack(Side.WHITE, 1))
    rolled = Rolled(Side.BLACK, Roll(6, 5))
    assert still_standing(*once, SPLIT, TakenBack(Side.WHITE, 1), SPLIT, rolled) == [OPENING, SPLIT, rolled]


def test_a_takeback_alone_leads_nowhere() -> None:
    with pytest.raises(InvalidGame):
        apply(Game.between(1, 2), TakenBack(Side.WHITE, 1))
