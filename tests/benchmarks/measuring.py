"""Measuring alike on all machines: the processor's time, on the same cores.

The clock also counts the disk, which no two machines share, and whatever else a machine does. A second core
lets the bot compress two halves of a picture beside each other, in half of the time that a floor of one
thread takes; and where two cores are halves of one, each is slower while the other works. So a benchmark
keeps to one core, with all that it compares.
"""

import os
import sys
import sysconfig
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""Those that this process was given; none where the system cannot tell."""

OPTIMISATIONS = {"--enable-optimizations": "PGO", "--with-lto": "LTO", "--enable-bolt": "BOLT"}


def keep_to_cores(number: int = 1) -> None:
    """Keep this process, and whatever it starts from now on, to so many cores, if it has more."""
    for thread in Path("/proc/self/task").glob("*"):
        with suppress(ProcessLookupError):  # it has ended meanwhile
            os.sched_setaffinity(int(thread.name), CORES[-number:])


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """The processor's seconds for some work, in all threads, and what came of it."""
    begun = time.process_time()
    result = work()
    return time.process_time() - begun, result


def python_build() -> str:
    """Return the version of Python, and whether it was configured to be optimised.

    Debian optimises its own in a way of which that says nothing.
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    found = [name for option, name in OPTIMISATIONS.items() if option in arguments]
    return f"Python {sys.version}, configured with {' and '.join(found) or 'neither PGO nor LTO'}"
