"""Every kind of a chouette's board, as it looks on a phone and on a desktop."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from bot.text.language import Language
from tests.playground.browser import Playground, Tab
from tests.playground.chouette_boards import KINDS, PLAYERS
from tests.playground.conftest import running_playground

pytestmark = [pytest.mark.browser, pytest.mark.proof]

BOARDS = (sys.executable, "-m", "tests.playground.chouette_boards")
WIDTHS = (1200, 400)
ROWS_OF_BUTTONS = 5
IN_VIEW = "part => part.scrollWidth <= part.clientWidth"


def check_fit(tab: Tab, width: int) -> None:
    """Check that nothing of a board is cut off, and that its buttons take few rows."""
    buttons = tab.board.locator("button.component-button").all()
    parts = [*buttons, *tab.board.locator("img.gallery-image, p, h3").all()]
    boxes = [box for box in (part.bounding_box() for part in parts) if box]
    assert len(boxes) == len(parts)
    assert all(0 < box["x"] < box["x"] + box["width"] <= width for box in boxes)
    assert all(button.evaluate(IN_VIEW) for button in buttons)
    assert len({round(box["y"]) for box in boxes[: len(buttons)]}) <= ROWS_OF_BUTTONS


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
