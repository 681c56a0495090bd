"""The settings of a container, as they come to it: from compose files, or from an `.env` alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml
from dotenv import dotenv_values

ROOT = Path(__file__).parent.parent.parent


class CannotBeRead(Exception):
    """podman-compose does not take the files; the message is its own."""


def copy_of_the_example(folder: Path, **settings: str) -> Path:
    """An `.env` in the folder, as `.env.example` has it, but for these settings."""
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    kept = [line for line in lines if line.partition("=")[0] not in settings]
    path = folder / ".env"
    path.write_text("\n".join([*kept, *(f"{name}={value}" for name, value in settings.items()), ""]))
    return path


def composed(folder: Path, *names: str) -> dict[str, Any]:
    """Compose files as podman-compose reads them in a folder that has an `.env`, each over those before.

    Raises:
        CannotBeRead: podman-compose does not take them.
    """
    files = [argument for name in names for argument in ("--file", shutil.copy(ROOT / name, folder))]
    done = subprocess.run(
        [sys.executable, "-m", "podman_compose", "--dry-run", *files, "config"],
        cwd=folder,
        env={"HOME": str(folder), "PATH": os.defpath},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotBeRead(done.stderr)
    read: dict[str, Any] = yaml.safe_load(done.stdout)
    return read


def of_compose(folder: Path) -> Mapping[str, str]:
    """Return the environment that `docker compose up` gives the bot."""
    bot = composed(folder, "compose.yaml")["services"]["bot"]
    (env_file,) = bot["env_file"]
    return {**of_file(folder / env_file), **bot["environment"]}


def of_file(path: Path) -> Mapping[str, str]:
    """Return the environment that `docker run --env-file` gives the bot, with empty values too."""
    return {name: value or "" for name, value in dotenv_values(path, interpolate=False).items()}
