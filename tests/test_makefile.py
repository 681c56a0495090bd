"""What is typed says what it does, and how long that takes, before it does it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STARTS = (
    "Starting: the bot where .env has a token, else the playground in your browser. It takes some seconds."
)


def commands_of_run(venv: Path) -> list[str]:
    """What `make run` would do, in order, with its virtual environment there."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("there is no make here")
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = [make, "--dry-run", "--no-print-directory", "run", f"venv={venv}"]
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def said_before(commands: list[str], what: str) -> str:
    """The last sentence before a command."""
    place = next(number for number, command in enumerate(commands) if what in command)
    return next(command for command in reversed(commands[:place]) if command.startswith("echo"))


def test_make_run_says_what_it_makes_and_that_it_takes_minutes(tmp_path: Path) -> None:
    commands = commands_of_run(tmp_path / "venv")
    assert "Making a virtual environment" in said_before(commands, "-m venv")
    assert "a minute or two, only when they change" in said_before(commands, "-m pip")
    assert STARTS in said_before(commands, "-m bot")


def test_make_run_makes_nothing_twice(tmp_path: Path) -> None:
    for path in (tmp_path / "bin" / "python", tmp_path / "run.stamp"):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    begin, run = commands_of_run(tmp_path)
    assert STARTS in begin
    assert run.endswith("-m bot")
