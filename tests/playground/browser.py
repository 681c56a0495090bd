"""The playground as a person sees it: what a test does in SimCord's preview page, in words of Discord."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SCREENSHOTS = os.environ.get("BARPOINT_TEST_SCREENSHOTS")  # a folder in which to keep them
# A page learns of what others did only twice a second; a press before that is refused and done again.
POLL_MILLISECONDS = 500
ATTEMPTS = 5
PATIENCE_MILLISECONDS = 5000
expect.set_options(timeout=4 * PATIENCE_MILLISECONDS)  # a busy machine is no bug
IDLE = "() => window.simcordPreview?.ready && !window.simcordPreview.pendingAction"
ANSWERED = "(before) => window.simcordPreview.lastAction?.requestId !== before"
MENTIONS = """() => Object.fromEntries(
    [...document.querySelectorAll('article.channel-message[data-message-id]')]
        .filter((each) => !each.querySelector('.message-ephemeral-note'))
        .map((each) => [
            each.dataset.messageId,
            [...each.querySelectorAll('.mention')].map((one) => one.textContent.replace('@', '')),
        ])
)"""
OFFERED = "() => ['answered', 'failed'].includes(window.simcordPreview.commandPicker.autocomplete.state)"


class Tab:
    """One tab: one person looking at one channel, thread or direct message."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.presses = 0
        """How often something was pressed; to open a list and to choose from it are two."""
        self.settle()

    @property
    def messages(self) -> Locator:
        """All messages that this person sees, oldest first."""
        return self.page.locator("article.channel-message")

    @property
    def private_messages(self) -> Locator:
        """Those that only this person sees."""
        return self.messages.filter(has=self.page.locator(".message-ephemeral-note"))

    @property
    def board(self) -> Locator:
        """The newest message of the bot that everyone sees, which is where the live board stands."""
        others = self.page.locator(".message-ephemeral-note, .message-system")  # these tell of threads
        return self.messages.filter(has_not=others).last

    @property
    def pictures(self) -> Locator:
        """The pictures in the messages; their `alt` is what a blind player hears."""
        return self.messages.locator("img.gallery-image")

    def button(self, label: str) -> Locator:
        """The latest button that has exactly this label."""
        exactly = re.compile(rf"^\s*{re.escape(label)}\s*$")
        return self.messages.locator("button.component-button").filter(has_text=exactly).last

    def buttons(self, message: Locator) -> list[str]:
        """The labels of a message's buttons."""
        return [text.strip() for text in message.locator("button.component-button").all_inner_texts()]

    def mentions(self) -> Mapping[str, Sequence[str]]:
        """The people whom each of the messages for everyone mentions, by its id; an edit notifies nobody."""
        found: Mapping[str, Sequence[str]] = self.page.evaluate(MENTIONS)
        return found

    def sees(self, text: str) -> None:
        """Wait until the live board says this."""
        self.page.bring_to_front()
        expect(self.board).to_contain_text(text)
        self.settle()

    def become(self, name: str) -> None:
        """Look at the place as somebody else."""
        self.page.locator("#viewer-picker").select_option(label=name)
        self.name = name
        self.settle()

    def click(self, label: str) -> None:
        """Press the latest button of this label."""
        self.presses += 1
        self._act(lambda: self.button(label).click())

    def choose(self, label: str, *, menu: str | None = None) -> None:
        """Choose an option of the latest select menu, or of the latest one that shows `menu`."""
        self.presses += 2
        triggers = self.messages.locator(".select-trigger")
        trigger = (triggers.filter(has_text=menu) if menu else triggers).last
        option = self.page.locator(".select-list:not([hidden]) .select-option").filter(has_text=label).first

        def act() -> None:
            for _ in range(ATTEMPTS):  # the page scrolls by itself, which closes an open menu
                with suppress(PlaywrightTimeout):
                    if not option.is_visible():
                        trigger.press("Enter")
                    option.click(timeout=2 * POLL_MILLISECONDS)
                    return

        self._act(act)

    def slash(self, command: str, **options: str) -> None:
        """Give a slash command; where the page suggests an option's very value, the suggestion is taken."""

        def prepare() -> None:
            self._begin(command)
            for option, value in options.items():
                self._fill(option, value)
            self.settle()

        self._act(self.page.locator("#send-message").click, prepare)

    def suggestions(self, command: str, option: str, typed: str) -> list[str]:
        """Return the page's suggestions for an option of a command after `typed`, and leave the command."""
        self._begin(command)
        for _ in range(ATTEMPTS):  # what others do meanwhile takes the question back
            self._field(option).fill("")
            self._field(option).fill(typed)
            with suppress(PlaywrightTimeout):
                self.page.wait_for_function(OFFERED, timeout=PATIENCE_MILLISECONDS)
                break
        offered = self.page.locator(".command-suggestion-label").all_inner_texts()
        self._leave()
        return offered

    def settle(self) -> None:
        """Wait until the page shows what it knows, pictures included; a tab in the background would never."""
        self.page.bring_to_front()
        self.page.wait_for_function(IDLE, polling=20)

    def show_newest(self) -> None:
        """Go to the newest messages, and wait until the page shows them."""
        self.settle()
        latest = self.page.locator("#new-messages")
        if latest.is_visible():
            latest.dispatch_event("click")  # which an open list of suggestions may cover
            self.settle()

    def screenshot(self, path: Path) -> None:
        """Keep a picture of the tab, with the newest messages on it, if somebody wants to see it."""
        if SCREENSHOTS:
            self.show_newest()
            path.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=path)

    def _begin(self, command: str) -> None:
        self._leave()
        self.page.locator("#channel-composer-input").fill(f"/{command}")
        entries = self.page.locator(".command-entry")
        entries.filter(has=self.page.get_by_text(f"/{command}", exact=True)).click()

    def _leave(self) -> None:
        """Leave the command that is being typed, if there is one, as there is after a refused action."""
        leave = self.page.get_by_label("Exit command mode")
        if leave.is_visible():
            leave.click()
        self.page.locator("#channel-composer-input").fill("")

    def _field(self, option: str) -> Locator:
        field = self.page.locator(f".command-option-input[data-option='{option}']")
        if not field.count():
            offer = self.page.locator(f".command-suggestion[data-value='{option}']")
            if not offer.is_visible():  # the command's name opens the list of its optional options
                self.page.locator(".command-chip").click()
            offer.click()
        return field

    def _fill(self, option: str, value: str) -> None:
        field = self._field(option)
        field.fill(value)
        if field.get_attribute("role") == "combobox":
            self.page.wait_for_timeout(POLL_MILLISECONDS)
            suggestion = self.page.locator(".command-suggestion").filter(
                has=self.page.get_by_text(value, exact=True)
            )
            if suggestion.count():
                suggestion.first.click()

    def _act(self, act: Callable[[], object], prepare: Callable[[], None] | None = None) -> None:
        """Do something and wait until it is answered; again, if the page refused it or did not notice it."""
        self.settle()
        for _ in range(ATTEMPTS):
            if prepare:
                prepare()
            before = self.page.evaluate("window.simcordPreview.lastAction?.requestId")
            act()
            with suppress(PlaywrightTimeout):
                self.page.wait_for_function(ANSWERED, arg=before, timeout=PATIENCE_MILLISECONDS, polling=20)
            self.settle()
            action = self.page.evaluate("window.simcordPreview.lastAction")
            if action and action["requestId"] != before and not _is_stale(action):
                assert action["settlement"] == "settled", action
                return
            self.page.wait_for_timeout(POLL_MILLISECONDS)
        raise AssertionError(f"{self.name} was not heard")


def _is_stale(action: Mapping[str, Any]) -> bool:
    return [item["code"] for item in action["diagnostics"]] == ["stale-revision"]


class Playground:
    """The running playground in a browser; its pages stay until they are closed, also when it has stopped."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.lobby = context.new_page()
        self.lobby.goto(address)
        self._tabs: dict[tuple[str, str], Tab] = {}

    def act_as(self, name: str, place: str = "#backgammon") -> Tab:
        """The tab in which `name` looks at `place`, as the front page calls it; opened once."""
        if (name, place) not in self._tabs:
            self.lobby.reload()
            row = self.lobby.locator("li").filter(has=self.lobby.get_by_text(place, exact=True))
            with self.context.expect_page() as opened:
                row.get_by_role("link", name=f"as {name}").click()
            self._tabs[name, place] = Tab(opened.value, name)
        return self._tabs[name, place]

    def readers(self, place: str) -> list[str]:
        """As whom the front page lets one enter a place."""
        self.lobby.reload()
        row = self.lobby.locator("li").filter(has=self.lobby.get_by_text(place, exact=True))
        return [text.removeprefix("as ") for text in row.get_by_role("link").all_inner_texts()]

    def phone_of(self, name: str) -> Page:
        """The page that shows somebody's locked phone."""
        with self.context.expect_page() as opened:
            self.lobby.get_by_role("link", name=name, exact=True).click()
        return opened.value

    def let_pass(self, span: str) -> None:
        """Let an hour or a day pass."""
        self.lobby.bring_to_front()
        self.lobby.get_by_role("button", name=f"Let {span} pass").click()

    def close(self) -> None:
        """Close its pages."""
        for page in self.context.pages:
            page.close()
