"""Run every benchmark, or those that are named, each in a process of its own.

First comes which Python measures, then what the benchmarks print, and at the end their results, `name ratio
mark` a line. A result is a ratio of two times of one run on the same cores, or counts what no machine
changes: bytes, or how the strong player decides.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.measuring import python_build

RESULT = re.compile(r"[\w-]+ \d+(\.\d+)? \d+(\.\d+)?")
PREFIX = "bench_"
NAMES = sorted(path.stem.removeprefix(PREFIX) for path in Path(__file__).parent.glob(f"{PREFIX}*.py"))


def main(names: list[str]) -> int:
    """Print what benchmarks print, then their result lines; fail where a benchmark fails."""
    if unknown := [name for name in names if name not in NAMES]:
        print(f"There is no benchmark {', '.join(unknown)}. There are: {', '.join(NAMES)}.", file=sys.stderr)
        return 2
    print(python_build(), flush=True)
    results: list[str] = []
    failures = 0
    for name in names or NAMES:
        began = time.monotonic()
        command = [sys.executable, "-m", f"tests.benchmarks.{PREFIX}{name}"]
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        failures += run.returncode != 0
        print(f"{name}, in {time.monotonic() - began:.0f} seconds:")
        for line in run.stdout.splitlines():
            if RESULT.fullmatch(line):
                results.append(line)
            else:
                print(f"  {line}")
        sys.stdout.flush()
    print(*results, sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
