"""A process in the place of the evaluator's that does as its argument says, and speaks as that one does."""

import os
import sys
import time
from pathlib import Path

from bot.analysis.requests import HEADER_BYTES, Answered, Asked, Missing, Ready, Working, packed, unpacked

FLOOD = 1 << 20
"""More than a pipe and a reader hold."""


def say(*messages: Ready | Missing | Working | Answered) -> None:
    for message in messages:
        sys.stdout.buffer.write(packed(message))
    sys.stdout.buffer.flush()


def hear() -> Asked:
    header = sys.stdin.buffer.read(HEADER_BYTES)
    if not header:
        sys.exit()
    message = unpacked(sys.stdin.buffer.read(int.from_bytes(header, "big")))
    return message if isinstance(message, Asked) else hear()


def main(how: str, note: str) -> None:
    if how == "missing":
        say(Missing("bgsage"))
        return
    if how == "never starts":
        sys.exit(1)
    say(Ready())
    while True:
        asked = hear()
        say(Working(asked.number, 0, 0))
        is_first = not Path(note).exists()
        Path(note).touch()
        if how == "floods":
            say(Answered(asked.number, " " * FLOOD), Answered(asked.number, " " * FLOOD))
        if how == "dies" or (how == "dies once" and is_first):
            sys.exit(1)
        if how == "hangs" or (how == "hangs once" and is_first):
            time.sleep(60)
        say(Answered(asked.number, " ".join(sorted(os.environ)) if how == "tells" else "8/5 6/5"))


if __name__ == "__main__":
    main(*sys.argv[1:])
