"""How often two people press in a whole match, in a real browser."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

import pytest

from bot.text.catalogue import phrase
from tests.playground.browser import Playground, Tab

pytestmark = [pytest.mark.browser, pytest.mark.proof]  # whole matches take minutes

MAY_DOUBLE, MAY_NOT, NO_CHOICE = "may double", "may not double", "rolls without a choice of plays"
OVER = "wins the match"


def begin(playground: Playground, place: str) -> tuple[Tab, Tab]:
    """A short match: three checkers each."""
    alice, bob = playground.act_as("Alice", place), playground.act_as("Bob", place)
    alice.slash("challenge", opponent="Bob", length="2", start="Hypergammon")
    bob.sees("Alice challenges Bob")
    bob.click("Accept")
    bob.sees("to play")
    return alice, bob


def awaited(tabs: tuple[Tab, Tab]) -> Tab:
    """Whoever the newest board waits for."""
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


def play_match(tabs: tuple[Tab, Tab], *, is_left: bool = False) -> Mapping[str, Iterable[int]]:
    """Play to the end by pressing alone; how many presses each turn took, by its kind."""
    turns = defaultdict(list)
    while OVER not in tabs[0].board.inner_text():
        tab = awaited(tabs)
        before = tab.presses
        kind = play_turn(tab, is_left=is_left)
        turns[kind].append(tab.presses - before)
        for each in tabs:
            each.show_newest()
    return turns


def test_a_turn_takes_four_presses_and_three_where_nobody_may_double(playground: Playground) -> None:
    turns = play_match(begin(playground, "#club"))
    assert {kind: set(presses) for kind, presses in turns.items()} | {NO_CHOICE: {1}} == {
        MAY_DOUBLE: {4},
        MAY_NOT: {3},
        NO_CHOICE: {1},
    }


def test_with_the_settings_for_it_a_turn_takes_two(playground: Playground) -> None:
    tabs = begin(playground, "#club: Friday night")
    for tab in tabs:
        tab.slash("settings me", confirm_play="False")
    turns = play_match(tabs, is_left=True)
    assert set(turns[MAY_NOT]) == {2}
    assert set(turns[MAY_DOUBLE]) <= {3}, "each rolls by hand once, and then leaves that to the bot"
    assert len(turns[MAY_DOUBLE]) + len(turns[NO_CHOICE]) <= len(tabs)
