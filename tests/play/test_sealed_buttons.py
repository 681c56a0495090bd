"""Figures tell apart only buttons with which nothing sealed is done."""

from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import SharedButton, is_never_sealed
from bot.play.heads_up.heads_up_buttons import HeadsUpButton


def test_all_that_decides_about_a_cube_may_be_sealed() -> None:
    may_be_sealed = {
        SharedButton.ROLL,
        SharedButton.DOUBLE,
        SharedButton.DOUBLE_NOW,
        SharedButton.TAKE,
        SharedButton.PASS,
        SharedButton.PASS_NOW,
        SharedButton.BEAVER,
        SharedButton.RACCOON,
        ChouetteButton.INTENT,
        ChouetteButton.ACTION,
        ChouetteButton.CUBES,
        ChouetteButton.CONFIRM_CUBES,
    }
    assert {
        each for each in (*SharedButton, *HeadsUpButton, *ChouetteButton) if not is_never_sealed(each)
    } == may_be_sealed
