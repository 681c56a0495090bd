"""Figures tell apart only buttons with which nothing sealed is done."""

from bot.play.display.panel import NEVER_SEALED, Kind


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
        Kind.INTENT,
        Kind.ACTION,
        Kind.CUBES,
        Kind.CONFIRM_CUBES,
    }
    assert set(Kind) - NEVER_SEALED == may_be_sealed
