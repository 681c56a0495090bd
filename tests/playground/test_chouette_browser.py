"""Five people play a chouette in the playground, in a real browser, from the lobby to the ledger."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.playground.browser import Playground, Tab

pytestmark = pytest.mark.browser

Open = Callable[..., Playground]
FIVE = ("Alice", "Bob", "Carol", "Dave", "Erin")
DICE = "654321 31 21 65"
"""Alice is the box and begins with 3-1, Bob the captain; Bob throws 2-1, and then Alice 6-5."""
TWO_TURNS = "1:4 | 1:4"
TEAM = "#backgammon: Chouette 1: the team in game 1"
LOOKS = ["My seat", "My side", "Since my turn", "Rules"]
TOLD = r"\b(takes?|pass(?:es)?|follows?|beavers?)\b"
"""How an answer is told, in a sentence or in what is said of a picture."""


def gather(playground: Playground) -> tuple[Tab, ...]:
    """Let Alice open a chouette that takes two turns, and four join; gives her tab, Bob's, and the crew's."""
    alice, bob, crew = (playground.act_as(name) for name in FIVE[:3])
    alice.slash("chouette start", start=TWO_TURNS, crew_grace="none")
    for tab in (bob, crew):
        tab.click("Join")
    for name in FIVE[3:]:
        crew.become(name)
        crew.click("Join")
    return alice, bob, crew


def newest(tab: Tab) -> str:
    """Return the newest message of all and the newest private one, as seen and heard, buttons apart."""
    tab.settle()
    return "\n".join(
        part
        for message in (tab.board, tab.private_messages.last)
        for part in (
            message.inner_text().partition("\nTake")[0],
            *(picture.get_attribute("alt") or "" for picture in message.locator("img.gallery-image").all()),
        )
    )


def was_told(tab: Tab, text: str) -> None:
    """Wait for a private answer; the question where somebody lives may stand below."""
    expect(tab.private_messages.filter(has_text=text).last).to_be_visible()


def answers_told(tab: Tab) -> set[str]:
    """The answers to the box, in a word each, as a player reads them on their side of the board."""
    text = newest(tab).replace("to take or pass", "").replace("Alice takes Carol's cube at 2", "")
    return {word.lower() for word in re.findall(TOLD, text, re.IGNORECASE)}


def test_five_people_play_a_chouette_from_the_lobby_to_the_ledger(
    open_playground: Open, screenshots: Path
) -> None:
    playground = open_playground(DICE)
    tabs = alice, bob, crew = gather(playground)
    for tab in tabs:
        tab.sees("At the table: Alice (host), Bob, Carol, Dave, Erin")
    alice.screenshot(screenshots / "1-lobby.png")
    alice.click("Start")
    bob.sees("Order: Alice 6 · Bob 5 · Carol 4 · Dave 3 · Erin 2; Alice is the box, Bob the captain")
    bob.sees("Box 3-1: 1/off(2) (automatically)")
    assert bob.buttons(bob.board) == ["Roll", "Hold roll", "Double to 2", *LOOKS]
    assert playground.readers(TEAM) == [*FIVE], "the owner of a server reads all its threads"

    crew.become("Carol")
    crew.sees("Bob to double or roll")
    crew.sees("Carol, Dave and Erin may double until Bob rolls")
    crew.click("My seat")
    was_told(crew, "You may double until Bob rolls.")
    crew.screenshot(screenshots / "1-my-seat.png")
    crew.click("Double to 2")
    was_told(crew, "You double when the captain rolls")
    for tab in (alice, bob):
        tab.click("My side")
        assert ("will double" in newest(tab).lower()) == (tab is bob), "it is hidden from the box alone"
    bob.click("Roll")
    alice.sees("Carol doubles to 2")
    alice.click("Take at 2")

    alice.sees("Alice to double or roll")
    alice.click("Double all to 2 and 4")
    was_told(alice, "Double all to 2 and 4?")
    alice.click("Double all to 2 and 4")
    crew.become("Erin")
    crew.sees("Alice doubles Bob, Dave and Erin to 2, Carol to 4")
    crew.click("Pass")
    was_told(crew, "Your answer: pass")
    for name, answer in (("Dave", "Take"), ("Carol", "Follow captain")):
        crew.become(name)
        crew.click(answer)
    bob.sees("3 answers in, hidden until everyone has answered.")
    crew.become("Erin")
    for tab, own in ((alice, set()), (bob, set()), (crew, {"pass", "passes"})):
        tab.click("My side")
        assert answers_told(tab) == own
    crew.screenshot(screenshots / "2-sealed-answers.png")
    bob.click("Take")
    for tab in tabs:
        tab.sees("Bob and Dave take at 2; Carol takes at 4; Erin passes and pays 1")
        assert "Box Alice +9, " in (tab.board.locator("img.gallery-image").get_attribute("alt") or "")
    assert bob.buttons(bob.board) == ["Next game", "Join", *LOOKS, "Ledger", "Sheet", "Analyse"]
    bob.screenshot(screenshots / "3-settled.png")
    bob.slash("chouette ledger")
    was_told(bob, "+9")
    alice.slash("chouette close")
    alice.click("End chouette")
    bob.sees("The chouette is over")
    bob.screenshot(screenshots / "4-over.png")
