"""Proposals, in lines that call the player who must accept or refuse."""

import pytest

from bot.engine.chouette import ProposeSettlement
from bot.play.chouette.text.proposals import proposal_lines
from tests.engine.chouette.story import Story
from tests.play.chouette.tables import NAMES


def lines(story: Story) -> list[str]:
    """All proposals of a story; a mention stands as a name with an @."""
    shown = "\n".join(proposal_lines(story.chouette, NAMES, range(3)))
    for key, player in NAMES.items():
        shown = shown.replace(f"<@{100 + key}>", f"@{player.name}")
    return shown.replace("\N{NO-BREAK SPACE}", " ").splitlines()


def test_whoever_answers_is_called_in_a_line_of_their_own() -> None:
    story = Story("BCD").do("B", ProposeSettlement(0, 1)).do("A", ProposeSettlement(1, -2))
    assert lines(story) == [
        "@Ann: Ben offers to settle if Ann pays 1",
        "@Carl: Ann offers 2 points to settle",
    ]


@pytest.mark.parametrize(
    ("points", "line"),
    [
        ((-2, -1, -2), "Ann offers to settle and pay @Ben 2, @Carl 1 and @Dora 2"),
        ((1, 2, 1), "Ann offers to settle if @Ben pays 1, @Carl 2 and @Dora 1"),
        ((0, 0, 0), "Ann offers to call it even with @Ben, @Carl and @Dora"),
    ],
)
def test_what_is_proposed_to_several_is_said_once_with_each_ones_points(
    points: tuple[int, ...], line: str
) -> None:
    story = Story("BCD").do("A", *(ProposeSettlement(bet, each) for bet, each in enumerate(points)))
    assert lines(story) == [line]


def test_what_one_offers_to_some_and_asks_of_others_stands_apart() -> None:
    story = Story("BCD").do("A", ProposeSettlement(0, -2), ProposeSettlement(1, 1), ProposeSettlement(2, -1))
    assert lines(story) == [
        "Ann offers to settle and pay @Ben 2 and @Dora 1",
        "@Carl: Ann offers to settle if Carl pays 1",
    ]


def test_the_proposals_on_some_bets_are_told_alone() -> None:
    story = Story("BCD").do("A", ProposeSettlement(0, -2), ProposeSettlement(1, -2))
    assert len([*proposal_lines(story.chouette, NAMES, {1})]) == 1
    assert lines(Story("BCD")) == []
