"""How often two people press in a whole match, in a real browser."""

import re
from collections import defaultdict
from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from bot.text.catalogue import phrase
from tests.playground.browser import Playground, Tab

pytestmark = pytest.mark.browser

PLACE = "#club"
MAY_DOUBLE, MAY_NOT = "may double", "may not double"
OVER = "wins the match"


def begin(playground: Playground) -> tuple[Tab, Tab]:
    """A short match: three checkers each."""
    alice, bob = playground.act_as("Alice", PLACE), playground.act_as("Bob", PLACE)
    alice.slash("challenge", opponent="Bob", length="3", start="Hypergammon")
    bob.sees("Alice challenges Bob")
    bob.click("Accept")
    bob.sees("to play")
    return alice, bob


def awaited(tabs: tuple[Tab, Tab]) -> Tab:
    """Whoever the newest board calls."""
    for tab in tabs:
        tab.show_newest()
    text = tabs[0].board.inner_text()
    return next(tab for tab in tabs if re.search(rf"@{tab.name} to ", text))


def is_open(tab: Tab) -> bool:
    """Whether the newest message is a list of plays that only this person sees."""
    newest = tab.messages.last
    return (
        newest.locator(".message-ephemeral-note").count() > 0
        and newest.locator(".select-trigger").count() > 0
    )


def play_match(tabs: tuple[Tab, Tab]) -> Mapping[str, set[int]]:
    """Play to the end by pressing alone; how many presses the turns took, by their kind."""
    turns = defaultdict(set)
    while OVER not in tabs[0].board.inner_text():
        tab = awaited(tabs)
        before, kind = tab.presses, MAY_NOT
        if "Roll" in tab.buttons(tab.board):
            kind = MAY_DOUBLE
            tab.click("Roll")
            tab.show_newest()
            if not is_open(tab):
                continue
        tab.choose("/", menu=phrase("button-menu-play"))
        tab.show_newest()
        if "Confirm" in tab.buttons(tab.messages.last):
            tab.click("Confirm")
        turns[kind].add(tab.presses - before)
        for each in tabs:
            each.show_newest()
    return turns


def test_a_turn_takes_four_presses_and_three_where_nobody_may_double(playground: Playground) -> None:
    tabs = begin(playground)
    turns = play_match(tabs)
    assert turns[MAY_DOUBLE] == {4}
    assert turns[MAY_NOT] <= {3}
    expect(tabs[0].board).to_contain_text(OVER)
