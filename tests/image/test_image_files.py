"""The files of the container image, as far as they can be read without building it."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from bot.text.language import Language
from tests.image.compose import ROOT, CannotBeRead, composed, copy_of_the_example, of_compose

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
STEP = re.compile(r"^(FROM|ARG|WORKDIR|COPY|RUN|ENV|USER|CMD|ENTRYPOINT|HEALTHCHECK) ", re.MULTILINE)
COMPOSE = ("compose.yaml",)
COMPOSE_POSTGRES = ("compose.yaml", "compose.postgres.yaml")
PASSWORD = {"POSTGRES_PASSWORD": "of-nobody"}


def steps(stage: int) -> list[tuple[str, str]]:
    """The instructions of a stage, from 0, and what each is given."""
    joined = DOCKERFILE.replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if STEP.match(line)]
    starts = [number for number, line in enumerate(lines) if line.startswith("FROM ")] + [len(lines)]
    found = lines[starts[stage] : starts[stage + 1]]
    return [(name, given.strip()) for name, _, given in (line.partition(" ") for line in found)]


def test_what_is_copied_is_there_and_nothing_is_left_out_of_the_context() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    sources = [source for name, given in steps(0) if name == "COPY" for source in given.split()[:-1]]
    assert all((ROOT / source).exists() for source in sources)
    assert {source.partition("/")[0] for source in sources} == kept


def test_the_image_runs_as_nobody_in_particular_and_has_no_pip_of_its_own() -> None:
    last = dict(steps(1))
    assert last["USER"] == "barpoint"
    assert last["CMD"] == '["run"]'
    assert "--without-pip" in next(given for name, given in steps(0) if name == "RUN")


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


def run(folder: Path, command: str, **environment: str) -> str:
    """Return the output of a shell command, in an environment without anything of ours."""
    done = subprocess.run(
        ["/bin/bash", "-euc", command],
        cwd=folder,
        env={"HOME": str(folder), "PATH": os.defpath} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{done.returncode}: {done.stdout}{done.stderr}"


def test_babel_knows_each_language_in_the_image() -> None:
    (kept,) = re.findall(r"locale-data [^(]*\(root\\\|(.*?)\\\)", DOCKERFILE)
    assert set(kept.split(r"\|")) == set(Language)


def test_compose_has_values_for_what_a_copy_of_the_example_leaves_empty(tmp_path: Path) -> None:
    copy_of_the_example(tmp_path)
    settings = of_compose(tmp_path)
    assert settings["BARPOINT_HTTP_PORT"] == "9464"
    assert settings["BARPOINT_BACKUP_EVERY"] == "24"
    assert settings["BARPOINT_THEME"] == "felt"


def test_compose_takes_what_the_host_has_chosen(tmp_path: Path) -> None:
    copy_of_the_example(tmp_path, BARPOINT_HTTP_PORT="9000", BARPOINT_BACKUP_EVERY="6")
    settings = of_compose(tmp_path)
    assert settings["BARPOINT_HTTP_PORT"] == "9000"
    assert settings["BARPOINT_BACKUP_EVERY"] == "6"


@pytest.mark.parametrize("files", [COMPOSE, COMPOSE_POSTGRES], ids=["sqlite", "postgres"])
def test_each_service_is_watched_started_again_and_given_time_to_stop(
    tmp_path: Path, files: tuple[str, ...]
) -> None:
    copy_of_the_example(tmp_path, **PASSWORD)
    read = composed(tmp_path, *files)
    for service in read["services"].values():
        assert service["restart"] == "unless-stopped"
        assert service["stop_grace_period"] == "20s"
        assert service["healthcheck"]["test"][0] == "CMD"
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in read["volumes"]
    bot = read["services"]["bot"]
    assert bot["volumes"] == ["games:/srv/barpoint/var"]
    address = bot["environment"]["BARPOINT_DATABASE_URL"]
    assert address == (
        "postgresql+asyncpg://barpoint:of-nobody@database/barpoint"
        if files == COMPOSE_POSTGRES
        else "sqlite+aiosqlite:///var/barpoint.sqlite3"
    )


def test_compose_asks_for_the_password_of_postgresql(tmp_path: Path) -> None:
    copy_of_the_example(tmp_path)
    with pytest.raises(CannotBeRead, match="POSTGRES_PASSWORD is missing a value: write it into \\.env"):
        composed(tmp_path, *COMPOSE_POSTGRES)
