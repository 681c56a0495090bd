"""A subcommand, and how all of them speak to whoever typed it."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

EXIT_FAILED: Final = 1
EXIT_MISUSED: Final = 2  # as argparse has it


@dataclass(frozen=True, slots=True)
class Command:
    """One subcommand.

    Args:
        name: What is typed.
        help: Says what it does.
        run: Carries it out with what was typed, and returns the exit code.
        describe: Adds its arguments to its parser.
    """

    name: str
    help: Callable[[], str]
    run: Callable[[Namespace], int]
    describe: Callable[[ArgumentParser], object] = lambda _parser: None


def say(line: str) -> None:
    """Print at once, in whatever encoding the terminal has."""
    encoding = sys.stdout.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)


def fail(error: object, code: int = EXIT_FAILED) -> int:
    """Print on standard error what went wrong; returns the exit code."""
    print(error, file=sys.stderr)
    return code


def unread() -> int:
    """The exit code if the reader closed the pipe, as `head` does; stops Python's complaint about it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_FAILED
