"""Whether the bot on this machine serves, by what its HTTP port says.

It is asked again and again, so it imports little: `python -m bot.shell.health` takes a tenth of the time of
`barpoint check-health`, which says the same.
"""

import os
import sys
from http import HTTPStatus
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

from bot.text.catalogue import phrase

PORT: Final = "BARPOINT_HTTP_PORT"
HOST: Final = "BARPOINT_HTTP_HOST"
EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 - as it may be set
THIS_MACHINE: Final = "127.0.0.1"
PATIENCE_SECONDS: Final = 5


def check_health(host: str, port: str) -> tuple[bool, str]:
    """Whether a bot serves, and what it says about that."""
    place = THIS_MACHINE if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    address = f"http://{place}:{port}/readyz"
    try:
        with urlopen(address, timeout=PATIENCE_SECONDS) as answer:
            return answer.status == HTTPStatus.OK, answer.read().decode()
    except HTTPError as error:
        return False, error.read().decode(errors="replace")
    except OSError:
        return False, phrase("start-health-silent", address=address)


def main() -> int:
    """Ask the bot of this environment; returns the exit code."""
    if not (port := os.environ.get(PORT, "")):
        print(phrase("start-health-no-port", variable=PORT), file=sys.stderr)  # noqa: T201 - also a program
        return 2
    is_well, said = check_health(os.environ.get(HOST, ""), port)
    print(said)  # noqa: T201
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
