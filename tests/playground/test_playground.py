"""Two people play in the playground, in a real browser."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from tests.playground.browser import POLL_MILLISECONDS, SCREENSHOTS, Playground, Tab
from tests.playground.conftest import DESKTOP

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
BACKGAMMON, CLUB, THREAD, DIRECT = PLACES = ("#backgammon", "#club", "#club: Friday night", "Direct messages")
BOARD_WIDTH = 1200
NOTHING_YET = "Your roll"
LOOKS = ["Since my turn", "My side", "Rules"]
Open = Callable[[], Playground]


def start_game(playground: Playground, place: str = BACKGAMMON) -> tuple[Tab, Tab]:
    """Let Alice challenge Bob, and Bob accept; gives whoever starts, then the other."""
    alice, bob = playground.act_as("Alice", place), playground.act_as("Bob", place)
    alice.slash("challenge", opponent="Bob", play="Money session")
    bob.sees("Alice challenges Bob")
    assert bob.buttons(bob.board) == ["Accept", "Decline", "Propose changes", "Rules", "Withdraw challenge"]
    bob.click("Accept")
    alice.sees("to play")
    bob.sees("to play")
    return (alice, bob) if "Alice to play" in alice.board.inner_text() else (bob, alice)


@pytest.fixture(scope="module")
def table(playground: Playground) -> tuple[Tab, Tab]:
    """A game that the tests of this module go on with."""
    return start_game(playground)


@pytest.fixture
def game(table: tuple[Tab, Tab]) -> Iterator[tuple[Tab, Tab]]:
    """The game when a roll is to be played: whoever is to play it, then the other."""
    if "to double or roll" in table[0].board.inner_text():
        next(tab for tab in table if f"{tab.name} to double or roll" in tab.board.inner_text()).click("Roll")
    for tab in table:
        tab.sees("to play")
    first, second = table if f"{table[0].name} to play" in table[0].board.inner_text() else table[::-1]
    yield first, second
    for tab in table:
        tab.page.unroute_all()
        tab.page.set_viewport_size(DESKTOP)


def check_picture(picture: Locator, *words: str) -> None:
    """Check that a picture has really come, and that its alt text says these words."""
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("picture => picture.naturalWidth") == BOARD_WIDTH
    alt = picture.get_attribute("alt") or ""
    assert [word for word in words if word not in alt] == []


def built(tab: Tab) -> str:
    """Return what the builder says was built so far: "6-2: 24/18 13/11"."""
    return tab.private_messages.last.get_by_role("heading").inner_text()


def choose(tab: Tab) -> None:
    """Choose the first checker, or the first place where it can go."""
    tab.click(tab.buttons(tab.private_messages.last)[0])


def build_play(tab: Tab) -> str:
    """Build a play, after a beginning that is taken back, and confirm it; gives "6-2: 24/18 13/11"."""
    tab.click("Play")
    while NOTHING_YET in built(tab):
        choose(tab)
    check_picture(tab.pictures.last, f"{tab.name} to play", "So far: ")
    while NOTHING_YET not in built(tab):
        tab.click("Undo")
    while "Confirm" not in tab.buttons(tab.private_messages.last):
        choose(tab)
    play = built(tab)
    tab.click("Confirm")
    return play


def type_play(tab: Tab) -> str:
    """Play what the command offers last for a 1, or where a checker was hit, from the bar; gives it."""
    play = (tab.suggestions("play", "play", "1") or tab.suggestions("play", "play", "bar"))[-1]
    tab.slash("play", play=play)
    return play


def resign(loser: Tab, winner: Tab) -> None:
    """Let one resign a single game, and the other accept."""
    loser.click("Resign")
    assert loser.buttons(loser.private_messages.last)[-1] == "Cancel"
    loser.click("Single, lose 2")
    winner.sees(f"{loser.name} offers to resign a single game")
    winner.click("Accept, win 2")
    loser.sees(f"{winner.name} wins a single game with the cube at 2: 2 points. {loser.name} resigned.")


def test_two_people_play_until_one_resigns_and_play_again(playground: Playground, screenshots: Path) -> None:
    first, second = start_game(playground, THREAD)
    check_picture(
        first.pictures.last, f"{first.name} to play", "2 on 24, 5 on 13, 3 on 8, 5 on 6", "167 pips"
    )
    assert first.buttons(first.board) == ["Play", "Resign", *LOOKS]

    play = build_play(first)
    first.screenshot(screenshots / "1-played-by-the-builder.png")
    second.sees(f"{first.name} {play}")
    second.sees(f"{second.name} to double or roll.")
    assert second.buttons(second.board) == ["Roll", "Resign", *LOOKS, "Double to 2"]

    second.click("Since my turn")
    expect(second.private_messages.last).to_contain_text(f"{first.name} {play}")
    for picture in second.private_messages.last.locator("img.gallery-image").all():
        check_picture(picture)
    second.click("My side")
    check_picture(second.pictures.last, f"{second.name} to double or roll")
    second.screenshot(screenshots / "2-since-my-turn-and-my-side.png")

    second.click("Double to 2")
    expect(second.private_messages.last).to_contain_text("Double to 2?")
    second.click("Double to 2")
    first.sees(f"{second.name} doubles to 2")
    assert first.buttons(first.board)[:2] == ["Take", "Pass"]
    first.screenshot(screenshots / "3-doubled.png")
    first.click("Take")
    second.sees(f"{second.name} to play")  # what is to be rolled after a take is rolled at once
    check_picture(second.pictures.last, f"{first.name} owns the cube at 2")
    play = type_play(second)
    first.sees(play)
    first.screenshot(screenshots / "4-played-by-command.png")

    resign(first, second)
    check_picture(
        first.pictures.last, f"{second.name} wins a single game", f"{first.name} owns the cube at 2"
    )
    first.screenshot(screenshots / "5-resigned.png")
    second.click("End session")
    second.sees("The session is over")
    second.click("Rematch")
    first.sees(f"{second.name} wants a rematch")
    first.click("Accept")
    second.sees("to play")


def test_each_is_asked_where_they_live_after_the_first_play_that_they_confirm(
    open_playground: Open, screenshots: Path
) -> None:
    first, second = start_game(open_playground())
    build_play(first)
    expect(first.private_messages.last).to_contain_text("Where do you live?")
    first.screenshot(screenshots / "1-asked.png")
    first.choose("Berlin", menu="A city in your time zone")
    expect(first.private_messages.last).to_contain_text("Your time zone: Europe/Berlin.")
    second.sees(f"{second.name} to double or roll.")
    second.click("Roll")
    second.sees(f"{second.name} to play")
    second.choose("/", menu="Choose a play")
    second.click("Confirm")
    expect(second.private_messages.last).to_contain_text("Where do you live?")
    second.click("Skip")
    expect(second.private_messages.last).to_contain_text("Skipped.")


def test_a_locked_phone_says_whose_turn_it_is_and_what_happened(
    playground: Playground, game: tuple[Tab, Tab], screenshots: Path
) -> None:
    first, second = game
    play = type_play(first)
    second.sees(f"{second.name} to double or roll.")
    phone = playground.phone_of(second.name)
    phone.set_viewport_size(PHONE)
    newest = phone.locator("article").first
    expect(newest.locator("p")).to_contain_text(f"@{second.name} to double or roll.")
    expect(newest.locator("p")).to_contain_text(play)
    expect(newest.locator("h2")).to_have_text(f"Barpoint · {BACKGAMMON}")
    if SCREENSHOTS:
        phone.screenshot(path=screenshots / "1-locked.png")


def test_a_play_is_chosen_from_the_list_and_confirmed(game: tuple[Tab, Tab], screenshots: Path) -> None:
    first, second = game
    first.click("Play")
    first.choose("24/", menu="Choose a play")
    expect(first.private_messages.last).to_contain_text("Play complete. Confirm?")
    play = built(first)
    check_picture(first.pictures.last, f"{first.name} to play", "So far: 24/")
    first.screenshot(screenshots / "1-chosen-from-the-list.png")
    first.page.set_viewport_size(PHONE)
    first.screenshot(screenshots / "2-on-a-phone.png")
    first.click("Confirm")
    second.sees(f"{first.name} {play}")


def test_a_choice_counts_on_a_page_that_has_not_heard_of_the_latest(game: tuple[Tab, Tab]) -> None:
    def as_if_before(route: Route) -> None:
        body = route.request.post_data_json
        route.continue_(post_data=json.dumps(body | {"published_revision": body["published_revision"] - 1}))

    first, second = game
    first.click("Play")
    second.slash("board")
    first.settle()
    first.page.wait_for_timeout(2 * POLL_MILLISECONDS)
    first.page.route("**/api/action", as_if_before)
    first.choose("24/", menu="Choose a play")
    expect(first.private_messages.last).to_contain_text("Play complete. Confirm?")


def test_two_people_agree_on_the_rules(playground: Playground, screenshots: Path) -> None:
    alice, bob = playground.act_as("Alice", CLUB), playground.act_as("Bob", CLUB)
    bob.page.wait_for_timeout(2 * POLL_MILLISECONDS)  # what is posted afterwards was not posted in the future
    alice.slash("challenge", opponent="Bob", length="7", start="Nackgammon")
    bob.sees("Alice challenges Bob")
    bob.slash("turns")
    expect(bob.private_messages.last).to_contain_text(re.compile("posted (now|[0-9]+ seconds? ago|0 )"))
    bob.sees("Doubling cube · Crawford rule · Nackgammon start")
    bob.click("Rules")
    expect(bob.private_messages.last).to_contain_text("when a player first needs only 1 more point")
    bob.click("Propose changes")
    for press in ("To 9", "To 10", "Play a money session", "Jacoby: no"):
        bob.click(press)
    bob.screenshot(screenshots / "1-the-editor.png")
    bob.click("Send offer")
    alice.sees("Changed: 7-point match → money session · Jacoby: no → yes")
    alice.screenshot(screenshots / "2-proposed.png")
    alice.click("Accept")
    bob.sees("Money session · game 1")
    bob.slash("settings me", theme="clear", colours="dark")
    bob.click("My side")
    check_picture(bob.pictures.last, "194 pips")
    bob.screenshot(screenshots / "3-as-bob-likes-it.png")


@pytest.mark.proof  # without a browser, it is seen in each run of the tests
def test_after_a_restart_the_live_boards_are_posted_again_and_their_buttons_work(
    open_playground: Open, screenshots: Path
) -> None:
    playground = open_playground()
    first, second = start_game(playground)
    carol = playground.act_as("Carol", THREAD)
    carol.slash("challenge")
    play = type_play(first)
    first.slash("challenge")  # the channel's table is taken, so that the bot opens a thread
    expect(first.private_messages.last).to_contain_text("Your challenge has its own thread: ")

    playground = open_playground()
    elsewhere = playground.act_as("Carol", f"#backgammon: {first.name} vs anyone, 3-point match")
    elsewhere.sees(f"{first.name} challenges anyone")
    second = playground.act_as(second.name)
    second.sees(play)
    second.sees(f"{second.name} to double or roll.")
    expect(second.messages).to_have_count(1)
    check_picture(second.pictures.last, f"{second.name} to double or roll")
    second.screenshot(screenshots / "1-posted-again.png")
    second.click("Roll")
    second.sees("to play")

    dave = playground.act_as("Dave", THREAD)
    dave.sees("Carol challenges anyone")
    dave.click("Accept")
    dave.sees("to play")
    dave.screenshot(screenshots / "2-thread.png")


def test_somebody_else_is_told_what_is_going_on(playground: Playground, game: tuple[Tab, Tab]) -> None:
    first, second = game
    carol = playground.act_as("Carol")
    carol.click("Play")
    expect(carol.private_messages.last).to_contain_text("Only Alice and Bob play at this table.")
    second.click("Play")
    expect(second.private_messages.last).to_contain_text(f"Waiting for {first.name} to play")
    first.slash("play", play="nonsense")
    expect(first.private_messages.last).to_contain_text("I can't read nonsense.")
    first.sees("to play")


def test_the_front_page_leads_to_every_place(playground: Playground) -> None:
    places = playground.lobby.locator("li strong").all_inner_texts()
    assert tuple(places[-4:]) == PLACES
    for place in PLACES:
        bob = playground.act_as("Bob", place)
        assert bob.page.locator("#viewer-picker option:checked").inner_text() == "Bob"
        expect(bob.page.locator("#channel-composer-input")).to_be_visible()


def test_a_board_fits_a_phone(game: tuple[Tab, Tab], screenshots: Path) -> None:
    first, _ = game
    first.page.set_viewport_size(PHONE)
    first.click("Play")
    first.screenshot(screenshots / "phone.png")
    for part in (first.pictures.last, *first.private_messages.last.locator("button.component-button").all()):
        box = part.bounding_box()
        assert box is not None
        assert 0 < box["x"] < box["x"] + box["width"] <= PHONE["width"]


def is_in_sight(tab: Tab, message: Locator) -> bool:
    """Whether the lower end of a message, where its buttons are, is in sight."""
    box, page = message.bounding_box(), tab.page.viewport_size
    assert box is not None
    assert page is not None
    return 0 < box["y"] + box["height"] <= page["height"]


def test_the_newest_message_is_in_sight_unless_somebody_has_scrolled_up(
    playground: Playground, game: tuple[Tab, Tab]
) -> None:
    mover, _waiting = game
    for tab in game:
        tab.page.set_viewport_size(PHONE)
    mover.click("Play")
    expect(mover.private_messages.last).to_contain_text("Choose a play")
    mover.settle()
    assert is_in_sight(mover, mover.private_messages.last)
    mover.choose("/", menu="Choose a play")
    mover.click("Confirm")
    for tab in game:
        tab.sees("to ")
        assert is_in_sight(tab, tab.board), tab.name
    reader = playground.act_as("Carol")
    reader.sees("to ")
    assert is_in_sight(reader, reader.board)


def test_time_passes_when_somebody_wants_to_see_a_reminder(open_playground: Open, screenshots: Path) -> None:
    playground = open_playground()
    start_game(playground)
    playground.let_pass("a day")
    playground.let_pass("a day")
    waiting = playground.act_as("Carol")
    expect(waiting.messages.last).to_contain_text("Reminder:")
    before = playground.lobby.locator("form span").inner_text()
    playground = open_playground()
    after = playground.lobby.locator("form span").inner_text()
    assert after.split(",")[:2] == before.split(",")[:2], "the clock does not go back"
