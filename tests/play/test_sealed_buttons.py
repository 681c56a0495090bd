"""Figures tell apart only buttons with which nothing sealed is done."""

from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import Kind, is_never_sealed
from bot.play.heads_up.button_kinds import HeadsUpButton


def test_all_that_decides_about_a_cube_may_be_sealed() -> None:
    may_be_sealed = {
        Kind.ROLL,
        Kind.DOUBLE,
        Kind.DOUBLE_NOW,
        Kind.TAKE,
        Kind.PASS,
        Kind.PASS_NOW,
        Kind.BEAVER,
        Kind.RACCOON,
        ChouetteButton.INTENT,
        ChouetteButton.ACTION,
        ChouetteButton.CUBES,
        ChouetteButton.CONFIRM_CUBES,
    }
    assert {
        each for each in (*Kind, *HeadsUpButton, *ChouetteButton) if not is_never_sealed(each)
    } == may_be_sealed
