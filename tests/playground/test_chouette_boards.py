"""Every kind of a chouette's board, as it looks on a phone and on a desktop."""

import sys
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from bot.text.language import Language
from tests.playground.browser import Playground, Tab
from tests.playground.chouette_boards import KINDS, PLAYERS
from tests.playground.conftest import running_playground

pytestmark = [pytest.mark.browser, pytest.mark.proof]

BOARDS = (sys.executable, "-m", "tests.playground.chouette_boards")
WIDTHS = (1200, 400)
ROWS_OF_BUTTONS = 5
SHOWN = "button.component-button, img.gallery-image, p, h3"
PARTS = """(board, shown) => [...board.querySelectorAll(shown)].map(part => {
    const {left, right, top} = part.getBoundingClientRect();
    const is_button = part.matches("button"), is_cut = part.scrollWidth > part.clientWidth;
    return {left, right, top, is_button, is_cut};
})"""
"""Where the parts of a board lie, all at one moment: the page may draw a part anew between two."""
FITS = f"""(board, [shown, width]) => ({PARTS})(board, shown).every(
    ({{left, right}}) => 0 < left && left < right && right <= width)"""
LAYOUT_MS = 10_000
"""How long a busy machine may take to lay the page out at its new width."""


def check_fit(tab: Tab, width: int) -> None:
    """Check that nothing of a board is cut off, and that its buttons take few rows."""
    board, within = tab.board.element_handle(), [SHOWN, width]
    with suppress(PlaywrightTimeout):
        tab.page.wait_for_function(
            f"([board, within]) => ({FITS})(board, within)", arg=[board, within], timeout=LAYOUT_MS
        )
    parts = tab.board.evaluate(PARTS, SHOWN)
    assert parts
    assert tab.board.evaluate(FITS, within), parts
    buttons = [part for part in parts if part["is_button"]]
    assert not any(button["is_cut"] for button in buttons), buttons
    assert len({round(button["top"]) for button in buttons}) <= ROWS_OF_BUTTONS, buttons


@pytest.mark.parametrize("language", Language)
def test_every_board_fits_a_phone_and_a_desktop(
    browser: BrowserContext, tmp_path: Path, screenshots: Path, language: Language
) -> None:
    with running_playground(tmp_path, (*BOARDS, language)) as address:
        playground = Playground(browser, address)
        for story in KINDS:
            for players in PLAYERS:
                place = f"{story.__name__}-{players}"
                tab = playground.act_as("Alice", f"#{place}")
                for width in WIDTHS:
                    tab.page.set_viewport_size({"width": width, "height": 1300})
                    tab.show_newest()
                    tab.screenshot(screenshots / f"{place}-{width}.png")
                    check_fit(tab, width)
                tab.page.close()
        playground.close()
