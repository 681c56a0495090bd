"""A container of an image that buildah has built, as Docker would run it."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.image.buildah import Buildah

VOLUME = "srv/barpoint/var"
STAND_IN = "/stand-in"
BOT = b"/bin/barpoint\0run\0"
PATIENCE_SECONDS = 300.0
LONG_LOG = 3000


class Container:
    """Runs the image's own command while it is entered.

    Its games are in the folder `volume`, and its settings are those of the `environment` alone. Python finds
    in the folder `stand_in` where Discord is.
    """

    def __init__(
        self, buildah: Buildah, image: str, volume: Path, environment: Mapping[str, str], stand_in: Path
    ) -> None:
        self._buildah = buildah
        self._about = buildah.about(image)
        self._name = buildah.container(image)
        buildah("config", f"--volume=/{VOLUME}-", self._name)  # which gives way to ours, as in Docker
        self._root = buildah.root(self._name)
        self._mounts = (f"--volume={volume}:/{VOLUME}", f"--volume={stand_in}:{STAND_IN}:ro")
        self._environment = environment
        self._log = volume.with_name(f"{self._name}.log")
        self._made_at = time.time_ns()
        if not volume.exists():  # where Docker makes a new volume, it begins as the image has it
            subprocess.run(["cp", "--archive", self._root / VOLUME, volume], check=True)  # noqa: S607

    def __enter__(self) -> Self:
        command = [*self._about["Entrypoint"], *self._about["Cmd"]]
        with self._log.open("wb") as log:
            started = self._command(*command, PYTHONPATH=STAND_IN)
            self._running = subprocess.Popen(started, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in [*_descendants(self._running.pid), self._running.pid]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._running.wait()
        self._buildah("rm", self._name)

    def run(self, *command: str, told: str = "") -> subprocess.CompletedProcess[str]:
        """Carry out another command in it."""
        return subprocess.run(
            self._command(*command), input=told, capture_output=True, text=True, check=False
        )

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so; the bot must run meanwhile."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not is_so():
            assert self._running.poll() is None, f"the bot has ended: {self.log}"
            assert time.monotonic() < end, f"the bot does nothing: {self.log}"
            time.sleep(0.1)

    def is_healthy(self) -> bool:
        """Whether the image's own health check says so."""
        return not self.run(*self._about["Healthcheck"]["Test"][1:]).returncode

    @property
    def users(self) -> set[int]:
        """Those whose rights the bot has."""
        status = Path(f"/proc/{self._bot}/status").read_text()
        (uids,) = (line.split()[1:] for line in status.splitlines() if line.startswith("Uid:"))
        return {int(uid) for uid in uids}

    @property
    def written(self) -> list[Path]:
        """The files that the bot wrote where nothing may be kept: not in its volume, and not in /tmp."""
        owner = (self._root / VOLUME).stat().st_uid
        found = []
        for folder, _, names in os.walk(self._root):
            for path in (Path(folder, name) for name in names):
                about = path.lstat()
                if about.st_uid == owner and about.st_mtime_ns > self._made_at:
                    found.append(path.relative_to(self._root))
        return [path for path in found if path.parts[0] != "tmp"]

    def stop(self) -> float:
        """Ask the bot to stop, as Docker does, and return after how many seconds it has."""
        begun = time.monotonic()
        os.kill(self._bot, signal.Signals[self._about["StopSignal"]])
        assert self._running.wait(PATIENCE_SECONDS) == 0, self.log
        return time.monotonic() - begun

    @property
    def log(self) -> str:
        """The end of what the bot has said."""
        return self._log.read_text("utf-8")[-LONG_LOG:]

    @property
    def _bot(self) -> int:
        """The number of its process, in which no shell is left that would keep a signal for itself."""
        running = _descendants(self._running.pid)
        (bot,) = (each for each in running if BOT in Path(f"/proc/{each}/cmdline").read_bytes())
        return bot

    def _command(self, *command: str, **more: str) -> list[str | Path]:
        environment = {**self._environment, **more}
        given = [f"--env={name}={value}" for name, value in environment.items()]
        how = ("--isolation=chroot", "--cap-drop=all", *self._mounts, *given)
        return self._buildah.command("run", *how, self._name, "--", *command)


def _descendants(process: int) -> Iterator[int]:
    """The processes that a process has started, and that these have started."""
    with suppress(OSError):  # one that ends meanwhile
        for task in Path(f"/proc/{process}/task").glob("*/children"):
            for child in map(int, task.read_text().split()):
                yield child
                yield from _descendants(child)
