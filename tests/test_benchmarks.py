import subprocess
import sys

import pytest

from tests.benchmarks import measuring


def test_a_benchmark_that_does_not_exist_is_told_with_those_that_do() -> None:
    command = [sys.executable, "-m", "tests.benchmarks", "load", "lode"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("There is no benchmark lode. There are: analysis, bearoff,")


@pytest.mark.parametrize(
    ("arguments", "how"),
    [
        ("'--enable-shared' '--without-lto'", "neither PGO nor LTO"),
        ("'--enable-optimizations'", "PGO"),
        ("'--enable-optimizations' '--with-lto=full'", "PGO and LTO"),
        (None, "neither PGO nor LTO"),
    ],
)
def test_python_says_how_it_was_optimised(
    monkeypatch: pytest.MonkeyPatch, arguments: str | None, how: str
) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: {"CONFIG_ARGS": arguments}[name])
    assert measuring.python_build() == f"Python {sys.version}, configured with {how}"


def test_all_threads_are_kept_to_one_core() -> None:
    script = (
        "import os, threading; from tests.benchmarks.measuring import keep_to_cores;"
        "threading.Thread(target=threading.Event().wait, daemon=True).start(); keep_to_cores();"
        "print([len(os.sched_getaffinity(int(each))) for each in os.listdir('/proc/self/task')])"
    )
    if measuring.CORES:
        run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert run.stdout == "[1, 1]\n"
