"""GNU Backgammon itself, which reads what is written here and says what it makes of it."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

PROGRAM = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
NEEDS_GNUBG = [
    pytest.mark.proof,
    pytest.mark.gnubg,
    pytest.mark.skipif(not PROGRAM, reason="needs GNU Backgammon: Debian's package gnubg"),
]
SETUP = [
    *(f"set confirm {what} off" for what in ("new", "save")),
    *(f"set player {player} human" for player in (0, 1)),
    *(f"set automatic {what} off" for what in ("roll", "game", "move", "bearoff")),
    "set beavers 3",
    "set display off",
]


def ask_gnubg(commands: Iterable[str], folder: Path) -> str:
    """Return what GNU Backgammon prints when it is given those commands; `folder` is for their file."""
    assert PROGRAM is not None
    script = folder / "commands"
    script.write_text("\n".join([*SETUP, *commands]) + "\n", "utf-8")
    done = subprocess.run(
        [PROGRAM, "--tty", "--quiet", "--no-rc", "--commands", str(script)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout
