"""The real process of the bot, started again and again, and killed."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.faults import run_bot
from tests.faults.discord_server import DiscordServer

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["pytest", "tests.faults.preloaded"])
PATIENCE_SECONDS = 60.0
LONG_LOG = 3000


class BotProcess:
    """A bot of its own, which runs when it is entered."""

    def __init__(
        self,
        server: DiscordServer,
        folder: Path,
        shards: int = 1,
        main: Callable[[str, Path, Mapping[str, str]], None] = run_bot.main,
        **settings: str,
    ) -> None:
        self._server = server
        self._main = main
        self._folder = folder
        self._shards = shards
        self._settings = settings
        self._process = FORKS.Process()  # which is never started

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def start(self) -> None:
        """Start it and wait until all of its shards are connected."""
        connections = self._server.gateway.identified
        self.begin()
        self.until(lambda: self._server.gateway.identified >= connections + self._shards)

    def begin(self) -> None:
        """Start it, but do not wait."""
        arguments = (self._server.url, self._folder, self._settings)
        self._process = FORKS.Process(target=self._main, args=arguments)
        self._process.start()

    def killer(self) -> Callable[[], None]:
        """Return what lets the present process die at once, as kill -9 does, whatever it is at."""
        return self._process.kill

    def end(self) -> None:
        """Kill it, if it was ever started."""
        if self._process.pid is not None:
            self._process.kill()
            self._process.join()

    def ask_to_stop(self) -> None:
        """Send it what a service manager sends."""
        self._process.terminate()

    def hang(self) -> None:
        """Let it do nothing, without an end."""
        os.kill(self._process.pid or 0, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it do what it was about to do when it hung."""
        os.kill(self._process.pid or 0, signal.SIGCONT)

    @property
    def is_dead(self) -> bool:
        return not self._process.is_alive()

    def wait_for_end(self) -> None:
        """Wait until it is dead."""
        self._process.join(PATIENCE_SECONDS)
        assert self.is_dead, f"the bot does not end: {self.log}"

    def until(self, is_so: Callable[[], bool], *, may_die: bool = False) -> None:
        """Wait until something is so; the process must live on meanwhile, or else it ends the wait."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not is_so():
            if self.is_dead:
                assert may_die, f"the bot has ended: {self.log}"
                return
            assert time.monotonic() < end, f"the bot does nothing: {self.log}"
            time.sleep(0.002)

    @property
    def log(self) -> str:
        """The end of its log."""
        path = self._folder / "log"
        return path.read_text("utf-8")[-LONG_LOG:] if path.exists() else ""
