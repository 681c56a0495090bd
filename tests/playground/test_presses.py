"""How often two people press and are mentioned in a whole match, in a real browser.

It is a match to 3 points of hypergammon, since one of ordinary games takes a browser half an hour; each turn
is pressed alike, and turns without a choice of plays are more frequent. The dice are always the same.
"""

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.text.catalogue import phrase
from tests.playground.browser import Playground, Tab

pytestmark = [pytest.mark.browser, pytest.mark.proof]  # whole matches take minutes

MAY_DOUBLE, MAY_NOT, NO_CHOICE = "may double", "may not double", "rolls without a choice of plays"
OVER = "wins the match"
DICE = "31"


@dataclass
class PressCount:
    """The presses that each turn took, by its kind, and whom the channel mentioned meanwhile."""

    presses: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    called: list[str] = field(default_factory=list)
    awaited: list[str] = field(default_factory=list)
    """The players to act next after another had acted: those whom a turn should call, and nobody else."""


def begin(playground: Playground, place: str) -> tuple[Tab, Tab]:
    """A short match: three checkers each."""
    alice, bob = playground.act_as("Alice", place), playground.act_as("Bob", place)
    alice.slash("challenge", opponent="Bob", length="3", start="Hypergammon")
    bob.sees("Alice challenges Bob")
    bob.click("Accept")
    bob.sees("to play")
    return alice, bob


def awaited(tabs: tuple[Tab, Tab]) -> Tab:
    """Return the tab of the player whom the newest board waits for."""
    text = tabs[0].board.inner_text()
    return next(tab for tab in tabs if re.search(rf"^@?{tab.name} to ", text, re.MULTILINE))


def is_open(tab: Tab) -> bool:
    """Whether the newest message is a list of plays that only this person sees."""
    newest = tab.messages.last
    is_private = newest.locator(".message-ephemeral-note").count() > 0
    return is_private and newest.locator(".select-trigger").count() > 0


def play_turn(tab: Tab, *, is_left: bool) -> str:
    """Play a turn as far as it needs somebody; which kind of turn it was.

    If `is_left`, let the bot roll from now on once it offers that, which is no press of the turn.
    """
    kind = MAY_NOT
    if "Roll" in tab.buttons(tab.board):
        kind = MAY_DOUBLE
        tab.click("Roll")
        tab.show_newest()
        if not is_open(tab):
            return NO_CHOICE
        if is_left and "Roll for me" in tab.buttons(tab.messages.last):
            for label in ("Roll for me", "Roll this match"):
                tab.click(label)
                tab.presses -= 1
            tab.show_newest()
    tab.choose("/", menu=phrase("button-menu-play"))
    tab.show_newest()
    if "Confirm" in tab.buttons(tab.messages.last):
        tab.click("Confirm")
    return kind


def play_match(tabs: tuple[Tab, Tab], *, is_left: bool = False) -> PressCount:
    """Play to the end by pressing alone."""
    counted, known = PressCount(), set(tabs[0].mentions())
    while OVER not in tabs[0].board.inner_text():
        tab = awaited(tabs)
        before = tab.presses
        kind = play_turn(tab, is_left=is_left)
        counted.presses[kind].append(tab.presses - before)
        for each in tabs:
            each.show_newest()
        posted = tabs[0].mentions()
        called = [name for message, names in posted.items() if message not in known for name in names]
        known |= posted.keys()
        if OVER not in tabs[0].board.inner_text():
            counted.called += called
            counted.awaited += [each.name for each in (awaited(tabs),) if each is not tab]
    return counted


def test_a_turn_takes_four_presses_and_three_where_nobody_may_double(
    open_playground: Callable[..., Playground],
) -> None:
    counted = play_match(begin(open_playground(DICE), "#club"))
    presses = {kind: set(each) for kind, each in counted.presses.items()}
    assert presses == {MAY_DOUBLE: {4}, MAY_NOT: {3}, NO_CHOICE: {1}}
    assert counted.called == counted.awaited


def test_with_the_settings_for_it_a_turn_takes_two(open_playground: Callable[..., Playground]) -> None:
    tabs = begin(open_playground(DICE), "#club: Friday night")
    for tab in tabs:
        tab.slash("settings me", confirm_play="False")
    counted = play_match(tabs, is_left=True)
    assert set(counted.presses) == {MAY_DOUBLE, MAY_NOT}, "a turn without a choice takes none"
    assert set(counted.presses[MAY_NOT]) == {2}
    assert counted.presses[MAY_DOUBLE] == [3] * len(tabs), "each rolls by hand once, then the bot does"
    assert counted.called == counted.awaited
