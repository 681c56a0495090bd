"""People and stories for tests of what a chouette shows."""

from bot.engine.chouette import CLUB, Chouette, CubeMode, LoneRule, seen_by
from bot.engine.chouette.actions import GiveExtra, KeepExtras
from bot.play.base.table import Player
from tests.engine.chouette.story import Story

NAMES = {
    number: Player(number, 100 + number, name)
    for number, name in enumerate(
        ("Anna", "Ben", "Cleo", "Dora", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jun", "Kim", "Lou", "Mo"),
        start=1,
    )
}
SINGLE_CUBE = {"cube_mode": CubeMode.SINGLE, "rules": CLUB.rules.changed(beavers=False)}
YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)


def public(story: Story) -> Chouette:
    """Return a story's chouette as everybody may see it."""
    return seen_by(story.chouette, None)


def five_are_doubled() -> Story:
    """Anna doubles four of five; Cleo and Eva have answered, sealed."""
    return Story("BCDEF").box_doubles("B", "C", "D", "E").answer(c="take", e="drop")


def full_table() -> Story:
    """Ten players; Ben, Dora and Finn passed, the others took; then three of them redouble."""
    story = Story("BCDEFGHIJ").box_doubles(*"BCDEFGHI")
    story.answer(b="drop", c="take", d="drop", e="take", f="drop", g="take", h="take", i="take")
    return story.team_doubles("C", "E", "G")


def extras_asked() -> Story:
    """Dora takes alone; the others may give her extras."""
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).box_doubles(*"BCDE")
    return story.answer(b="drop", c="drop", d="take", e="drop")


def extras_given() -> Story:
    """Ben and Cleo gave Dora extras, Eva did not."""
    return extras_asked().do("B", YES).do("C", YES).do("E", NO).do("D", KeepExtras(), dice="31")


def example_1() -> Story:
    """The first worked example, up to its last turn."""
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="drop", d="take")
    return story.team_doubles("B").answer(b="take")
