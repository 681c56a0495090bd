"""The real `python -m bot`, without a token, in a process of its own and a browser in front of it."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.playground.browser import SCREENSHOTS, Playground

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = os.environ.get("BARPOINT_TEST_CHROMIUM") or shutil.which("chromium")
COMMAND = (sys.executable, "-m", "bot")
LOADED = (sys.executable, "-m", "tests.playground.loaded_dice")
STOP_SECONDS = 300
"""Far longer than it ever takes to stop, or to say why it cannot start, beside other tests too."""
DESKTOP = ViewportSize(width=1280, height=1100)


def environment(**settings: str) -> dict[str, str]:
    """The environment of a bot without a token, at any free port, with these settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BARPOINT_")}
    ours = {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "BARPOINT_PLAYGROUND_PORT": "0"}
    return kept | ours | settings


@contextmanager
def running_playground(folder: Path, command: Sequence[str] = COMMAND) -> Iterator[str]:
    """Run the playground with its database in `folder`; gives its address, and stops it as Ctrl-C does."""
    log = folder / "playground.log"
    with (
        log.open("a") as errors,
        subprocess.Popen(
            command, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=errors, text=True
        ) as bot,
    ):
        try:
            yield _address(bot, log)
        finally:
            bot.send_signal(signal.SIGINT)
            code = bot.wait(STOP_SECONDS)
    said = log.read_text()
    assert code == 0, said
    assert "Traceback" not in said, said


def _address(bot: subprocess.Popen[str], log: Path) -> str:
    assert bot.stdout is not None
    for line in bot.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError(f"The playground did not open:\n{log.read_text()}")


@pytest.fixture
def screenshots(request: pytest.FixtureRequest) -> Path:
    """The folder for this test's screenshots."""
    return Path(SCREENSHOTS or "") / request.node.name


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("needs Chromium: set BARPOINT_TEST_CHROMIUM to its path")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@contextmanager
def new_browser(chromium: Browser) -> Iterator[BrowserContext]:
    # The page forbids eval, by which Playwright waits for a condition.
    context = chromium.new_context(bypass_csp=True, viewport=DESKTOP)
    yield context
    context.close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that has seen nothing yet."""
    with new_browser(chromium) as context:
        yield context


@pytest.fixture(scope="module")
def playground(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playground]:
    """A playground with one browser for the tests of a module: each plays at a place of its own."""
    with (
        new_browser(chromium) as context,
        running_playground(tmp_path_factory.mktemp("playground")) as address,
    ):
        opened = Playground(context, address)
        yield opened
        opened.close()


@pytest.fixture
def open_playground(browser: BrowserContext, tmp_path: Path) -> Iterator[Callable[..., Playground]]:
    """Open a playground of one's own, with dice that fall as they are given; opening it again restarts it."""
    with ExitStack() as runs:

        def run(dice: str = "") -> Playground:
            runs.close()
            command = (*LOADED, dice) if dice else COMMAND
            address = runs.enter_context(running_playground(tmp_path, command))
            opened = Playground(browser, address)
            runs.callback(opened.close)
            return opened

        yield run
