"""Run every benchmark in a process of its own; end with their results, `name ratio mark` a line."""

import re
import subprocess
import sys
from pathlib import Path

RESULT = re.compile(r"[\w-]+ \d+(\.\d+)? \d+(\.\d+)?")


def main() -> int:
    """Print what each `bench_*.py` prints, then its result lines; fail where a benchmark fails."""
    results: list[str] = []
    failures = 0
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        command = [sys.executable, "-m", f"tests.benchmarks.{path.stem}"]
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        failures += run.returncode != 0
        for line in run.stdout.splitlines():
            if RESULT.fullmatch(line):
                results.append(line)
            else:
                print(line)
    print(*results, sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
