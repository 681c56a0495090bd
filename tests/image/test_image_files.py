"""The container image, as far as it can be proven without Docker: its files, and the steps that build it."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import pytest
import yaml

from bot.text.language import Language

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
STEP = re.compile(r"^(FROM|ARG|WORKDIR|COPY|RUN|ENV|USER|CMD|ENTRYPOINT|HEALTHCHECK) ", re.MULTILINE)
KINDS = ["sqlite", "postgres"]
MEGABYTE = 2**20
BASE_COMPRESSED = 45
"""The megabytes of the base image, as registries count them."""

MOST = {"yes": 250, "no": 120}
"""The megabytes of an image with the strong player and without it."""

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


def steps(stage: int) -> list[tuple[str, str]]:
    """The instructions of a stage, from 0, and what each is given."""
    joined = DOCKERFILE.replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if STEP.match(line)]
    starts = [number for number, line in enumerate(lines) if line.startswith("FROM ")] + [len(lines)]
    found = lines[starts[stage] : starts[stage + 1]]
    return [(name, given.strip()) for name, _, given in (line.partition(" ") for line in found)]


def compose(*names: str) -> dict[str, Any]:
    """Compose files as Docker merges them, each over those before."""
    merged: dict[str, Any] = {}
    for name in names:
        merged = merge(merged, yaml.safe_load((ROOT / name).read_text("utf-8")))
    return merged


def merge(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    def merged(key: str, value: Any) -> Any:
        is_deeper = isinstance(one.get(key), dict) and isinstance(value, dict)
        return merge(one[key], value) if is_deeper else value

    return one | {key: merged(key, value) for key, value in other.items()}


def test_what_is_copied_is_there_and_nothing_is_left_out_of_the_context() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    sources = [source for name, given in steps(0) if name == "COPY" for source in given.split()[:-1]]
    assert all((ROOT / source).exists() for source in sources)
    assert {source.partition("/")[0] for source in sources} == kept


def test_the_image_runs_as_nobody_in_particular_and_has_no_pip_of_its_own() -> None:
    last = dict(steps(1))
    assert last["USER"] == "barpoint"
    assert last["CMD"] == '["run"]'
    assert "--without-pip" in steps(0)[4][1]


@pytest.mark.parametrize(("given", "port"), [({}, 9464), ({"BARPOINT_HTTP_PORT": ""}, 9464)])
@pytest.mark.parametrize("instruction", ["ENTRYPOINT", "HEALTHCHECK"])
def test_the_image_opens_its_port_and_asks_there_also_with_a_copy_of_the_example(
    tmp_path: Path, instruction: str, given: dict[str, str], port: int
) -> None:
    for program in ("barpoint", "python"):
        (tmp_path / program).write_text(f'#!/bin/sh\necho "{program} $* at $BARPOINT_HTTP_PORT"\n')
        (tmp_path / program).chmod(0o755)
    command = json.loads(re.sub(r"^.*?(?=\[)", "", dict(steps(1))[instruction]))
    arguments = json.loads(dict(steps(1))["CMD"]) if instruction == "ENTRYPOINT" else []
    said = run(tmp_path, shlex.join([*command, *arguments]), PATH=f"{tmp_path}:{os.defpath}", **given)
    expected = "barpoint run" if instruction == "ENTRYPOINT" else "python -m bot.shell.health"
    assert said == f"0: {expected} at {port}\n"


def test_compose_overrides_each_setting_of_the_image_that_the_example_leaves_empty() -> None:
    environment = compose("compose.yaml")["services"]["bot"]["environment"]
    assert environment["BARPOINT_HTTP_PORT"] == "${BARPOINT_HTTP_PORT:-9464}"
    assert environment["BARPOINT_BACKUP_EVERY"] == "${BARPOINT_BACKUP_EVERY:-24}"


def test_babel_knows_each_language_in_the_image() -> None:
    (kept,) = re.findall(r"locale-data [^(]*\(root\\\|(.*?)\\\)", DOCKERFILE)
    assert set(kept.split(r"\|")) == set(Language)


@pytest.mark.parametrize("files", [("compose.yaml",), ("compose.yaml", "compose.postgres.yaml")], ids=KINDS)
def test_each_service_is_watched_started_again_and_given_time_to_stop(files: tuple[str, ...]) -> None:
    merged = compose(*files)
    for service in merged["services"].values():
        assert service["restart"] == "unless-stopped"
        assert service["stop_grace_period"] == "20s"
        assert service["healthcheck"]["test"][0] == "CMD"
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in merged["volumes"]
    bot = merged["services"]["bot"]
    assert bot["volumes"] == ["games:/srv/barpoint/var"]
    address = bot["environment"]["BARPOINT_DATABASE_URL"]
    assert address.startswith("postgresql+asyncpg://" if len(files) > 1 else "sqlite+aiosqlite:///var/")


def run(folder: Path, command: str, **environment: str) -> str:
    """What a command of the shell prints, in an environment without anything of ours."""
    done = subprocess.run(
        ["/bin/bash", "-euc", command],
        cwd=folder,
        env={"HOME": str(folder), "PATH": os.defpath} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{done.returncode}: {done.stdout}{done.stderr}"


def compressed(folder: Path) -> float:
    """The megabytes of a folder as a registry holds it."""
    with TemporaryFile() as file:
        with tarfile.open(fileobj=file, mode="w:gz", compresslevel=6) as archive:
            archive.add(folder)
        return file.tell() / MEGABYTE


@pytest.mark.proof
@pytest.mark.skipif(not shutil.which("strip"), reason="binutils, of which the build makes use, are missing")
@pytest.mark.parametrize("engine", MOST)
def test_the_steps_of_the_image_build_a_bot(tmp_path: Path, engine: str) -> None:
    """They are the Dockerfile's own, with a new virtual environment in place of the base image."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "base"], check=True)
    source, target = tmp_path / "source", tmp_path / "opt"
    source.mkdir()
    path = f"{tmp_path / 'base' / 'bin'}:{os.defpath}"
    for name, given in steps(0):
        if name == "COPY":
            *copied, to = given.split()
            (source / to).mkdir(parents=True, exist_ok=True)
            for each in copied:
                contents = f"{ROOT / each}/." if (ROOT / each).is_dir() else str(ROOT / each)
                assert run(source, f"cp -r {shlex.quote(contents)} {shlex.quote(to)}").startswith("0: ")
        elif name == "RUN":
            step = given.replace("/opt/barpoint", str(target))
            done = run(source, step, PATH=path, ENGINE=engine)
            assert done.startswith("0: "), done
    empty = tmp_path / "empty"
    empty.mkdir()
    said = run(empty, "barpoint run", PATH=f"{target / 'bin'}:{os.defpath}")
    assert said.startswith("2: There is no BARPOINT_TOKEN, and the playground is not installed")
    said = run(
        empty, f"echo '{XGID}' | barpoint advise --level champion", PATH=f"{target / 'bin'}:{os.defpath}"
    )
    assert said.startswith("0: " if engine == "yes" else "1: "), said
    size = sum(path.lstat().st_size for path in target.rglob("*")) / MEGABYTE
    held = compressed(target)
    print(f"engine {engine}: {size:.0f} MB beside the base image, {held:.0f} MB of it compressed")  # noqa: T201 - `-s` shows it
    assert size < MOST[engine]
    assert BASE_COMPRESSED + held < MOST[engine]
