"""The built package holds all that the bot needs, and starts from an empty folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.version import VERSION

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "render", "storage")
SOURCES = ("pyproject.toml", "README.md", "LICENSE")
DATA = (".ftl", ".js", ".ttf", ".otf", ".txt")
MATCH = "3 point match\n\nGame 1\nAnn : 0  Bob : 0\n  1) 31: 8/5 6/5\n"
WITHOUT_PLAYGROUND = (
    "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; sys.exit(main())"
)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel installs, and nothing else."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SOURCES:
        shutil.copy(ROOT / name, source)
    build = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    subprocess.run([*build, "--wheel-dir", str(source), str(source)], check=True)
    (wheel,) = source.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(target)
    return target


def run(folder: Path, installed: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with what is installed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BARPOINT_")}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=kept | {"PYTHONPATH": str(installed)} | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def test_messages_fonts_and_migrations_are_in_it(installed: Path) -> None:
    def held(folder: Path) -> set[str]:
        files = (path for name in PACKAGES for path in (folder / name).rglob("*"))
        return {str(path.relative_to(folder)) for path in files if path.suffix in (".py", *DATA)}

    assert held(installed) == held(ROOT)


def test_it_carries_the_version(installed: Path, tmp_path: Path) -> None:
    assert f"\nVersion: {VERSION}\n" in (installed / f"barpoint-{VERSION}.dist-info" / "METADATA").read_text()
    assert run(tmp_path, installed, "-m", "bot", "--version").stdout == f"Barpoint {VERSION}\n"


def test_it_runs_in_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "match.mat").write_text(MATCH)
    done = run(tmp_path, installed, "-m", "bot", "check-match", "match.mat")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("match.mat: Ann 0, Bob 0, match to 3; games: 1, plays: 1")
    where = run(tmp_path, installed, "-c", "import bot; print(bot.__file__)")
    assert where.stdout.startswith(str(installed))


def test_without_token_and_playground_it_says_what_to_do(installed: Path, tmp_path: Path) -> None:
    done = run(tmp_path, installed, "-c", WITHOUT_PLAYGROUND)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "There is no BARPOINT_TOKEN, and the playground is not installed: set the token, or install"
        " barpoint[playground].\n"
    )
