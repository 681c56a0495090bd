"""Each target says what it does, and how long that takes, before it does it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STARTS = (
    "Starting: the bot where .env has a token, else the playground in your browser. It takes some seconds."
)


OWN = f"{sys.version_info.major}.{sys.version_info.minor}"


def make(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Return the answer of `make`, whatever `make` runs this test."""
    program = shutil.which("make")
    if program is None:
        pytest.skip("there is no make here")
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTHON"))}
    command = [program, "--no-print-directory", *words]
    return subprocess.run(
        command, cwd=folder, env=alone | environment, capture_output=True, text=True, check=False
    )


def commands_of_run(venv: Path) -> list[str]:
    """Return the commands of `make run`, in order, with its virtual environment there."""
    return make(ROOT, "--dry-run", "run", f"venv={venv}").stdout.splitlines()


def program(path: Path, script: str) -> None:
    """A program of the shell's."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def said_before(commands: list[str], what: str) -> str:
    """The last sentence before a command."""
    place = next(number for number, command in enumerate(commands) if what in command)
    return next(command for command in reversed(commands[:place]) if command.startswith("echo"))


def test_make_run_says_what_it_makes_and_that_it_takes_minutes(tmp_path: Path) -> None:
    commands = commands_of_run(tmp_path / "venv")
    assert "Making a virtual environment" in said_before(commands, "-m venv")
    assert "half a minute, only when they change" in said_before(commands, "-m pip")
    assert STARTS in said_before(commands, "-m bot")


def test_make_run_makes_nothing_twice(tmp_path: Path) -> None:
    for path in (tmp_path / "bin" / "python", tmp_path / "run.stamp"):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    begin, run = commands_of_run(tmp_path)
    assert STARTS in begin
    assert run.endswith("-m bot")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The Makefile, with nothing else of the project, and a virtual environment of Python 3.1."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "requirements/run.txt", "requirements/uv.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    program(tmp_path / ".venv/bin/python", "true")
    program(tmp_path / ".venv/bin/python3.1", "true")
    (tmp_path / ".venv/run.stamp").touch()
    return tmp_path


def test_another_python_has_a_virtual_environment_of_its_own(copy: Path) -> None:
    assert "-m venv" not in make(copy, "--dry-run", "setup").stdout
    asked = make(copy, "--dry-run", "setup", f"PYTHON={sys.executable}").stdout
    assert f"{sys.executable} -m venv .venv/{OWN}\n" in asked
    assert f"--python .venv/{OWN}/bin/python" in asked
    assert f"-m venv .venv/{OWN}\n" in make(copy, "--dry-run", "setup", PYTHON=sys.executable).stdout


def test_the_first_python_that_is_asked_for_has_the_usual_virtual_environment(copy: Path) -> None:
    program(copy / f".venv/bin/python{OWN}", "true")
    assert "-m venv" not in make(copy, "--dry-run", "setup", f"PYTHON={sys.executable}").stdout
    shutil.rmtree(copy / ".venv")
    asked = make(copy, "--dry-run", "setup", f"PYTHON={sys.executable}").stdout
    assert f"{sys.executable} -m venv .venv\n" in asked


def test_a_python_that_does_not_start_is_not_replaced_by_another(copy: Path) -> None:
    done = make(copy, "--dry-run", "setup", "PYTHON=python3.nowhere")
    assert "There is no python3.nowhere here that starts" in done.stderr
    assert done.returncode


@pytest.mark.parametrize("has_wheel", [True, False])
def test_uv_installs_and_pip_where_there_is_no_uv(copy: Path, has_wheel: bool) -> None:  # noqa: FBT001
    (copy / ".venv/run.stamp").unlink()
    program(copy / ".venv/bin/uv", 'echo "uv $*"')
    without = "" if has_wheel else 'case "$*" in *uv.txt*) exit 1; esac'
    program(copy / ".venv/bin/python", f'{without}\necho "python $*"')
    done = make(copy, "setup")
    assert not done.returncode
    installed = [
        line for line in done.stdout.splitlines() if "requirements/run.txt" in line and "$" not in line
    ]
    (by,) = [line.partition(" ")[0] for line in installed if "--requirement" in line]
    assert by == ("uv" if has_wheel else "python")
    assert ("Not by uv, so by pip" in done.stdout) is not has_wheel
    assert (copy / ".venv/run.stamp").exists()


def test_other_pythons_are_found_by_their_names_and_in_pyenv_but_only_if_they_start(tmp_path: Path) -> None:
    versions = [version for version in ("3.11", "3.13", "3.14") if version != OWN]
    for version in versions:
        program(tmp_path / f"bin/python{version}", 'echo "pyenv: command not found" >&2; exit 127')
    program(tmp_path / f"pyenv/versions/{versions[0]}.7/bin/python", 'echo "$0"')
    path = f"{tmp_path / 'bin'}:{os.defpath}"
    found = subprocess.run(
        ["/bin/bash", ROOT / ".ci" / "pythons", sys.executable],
        env={"PATH": path, "HOME": "/nowhere", "PYENV_ROOT": str(tmp_path / "pyenv")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == f"{tmp_path}/pyenv/versions/{versions[0]}.7/bin/python\n"
    assert not found.stderr
