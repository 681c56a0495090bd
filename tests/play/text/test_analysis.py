"""What is said of a decision agrees with itself: in its heading, and in the list of plays."""

from bot.analysis import Chances, PlayDecision, RatedPlay, Situation
from bot.engine import Position, Roll, Side
from bot.play.text.analysis import ratings_below, verdict

EVEN = Chances(0.5, 0.1, 0.01, 0.1, 0.01)


def decision(*, lost: float, **plays: float) -> PlayDecision:
    rated = tuple(RatedPlay(play, equity, EVEN, "3-ply") for play, equity in plays.items())
    return PlayDecision(
        1, Side.WHITE, Situation(Position.start()), Roll(3, 1), "played", rated, lost, counts=True
    )


def test_plays_stand_in_the_order_of_their_worth_below_the_best() -> None:
    """A play that was looked at less deeply may seem to be better."""
    found = decision(lost=0.3, best=-0.1, played=-0.4, other=-0.2, shallow=-0.05)
    assert [each.play for each in found.ranked] == ["best", "shallow", "other", "played"]


def test_a_loss_is_one_number() -> None:
    found = decision(lost=0.1644, best=0.0401, played=-0.1246)
    assert verdict(found) == "Blunder, \N{MINUS SIGN}0.164"
    assert "**\N{MINUS SIGN}0.125** (\N{MINUS SIGN}0.164)" in ratings_below("Ann", found)
