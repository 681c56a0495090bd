"""The real `python -m bot`, without a token, in a process of its own and a browser in front of it."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

from tests.playground.browser import Playground

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = os.environ.get("BARPOINT_TEST_CHROMIUM") or shutil.which("chromium")
STOP_SECONDS = 20


@contextmanager
def running_playground(folder: Path) -> Iterator[str]:
    """Run the playground with its database in `folder`; gives its address, and stops it as Ctrl-C does."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BARPOINT_")}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "BARPOINT_PLAYGROUND_PORT": "0"}
    log = folder / "playground.log"
    command = [sys.executable, "-m", "bot"]
    with (
        log.open("a") as errors,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as bot,
    ):
        try:
            yield _address(bot, log)
        finally:
            bot.send_signal(signal.SIGINT)
            code = bot.wait(STOP_SECONDS)
    assert code == 0, log.read_text()


def _address(bot: subprocess.Popen[str], log: Path) -> str:
    assert bot.stdout is not None
    for line in bot.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError(f"The playground did not open:\n{log.read_text()}")


@pytest.fixture
def browser() -> Iterator[BrowserContext]:
    if not CHROMIUM:
        pytest.skip("needs Chromium: set BARPOINT_TEST_CHROMIUM to its path")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        # The page forbids eval, by which Playwright waits for a condition.
        yield chromium.new_context(bypass_csp=True, viewport={"width": 1280, "height": 1100})
        chromium.close()


@pytest.fixture
def open_playground(browser: BrowserContext, tmp_path: Path) -> Iterator[Callable[[], Playground]]:
    """Open the playground; opening it again restarts it with the same database."""
    with ExitStack() as runs:

        def run() -> Playground:
            runs.close()
            return Playground(browser, runs.enter_context(running_playground(tmp_path)))

        yield run
